/**
 * 库存锁定：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_hold.json: edit that, not this file.
 */
import type { StockDocValue } from '../enums'

/** 库存锁定 */
export interface StockHoldRow {
  /** 编号 */
  id: string
  /** 库存 */
  balance_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 锁定数 */
  qty?: number
  /** 单据类型 */
  doc_kind?: StockDocValue | (string & {})
  /** 单据 */
  doc_id?: string
  /** 单据编号 */
  doc_no?: string | null
  /** 创建人 */
  creator?: string | null
  /** 锁定时间 */
  create_time?: string | null
  /** 品质 */
  'balance.condition'?: string | null
  /** 批次 */
  'balance.lot'?: string | null
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
}

export interface StockHoldKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
