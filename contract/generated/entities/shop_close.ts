/**
 * 店铺结账：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/shop_close.json: edit that, not this file.
 */
import type { CheckStatusValue, CloseItemValue, CloseStatusValue, CurrencyAllValue } from '../enums'

/** 店铺结账 */
export interface ShopCloseRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 月份 */
  month?: string
  /** 最后一天 */
  last_day?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 结账状态 */
  close_status?: CloseStatusValue | (string & {})
  /** 对账状态 */
  check_status?: CheckStatusValue | (string & {})
  /** 缺失项：最近一次对账时 */
  missing_items?: CloseItemValue | (string & {}) | null
  /** 缺什么：最近一次对账时 */
  missing_says?: string | null
  /** 数据完整度：这个月应有的报告里有数据的天数 ÷ 应有的天数，最近一次对账时 */
  data_ready?: string | null
  /** 缺报告天数（天）：各报告相加 */
  gap_days?: number | null
  /** 结算单数：这个月结束的结算 */
  settlement_count?: number | null
  /** 未匹配费用 */
  unmapped_amount?: string | null
  /** 缺成本数量：已售出而当月没有成本（或没有汇率可换算）的件数 */
  cost_gap_qty?: number | null
  /** 销售额：最近一次对账或结账时 */
  sales_amount?: string | null
  /** 平台收支：平台收入 + 退款 + 平台支出 + 税费，结账时留下的每晚与利润明细核对 */
  net_amount?: string | null
  /** 毛利润：最近一次对账或结账时，与「利润报表」的毛利润同一口径 */
  gross_profit?: string | null
  /** 毛利率 */
  gross_margin?: string | null
  /** 对账人 */
  check_user?: string | null
  /** 对账时间 */
  check_time?: string | null
  /** 版本：第几次结账 */
  version_no?: number
  /** 结账说明 */
  close_remark?: string | null
  /** 结账人 */
  close_user?: string | null
  /** 结账时间 */
  close_time?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 反结账人 */
  reopen_user?: string | null
  /** 反结账时间 */
  reopen_time?: string | null
  /** 备注 */
  remark?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 部门 */
  'shop.dept_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 结账状态 */
  'company.close_status'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ShopCloseKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ShopCloseAdd {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ShopCloseEdit {
  /** 结账说明 */
  close_remark?: string | null
  /** 反结账原因 */
  reopen_reason?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
