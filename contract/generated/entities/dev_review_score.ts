/**
 * 评审打分：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_review_score.json: edit that, not this file.
 */
import type { DevReviewScoreRoleValue, DevReviewScoreVoteValue } from '../enums'

/** 评审打分 */
export interface DevReviewScoreRow {
  /** 编号 */
  id: string
  /** 评审 */
  review_id?: string
  /** 评审人 */
  reviewer?: string
  /** 角色 */
  role?: DevReviewScoreRoleValue | (string & {})
  /** 权重：他的分占几份 */
  weight?: number
  /** 市场分 */
  score_market?: number | null
  /** 利润分 */
  score_profit?: number | null
  /** 供应链分 */
  score_supply?: number | null
  /** 市场加权 */
  market_points?: number | null
  /** 利润加权 */
  profit_points?: number | null
  /** 供应链加权 */
  supply_points?: number | null
  /** 意见 */
  vote?: DevReviewScoreVoteValue | (string & {}) | null
  /** 审核意见 */
  opinion?: string | null
  /** 打分日期 */
  score_day?: string | null
  /** 评审编号 */
  'review.review_no'?: string | null
  /** 结论 */
  'review.review_result'?: string | null
  /** 创建人 */
  'review.creator'?: string | null
  /** 编号 */
  'review.id'?: string | null
}

export interface DevReviewScoreKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevReviewScoreAdd {
  /** 评审人 */
  reviewer: string
  /** 角色 */
  role?: DevReviewScoreRoleValue | (string & {}) | null
  /** 权重：他的分占几份 */
  weight?: number | null
}

export interface DevReviewScoreEdit {
  /** 评审人 */
  reviewer?: string | null
  /** 角色 */
  role?: DevReviewScoreRoleValue | (string & {}) | null
  /** 权重：他的分占几份 */
  weight?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
