/**
 * 财务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/finance.json: edit that, not this file.
 */
export type ProductCostMissingRequest = Record<string, never>

export interface ProductCostMissingResponse {
  list: {
    shop_id: string
    msku: string
    start_month: string
    currency: string
  }[]
  total: number
}
