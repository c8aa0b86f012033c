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
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface IdentityDifferenceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
