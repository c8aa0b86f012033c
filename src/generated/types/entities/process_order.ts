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
  /** 表单打开时各字段的值；期间被别人改过的字段会被指出 */
  before?: Record<string, unknown>
}
