/**
 * 关键词排名：报表的一行。
 * Written by `npm run codegen` from schemas/datasets/tool/ranks.json: edit that, not this file.
 */
import type { DeviceValue, RankKindValue, SiteValue } from '../enums'

/** 关键词排名 */
export interface RanksFigures {
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
  /** 监控 */
  watch?: string | null
  /** ASIN */
  asin?: string | null
  /** 关键词 */
  keyword?: string | null
  /** 排名类型 */
  rank_kind?: RankKindValue | (string & {}) | null
  /** 端 */
  device?: DeviceValue | (string & {}) | null
  /** 平均排名 */
  rank?: string | null
  /** 排名之和：没有找到时空着 */
  rank_sum?: number | null
  /** 检查次数 */
  checks?: number | null
  /** 上榜次数 */
  found?: number | null
  [k: string]: string | number | null | (number | null)[] | undefined
}
