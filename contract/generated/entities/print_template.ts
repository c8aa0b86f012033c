/**
 * 打印模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/print_template.json: edit that, not this file.
 */
import type { PaperSizeValue, PrintDesignValue } from '../enums'

/** 打印模板 */
export interface PrintTemplateRow {
  /** 编号 */
  id: string
  /** 模板名称 */
  template_name?: string
  /** 用于 */
  design_of?: PrintDesignValue | (string & {})
  /** 纸张 */
  paper_size?: PaperSizeValue | (string & {})
  /** 默认：打印这种单据时先用它；每种单据最多一个 */
  is_default?: boolean | null
  /** 内容行数 */
  line_count?: number | null
  /** 创建人 */
  creator?: string | null
  /** 更新时间 */
  update_time?: string | null
}

export interface PrintTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PrintTemplateAdd {
  /** 模板名称 */
  template_name: string
  /** 用于 */
  design_of?: PrintDesignValue | (string & {}) | null
  /** 纸张 */
  paper_size?: PaperSizeValue | (string & {}) | null
  /** 内容 */
  lines?: {
    /** 编号 */
    id?: string
    /** 字段 */
    field_name?: string | null
    /** 文字：字段选“固定文字”时打印这里写的字；其他字段用它代替原来的名称 */
    words?: string | null
    /** 画成 */
    draw?: string | null
    /** 字号（pt）：文字与标题的字号；条码下的文字也用它，格子与明细用单据的字号 */
    font_size?: string | null
    /** 加粗 */
    is_bold?: boolean | null
    /** 带名称 */
    show_label?: boolean | null
  }[]
}

export interface PrintTemplateEdit {
  /** 模板名称 */
  template_name?: string | null
  /** 用于 */
  design_of?: PrintDesignValue | (string & {}) | null
  /** 纸张 */
  paper_size?: PaperSizeValue | (string & {}) | null
  /** 内容 */
  lines?: {
    /** 编号 */
    id?: string
    /** 字段 */
    field_name?: string | null
    /** 文字：字段选“固定文字”时打印这里写的字；其他字段用它代替原来的名称 */
    words?: string | null
    /** 画成 */
    draw?: string | null
    /** 字号（pt）：文字与标题的字号；条码下的文字也用它，格子与明细用单据的字号 */
    font_size?: string | null
    /** 加粗 */
    is_bold?: boolean | null
    /** 带名称 */
    show_label?: boolean | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
