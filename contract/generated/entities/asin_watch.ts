/**
 * 评论监控ASIN：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/asin_watch.json: edit that, not this file.
 */
import type { MonitorStateValue } from '../enums'

/** 评论监控ASIN */
export interface AsinWatchRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** ASIN */
  asin?: string
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {})
  /** 评论数 */
  review_count?: number | null
  /** 1–3星 */
  bad_count?: number | null
  /** 待处理 */
  open_count?: number | null
  /** 最近评论 */
  last_review?: string | null
  /** 最近采集 */
  last_check?: string | null
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
}

export interface AsinWatchKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface AsinWatchAdd {
  /** 店铺 */
  shop_id: string
  /** ASIN */
  asin: string
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
}

export interface AsinWatchEdit {
  /** 店铺 */
  shop_id?: string | null
  /** ASIN */
  asin?: string | null
  /** 监控 */
  monitor_state?: MonitorStateValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
