/**
 * 竞品观测：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/rival_observation.json: edit that, not this file.
 */
import type { CurrencyAllValue, SiteValue } from '../enums'

/** 竞品观测 */
export interface RivalObservationRow {
  /** 编号 */
  id: string
  /** 监控 */
  monitor_id?: string | null
  /** 站点 */
  site?: SiteValue | (string & {})
  /** ASIN */
  asin?: string
  /** 观测日期 */
  seen_day?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 价格 */
  price?: string | null
  /** 购物车价 */
  buybox_price?: string | null
  /** 大类排名 */
  big_rank?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 备注 */
  remark?: string | null
  /** ASIN */
  'monitor.asin'?: string | null
  /** 标题 */
  'monitor.title'?: string | null
  /** 图片 */
  'monitor.image'?: string | null
  /** 竞品等级 */
  'monitor.level'?: string | null
  /** 编号 */
  'monitor.id'?: string | null
}

export interface RivalObservationKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RivalObservationAdd {
  /** 站点 */
  site: SiteValue | (string & {})
  /** ASIN */
  asin: string
  /** 观测日期 */
  seen_day: string
  /** 价格 */
  price?: string | null
  /** 购物车价 */
  buybox_price?: string | null
  /** 大类排名 */
  big_rank?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 备注 */
  remark?: string | null
}

export interface RivalObservationEdit {
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** ASIN */
  asin?: string | null
  /** 观测日期 */
  seen_day?: string | null
  /** 价格 */
  price?: string | null
  /** 购物车价 */
  buybox_price?: string | null
  /** 大类排名 */
  big_rank?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
