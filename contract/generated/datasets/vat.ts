/**
 * 增值税：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/finance/vat.json: edit that, not this file.
 */
import type { SiteValue, VatTypeValue } from '../enums'

/** 增值税 */
export interface VatFigures {
  /** 日期 */
  day?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 交易类型 */
  vat_type?: VatTypeValue | (string & {}) | null
  /** 征税国家 */
  jurisdiction?: string | null
  /** 起运国 */
  depart?: string | null
  /** 到货国 */
  arrival?: string | null
  /** 申报方式 */
  scheme?: string | null
  /** 由谁缴税：SELLER 由卖家申报缴纳，MARKETPLACE 由亚马逊代缴 */
  collects?: string | null
  /** MSKU */
  msku?: string | null
  /** 数量 */
  quantity?: number | null
  /** 不含税金额 */
  net?: string | null
  /** 税额 */
  vat?: string | null
  /** 含税金额 */
  gross?: string | null
  /** 平均税率：税额 ÷ 不含税金额 */
  rate?: string | null
  /** 行数 */
  rows?: number | null
  /** 币种 */
  currency?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
