/** Paths that lead somewhere in this app, told from those that do not. */
import { BASE_PATH, HOME, LOGIN } from './config'

/** Only a path of this app: an address from outside must not lead elsewhere. Undefined for the door itself. */
export function safePath(from: string | null): string | undefined {
  const doors = [LOGIN, '/landing', '/register', '/passwordReset']
  return from && /^\/[^/\\]/.test(from) && !doors.some((door) => from.split(/[?#]/, 1)[0] === door) ? from : undefined
}

/** The ERP page as a path of this app; undefined where it is another system's. */
export function ownPath(page: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(page, location.href)
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${BASE_PATH}/`)) return undefined
  return (pathname.slice(BASE_PATH.length) || HOME) + search + hash
}
