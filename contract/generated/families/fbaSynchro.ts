/**
 * MSKU 同步与配对：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaSynchro.json: edit that, not this file.
 */
export interface PairRequest {
  shop_id: string
  msku: string
  sku_id: string
  qty: number
  from_day?: string | null
  remark?: string | null
  before?: unknown
}

export interface PairResponse {
  id: string
}
