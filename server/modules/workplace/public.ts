/** What other modules answer in the workplace's words. */
export { getErpPage } from './account.handlers'
