/**
 * 订单与库存：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/trade.json: edit that, not this file.
 */
export interface SaleFileRequest {
  ids: string[]
}

export interface SaleTakenRequest {
  ids: string[]
}

export interface SaleTakenResponse {
  done: number
}

export interface PriceFileRequest {
  ids: string[]
}
