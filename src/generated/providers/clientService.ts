/**
 * 客户端任务：8 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/clientService.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { JobPlanAdd, JobPlanEdit, JobPlanKey, JobPlanRow } from '../../../contract/generated/entities/job_plan'
import type {
  ExecuteRequest, ExecuteResponse, RetryRequest, RetryResponse, SwitchTaskRequest, SwitchTaskResponse,
} from '../../../contract/generated/families/clientService'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'clientService', call: 'list', method: 'POST', path: '/fba/api/v1/client_service/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  detail: {
    family: 'clientService', call: 'detail', method: 'POST', path: '/fba/api/v1/client_service/detail', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  add: {
    family: 'clientService', call: 'add', method: 'POST', path: '/fba/api/v1/client_service/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  save: {
    family: 'clientService', call: 'save', method: 'POST', path: '/fba/api/v1/client_service/save', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  remove: {
    family: 'clientService', call: 'remove', method: 'POST', path: '/fba/api/v1/client_service/del', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  switchTask: {
    family: 'clientService', call: 'switchTask', method: 'POST', path: '/fba/api/v1/client_service/switch', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  execute: {
    family: 'clientService', call: 'execute', method: 'POST', path: '/fba/api/v1/client_service/exec', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  retry: {
    family: 'clientService', call: 'retry', method: 'POST', path: '/fba/api/v1/client_service/retry', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'clientService',
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
      get: CALLS.detail,
      add: CALLS.add,
      edit: CALLS.save,
      remove: CALLS.remove,
      key: ['id'],
      decimals: [],
      integers: ['run_count'],
      texts: ['id', 'last_job', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '509b741ed970'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 客户端任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 定时任务列表
 * POST /fba/api/v1/client_service/list · ListRequest → ListAnswer<JobPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<JobPlanRow>> {
  return askList<JobPlanRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 定时任务详情
 * POST /fba/api/v1/client_service/detail · JobPlanKey → JobPlanRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function detail(transport: Transport, body: JobPlanKey, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.detail, body, options)
}

/**
 * 新增定时任务
 * POST /fba/api/v1/client_service/add · JobPlanAdd → JobPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function add(transport: Transport, body: JobPlanAdd, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.add, body, options)
}

/**
 * 保存定时任务
 * POST /fba/api/v1/client_service/save · JobPlanEdit → JobPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function save(transport: Transport, body: JobPlanEdit, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.save, body, options)
}

/**
 * 删除定时任务
 * POST /fba/api/v1/client_service/del · JobPlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function remove(transport: Transport, body: JobPlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.remove, body, options)
}

/**
 * 启用与暂停定时任务
 * POST /fba/api/v1/client_service/switch · SwitchTaskRequest → SwitchTaskResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function switchTask(transport: Transport, body: SwitchTaskRequest, options?: CallOptions): Promise<SwitchTaskResponse> {
  return transport.call<SwitchTaskResponse>(CALLS.switchTask, body, options)
}

/**
 * 立即执行定时任务
 * POST /fba/api/v1/client_service/exec · ExecuteRequest → ExecuteResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function execute(transport: Transport, body: ExecuteRequest, options?: CallOptions): Promise<ExecuteResponse> {
  return transport.call<ExecuteResponse>(CALLS.execute, body, options)
}

/**
 * 重试定时任务的上一次执行
 * POST /fba/api/v1/client_service/retry · RetryRequest → RetryResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function retry(transport: Transport, body: RetryRequest, options?: CallOptions): Promise<RetryResponse> {
  return transport.call<RetryResponse>(CALLS.retry, body, options)
}
