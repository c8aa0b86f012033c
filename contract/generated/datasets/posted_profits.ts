/**
 * 入账利润：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/posted_profits.json: edit that, not this file.
 */
import type { FeeOriginValue, SiteValue } from '../enums'

/** 入账利润 */
export interface PostedProfitsFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {}) | null
  /** 结算编号 */
  settlement?: string | null
  /** 订单号 */
  order?: string | null
  /** MSKU */
  msku?: string | null
  /** 销量 */
  quantity?: number | null
  /** 商品销售额 */
  sales?: string | null
  /** 其他收入 */
  other_income?: string | null
  /** 退款 */
  refund?: string | null
  /** 佣金 */
  commission?: string | null
  /** FBA配送费 */
  fba_fee?: string | null
  /** 广告费 */
  advertising?: string | null
  /** 其他费用 */
  other_fee?: string | null
  /** 税费 */
  tax?: string | null
  /** 平台收支合计：以上各项之和，不含资金划转 */
  amount?: string | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程成本 */
  head_cost?: string | null
  /** 包材成本 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 自发货运费：已发货的自发货订单的运费，按发货日期；登记了实际运费按实际，没有按预估 */
  fbm_freight?: string | null
  /** 退货成本冲回：可再售的 FBA 退货带回库存的成本（为正），算在退货当天；不可售的不冲回 */
  returned_cost?: string | null
  /** 站外推广费：「自定义费用」里登记的站外推广：写了 MSKU 的按件数分到这个 MSKU 当月入账的订单；没有写 MSKU、当月没有入账的不在任何订单，算在当月 1 日 */
  off_site?: string | null
  /** 毛利润：平台收支合计 + 各项成本、自发货运费与站外推广费（费用与成本为负）；有缺成本的销量时偏高 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** 缺成本销量：没有单位成本（或没有汇率可换算）的件数 */
  uncosted_quantity?: number | null
  /** 标准成本销量：采购成本取自商品成本（标准成本）的件数 */
  standard_quantity?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
