/**
 * AI 助手：10 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ai.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type {
  ClearContextRequest, ClearContextResponse, CreateSessionRequest, CreateSessionResponse, DeleteSessionRequest, DeleteSessionResponse,
  GenerateRequest, ListMessagesRequest, ListMessagesResponse, ListModelsRequest, ListModelsResponse, ListSessionsRequest,
  ListSessionsResponse, MessageImageRequest, ReadyQuestionsRequest, ReadyQuestionsResponse, RenameSessionRequest, RenameSessionResponse,
} from '../../../contract/generated/families/ai'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  createSession: {
    family: 'ai', call: 'createSession', method: 'POST', path: '/api/sessions/add/new', client: 'ai', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  renameSession: {
    family: 'ai', call: 'renameSession', method: 'POST', path: '/api/sessions/update', client: 'ai', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  deleteSession: {
    family: 'ai', call: 'deleteSession', method: 'POST', path: '/api/sessions/delete', client: 'ai', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  clearContext: {
    family: 'ai', call: 'clearContext', method: 'POST', path: '/api/messages/clear/context', client: 'ai', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  listSessions: {
    family: 'ai', call: 'listSessions', method: 'GET', path: '/api/sessions/list', client: 'ai', wire: 'erp', body: 'query', answer: 'json',
    writes: false,
  },
  listModels: {
    family: 'ai', call: 'listModels', method: 'GET', path: '/api/get/model', client: 'ai', wire: 'erp', body: 'query', answer: 'json',
    writes: false,
  },
  listMessages: {
    family: 'ai', call: 'listMessages', method: 'GET', path: '/api/get/sessions/messages', client: 'ai', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
  generate: { family: 'ai', call: 'generate', method: 'POST', path: '/sse/generate', client: 'ai', wire: 'erp', body: 'json', answer: 'events', writes: false },
  messageImage: {
    family: 'ai', call: 'messageImage', method: 'GET', path: '/api/messages/image', client: 'ai', wire: 'erp', body: 'query',
    answer: 'binary', writes: false,
  },
  readyQuestions: {
    family: 'ai', call: 'readyQuestions', method: 'GET', path: '/api/get/questions', client: 'ai', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'ai',
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
export const STAMP = '896a72e52ca8'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** AI 助手: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 新建会话
 * POST /api/sessions/add/new · CreateSessionRequest → CreateSessionResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function createSession(transport: Transport, body: CreateSessionRequest, options?: CallOptions): Promise<CreateSessionResponse> {
  return transport.call<CreateSessionResponse>(CALLS.createSession, body, options)
}

/**
 * 重命名会话
 * POST /api/sessions/update · RenameSessionRequest → RenameSessionResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function renameSession(transport: Transport, body: RenameSessionRequest, options?: CallOptions): Promise<RenameSessionResponse> {
  return transport.call<RenameSessionResponse>(CALLS.renameSession, body, options)
}

/**
 * 删除会话
 * POST /api/sessions/delete · DeleteSessionRequest → DeleteSessionResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function deleteSession(transport: Transport, body: DeleteSessionRequest, options?: CallOptions): Promise<DeleteSessionResponse> {
  return transport.call<DeleteSessionResponse>(CALLS.deleteSession, body, options)
}

/**
 * 清空上下文
 * POST /api/messages/clear/context · ClearContextRequest → ClearContextResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function clearContext(transport: Transport, body: ClearContextRequest, options?: CallOptions): Promise<ClearContextResponse> {
  return transport.call<ClearContextResponse>(CALLS.clearContext, body, options)
}

/**
 * 会话列表
 * GET /api/sessions/list (query) · ListSessionsRequest → ListSessionsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listSessions(transport: Transport, body: ListSessionsRequest, options?: CallOptions): Promise<ListSessionsResponse> {
  return transport.call<ListSessionsResponse>(CALLS.listSessions, body, options)
}

/**
 * 模型列表
 * GET /api/get/model (query) · ListModelsRequest → ListModelsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listModels(transport: Transport, body: ListModelsRequest, options?: CallOptions): Promise<ListModelsResponse> {
  return transport.call<ListModelsResponse>(CALLS.listModels, body, options)
}

/**
 * 会话消息
 * GET /api/get/sessions/messages (query) · ListMessagesRequest → ListMessagesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listMessages(transport: Transport, body: ListMessagesRequest, options?: CallOptions): Promise<ListMessagesResponse> {
  return transport.call<ListMessagesResponse>(CALLS.listMessages, body, options)
}

/**
 * 流式生成(SSE逐行message事件)
 * POST /sse/generate · GenerateRequest → AsyncIterable<unknown>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function generate(transport: Transport, body: GenerateRequest, options?: CallOptions): Promise<AsyncIterable<unknown>> {
  return transport.call<AsyncIterable<unknown>>(CALLS.generate, body, options)
}

/**
 * 消息里的图片（只给本人）
 * GET /api/messages/image (query) · MessageImageRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function messageImage(transport: Transport, body: MessageImageRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.messageImage, body, options)
}

/**
 * 可由数据直接回答的问题，以及是否已连接模型
 * GET /api/get/questions (query) · ReadyQuestionsRequest → ReadyQuestionsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function readyQuestions(transport: Transport, body: ReadyQuestionsRequest, options?: CallOptions): Promise<ReadyQuestionsResponse> {
  return transport.call<ReadyQuestionsResponse>(CALLS.readyQuestions, body, options)
}
