/**
 * 跟卖监控：9 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/sellWith.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { OffersFigures } from '../../../contract/generated/datasets/offers'
import type { OfferSeenAdd, OfferSeenKey, OfferSeenRow } from '../../../contract/generated/entities/offer_seen'
import type { OfferWatchEdit, OfferWatchRow } from '../../../contract/generated/entities/offer_watch'
import type {
  AddRequest, AddResponse, DeleteSellWithRequest, DeleteSellWithResponse, ExcludeShopRequest, ExcludeShopResponse,
} from '../../../contract/generated/families/sellWith'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'sellWith', call: 'list', method: 'POST', path: '/fba/api/v1/sellWith/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  add: {
    family: 'sellWith', call: 'add', method: 'POST', path: '/fba/api/v1/sellWith/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  update: {
    family: 'sellWith', call: 'update', method: 'POST', path: '/fba/api/v1/sellWith/update', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  trend: {
    family: 'sellWith', call: 'trend', method: 'POST', path: '/fba/api/v1/sellWith/trend', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  records: {
    family: 'sellWith', call: 'records', method: 'POST', path: '/fba/api/v1/sellWith/records', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  excludeShop: {
    family: 'sellWith', call: 'excludeShop', method: 'DELETE', path: '/fba/api/v1/sellWith/excludeShop', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  deleteSellWith: {
    family: 'sellWith', call: 'deleteSellWith', method: 'DELETE', path: '/fba/api/v1/sellWith/deleteSellWith', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  record: {
    family: 'sellWith', call: 'record', method: 'POST', path: '/fba/api/v1/sellWith/record', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  recordRemove: {
    family: 'sellWith', call: 'recordRemove', method: 'POST', path: '/fba/api/v1/sellWith/recordRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'sellWith',
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
    list: {
      list: CALLS.list,
      edit: CALLS.update,
      key: ['id'],
      decimals: ['lowest_price', 'own_price', 'product.price'],
      integers: ['hijack_count', 'new_hijack'],
      texts: ['id', 'shop_id', 'asin', 'creator'],
    },
    trend: {
      list: CALLS.trend,
      key: [],
      decimals: ['box_share'],
      integers: ['offers', 'hijacked', 'boxes', 'box_own'],
      texts: ['shop', 'asin'],
    },
    records: {
      list: CALLS.records,
      add: CALLS.record,
      remove: CALLS.recordRemove,
      key: ['id'],
      decimals: ['price'],
      integers: [],
      texts: ['id', 'watch_id', 'shop_id', 'asin', 'watch.asin'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '4a82a42f9e3d'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 跟卖监控: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 跟卖监控列表
 * POST /fba/api/v1/sellWith/list · ListRequest → ListAnswer<OfferWatchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OfferWatchRow>> {
  return askList<OfferWatchRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 新增监控，一行一个ASIN
 * POST /fba/api/v1/sellWith/add · AddRequest → AddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function add(transport: Transport, body: AddRequest, options?: CallOptions): Promise<AddResponse> {
  return transport.call<AddResponse>(CALLS.add, body, options)
}

/**
 * 启停、白名单、备注
 * POST /fba/api/v1/sellWith/update · OfferWatchEdit → OfferWatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function update(transport: Transport, body: OfferWatchEdit, options?: CallOptions): Promise<OfferWatchRow> {
  return transport.call<OfferWatchRow>(CALLS.update, body, options)
}

/**
 * 跟卖按日统计
 * POST /fba/api/v1/sellWith/trend · ListRequest → ListAnswer<OffersFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function trend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OffersFigures>> {
  return askList<OffersFigures>(transport, FAMILY, CALLS.trend, FAMILY.resources['trend']!, body, options)
}

/**
 * 跟卖记录
 * POST /fba/api/v1/sellWith/records · ListRequest → ListAnswer<OfferSeenRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function records(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OfferSeenRow>> {
  return askList<OfferSeenRow>(transport, FAMILY, CALLS.records, FAMILY.resources['records']!, body, options)
}

/**
 * 排除店铺：暂停这些店铺的全部监控
 * DELETE /fba/api/v1/sellWith/excludeShop · ExcludeShopRequest → ExcludeShopResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function excludeShop(transport: Transport, body: ExcludeShopRequest, options?: CallOptions): Promise<ExcludeShopResponse> {
  return transport.call<ExcludeShopResponse>(CALLS.excludeShop, body, options)
}

/**
 * 删除监控
 * DELETE /fba/api/v1/sellWith/deleteSellWith · DeleteSellWithRequest → DeleteSellWithResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deleteSellWith(transport: Transport, body: DeleteSellWithRequest, options?: CallOptions): Promise<DeleteSellWithResponse> {
  return transport.call<DeleteSellWithResponse>(CALLS.deleteSellWith, body, options)
}

/**
 * 登记一个卖家的报价
 * POST /fba/api/v1/sellWith/record · OfferSeenAdd → OfferSeenRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function record(transport: Transport, body: OfferSeenAdd, options?: CallOptions): Promise<OfferSeenRow> {
  return transport.call<OfferSeenRow>(CALLS.record, body, options)
}

/**
 * 删除跟卖记录
 * POST /fba/api/v1/sellWith/recordRemove · OfferSeenKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function recordRemove(transport: Transport, body: OfferSeenKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.recordRemove, body, options)
}
