/**
 * SBV 品牌视频：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsSbv.json: edit that, not this file.
 */
export interface SbvUploadRequest {
  shop_id: string
  asset_name?: string
  asset_no?: string
  brand_name?: string
  brand_entity_id?: string
  file: Blob
}

export interface SbvUploadResponse {
  asset_id: string
  file_name: string
}

export interface SbvRecommendationsRequest {
  shop_id: string
  asins: string[]
}

export interface SbvRecommendationsResponse {
  list: {
    keyword: string
    clicks: number
    orders: number
    is_added: boolean
  }[]
}

export interface SbvBrandRequest {
  shop_id: string
}

export interface SbvBrandResponse {
  list: {
    value: string
    label: string
    group: string
  }[]
}

export interface SbvStoreRequest {
  shop_id: string
}

export interface SbvStoreResponse {
  list: {
    value: string
    label: string
    group: string
  }[]
}

export interface SbvProductMetadataRequest {
  shop_id: string
  asins: string[]
}

export interface SbvProductMetadataResponse {
  list: {
    asin: string
    msku: string
    title: string
    image: string | null
    price: string | null
    currency: string
  }[]
}
