/**
 * 消息模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/service/mail_template.json: edit that, not this file.
 */
import type { MailLanguageValue } from '../enums'

/** 消息模板 */
export interface MailTemplateRow {
  /** 编号 */
  id: string
  /** 模板名称 */
  template_name?: string
  /** 分组 */
  group_name?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {})
  /** 主题 */
  subject?: string
  /** 内容：可用的变量：{订单号}、{买家}、{店铺}、{站点}、{品名}、{标题}、{ASIN}、{MSKU}、{数量}、{下单日期}、{发货日期}、{承运商}、{跟踪号}、{预计送达} */
  body?: string
  /** 变量 */
  variables?: string | null
  /** 使用次数 */
  used_count?: number | null
  /** 启用 */
  is_enable?: boolean | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface MailTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface MailTemplateAdd {
  /** 模板名称 */
  template_name: string
  /** 分组 */
  group_name?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 主题 */
  subject: string
  /** 内容：可用的变量：{订单号}、{买家}、{店铺}、{站点}、{品名}、{标题}、{ASIN}、{MSKU}、{数量}、{下单日期}、{发货日期}、{承运商}、{跟踪号}、{预计送达} */
  body: string
  /** 启用 */
  is_enable?: boolean | null
}

export interface MailTemplateEdit {
  /** 模板名称 */
  template_name?: string | null
  /** 分组 */
  group_name?: string | null
  /** 语言 */
  language?: MailLanguageValue | (string & {}) | null
  /** 主题 */
  subject?: string | null
  /** 内容：可用的变量：{订单号}、{买家}、{店铺}、{站点}、{品名}、{标题}、{ASIN}、{MSKU}、{数量}、{下单日期}、{发货日期}、{承运商}、{跟踪号}、{预计送达} */
  body?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
