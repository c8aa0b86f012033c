/** The handlers of the calls that every page shares. */
import { operationAuthority, templateAuthority } from './authority.handlers'
import { quickSearchHandlers } from './quick-search.handlers'
import { favoritesAdd, favoritesDelete, favoritesGet } from './favorites.handlers'

export const commonHandlers = {
  ...quickSearchHandlers, favoritesAdd, favoritesGet, favoritesDelete, operationAuthority, templateAuthority,
}
