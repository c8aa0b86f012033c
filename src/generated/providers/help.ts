/**
 * 帮助服务：1 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/help.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { NoticeRequest, NoticeResponse } from '../../../contract/generated/families/help'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  notice: { family: 'help', call: 'notice', method: 'POST', path: '/notice', client: 'help', wire: 'erp', body: 'json', answer: 'json', writes: false },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'help',
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
export const STAMP = '5307d0ee78ad'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 帮助服务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 帮助服务公告
 * POST /notice · NoticeRequest → NoticeResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function notice(transport: Transport, body: NoticeRequest = {}, options?: CallOptions): Promise<NoticeResponse> {
  return transport.call<NoticeResponse>(CALLS.notice, body, options)
}
