/**
 * 收货单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/receipt.json: edit that, not this file.
 */
import type { QcTypeValue } from '../enums'

/** 收货单 */
export interface ReceiptRow {
  /** 编号 */
  id: string
  /** 收货单号 */
  receipt_no?: string | null
  /** 采购单号 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string
  /** 物流单号 */
  logistics_no?: string | null
  /** 本地SKU */
  sku?: string
  /** 品名 */
  product_name?: string | null
  /** 通知数量 */
  notice_qty?: number
  /** 签收数量 */
  received_qty?: number | null
  /** 少收数量 */
  short_qty?: number | null
  /** 质检 */
  qc_type?: QcTypeValue | (string & {}) | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 次品原因 */
  bad_reason?: string | null
  /** 仓位 */
  bin_code?: string | null
  /** 收货人 */
  receive_user?: string | null
  /** 签收日期 */
  receive_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface ReceiptKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReceiptAdd {
  /** 采购单号 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id: string
  /** 物流单号 */
  logistics_no?: string | null
  /** 本地SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 通知数量 */
  notice_qty: number
  /** 签收数量 */
  received_qty?: number | null
  /** 质检 */
  qc_type?: QcTypeValue | (string & {}) | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 次品原因 */
  bad_reason?: string | null
  /** 仓位 */
  bin_code?: string | null
  /** 收货人 */
  receive_user?: string | null
  /** 签收日期 */
  receive_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'contract'
    /**
    * @minItems 1
    * @maxItems 100
    */
    ids: [string, ...(string)[]]
  }
}

export interface ReceiptEdit {
  /** 采购单号 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流单号 */
  logistics_no?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 通知数量 */
  notice_qty?: number | null
  /** 签收数量 */
  received_qty?: number | null
  /** 质检 */
  qc_type?: QcTypeValue | (string & {}) | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 次品原因 */
  bad_reason?: string | null
  /** 仓位 */
  bin_code?: string | null
  /** 收货人 */
  receive_user?: string | null
  /** 签收日期 */
  receive_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
