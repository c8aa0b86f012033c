/**
 * 供应商对账单：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/supplier_bill.json: edit that, not this file.
 */
import type { CurrencyAllValue, SupplierBillStatusValue } from '../enums'

/** 供应商对账单 */
export interface SupplierBillRow {
  /** 编号 */
  id: string
  /** 对账单号 */
  bill_no?: string | null
  /** 状态 */
  bill_status?: SupplierBillStatusValue | (string & {}) | null
  /** 供应商 */
  supplier_id?: string
  /** 月份 */
  stat_month?: string
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 明细行数 */
  line_count?: number | null
  /** 本期入库：按账单价 */
  in_amount?: string | null
  /** 本期退货：扣款的退货，为负 */
  return_amount?: string | null
  /** 入库减退货 */
  items_amount?: string | null
  /** 与采购单差额：账单价与采购单价之差；为正是账单贵了 */
  diff_amount?: string | null
  /** 折扣：确认后按各行账单金额的比例从这批货的成本里减去 */
  discount?: string | null
  /** 预付抵扣：按采购单付过的定金，在这张账单里抵扣的部分 */
  prepaid_amount?: string | null
  /** 应付（含预付）：入库减退货，减去折扣；预付抵扣的也算 */
  billed_amount?: string | null
  /** 应付：入库减退货，减去折扣与预付抵扣 */
  payable?: string | null
  /** 已付金额 */
  paid_amount?: string | null
  /** 未付金额 */
  unpaid_amount?: string | null
  /** 确认人 */
  confirmer?: string | null
  /** 确认时间 */
  confirm_time?: string | null
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
  /** 结算方式 */
  'supplier.settle_method'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface SupplierBillKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface SupplierBillAdd {
  /** 折扣：确认后按各行账单金额的比例从这批货的成本里减去 */
  discount?: string | null
  /** 预付抵扣：按采购单付过的定金，在这张账单里抵扣的部分 */
  prepaid_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 对账明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 账单价 */
    bill_price?: string | null
  }[]
}

export interface SupplierBillEdit {
  /** 折扣：确认后按各行账单金额的比例从这批货的成本里减去 */
  discount?: string | null
  /** 预付抵扣：按采购单付过的定金，在这张账单里抵扣的部分 */
  prepaid_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 对账明细 */
  items?: {
    /** 编号 */
    id?: string
    /** 账单价 */
    bill_price?: string | null
    /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
    before?: Record<string, unknown>
  }[]
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
