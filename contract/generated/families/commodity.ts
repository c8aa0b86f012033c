/**
 * 商品资料：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/commodity.json: edit that, not this file.
 */
export interface SuggestionAcceptRequest {
  id: string
}

export interface SuggestionAcceptResponse {
  id: string
}

export interface SpuGenerateRequest {
  id: string
}

export interface SpuGenerateResponse {
  added: number
  kept: number
}
