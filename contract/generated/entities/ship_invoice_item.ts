/**
 * 发票货物：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/fba/ship_invoice_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 发票货物 */
export interface ShipInvoiceItemRow {
  /** 编号 */
  id: string
  /** 发票 */
  invoice_id?: string
  /** 中文品名 */
  declare_cn?: string
  /** 英文品名 */
  declare_en?: string
  /** HS编码 */
  hs_code?: string
  /** 材质 */
  material?: string | null
  /** 原产国 */
  origin?: string | null
  /** 数量 */
  quantity?: number
  /** 单位 */
  unit?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 申报单价 */
  unit_price?: string
  /** 申报总价 */
  total_amount?: string | null
  /** 净重（kg） */
  net_weight?: string | null
  /** 毛重（kg） */
  gross_weight_kg?: string | null
  /** 发票号 */
  'invoice.invoice_no'?: string | null
  /** 店铺 */
  'invoice.shop_id'?: string | null
}

export interface ShipInvoiceItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShipInvoiceItemAdd {
  /** 中文品名 */
  declare_cn: string
  /** 英文品名 */
  declare_en: string
  /** HS编码 */
  hs_code: string
  /** 材质 */
  material?: string | null
  /** 原产国 */
  origin?: string | null
  /** 数量 */
  quantity: number
  /** 单位 */
  unit?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 申报单价 */
  unit_price: string
  /** 净重（kg） */
  net_weight?: string | null
  /** 毛重（kg） */
  gross_weight_kg?: string | null
}

export interface ShipInvoiceItemEdit {
  /** 中文品名 */
  declare_cn?: string | null
  /** 英文品名 */
  declare_en?: string | null
  /** HS编码 */
  hs_code?: string | null
  /** 材质 */
  material?: string | null
  /** 原产国 */
  origin?: string | null
  /** 数量 */
  quantity?: number | null
  /** 单位 */
  unit?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 申报单价 */
  unit_price?: string | null
  /** 净重（kg） */
  net_weight?: string | null
  /** 毛重（kg） */
  gross_weight_kg?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
