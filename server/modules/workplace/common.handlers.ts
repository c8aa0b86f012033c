/** The handlers of the calls that every page shares. */
import { operationAuthority, templateAuthority } from './authority.handlers'
import { quickSearchHandlers } from './quick-search.handlers'
import { favoritesAdd, favoritesDelete, favoritesGet } from './favorites.handlers'
import { getShopTips } from './shop-tips.handlers'
import { salesPersonImport } from './tasks/people-sheets.handlers'

/** What this file answers of the family `common`, by call; the module plugs it in. */
export const commonHandlers = {
  ...quickSearchHandlers, favoritesAdd, favoritesGet, favoritesDelete, operationAuthority, templateAuthority,
  salesPersonImport, getShopTips,
}
