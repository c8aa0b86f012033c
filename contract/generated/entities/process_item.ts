/**
 * 料件：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/process_item.json: edit that, not this file.
 */
import type { ProcessRoleValue } from '../enums'

/** 料件 */
export interface ProcessItemRow {
  /** 编号 */
  id: string
  /** 加工单 */
  order_id?: string
  /** 用途 */
  role?: ProcessRoleValue | (string & {})
  /** 本地SKU */
  sku_id?: string
  /** 每件用量 */
  unit_qty?: number
  /** 备损：在用量之外多领的，用不完的完成时退回 */
  spare_qty?: number | null
  /** 仓位：领料从哪里取、退料与产出放到哪里；不填：按有货的仓位取，退回默认仓位 */
  bin_id?: string | null
  /** 计划数：每件用量 × 数量 + 备损 */
  need_qty?: number | null
  /** 已领 */
  taken_qty?: number | null
  /** 应余：料件：已领减去已完工用掉的；拆分件与副产品：计划产出 */
  left_qty?: number | null
  /** 退回或产出良品 */
  back_qty?: number | null
  /** 退回或产出次品 */
  bad_back?: number | null
  /** 损耗：应余减去退回与产出的 */
  loss_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 加工单号 */
  'order.process_no'?: string | null
  /** 状态 */
  'order.process_status'?: string | null
  /** 已完工：质检后入库的良品与次品 */
  'order.done_qty'?: number | null
  /** 仓库 */
  'order.warehouse_id'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓位 */
  'bin.code'?: string | null
}

export interface ProcessItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ProcessItemAdd {
  /** 用途 */
  role?: ProcessRoleValue | (string & {}) | null
  /** 本地SKU */
  sku_id: string
  /** 每件用量 */
  unit_qty?: number | null
  /** 备损：在用量之外多领的，用不完的完成时退回 */
  spare_qty?: number | null
  /** 仓位：领料从哪里取、退料与产出放到哪里；不填：按有货的仓位取，退回默认仓位 */
  bin_id?: string | null
  /** 退回或产出良品 */
  back_qty?: number | null
  /** 退回或产出次品 */
  bad_back?: number | null
  /** 备注 */
  remark?: string | null
}

export interface ProcessItemEdit {
  /** 用途 */
  role?: ProcessRoleValue | (string & {}) | null
  /** 本地SKU */
  sku_id?: string | null
  /** 每件用量 */
  unit_qty?: number | null
  /** 备损：在用量之外多领的，用不完的完成时退回 */
  spare_qty?: number | null
  /** 仓位：领料从哪里取、退料与产出放到哪里；不填：按有货的仓位取，退回默认仓位 */
  bin_id?: string | null
  /** 退回或产出良品 */
  back_qty?: number | null
  /** 退回或产出次品 */
  bad_back?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
