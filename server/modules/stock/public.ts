/** What others may do with stock: move it by their documents, and hold it for one. */
export { hold } from './holds'
export { post } from './ledger'
export type { Document, Movement, Place } from './places'
