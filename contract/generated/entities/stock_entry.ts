/**
 * 出入库流水：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/warehouse/stock_entry.json: edit that, not this file.
 */
import type { CurrencyAllValue, InOutTypeValue, StockConditionValue, StockDocValue, StockPlaceValue } from '../enums'

/** 出入库流水 */
export interface StockEntryRow {
  /** 流水号 */
  id: string
  /** 时间 */
  at?: string
  /** 日期 */
  entry_day?: string
  /** 本地SKU */
  sku_id?: string
  /** 品质 */
  condition?: StockConditionValue | (string & {})
  /** 批次 */
  lot?: string
  /** 转出库存 */
  from_id?: string
  /** 从 */
  from_kind?: StockPlaceValue | (string & {})
  /** 转出仓库 */
  from_wh_id?: string | null
  /** 转出仓位 */
  from_bin_id?: string | null
  /** 转入库存 */
  to_id?: string
  /** 到 */
  to_kind?: StockPlaceValue | (string & {})
  /** 转入仓库 */
  to_wh_id?: string | null
  /** 转入仓位 */
  to_bin_id?: string | null
  /** 数量 */
  qty?: number
  /** 出入库类型 */
  reason?: InOutTypeValue | (string & {})
  /** 单据类型 */
  doc_kind?: StockDocValue | (string & {})
  /** 单据 */
  doc_id?: string
  /** 单据行 */
  doc_line?: string | null
  /** 单据编号 */
  doc_no?: string | null
  /** 供应商：从他来，或退给他 */
  supplier_id?: string | null
  /** 冲回流水 */
  reverses_id?: string | null
  /** 负库存：允许负库存时，这一笔使结存低于 0 */
  below_zero?: boolean
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 入库成本：这一笔带来的批次现在的成本，含后来的账单；同一成本池里的移动为 0 */
  in_cost?: string | null
  /** 出库成本：这一笔消耗的批次成本；同一成本池里的移动为 0 */
  out_cost?: string | null
  /** 操作人 */
  creator?: string | null
  /** 记账时间 */
  create_time?: string
  /** 本地SKU */
  'sku.sku_code'?: string | null
  /** 品名 */
  'sku.product_name'?: string | null
  /** 图片 */
  'sku.image'?: string | null
  /** 分类 */
  'sku.category_id'?: string | null
  /** 编号 */
  'sku.id'?: string | null
  /** 仓库 */
  'from_wh.name'?: string | null
  /** 编号 */
  'from_wh.id'?: string | null
  /** 仓库 */
  'to_wh.name'?: string | null
  /** 编号 */
  'to_wh.id'?: string | null
  /** 仓位 */
  'from_bin.code'?: string | null
  /** 仓位 */
  'to_bin.code'?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 在库 */
  'from.qty'?: number | null
  /** 在库 */
  'to.qty'?: number | null
  /** 日期 */
  'reverses.entry_day'?: string | null
  /** 公司本位币：报表“折算”成它；修改后按新的本位币重算利润 */
  'company.currency'?: string | null
}

export interface StockEntryKey {
  /** 流水号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}
