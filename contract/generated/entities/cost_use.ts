/**
 * 批次消耗：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_use.json: edit that, not this file.
 */
import type { CurrencyAllValue, InOutTypeValue, StockDocValue } from '../enums'

/** 批次消耗 */
export interface CostUseRow {
  /** 编号 */
  id: string
  /** 批次号 */
  layer_id?: string | null
  /** 出库流水 */
  entry_id?: string
  /** 本地SKU */
  sku_id?: string
  /** 成本池 */
  pool_id?: string
  /** 出库仓库 */
  warehouse_id?: string | null
  /** 出库时间 */
  at?: string
  /** 计入日期 */
  use_day?: string
  /** 数量 */
  qty?: number
  /** 累计出库：到这里为止从同一成本池出去的数量；直接从批次冲回的为空 */
  pos?: number | null
  /** 此前已消耗 */
  before_qty?: number
  /** 补记：出库月份已结账，数量当时已经记过，这里只补记成本 */
  late?: boolean
  /** 缺成本数量 */
  missing_qty?: number
  /** 成本：批次成本按数量分到这一笔；缺成本时为空 */
  amount?: string | null
  /** 分项时的成本：按它分成采购、头程、包材与其他；成本变了就重新分 */
  parted_amount?: string | null
  /** 其中采购：按批次到那个月为止的成本明细分开；由子件加工、组装而成的算在采购里 */
  purchase_cost?: string | null
  /** 其中头程：含关税 */
  head_cost?: string | null
  /** 其中包材 */
  package_cost?: string | null
  /** 其中其他：加工与其他成本；没有成本明细的（固定成本）也在这里 */
  other_cost?: string | null
  /** 单位成本 */
  unit_cost?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 出库类型 */
  reason?: InOutTypeValue | (string & {})
  /** 单据类型 */
  doc_kind?: StockDocValue | (string & {})
  /** 单据 */
  doc_id?: string
  /** 单据行 */
  doc_line?: string | null
  /** 单据编号 */
  doc_no?: string | null
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 入库日期 */
  'layer.in_day'?: string | null
  /** 来源单号 */
  'layer.doc_no'?: string | null
  /** 来源 */
  'layer.reason'?: string | null
  /** 单据 */
  'layer.doc_id'?: string | null
  /** 来源单据 */
  'layer.doc_kind'?: string | null
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
  /** 日期 */
  'entry.entry_day'?: string | null
  /** 从 */
  'entry.from_kind'?: string | null
  /** 到 */
  'entry.to_kind'?: string | null
  /** 仓库 */
  'warehouse.name'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 忽略原因 */
  'said.ignore_reason'?: string | null
}

export interface CostUseKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostUseAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface CostUseEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
