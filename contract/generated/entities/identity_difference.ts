/**
 * 不一致的行：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/identity_difference.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 不一致的行 */
export interface IdentityDifferenceRow {
  /** 编号 */
  id: string
  /** 核对结果 */
  result_id?: string
  /** 核对标识 */
  identity?: string
  /** 店铺：全公司的核对（仓库、采购）没有店铺 */
  shop_id?: string | null
  /** 行 */
  row_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 左边 */
  left_value?: string | null
  /** 右边 */
  right_value?: string | null
  /** 差额 */
  difference?: string | null
  /** 备注 */
  note?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 核对项 */
  'result.label'?: string | null
  /** 左边是 */
  'result.left_label'?: string | null
  /** 右边是 */
  'result.right_label'?: string | null
  /** 上次核对 */
  'result.check_time'?: string | null
  /** 备注 */
  'said.note'?: string | null
}

export interface IdentityDifferenceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface IdentityDifferenceAdd {
  /** 备注 */
  note?: string | null
}

export interface IdentityDifferenceEdit {
  /** 备注 */
  note?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
