/**
 * 店铺反馈：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/feedback.json: edit that, not this file.
 */
import type { FeedbackRemoveStateValue, HandleStatusValue, ReviewStarValue } from '../enums'

/** 店铺反馈 */
export interface FeedbackRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 订单号 */
  order_id?: string
  /** 反馈日期 */
  feedback_date?: string
  /** 星级 */
  star?: ReviewStarValue | (string & {})
  /** 内容 */
  feedback_content?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  buyer_mail?: string | null
  /** 移除：移除要在卖家后台申请，这里记进展 */
  remove_state?: FeedbackRemoveStateValue | (string & {})
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理人 */
  handler?: string | null
  /** 回复 */
  reply_content?: string | null
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
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** MSKU：多款商品时为第一款 */
  'order.msku'?: string | null
  /** 商品标题 */
  'order.title'?: string | null
  /** 退货件数：FBA 买家退货报告里的件数 */
  'order.returned_qty'?: number | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 编号 */
  'order.product.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface FeedbackKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface FeedbackAdd {
  /** 店铺 */
  shop_id: string
  /** 订单号 */
  order_id: string
  /** 反馈日期 */
  feedback_date: string
  /** 星级 */
  star: ReviewStarValue | (string & {})
  /** 内容 */
  feedback_content?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  buyer_mail?: string | null
  /** 移除：移除要在卖家后台申请，这里记进展 */
  remove_state?: FeedbackRemoveStateValue | (string & {}) | null
  /** 处理人 */
  handler?: string | null
  /** 回复 */
  reply_content?: string | null
  /** 备注 */
  remark?: string | null
}

export interface FeedbackEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** 反馈日期 */
  feedback_date?: string | null
  /** 星级 */
  star?: ReviewStarValue | (string & {}) | null
  /** 内容 */
  feedback_content?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  buyer_mail?: string | null
  /** 移除：移除要在卖家后台申请，这里记进展 */
  remove_state?: FeedbackRemoveStateValue | (string & {}) | null
  /** 处理人 */
  handler?: string | null
  /** 回复 */
  reply_content?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
