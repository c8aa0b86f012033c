/**
 * 任务：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/job.json: edit that, not this file.
 */
import type { FileStateValue, JobKindValue, JobStateValue } from '../enums'

/** 任务 */
export interface JobRow {
  /** 任务编号 */
  id: string
  /** 任务名称 */
  title?: string
  /** 任务类型 */
  kind?: JobKindValue | (string & {})
  /** 任务状态 */
  state?: JobStateValue | (string & {})
  /** 进度 */
  progress?: string
  /** 结果说明 */
  message?: string
  /** 参数摘要：导出时的筛选条件，或处理的对象 */
  params?: string | null
  /** 导出的数据：导出列表时，列表所在的接口族 */
  family?: string | null
  /** 总数 */
  total_count?: number | null
  /** 成功数 */
  success_count?: number | null
  /** 失败数 */
  fail_count?: number | null
  /** 文件名 */
  file_name?: string | null
  /** 文件大小（字节） */
  file_size?: number | null
  /** 文件状态 */
  file_state?: FileStateValue | (string & {}) | null
  /** 文件保留至：到期后文件被清理，任务记录仍在 */
  file_until?: string | null
  /** 导入文件 */
  import_id?: string | null
  /** 创建人 */
  employee_id?: string | null
  /** 执行次数 */
  attempt?: number
  /** 创建时间 */
  create_time?: string | null
  /** 开始时间 */
  start_time?: string | null
  /** 完成时间 */
  finish_time?: string | null
  /** 耗时（秒） */
  run_seconds?: number | null
  /** 文件名 */
  'import.file_name'?: string | null
  /** 报告类型 */
  'import.report'?: string | null
}

export interface JobKey {
  /** 任务编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
