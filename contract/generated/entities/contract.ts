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
  /** 联系人 */
  'supplier.contact'?: string | null
  /** 电话 */
  'supplier.mobile'?: string | null
  /** 地址 */
  'supplier.address'?: string | null
  /** 编号 */
  'supplier.id'?: string | null
  /** 采购单号 */
  'order.order_no'?: string | null
  /** 数量 */
  'order.quantity'?: number | null
  /** 货款 */
  'order.goods_amount'?: string | null
  /** 运费 */
  'order.freight'?: string | null
  /** 预计到货日 */
  'order.expect_date'?: string | null
  /** 结算方式 */
  'order.settle_method'?: string | null
  /** 采购员 */
  'order.buyer'?: string | null
  /** 编号 */
  'order.id'?: string | null
  /** 公司名称 */
  'company.company_name'?: string | null
  /** 公司英文名：印在发票与报关资料上 */
  'company.company_en'?: string | null
  /** 统一社会信用代码 */
  'company.credit_code'?: string | null
  /** 联系人 */
  'company.contact'?: string | null
  /** 联系电话 */
  'company.mobile'?: string | null
  /** 地址 */
  'company.address'?: string | null
  /** 公司 Logo：可以印在公司自己的单据模板上；选择后自动缩小 */
  'company.logo'?: string | null
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
