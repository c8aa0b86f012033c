/**
 * 库存成本报表：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/inventoryReport.json: edit that, not this file.
 */
export interface FeeStepRequest {
  /** 编号 */
  id: string
  transition: 'post' | 'unpost' | 'void'
}
