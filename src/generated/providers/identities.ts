/**
 * 数据核对：4 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/identities.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { IdentityDifferenceEdit, IdentityDifferenceRow } from '../../../contract/generated/entities/identity_difference'
import type { IdentityResultRow } from '../../../contract/generated/entities/identity_result'
import type { RunRequest, RunResponse } from '../../../contract/generated/families/identities'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'identities', call: 'list', method: 'POST', path: '/app/api/v1/identities/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  differences: {
    family: 'identities', call: 'differences', method: 'POST', path: '/app/api/v1/identities/differences', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  differenceSay: {
    family: 'identities', call: 'differenceSay', method: 'POST', path: '/app/api/v1/identities/differenceSay', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  run: {
    family: 'identities', call: 'run', method: 'POST', path: '/app/api/v1/identities/run', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'identities',
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
      key: ['id'],
      decimals: ['left_value', 'right_value', 'difference', 'largest'],
      integers: ['rows_checked', 'rows_differing'],
      texts: ['id', 'shop_id'],
    },
    differences: {
      list: CALLS.differences,
      edit: CALLS.differenceSay,
      key: ['id'],
      decimals: ['left_value', 'right_value', 'difference'],
      integers: [],
      texts: ['id', 'result_id', 'shop_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '557ff1bff084'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 数据核对: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 数据核对结果
 * POST /app/api/v1/identities/list · ListRequest → ListAnswer<IdentityResultRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<IdentityResultRow>> {
  return askList<IdentityResultRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 一项核对里不一致的行
 * POST /app/api/v1/identities/differences · ListRequest → ListAnswer<IdentityDifferenceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function differences(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<IdentityDifferenceRow>> {
  return askList<IdentityDifferenceRow>(transport, FAMILY, CALLS.differences, FAMILY.resources['differences']!, body, options)
}

/**
 * 给一行不一致写备注
 * POST /app/api/v1/identities/differenceSay · IdentityDifferenceEdit → IdentityDifferenceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function differenceSay(transport: Transport, body: IdentityDifferenceEdit, options?: CallOptions): Promise<IdentityDifferenceRow> {
  return transport.call<IdentityDifferenceRow>(CALLS.differenceSay, body, options)
}

/**
 * 立即核对全部数据
 * POST /app/api/v1/identities/run · RunRequest → RunResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function run(transport: Transport, body: RunRequest = {}, options?: CallOptions): Promise<RunResponse> {
  return transport.call<RunResponse>(CALLS.run, body, options)
}
