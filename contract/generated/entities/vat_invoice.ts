/**
 * VAT发票：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/vat_invoice.json: edit that, not this file.
 */
import type { CurrencyAllValue, VatInvoiceInvoiceKindValue, VatStateValue } from '../enums'

/** VAT发票 */
export interface VatInvoiceRow {
  /** 编号 */
  id: string
  /** 发票号：开具时取号，连续不断 */
  invoice_no?: string | null
  /** 种类 */
  invoice_kind?: VatInvoiceInvoiceKindValue | (string & {})
  /** 状态 */
  vat_state?: VatStateValue | (string & {}) | null
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string
  /** 抬头 */
  seller_id?: string
  /** 原发票 */
  original_id?: string | null
  /** 买家 */
  buyer_name?: string | null
  /** 买家税号 */
  buyer_vat?: string | null
  /** 买家地址 */
  buyer_address?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 件数 */
  quantity?: number | null
  /** 净额 */
  net_amount?: string | null
  /** 税额 */
  vat_amount?: string | null
  /** 含税额 */
  gross_amount?: string | null
  /** 税率 */
  vat_rate?: string | null
  /** 开票日期 */
  issue_date?: string | null
  /** 上传时间 */
  upload_time?: string | null
  /** 失败原因 */
  error_msg?: string | null
  /** 备注 */
  remark?: string | null
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
  /** 抬头名称 */
  'seller.title'?: string | null
  /** 公司 */
  'seller.company'?: string | null
  /** 税号 */
  'seller.vat_no'?: string | null
  /** 地址 */
  'seller.address'?: string | null
  /** 国家：两位国家代码，例如 DE */
  'seller.country'?: string | null
  /** 发票号：开具时取号，连续不断 */
  'original.invoice_no'?: string | null
  /** 编号 */
  'original.id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** 收件国 */
  'order.ship_country'?: string | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface VatInvoiceKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface VatInvoiceAdd {
  /** 买家 */
  buyer_name?: string | null
  /** 买家税号 */
  buyer_vat?: string | null
  /** 买家地址 */
  buyer_address?: string | null
  /** 失败原因 */
  error_msg?: string | null
  /** 备注 */
  remark?: string | null
}

export interface VatInvoiceEdit {
  /** 买家 */
  buyer_name?: string | null
  /** 买家税号 */
  buyer_vat?: string | null
  /** 买家地址 */
  buyer_address?: string | null
  /** 失败原因 */
  error_msg?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
