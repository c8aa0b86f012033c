/**
 * SP搜索词词根报表：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/advert/sp_words.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** SP搜索词词根报表 */
export interface SpWordsFigures {
  /** 日期 */
  day?: string | null
  /** 周 */
  week?: string | null
  /** 月份 */
  month?: string | null
  /** 店铺 */
  shop?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  site?: SiteValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 词根 */
  part?: string | null
  /** 词数 */
  part_words?: number | null
  /** 搜索词次数：每天有多少个搜索词含有它，各天相加 */
  term_count?: number | null
  /** 展示量 */
  impressions?: number | null
  /** 点击量 */
  clicks?: number | null
  /** 花费 */
  total_spend?: string | null
  /** 7天订单量 */
  order_quantity?: number | null
  /** 7天销售额 */
  amount?: string | null
  /** 点击率 */
  CTR?: string | null
  /** CPC */
  avg_cpc?: string | null
  /** 转化率 */
  conversion_rate?: string | null
  /** CPA */
  CPA?: string | null
  /** ACOS */
  acos?: string | null
  /** ROAS */
  ROAS?: string | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
