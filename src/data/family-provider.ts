/**
 * refine's DataProvider of one family, over its wire and a transport. The generated providers hand it the family's facts;
 * it translates and sends, and knows no family by name. No HTTP here: that is the transport's.
 */
import type { BaseKey, BaseRecord, CrudFilter, CrudSort, DataProvider, MetaQuery, Pagination } from '@refinedev/core'
import { CallError } from '../lib/call-error'
import { allOf, type Condition } from '../../contract/filter'
import type { CallMeta, CallOptions, FamilyMeta, Resource, Transport } from '../../contract/transport'
import { CODES, type ListAnswer, type ListRequest, type Row } from '../../contract/wire'
import { conditionOf, sortOf } from './crud-filters'
import { createCursorWalk } from './cursor-walk'
import { isRecord } from './paths'
import { answerOf, bodyOf, renamedRequest } from './rename'
import { decodeListAnswer, encodeListRequest, rowTyper } from './wire'

/** What the engine may ask of a list beyond refine's own words; handed over in `meta`. */
interface ListMeta extends Partial<Omit<ListRequest, 'page' | 'pageSize' | 'sort'>>, Pick<CallOptions, 'signal' | 'ahead'> {}

const DEFAULT_PAGE_SIZE = 50

/**
 * Asks a list or report in its family's dialect.
 * @throws CallError: `malformed` where the wire cannot say the question, else as the transport rejects.
 */
export async function askList<R = Row>(
  transport: Transport,
  family: Pick<FamilyMeta, 'wire'>,
  call: CallMeta,
  resource: Pick<Resource, 'decimals' | 'integers' | 'texts' | 'rename'>,
  request: ListRequest,
  options?: CallOptions,
): Promise<ListAnswer<R>> {
  const data = await transport.call<unknown>(call, encodeListRequest(family.wire, renamedRequest(resource.rename, request)), options)
  return decodeListAnswer(family.wire, data, request, resource) as ListAnswer<R>
}

/** Asks or writes one row in its family's dialect. @throws CallError as the transport rejects */
export async function callRow<T = Row>(
  transport: Transport,
  family: Pick<FamilyMeta, 'wire' | 'resources'>,
  call: CallMeta,
  body: object,
  options?: CallOptions,
): Promise<T> {
  const answer = answerOf(family.wire, call, await transport.call<unknown>(call, bodyOf(family.wire, call, body as Row), options))
  const resource = Object.values(family.resources).find((one) => ROW_CALLS.some((does) => one[does]?.call === call.call))
  return (resource && isRecord(answer) ? rowTyper(resource)(answer) : answer) as T
}

const ROW_CALLS = ['get', 'add', 'edit', 'remove'] as const

/** A row's key as refine holds it: the value itself, or the values as one JSON list where several fields make the key. */
export function idOf(key: readonly string[], row: Row): BaseKey {
  const [only = 'id'] = key
  return key.length > 1 ? JSON.stringify(key.map((field) => row[field])) : (row[only] as BaseKey)
}

/** The key fields that an id stands for. */
export function keyOf(key: readonly string[], id: BaseKey): Row {
  const [only = 'id'] = key
  if (key.length < 2) return { [only]: typeof id === 'number' ? String(id) : id }
  const values = JSON.parse(String(id)) as unknown[]
  return Object.fromEntries(key.map((field, at) => [field, values[at]]))
}

/**
 * The provider. A resource is named "call" or "family.call" by its list (or report) call. `getList` answers besides data and
 * total what the wire gives: `summary`, `about`, `page`, `pageSize`.
 */
