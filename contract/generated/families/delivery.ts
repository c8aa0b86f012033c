/**
 * 发货单：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/delivery.json: edit that, not this file.
 */
export interface DeclareStepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'refuse' | 'withdraw' | 'reopen'
}

export interface DeclareDraftRequest {
  batch_id: string
}

export interface DeclareDraftResponse {
  row: unknown
}

export interface DeclarePrintedRequest {
  ids: string[]
}

export interface DeclarePrintedResponse {
  marked: number
}

export interface InvoiceDraftRequest {
  batch_id: string
}

export interface InvoiceDraftResponse {
  row: unknown
}

export interface InvoicePrintedRequest {
  ids: string[]
}

export interface InvoicePrintedResponse {
  marked: number
}

export interface StepRequest {
  /** 驳回原因 */
  refuse_reason?: string | null
  /** 备注 */
  remark?: string | null
  /**
   * 商品
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 签收数 */
    received_qty?: number | null
  }[]
  /** 编号 */
  id: string
  transition: 'submit' | 'approve' | 'refuse' | 'withdraw' | 'reopen' | 'ship' | 'unship' | 'receive' | 'finish' | 'unreceive' | 'drop'
}

export interface ForecastStepRequest {
  /**
   * 货件
   *
   * @maxItems 10000
   */
  items?: {
    /** 编号 */
    id?: string
    /** 跟踪号 */
    tracking_no?: string | null
  }[]
  /** 编号 */
  id: string
  transition: 'tell' | 'untell' | 'track' | 'untrack' | 'cancel'
}

export interface ForecastSheetRequest {
  ids: string[]
}
