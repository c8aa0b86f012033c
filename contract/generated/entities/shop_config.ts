/**
 * 店铺业务配置：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/shop_config.json: edit that, not this file.
 */
/** 店铺业务配置 */
export interface ShopConfigRow {
  /** 店铺 */
  shop_id: string
  /** 库存预警天数（天） */
  stockWarningDays?: number | null
  /** 补货频率（天） */
  repFreq?: number | null
  /** FBA 备货天数（天） */
  repFbaSalesDays?: number | null
  /** 补货头程天数（天） */
  repShippingDays?: number | null
  /** 补货自定义数量 */
  repCustomQuantity?: number | null
  /** 计费重差异超过 */
  freightWeightPct?: string | null
  /** 运费差异超过 */
  freightFeePct?: string | null
  /** 备注 */
  remark?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 库存池：留空时按卖家账号与站点所属的物流网络归入；同一池的店铺共用一份 FBA 库存 */
  'shop.pool_id'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface ShopConfigKey {
  /** 店铺 */
  shop_id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShopConfigAdd {
  /** 店铺 */
  shop_id: string
  /** 库存预警天数（天） */
  stockWarningDays?: number | null
  /** 补货频率（天） */
  repFreq?: number | null
  /** FBA 备货天数（天） */
  repFbaSalesDays?: number | null
  /** 补货头程天数（天） */
  repShippingDays?: number | null
  /** 补货自定义数量 */
  repCustomQuantity?: number | null
  /** 计费重差异超过 */
  freightWeightPct?: string | null
  /** 运费差异超过 */
  freightFeePct?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ShopConfigEdit {
  /** 店铺 */
  shop_id: string
  /** 库存预警天数（天） */
  stockWarningDays?: number | null
  /** 补货频率（天） */
  repFreq?: number | null
  /** FBA 备货天数（天） */
  repFbaSalesDays?: number | null
  /** 补货头程天数（天） */
  repShippingDays?: number | null
  /** 补货自定义数量 */
  repCustomQuantity?: number | null
  /** 计费重差异超过 */
  freightWeightPct?: string | null
  /** 运费差异超过 */
  freightFeePct?: string | null
  /** 备注 */
  remark?: string | null
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
