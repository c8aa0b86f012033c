/**
 * 客户：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/buyer.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 客户 */
export interface BuyerRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 买家 */
  buyer_name?: string | null
  /** 邮箱(加密) */
  buyer_mail?: string
  /** 分组 */
  group_name?: string | null
  /** 黑名单：自动群发不写给黑名单里的客户 */
  is_black?: boolean | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 订单量 */
  orders_count?: number | null
  /** 销量 */
  sales_quantity?: number | null
  /** 销售额：商品金额，站点币种 */
  sales_amount?: string | null
  /** 客单价 */
  customer_price?: string | null
  /** 退货量 */
  return_count?: number | null
  /** 退货率 */
  return_rate?: string | null
  /** 反馈数 */
  feedback_count?: number | null
  /** 差评数 */
  bad_feedback?: number | null
  /** 邮件 */
  mail_count?: number | null
  /** 首次购买 */
  first_purchase?: string | null
  /** 最近购买 */
  last_purchase?: string | null
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
  /** 结算币种 */
  'shop.currency'?: string | null
  /** 编号 */
  'shop.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
}

export interface BuyerKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface BuyerAdd {
  /** 店铺 */
  shop_id: string
  /** 买家 */
  buyer_name?: string | null
  /** 邮箱(加密) */
  buyer_mail: string
  /** 分组 */
  group_name?: string | null
  /** 黑名单：自动群发不写给黑名单里的客户 */
  is_black?: boolean | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
}

export interface BuyerEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 买家 */
  buyer_name?: string | null
  /** 邮箱(加密) */
  buyer_mail?: string | null
  /** 分组 */
  group_name?: string | null
  /** 黑名单：自动群发不写给黑名单里的客户 */
  is_black?: boolean | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
