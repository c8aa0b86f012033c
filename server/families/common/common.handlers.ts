/** The handlers of the calls that every page shares. */
import type { Handler } from '../handler'
import { operationAuthority } from '../access/access.handlers'
import { favoritesAdd, favoritesDelete, favoritesGet } from './favorites.handlers'

export const commonHandlers = { favoritesAdd, favoritesGet, favoritesDelete, operationAuthority } satisfies Record<string, Handler>
