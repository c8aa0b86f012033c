/**
 * 关键词排名监控：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/rank_watch.json: edit that, not this file.
 */
import type { DeviceValue, MonitorStateValue, RankKindValue } from '../enums'

/** 关键词排名监控 */
export interface RankWatchRow {
  /** 编号 */
  id: string
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
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {})
  /** 邮编 */
  postcode?: string | null
  /** 当前排名：最近一次记录；空着是没有找到 */
  rank_now?: number | null
  /** 页码 */
  page_no?: number | null
  /** 上次 */
  rank_prev?: number | null
  /** 排名变化：正数是上升 */
  rank_change?: number | null
  /** 最好 */
  rank_best?: number | null
  /** 搜索量 */
  search_volume?: number | null
  /** 更新时间 */
  last_check?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 近30天平均排名 */
  'days30.rank'?: string | null
  'days30.rank.prev'?: string | number | null
  'days30.rank.delta'?: string | number | null
  'days30.rank.rate'?: string | number | null
  'days30.rank.lastYear'?: string | number | null
  'days30.rank.lastYearDelta'?: string | number | null
  'days30.rank.lastYearRate'?: string | number | null
  'days30.rank.trend'?: (number | null)[] | null
  'days30.rank.trendTo'?: string | null
  /** 近30天排名之和：没有找到时空着 */
  'days30.rank_sum'?: number | null
  'days30.rank_sum.prev'?: string | number | null
  'days30.rank_sum.delta'?: string | number | null
  'days30.rank_sum.rate'?: string | number | null
  'days30.rank_sum.lastYear'?: string | number | null
  'days30.rank_sum.lastYearDelta'?: string | number | null
  'days30.rank_sum.lastYearRate'?: string | number | null
  'days30.rank_sum.trend'?: (number | null)[] | null
  'days30.rank_sum.trendTo'?: string | null
  /** 近30天检查次数 */
  'days30.checks'?: number | null
  'days30.checks.prev'?: string | number | null
  'days30.checks.delta'?: string | number | null
  'days30.checks.rate'?: string | number | null
  'days30.checks.lastYear'?: string | number | null
  'days30.checks.lastYearDelta'?: string | number | null
  'days30.checks.lastYearRate'?: string | number | null
  'days30.checks.trend'?: (number | null)[] | null
  'days30.checks.trendTo'?: string | null
  /** 近30天上榜次数 */
  'days30.found'?: number | null
  'days30.found.prev'?: string | number | null
  'days30.found.delta'?: string | number | null
  'days30.found.rate'?: string | number | null
  'days30.found.lastYear'?: string | number | null
  'days30.found.lastYearDelta'?: string | number | null
  'days30.found.lastYearRate'?: string | number | null
  'days30.found.trend'?: (number | null)[] | null
  'days30.found.trendTo'?: string | null
}

export interface RankWatchKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RankWatchAdd {
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
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 邮编 */
  postcode?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 排名记录 */
  ranks?: {
    /** 编号 */
    id?: string
    /** 店铺 */
    shop_id?: string | null
    /** ASIN */
    asin?: string | null
    /** 关键词 */
    keyword_text?: string | null
    /** 排名类型 */
    rank_kind?: string | null
    /** 端 */
    device?: string | null
    /** 检查时间 */
    seen_time?: string | null
    /** 排名：没有找到时空着 */
    rank_no?: number | null
    /** 页码 */
    page_no?: number | null
    /** 搜索量 */
    search_volume?: number | null
  }[]
}

export interface RankWatchEdit {
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
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 邮编 */
  postcode?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 排名记录 */
  ranks?: {
    /** 编号 */
    id?: string
    /** 店铺 */
    shop_id?: string | null
    /** ASIN */
    asin?: string | null
    /** 关键词 */
    keyword_text?: string | null
    /** 排名类型 */
    rank_kind?: string | null
    /** 端 */
    device?: string | null
    /** 检查时间 */
    seen_time?: string | null
    /** 排名：没有找到时空着 */
    rank_no?: number | null
    /** 页码 */
    page_no?: number | null
    /** 搜索量 */
    search_volume?: number | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
