/**
 * 排名记录：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/rank_seen.json: edit that, not this file.
 */
import type { DeviceValue, RankKindValue } from '../enums'

/** 排名记录 */
export interface RankSeenRow {
  /** 编号 */
  id: string
  /** 监控 */
  watch_id?: string | null
  /** 店铺 */
  shop_id?: string
  /** ASIN */
  asin?: string
  /** 关键词 */
  keyword_text?: string
  /** 排名类型 */
  rank_kind?: RankKindValue | (string & {})
  /** 端 */
  device?: DeviceValue | (string & {})
  /** 检查时间 */
  seen_time?: string
  /** 检查日期 */
  seen_day?: string | null
  /** 排名：没有找到时空着 */
  rank_no?: number | null
  /** 页码 */
  page_no?: number | null
  /** 搜索量 */
  search_volume?: number | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 关键词 */
  'watch.keyword_text'?: string | null
  /** 监控 */
  'watch.monitor_state'?: string | null
  /** 编号 */
  'watch.id'?: string | null
}

export interface RankSeenKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RankSeenAdd {
  /** 店铺 */
  shop_id: string
  /** ASIN */
  asin: string
  /** 关键词 */
  keyword_text: string
  /** 排名类型 */
  rank_kind?: RankKindValue | (string & {}) | null
  /** 端 */
  device?: DeviceValue | (string & {}) | null
  /** 检查时间 */
  seen_time: string
  /** 排名：没有找到时空着 */
  rank_no?: number | null
  /** 页码 */
  page_no?: number | null
  /** 搜索量 */
  search_volume?: number | null
}

export interface RankSeenEdit {
  /** 店铺 */
  shop_id?: string | null
  /** ASIN */
  asin?: string | null
  /** 关键词 */
  keyword_text?: string | null
  /** 排名类型 */
  rank_kind?: RankKindValue | (string & {}) | null
  /** 端 */
  device?: DeviceValue | (string & {}) | null
  /** 检查时间 */
  seen_time?: string | null
  /** 排名：没有找到时空着 */
  rank_no?: number | null
  /** 页码 */
  page_no?: number | null
  /** 搜索量 */
  search_volume?: number | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
