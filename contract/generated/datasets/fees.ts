/**
 * 费用：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/fees.json: edit that, not this file.
 */
import type { AmountNameValue, FeeCategoryValue, FeeOriginValue, ReleaseStatusValue, SiteValue, TransactionTypeValue } from '../enums'

/** 费用 */
export interface FeesFigures {
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
  /** 交易类型 */
  transaction_type?: TransactionTypeValue | (string & {}) | null
  /** 费用类型 */
  fee_category?: FeeCategoryValue | (string & {}) | null
  /** MSKU */
  msku?: string | null
  /** 订单号 */
  order?: string | null
  /** 结算编号 */
  settlement?: string | null
  /** 释放状态 */
  release_status?: ReleaseStatusValue | (string & {}) | null
  /** 金额名称 */
  amount_name?: AmountNameValue | (string & {}) | null
  /** 交易描述 */
  description?: string | null
  /** 合计 */
  amount?: string | null
  /** 涉及订单数 */
  orders?: number | null
  /** 笔数 */
  line_count?: number | null
  /** 余额：从最早导入的交易起，收支与资金划转逐日累计到这一行 */
  balance?: string | null
  /** 期初余额：这一行之前的余额 */
  opening?: string | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
