/** What others may ask of the catalogue: what goods are made of. */
export { partsOn, type Part } from './explode'
