/**
 * 仓储超量费：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/overage_fee.json: edit that, not this file.
 */
import type { AmazonStorageTypeValue, CurrencyAllValue } from '../enums'

/** 仓储超量费 */
export interface OverageFeeRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 收费日期 */
  stat_date?: string
  /** 国家 */
  country?: string | null
  /** 仓储类型 */
  storage_type?: AmazonStorageTypeValue | (string & {}) | null
  /** 费率 */
  rate?: string | null
  /** 已用体积 */
  used_volume?: string | null
  /** 限额体积 */
  limit_volume?: string | null
  /** 超出体积 */
  over_volume?: string | null
  /** 体积单位 */
  volume_unit?: string | null
  /** 超量费 */
  fee?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
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
  /** 文件名 */
  'import.file_name'?: string | null
}

export interface OverageFeeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
