/** What other modules may ask about goods. */
export { UNRECOGNISED } from './goods-codes'
