/**
 * 优化建议：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_suggestion.json: edit that, not this file.
 */
import type { AdAdviceActionValue, AdAdviceStateValue, AdTypeValue, CurrencyAllValue, ReportMatchValue } from '../enums'

/** 优化建议 */
export interface AdSuggestionRow {
  /** 编号 */
  id: string
  /** 规则 */
  rule_id?: string
  /** 建议类型 */
  suggest_type?: AdAdviceActionValue | (string & {})
  /** 状态 */
  suggest_state?: AdAdviceStateValue | (string & {})
  /** 店铺 */
  shop_id?: string
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {}) | null
  /** 对象编号 */
  object_id?: string | null
  /** 对象 */
  object_name?: string | null
  /** 匹配类型 */
  match?: ReportMatchValue | (string & {}) | null
  /** 广告活动编号 */
  campaign_id?: string | null
  /** 广告组编号 */
  ad_group_id?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 当前值 */
  current_amount?: string | null
  /** 建议值：采纳前可以改 */
  suggest_amount?: string | null
  /** 规则算出的值 */
  rule_amount?: string | null
  /** 依据：规则的名称，与条件里提到的各个数 */
  reason?: string | null
  /** 依据起 */
  evidence_from?: string | null
  /** 依据止 */
  evidence_to?: string | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 广告订单量 */
  order_quantity?: number | null
  /** 广告销售额 */
  amount?: string | null
  /** ACOS */
  acos?: string | null
  /** 待提交编号 */
  change_id?: string | null
  /** 操作人 */
  operator?: string | null
  /** 操作日期 */
  operate_day?: string | null
  /** 前 14 天花费 */
  before_spend?: string | null
  /** 前 14 天订单 */
  before_orders?: number | null
  /** 前 14 天销售额 */
  before_sales?: string | null
  /** 前 14 天 ACOS */
  before_acos?: string | null
  /** 后 14 天花费 */
  after_spend?: string | null
  /** 后 14 天订单 */
  after_orders?: number | null
  /** 后 14 天销售额 */
  after_sales?: string | null
  /** 后 14 天 ACOS */
  after_acos?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 上次检查 */
  check_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 规则 */
  'rule.rule_name'?: string | null
  /** 状态 */
  'change.state'?: string | null
  /** 导出日期 */
  'change.exported_day'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface AdSuggestionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdSuggestionAdd {
  /** 建议值：采纳前可以改 */
  suggest_amount?: string | null
}

export interface AdSuggestionEdit {
  /** 建议值：采纳前可以改 */
  suggest_amount?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
