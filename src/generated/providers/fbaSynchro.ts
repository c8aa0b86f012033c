/**
 * MSKU 同步与配对：1 个接口已建成，1 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaSynchro.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { PairRequest, PairResponse } from '../../../contract/generated/families/fbaSynchro'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  pair: {
    family: 'fbaSynchro', call: 'pair', method: 'POST', path: '/fba/api/v1/fbasynchro/pair', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaSynchro',
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
export const STAMP = '9c994177ed02'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sync',
] as const

/** MSKU 同步与配对: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 配对MSKU：从某天起由这个本地SKU发货，原来的配对到前一天为止
 * POST /fba/api/v1/fbasynchro/pair · PairRequest → PairResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pair(transport: Transport, body: PairRequest, options?: CallOptions): Promise<PairResponse> {
  return transport.call<PairResponse>(CALLS.pair, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'fbaSynchro', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 同步MSKU/库存
 * POST /fba/api/v1/fbasynchro/sync（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_ids}
 * 返回（草案）：{task_id}
 */
export function sync(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sync', '/fba/api/v1/fbasynchro/sync', { writes: true }), body, options)
}
