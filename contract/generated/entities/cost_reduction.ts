/**
 * 降本记录：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/cost_reduction.json: edit that, not this file.
 */
import type { AuditStatusValue, CostReductionBaseFromValue, CostReductionCurrentFromValue, CurrencyAllValue } from '../enums'

/** 降本记录 */
export interface CostReductionRow {
  /** 编号 */
  id: string
  /** 月份 */
  stat_month?: string
  /** 采购员 */
  buyer?: string
  /** 供应商 */
  supplier_id?: string | null
  /** 本地SKU */
  sku?: string
  /** 品名 */
  product_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 基准价：不填：取采购单在本月之前一年的均价（按数量加权，不分供应商）；填了以填的为准，清空后再取采购单 */
  base_price?: string | null
  /** 基准价取自 */
  base_from?: CostReductionBaseFromValue | (string & {}) | null
  /** 现价：不填：取本月下单的均价（按数量加权，填了供应商就只算这一家）；填了以填的为准，清空后再取采购单 */
  current_price?: string | null
  /** 现价取自 */
  current_from?: CostReductionCurrentFromValue | (string & {}) | null
  /** 单价降幅 */
  saved_price?: string | null
  /** 降幅 */
  reduce_rate?: string | null
  /** 数量 */
  quantity?: number
  /** 降本金额 */
  reduce_amount?: string | null
  /** 确认 */
  confirm_state?: AuditStatusValue | (string & {}) | null
  /** 备注 */
  remark?: string | null
  /** 供应商 */
  'supplier.supplier_name'?: string | null
  /** 编码 */
  'supplier.supplier_code'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface CostReductionKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CostReductionAdd {
  /** 月份 */
  stat_month: string
  /** 采购员 */
  buyer: string
  /** 供应商 */
  supplier_id?: string | null
  /** 本地SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 基准价：不填：取采购单在本月之前一年的均价（按数量加权，不分供应商）；填了以填的为准，清空后再取采购单 */
  base_price?: string | null
  /** 现价：不填：取本月下单的均价（按数量加权，填了供应商就只算这一家）；填了以填的为准，清空后再取采购单 */
  current_price?: string | null
  /** 数量 */
  quantity: number
  /** 备注 */
  remark?: string | null
}

export interface CostReductionEdit {
  /** 月份 */
  stat_month?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 基准价：不填：取采购单在本月之前一年的均价（按数量加权，不分供应商）；填了以填的为准，清空后再取采购单 */
  base_price?: string | null
  /** 现价：不填：取本月下单的均价（按数量加权，填了供应商就只算这一家）；填了以填的为准，清空后再取采购单 */
  current_price?: string | null
  /** 数量 */
  quantity?: number | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
