/**
 * 报告任务：14 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/taskReport.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { JobRow } from '../../../contract/generated/entities/job'
import type { JobPlanAdd, JobPlanEdit, JobPlanKey, JobPlanRow } from '../../../contract/generated/entities/job_plan'
import type {
  CancelRequest, CancelResponse, DownloadManyRequest, DownloadRequest, JobPlanOfTaskRequest, JobPlanOfTaskResponse, JobPlanRunRequest,
  JobPlanRunResponse, PushRequest, PushResponse, RemoveRequest, RemoveResponse, RetryRequest, RetryResponse,
} from '../../../contract/generated/families/taskReport'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  jobPlanOfTask: {
    family: 'taskReport', call: 'jobPlanOfTask', method: 'POST', path: '/fba/api/v1/jobPlan/ofTask', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  jobPlanRun: {
    family: 'taskReport', call: 'jobPlanRun', method: 'POST', path: '/fba/api/v1/jobPlan/run', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  list: {
    family: 'taskReport', call: 'list', method: 'POST', path: '/fba/api/v1/taskreport/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  retry: {
    family: 'taskReport', call: 'retry', method: 'POST', path: '/fba/api/v1/taskreport/retry', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  push: {
    family: 'taskReport', call: 'push', method: 'POST', path: '/fba/api/v1/taskreport/push', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  download: {
    family: 'taskReport', call: 'download', method: 'POST', path: '/fba/api/v1/taskreport/download', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  downloadMany: {
    family: 'taskReport', call: 'downloadMany', method: 'POST', path: '/fba/api/v1/taskreport/downloadMany', client: 'erp', wire: 'erp',
    body: 'json', answer: 'binary', writes: false,
  },
  cancel: {
    family: 'taskReport', call: 'cancel', method: 'POST', path: '/fba/api/v1/taskreport/cancel', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  remove: {
    family: 'taskReport', call: 'remove', method: 'POST', path: '/fba/api/v1/taskreport/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  jobPlanList: {
    family: 'taskReport', call: 'jobPlanList', method: 'POST', path: '/fba/api/v1/jobPlan/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  jobPlan: {
    family: 'taskReport', call: 'jobPlan', method: 'POST', path: '/fba/api/v1/jobPlan/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  jobPlanAdd: {
    family: 'taskReport', call: 'jobPlanAdd', method: 'POST', path: '/fba/api/v1/jobPlan/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  jobPlanEdit: {
    family: 'taskReport', call: 'jobPlanEdit', method: 'POST', path: '/fba/api/v1/jobPlan/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  jobPlanRemove: {
    family: 'taskReport', call: 'jobPlanRemove', method: 'POST', path: '/fba/api/v1/jobPlan/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'taskReport',
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
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'fail_count', 'file_size', 'attempt', 'run_seconds'],
      texts: ['id', 'import_id', 'employee_id'],
    },
    jobPlanList: {
      list: CALLS.jobPlanList,
      get: CALLS.jobPlan,
      add: CALLS.jobPlanAdd,
      edit: CALLS.jobPlanEdit,
      remove: CALLS.jobPlanRemove,
      key: ['id'],
      decimals: [],
      integers: ['run_count'],
      texts: ['id', 'last_job', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'e567d252b160'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 报告任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 把一次导出设为定时
 * POST /fba/api/v1/jobPlan/ofTask · JobPlanOfTaskRequest → JobPlanOfTaskResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlanOfTask(transport: Transport, body: JobPlanOfTaskRequest, options?: CallOptions): Promise<JobPlanOfTaskResponse> {
  return transport.call<JobPlanOfTaskResponse>(CALLS.jobPlanOfTask, body, options)
}

/**
 * 立即执行定时任务
 * POST /fba/api/v1/jobPlan/run · JobPlanRunRequest → JobPlanRunResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlanRun(transport: Transport, body: JobPlanRunRequest, options?: CallOptions): Promise<JobPlanRunResponse> {
  return transport.call<JobPlanRunResponse>(CALLS.jobPlanRun, body, options)
}

/**
 * 任务中心的任务
 * POST /fba/api/v1/taskreport/list · ListRequest → ListAnswer<JobRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<JobRow>> {
  return askList<JobRow>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 重试
 * POST /fba/api/v1/taskreport/retry · RetryRequest → RetryResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function retry(transport: Transport, body: RetryRequest, options?: CallOptions): Promise<RetryResponse> {
  return transport.call<RetryResponse>(CALLS.retry, body, options)
}

/**
 * 推入队列
 * POST /fba/api/v1/taskreport/push · PushRequest → PushResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function push(transport: Transport, body: PushRequest, options?: CallOptions): Promise<PushResponse> {
  return transport.call<PushResponse>(CALLS.push, body, options)
}

/**
 * 下载结果
 * POST /fba/api/v1/taskreport/download · DownloadRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function download(transport: Transport, body: DownloadRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.download, body, options)
}

/**
 * 把几个任务的文件打成一个压缩包下载
 * POST /fba/api/v1/taskreport/downloadMany · DownloadManyRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function downloadMany(transport: Transport, body: DownloadManyRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.downloadMany, body, options)
}

/**
 * 取消
 * POST /fba/api/v1/taskreport/cancel · CancelRequest → CancelResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function cancel(transport: Transport, body: CancelRequest, options?: CallOptions): Promise<CancelResponse> {
  return transport.call<CancelResponse>(CALLS.cancel, body, options)
}

/**
 * 删除任务记录
 * POST /fba/api/v1/taskreport/remove · RemoveRequest → RemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function remove(transport: Transport, body: RemoveRequest, options?: CallOptions): Promise<RemoveResponse> {
  return transport.call<RemoveResponse>(CALLS.remove, body, options)
}

/**
 * 列出定时任务
 * POST /fba/api/v1/jobPlan/list · ListRequest → ListAnswer<JobPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlanList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<JobPlanRow>> {
  return askList<JobPlanRow>(transport, FAMILY, CALLS.jobPlanList, FAMILY.resources['jobPlanList']!, body, options)
}

/**
 * 读取一张定时任务
 * POST /fba/api/v1/jobPlan/get · JobPlanKey → JobPlanRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlan(transport: Transport, body: JobPlanKey, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.jobPlan, body, options)
}

/**
 * 新增定时任务
 * POST /fba/api/v1/jobPlan/add · JobPlanAdd → JobPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlanAdd(transport: Transport, body: JobPlanAdd, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.jobPlanAdd, body, options)
}

/**
 * 修改定时任务
 * POST /fba/api/v1/jobPlan/edit · JobPlanEdit → JobPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlanEdit(transport: Transport, body: JobPlanEdit, options?: CallOptions): Promise<JobPlanRow> {
  return transport.call<JobPlanRow>(CALLS.jobPlanEdit, body, options)
}

/**
 * 删除定时任务
 * POST /fba/api/v1/jobPlan/remove · JobPlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobPlanRemove(transport: Transport, body: JobPlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.jobPlanRemove, body, options)
}
