/**
 * Who is signed in, and what is kept for them only while they are: in the browser's storage under the names that the
 * specification gives, so that all tabs share it. Knows no HTTP. A free token (a sign-in by link, for one window alone)
 * takes precedence over the normal one.
 */
import { WHITELIST } from '../generated/whitelist'
import { readStored } from './stored'

/** Who signed in, as sign-in answers it; `ckey` hands the sign-in over to another address of the product, once. */
export interface UserInfo {
  token: string
  ckey?: string
  employeeId: string | number
  companyId: string | number
  name?: string
  /** The password was set by an administrator: nothing else is answered before it is changed. */
  mustChangePassword?: boolean
}

/** What sign-in learns of the company; amzOrderCount: orders that may still be worked on. */
export interface CompanyBaseInfo {
  companyId: number
  company_name: string
  currency?: string
  zone?: string
  amzOrderCount: number
}

const TOKEN = 'token'
const FREE_TOKEN = 'freeToken'
const USER = 'userInfo'
const MEMBER = 'memberInfo'
const COMPANY = 'companyBaseInfo'
const MENUS = 'menus'
const PERMISSIONS = 'permissions'

/** Names under which other parts of the app keep what ends with the session (specification, section 4: sign-out). */
export const BREADCRUMBS = 'breadcrumbs'
const PROFILE_IDS = 'profileIds'
/** Where store-profiles.ts keeps the stores of advertising pages. */
export const PROFILE_LIST = 'profileList'
const PRELOADED_ORDER_PAGE = 'preloadedOrderPage'
/** Anything else that ends with the session is kept under a name that begins so. */
const SESSION_PREFIX = 'session:'

/** undefined: nobody is signed in. */
export function readToken(): string | undefined {
  return sessionStorage.getItem(FREE_TOKEN) ?? localStorage.getItem(TOKEN) ?? undefined
}

/** The user of the token that counts: a window opened by link has its own. */
export function readUser(): UserInfo | undefined {
  return readStored(sessionStorage.getItem(FREE_TOKEN) === null ? localStorage : sessionStorage, USER)
}

function keepUser(storage: Storage, user: UserInfo): void {
  storage.setItem(USER, JSON.stringify(user))
  storage.setItem(MEMBER, JSON.stringify({ companyId: user.companyId, memberId: user.employeeId, originalCompanyId: user.companyId }))
}

/** The sign-in of all windows of this browser; a window's own sign-in by link ends with it. */
export function keepSession(user: UserInfo): void {
  sessionStorage.removeItem(FREE_TOKEN)
  localStorage.setItem(TOKEN, user.token)
  keepUser(localStorage, user)
}

/** The token of a side that is not the app's own; it ends with the session. */
export function readSideToken(client: string): string | undefined {
  return localStorage.getItem(`${SESSION_PREFIX}token:${client}`) ?? undefined
}

/** undefined takes it away. */
export function keepSideToken(client: string, token: string | undefined): void {
  const name = `${SESSION_PREFIX}token:${client}`
  if (token === undefined) localStorage.removeItem(name)
  else localStorage.setItem(name, token)
}

/** Who another side said it is, at sign-in. */
export function keepWho(who: unknown): void {
  localStorage.setItem(`${SESSION_PREFIX}who`, JSON.stringify(who))
}

/** undefined where no other side has said it; its shape is that side's. */
export function readWho<T>(): T | undefined {
  return readStored<T>(localStorage, `${SESSION_PREFIX}who`)
}

/** A sign-in by link, for this window alone; who it is is told by `keepFreeUser` once it is known. */
export function keepFreeToken(token: string): void {
  sessionStorage.setItem(FREE_TOKEN, token)
}

/** For this window alone, as `readUser` tells it from now on. */
export function keepFreeUser(user: UserInfo): void {
  keepUser(sessionStorage, user)
}

/** For all windows of this browser, until sign-out. */
export function keepCompany(company: CompanyBaseInfo): void {
  localStorage.setItem(COMPANY, JSON.stringify(company))
}

/** undefined before sign-in has learnt it. */
export function readCompany(): CompanyBaseInfo | undefined {
  return readStored(localStorage, COMPANY)
}

/** Menus that sign-in has just asked for serve the first drawing; later ones ask anew. */
const FRESH_MS = 15_000

/** `routes`: those of the permitted menu items; the whitelist is added. */
export function keepMenus(menus: unknown, routes: readonly string[], at: number = Date.now()): void {
  // An answer that comes after sign-out is nobody's.
  if (readToken() === undefined) return
  localStorage.setItem(MENUS, JSON.stringify({ at, menus, of: readUser()?.employeeId }))
  localStorage.setItem(PERMISSIONS, JSON.stringify([...new Set([...WHITELIST, ...routes])]))
}

/** The menus that this person's sign-in asked for a moment ago. */
export function freshMenus<T>(at: number = Date.now()): T | undefined {
  const kept = readStored<{ at: number; menus: T; of: unknown }>(localStorage, MENUS)
  return kept && kept.of === readUser()?.employeeId && at - kept.at < FRESH_MS ? kept.menus : undefined
}

/** Routes that the person may open, as far as the menu tells; the whitelist for whoever is not signed in. */
export function readPermissions(): readonly string[] {
  return readStored<string[]>(localStorage, PERMISSIONS) ?? WHITELIST
}

/** Token and user alone: what an expired session loses (specification, section 8). */
export function forgetUser(): void {
  for (const name of [FREE_TOKEN, USER, MEMBER]) sessionStorage.removeItem(name)
  for (const name of [TOKEN, USER, MEMBER]) localStorage.removeItem(name)
}

/**
 * All that sign-out clears (specification, section 4): menus, permissions (back to the whitelist), breadcrumbs, employee
 * info, token, user info, profile ids and lists, the marker of a preloaded order page. Settings of screens stay: they are
 * the person's, not the session's.
 */
export function forgetSession(): void {
  forgetUser()
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of [COMPANY, MENUS, BREADCRUMBS, PROFILE_IDS, PROFILE_LIST, PRELOADED_ORDER_PAGE]) storage.removeItem(name)
    for (const name of Object.keys(storage)) if (name.startsWith(SESSION_PREFIX)) storage.removeItem(name)
  }
  localStorage.setItem(PERMISSIONS, JSON.stringify(WHITELIST))
}

/** Tells when another window of this browser signed out or in: `token` is what counts now. Answers how to stop listening. */
export function watchSession(onChange: (token: string | undefined) => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.storageArea === localStorage && event.key === TOKEN && sessionStorage.getItem(FREE_TOKEN) === null) onChange(event.newValue ?? undefined)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
