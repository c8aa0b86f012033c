/**
 * 库存锁定：5 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaLockQty.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { StockLockRow } from '../../../contract/generated/entities/stock_lock'
import type {
  GetCompanyLockStockRequest, GetCompanyLockStockResponse, GetRequest, GetResponse, ReleaseRequest, ReleaseResponse, SetRequest,
  SetResponse,
} from '../../../contract/generated/families/fbaLockQty'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  get: {
    family: 'fbaLockQty', call: 'get', method: 'POST', path: '/fba/api/v1/fbaLockQty/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  set: {
    family: 'fbaLockQty', call: 'set', method: 'POST', path: '/fba/api/v1/fbaLockQty/set', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  release: {
    family: 'fbaLockQty', call: 'release', method: 'POST', path: '/fba/api/v1/fbaLockQty/release', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  detail: {
    family: 'fbaLockQty', call: 'detail', method: 'POST', path: '/fba/api/v1/fbaLockQty/detail', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  getCompanyLockStock: {
    family: 'fbaLockQty', call: 'getCompanyLockStock', method: 'GET', path: '/fba/api/v1/fbaLockQty/getCompanyLockStock', client: 'erp',
    wire: 'erp', body: 'query', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaLockQty',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {
    detail: {
      list: CALLS.detail,
      key: ['id'],
      decimals: [],
      integers: ['lock_qty'],
      texts: ['id', 'pool_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '57cbe53aa840'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 库存锁定: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 查询锁库
 * POST /fba/api/v1/fbaLockQty/get · GetRequest → GetResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function get(transport: Transport, body: GetRequest, options?: CallOptions): Promise<GetResponse> {
  return transport.call<GetResponse>(CALLS.get, body, options)
}

/**
 * 设置锁库
 * POST /fba/api/v1/fbaLockQty/set · SetRequest → SetResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function set(transport: Transport, body: SetRequest, options?: CallOptions): Promise<SetResponse> {
  return transport.call<SetResponse>(CALLS.set, body, options)
}

/**
 * 释放锁库
 * POST /fba/api/v1/fbaLockQty/release · ReleaseRequest → ReleaseResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function release(transport: Transport, body: ReleaseRequest, options?: CallOptions): Promise<ReleaseResponse> {
  return transport.call<ReleaseResponse>(CALLS.release, body, options)
}

/**
 * 锁库明细
 * POST /fba/api/v1/fbaLockQty/detail · ListRequest → ListAnswer<StockLockRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function detail(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockLockRow>> {
  return askList<StockLockRow>(transport, FAMILY, CALLS.detail, FAMILY.resources['detail']!, body, options)
}

/**
 * 公司锁库存开关
 * GET /fba/api/v1/fbaLockQty/getCompanyLockStock (query) · GetCompanyLockStockRequest → GetCompanyLockStockResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getCompanyLockStock(transport: Transport, body: GetCompanyLockStockRequest = {}, options?: CallOptions): Promise<GetCompanyLockStockResponse> {
  return transport.call<GetCompanyLockStockResponse>(CALLS.getCompanyLockStock, body, options)
}
