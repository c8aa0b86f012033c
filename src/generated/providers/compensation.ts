/**
 * 赔偿与索赔：3 个接口已建成，3 个待建。
 * Written by `npm run codegen` from schemas/endpoints/compensation.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ReimbursementCheckFigures } from '../../../contract/generated/datasets/reimbursement_check'
import type { ReimbursementsFigures } from '../../../contract/generated/datasets/reimbursements'
import type { ReimbursementRow } from '../../../contract/generated/entities/reimbursement'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'compensation', call: 'list', method: 'POST', path: '/fba/api/v1/compensation/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  report: {
    family: 'compensation', call: 'report', method: 'POST', path: '/fba/api/v1/compensation/report', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  check: {
    family: 'compensation', call: 'check', method: 'POST', path: '/fba/api/v1/compensation/check', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'compensation',
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
      decimals: ['unit_amount', 'amount', 'order.item_price'],
      integers: ['line_no', 'occurrence', 'cash_qty', 'inv_qty', 'total_qty', 'qty_gap'],
      texts: [
        'id', 'import_id', 'shop_id', 'reimb_id', 'case_id', 'order_id', 'fnsku', 'asin', 'original_id', 'shop.pool_id', 'order.order_id',
        'product.asin', 'product.parent_asin',
      ],
    },
    report: {
      list: CALLS.report,
      key: [],
      decimals: ['amount', 'per_unit'],
      integers: ['total_qty', 'cash_qty', 'inv_qty', 'cases', 'rows'],
      texts: ['shop', 'asin', 'parent_asin', 'order'],
    },
    check: {
      list: CALLS.check,
      key: [],
      decimals: ['amount', 'credited', 'difference'],
      integers: ['rows', 'credits'],
      texts: ['shop'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'de29b83afb1f'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'compensationBatchList',
  'compensationBatchCreate',
  'compensationBatchUpdateCase',
] as const

/** 赔偿与索赔: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 赔偿列表
 * POST /fba/api/v1/compensation/list · ListRequest → ListAnswer<ReimbursementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReimbursementRow>> {
  return askList<ReimbursementRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 赔偿汇总
 * POST /fba/api/v1/compensation/report · ListRequest → ListAnswer<ReimbursementsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function report(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReimbursementsFigures>> {
  return askList<ReimbursementsFigures>(transport, FAMILY, CALLS.report, FAMILY.resources['report']!, body, options)
}

/**
 * 赔偿核对：报告与到账
 * POST /fba/api/v1/compensation/check · ListRequest → ListAnswer<ReimbursementCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function check(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReimbursementCheckFigures>> {
  return askList<ReimbursementCheckFigures>(transport, FAMILY, CALLS.check, FAMILY.resources['check']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'compensation', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 索赔批次列表
 * POST /fba/api/v1/compensationBatch/list（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{page,pageSize,sort?,order?,filters…}
 * 返回（草案）：{list:[…],total,summary?}
 */
export function compensationBatchList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compensationBatchList', '/fba/api/v1/compensationBatch/list'), body, options)
}

/**
 * 扫描生成索赔
 * POST /fba/api/v1/compensationBatch/create（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shops,types}
 * 返回（草案）：{batch_id,count}
 */
export function compensationBatchCreate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compensationBatchCreate', '/fba/api/v1/compensationBatch/create', { writes: true }), body, options)
}

/**
 * 更新Case
 * PUT /fba/api/v1/compensationBatch/update-case（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{ids,case_id,claim_state,amount}
 * 返回（草案）：{}
 */
export function compensationBatchUpdateCase(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('compensationBatchUpdateCase', '/fba/api/v1/compensationBatch/update-case', { method: 'PUT', writes: true }), body, options)
}
