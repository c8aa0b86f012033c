/**
 * Who is signed in, kept in the browser's storage under the names that the specification gives, so that all tabs share
 * it. Knows no HTTP. A free token (a guest's, by link) takes precedence over the normal one.
 */
export interface UserInfo {
  token: string
  ckey?: string
  employeeId: string | number
  companyId: string | number
  name?: string
}

const TOKEN = 'token'
const FREE_TOKEN = 'freeToken'
const USER = 'userInfo'
const MEMBER = 'memberInfo'

export function readToken(): string | undefined {
  return localStorage.getItem(FREE_TOKEN) ?? localStorage.getItem(TOKEN) ?? undefined
}

export function readUser(): UserInfo | undefined {
  try {
    return (JSON.parse(localStorage.getItem(USER) ?? 'null') as UserInfo | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepSession(user: UserInfo): void {
  localStorage.setItem(TOKEN, user.token)
  localStorage.setItem(USER, JSON.stringify(user))
  localStorage.setItem(MEMBER, JSON.stringify({ companyId: user.companyId, memberId: user.employeeId, originalCompanyId: user.companyId }))
}

/** Forgets token and user. Personal settings of screens stay: they are the person's, not the session's. */
export function forgetSession(): void {
  for (const name of [TOKEN, FREE_TOKEN, USER, MEMBER]) localStorage.removeItem(name)
}
