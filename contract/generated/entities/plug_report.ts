/**
 * 插件上报：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/tool/plug_report.json: edit that, not this file.
 */
import type { ExecResultValue, PlugReportReportKindValue } from '../enums'

/** 插件上报 */
export interface PlugReportRow {
  /** 编号 */
  id: string
  /** 客户端 */
  client_ref?: string
  /** 客户端 */
  client_id?: string | null
  /** 员工 */
  employee_id?: string | null
  /** 类型 */
  report_kind?: PlugReportReportKindValue | (string & {}) | null
  /** 收下 */
  accepted?: number | null
  /** 没收 */
  refused?: number | null
  /** 执行结果 */
  exec_result?: ExecResultValue | (string & {}) | null
  /** 失败原因 */
  error_msg?: string | null
  /** 上报时间 */
  create_time?: string | null
  /** 浏览器 */
  'client.browser'?: string | null
  /** 版本 */
  'client.version'?: string | null
}

export interface PlugReportKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
