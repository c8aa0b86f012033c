/**
 * 采购：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/purchase.json: edit that, not this file.
 */
export interface ContractStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'finish' | 'void'
}

export interface PurchasePlanStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'buyPart' | 'buyAll' | 'reopenPart' | 'reopenAll' | 'buy' | 'void'
}

export interface PurchaseOrderStepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'reopen' | 'order' | 'close' | 'void'
}

export interface PurchaseReturnStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'finish' | 'void'
}

export interface PurchasePaymentStepRequest {
  /** 已付金额 */
  paid_amount?: string | null
  /** 付款账户 */
  pay_account?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'apply' | 'payPart' | 'pay' | 'reject' | 'withdraw'
}

export interface CostReductionStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw'
}
