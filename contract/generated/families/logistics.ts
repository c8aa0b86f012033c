/**
 * 物流：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/logistics.json: edit that, not this file.
 */
export interface LogisticsBillStepRequest {
  /** 备注 */
  remark?: string | null
  /** 编号 */
  id: string
  transition: 'begin' | 'agree' | 'dispute'
}
