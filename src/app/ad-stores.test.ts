// @vitest-environment happy-dom
/**
 * Advertising pages offer the stores that the browser keeps (specification, sections 3, 8 and 9);
 * whatever is more than the plain list is asked of the server.
 */
import { beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../lib/call-error'
import { adStores, isPlain } from './ad-stores'

const user = (): { companyId: number; employeeId: number } => ({ companyId: 1, employeeId: 2 })
const profiles = (count: number): Record<string, { profile_id: string; shop: string; site: string; currency: string }> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at), { profile_id: String(at), shop: `店${at}`, site: 'us', currency: 'USD' }]))
beforeEach(() => localStorage.clear())

it('stores are asked for once, and offered by name', async () => {
  const ask = vi.fn(async () => profiles(2))
  const offered = { list: [{ value: '0', label: '店0' }, { value: '1', label: '店1' }], total: 2 }
  expect(await adStores({ ask, user })).toEqual(offered)
  expect(await adStores({ ask, user })).toEqual(offered)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('more than a select shows at once are left to the server; a failure is told in its words', async () => {
  expect(await adStores({ ask: async () => profiles(51), user })).toBeUndefined()
  localStorage.clear()
  await expect(adStores({ ask: () => Promise.reject(new CallError('server', '500')), user })).rejects.toThrow('获取店铺数据失败')
})

it('only the plain list of stores is the kept one', () => {
  expect([isPlain({ entity: 'shop' }), isPlain({ entity: 'shop', page: 1, pageSize: 50 })]).toEqual([true, true])
  expect([
    { entity: 'product' }, { entity: 'shop', page: 2 }, { entity: 'shop', keyword: 'a' }, { entity: 'shop', values: ['1'] },
    { entity: 'shop', names: ['甲'] }, { entity: 'shop', by: 'site' },
  ].map(isPlain)).toEqual([false, false, false, false, false, false])
})
