/**
 * 评论、关键词与反馈：32 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/tools.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { RanksFigures } from '../../../contract/generated/datasets/ranks'
import type { ReviewsFigures } from '../../../contract/generated/datasets/reviews'
import type { AsinWatchEdit, AsinWatchKey, AsinWatchRow } from '../../../contract/generated/entities/asin_watch'
import type { FeedbackAdd, FeedbackEdit, FeedbackKey, FeedbackRow } from '../../../contract/generated/entities/feedback'
import type { RankSeenAdd, RankSeenKey, RankSeenRow } from '../../../contract/generated/entities/rank_seen'
import type { RankWatchEdit, RankWatchKey, RankWatchRow } from '../../../contract/generated/entities/rank_watch'
import type { ReviewAdd, ReviewEdit, ReviewKey, ReviewRow } from '../../../contract/generated/entities/review'
import type { ReviewRequestRow } from '../../../contract/generated/entities/review_request'
import type { ReviewRuleAdd, ReviewRuleEdit, ReviewRuleKey, ReviewRuleRow } from '../../../contract/generated/entities/review_rule'
import type {
  FbaAsinReviewAddRequest, FbaAsinReviewAddResponse, FbaAsinReviewHandleRequest, FbaFeedbackHandleRequest, FbaKeywordAddRequest,
  FbaKeywordAddResponse, ReviewRequestLinksRequest, ReviewRequestLinksResponse, ReviewRequestOneRequest, ReviewRequestOneResponse,
  ReviewRequestScanRequest, ReviewRequestScanResponse, ReviewRequestStepRequest,
} from '../../../contract/generated/families/tools'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  fbaAsinReviewList: {
    family: 'tools', call: 'fbaAsinReviewList', method: 'POST', path: '/fba/api/v1/fbaAsinReview/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaAsinReviewAdd: {
    family: 'tools', call: 'fbaAsinReviewAdd', method: 'POST', path: '/fba/api/v1/fbaAsinReview/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaAsinReviewHandle: {
    family: 'tools', call: 'fbaAsinReviewHandle', method: 'POST', path: '/fba/api/v1/fbaAsinReview/handle', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaKeywordList: {
    family: 'tools', call: 'fbaKeywordList', method: 'POST', path: '/fba/api/v1/fbaKeyword/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  fbaKeywordAdd: {
    family: 'tools', call: 'fbaKeywordAdd', method: 'POST', path: '/fba/api/v1/fbaKeyword/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  fbaKeywordTrend: {
    family: 'tools', call: 'fbaKeywordTrend', method: 'POST', path: '/fba/api/v1/fbaKeyword/trend', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaFeedbackList: {
    family: 'tools', call: 'fbaFeedbackList', method: 'POST', path: '/fba/api/v1/fbaFeedback/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaFeedbackHandle: {
    family: 'tools', call: 'fbaFeedbackHandle', method: 'POST', path: '/fba/api/v1/fbaFeedback/handle', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewAdd: {
    family: 'tools', call: 'reviewAdd', method: 'POST', path: '/fba/api/v1/fbaAsinReview/record', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  reviewEdit: {
    family: 'tools', call: 'reviewEdit', method: 'POST', path: '/fba/api/v1/fbaAsinReview/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  reviewRemove: {
    family: 'tools', call: 'reviewRemove', method: 'POST', path: '/fba/api/v1/fbaAsinReview/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewTrend: {
    family: 'tools', call: 'reviewTrend', method: 'POST', path: '/fba/api/v1/fbaAsinReview/trend', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  asinWatchList: {
    family: 'tools', call: 'asinWatchList', method: 'POST', path: '/fba/api/v1/fbaAsinReview/watches', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  asinWatchEdit: {
    family: 'tools', call: 'asinWatchEdit', method: 'POST', path: '/fba/api/v1/fbaAsinReview/watchEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  asinWatchRemove: {
    family: 'tools', call: 'asinWatchRemove', method: 'POST', path: '/fba/api/v1/fbaAsinReview/watchRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaKeywordEdit: {
    family: 'tools', call: 'fbaKeywordEdit', method: 'POST', path: '/fba/api/v1/fbaKeyword/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  fbaKeywordRemove: {
    family: 'tools', call: 'fbaKeywordRemove', method: 'POST', path: '/fba/api/v1/fbaKeyword/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  rankSeenList: {
    family: 'tools', call: 'rankSeenList', method: 'POST', path: '/fba/api/v1/fbaKeyword/records', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  rankSeenAdd: {
    family: 'tools', call: 'rankSeenAdd', method: 'POST', path: '/fba/api/v1/fbaKeyword/record', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  rankSeenRemove: {
    family: 'tools', call: 'rankSeenRemove', method: 'POST', path: '/fba/api/v1/fbaKeyword/recordRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  feedbackAdd: {
    family: 'tools', call: 'feedbackAdd', method: 'POST', path: '/fba/api/v1/fbaFeedback/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  feedbackEdit: {
    family: 'tools', call: 'feedbackEdit', method: 'POST', path: '/fba/api/v1/fbaFeedback/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  feedbackRemove: {
    family: 'tools', call: 'feedbackRemove', method: 'POST', path: '/fba/api/v1/fbaFeedback/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRequestList: {
    family: 'tools', call: 'reviewRequestList', method: 'POST', path: '/fba/api/v1/reviewRequest/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reviewRequestStep: {
    family: 'tools', call: 'reviewRequestStep', method: 'POST', path: '/fba/api/v1/reviewRequest/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRequestScan: {
    family: 'tools', call: 'reviewRequestScan', method: 'POST', path: '/fba/api/v1/reviewRequest/scan', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRequestOne: {
    family: 'tools', call: 'reviewRequestOne', method: 'POST', path: '/fba/api/v1/reviewRequest/one', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRequestLinks: {
    family: 'tools', call: 'reviewRequestLinks', method: 'POST', path: '/fba/api/v1/reviewRequest/links', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reviewRuleList: {
    family: 'tools', call: 'reviewRuleList', method: 'POST', path: '/fba/api/v1/reviewRequest/ruleList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reviewRuleAdd: {
    family: 'tools', call: 'reviewRuleAdd', method: 'POST', path: '/fba/api/v1/reviewRequest/ruleAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRuleEdit: {
    family: 'tools', call: 'reviewRuleEdit', method: 'POST', path: '/fba/api/v1/reviewRequest/ruleEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRuleRemove: {
    family: 'tools', call: 'reviewRuleRemove', method: 'POST', path: '/fba/api/v1/reviewRequest/ruleRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'tools',
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
    fbaAsinReviewList: {
      list: CALLS.fbaAsinReviewList,
      add: CALLS.reviewAdd,
      edit: CALLS.reviewEdit,
      remove: CALLS.reviewRemove,
      key: ['id'],
      decimals: [],
      integers: ['helpful', 'order.quantity'],
      texts: [
        'id', 'review_no', 'shop_id', 'watch_id', 'asin', 'order_id', 'handler', 'creator', 'shop.owner', 'product.specialist',
      ],
    },
    fbaKeywordList: {
      list: CALLS.fbaKeywordList,
      edit: CALLS.fbaKeywordEdit,
      remove: CALLS.fbaKeywordRemove,
      key: ['id'],
      decimals: ['days30.rank'],
      integers: [
        'rank_now', 'page_no', 'rank_prev', 'rank_change', 'rank_best', 'search_volume', 'days30.rank_sum', 'days30.checks', 'days30.found',
      ],
      texts: ['id', 'shop_id', 'asin', 'creator'],
    },
    fbaKeywordTrend: {
      list: CALLS.fbaKeywordTrend,
      key: [],
      decimals: ['rank'],
      integers: ['rank_sum', 'checks', 'found'],
      texts: ['shop', 'watch', 'asin'],
    },
    fbaFeedbackList: {
      list: CALLS.fbaFeedbackList,
      add: CALLS.feedbackAdd,
      edit: CALLS.feedbackEdit,
      remove: CALLS.feedbackRemove,
      key: ['id'],
      decimals: [],
      integers: ['order.returned_qty'],
      texts: ['id', 'shop_id', 'order_id', 'handler', 'creator', 'shop.owner'],
    },
    reviewTrend: {
      list: CALLS.reviewTrend,
      key: [],
      decimals: ['star_avg', 'bad_share'],
      integers: ['reviews', 'bad', 'star5', 'star4', 'star3', 'star2', 'star1'],
      texts: ['shop', 'asin'],
    },
    asinWatchList: {
      list: CALLS.asinWatchList,
      edit: CALLS.asinWatchEdit,
      remove: CALLS.asinWatchRemove,
      key: ['id'],
      decimals: [],
      integers: ['review_count', 'bad_count', 'open_count'],
      texts: ['id', 'shop_id', 'asin', 'creator'],
    },
    rankSeenList: {
      list: CALLS.rankSeenList,
      add: CALLS.rankSeenAdd,
      remove: CALLS.rankSeenRemove,
      key: ['id'],
      decimals: [],
      integers: ['rank_no', 'page_no', 'search_volume'],
      texts: ['id', 'watch_id', 'shop_id', 'asin'],
    },
    reviewRequestList: {
      list: CALLS.reviewRequestList,
      key: ['id'],
      decimals: [],
      integers: ['days_left', 'order.quantity', 'order.returned_qty'],
      texts: ['id', 'shop_id', 'order_id', 'rule_id', 'asker', 'product.asin'],
    },
    reviewRuleList: {
      list: CALLS.reviewRuleList,
      add: CALLS.reviewRuleAdd,
      edit: CALLS.reviewRuleEdit,
      remove: CALLS.reviewRuleRemove,
      key: ['id'],
      decimals: [],
      integers: ['delay_days'],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '31af7dbaf985'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 评论、关键词与反馈: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 评论列表
 * POST /fba/api/v1/fbaAsinReview/list · ListRequest → ListAnswer<ReviewRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaAsinReviewList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReviewRow>> {
  return askList<ReviewRow>(transport, FAMILY, CALLS.fbaAsinReviewList, FAMILY.resources['fbaAsinReviewList']!, body, options)
}

/**
 * 新增监控ASIN，一行一个
 * POST /fba/api/v1/fbaAsinReview/add · FbaAsinReviewAddRequest → FbaAsinReviewAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaAsinReviewAdd(transport: Transport, body: FbaAsinReviewAddRequest, options?: CallOptions): Promise<FbaAsinReviewAddResponse> {
  return transport.call<FbaAsinReviewAddResponse>(CALLS.fbaAsinReviewAdd, body, options)
}

/**
 * 处理评论
 * POST /fba/api/v1/fbaAsinReview/handle · FbaAsinReviewHandleRequest → ReviewRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaAsinReviewHandle(transport: Transport, body: FbaAsinReviewHandleRequest, options?: CallOptions): Promise<ReviewRow> {
  return transport.call<ReviewRow>(CALLS.fbaAsinReviewHandle, body, options)
}

/**
 * 关键词排名列表
 * POST /fba/api/v1/fbaKeyword/list · ListRequest → ListAnswer<RankWatchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaKeywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RankWatchRow>> {
  return askList<RankWatchRow>(transport, FAMILY, CALLS.fbaKeywordList, FAMILY.resources['fbaKeywordList']!, body, options)
}

/**
 * 新增关键词监控，一行一个
 * POST /fba/api/v1/fbaKeyword/add · FbaKeywordAddRequest → FbaKeywordAddResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaKeywordAdd(transport: Transport, body: FbaKeywordAddRequest, options?: CallOptions): Promise<FbaKeywordAddResponse> {
  return transport.call<FbaKeywordAddResponse>(CALLS.fbaKeywordAdd, body, options)
}

/**
 * 排名趋势
 * POST /fba/api/v1/fbaKeyword/trend · ListRequest → ListAnswer<RanksFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaKeywordTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RanksFigures>> {
  return askList<RanksFigures>(transport, FAMILY, CALLS.fbaKeywordTrend, FAMILY.resources['fbaKeywordTrend']!, body, options)
}

/**
 * 反馈列表
 * POST /fba/api/v1/fbaFeedback/list · ListRequest → ListAnswer<FeedbackRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaFeedbackList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeedbackRow>> {
  return askList<FeedbackRow>(transport, FAMILY, CALLS.fbaFeedbackList, FAMILY.resources['fbaFeedbackList']!, body, options)
}

/**
 * 处理反馈
 * POST /fba/api/v1/fbaFeedback/handle · FbaFeedbackHandleRequest → FeedbackRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaFeedbackHandle(transport: Transport, body: FbaFeedbackHandleRequest, options?: CallOptions): Promise<FeedbackRow> {
  return transport.call<FeedbackRow>(CALLS.fbaFeedbackHandle, body, options)
}

/**
 * 登记一条评论
 * POST /fba/api/v1/fbaAsinReview/record · ReviewAdd → ReviewRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewAdd(transport: Transport, body: ReviewAdd, options?: CallOptions): Promise<ReviewRow> {
  return transport.call<ReviewRow>(CALLS.reviewAdd, body, options)
}

/**
 * 修改评论
 * POST /fba/api/v1/fbaAsinReview/edit · ReviewEdit → ReviewRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewEdit(transport: Transport, body: ReviewEdit, options?: CallOptions): Promise<ReviewRow> {
  return transport.call<ReviewRow>(CALLS.reviewEdit, body, options)
}

/**
 * 删除评论
 * POST /fba/api/v1/fbaAsinReview/remove · ReviewKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRemove(transport: Transport, body: ReviewKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.reviewRemove, body, options)
}

/**
 * 评论按日统计
 * POST /fba/api/v1/fbaAsinReview/trend · ListRequest → ListAnswer<ReviewsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReviewsFigures>> {
  return askList<ReviewsFigures>(transport, FAMILY, CALLS.reviewTrend, FAMILY.resources['reviewTrend']!, body, options)
}

/**
 * 监控ASIN列表
 * POST /fba/api/v1/fbaAsinReview/watches · ListRequest → ListAnswer<AsinWatchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinWatchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AsinWatchRow>> {
  return askList<AsinWatchRow>(transport, FAMILY, CALLS.asinWatchList, FAMILY.resources['asinWatchList']!, body, options)
}

/**
 * 启停监控
 * POST /fba/api/v1/fbaAsinReview/watchEdit · AsinWatchEdit → AsinWatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinWatchEdit(transport: Transport, body: AsinWatchEdit, options?: CallOptions): Promise<AsinWatchRow> {
  return transport.call<AsinWatchRow>(CALLS.asinWatchEdit, body, options)
}

/**
 * 删除监控
 * POST /fba/api/v1/fbaAsinReview/watchRemove · AsinWatchKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function asinWatchRemove(transport: Transport, body: AsinWatchKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.asinWatchRemove, body, options)
}

/**
 * 启停、备注
 * POST /fba/api/v1/fbaKeyword/edit · RankWatchEdit → RankWatchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaKeywordEdit(transport: Transport, body: RankWatchEdit, options?: CallOptions): Promise<RankWatchRow> {
  return transport.call<RankWatchRow>(CALLS.fbaKeywordEdit, body, options)
}

/**
 * 删除监控
 * POST /fba/api/v1/fbaKeyword/remove · RankWatchKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaKeywordRemove(transport: Transport, body: RankWatchKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbaKeywordRemove, body, options)
}

/**
 * 排名记录
 * POST /fba/api/v1/fbaKeyword/records · ListRequest → ListAnswer<RankSeenRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rankSeenList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RankSeenRow>> {
  return askList<RankSeenRow>(transport, FAMILY, CALLS.rankSeenList, FAMILY.resources['rankSeenList']!, body, options)
}

/**
 * 登记排名
 * POST /fba/api/v1/fbaKeyword/record · RankSeenAdd → RankSeenRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rankSeenAdd(transport: Transport, body: RankSeenAdd, options?: CallOptions): Promise<RankSeenRow> {
  return transport.call<RankSeenRow>(CALLS.rankSeenAdd, body, options)
}

/**
 * 删除排名记录
 * POST /fba/api/v1/fbaKeyword/recordRemove · RankSeenKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rankSeenRemove(transport: Transport, body: RankSeenKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.rankSeenRemove, body, options)
}

/**
 * 登记反馈
 * POST /fba/api/v1/fbaFeedback/add · FeedbackAdd → FeedbackRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feedbackAdd(transport: Transport, body: FeedbackAdd, options?: CallOptions): Promise<FeedbackRow> {
  return transport.call<FeedbackRow>(CALLS.feedbackAdd, body, options)
}

/**
 * 修改反馈
 * POST /fba/api/v1/fbaFeedback/edit · FeedbackEdit → FeedbackRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feedbackEdit(transport: Transport, body: FeedbackEdit, options?: CallOptions): Promise<FeedbackRow> {
  return transport.call<FeedbackRow>(CALLS.feedbackEdit, body, options)
}

/**
 * 删除反馈
 * POST /fba/api/v1/fbaFeedback/remove · FeedbackKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feedbackRemove(transport: Transport, body: FeedbackKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.feedbackRemove, body, options)
}

/**
 * 请求评论的订单
 * POST /fba/api/v1/reviewRequest/list · ListRequest → ListAnswer<ReviewRequestRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRequestList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReviewRequestRow>> {
  return askList<ReviewRequestRow>(transport, FAMILY, CALLS.reviewRequestList, FAMILY.resources['reviewRequestList']!, body, options)
}

/**
 * 标为已请求、忽略、恢复
 * POST /fba/api/v1/reviewRequest/step · ReviewRequestStepRequest → ReviewRequestRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRequestStep(transport: Transport, body: ReviewRequestStepRequest, options?: CallOptions): Promise<ReviewRequestRow> {
  return transport.call<ReviewRequestRow>(CALLS.reviewRequestStep, body, options)
}

/**
 * 按规则查找可以请求评论的订单
 * POST /fba/api/v1/reviewRequest/scan · ReviewRequestScanRequest → ReviewRequestScanResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRequestScan(transport: Transport, body: ReviewRequestScanRequest = {}, options?: CallOptions): Promise<ReviewRequestScanResponse> {
  return transport.call<ReviewRequestScanResponse>(CALLS.reviewRequestScan, body, options)
}

/**
 * 一个订单请求评论：列入请求，并给出订单页
 * POST /fba/api/v1/reviewRequest/one · ReviewRequestOneRequest → ReviewRequestOneResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRequestOne(transport: Transport, body: ReviewRequestOneRequest, options?: CallOptions): Promise<ReviewRequestOneResponse> {
  return transport.call<ReviewRequestOneResponse>(CALLS.reviewRequestOne, body, options)
}

/**
 * 选中订单的订单页链接
 * POST /fba/api/v1/reviewRequest/links · ReviewRequestLinksRequest → ReviewRequestLinksResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRequestLinks(transport: Transport, body: ReviewRequestLinksRequest, options?: CallOptions): Promise<ReviewRequestLinksResponse> {
  return transport.call<ReviewRequestLinksResponse>(CALLS.reviewRequestLinks, body, options)
}

/**
 * 请求评论规则列表
 * POST /fba/api/v1/reviewRequest/ruleList · ListRequest → ListAnswer<ReviewRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReviewRuleRow>> {
  return askList<ReviewRuleRow>(transport, FAMILY, CALLS.reviewRuleList, FAMILY.resources['reviewRuleList']!, body, options)
}

/**
 * 请求评论新增规则
 * POST /fba/api/v1/reviewRequest/ruleAdd · ReviewRuleAdd → ReviewRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRuleAdd(transport: Transport, body: ReviewRuleAdd, options?: CallOptions): Promise<ReviewRuleRow> {
  return transport.call<ReviewRuleRow>(CALLS.reviewRuleAdd, body, options)
}

/**
 * 请求评论修改规则
 * POST /fba/api/v1/reviewRequest/ruleEdit · ReviewRuleEdit → ReviewRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRuleEdit(transport: Transport, body: ReviewRuleEdit, options?: CallOptions): Promise<ReviewRuleRow> {
  return transport.call<ReviewRuleRow>(CALLS.reviewRuleEdit, body, options)
}

/**
 * 请求评论删除规则
 * POST /fba/api/v1/reviewRequest/ruleRemove · ReviewRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRuleRemove(transport: Transport, body: ReviewRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.reviewRuleRemove, body, options)
}
