/**
 * 补货建议：8 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/fbaIntellect.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ReplenishAdviceEdit, ReplenishAdviceRow } from '../../../contract/generated/entities/replenish_advice'
import type { ReplenishRuleAdd, ReplenishRuleEdit, ReplenishRuleKey, ReplenishRuleRow } from '../../../contract/generated/entities/replenish_rule'
import type { ReplenishMakeRequest, ReplenishMakeResponse } from '../../../contract/generated/families/fbaIntellect'
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
export const STAMP = '3b64e2759684'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'getReplenishTotal',
  'updateMskuRules',
  'setComMsku',
  'getMskuWaitQueryList',
  'getMskuInfo',
  'stockPlan',
  'stockBatch',
  'approval',
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
 * 补货汇总卡
 * POST /fba/api/v1/fbaIntellect/getReplenishTotal（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：filters
 * 返回（草案）：{need,out,will_out,over,total_qty,value}
 */
export function getReplenishTotal(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getReplenishTotal', '/fba/api/v1/fbaIntellect/getReplenishTotal'), body, options)
}

/**
 * 更新MSKU规则
 * POST /fba/api/v1/fbaIntellect/updateMskuRules（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{mskus:[{shop_id,msku}],rules:{stockWarningDays,repFreq,…}}
 * 返回（草案）：{}
 */
export function updateMskuRules(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('updateMskuRules', '/fba/api/v1/fbaIntellect/updateMskuRules', { writes: true }), body, options)
}

/**
 * 设置共享/通用MSKU
 * POST /fba/api/v1/fbaIntellect/setComMsku（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku,com_msku}
 * 返回（草案）：{}
 */
export function setComMsku(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('setComMsku', '/fba/api/v1/fbaIntellect/setComMsku', { writes: true }), body, options)
}

/**
 * MSKU待处理占用
 * POST /fba/api/v1/fbaIntellect/getMskuWaitQueryList（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku}
 * 返回（草案）：[{plan_no,quantity}]
 */
export function getMskuWaitQueryList(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getMskuWaitQueryList', '/fba/api/v1/fbaIntellect/getMskuWaitQueryList'), body, options)
}

/**
 * 单MSKU信息
 * POST /fba/api/v1/fbaIntellect/getMskuInfo（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{shop_id,msku}
 * 返回（草案）：{stock,sales,rule,calc}
 */
export function getMskuInfo(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('getMskuInfo', '/fba/api/v1/fbaIntellect/getMskuInfo'), body, options)
}

/**
 * 加入补货计划
 * POST /fba/api/v1/fbaIntellect/stockPlan（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{items:[{msku,qty,transport}]}
 * 返回（草案）：{batch_no}
 */
export function stockPlan(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stockPlan', '/fba/api/v1/fbaIntellect/stockPlan', { writes: true }), body, options)
}

/**
 * 生成补货批次
 * POST /fba/api/v1/fbaIntellect/stockBatch（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{batch_name,items}
 * 返回（草案）：{batch_id}
 */
export function stockBatch(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('stockBatch', '/fba/api/v1/fbaIntellect/stockBatch', { writes: true }), body, options)
}

/**
 * 提交审批
 * POST /fba/api/v1/fbaIntellect/approval（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{batch_ids}
 * 返回（草案）：{}
 */
export function approval(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('approval', '/fba/api/v1/fbaIntellect/approval', { writes: true }), body, options)
}
