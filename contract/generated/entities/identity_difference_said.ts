/**
 * 不一致的行的备注：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/identity_difference.json: edit that, not this file.
 */
/** 不一致的行的备注 */
export interface IdentityDifferenceSaidRow {
  /** 核对标识 */
  identity: string
  /** 店铺 */
  shop_id: string
  /** 行 */
  row_name: string
  /** 备注 */
  note?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface IdentityDifferenceSaidKey {
  /** 核对标识 */
  identity: string
  /** 店铺 */
  shop_id: string
  /** 行 */
  row_name: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface IdentityDifferenceSaidAdd {
  /** 备注 */
  note?: string | null
}

export interface IdentityDifferenceSaidEdit {
  /** 备注 */
  note?: string | null
  /** 核对标识 */
  identity: string
  /** 店铺 */
  shop_id: string
  /** 行 */
  row_name: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
