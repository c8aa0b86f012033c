/**
 * 收货单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/receipt.json: edit that, not this file.
 */
import type { CurrencyAllValue, QcTypeValue, ReceiptStateValue } from '../enums'

/** 收货单 */
export interface ReceiptRow {
  /** 编号 */
  id: string
  /** 收货单号 */
  receipt_no?: string | null
  /** 状态 */
  receipt_state?: ReceiptStateValue | (string & {}) | null
  /** 采购单 */
  order_id?: string | null
  /** 手填的采购单号：收货单还不关联采购单时登记的 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string
  /** 物流单号 */
  logistics_no?: string | null
  /** 箱数 */
  box_count?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** SKU 数 */
  sku_count?: number | null
  /** 通知数量 */
  notice_qty?: number | null
  /** 签收数量 */
  received_qty?: number | null
  /** 少收数量：通知数量减去签收数量；多收为负 */
  short_qty?: number | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 入库数量 */
  in_qty?: number | null
  /** 入库金额 */
  amount?: string | null
  /** 质检 */
  qc_type?: QcTypeValue | (string & {}) | null
  /** 收货人 */
  receive_user?: string | null
  /** 签收日期：入库按这一天记入出入库流水 */
  receive_date?: string | null
  /** 入库时间 */
  in_time?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 单据状态 */
  'order.po_status'?: string | null
  /** 供应商 */
  'order.supplier_id'?: string | null
  /** 仓库 */
  'order.warehouse_id'?: string | null
  /** 币种 */
  'order.currency'?: string | null
  /** 编号 */
  'order.id'?: string | null
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
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ReceiptKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ReceiptAdd {
  /** 采购单 */
  order_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id: string
  /** 物流单号 */
  logistics_no?: string | null
  /** 箱数 */
  box_count?: number | null
  /** 质检 */
  qc_type?: QcTypeValue | (string & {}) | null
  /** 收货人 */
  receive_user?: string | null
  /** 签收日期：入库按这一天记入出入库流水 */
  receive_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 采购单行：不填：按本地SKU在采购单里找 */
    order_item_id?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 通知数量 */
    notice_qty?: number | null
    /** 签收数量 */
    received_qty?: number | null
    /** 良品数 */
    good_qty?: number | null
    /** 次品数 */
    bad_qty?: number | null
    /** 次品原因 */
    bad_reason?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 次品仓位：不填：与良品同一仓位 */
    bad_bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 有效期至 */
    expiry?: string | null
    /** 备注 */
    remark?: string | null
  }[]
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'order' | 'swap'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ReceiptEdit {
  /** 采购单 */
  order_id?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 物流单号 */
  logistics_no?: string | null
  /** 箱数 */
  box_count?: number | null
  /** 质检 */
  qc_type?: QcTypeValue | (string & {}) | null
  /** 收货人 */
  receive_user?: string | null
  /** 签收日期：入库按这一天记入出入库流水 */
  receive_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 商品明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 采购单行：不填：按本地SKU在采购单里找 */
    order_item_id?: string | null
    /** 本地SKU */
    sku_id?: string | null
    /** 通知数量 */
    notice_qty?: number | null
    /** 签收数量 */
    received_qty?: number | null
    /** 良品数 */
    good_qty?: number | null
    /** 次品数 */
    bad_qty?: number | null
    /** 次品原因 */
    bad_reason?: string | null
    /** 仓位：不填：仓库的默认仓位 */
    bin_id?: string | null
    /** 次品仓位：不填：与良品同一仓位 */
    bad_bin_id?: string | null
    /** 批次 */
    lot?: string | null
    /** 有效期至 */
    expiry?: string | null
    /** 备注 */
    remark?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
