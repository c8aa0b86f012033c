/**
 * 平台邮件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/mail.json: edit that, not this file.
 */
import type { MailLanguageValue, MailStateValue } from '../enums'

/** 平台邮件 */
export interface MailRow {
  /** 编号 */
  id: string
  /** 店铺 */
  shop_id?: string
  /** 主题 */
  subject?: string
  /** 状态 */
  mail_state?: MailStateValue | (string & {}) | null
  /** 买家 */
  buyer_name?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  buyer_mail?: string | null
  /** 客户 */
  buyer_id?: string | null
  /** 订单号 */
  order_id?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 处理人 */
  assignee?: string | null
  /** 分配规则 */
  rule_id?: string | null
  /** 最近来信 */
  last_time?: string | null
  /** 来信内容：最近一封来信 */
  last_words?: string | null
  /** 来信日期 */
  last_day?: string | null
  /** 回复截止：最近来信之后 24 小时 */
  reply_deadline?: string | null
  /** 回复时间 */
  reply_time?: string | null
  /** 已超时：过了回复截止还没有回复；每分钟看一次 */
  is_late?: boolean | null
  /** 24小时内回复 */
  in_time?: boolean | null
  /** 信件数 */
  message_count?: number | null
  /** 待发送 */
  draft_count?: number | null
  /** 附件数 */
  attach_count?: number | null
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
  /** 编号 */
  'shop.id'?: string | null
  /** 标签 */
  'tag.name'?: string | null
  /** 编号 */
  'tag.id'?: string | null
  /** 规则 */
  'rule.rule_name'?: string | null
  /** 黑名单：自动群发不写给黑名单里的客户 */
  'buyer.is_black'?: boolean | null
  /** 分组 */
  'buyer.group_name'?: string | null
  /** 编号 */
  'buyer.id'?: string | null
  /** 下单时间 */
  'order.purchase_at'?: string | null
  /** 订单状态 */
  'order.state'?: string | null
  /** MSKU：多款商品时为第一款 */
  'order.msku'?: string | null
  /** 商品标题 */
  'order.title'?: string | null
  /** 下单数量：未发货的也算；已取消的在报告里为 0 */
  'order.quantity'?: number | null
  /** 收件国 */
  'order.ship_country'?: string | null
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

export interface MailKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface MailAdd {
  /** 店铺 */
  shop_id: string
  /** 主题 */
  subject: string
  /** 买家 */
  buyer_name?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  buyer_mail?: string | null
  /** 订单号 */
  order_id?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 处理人 */
  assignee?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 往来 */
  messages?: {
    /** 编号 */
    id?: string
    /** 时间 */
    mail_time?: string | null
    /** 主题 */
    subject?: string | null
    /** 内容 */
    body?: string | null
  }[]
}

export interface MailEdit {
  /** 店铺 */
  shop_id?: string | null
  /** 主题 */
  subject?: string | null
  /** 买家 */
  buyer_name?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  buyer_mail?: string | null
  /** 订单号 */
  order_id?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 处理人 */
  assignee?: string | null
  /** 标签 */
  tags?: string[] | null
  /** 备注 */
  remark?: string | null
  /** 往来 */
  messages?: {
    /** 编号 */
    id?: string
    /** 时间 */
    mail_time?: string | null
    /** 主题 */
    subject?: string | null
    /** 内容 */
    body?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
