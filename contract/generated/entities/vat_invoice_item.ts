/**
 * 发票明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/vat_invoice_item.json: edit that, not this file.
 */
import type { CurrencyAllValue, VatInvoiceItemLineOriginValue } from '../enums'

/** 发票明细 */
export interface VatInvoiceItemRow {
  /** 编号 */
  id: string
  /** 发票 */
  invoice_id?: string
  /** MSKU */
  msku?: string | null
  /** 商品 */
  title?: string | null
  /** 数量 */
  quantity?: number | null
  /** 税率 */
  vat_rate?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 净额 */
  net_amount?: string | null
  /** 税额 */
  vat_amount?: string | null
  /** 含税额 */
  gross_amount?: string | null
  /** 来自 */
  line_origin?: VatInvoiceItemLineOriginValue | (string & {}) | null
  /** 店铺 */
  'invoice.shop_id'?: string | null
  /** 发票号：开具时取号，连续不断 */
  'invoice.invoice_no'?: string | null
  /** 币种 */
  'invoice.currency'?: string | null
  /** 编号 */
  'invoice.id'?: string | null
}

export interface VatInvoiceItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
