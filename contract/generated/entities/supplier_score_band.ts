/**
 * 评分分档：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_score_band.json: edit that, not this file.
 */
import type { ScoreMetricValue } from '../enums'

/** 评分分档 */
export interface SupplierScoreBandRow {
  /** 编号 */
  id: string
  /** 规则 */
  rule_id?: string
  /** 项目 */
  metric?: ScoreMetricValue | (string & {})
  /** 不低于：交期、质量与价格按百分数：90 就是 90%，价格 -5 是降 5%；服务按打分 */
  from_value?: string
  /** 得分：低于最低一档得 0 分；一个项目没有分档时，比率是几就得几分，价格每涨 1% 扣 1 分 */
  score?: number
  /** 规则名称 */
  'rule.rule_name'?: string | null
  /** 起始月份 */
  'rule.start_month'?: string | null
}

export interface SupplierScoreBandKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierScoreBandAdd {
  /** 规则 */
  rule_id: string
  /** 项目 */
  metric: ScoreMetricValue | (string & {})
  /** 不低于：交期、质量与价格按百分数：90 就是 90%，价格 -5 是降 5%；服务按打分 */
  from_value: string
  /** 得分：低于最低一档得 0 分；一个项目没有分档时，比率是几就得几分，价格每涨 1% 扣 1 分 */
  score: number
}

export interface SupplierScoreBandEdit {
  /** 规则 */
  rule_id?: string | null
  /** 项目 */
  metric?: ScoreMetricValue | (string & {}) | null
  /** 不低于：交期、质量与价格按百分数：90 就是 90%，价格 -5 是降 5%；服务按打分 */
  from_value?: string | null
  /** 得分：低于最低一档得 0 分；一个项目没有分档时，比率是几就得几分，价格每涨 1% 扣 1 分 */
  score?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
