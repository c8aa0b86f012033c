/**
 * 广告发票核对：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/ad_invoice_check.json: edit that, not this file.
 */
import type { SiteValue } from '../enums'

/** 广告发票核对 */
export interface AdInvoiceCheckFigures {
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 发票金额 */
  invoiced?: string | null
  /** 交易扣费 */
  charged?: string | null
  /** 当月广告扣费：交易里扣的广告费，写成正数 */
  charged_fee?: string | null
  /** 差额：发票与当月交易扣费相抵后的余额，应为 0；两边都有才计算 */
  difference?: string | null
  /** SP报表花费：广告报表里按投放日的花费；出账有先后，与发票不会逐月相等 */
  spend?: string | null
  /** 发票数 */
  invoice_rows?: number | null
  /** 扣费笔数 */
  charge_rows?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
