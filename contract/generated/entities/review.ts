/**
 * 商品评论：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/review.json: edit that, not this file.
 */
import type { HandleStatusValue, ReviewMarkValue, ReviewStarValue } from '../enums'

/** 商品评论 */
export interface ReviewRow {
  /** 编号 */
  id: string
  /** 评论编号：评论页地址里的编号，例如 R2ABCDEF12345 */
  review_no?: string
  /** 店铺 */
  shop_id?: string
  /** 监控 */
  watch_id?: string | null
  /** 评论日期 */
  review_date?: string
  /** ASIN */
  asin?: string
  /** 星级 */
  star?: ReviewStarValue | (string & {})
  /** 标题 */
  review_title?: string | null
  /** 内容 */
  review_content?: string | null
  /** 评论人 */
  author?: string | null
  /** 原文链接 */
  link?: string | null
  /** VP：已确认购买 */
  is_vp?: boolean | null
  /** Vine */
  is_vine?: boolean | null
  /** 点赞 */
  helpful?: number | null
  /** 变更标识：再次导入或上报时星级或内容变了的是已变更 */
  review_mark?: ReviewMarkValue | (string & {})
  /** 匹配订单：这个店铺已导入的订单 */
  order_id?: string | null
  /** 处理状态 */
  handle_status?: HandleStatusValue | (string & {}) | null
  /** 处理人 */
  handler?: string | null
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
  /** 卖家账号 */
  'shop.account_name'?: string | null
  /** 店铺负责人 */
  'shop.owner'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 监控 */
  'watch.monitor_state'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** 订单状态 */
  'order.state'?: string | null
  /** 下单数量：未发货的也算；已取消的在报告里为 0 */
  'order.quantity'?: number | null
  /** 店铺 */
  'order.shop_id'?: string | null
  /** 订单号 */
  'order.order_id'?: string | null
  /** 图片 */
  'product.image'?: string | null
  /** 标题 */
  'product.title'?: string | null
  /** MSKU */
  'product.msku'?: string | null
  /** 品名 */
  'product.product_name'?: string | null
  /** 销售专员：这个店铺的这个 MSKU 现在由谁负责；以前由谁负责，见「负责人记录」 */
  'product.specialist'?: string | null
  /** 编号 */
  'product.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ReviewKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReviewAdd {
  /** 评论编号：评论页地址里的编号，例如 R2ABCDEF12345 */
  review_no: string
  /** 店铺 */
  shop_id: string
  /** 评论日期 */
  review_date: string
  /** ASIN */
  asin: string
  /** 星级 */
  star: ReviewStarValue | (string & {})
  /** 标题 */
  review_title?: string | null
  /** 内容 */
  review_content?: string | null
  /** 评论人 */
  author?: string | null
  /** 原文链接 */
  link?: string | null
  /** VP：已确认购买 */
  is_vp?: boolean | null
  /** Vine */
  is_vine?: boolean | null
  /** 点赞 */
  helpful?: number | null
  /** 变更标识：再次导入或上报时星级或内容变了的是已变更 */
  review_mark?: ReviewMarkValue | (string & {}) | null
  /** 匹配订单：这个店铺已导入的订单 */
  order_id?: string | null
  /** 处理人 */
  handler?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
}

export interface ReviewEdit {
  /** 评论编号：评论页地址里的编号，例如 R2ABCDEF12345 */
  review_no?: string | null
  /** 店铺 */
  shop_id?: string | null
  /** 评论日期 */
  review_date?: string | null
  /** ASIN */
  asin?: string | null
  /** 星级 */
  star?: ReviewStarValue | (string & {}) | null
  /** 标题 */
  review_title?: string | null
  /** 内容 */
  review_content?: string | null
  /** 评论人 */
  author?: string | null
  /** 原文链接 */
  link?: string | null
  /** VP：已确认购买 */
  is_vp?: boolean | null
  /** Vine */
  is_vine?: boolean | null
  /** 点赞 */
  helpful?: number | null
  /** 变更标识：再次导入或上报时星级或内容变了的是已变更 */
  review_mark?: ReviewMarkValue | (string & {}) | null
  /** 匹配订单：这个店铺已导入的订单 */
  order_id?: string | null
  /** 处理人 */
  handler?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
