/** What others may ask of the catalogue: what goods are made of. */
export { bundleParts, partsOn, type Part } from './explode'
