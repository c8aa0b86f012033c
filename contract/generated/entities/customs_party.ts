/**
 * 报关主体：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/customs_party.json: edit that, not this file.
 */
import type { ExemptKindValue, TradeModeValue } from '../enums'

/** 报关主体 */
export interface CustomsPartyRow {
  /** 编号 */
  id: string
  /** 报关主体（中文） */
  company_cn?: string
  /** 报关主体（英文） */
  company_en?: string
  /** 海关编码：海关注册登记的 10 位编码 */
  customs_code?: string
  /** 统一社会信用代码 */
  credit_code?: string
  /** 贸易方式 */
  trade_mode?: TradeModeValue | (string & {})
  /** 征免性质 */
  exempt?: ExemptKindValue | (string & {}) | null
  /** 单证模板：打印它的报关单时先用这个模板；不选则用默认的 */
  template_id?: string | null
  /** 出境关别 */
  port?: string | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  phone?: string | null
  /** 默认 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 更新时间 */
  update_time?: string | null
  /** 更新人 */
  updater?: string | null
  /** 模板名称 */
  'template.template_name'?: string | null
  /** 用于 */
  'template.design_of'?: string | null
}

export interface CustomsPartyKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CustomsPartyAdd {
  /** 报关主体（中文） */
  company_cn: string
  /** 报关主体（英文） */
  company_en: string
  /** 海关编码：海关注册登记的 10 位编码 */
  customs_code: string
  /** 统一社会信用代码 */
  credit_code: string
  /** 贸易方式 */
  trade_mode?: TradeModeValue | (string & {}) | null
  /** 征免性质 */
  exempt?: ExemptKindValue | (string & {}) | null
  /** 单证模板：打印它的报关单时先用这个模板；不选则用默认的 */
  template_id?: string | null
  /** 出境关别 */
  port?: string | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  phone?: string | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface CustomsPartyEdit {
  /** 报关主体（中文） */
  company_cn?: string | null
  /** 报关主体（英文） */
  company_en?: string | null
  /** 海关编码：海关注册登记的 10 位编码 */
  customs_code?: string | null
  /** 统一社会信用代码 */
  credit_code?: string | null
  /** 贸易方式 */
  trade_mode?: TradeModeValue | (string & {}) | null
  /** 征免性质 */
  exempt?: ExemptKindValue | (string & {}) | null
  /** 单证模板：打印它的报关单时先用这个模板；不选则用默认的 */
  template_id?: string | null
  /** 出境关别 */
  port?: string | null
  /** 联系人 */
  contact?: string | null
  /** 电话 */
  phone?: string | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
