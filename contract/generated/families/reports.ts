/**
 * 移除、退货、仓储费与报告任务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/reports.json: edit that, not this file.
 */
export interface FbmOrderReturnStepRequest {
  /** 编号 */
  id: string
  transition: 'post' | 'unpost'
}

export interface RemovalReceiptStepRequest {
  /** 编号 */
  id: string
  transition: 'post' | 'unpost'
}
