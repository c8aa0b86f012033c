/**
 * 预警：7 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/alerts.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AlertRow } from '../../../contract/generated/entities/alert'
import type { AlertRuleAdd, AlertRuleEdit, AlertRuleKey, AlertRuleRow } from '../../../contract/generated/entities/alert_rule'
import type { CheckRequest, CheckResponse, StepRequest } from '../../../contract/generated/families/alerts'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'alerts', call: 'list', method: 'POST', path: '/app/api/v1/alert/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  step: {
    family: 'alerts', call: 'step', method: 'POST', path: '/app/api/v1/alert/step', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  rules: {
    family: 'alerts', call: 'rules', method: 'POST', path: '/app/api/v1/alertRule/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  ruleAdd: {
    family: 'alerts', call: 'ruleAdd', method: 'POST', path: '/app/api/v1/alertRule/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  ruleEdit: {
    family: 'alerts', call: 'ruleEdit', method: 'POST', path: '/app/api/v1/alertRule/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  ruleRemove: {
    family: 'alerts', call: 'ruleRemove', method: 'POST', path: '/app/api/v1/alertRule/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  check: {
    family: 'alerts', call: 'check', method: 'POST', path: '/app/api/v1/alertRule/check', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'alerts',
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
      decimals: [],
      integers: ['times'],
      texts: ['id', 'rule_id'],
    },
    rules: {
      list: CALLS.rules,
      add: CALLS.ruleAdd,
      edit: CALLS.ruleEdit,
      remove: CALLS.ruleRemove,
      key: ['id'],
      decimals: [],
      integers: ['standing', 'matched'],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '03df65ae7808'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 预警: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 预警列表
 * POST /app/api/v1/alert/list · ListRequest → ListAnswer<AlertRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AlertRow>> {
  return askList<AlertRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 处理、解除一条预警
 * POST /app/api/v1/alert/step · StepRequest → AlertRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function step(transport: Transport, body: StepRequest, options?: CallOptions): Promise<AlertRow> {
  return transport.call<AlertRow>(CALLS.step, body, options)
}

/**
 * 预警规则列表
 * POST /app/api/v1/alertRule/list · ListRequest → ListAnswer<AlertRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rules(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AlertRuleRow>> {
  return askList<AlertRuleRow>(transport, FAMILY, CALLS.rules, FAMILY.resources['rules']!, body, options)
}

/**
 * 新增预警规则
 * POST /app/api/v1/alertRule/add · AlertRuleAdd → AlertRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleAdd(transport: Transport, body: AlertRuleAdd, options?: CallOptions): Promise<AlertRuleRow> {
  return transport.call<AlertRuleRow>(CALLS.ruleAdd, body, options)
}

/**
 * 修改预警规则
 * POST /app/api/v1/alertRule/edit · AlertRuleEdit → AlertRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleEdit(transport: Transport, body: AlertRuleEdit, options?: CallOptions): Promise<AlertRuleRow> {
  return transport.call<AlertRuleRow>(CALLS.ruleEdit, body, options)
}

/**
 * 删除预警规则与它的预警
 * POST /app/api/v1/alertRule/remove · AlertRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ruleRemove(transport: Transport, body: AlertRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.ruleRemove, body, options)
}

/**
 * 立即检查全部预警规则
 * POST /app/api/v1/alertRule/check · CheckRequest → CheckResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function check(transport: Transport, body: CheckRequest = {}, options?: CallOptions): Promise<CheckResponse> {
  return transport.call<CheckResponse>(CALLS.check, body, options)
}
