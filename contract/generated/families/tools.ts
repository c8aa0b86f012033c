/**
 * 评论、关键词与反馈：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/tools.json: edit that, not this file.
 */
export interface FbaAsinReviewAddRequest {
  shop_id: string
  asins: string
}

export interface FbaAsinReviewAddResponse {
  added: number
  present: number
}

export interface FbaAsinReviewHandleRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'handle' | 'finish' | 'ignore' | 'reopen'
}

export interface FbaKeywordAddRequest {
  shop_id: string
  asin: string
  keywords: string
  rank_kinds: ('organic' | 'sp' | 'sb' | 'sbv')[]
  device: 'pc' | 'mobile'
  postcode?: string | null
}

export interface FbaKeywordAddResponse {
  added: number
  present: number
}

export interface FbaFeedbackHandleRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'handle' | 'finish' | 'ignore' | 'reopen'
}

export interface ReviewRequestStepRequest {
  /** 原因 */
  fail_reason?: string | null
  /** 编号 */
  id: string
  transition: 'asked' | 'failed' | 'skip' | 'undo'
}

export type ReviewRequestScanRequest = Record<string, never>

export interface ReviewRequestScanResponse {
  task: string
}

export interface ReviewRequestOneRequest {
  shop_id: string
  order_id: string
}

export interface ReviewRequestOneResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface ReviewRequestLinksRequest {
  ids: string[]
}

export interface ReviewRequestLinksResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}
