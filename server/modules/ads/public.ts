/** Amazon's bulk sheet of a shop's open changes, for whoever hands it out. */
export { bookOf, collectSheet } from './bulk-sheet/collect'
/** What Amazon takes as a keyword, and how amounts are told, for whoever asks for new rows. */
export { asinExpression, isAsin, keywordText, wrongKeyword } from './from-terms/keyword-rules'
export { moneyWords } from './from-terms/money-words'
