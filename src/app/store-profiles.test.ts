/** Specification, sections 3, 8 and 9: store profiles are cached per company and employee, on the same day and within one hour. */
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../lib/call-error'
import { GOOD_FOR_MS, storeProfiles, type ProfileSource } from './store-profiles'

const NOON = new Date(2025, 2, 1, 12).getTime()

function start(more: Partial<ProfileSource> = {}) {
  const kept = new Map<string, string>()
  const ask = vi.fn(async () => ({ '7': { profile_id: '7', shop: '甲店', site: 'us', currency: 'USD' } }))
  const at = { now: NOON, user: { companyId: 1, employeeId: 2 } }
  const source: ProfileSource = {
    ask, user: () => at.user, now: () => at.now, storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    ...more,
  }
  return { ask, at, kept, list: () => storeProfiles(source) }
}

describe('store profiles', () => {
  it('are fetched once within an hour of the same day', async () => {
    const { list, ask, at } = start()
    expect(await list()).toEqual([{ profile_id: '7', shop: '甲店', site: 'us', currency: 'USD', isSelected: false, isMultipleSelected: false }])
    at.now = NOON + GOOD_FOR_MS
    await list()
    expect(ask).toHaveBeenCalledTimes(1)
    at.now += 1
    await list()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('are fetched anew after midnight, by another employee, in another company, and where what was kept is nonsense', async () => {
    const { list, ask, at, kept } = start()
    at.now = new Date(2025, 2, 1, 23, 50).getTime()
    await list()
    at.now = new Date(2025, 2, 2, 0, 10).getTime()
    await list()
    expect(ask).toHaveBeenCalledTimes(2)
    at.user = { companyId: 1, employeeId: 3 }
    await list()
    at.user = { companyId: 9, employeeId: 3 }
    await list()
    expect(ask).toHaveBeenCalledTimes(4)
    for (const key of kept.keys()) kept.set(key, '{nonsense')
    await list()
    expect(ask).toHaveBeenCalledTimes(5)
  })

  it('fail in the server\'s words, or with 获取店铺数据失败 (section 8)', async () => {
    await expect(start({ ask: () => Promise.reject(new CallError('refused', '没有授权的店铺')) }).list()).rejects.toThrow('没有授权的店铺')
    await expect(start({ ask: () => Promise.reject(new CallError('server', '500')) }).list()).rejects.toThrow('获取店铺数据失败')
  })
})
