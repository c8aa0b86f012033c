/**
 * 官方汇率：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/official_rate.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 官方汇率 */
export interface OfficialRateRow {
  /** 月份 */
  stat_month: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 本位币 */
  base: CurrencyAllValue | (string & {})
  /** 官方汇率 */
  rate?: string
}

export interface OfficialRateKey {
  /** 月份 */
  stat_month: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 本位币 */
  base: CurrencyAllValue | (string & {})
  /** @maxItems 1000 */
  fields?: string[]
}
