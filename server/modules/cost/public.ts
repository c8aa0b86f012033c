/** What others may do with cost: say what goods cost that their documents brought in, take it back, read what goods came to, and divide it. */
export { costOf, keepSent, price, unprice, type LineCost, type Priced } from './prices'
export type { Cause, CostBasis, CostKind } from './lines'
export { split } from './split'
