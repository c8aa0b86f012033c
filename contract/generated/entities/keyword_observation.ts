/**
 * 关键词数据：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/keyword_observation.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** 关键词数据 */
export interface KeywordObservationRow {
  /** 编号 */
  id: string
  /** 订阅 */
  sub_id?: string | null
  /** 站点 */
  site?: SiteValue | (string & {})
  /** 关键词 */
  keyword_text?: string
  /** 数据日期 */
  seen_day?: string
  /** 搜索量 */
  search_volume?: number | null
  /** ABA排名 */
  aba_rank?: number | null
  /** 前三点击份额 */
  click_share?: string | null
  /** 前三转化份额 */
  conv_share?: string | null
  /** Top ASIN */
  top_asins?: string[] | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 建议竞价 */
  ppc_bid?: string | null
  /** 商品数 */
  product_count?: number | null
  /** 关键词 */
  'sub.keyword_text'?: string | null
  /** 订阅 */
  'sub.monitor_state'?: string | null
  /** 编号 */
  'sub.id'?: string | null
}

export interface KeywordObservationKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface KeywordObservationAdd {
  /** 站点 */
  site: SiteValue | (string & {})
  /** 关键词 */
  keyword_text: string
  /** 数据日期 */
  seen_day: string
  /** 搜索量 */
  search_volume?: number | null
  /** ABA排名 */
  aba_rank?: number | null
  /** 前三点击份额 */
  click_share?: string | null
  /** 前三转化份额 */
  conv_share?: string | null
  /** Top ASIN */
  top_asins?: string[] | null
  /** 建议竞价 */
  ppc_bid?: string | null
  /** 商品数 */
  product_count?: number | null
}

export interface KeywordObservationEdit {
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** 关键词 */
  keyword_text?: string | null
  /** 数据日期 */
  seen_day?: string | null
  /** 搜索量 */
  search_volume?: number | null
  /** ABA排名 */
  aba_rank?: number | null
  /** 前三点击份额 */
  click_share?: string | null
  /** 前三转化份额 */
  conv_share?: string | null
  /** Top ASIN */
  top_asins?: string[] | null
  /** 建议竞价 */
  ppc_bid?: string | null
  /** 商品数 */
  product_count?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