export function createFamilyProvider(family: FamilyMeta, transport: Transport): DataProvider {
  const resourceOf = (name: string): Resource => {
    const resource = family.resources[name.startsWith(`${family.family}.`) ? name.slice(family.family.length + 1) : name]
    if (!resource) throw new CallError('malformed', `接口族 ${family.family} 没有列表 ${name}`)
    return resource
  }
  const callOf = (name: string, does: 'list' | 'add' | 'edit' | 'remove'): CallMeta => {
    const call = resourceOf(name)[does]
    if (!call) throw new CallError('malformed', `接口族 ${family.family} 的 ${name} 不支持${{ list: '列表', add: '新增', edit: '编辑', remove: '删除' }[does]}`)
    return call
  }
  const walk = family.wire.paging.style === 'cursor'
    ? createCursorWalk()
    : (_name: string, request: ListRequest, ask: (one: ListRequest) => Promise<ListAnswer>) => ask(request)
  const listOf = async (name: string, request: ListRequest, options: Pick<CallOptions, 'signal' | 'ahead'>): Promise<ListAnswer> =>
    walk(name, request, (one) => askList(transport, family, callOf(name, 'list'), resourceOf(name), one, options))
  const write = async (name: string, does: 'add' | 'edit' | 'remove', body: Row): Promise<Row> => {
    const call = callOf(name, does)
    const answer = answerOf(family.wire, call, await transport.call<unknown>(call, bodyOf(family.wire, call, body, resourceOf(name).key)))
    return rowTyper(resourceOf(name))((answer ?? {}) as Row)
  }
  const one = async (name: string, id: BaseKey, signal?: AbortSignal): Promise<Row> => {
    const resource = resourceOf(name)
    const key = keyOf(resource.key, id)
    if (resource.get) return rowTyper(resource)(await callRow(transport, family, resource.get, key, { signal }))
    const filter = allOf(Object.entries(key).map(([field, value]): Condition => ({ field, op: 'eq', value: value as string })))
    const { list } = await listOf(name, { page: 1, pageSize: 1, filter }, { signal })
    const [row] = list
    if (!row) throw new CallError('refused', '没有找到这一行，可能已被删除', { code: CODES.notFound })
    return row
  }
  const edit = (name: string, id: BaseKey, variables: unknown) => write(name, 'edit', { ...(variables as Row), ...keyOf(resourceOf(name).key, id) })
  const remove = (name: string, id: BaseKey) => write(name, 'remove', keyOf(resourceOf(name).key, id))

  return {
    getApiUrl: () => family.family,
    getList: async <T extends BaseRecord>(
      params: { resource: string; pagination?: Pagination; sorters?: CrudSort[]; filters?: CrudFilter[]; meta?: MetaQuery },
    ) => {
      const { signal, ahead, filter, ...asked } = listMeta(params.meta)
      const request: ListRequest = {
        ...asked,
        page: params.pagination?.currentPage ?? 1,
        pageSize: params.pagination?.pageSize ?? DEFAULT_PAGE_SIZE,
        ...withoutEmpty({ sort: sortOf(params.sorters), filter: allOf([conditionOf(params.filters), filter]) }),
      }
      const { list, ...rest } = await listOf(params.resource, request, { signal, ahead })
      return { data: list as T[], ...rest }
    },
    getOne: async <T extends BaseRecord>(params: { resource: string; id: BaseKey; meta?: MetaQuery }) => ({
      data: (await one(params.resource, params.id, listMeta(params.meta).signal)) as T,
    }),
    getMany: async <T extends BaseRecord>(params: { resource: string; ids: BaseKey[]; meta?: MetaQuery }) => {
      const { key } = resourceOf(params.resource)
      const { signal } = listMeta(params.meta)
      const [only = 'id'] = key
      if (key.length > 1 || !family.capabilities.filter.includes('in')) {
        return { data: (await Promise.all(params.ids.map((id) => one(params.resource, id, signal)))) as T[] }
      }
      const filter: Condition = { field: only, op: 'in', value: params.ids.map(String) }
      return { data: (await listOf(params.resource, { page: 1, pageSize: params.ids.length || 1, filter }, { signal })).list as T[] }
    },
    create: async <T extends BaseRecord, V>(params: { resource: string; variables: V }) => ({
      data: (await write(params.resource, 'add', params.variables as Row)) as T,
    }),
    update: async <T extends BaseRecord, V>(params: { resource: string; id: BaseKey; variables: V }) => ({
      data: (await edit(params.resource, params.id, params.variables)) as T,
    }),
    deleteOne: async <T extends BaseRecord, V>(params: { resource: string; id: BaseKey; variables?: V }) => ({
      data: (await remove(params.resource, params.id)) as T,
    }),
    updateMany: async <T extends BaseRecord, V>(params: { resource: string; ids: BaseKey[]; variables: V }) => ({
      data: (await each(params.ids, (id) => edit(params.resource, id, params.variables))) as T[],
    }),
    deleteMany: async <T extends BaseRecord, V>(params: { resource: string; ids: BaseKey[]; variables?: V }) => ({
      data: (await each(params.ids, (id) => remove(params.resource, id))) as T[],
    }),
  }
}

/** One after the other, so that a refusal in the middle can say how many rows were written before it. */
async function each(ids: BaseKey[], write: (id: BaseKey) => Promise<Row>): Promise<Row[]> {
  const written: Row[] = []
  for (const id of ids) {
    try {
      written.push(await write(id))
    } catch (error) {
      if (!(error instanceof CallError) || ids.length === 1) throw error
      const { failure, code, fields, path } = error
      throw new CallError(failure, `${error.message}（共 ${ids.length} 行，已完成 ${written.length} 行）`, { code, fields, path, cause: error })
    }
  }
  return written
}

const LIST_META = ['filter', 'fields', 'currency', 'rows', 'measures', 'pivot', 'compare', 'trend', 'source', 'ahead'] as const

function listMeta(meta: MetaQuery | undefined): ListMeta {
  const known: Record<string, unknown> = {}
  for (const name of LIST_META) if (meta?.[name] !== undefined) known[name] = meta[name]
  const signal: unknown = meta?.['signal'] ?? meta?.queryContext?.signal
  return { ...known, ...(signal instanceof AbortSignal ? { signal } : {}) }
}

function withoutEmpty<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>
}
