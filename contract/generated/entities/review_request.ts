/**
 * 请求评论：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/review_request.json: edit that, not this file.
 */
import type { AskStateValue } from '../enums'

/** 请求评论 */
export interface ReviewRequestRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string
  /** MSKU */
  msku?: string | null
  /** 规则 */
  rule_id?: string | null
  /** 签收日期：亚马逊配送货件报告里的预计送达 */
  delivered_day?: string
  /** 最晚请求 */
  ask_until?: string | null
  /** 剩余天数（天） */
  days_left?: number | null
  /** 状态 */
  ask_state?: AskStateValue | (string & {}) | null
  /** 请求时间 */
  ask_time?: string | null
  /** 请求人 */
  asker?: string | null
  /** 有退款 */
  is_refund?: boolean | null
  /** 原因 */
  fail_reason?: string | null
  /** 订单页：卖家后台的订单页，那里有“请求评论” */
  order_link?: string | null
  /** 列入时间 */
  create_time?: string | null
  /** 店铺名称 */
  'shop.name'?: string | null
  /** 站点：选定后不能修改：历史数据的站点、币种与时区都由它而来 */
  'shop.site'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 规则名称 */
  'rule.rule_name'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** MSKU：多款商品时为第一款 */
  'order.msku'?: string | null
  /** 商品标题 */
  'order.title'?: string | null
  /** 下单数量：未发货的也算；已取消的在报告里为 0 */
  'order.quantity'?: number | null
  /** 订单状态 */
  'order.state'?: string | null
  /** 退货件数：FBA 买家退货报告里的件数 */
  'order.returned_qty'?: number | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 编号 */
  'order.product.id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** ASIN */
  'product.asin'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ReviewRequestKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReviewRequestAdd {
  /** 原因 */
  fail_reason?: string | null
}

export interface ReviewRequestEdit {
  /** 原因 */
  fail_reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
