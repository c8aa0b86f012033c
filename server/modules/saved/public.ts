/** What other modules may use of what people save. */
export { listUserFilters, userFilterHandlers } from './user-filters.handlers'
export { addSet, editSet, removeSet, savedSets } from './saved-sets'
