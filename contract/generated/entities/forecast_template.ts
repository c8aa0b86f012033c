/**
 * 预报模板：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/logistics/forecast_template.json: edit that, not this file.
 */
import type { ForecastTemplatePerValue } from '../enums'

/** 预报模板 */
export interface ForecastTemplateRow {
  /** 编号 */
  id: string
  /** 模板名称 */
  template_name?: string
  /** 物流商：不填：所有物流商都可以用 */
  provider_id?: string | null
  /** 每行是 */
  per?: ForecastTemplatePerValue | (string & {})
  /** 列数 */
  line_count?: number | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 物流商 */
  'provider.logistics_provider'?: string | null
  /** 编号 */
  'provider.id'?: string | null
}

export interface ForecastTemplateKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ForecastTemplateAdd {
  /** 模板名称 */
  template_name: string
  /** 物流商：不填：所有物流商都可以用 */
  provider_id?: string | null
  /** 每行是 */
  per?: ForecastTemplatePerValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 列 */
  lines?: {
    /** 编号 */
    id?: string
    /** 列名：与物流商给的表格里的列名一字不差 */
    heading?: string | null
    /** 内容 */
    source?: string | null
    /** 固定文字 */
    words?: string | null
  }[]
}

export interface ForecastTemplateEdit {
  /** 模板名称 */
  template_name?: string | null
  /** 物流商：不填：所有物流商都可以用 */
  provider_id?: string | null
  /** 每行是 */
  per?: ForecastTemplatePerValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 列 */
  lines?: {
    /** 编号 */
    id?: string
    /** 列名：与物流商给的表格里的列名一字不差 */
    heading?: string | null
    /** 内容 */
    source?: string | null
    /** 固定文字 */
    words?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
