/**
 * 出入库商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_move_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 出入库商品 */
export interface StockMoveItemRow {
  /** 编号 */
  id: string
  /** 单据 */
  move_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 良品数 */
  good_qty?: number
  /** 次品数 */
  bad_qty?: number | null
  /** 单位成本 */
  unit_cost?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 良品金额 */
  amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 单据编号 */
  'move.move_no'?: string | null
  /** 类型 */
  'move.move_type'?: string | null
  /** 仓库 */
  'move.warehouse_id'?: string | null
  /** 编号 */
  'move.id'?: string | null
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

export interface StockMoveItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StockMoveItemAdd {
  /** 本地SKU */
  sku_id: string
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 良品数 */
  good_qty: number
  /** 次品数 */
  bad_qty?: number | null
  /** 单位成本 */
  unit_cost?: string | null
  /** 备注 */
  remark?: string | null
}

export interface StockMoveItemEdit {
  /** 本地SKU */
  sku_id?: string | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 有效期至 */
  expiry?: string | null
  /** 良品数 */
  good_qty?: number | null
  /** 次品数 */
  bad_qty?: number | null
  /** 单位成本 */
  unit_cost?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
