/**
 * AI 助手：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/ai.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
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

/** Calls of this family that are not built yet: they answer one fixed refusal. */
export const PLANNED = [
  'createSession', // POST /api/sessions/add/new 新建会话
  'renameSession', // POST /api/sessions/update 重命名会话
  'deleteSession', // POST /api/sessions/delete 删除会话
  'clearContext', // POST /api/messages/clear/context 清空上下文
  'listSessions', // GET /api/sessions/list 会话列表
  'listModels', // GET /api/get/model 模型列表
  'listMessages', // GET /api/get/sessions/messages 会话消息
  'generate', // POST /sse/generate 流式生成(SSE逐行message事件)
] as const

/** AI 助手: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
