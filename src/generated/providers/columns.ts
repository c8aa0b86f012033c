/**
 * 自定义列：4 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/columns.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type {
  AddRequest, AddResponse, GetRequest, GetResponse, RemoveRequest, RemoveResponse, UpdateRequest, UpdateResponse,
} from '../../../contract/generated/families/columns'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  add: {
    family: 'columns', call: 'add', method: 'POST', path: '/fba/api/v1/column/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  get: {
    family: 'columns', call: 'get', method: 'POST', path: '/fba/api/v1/column/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  update: {
    family: 'columns', call: 'update', method: 'POST', path: '/fba/api/v1/column/update', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  remove: {
    family: 'columns', call: 'remove', method: 'POST', path: '/fba/api/v1/column/del', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'columns',
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
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'd784b520cf1e'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 自定义列: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 新增自定义列方案
 * POST /fba/api/v1/column/add · AddRequest → AddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function add(transport: Transport, body: AddRequest, options?: CallOptions): Promise<AddResponse> {
  return transport.call<AddResponse>(CALLS.add, body, options)
}

/**
 * 取列方案
 * POST /fba/api/v1/column/get · GetRequest → GetResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function get(transport: Transport, body: GetRequest, options?: CallOptions): Promise<GetResponse> {
  return transport.call<GetResponse>(CALLS.get, body, options)
}

/**
 * 更新列方案
 * POST /fba/api/v1/column/update · UpdateRequest → UpdateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function update(transport: Transport, body: UpdateRequest, options?: CallOptions): Promise<UpdateResponse> {
  return transport.call<UpdateResponse>(CALLS.update, body, options)
}

/**
 * 删除列方案
 * POST /fba/api/v1/column/del · RemoveRequest → RemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function remove(transport: Transport, body: RemoveRequest, options?: CallOptions): Promise<RemoveResponse> {
  return transport.call<RemoveResponse>(CALLS.remove, body, options)
}
