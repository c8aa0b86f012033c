/**
 * 数据核对结果：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/identity_result.json: edit that, not this file.
 */
import type { CurrencyAllValue, IdentityStateValue } from '../enums'

/** 数据核对结果 */
export interface IdentityResultRow {
  /** 编号 */
  id: string
  /** 核对标识 */
  identity?: string
  /** 核对项 */
  label?: string
  /** 说明：它证明什么，不一致时怎么办 */
  says?: string | null
  /** 店铺：全公司的核对（仓库、采购）没有店铺 */
  shop_id?: string | null
  /** 核对结果 */
  state?: IdentityStateValue | (string & {})
  /** 币种：核对数量的没有币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 左边是 */
  left_label?: string | null
  /** 右边是 */
  right_label?: string | null
  /** 左边 */
  left_value?: string | null
  /** 右边 */
  right_value?: string | null
  /** 差额：左边 − 右边，已核对的各行之和 */
  difference?: string | null
  /** 最大差额：差得最多的一行 */
  largest?: string | null
  /** 核对行数 */
  rows_checked?: number
  /** 不一致行数 */
  rows_differing?: number
  /** 数据截至 */
  data_until?: string | null
  /** 上次核对 */
  check_time?: string
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface IdentityResultKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
