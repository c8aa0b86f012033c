/**
 * 促销费用：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/promotion_fees.json: edit that, not this file.
 */
import type { FeeCategoryValue, FeeOriginValue, SiteValue } from '../enums'

/** 促销费用 */
export interface PromotionFeesFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** 促销名称 */
  description?: string | null
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** 数据来源 */
  origin?: FeeOriginValue | (string & {}) | null
  /** 优惠券费用 */
  coupon?: string | null
  /** 秒杀与促销活动费 */
  deal?: string | null
  /** Vine费用 */
  vine?: string | null
  /** 促销折扣 */
  rebate?: string | null
  /** 退款返还折扣 */
  returned?: string | null
  /** 促销费用合计 */
  amount?: string | null
  /** 商品销售额 */
  sold?: string | null
  /** 促销费率 */
  rate?: string | null
  /** 笔数 */
  lines?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
