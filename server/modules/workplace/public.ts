/** What other modules answer in the workplace's words. */
export { getErpPage } from './account.handlers'
export { columnSets, defaultColumnSet, saveColumnSet } from './column-sets'
export { setFeeMapping } from './reports/fee-mappings.handlers'
