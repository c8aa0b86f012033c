/**
 * 库存锁定：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaLockQty.json: edit that, not this file.
 */
export interface GetRequest {
  shop_id?: string
  pool_id?: string
  msku: string
}

export interface GetResponse {
  lock_qty: number
}

export interface SetRequest {
  shop_id?: string
  pool_id?: string
  msku: string
  lock_qty: number
  remark?: string
  before?: unknown
}

export interface SetResponse {
  id: string
}

export interface ReleaseRequest {
  ids: string[]
}

export interface ReleaseResponse {
  released: number
}

export type GetCompanyLockStockRequest = Record<string, never>

export interface GetCompanyLockStockResponse {
  is_open: number
}
