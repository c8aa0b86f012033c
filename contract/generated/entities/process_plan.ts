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
  sku_id?: string
  /** 计划数量 */
  plan_qty?: number
  /** 此前已加工：加工单按计划生成以前手工填写的数量 */
  before_qty?: number | null
  /** 已排加工单：加工单里的数量，作废的不算 */
  ordered_qty?: number | null
  /** 加工单入库 */
  finished_qty?: number | null
  /** 已加工：加工质检入库的良品 */
  made_qty?: number | null
  /** 待加工 */
  left_qty?: number | null
  /** 未排单 */
  open_qty?: number | null
  /** 仓库 */
  warehouse_id?: string
  /** 需求日 */
  need_date?: string
  /** 来源 */
  source_desc?: string | null
  /** 状态 */
  plan_status?: ProcessPlanStatusValue | (string & {}) | null
  /** 完成人：没有做满就由人完成的 */
  closer?: string | null
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
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
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
  sku_id: string
  /** 计划数量 */
  plan_qty: number
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
  sku_id?: string | null
  /** 计划数量 */
  plan_qty?: number | null
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
