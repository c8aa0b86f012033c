/**
 * 否定投放：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_negative.json: edit that, not this file.
 */
import type { AdStateValue, AdTypeValue, BulkEntityValue, BulkSheetValue, NegLevelValue, NegativeMatchValue } from '../enums'

/** 否定投放 */
export interface AdNegativeRow {
  /** 店铺 */
  shop_id: string
  /** 否定编号 */
  negative_id: string
  /** 实体层级 */
  entity_kind?: BulkEntityValue | (string & {})
  /** 关键词编号 */
  keyword_id?: string | null
  /** 商品投放编号 */
  target_id?: string | null
  /** 否定内容 */
  negative_text?: string | null
  /** 否定类型 */
  negative_match?: NegativeMatchValue | (string & {}) | null
  /** 否定层级 */
  neg_level?: NegLevelValue | (string & {}) | null
  /** 广告活动编号 */
  campaign_id?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告组编号 */
  ad_group_id?: string | null
  /** 广告组 */
  ad_group_name?: string | null
  /** 广告组合 */
  portfolio_id?: string | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 工作表 */
  sheet?: BulkSheetValue | (string & {})
  /** 其他列 */
  extra?: unknown
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 状态：待提交的值，没有则不出现 */
  'state.pending'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 广告组合 */
  'portfolio.portfolio_name'?: string | null
  /** 店铺 */
  'portfolio.shop_id'?: string | null
  /** 广告组合编号 */
  'portfolio.portfolio_id'?: string | null
}

export interface AdNegativeKey {
  /** 店铺 */
  shop_id: string
  /** 否定编号 */
  negative_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdNegativeAdd {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
}

export interface AdNegativeEdit {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 店铺 */
  shop_id: string
  /** 否定编号 */
  negative_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
