/**
 * 成本批次：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_layer.json: edit that, not this file.
 */
import type { CurrencyAllValue, InOutTypeValue, StockDocValue } from '../enums'

/** 成本批次 */
export interface CostLayerRow {
  /** 批次号 */
  id: string
  /** 本地SKU */
  sku_id?: string
  /** 成本池：0：全公司；按仓库核算时是仓库的编号 */
  pool_id?: string
  /** 入库仓库 */
  warehouse_id?: string | null
  /** 入库流水 */
  entry_id?: string
  /** 入库时间 */
  in_at?: string
  /** 入库日期 */
  in_day?: string
  /** 入库数量：冲回的批次为 0 */
  in_qty?: number
  /** 冲回数量：入库所在月份已结账，之后冲回时从本批次直接扣去的数量 */
  cut_qty?: number
  /** 累计入库：到这个批次为止进入同一成本池的数量，先进先出按它对应出库 */
  cum?: number
  /** 来源 */
  reason?: InOutTypeValue | (string & {})
  /** 来源单据 */
  doc_kind?: StockDocValue | (string & {})
  /** 单据 */
  doc_id?: string
  /** 单据行 */
  doc_line?: string | null
  /** 来源单号 */
  doc_no?: string | null
  /** 本位币 */
  currency?: CurrencyAllValue | (string & {})
  /** 已消耗 */
  used_qty?: number | null
  /** 缺成本数量 */
  missing_qty?: number | null
  /** 剩余数量 */
  left_qty?: number | null
  /** 采购成本 */
  purchase_cost?: string | null
  /** 头程 */
  head_cost?: string | null
  /** 包材 */
  package_cost?: string | null
  /** 其他成本 */
  other_cost?: string | null
  /** 批次成本 */
  cost?: string | null
  /** 暂估金额 */
  estimate_cost?: string | null
  /** 成本笔数 */
  line_count?: number | null
  /** 已消耗成本 */
  used_cost?: string | null
  /** 差异：后来的账单中，属于以前月份已消耗数量的部分 */
  diff_cost?: string | null
  /** 剩余金额 */
  left_cost?: string | null
  /** 采购单价 */
  unit_purchase?: string | null
  /** 头程单价 */
  unit_head?: string | null
  /** 包材单价 */
  unit_package?: string | null
  /** 其他单价 */
  unit_other?: string | null
  /** 单位成本 */
  unit_cost?: string | null
  /** 剩余 × 库龄 */
  left_age?: number | null
  /** 库龄(天) */
  age_days?: number | null
  /** 忽略原因 */
  ignore_reason?: string | null
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
  'warehouse.name'?: string | null
  /** 仓库类型 */
  'warehouse.wh_type'?: string | null
  /** 编号 */
  'warehouse.id'?: string | null
  /** 日期 */
  'entry.entry_day'?: string | null
  /** 忽略原因 */
  'said.ignore_reason'?: string | null
}

export interface CostLayerKey {
  /** 批次号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostLayerAdd {
  /** 忽略原因 */
  ignore_reason?: string | null
}

export interface CostLayerEdit {
  /** 忽略原因 */
  ignore_reason?: string | null
  /** 批次号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
