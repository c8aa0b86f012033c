/**
 * 分摊批次：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/finance/cost_fee_item.json: edit that, not this file.
 */
import type { CurrencyAllValue } from '../enums'

/** 分摊批次 */
export interface CostFeeItemRow {
  /** 编号 */
  id: string
  /** 费用单 */
  fee_id?: string
  /** 批次号 */
  layer_id?: string
  /** 本地SKU */
  sku_id?: string | null
  /** 批次数量 */
  layer_qty?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 分摊金额：记账时算好 */
  share?: string | null
  /** 费用单号 */
  'fee.fee_no'?: string | null
  /** 单据状态 */
  'fee.fee_status'?: string | null
  /** 入库日期 */
  'layer.in_day'?: string | null
  /** 入库数量：冲回的批次为 0 */
  'layer.in_qty'?: number | null
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
  /** 编号 */
  'sku.id'?: string | null
}

export interface CostFeeItemKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostFeeItemAdd {
  /** 批次号 */
  layer_id: string
}

export interface CostFeeItemEdit {
  /** 批次号 */
  layer_id?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
