/**
 * SP搜索词词根日报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/advert/ad_word_day.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** SP搜索词词根日报 */
export interface AdWordDayRow {
  /** 店铺 */
  shop_id: string
  /** 日期 */
  stat_date: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 词根 */
  part: string
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
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 编号 */
  'shop.id'?: string | null
}

export interface AdWordDayKey {
  /** 店铺 */
  shop_id: string
  /** 日期 */
  stat_date: string
  /** 币种 */
  currency: CurrencyAllValue | (string & {})
  /** 词根 */
  part: string
  /** @maxItems 1000 */
  fields?: string[]
}
