/**
 * 广告活动的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_campaign.json: edit that, not this file.
 */
/** 广告活动的备注 */
export interface AdCampaignSaidRow {
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** 标签 */
  tags?: string[] | null
  /** 负责人 */
  owner?: string | null
  /** 备注 */
  note?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  target_acos?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface AdCampaignSaidKey {
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdCampaignSaidAdd {
  /** 标签 */
  tags?: string[] | null
  /** 负责人 */
  owner?: string | null
  /** 备注 */
  note?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  target_acos?: string | null
}

export interface AdCampaignSaidEdit {
  /** 标签 */
  tags?: string[] | null
  /** 负责人 */
  owner?: string | null
  /** 备注 */
  note?: string | null
  /** 目标ACOS：建议竞价按它计算；留空用业务配置里的目标ACOS */
  target_acos?: string | null
  /** 店铺 */
  shop_id: string
  /** 广告活动编号 */
  campaign_id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
