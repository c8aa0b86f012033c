/**
 * Filter templates of advertising lists (specification, sections 4, 5 and 8): cached for each configuration type; requests
 * for one type that come together share one; adding, editing or removing drops that type's cache and loads it anew. Who
 * names no type means the current one, 300 until another is chosen. Draws nothing.
 */
import { CallError } from '../lib/call-error'
import { DEFAULT_CONFIG_TYPE } from '../../contract/ad-filter-types'

/** A template as the server has it; `conditions` are as the pages that wrote them say. */
export interface UserFilter {
  id: string
  /** 1: the one that is in use. */
  active: 0 | 1
  config_type: number
  name: string
  conditions: unknown
}

/** Makes the call of that name; @throws CallError, or whatever the network brings. */
export type FilterCall = <T>(name: 'userFilterList' | 'userFilterAdd' | 'userFilterEdit' | 'userFilterRemove', values: Record<string, unknown>) => Promise<T>

/** `add`, `edit` and `remove` give the type's list as it is after; `type` left out: the current one. */
export interface UserFilterStore {
  /** The type that is meant where none is named. */
  current: () => number
  choose: (type: number) => void
  /** Empty where they cannot be had. */
  list: (type?: number) => Promise<UserFilter[]>
  /** The active one of a type, if any is. */
  active: (type?: number) => Promise<UserFilter | undefined>
  /** @throws Error 添加用户过滤器失败, 添加用户过滤器时发生网络错误 */
  add: (filter: { name: string; conditions: unknown; active?: 0 | 1 }, type?: number) => Promise<UserFilter[]>
  /** @throws Error 编辑用户过滤器失败, 编辑用户过滤器时发生网络错误 */
  edit: (id: string, change: Partial<Pick<UserFilter, 'name' | 'conditions' | 'active'>>, type?: number) => Promise<UserFilter[]>
  /** @throws Error 删除用户过滤器失败, 删除用户过滤器时发生网络错误 */
  remove: (id: string, type?: number) => Promise<UserFilter[]>
}

/** A list that cannot be had is empty and warned of in the console, so that pages go on without templates. */
export function createUserFilters(call: FilterCall): UserFilterStore {
  let current = DEFAULT_CONFIG_TYPE
  const cache = new Map<number, UserFilter[]>()
  const pending = new Map<number, Promise<UserFilter[]>>()

  const load = (type: number): Promise<UserFilter[]> => {
    const known = cache.get(type)
    if (known) return Promise.resolve(known)
    const waiting = pending.get(type)
    if (waiting) return waiting
    const asked = call<UserFilter[]>('userFilterList', { config_type: type }).then(
      (list) => {
        // What was dropped meanwhile is out of date already.
        if (pending.get(type) === asked) cache.set(type, list)
        return list
      },
      (error: unknown) => {
        console.warn('filter templates could not be had:', error)
        return []
      },
    ).finally(() => {
      if (pending.get(type) === asked) pending.delete(type)
    })
    pending.set(type, asked)
    return asked
  }
  const change = async (verb: '添加' | '编辑' | '删除', type: number, work: Promise<unknown>): Promise<UserFilter[]> => {
    try {
      await work
    } catch (error) {
      if (error instanceof CallError && error.failure === 'expired') throw error
      const isNetwork = error instanceof CallError && (error.failure === 'network' || error.failure === 'timeout')
      throw new Error(isNetwork ? `${verb}用户过滤器时发生网络错误` : `${verb}用户过滤器失败`, { cause: error })
    }
    cache.delete(type)
    pending.delete(type)
    return load(type)
  }
  return {
    current: () => current,
    choose: (type) => {
      current = type
    },
    list: (type = current) => load(type),
    active: async (type = current) => (await load(type)).find((each) => each.active === 1),
    add: (filter, type = current) => change('添加', type, call('userFilterAdd', { ...filter, config_type: type })),
    edit: (id, values, type = current) => change('编辑', type, call('userFilterEdit', { ...values, id, config_type: type })),
    remove: (id, type = current) => change('删除', type, call('userFilterRemove', { id, config_type: type })),
  }
}
