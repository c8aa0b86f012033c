/**
 * SB创意：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_creative.json: edit that, not this file.
 */
import type { AdStateValue, AdTypeValue, BulkEntityValue, BulkSheetValue, CurrencyAllValue, SbFormatValue, SbLandingValue, ServingStatusValue } from '../enums'

/** SB创意 */
export interface AdCreativeRow {
  /** 店铺 */
  shop_id: string
  /** 广告编号 */
  ad_id: string
  /** 创意名称 */
  ad_name?: string | null
  /** 实体层级 */
  entity_kind?: BulkEntityValue | (string & {}) | null
  /** 广告格式 */
  ad_format?: SbFormatValue | (string & {}) | null
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
  /** 品牌 */
  brand_name?: string | null
  /** 标题 */
  headline?: string | null
  /** 展示商品 */
  creative_asins?: string | null
  /** 落地页网址 */
  landing_url?: string | null
  /** 落地页商品 */
  landing_asins?: string | null
  /** 落地页类型 */
  landing_type?: SbLandingValue | (string & {}) | null
  /** 品牌Logo素材编号 */
  brand_logo_id?: string | null
  /** 视频素材编号 */
  video_ids?: string | null
  /** 投放状态 */
  serving_status?: ServingStatusValue | (string & {}) | null
  /** 广告类型 */
  ad_type?: AdTypeValue | (string & {})
  /** 工作表 */
  sheet?: BulkSheetValue | (string & {})
  /** 其他列 */
  extra?: unknown
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
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

export interface AdCreativeKey {
  /** 店铺 */
  shop_id: string
  /** 广告编号 */
  ad_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdCreativeAdd {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
}

export interface AdCreativeEdit {
  /** 状态 */
  state?: AdStateValue | (string & {}) | null
  /** 店铺 */
  shop_id: string
  /** 广告编号 */
  ad_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
