/**
 * AI 助手：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ai.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ai',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'createSession',
  'renameSession',
  'deleteSession',
  'clearContext',
  'listSessions',
  'listModels',
  'listMessages',
  'generate',
] as const

/** AI 助手: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'ai', client: 'ai', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 新建会话
 * POST /api/sessions/add/new · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{title,clusterId}
 * 返回（草案）：{sessionId,title,createdTime}
 * 创建会话失败
 */
export function createSession(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('createSession', '/api/sessions/add/new', { writes: true }), body, options)
}

/**
 * 重命名会话
 * POST /api/sessions/update · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{sessionId,title,clusterId}
 * 返回（草案）：{}
 */
export function renameSession(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('renameSession', '/api/sessions/update', { writes: true }), body, options)
}

/**
 * 删除会话
 * POST /api/sessions/delete · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{sessionId,clusterId}
 * 返回（草案）：{}
 * 删除失败
 */
export function deleteSession(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('deleteSession', '/api/sessions/delete', { writes: true }), body, options)
}

/**
 * 清空上下文
 * POST /api/messages/clear/context · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{sessionId,clusterId}
 * 返回（草案）：{}
 * 没有选中的对话
 */
export function clearContext(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('clearContext', '/api/messages/clear/context', { writes: true }), body, options)
}

/**
 * 会话列表
 * GET /api/sessions/list · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：?clusterId
 * 返回（草案）：[{sessionId,title,createdTime,count}]
 * 获取会话列表失败
 */
export function listSessions(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('listSessions', '/api/sessions/list', { method: 'GET', body: 'query' }), body, options)
}

/**
 * 模型列表
 * GET /api/get/model · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 返回（草案）：[{name,label}] 默认deepseek
 * 获取模型列表失败
 */
export function listModels(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('listModels', '/api/get/model', { method: 'GET', body: 'query' }), body, options)
}

/**
 * 会话消息
 * GET /api/get/sessions/messages · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：?sessionId,clusterId,page,pageSize
 * 返回（草案）：{list:[{role,content,timestamp,imageUrl}],total}
 * 会话不存在
 */
export function listMessages(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('listMessages', '/api/get/sessions/messages', { method: 'GET', body: 'query' }), body, options)
}

/**
 * 流式生成(SSE逐行message事件)
 * POST /sse/generate · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{sessionId,model,prompt,imageUrl?,clusterId}
 * 返回（草案）：text/event-stream
 * 状态码不是成功、或没有可读的流：抛出（信息里带状态码）；读取中断：记录后关闭
 */
export function generate(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('generate', '/sse/generate', { answer: 'events', writes: true }), body, options)
}
