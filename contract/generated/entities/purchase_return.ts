/**
 * 采购退货：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/purchase_return.json: edit that, not this file.
 */
import type { CurrencyAllValue, DocStatusValue, ReturnMethodValue } from '../enums'

/** 采购退货 */
export interface PurchaseReturnRow {
  /** 编号 */
  id: string
  /** 单据编号 */
  doc_no?: string | null
  /** 采购单号 */
  purchase_no?: string
  /** 供应商 */
  supplier_id?: string
  /** 仓库 */
  warehouse_id?: string
  /** 本地SKU */
  sku?: string
  /** 品名 */
  product_name?: string | null
  /** 良品退货 */
  good_return?: number
  /** 次品退货 */
  bad_return?: number
  /** 退货数量 */
  return_qty?: number | null
  /** 退货方式 */
  return_method?: ReturnMethodValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 单价 */
  unit_price?: string | null
  /** 总金额 */
  total_amount?: string | null
  /** 运费 */
  freight?: string | null
  /** 退货原因 */
  return_desc?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {}) | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 创建人 */
  creator?: string | null
  /** 创建时间 */
  create_time?: string | null
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

export interface PurchaseReturnKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface PurchaseReturnAdd {
  /** 采购单号 */
  purchase_no: string
  /** 供应商 */
  supplier_id: string
  /** 仓库 */
  warehouse_id: string
  /** 本地SKU */
  sku: string
  /** 品名 */
  product_name?: string | null
  /** 良品退货 */
  good_return?: number | null
  /** 次品退货 */
  bad_return?: number | null
  /** 退货方式 */
  return_method: ReturnMethodValue | (string & {})
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  unit_price?: string | null
  /** 运费 */
  freight?: string | null
  /** 退货原因 */
  return_desc?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
}

export interface PurchaseReturnEdit {
  /** 采购单号 */
  purchase_no?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 仓库 */
  warehouse_id?: string | null
  /** 本地SKU */
  sku?: string | null
  /** 品名 */
  product_name?: string | null
  /** 良品退货 */
  good_return?: number | null
  /** 次品退货 */
  bad_return?: number | null
  /** 退货方式 */
  return_method?: ReturnMethodValue | (string & {}) | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 单价 */
  unit_price?: string | null
  /** 运费 */
  freight?: string | null
  /** 退货原因 */
  return_desc?: string | null
  /** 采购员 */
  buyer?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
