/**
 * 赔偿与索赔：15 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/compensation.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ReimbursementCheckFigures } from '../../../contract/generated/datasets/reimbursement_check'
import type { ReimbursementsFigures } from '../../../contract/generated/datasets/reimbursements'
import type { ClaimEdit, ClaimRow } from '../../../contract/generated/entities/claim'
import type { ClaimEvidenceRow } from '../../../contract/generated/entities/claim_evidence'
import type { ClaimWindowAdd, ClaimWindowEdit, ClaimWindowKey, ClaimWindowRow } from '../../../contract/generated/entities/claim_window'
import type { ReimbursementEdit, ReimbursementRow } from '../../../contract/generated/entities/reimbursement'
import type {
  ClaimLetterRequest, ClaimLetterResponse, ClaimStepRequest, CompensationBatchCreateRequest, CompensationBatchCreateResponse,
  CompensationBatchRaiseRequest, CompensationBatchRaiseResponse,
} from '../../../contract/generated/families/compensation'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'compensation', call: 'list', method: 'POST', path: '/fba/api/v1/compensation/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  edit: {
    family: 'compensation', call: 'edit', method: 'POST', path: '/fba/api/v1/compensation/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  compensationBatchList: {
    family: 'compensation', call: 'compensationBatchList', method: 'POST', path: '/fba/api/v1/compensationBatch/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  compensationBatchCreate: {
    family: 'compensation', call: 'compensationBatchCreate', method: 'POST', path: '/fba/api/v1/compensationBatch/create', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  compensationBatchRaise: {
    family: 'compensation', call: 'compensationBatchRaise', method: 'POST', path: '/fba/api/v1/compensationBatch/raise', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  compensationBatchUpdateCase: {
    family: 'compensation', call: 'compensationBatchUpdateCase', method: 'PUT', path: '/fba/api/v1/compensationBatch/update-case',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  claimStep: {
    family: 'compensation', call: 'claimStep', method: 'POST', path: '/fba/api/v1/compensationBatch/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  claimEvidence: {
    family: 'compensation', call: 'claimEvidence', method: 'POST', path: '/fba/api/v1/compensationBatch/evidence', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  claimLetter: {
    family: 'compensation', call: 'claimLetter', method: 'POST', path: '/fba/api/v1/compensationBatch/letter', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  windowList: {
    family: 'compensation', call: 'windowList', method: 'POST', path: '/fba/api/v1/compensationBatch/windows', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  windowAdd: {
    family: 'compensation', call: 'windowAdd', method: 'POST', path: '/fba/api/v1/compensationBatch/windowAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  windowEdit: {
    family: 'compensation', call: 'windowEdit', method: 'POST', path: '/fba/api/v1/compensationBatch/windowEdit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  windowRemove: {
    family: 'compensation', call: 'windowRemove', method: 'POST', path: '/fba/api/v1/compensationBatch/windowRemove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
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
      edit: CALLS.edit,
      key: ['id'],
      decimals: ['unit_amount', 'amount', 'claim.est_amount', 'claim.actual_amount', 'order.item_price'],
      integers: ['line_no', 'occurrence', 'cash_qty', 'inv_qty', 'total_qty', 'qty_gap', 'claim.reimbursed_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'reimb_id', 'case_id', 'order_id', 'fnsku', 'asin', 'original_id', 'shop.pool_id', 'shop.owner',
        'order.order_id', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    compensationBatchList: {
      list: CALLS.compensationBatchList,
      edit: CALLS.compensationBatchUpdateCase,
      key: ['id'],
      decimals: ['unit_value', 'est_amount', 'actual_amount'],
      integers: ['claimable_qty', 'reimbursed_qty', 'open_qty', 'wait_left', 'days_left'],
      texts: [
        'id', 'shop_id', 'asin', 'fnsku', 'order_id', 'shipment_id', 'pool_id', 'reimb_id', 'item_id', 'shop.pool_id',
      ],
    },
    claimEvidence: {
      list: CALLS.claimEvidence,
      key: ['id'],
      decimals: ['amount'],
      integers: ['quantity'],
      texts: ['id', 'claim_id', 'shop_id'],
    },
    windowList: {
      list: CALLS.windowList,
      add: CALLS.windowAdd,
      edit: CALLS.windowEdit,
      remove: CALLS.windowRemove,
      key: ['id'],
      decimals: [],
      integers: ['wait_days', 'until_days'],
      texts: ['id', 'creator'],
    },
    report: {
      list: CALLS.report,
      key: [],
      decimals: ['amount', 'per_unit'],
      integers: ['total_qty', 'cash_qty', 'inv_qty', 'cases', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'order', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
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
export const STAMP = 'a45e7b5895b7'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

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
 * 给赔偿备注
 * POST /fba/api/v1/compensation/edit · ReimbursementEdit → ReimbursementRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function edit(transport: Transport, body: ReimbursementEdit, options?: CallOptions): Promise<ReimbursementRow> {
  return transport.call<ReimbursementRow>(CALLS.edit, body, options)
}

/**
 * 索赔列表
 * POST /fba/api/v1/compensationBatch/list · ListRequest → ListAnswer<ClaimRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function compensationBatchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ClaimRow>> {
  return askList<ClaimRow>(transport, FAMILY, CALLS.compensationBatchList, FAMILY.resources['compensationBatchList']!, body, options)
}

/**
 * 扫描生成索赔
 * POST /fba/api/v1/compensationBatch/create · CompensationBatchCreateRequest → CompensationBatchCreateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function compensationBatchCreate(
  transport: Transport, body: CompensationBatchCreateRequest = {}, options?: CallOptions,
): Promise<CompensationBatchCreateResponse> {
  return transport.call<CompensationBatchCreateResponse>(CALLS.compensationBatchCreate, body, options)
}

/**
 * 从所在列表的行发起索赔，先预览
 * POST /fba/api/v1/compensationBatch/raise · CompensationBatchRaiseRequest → CompensationBatchRaiseResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function compensationBatchRaise(
  transport: Transport, body: CompensationBatchRaiseRequest, options?: CallOptions,
): Promise<CompensationBatchRaiseResponse> {
  return transport.call<CompensationBatchRaiseResponse>(CALLS.compensationBatchRaise, body, options)
}

/**
 * 写 Case 编号与备注
 * PUT /fba/api/v1/compensationBatch/update-case · ClaimEdit → ClaimRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function compensationBatchUpdateCase(transport: Transport, body: ClaimEdit, options?: CallOptions): Promise<ClaimRow> {
  return transport.call<ClaimRow>(CALLS.compensationBatchUpdateCase, body, options)
}

/**
 * 索赔走到下一步
 * POST /fba/api/v1/compensationBatch/step · ClaimStepRequest → ClaimRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function claimStep(transport: Transport, body: ClaimStepRequest, options?: CallOptions): Promise<ClaimRow> {
  return transport.call<ClaimRow>(CALLS.claimStep, body, options)
}

/**
 * 一项索赔的证据
 * POST /fba/api/v1/compensationBatch/evidence · ListRequest → ListAnswer<ClaimEvidenceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function claimEvidence(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ClaimEvidenceRow>> {
  return askList<ClaimEvidenceRow>(transport, FAMILY, CALLS.claimEvidence, FAMILY.resources['claimEvidence']!, body, options)
}

/**
 * 写给亚马逊的索赔文案（英文）
 * POST /fba/api/v1/compensationBatch/letter · ClaimLetterRequest → ClaimLetterResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function claimLetter(transport: Transport, body: ClaimLetterRequest, options?: CallOptions): Promise<ClaimLetterResponse> {
  return transport.call<ClaimLetterResponse>(CALLS.claimLetter, body, options)
}

/**
 * 索赔规则
 * POST /fba/api/v1/compensationBatch/windows · ListRequest → ListAnswer<ClaimWindowRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function windowList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ClaimWindowRow>> {
  return askList<ClaimWindowRow>(transport, FAMILY, CALLS.windowList, FAMILY.resources['windowList']!, body, options)
}

/**
 * 新增索赔规则
 * POST /fba/api/v1/compensationBatch/windowAdd · ClaimWindowAdd → ClaimWindowRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function windowAdd(transport: Transport, body: ClaimWindowAdd, options?: CallOptions): Promise<ClaimWindowRow> {
  return transport.call<ClaimWindowRow>(CALLS.windowAdd, body, options)
}

/**
 * 修改索赔规则
 * POST /fba/api/v1/compensationBatch/windowEdit · ClaimWindowEdit → ClaimWindowRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function windowEdit(transport: Transport, body: ClaimWindowEdit, options?: CallOptions): Promise<ClaimWindowRow> {
  return transport.call<ClaimWindowRow>(CALLS.windowEdit, body, options)
}

/**
 * 删除索赔规则
 * POST /fba/api/v1/compensationBatch/windowRemove · ClaimWindowKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function windowRemove(transport: Transport, body: ClaimWindowKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.windowRemove, body, options)
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
