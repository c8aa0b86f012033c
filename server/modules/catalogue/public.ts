/** What others may ask of the catalogue: what goods are made of, and what listings are sent as. */
export { bundleParts, partsOn, SENT_AS, type BundlePart, type Part } from './explode'
export { refreshPaired } from './pairings'
