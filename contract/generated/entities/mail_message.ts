/**
 * 信件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/mail_message.json: edit that, not this file.
 */
import type { MailMessageDirectionValue, MailMessageStateValue } from '../enums'

/** 信件 */
export interface MailMessageRow {
  /** 编号 */
  id: string
  /** 往来 */
  mail_id?: string
  /** 来往 */
  direction?: MailMessageDirectionValue | (string & {})
  /** 状态 */
  state?: MailMessageStateValue | (string & {}) | null
  /** 时间 */
  mail_time?: string
  /** 主题 */
  subject?: string | null
  /** 内容 */
  body?: string
  /** 信件编号：邮件文件里的 Message-ID，同一封不会收两次 */
  message_no?: string | null
  /** 附件数 */
  attach_count?: number | null
  /** 模板 */
  template_id?: string | null
  /** 快捷用语 */
  phrase_id?: string | null
  /** 自动规则 */
  auto_rule_id?: string | null
  /** 发送时间 */
  sent_time?: string | null
  /** 发送人 */
  sender?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 店铺 */
  'mail.shop_id'?: string | null
  /** 主题 */
  'mail.subject'?: string | null
  /** 订单号 */
  'mail.order_id'?: string | null
  /** 买家邮箱：亚马逊给出的加密邮箱 */
  'mail.buyer_mail'?: string | null
  /** 买家 */
  'mail.buyer_name'?: string | null
  /** 状态 */
  'mail.mail_state'?: string | null
  /** 编号 */
  'mail.id'?: string | null
  /** 店铺 */
  'mail.order.shop_id'?: string | null
  /** 订单号 */
  'mail.order.order_id'?: string | null
  /** 客户 */
  'mail.buyer_id'?: string | null
  /** 模板名称 */
  'template.template_name'?: string | null
  /** 规则名称 */
  'auto.rule_name'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface MailMessageKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface MailMessageAdd {
  /** 时间 */
  mail_time: string
  /** 主题 */
  subject?: string | null
  /** 内容 */
  body: string
}

export interface MailMessageEdit {
  /** 时间 */
  mail_time?: string | null
  /** 主题 */
  subject?: string | null
  /** 内容 */
  body?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
