/** Amazon's bulk sheet of a shop's open changes, for whoever hands it out. */
export { bookOf, collectSheet } from './bulk-sheet/collect'
