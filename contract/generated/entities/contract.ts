/**
 * 采购合同：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/purchase/contract.json: edit that, not this file.
 */
import type { CurrencyAllValue, DocStatusValue } from '../enums'

/** 采购合同 */
export interface ContractRow {
  /** 编号 */
  id: string
  /** 合同编号 */
  contract_no?: string | null
  /** 合同名称 */
  contract_name?: string
  /** 供应商 */
  supplier_id?: string
  /** 采购单号 */
  purchase_no?: string | null
  /** 模板 */
  template_name?: string | null
  /** 签订日期 */
  sign_date?: string | null
  /** 有效期至 */
  valid_to?: string | null
  /** 剩余天数 */
  days_left?: number | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {})
  /** 总金额 */
  total_amount?: string | null
  /** 单据状态 */
  doc_status?: DocStatusValue | (string & {}) | null
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
  /** 现在不能做的操作，各有原因；没有则不出现 */
  '@barred'?: {
    [k: string]: string
  }
}

export interface ContractKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface ContractAdd {
  /** 合同名称 */
  contract_name: string
  /** 供应商 */
  supplier_id: string
  /** 采购单号 */
  purchase_no?: string | null
  /** 模板 */
  template_name?: string | null
  /** 签订日期 */
  sign_date?: string | null
  /** 有效期至 */
  valid_to?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 总金额 */
  total_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 由哪些单据生成；写入时记下两边的关联 */
  made_from?: {
    way: 'order' | 'plan'
    /**
     * @minItems 1
     * @maxItems 100
     */
    ids: [string, ...string[]]
  }
}

export interface ContractEdit {
  /** 合同名称 */
  contract_name?: string | null
  /** 供应商 */
  supplier_id?: string | null
  /** 采购单号 */
  purchase_no?: string | null
  /** 模板 */
  template_name?: string | null
  /** 签订日期 */
  sign_date?: string | null
  /** 有效期至 */
  valid_to?: string | null
  /** 币种 */
  currency?: CurrencyAllValue | (string & {}) | null
  /** 总金额 */
  total_amount?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
