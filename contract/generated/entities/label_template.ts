/**
 * 面单模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/label_template.json: edit that, not this file.
 */
import type { LabelKindValue, PaperSizeValue } from '../enums'

/** 面单模板 */
export interface LabelTemplateRow {
  /** 编号 */
  id: string
  /** 模板名称 */
  template_name?: string
  /** 类型 */
  label_kind?: LabelKindValue | (string & {})
  /** 纸张 */
  paper_size?: PaperSizeValue | (string & {})
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 字段 */
  fields_desc?: string[] | null
  /** 默认 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 创建人 */
  creator?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface LabelTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface LabelTemplateAdd {
  /** 模板名称 */
  template_name: string
  /** 类型 */
  label_kind: LabelKindValue | (string & {})
  /** 纸张 */
  paper_size: PaperSizeValue | (string & {})
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 字段 */
  fields_desc?: string[] | null
  /** 默认 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
}

export interface LabelTemplateEdit {
  /** 模板名称 */
  template_name?: string | null
  /** 类型 */
  label_kind?: LabelKindValue | (string & {}) | null
  /** 纸张 */
  paper_size?: PaperSizeValue | (string & {}) | null
  /** 物流渠道 */
  logistics_channel?: string | null
  /** 字段 */
  fields_desc?: string[] | null
  /** 默认 */
  is_default?: boolean | null
  /** 启用 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
