/**
 * 应收：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/receivables.json: edit that, not this file.
 */
import type { FeeOriginValue, ReleaseStatusValue, SiteValue } from '../enums'

/** 应收 */
export interface ReceivablesFigures {
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
  /** 释放状态 */
  release_status?: ReleaseStatusValue | (string & {}) | null
  /** 期初余额：这一行之前的余额：上一期的期末 */
  opening?: string | null
  /** 收入 */
  income?: string | null
  /** 退款 */
  refund?: string | null
  /** 支出：平台费、广告费、推广与订阅费、FBA 费用、平台其他费与税费 */
  spend?: string | null
  /** 信用卡扣款：余额不足时亚马逊从信用卡收取的款项 */
  card?: string | null
  /** 预留与结转：上期预留、本期预留与结转欠款 */
  carried?: string | null
  /** 未匹配：还没有归类的费用 */
  unknown?: string | null
  /** 转账：打款到收款账户，为负 */
  transfer?: string | null
  /** 各项合计 */
  parts?: string | null
  /** 本期变动 */
  amount?: string | null
  /** 差额：各项合计 − 本期变动，应为 0 */
  difference?: string | null
  /** 本期增加 */
  increase?: string | null
  /** 本期减少 */
  decrease?: string | null
  /** 期末余额：从最早导入的交易起，收支与资金划转逐日累计到这一行 */
  balance?: string | null
  /** 后台本期变动：对账时填写的卖家后台的数 */
  stated_amount?: string | null
  /** 变动差额：本期变动 − 后台本期变动；还没有填写的为空 */
  amount_gap?: string | null
  /** 后台转账：打款到收款账户，为负 */
  stated_transfer?: string | null
  /** 转账差额：转账 − 后台转账 */
  transfer_gap?: string | null
  /** 对账状态 */
  check_state?: string | null
  /** 备注 */
  check_remark?: string | null
  /** 笔数 */
  line_count?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
