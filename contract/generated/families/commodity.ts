/**
 * 商品资料：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/commodity.json: edit that, not this file.
 */
export type RiskScanRequest = Record<string, never>

export interface RiskScanResponse {
  hits: number
  fresh: number
  gone: number
}

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
