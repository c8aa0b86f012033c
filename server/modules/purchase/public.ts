/** What others may ask of purchasing: what is bought and has not come. */
export { BOUGHT } from './bought'
export { touchedBy } from './touched'
