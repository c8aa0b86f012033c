/**
 * 广告活动名称：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_campaign_name.json: edit that, not this file.
 */
import type { AdCampaignNameEvidenceValue, AdTypeValue } from '../enums'

/** 广告活动名称 */
export interface AdCampaignNameRow {
  /** 店铺 */
  shop_id: string
  /** 广告类型 */
  ad_type: AdTypeValue | (string & {})
  /** 名称 */
  campaign_name: string
  /** 广告活动编号 */
  campaign_id?: string
  /** 现在的名称：最新批量表格里的名称；已不在表格里的活动是最后知道的名称 */
  now_name?: string | null
  /** 来自 */
  evidence?: AdCampaignNameEvidenceValue | (string & {}) | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface AdCampaignNameKey {
  /** 店铺 */
  shop_id: string
  /** 广告类型 */
  ad_type: AdTypeValue | (string & {})
  /** 名称 */
  campaign_name: string
  /** @maxItems 1000 */
  fields?: string[]
}
