/**
 * 文件下载：0 个接口已建成，1 个待建。
 * Written by `npm run codegen` from schemas/endpoints/download.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'download',
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
export const STAMP = 'e60fe7532ba8'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'download',
] as const

/** 文件下载: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'download', client: 'download', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 通用文件下载：POST调用方给定路径，返回二进制
 * POST /{callerPath} · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{payload}
 * 返回（草案）：binary
 * 记录日志后重新抛出
 */
export function download(transport: Transport, callerPath: string, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('download', `/${callerPath}`, { answer: 'binary' }), body, options)
}
