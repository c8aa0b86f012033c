/**
 * 里程碑：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/develop/dev_project_task.json: edit that, not this file.
 */
import type { DevStageValue } from '../enums'

/** 里程碑 */
export interface DevProjectTaskRow {
  /** 编号 */
  id: string
  /** 项目 */
  project_id?: string
  /** 里程碑 */
  task_name?: string
  /** 所属阶段 */
  stage?: DevStageValue | (string & {}) | null
  /** 负责人 */
  owner?: string
  /** 计划日期 */
  plan_day?: string
  /** 完成日期 */
  done_day?: string | null
  /** 逾期（天） */
  late_days?: number | null
  /** 备注 */
  remark?: string | null
  /** 项目编号 */
  'project.project_no'?: string | null
  /** 品名 */
  'project.product_name'?: string | null
  /** 阶段 */
  'project.dev_stage'?: string | null
  /** 开发专员 */
  'project.developer'?: string | null
  /** 编号 */
  'project.id'?: string | null
}

export interface DevProjectTaskKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface DevProjectTaskAdd {
  /** 里程碑 */
  task_name: string
  /** 所属阶段 */
  stage?: DevStageValue | (string & {}) | null
  /** 负责人 */
  owner: string
  /** 计划日期 */
  plan_day: string
  /** 完成日期 */
  done_day?: string | null
  /** 备注 */
  remark?: string | null
}

export interface DevProjectTaskEdit {
  /** 里程碑 */
  task_name?: string | null
  /** 所属阶段 */
  stage?: DevStageValue | (string & {}) | null
  /** 负责人 */
  owner?: string | null
  /** 计划日期 */
  plan_day?: string | null
  /** 完成日期 */
  done_day?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
