/** What others may do with cost: say what goods cost that their documents brought in, or what these were made of, take it back, and divide an amount. */
export { notOver } from './closing'
export { keepSent, price, unprice, type Priced } from './prices'
export { descend, undescend, type Descent } from './descent'
export { ITEMS as COST_ITEMS } from './items'
export type { Cause, CostBasis, CostKind } from './lines'
export { split } from './split'
