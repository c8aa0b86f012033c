/**
 * 关键词订阅：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/keyword_sub.json: edit that, not this file.
 */
import type { CurrencyAllValue, MonitorStateValue, SiteValue } from '../enums'

/** 关键词订阅 */
export interface KeywordSubRow {
  /** 编号 */
  id: string
  /** 关键词 */
  keyword_text?: string
  /** 站点 */
  site?: SiteValue | (string & {})
  /** 订阅 */
  monitor_state?: MonitorStateValue | (string & {})
  /** 数据日期 */
  seen_day?: string | null
  /** 搜索量 */
  search_volume?: number | null
  /** 搜索量变化：与上一期比 */
  volume_change?: string | null
  /** ABA排名 */
  aba_rank?: number | null
  /** 排名变化：比上一期前进了几位，负数是后退 */
  rank_change?: number | null
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
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 搜索量 */
  'trend.search_volume'?: number | null
  'trend.search_volume.prev'?: string | number | null
  'trend.search_volume.delta'?: string | number | null
  'trend.search_volume.rate'?: string | number | null
  'trend.search_volume.lastYear'?: string | number | null
  'trend.search_volume.lastYearDelta'?: string | number | null
  'trend.search_volume.lastYearRate'?: string | number | null
  'trend.search_volume.trend'?: (number | null)[] | null
  'trend.search_volume.trendTo'?: string | null
  /** ABA排名 */
  'trend.aba_rank'?: number | null
  'trend.aba_rank.prev'?: string | number | null
  'trend.aba_rank.delta'?: string | number | null
  'trend.aba_rank.rate'?: string | number | null
  'trend.aba_rank.lastYear'?: string | number | null
  'trend.aba_rank.lastYearDelta'?: string | number | null
  'trend.aba_rank.lastYearRate'?: string | number | null
  'trend.aba_rank.trend'?: (number | null)[] | null
  'trend.aba_rank.trendTo'?: string | null
  /** 商品数 */
  'trend.product_count'?: number | null
  'trend.product_count.prev'?: string | number | null
  'trend.product_count.delta'?: string | number | null
  'trend.product_count.rate'?: string | number | null
  'trend.product_count.lastYear'?: string | number | null
  'trend.product_count.lastYearDelta'?: string | number | null
  'trend.product_count.lastYearRate'?: string | number | null
  'trend.product_count.trend'?: (number | null)[] | null
  'trend.product_count.trendTo'?: string | null
}

export interface KeywordSubKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface KeywordSubAdd {
  /** 关键词 */
  keyword_text: string
  /** 站点 */
  site: SiteValue | (string & {})
  /** 订阅 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 各期数据 */
  seen?: {
    /** 编号 */
    id?: string
    /** 站点 */
    site?: string | null
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
  }[]
}

export interface KeywordSubEdit {
  /** 关键词 */
  keyword_text?: string | null
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** 订阅 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 各期数据 */
  seen?: {
    /** 编号 */
    id?: string
    /** 站点 */
    site?: string | null
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
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
