/**
 * The stores that advertising pages choose among (specification, sections 3, 8 and 9): a list cached in the browser for each
 * company and employee, good on the day it was made and for one hour. Sign-out clears it with the session. Draws nothing.
 */
import { PROFILE_LIST } from '../data/session-store'
import { readStored } from '../data/stored'
import { CallError } from '../lib/call-error'

interface StoreProfile {
  profile_id: string
  shop: string
  site: string
  currency: string
  isSelected: boolean
  isMultipleSelected: boolean
}

interface Kept {
  companyId: string
  employeeId: string
  /** Milliseconds. */
  createdAt: number
  list: StoreProfile[]
}

/** One hour; besides, what was kept ends with the day. */
export const GOOD_FOR_MS = 3_600_000

/** What the list is made from, so that it can be tried without a browser; `now` gives milliseconds, `ask` profiles by any key. */
export interface ProfileSource {
  ask: () => Promise<Record<string, Pick<StoreProfile, 'profile_id' | 'shop' | 'site' | 'currency'>>>
  user: () => { companyId: string | number; employeeId: string | number } | undefined
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

/** Is what was kept still good: the same person's, of this very day, not older than an hour? */
function isGood(kept: Kept | undefined, user: { companyId: string; employeeId: string }, now: number): boolean {
  if (!kept || kept.companyId !== user.companyId || kept.employeeId !== user.employeeId) return false
  const age = now - kept.createdAt
  return age >= 0 && age <= GOOD_FOR_MS && new Date(kept.createdAt).toDateString() === new Date(now).toDateString()
}

function readKept(storage: Pick<Storage, 'getItem'>): Kept | undefined {
  const kept = readStored<Kept>(storage, PROFILE_LIST)
  return Array.isArray(kept?.list) ? kept : undefined
}

/** @throws Error with the server's words, or 获取店铺数据失败 */
export async function storeProfiles({ ask, user, storage, now }: ProfileSource): Promise<StoreProfile[]> {
  const { companyId = '', employeeId = '' } = user() ?? {}
  const owner = { companyId: String(companyId), employeeId: String(employeeId) }
  const kept = readKept(storage)
  if (kept && isGood(kept, owner, now())) return kept.list
  let found: Awaited<ReturnType<ProfileSource['ask']>>
  try {
    found = await ask()
  } catch (error) {
    if (error instanceof CallError && error.failure === 'expired') throw error
    const words = error instanceof CallError && error.failure === 'refused' && error.message !== '操作失败' ? error.message : '获取店铺数据失败'
    throw new Error(words, { cause: error })
  }
  const chosen = new Map(kept?.companyId === owner.companyId && kept.employeeId === owner.employeeId ? kept.list.map((each) => [each.profile_id, each]) : [])
  const list = Object.values(found).map((each): StoreProfile => ({
    ...each, isSelected: chosen.get(each.profile_id)?.isSelected ?? false, isMultipleSelected: chosen.get(each.profile_id)?.isMultipleSelected ?? false,
  }))
  try {
    storage.setItem(PROFILE_LIST, JSON.stringify({ ...owner, createdAt: now(), list } satisfies Kept))
  } catch (error) {
    console.warn('store profiles could not be kept:', error)
  }
  return list
}
