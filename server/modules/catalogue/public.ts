/** What others may ask of the catalogue: what goods are made of. */
export { bundleParts, partsOn, SENT_AS, type Part } from './explode'
