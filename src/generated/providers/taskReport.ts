/**
 * 报告任务：7 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/taskReport.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { JobRow } from '../../../contract/generated/entities/job'
import type {
  CancelRequest, CancelResponse, DownloadManyRequest, DownloadRequest, PushRequest, PushResponse, RemoveRequest, RemoveResponse,
  RetryRequest, RetryResponse,
} from '../../../contract/generated/families/taskReport'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
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
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '79edf778e1b7'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 报告任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
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
