/**
 * 我的汇率：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/exchange_rate.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 我的汇率 */
export interface ExchangeRateRow {
  /** 编号 */
  id: string
  /** 月份 */
  stat_month?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 我的汇率：1 单位外币折合多少公司本位币 */
  rate?: string
  /** 更新时间 */
  update_time?: string | null
}

export interface ExchangeRateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ExchangeRateAdd {
  /** 月份 */
  stat_month: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 我的汇率：1 单位外币折合多少公司本位币 */
  rate: string
}

export interface ExchangeRateEdit {
  /** 月份 */
  stat_month?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 我的汇率：1 单位外币折合多少公司本位币 */
  rate?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
