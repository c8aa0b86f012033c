/**
 * 浏览器插件：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/plug.json: edit that, not this file.
 */
export interface HeartbeatRequest {
  client_id: string
  version: string
  browser?: string | null
}

export interface HeartbeatResponse {
  expired: boolean
  newest: string | null
}

export interface ReportRecordsRequest {
  client_id: string
  kind: string
  rows: {
    [k: string]: unknown
  }[]
}

export interface ReportRecordsResponse {
  accepted: number
  refused: {
    row: number
    error: string
  }[]
}

export type VersionRequest = Record<string, never>

export interface VersionResponse {
  version: string | null
  url: string | null
}

export type DetectionRequest = Record<string, never>

export interface DetectionResponse {
  reviews: {
    shop_id: string
    site: string
    asin: string
  }[]
  offers: {
    shop_id: string
    site: string
    asin: string
  }[]
  ranks: {
    shop_id: string
    site: string
    asin: string
    keyword: string
    kind: string
    device: string
    postcode: string | null
  }[]
}

export interface CouponRequest {
  client_id: string
  rows: {
    [k: string]: unknown
  }[]
}

export interface CouponResponse {
  accepted: number
  refused: {
    row: number
    error: string
  }[]
}

export interface LightningDealRequest {
  client_id: string
  rows: {
    [k: string]: unknown
  }[]
}

export interface LightningDealResponse {
  accepted: number
  refused: {
    row: number
    error: string
  }[]
}

export type ExpiredVersionRequest = Record<string, never>

export interface ExpiredVersionResponse {
  expired: string[]
}
