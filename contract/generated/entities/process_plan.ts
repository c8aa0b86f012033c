/**
 * 加工计划：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/process_plan.json: edit that, not this file.
 */
import type { ProcessPlanStatusValue } from '../enums'

/** 加工计划 */
export interface ProcessPlanRow {
  /** 编号 */
  id: string
  /** 计划单号 */
  plan_no?: string | null
  /** 本地SKU */
  sku?: string
  /** 品名 */
  product_name?: string | null
  /** 计划数量 */
  plan_qty?: number
  /** 已加工 */
  made_qty?: number | null
  /** 待加工 */
  left_qty?: number | null
  /** 缺料 */
  shortage?: string[] | null
  /** 仓库 */
  warehouse_id?: string
  /** 需求日 */
  need_date?: string
  /** 来源 */
  source_desc?: string | null
  /** 状态 */
  plan_status?: ProcessPlanStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ProcessPlanKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProcessPlanAdd {
  /** 本地SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 计划数量 */
  plan_qty: number
  /** 已加工 */
  made_qty?: number | null
  /** 缺料 */
  shortage?: string[] | null
  /** 仓库 */
  warehouse_id: string
  /** 需求日 */
  need_date: string
  /** 来源 */
  source_desc?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ProcessPlanEdit {
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 计划数量 */
  plan_qty?: number | null
  /** 已加工 */
  made_qty?: number | null
  /** 缺料 */
  shortage?: string[] | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 需求日 */
  need_date?: string | null
  /** 来源 */
  source_desc?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
