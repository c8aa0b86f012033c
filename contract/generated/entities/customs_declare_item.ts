/**
 * 申报商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/customs_declare_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 申报商品 */
export interface CustomsDeclareItemRow {
  /** 编号 */
  id: string
  /** 报关单 */
  declare_id?: string
  /** 商品编号 */
  hs_code?: string
  /** 商品名称 */
  product_name?: string
  /** 规格型号及申报要素 */
  declare_elements?: string | null
  /** 数量 */
  quantity?: number
  /** 单位 */
  unit?: string | null
  /** 币制 */
  currency?: CurrencyAllValue | (string & {})
  /** 单价 */
  unit_price?: string
  /** 总价 */
  total_amount?: string | null
  /** 原产国（地区） */
  origin?: string | null
  /** 最终目的国（地区） */
  dest_country?: string | null
  /** 境内货源地 */
  source_place?: string | null
  /** 征免 */
  exempt?: string | null
  /** 报关单号 */
  'declare.declare_no'?: string | null
  /** 店铺 */
  'declare.shop_id'?: string | null
  /** 编号 */
  'declare.id'?: string | null
}

export interface CustomsDeclareItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CustomsDeclareItemAdd {
  /** 商品编号 */
  hs_code: string
  /** 商品名称 */
  product_name: string
  /** 规格型号及申报要素 */
  declare_elements?: string | null
  /** 数量 */
  quantity: number
  /** 单位 */
  unit?: string | null
  /** 币制 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  unit_price: string
  /** 原产国（地区） */
  origin?: string | null
  /** 最终目的国（地区） */
  dest_country?: string | null
  /** 境内货源地 */
  source_place?: string | null
  /** 征免 */
  exempt?: string | null
}

export interface CustomsDeclareItemEdit {
  /** 商品编号 */
  hs_code?: string | null
  /** 商品名称 */
  product_name?: string | null
  /** 规格型号及申报要素 */
  declare_elements?: string | null
  /** 数量 */
  quantity?: number | null
  /** 单位 */
  unit?: string | null
  /** 币制 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  unit_price?: string | null
  /** 原产国（地区） */
  origin?: string | null
  /** 最终目的国（地区） */
  dest_country?: string | null
  /** 境内货源地 */
  source_place?: string | null
  /** 征免 */
  exempt?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
