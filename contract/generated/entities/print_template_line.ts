/**
 * 模板内容：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/print_template_line.json: edit that, not this file.
 */
import type { PrintDrawValue } from '../enums'

/** 模板内容 */
export interface PrintTemplateLineRow {
  /** 编号 */
  id: string
  /** 模板 */
  template_id?: string
  /** 顺序 */
  seq?: number | null
  /** 字段 */
  field_name?: string
  /** 字段名称 */
  field_label?: string | null
  /** 文字：字段选“固定文字”时打印这里写的字；其他字段用它代替原来的名称 */
  words?: string | null
  /** 画成 */
  draw?: PrintDrawValue | (string & {})
  /** 字号（pt）：文字与标题的字号；条码下的文字也用它，格子与明细用单据的字号 */
  font_size?: string
  /** 加粗 */
  is_bold?: boolean | null
  /** 带名称 */
  show_label?: boolean | null
  /** 模板名称 */
  'template.template_name'?: string | null
  /** 用于 */
  'template.design_of'?: string | null
  /** 纸张 */
  'template.paper_size'?: string | null
  /** 默认：打印这种单据时先用它；每种单据最多一个 */
  'template.is_default'?: boolean | null
}

export interface PrintTemplateLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PrintTemplateLineAdd {
  /** 字段 */
  field_name: string
  /** 文字：字段选“固定文字”时打印这里写的字；其他字段用它代替原来的名称 */
  words?: string | null
  /** 画成 */
  draw?: PrintDrawValue | (string & {}) | null
  /** 字号（pt）：文字与标题的字号；条码下的文字也用它，格子与明细用单据的字号 */
  font_size?: string | null
  /** 加粗 */
  is_bold?: boolean | null
  /** 带名称 */
  show_label?: boolean | null
}

export interface PrintTemplateLineEdit {
  /** 字段 */
  field_name?: string | null
  /** 文字：字段选“固定文字”时打印这里写的字；其他字段用它代替原来的名称 */
  words?: string | null
  /** 画成 */
  draw?: PrintDrawValue | (string & {}) | null
  /** 字号（pt）：文字与标题的字号；条码下的文字也用它，格子与明细用单据的字号 */
  font_size?: string | null
  /** 加粗 */
  is_bold?: boolean | null
  /** 带名称 */
  show_label?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 在同一组内上移一位、下移一位或置顶 */
  move?: 'up' | 'down' | 'top'
}
