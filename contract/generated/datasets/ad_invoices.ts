/**
 * 广告发票：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/ad_invoices.json: edit that, not this file.
 */
import type { AdInvoiceLineAdTypeValue, AdInvoiceLineLineKindValue, SiteValue } from '../enums'

/** 广告发票 */
export interface AdInvoicesFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 广告活动编号 */
  campaign?: string | null
  /** 广告类型 */
  ad_type?: AdInvoiceLineAdTypeValue | (string & {}) | null
  /** 类别 */
  kind?: AdInvoiceLineLineKindValue | (string & {}) | null
  /** 发票编号 */
  invoice?: string | null
  /** 广告活动 */
  campaign_name?: string | null
  /** 发票金额 */
  amount?: string | null
  /** 发票数 */
  invoices?: number | null
  /** 行数 */
  lines?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
