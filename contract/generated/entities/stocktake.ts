/**
 * 盘点单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stocktake.json: edit that, not this file.
 */
import type { CheckKindValue, DocStatusValue } from '../enums'

/** 盘点单 */
export interface StocktakeRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string | null
  /** 仓库 */
  warehouse_id?: string
  /** 盘点类型 */
  check_kind?: CheckKindValue | (string & {})
  /** 本地SKU */
  sku?: string
  /** 品名 */
  product_name?: string | null
  /** 账面 */
  book_qty?: number
  /** 实盘 */
  real_qty?: number | null
  /** 盘盈盘亏 */
  diff_qty?: number | null
  /** 盘点人 */
  check_user?: string | null
  /** 盘点日期 */
  check_date?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {}) | null
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
}

export interface StocktakeKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StocktakeAdd {
  /** 仓库 */
  warehouse_id: string
  /** 盘点类型 */
  check_kind: CheckKindValue | (string & {})
  /** 本地SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 账面 */
  book_qty: number
  /** 实盘 */
  real_qty?: number | null
  /** 盘点人 */
  check_user?: string | null
  /** 盘点日期 */
  check_date?: string | null
  /** 备注 */
  remark?: string | null
}

export interface StocktakeEdit {
  /** 仓库 */
  warehouse_id?: string | null
  /** 盘点类型 */
  check_kind?: CheckKindValue | (string & {}) | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 账面 */
  book_qty?: number | null
  /** 实盘 */
  real_qty?: number | null
  /** 盘点人 */
  check_user?: string | null
  /** 盘点日期 */
  check_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
