/**
 * 库存锁定：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaLockQty.json: edit that, not this file.
 */
export type GetCompanyLockStockRequest = Record<string, never>

export interface GetCompanyLockStockResponse {
  is_open: number
}
