/**
 * 采购：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/purchase.json: edit that, not this file.
 */
export interface ChangeStepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'void'
}

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
  transition:
    | 'submit'
    | 'approve'
    | 'reject'
    | 'withdraw'
    | 'reopen'
    | 'order'
    | 'arrivePart'
    | 'arriveAll'
    | 'reopenPart'
    | 'reopenAll'
    | 'close'
    | 'unclose'
    | 'void'
}

export interface SupplierBillStepRequest {
  /** 备注 */
  remark?: string | null
  /**
   * 对账明细
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 账单价 */
    bill_price?: string | null
  }[]
  /** 编号 */
  id: string
  transition: 'enter' | 'differ' | 'confirm' | 'unconfirm' | 'void'
}

export interface SupplierBillMakeRequest {
  stat_month: string
  supplier_id?: string | null
}

export interface SupplierBillMakeResponse {
  bills: number
  lines: number
}

export interface PlansFromReplenishRequest {
  rows: {
    plan_id: string
  }[]
  amount: 'lack' | 'all'
  expect_date?: string | null
  preview: boolean
  lines?: string[]
}

export interface PlansFromReplenishResponse {
  columns: {
    name: string
    label: string
    figure?: boolean
    short?: boolean
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
  }
}

export type AdviceMakeRequest = Record<string, never>

export interface AdviceMakeResponse {
  skus: number
  buy: number
}

export interface PurchaseReturnStepRequest {
  /** 备注 */
  remark?: string | null
  /** 出库日期：退货按这一天记入出入库流水 */
  out_date?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw' | 'reopen' | 'finish' | 'unfinish' | 'void'
}

export interface PurchasePaymentStepRequest {
  /** 已付金额 */
  paid_amount?: string | null
  /** 资金账户：从哪个账户付；付的款随即成为一张已审核的付款单，计入账户余额 */
  account_id?: string | null
  /** 付款日 */
  pay_date?: string | null
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'apply' | 'payPart' | 'pay' | 'unpay' | 'reject' | 'withdraw'
}

export interface ReceiptStepRequest {
  /** 质检 */
  qc_type?: string | null
  /**
   * 商品明细
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 签收数量 */
    received_qty?: number | null
    /** 良品数 */
    good_qty?: number | null
    /** 次品数 */
    bad_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'sign' | 'check' | 'putIn' | 'receive' | 'unsign' | 'unPutIn' | 'void'
}

export interface CostReductionStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'reject' | 'withdraw'
}
