/**
 * 盘点商品：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stocktake_item.json: edit that, not this file.
 */
import type { CurrencyAllValue, StockConditionValue } from '../enums'

/** 盘点商品 */
export interface StocktakeItemRow {
  /** 编号 */
  id: string
  /** 盘点单 */
  stocktake_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 账面 */
  book_qty?: number | null
  /** 账面时间 */
  frozen_at?: string | null
  /** 定格账面：载入账面那一刻的数量，盲盘时也在这里 */
  frozen_qty?: number | null
  /** 盘点期间变动：载入账面之后、录入实盘之前的出入库；只在「算到录入为止」时计算 */
  moved_qty?: number | null
  /** 录入时间 */
  counted_at?: string | null
  /** 录入人 */
  counted_by?: string | null
  /** 录入时的实盘 */
  counted_qty?: number | null
  /** 实盘 */
  real_qty?: number | null
  /** 盘盈盘亏：实盘减去账面与盘点期间变动 */
  diff_qty?: number | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 盈亏金额：盘盈盘亏 × 现在的单位成本 */
  diff_value?: string | null
  /** 备注 */
  remark?: string | null
  /** 单据编号 */
  'stocktake.doc_no'?: string | null
  /** 单据状态 */
  'stocktake.doc_status'?: string | null
  /** 仓库 */
  'stocktake.warehouse_id'?: string | null
  /** 编号 */
  'stocktake.id'?: string | null
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
  /** 单位成本：库存货值 ÷ 有成本的结存数量；没有结存时取最近一个有成本的批次 */
  'cost.unit_cost'?: string | null
  /** 本位币 */
  'cost.currency'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface StocktakeItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface StocktakeItemAdd {
  /** 本地SKU */
  sku_id: string
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 实盘 */
  real_qty?: number | null
  /** 备注 */
  remark?: string | null
}

export interface StocktakeItemEdit {
  /** 本地SKU */
  sku_id?: string | null
  /** 品质 */
  condition?: StockConditionValue | (string & {}) | null
  /** 仓位：不填：仓库的默认仓位 */
  bin_id?: string | null
  /** 批次 */
  lot?: string | null
  /** 实盘 */
  real_qty?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
