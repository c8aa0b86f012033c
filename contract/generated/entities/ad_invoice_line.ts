/**
 * 广告发票明细：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_invoice_line.json: edit that, not this file.
 */
import type { AdInvoiceLineAdTypeValue, AdInvoiceLineLineKindValue, CurrencyAllValue } from '../enums'

/** 广告发票明细 */
export interface AdInvoiceLineRow {
  /** 编号 */
  id: string
  /** 来源文件 */
  import_id?: string | null
  /** 文件行号 */
  line_no?: number | null
  /** 店铺 */
  shop_id?: string
  /** 发票编号 */
  invoice_no?: string
  /** 开具日期 */
  issue_day?: string
  /** 账单编号 */
  statement_no?: string | null
  /** 账期开始 */
  period_start?: string | null
  /** 账期结束 */
  period_end?: string | null
  /** 国家 */
  country?: string | null
  /** 类别 */
  line_kind?: AdInvoiceLineLineKindValue | (string & {})
  /** 广告活动 */
  campaign_name?: string | null
  /** 广告活动编号 */
  campaign_id?: string | null
  /** 广告类型 */
  ad_type?: AdInvoiceLineAdTypeValue | (string & {}) | null
  /** 说明 */
  comment?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 金额 */
  amount?: string
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
  /** 发票金额 */
  'invoice.amount'?: string | null
  /** 账期开始 */
  'invoice.period_start'?: string | null
  /** 账期结束 */
  'invoice.period_end'?: string | null
  /** 店铺 */
  'invoice.shop_id'?: string | null
  /** 发票编号 */
  'invoice.invoice_no'?: string | null
  /** 广告活动 */
  'campaign.campaign_name'?: string | null
  /** 广告组合 */
  'campaign.portfolio_name'?: string | null
  /** 店铺 */
  'campaign.shop_id'?: string | null
  /** 广告活动编号 */
  'campaign.campaign_id'?: string | null
  /** 店铺 */
  'campaign.portfolio.shop_id'?: string | null
  /** 广告组合编号 */
  'campaign.portfolio.portfolio_id'?: string | null
}

export interface AdInvoiceLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
