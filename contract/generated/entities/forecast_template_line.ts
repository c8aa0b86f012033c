/**
 * 预报模板的列：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/forecast_template_line.json: edit that, not this file.
 */
import type { ForecastTemplateLineSourceValue } from '../enums'

/** 预报模板的列 */
export interface ForecastTemplateLineRow {
  /** 编号 */
  id: string
  /** 预报模板 */
  template_id?: string
  /** 顺序 */
  line_no?: number | null
  /** 列名：与物流商给的表格里的列名一字不差 */
  heading?: string
  /** 内容 */
  source?: ForecastTemplateLineSourceValue | (string & {})
  /** 固定文字 */
  words?: string | null
  /** 模板名称 */
  'template.template_name'?: string | null
  /** 编号 */
  'template.id'?: string | null
}

export interface ForecastTemplateLineKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ForecastTemplateLineAdd {
  /** 列名：与物流商给的表格里的列名一字不差 */
  heading: string
  /** 内容 */
  source: ForecastTemplateLineSourceValue | (string & {})
  /** 固定文字 */
  words?: string | null
}

export interface ForecastTemplateLineEdit {
  /** 列名：与物流商给的表格里的列名一字不差 */
  heading?: string | null
  /** 内容 */
  source?: ForecastTemplateLineSourceValue | (string & {}) | null
  /** 固定文字 */
  words?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
  /** 在同一组内上移一位、下移一位或置顶 */
  move?: 'up' | 'down' | 'top'
}
