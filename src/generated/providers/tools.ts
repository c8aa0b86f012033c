/**
 * 评论、关键词与反馈：0 个接口已建成，8 个待建。
 * Written by `npm run codegen` from schemas/endpoints/tools.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, FamilyMeta, Transport } from '../../lib/transport'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'tools',
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
  'fbaAsinReviewList', // POST /fba/api/v1/fbaAsinReview/list 评论列表
  'fbaAsinReviewAdd', // POST /fba/api/v1/fbaAsinReview/add 新增监控ASIN
  'fbaAsinReviewHandle', // POST /fba/api/v1/fbaAsinReview/handle 处理评论
  'fbaKeywordList', // POST /fba/api/v1/fbaKeyword/list 关键词排名列表
  'fbaKeywordAdd', // POST /fba/api/v1/fbaKeyword/add 新增监控
  'fbaKeywordTrend', // POST /fba/api/v1/fbaKeyword/trend 排名趋势
  'fbaFeedbackList', // POST /fba/api/v1/fbaFeedback/list 反馈列表
  'fbaFeedbackHandle', // POST /fba/api/v1/fbaFeedback/handle 处理
] as const

/** 评论、关键词与反馈: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}
