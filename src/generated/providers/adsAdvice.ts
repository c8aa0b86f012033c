/**
 * 广告优化建议：8 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/adsAdvice.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AdRuleAdd, AdRuleEdit, AdRuleKey, AdRuleRow } from '../../../contract/generated/entities/ad_rule'
import type { AdSuggestionEdit, AdSuggestionRow } from '../../../contract/generated/entities/ad_suggestion'
import type { CheckRequest, CheckResponse, StepRequest } from '../../../contract/generated/families/adsAdvice'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'adsAdvice', call: 'list', method: 'POST', path: '/newamzd/api/Suggestion/list', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  edit: {
    family: 'adsAdvice', call: 'edit', method: 'POST', path: '/newamzd/api/Suggestion/edit', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  step: {
    family: 'adsAdvice', call: 'step', method: 'POST', path: '/newamzd/api/Suggestion/step', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  rules: {
    family: 'adsAdvice', call: 'rules', method: 'POST', path: '/newamzd/api/Suggestion/ruleList', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  ruleAdd: {
    family: 'adsAdvice', call: 'ruleAdd', method: 'POST', path: '/newamzd/api/Suggestion/ruleAdd', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  ruleEdit: {
    family: 'adsAdvice', call: 'ruleEdit', method: 'POST', path: '/newamzd/api/Suggestion/ruleEdit', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  ruleRemove: {
    family: 'adsAdvice', call: 'ruleRemove', method: 'POST', path: '/newamzd/api/Suggestion/ruleRemove', client: 'newAds', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  check: {
    family: 'adsAdvice', call: 'check', method: 'POST', path: '/newamzd/api/Suggestion/check', client: 'newAds', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'adsAdvice',
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
      decimals: [
        'current_amount', 'suggest_amount', 'rule_amount', 'total_spend', 'amount', 'acos', 'before_spend', 'before_sales', 'before_acos',
        'after_spend', 'after_sales', 'after_acos',
      ],
      integers: ['impressions', 'clicks', 'order_quantity', 'before_orders', 'after_orders'],
      texts: ['id', 'rule_id', 'shop_id', 'object_id', 'campaign_id', 'ad_group_id', 'change_id', 'operator'],
    },
    rules: {
      list: CALLS.rules,
      add: CALLS.ruleAdd,
      edit: CALLS.ruleEdit,
      remove: CALLS.ruleRemove,
      key: ['id'],
      decimals: ['rate', 'floor', 'ceiling'],
      integers: ['cool_days', 'waiting', 'taken'],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '84d164d40283'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 广告优化建议: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 优化建议列表
 * POST /newamzd/api/Suggestion/list · ListRequest → ListAnswer<AdSuggestionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdSuggestionRow>> {
  return askList<AdSuggestionRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 修改建议值
 * POST /newamzd/api/Suggestion/edit · AdSuggestionEdit → AdSuggestionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function edit(transport: Transport, body: AdSuggestionEdit, options?: CallOptions): Promise<AdSuggestionRow> {
  return transport.call<AdSuggestionRow>(CALLS.edit, body, options)
}

/**
 * 采纳、忽略、撤销
 * POST /newamzd/api/Suggestion/step · StepRequest → AdSuggestionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function step(transport: Transport, body: StepRequest, options?: CallOptions): Promise<AdSuggestionRow> {
  return transport.call<AdSuggestionRow>(CALLS.step, body, options)
}

/**
 * 优化规则列表
 * POST /newamzd/api/Suggestion/ruleList · ListRequest → ListAnswer<AdRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rules(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AdRuleRow>> {
  return askList<AdRuleRow>(transport, FAMILY, CALLS.rules, FAMILY.resources['rules']!, body, options)
}

/**
 * 新增优化规则
 * POST /newamzd/api/Suggestion/ruleAdd · AdRuleAdd → AdRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleAdd(transport: Transport, body: AdRuleAdd, options?: CallOptions): Promise<AdRuleRow> {
  return transport.call<AdRuleRow>(CALLS.ruleAdd, body, options)
}

/**
 * 修改优化规则
 * POST /newamzd/api/Suggestion/ruleEdit · AdRuleEdit → AdRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleEdit(transport: Transport, body: AdRuleEdit, options?: CallOptions): Promise<AdRuleRow> {
  return transport.call<AdRuleRow>(CALLS.ruleEdit, body, options)
}

/**
 * 删除优化规则
 * POST /newamzd/api/Suggestion/ruleRemove · AdRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleRemove(transport: Transport, body: AdRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.ruleRemove, body, options)
}

/**
 * 立即按规则检查
 * POST /newamzd/api/Suggestion/check · CheckRequest → CheckResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function check(transport: Transport, body: CheckRequest = {}, options?: CallOptions): Promise<CheckResponse> {
  return transport.call<CheckResponse>(CALLS.check, body, options)
}
