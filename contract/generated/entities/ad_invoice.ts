/**
 * 广告发票：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_invoice.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 广告发票 */
export interface AdInvoiceRow {
  /** 店铺 */
  shop_id: string
  /** 发票编号 */
  invoice_no: string
  /** 来源文件 */
  import_id?: string | null
  /** 开具日期 */
  issue_day?: string
  /** 账单编号 */
  statement_no?: string | null
  /** 账单日期 */
  statement_day?: string | null
  /** 账期开始 */
  period_start?: string | null
  /** 账期结束 */
  period_end?: string | null
  /** 国家 */
  country?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 广告费用 */
  campaign_charges?: string | null
  /** 调整 */
  adjustments?: string | null
  /** 促销抵扣 */
  promotions?: string | null
  /** 税费 */
  taxes?: string | null
  /** 发票金额 */
  amount?: string
  /** 明细合计 */
  line_amount?: string | null
  /** 明细行数 */
  campaigns?: number | null
  /** 差额：发票金额减去各行合计，应为 0 */
  difference?: string | null
  /** 备注 */
  note?: string | null
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
  /** 备注 */
  'said.note'?: string | null
}

export interface AdInvoiceKey {
  /** 店铺 */
  shop_id: string
  /** 发票编号 */
  invoice_no: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AdInvoiceAdd {
  /** 备注 */
  note?: string | null
}

export interface AdInvoiceEdit {
  /** 备注 */
  note?: string | null
  /** 店铺 */
  shop_id: string
  /** 发票编号 */
  invoice_no: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
