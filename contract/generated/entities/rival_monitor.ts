/**
 * 竞品监控：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/rival_monitor.json: edit that, not this file.
 */
import type { CurrencyAllValue, MonitorStateValue, RivalMonitorLevelValue, SiteValue } from '../enums'

/** 竞品监控 */
export interface RivalMonitorRow {
  /** 编号 */
  id: string
  /** 站点 */
  site?: SiteValue | (string & {})
  /** ASIN */
  asin?: string
  /** 标题 */
  title?: string | null
  /** 图片 */
  image?: string | null
  /** 竞品等级 */
  level?: RivalMonitorLevelValue | (string & {}) | null
  /** 对比本品：我们的哪个商品与它竞争 */
  product_id?: string | null
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {})
  /** 监控人：变动达到下面的条件时收到消息 */
  notify_users?: string[] | null
  /** 价格变动提醒：与上一次比，涨跌达到它时提醒 */
  warn_price?: string | null
  /** 排名变动提醒：小类排名升降达到它时提醒 */
  warn_rank?: string | null
  /** 新增评论提醒：比上一次多出的评论达到它时提醒 */
  warn_reviews?: number | null
  /** 标签 */
  tags?: string[] | null
  /** 观测日期 */
  seen_day?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 价格 */
  price?: string | null
  /** 价格变化 */
  price_change?: string | null
  /** 购物车价 */
  buybox_price?: string | null
  /** 本品价差：本品售价 − 竞品价格 */
  price_gap?: string | null
  /** 大类排名 */
  big_rank?: number | null
  /** 小类排名 */
  small_rank?: number | null
  /** 排名变化：小类排名比上一次前进了几位，负数是后退 */
  rank_change?: number | null
  /** 评分 */
  star?: string | null
  /** 评论数 */
  review_count?: number | null
  /** 新增评论 */
  review_add?: number | null
  /** 卖家数 */
  seller_count?: number | null
  /** 最近变动 */
  last_event?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 币种 */
  'product.currency'?: string | null
  /** 售价：最近导入的在售商品报告里的售价；改价先成为待提交，由「价格与数量」文件带给亚马逊，报告带回新价即生效 */
  'product.price'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 姓名 */
  'person.name'?: string | null
  /** 编号 */
  'person.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 价格 */
  'trend.price'?: string | null
  'trend.price.prev'?: string | number | null
  'trend.price.delta'?: string | number | null
  'trend.price.rate'?: string | number | null
  'trend.price.lastYear'?: string | number | null
  'trend.price.lastYearDelta'?: string | number | null
  'trend.price.lastYearRate'?: string | number | null
  'trend.price.trend'?: (number | null)[] | null
  'trend.price.trendTo'?: string | null
  /** 购物车价 */
  'trend.buybox_price'?: string | null
  'trend.buybox_price.prev'?: string | number | null
  'trend.buybox_price.delta'?: string | number | null
  'trend.buybox_price.rate'?: string | number | null
  'trend.buybox_price.lastYear'?: string | number | null
  'trend.buybox_price.lastYearDelta'?: string | number | null
  'trend.buybox_price.lastYearRate'?: string | number | null
  'trend.buybox_price.trend'?: (number | null)[] | null
  'trend.buybox_price.trendTo'?: string | null
  /** 大类排名 */
  'trend.big_rank'?: number | null
  'trend.big_rank.prev'?: string | number | null
  'trend.big_rank.delta'?: string | number | null
  'trend.big_rank.rate'?: string | number | null
  'trend.big_rank.lastYear'?: string | number | null
  'trend.big_rank.lastYearDelta'?: string | number | null
  'trend.big_rank.lastYearRate'?: string | number | null
  'trend.big_rank.trend'?: (number | null)[] | null
  'trend.big_rank.trendTo'?: string | null
  /** 小类排名 */
  'trend.small_rank'?: number | null
  'trend.small_rank.prev'?: string | number | null
  'trend.small_rank.delta'?: string | number | null
  'trend.small_rank.rate'?: string | number | null
  'trend.small_rank.lastYear'?: string | number | null
  'trend.small_rank.lastYearDelta'?: string | number | null
  'trend.small_rank.lastYearRate'?: string | number | null
  'trend.small_rank.trend'?: (number | null)[] | null
  'trend.small_rank.trendTo'?: string | null
  /** 评论数 */
  'trend.review_count'?: number | null
  'trend.review_count.prev'?: string | number | null
  'trend.review_count.delta'?: string | number | null
  'trend.review_count.rate'?: string | number | null
  'trend.review_count.lastYear'?: string | number | null
  'trend.review_count.lastYearDelta'?: string | number | null
  'trend.review_count.lastYearRate'?: string | number | null
  'trend.review_count.trend'?: (number | null)[] | null
  'trend.review_count.trendTo'?: string | null
  /** 卖家数 */
  'trend.seller_count'?: number | null
  'trend.seller_count.prev'?: string | number | null
  'trend.seller_count.delta'?: string | number | null
  'trend.seller_count.rate'?: string | number | null
  'trend.seller_count.lastYear'?: string | number | null
  'trend.seller_count.lastYearDelta'?: string | number | null
  'trend.seller_count.lastYearRate'?: string | number | null
  'trend.seller_count.trend'?: (number | null)[] | null
  'trend.seller_count.trendTo'?: string | null
}

export interface RivalMonitorKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface RivalMonitorAdd {
  /** 站点 */
  site: SiteValue | (string & {})
  /** ASIN */
  asin: string
  /** 标题 */
  title?: string | null
  /** 图片 */
  image?: string | null
  /** 竞品等级 */
  level?: RivalMonitorLevelValue | (string & {}) | null
  /** 对比本品：我们的哪个商品与它竞争 */
  product_id?: string | null
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 监控人：变动达到下面的条件时收到消息 */
  notify_users?: string[] | null
  /** 价格变动提醒：与上一次比，涨跌达到它时提醒 */
  warn_price?: string | null
  /** 排名变动提醒：小类排名升降达到它时提醒 */
  warn_rank?: string | null
  /** 新增评论提醒：比上一次多出的评论达到它时提醒 */
  warn_reviews?: number | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 观测记录 */
  seen?: {
    /** 编号 */
    id?: string
    /** 站点 */
    site?: string | null
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
  }[]
}

export interface RivalMonitorEdit {
  /** 站点 */
  site?: SiteValue | (string & {}) | null
  /** ASIN */
  asin?: string | null
  /** 标题 */
  title?: string | null
  /** 图片 */
  image?: string | null
  /** 竞品等级 */
  level?: RivalMonitorLevelValue | (string & {}) | null
  /** 对比本品：我们的哪个商品与它竞争 */
  product_id?: string | null
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 监控人：变动达到下面的条件时收到消息 */
  notify_users?: string[] | null
  /** 价格变动提醒：与上一次比，涨跌达到它时提醒 */
  warn_price?: string | null
  /** 排名变动提醒：小类排名升降达到它时提醒 */
  warn_rank?: string | null
  /** 新增评论提醒：比上一次多出的评论达到它时提醒 */
  warn_reviews?: number | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 观测记录 */
  seen?: {
    /** 编号 */
    id?: string
    /** 站点 */
    site?: string | null
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
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
