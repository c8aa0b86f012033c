/**
 * Specification, sections 3, 4, 5, 8 and 9:
 * filter templates are cached by type, share one request, reload after a change, and fail in the words that are written there.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../lib/call-error'
import { CONFIG_TYPES } from '../../contract/ad-filter-types'
import { createUserFilters, type FilterCall, type UserFilter } from './user-filters'

const filter = (id: string, type: number, active: 0 | 1 = 0): UserFilter => ({ id, active, config_type: type, name: id, conditions: {} })
const start = (
  answer: (
    name: string, values: Record<string, unknown>,
  ) => unknown = (name, values) => (name === 'userFilterList' ? [filter('a', Number(values['config_type']), 1)] : {}),
) => {
  const call = vi.fn(async (name: string, values: Record<string, unknown>) => answer(name, values))
  return { call, store: createUserFilters(call as unknown as FilterCall) }
}
const lists = (call: ReturnType<typeof start>['call']) =>
  call.mock.calls.filter(([name]) => name === 'userFilterList').map(([, values]) => values['config_type'])
afterEach(() => vi.restoreAllMocks())

describe('filter templates', () => {
  it('are of thirteen types and the default 300 (sections 3 and 9)', async () => {
    expect(CONFIG_TYPES).toEqual([300, 401, 403, 404, 405, 406, 202, 203, 204, 205, 206, 301, 302, 303])
    const { store, call } = start()
    await store.list()
    expect(lists(call)).toEqual([300])
  })

  it('are cached for each type; requests that come together share one', async () => {
    const { store, call } = start()
    const [one, other] = await Promise.all([store.list(401), store.list(401), store.list(301)])
    expect(one).toBe(other)
    await store.list(401)
    expect(lists(call)).toEqual([401, 301])
    expect((await store.active(401))?.id).toBe('a')
  })

  it('are dropped and loaded anew after a change, of that type alone; who names no type means the current one (section 5)', async () => {
    const { store, call } = start()
    await store.list(401)
    await store.list(301)
    store.choose(401)
    await store.add({ name: '高花费', conditions: [] })
    await store.edit('a', { active: 1 })
    await store.remove('a', 301)
    expect(lists(call)).toEqual([401, 301, 401, 401, 301])
    expect(call.mock.calls.filter(([name]) => name !== 'userFilterList').map(([name, values]) => [name, values['config_type']])).toEqual([
      ['userFilterAdd', 401], ['userFilterEdit', 401], ['userFilterRemove', 301],
    ])
  })

  it('that cannot be listed are none, and are asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let fails = true
    const { store } = start(() => {
      if (fails) throw new CallError('server', '坏了')
      return [filter('b', 300)]
    })
    expect(await store.list()).toEqual([])
    fails = false
    expect(await store.list()).toHaveLength(1)
  })

  it('fail to be changed in the words of section 8', async () => {
    const refused = start(() => { throw new CallError('refused', '服务的话') }).store
    await expect(refused.add({ name: 'x', conditions: [] })).rejects.toThrow('添加用户过滤器失败')
    await expect(refused.edit('1', {})).rejects.toThrow('编辑用户过滤器失败')
    await expect(refused.remove('1')).rejects.toThrow('删除用户过滤器失败')
    const offline = start(() => { throw new CallError('network', '断网') }).store
    await expect(offline.add({ name: 'x', conditions: [] })).rejects.toThrow('添加用户过滤器时发生网络错误')
    await expect(offline.edit('1', {})).rejects.toThrow('编辑用户过滤器时发生网络错误')
    await expect(offline.remove('1')).rejects.toThrow('删除用户过滤器时发生网络错误')
  })
})
