/**
 * 定时任务：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/job_plan.json: edit that, not this file.
 */
import type { IsoWeekdayValue, JobKindValue, JobPlanWorkValue } from '../enums'

/** 定时任务 */
export interface JobPlanRow {
  /** 编号 */
  id: string
  /** 名称 */
  plan_name?: string
  /** 做什么：“再次导出”在「后台任务」里从一次导出设置 */
  work?: JobPlanWorkValue | (string & {})
  /** 星期 */
  weekdays?: IsoWeekdayValue | (string & {})
  /** 时间：24 小时制，例如 07:30；按公司时区 */
  at_time?: string
  /** 启用：关闭即暂停 */
  is_enable?: boolean | null
  /** 内容：导出的是哪个列表、哪些条件 */
  about?: string | null
  /** 下次执行 */
  next_run?: string | null
  /** 上次执行 */
  last_run?: string | null
  /** 上次的任务 */
  last_job?: string | null
  /** 执行次数 */
  run_count?: number | null
  /** 停用原因 */
  stopped_why?: string | null
  /** 任务类型 */
  job_kind?: JobKindValue | (string & {}) | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 更新时间 */
  update_time?: string | null
  /** 任务状态 */
  'job.state'?: string | null
  /** 结果说明 */
  'job.message'?: string | null
  /** 文件状态 */
  'job.file_state'?: string | null
}

export interface JobPlanKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface JobPlanAdd {
  /** 名称 */
  plan_name: string
  /** 做什么：“再次导出”在「后台任务」里从一次导出设置 */
  work: JobPlanWorkValue | (string & {})
  /** 星期 */
  weekdays: IsoWeekdayValue | (string & {})
  /** 时间：24 小时制，例如 07:30；按公司时区 */
  at_time?: string | null
  /** 启用：关闭即暂停 */
  is_enable?: boolean | null
}

export interface JobPlanEdit {
  /** 名称 */
  plan_name?: string | null
  /** 做什么：“再次导出”在「后台任务」里从一次导出设置 */
  work?: JobPlanWorkValue | (string & {}) | null
  /** 星期 */
  weekdays?: IsoWeekdayValue | (string & {}) | null
  /** 时间：24 小时制，例如 07:30；按公司时区 */
  at_time?: string | null
  /** 启用：关闭即暂停 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
