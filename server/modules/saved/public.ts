/** What other modules may use of what people save. */
export { listUserFilters, userFilterHandlers } from './user-filters.handlers'
