/**
 * 补货建议：15 个接口已建成，1 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaIntellect.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ReplenishAdviceEdit, ReplenishAdviceRow } from '../../../contract/generated/entities/replenish_advice'
import type { ReplenishRuleAdd, ReplenishRuleEdit, ReplenishRuleKey, ReplenishRuleRow } from '../../../contract/generated/entities/replenish_rule'
import type {
  ApprovalRequest, ApprovalResponse, GetMskuInfoRequest, GetMskuInfoResponse, GetMskuWaitQueryListRequest, GetMskuWaitQueryListResponse,
  GetReplenishTotalRequest, GetReplenishTotalResponse, ReplenishMakeRequest, ReplenishMakeResponse, StockBatchRequest, StockBatchResponse,
  StockPlanRequest, StockPlanResponse, UpdateMskuRulesRequest, UpdateMskuRulesResponse,
} from '../../../contract/generated/families/fbaIntellect'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  replenishList: {
    family: 'fbaIntellect', call: 'replenishList', method: 'POST', path: '/fba/api/v1/fbaIntellect/replenishList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  replenishEdit: {
    family: 'fbaIntellect', call: 'replenishEdit', method: 'POST', path: '/fba/api/v1/fbaIntellect/replenishEdit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  replenishMake: {
    family: 'fbaIntellect', call: 'replenishMake', method: 'POST', path: '/fba/api/v1/fbaIntellect/replenishMake', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  getReplenishTotal: {
    family: 'fbaIntellect', call: 'getReplenishTotal', method: 'POST', path: '/fba/api/v1/fbaIntellect/getReplenishTotal', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  updateMskuRules: {
    family: 'fbaIntellect', call: 'updateMskuRules', method: 'POST', path: '/fba/api/v1/fbaIntellect/updateMskuRules', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  getMskuWaitQueryList: {
    family: 'fbaIntellect', call: 'getMskuWaitQueryList', method: 'POST', path: '/fba/api/v1/fbaIntellect/getMskuWaitQueryList',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  getMskuInfo: {
    family: 'fbaIntellect', call: 'getMskuInfo', method: 'POST', path: '/fba/api/v1/fbaIntellect/getMskuInfo', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockPlan: {
    family: 'fbaIntellect', call: 'stockPlan', method: 'POST', path: '/fba/api/v1/fbaIntellect/stockPlan', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stockBatch: {
    family: 'fbaIntellect', call: 'stockBatch', method: 'POST', path: '/fba/api/v1/fbaIntellect/stockBatch', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  approval: {
    family: 'fbaIntellect', call: 'approval', method: 'POST', path: '/fba/api/v1/fbaIntellect/approval', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  replenishRuleList: {
    family: 'fbaIntellect', call: 'replenishRuleList', method: 'POST', path: '/fba/api/v1/replenishRule/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  replenishRule: {
    family: 'fbaIntellect', call: 'replenishRule', method: 'POST', path: '/fba/api/v1/replenishRule/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  replenishRuleAdd: {
    family: 'fbaIntellect', call: 'replenishRuleAdd', method: 'POST', path: '/fba/api/v1/replenishRule/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  replenishRuleEdit: {
    family: 'fbaIntellect', call: 'replenishRuleEdit', method: 'POST', path: '/fba/api/v1/replenishRule/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  replenishRuleRemove: {
    family: 'fbaIntellect', call: 'replenishRuleRemove', method: 'POST', path: '/fba/api/v1/replenishRule/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'fbaIntellect',
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
    replenishList: {
      list: CALLS.replenishList,
      edit: CALLS.replenishEdit,
      key: ['id'],
      decimals: ['daily'],
      integers: [
        's7', 's14', 's30', 'out_days', 'cover_days', 'fba_qty', 'fba_onway', 'own_onway', 'waiting_qty', 'local_qty', 'buy_onway',
        'buy_qty', 'box_qty', 'advice_qty', 'ship_qty', 'lack_qty', 'gap_qty', 'sellable_days',
      ],
      texts: [
        'id', 'pool_id', 'product.id', 'product.shop_id', 'product.asin', 'product.parent_asin', 'product.fnsku', 'product.specialist',
      ],
    },
    replenishRuleList: {
      list: CALLS.replenishRuleList,
      get: CALLS.replenishRule,
      add: CALLS.replenishRuleAdd,
      edit: CALLS.replenishRuleEdit,
      remove: CALLS.replenishRuleRemove,
      key: ['id'],
      decimals: [],
      integers: [
        'lead_days', 'freq_days', 'safe_days', 'warning_days', 'custom_qty', 'pur_plan_days', 'pur_buy_days', 'pur_check_days',
        'pur_ship_days', 'pur_freq_days', 'pur_sales_days', 'pur_custom_qty', 'pur_moq',
      ],
      texts: ['id', 'pool_id', 'creator', 'product.asin'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '19bcc635ef4e'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'setComMsku',
] as const

/** 补货建议: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 补货建议列表
 * POST /fba/api/v1/fbaIntellect/replenishList · ListRequest → ListAnswer<ReplenishAdviceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishAdviceRow>> {
  return askList<ReplenishAdviceRow>(transport, FAMILY, CALLS.replenishList, FAMILY.resources['replenishList']!, body, options)
}

/**
 * 修改补货建议的发货数量、忽略与备注
 * POST /fba/api/v1/fbaIntellect/replenishEdit · ReplenishAdviceEdit → ReplenishAdviceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishEdit(transport: Transport, body: ReplenishAdviceEdit, options?: CallOptions): Promise<ReplenishAdviceRow> {
  return transport.call<ReplenishAdviceRow>(CALLS.replenishEdit, body, options)
}

/**
 * 重新计算补货建议：有多少 MSKU，其中多少要补货
 * POST /fba/api/v1/fbaIntellect/replenishMake · ReplenishMakeRequest → ReplenishMakeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishMake(transport: Transport, body: ReplenishMakeRequest = {}, options?: CallOptions): Promise<ReplenishMakeResponse> {
  return transport.call<ReplenishMakeResponse>(CALLS.replenishMake, body, options)
}

/**
 * 补货汇总：需补货、已断货、即将断货与冗余的 MSKU 数，建议发货的件数
 * POST /fba/api/v1/fbaIntellect/getReplenishTotal · GetReplenishTotalRequest → GetReplenishTotalResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getReplenishTotal(transport: Transport, body: GetReplenishTotalRequest, options?: CallOptions): Promise<GetReplenishTotalResponse> {
  return transport.call<GetReplenishTotalResponse>(CALLS.getReplenishTotal, body, options)
}

/**
 * 更新MSKU规则
 * POST /fba/api/v1/fbaIntellect/updateMskuRules · UpdateMskuRulesRequest → UpdateMskuRulesResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function updateMskuRules(transport: Transport, body: UpdateMskuRulesRequest, options?: CallOptions): Promise<UpdateMskuRulesResponse> {
  return transport.call<UpdateMskuRulesResponse>(CALLS.updateMskuRules, body, options)
}

/**
 * MSKU待处理占用
 * POST /fba/api/v1/fbaIntellect/getMskuWaitQueryList · GetMskuWaitQueryListRequest → GetMskuWaitQueryListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getMskuWaitQueryList(transport: Transport, body: GetMskuWaitQueryListRequest, options?: CallOptions): Promise<GetMskuWaitQueryListResponse> {
  return transport.call<GetMskuWaitQueryListResponse>(CALLS.getMskuWaitQueryList, body, options)
}

/**
 * 单MSKU信息
 * POST /fba/api/v1/fbaIntellect/getMskuInfo · GetMskuInfoRequest → GetMskuInfoResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getMskuInfo(transport: Transport, body: GetMskuInfoRequest, options?: CallOptions): Promise<GetMskuInfoResponse> {
  return transport.call<GetMskuInfoResponse>(CALLS.getMskuInfo, body, options)
}

/**
 * 加入补货计划
 * POST /fba/api/v1/fbaIntellect/stockPlan · StockPlanRequest → StockPlanResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockPlan(transport: Transport, body: StockPlanRequest, options?: CallOptions): Promise<StockPlanResponse> {
  return transport.call<StockPlanResponse>(CALLS.stockPlan, body, options)
}

/**
 * 生成补货批次
 * POST /fba/api/v1/fbaIntellect/stockBatch · StockBatchRequest → StockBatchResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockBatch(transport: Transport, body: StockBatchRequest, options?: CallOptions): Promise<StockBatchResponse> {
  return transport.call<StockBatchResponse>(CALLS.stockBatch, body, options)
}

/**
 * 提交审批
 * POST /fba/api/v1/fbaIntellect/approval · ApprovalRequest → ApprovalResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function approval(transport: Transport, body: ApprovalRequest, options?: CallOptions): Promise<ApprovalResponse> {
  return transport.call<ApprovalResponse>(CALLS.approval, body, options)
}

/**
 * 列出补货与采购参数
 * POST /fba/api/v1/replenishRule/list · ListRequest → ListAnswer<ReplenishRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishRuleRow>> {
  return askList<ReplenishRuleRow>(transport, FAMILY, CALLS.replenishRuleList, FAMILY.resources['replenishRuleList']!, body, options)
}

/**
 * 读取一张补货与采购参数
 * POST /fba/api/v1/replenishRule/get · ReplenishRuleKey → ReplenishRuleRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishRule(transport: Transport, body: ReplenishRuleKey, options?: CallOptions): Promise<ReplenishRuleRow> {
  return transport.call<ReplenishRuleRow>(CALLS.replenishRule, body, options)
}

/**
 * 新增补货与采购参数
 * POST /fba/api/v1/replenishRule/add · ReplenishRuleAdd → ReplenishRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishRuleAdd(transport: Transport, body: ReplenishRuleAdd, options?: CallOptions): Promise<ReplenishRuleRow> {
  return transport.call<ReplenishRuleRow>(CALLS.replenishRuleAdd, body, options)
}

/**
 * 修改补货与采购参数
 * POST /fba/api/v1/replenishRule/edit · ReplenishRuleEdit → ReplenishRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishRuleEdit(transport: Transport, body: ReplenishRuleEdit, options?: CallOptions): Promise<ReplenishRuleRow> {
  return transport.call<ReplenishRuleRow>(CALLS.replenishRuleEdit, body, options)
}

/**
 * 删除补货与采购参数
 * POST /fba/api/v1/replenishRule/remove · ReplenishRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replenishRuleRemove(transport: Transport, body: ReplenishRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.replenishRuleRemove, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'fbaIntellect', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 设置共享/通用MSKU
 * POST /fba/api/v1/fbaIntellect/setComMsku（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku,com_msku}
 * 返回（草案）：{}
 */
export function setComMsku(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('setComMsku', '/fba/api/v1/fbaIntellect/setComMsku', { writes: true }), body, options)
}
