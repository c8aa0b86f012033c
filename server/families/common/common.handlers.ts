/** The handlers of the calls that every page shares. */
import type { Handler } from '../handler'
import { favoritesAdd, favoritesDelete, favoritesGet } from './favorites.handlers'

export const commonHandlers = { favoritesAdd, favoritesGet, favoritesDelete } satisfies Record<string, Handler>
