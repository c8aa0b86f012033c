/**
 * 加工单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/process_order.json: edit that, not this file.
 */
import type { CurrencyAllValue, ProcessStatusValue, ProcessTypeValue } from '../enums'

/** 加工单 */
export interface ProcessOrderRow {
  /** 编号 */
  id: string
  /** 加工单号 */
  process_no?: string | null
  /** 类型 */
  process_type?: ProcessTypeValue | (string & {})
  /** 状态 */
  process_status?: ProcessStatusValue | (string & {}) | null
  /** 仓库 */
  warehouse_id?: string
  /** 成品SKU */
  sku?: string
  /** 品名 */
  product_name?: string | null
  /** 数量 */
  quantity?: number
  /** 原料 */
  items_desc?: string[] | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 加工费 */
  process_fee?: string | null
  /** 单件加工费 */
  unit_fee?: string | null
  /** 加工人 */
  worker?: string | null
  /** 计划完成 */
  plan_date?: string | null
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

export interface ProcessOrderKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProcessOrderAdd {
  /** 类型 */
  process_type: ProcessTypeValue | (string & {})
  /** 仓库 */
  warehouse_id: string
  /** 成品SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 数量 */
  quantity: number
  /** 原料 */
  items_desc?: string[] | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 加工费 */
  process_fee?: string | null
  /** 加工人 */
  worker?: string | null
  /** 计划完成 */
  plan_date?: string | null
  /** 备注 */
  remark?: string | null
}

export interface ProcessOrderEdit {
  /** 类型 */
  process_type?: ProcessTypeValue | (string & {}) | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 成品SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 数量 */
  quantity?: number | null
  /** 原料 */
  items_desc?: string[] | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 加工费 */
  process_fee?: string | null
  /** 加工人 */
  worker?: string | null
  /** 计划完成 */
  plan_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
