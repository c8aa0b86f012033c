/**
 * 新版广告：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsNew.json: edit that, not this file.
 */
export interface WordStockFromTermsRequest {
  rows: {
    shop_id: string
    term: string
  }[]
  word_type: 'core' | 'long_tail' | 'brand' | 'competitor' | 'negative' | 'watch'
  preview: boolean
  lines?: string[]
}

export interface WordStockFromTermsResponse {
  columns: {
    name: string
    label: string
  }[]
  lines: {
    line: string
    cells: {
      [k: string]: string
    }
    error?: string
  }[]
  done: number
  refused: number
  next?: {
    label: string
    route: string
    tab?: string
  }
}

export interface UserFilterListRequest {
  config_type?: number
}

export interface UserFilterListResponse {
  list: {
    id: string
    active: number
    config_type: number
    name: string
    conditions: unknown
  }[]
  total: number
}

export interface UserFilterAddRequest {
  config_type?: number
  name: string
  conditions: unknown
  active?: number
}

export interface UserFilterAddResponse {
  id: string
}

export interface UserFilterEditRequest {
  id: string
  config_type?: number
  name?: string
  conditions?: unknown
  active?: number
}

export type UserFilterEditResponse = Record<string, never>

export interface UserFilterRemoveRequest {
  id: string
  config_type?: number
}

export type UserFilterRemoveResponse = Record<string, never>

export interface PortfolioAddRequest {
  shop_id: string
  portfolio_name: string
  budget_policy: 'No Cap' | 'Date Range' | 'Monthly Recurring'
  budget_amount?: string | null
  start_date?: string | null
  end_date?: string | null
}

export type PortfolioAddResponse = Record<string, never>

export type ProfileListRequest = Record<string, never>

export interface ProfileListResponse {
  [k: string]: {
    profile_id: string
    shop: string
    site: string
    currency: string
  }
}

export interface CommonAssetsUploadRequest {
  shop_id: string
  asset_kind: 'logo' | 'image' | 'video'
  asset_name?: string
  asset_no?: string
  brand_name?: string
  brand_entity_id?: string
  file: Blob
}

export interface CommonAssetsUploadResponse {
  asset_id: string
  file_name: string
  image_size: string | null
}

export interface CommonAssetsRegisterRequest {
  asset_id: string
  asset_no: string
  brand_name?: string | null
  brand_entity_id?: string | null
}

export type CommonAssetsRegisterResponse = Record<string, never>

export interface AssetLogosRequest {
  shop_id: string
}

export interface AssetLogosResponse {
  list: {
    value: string
    label: string
    group: string
  }[]
}

export interface AssetVideosRequest {
  shop_id: string
}

export interface AssetVideosResponse {
  list: {
    value: string
    label: string
    group: string
  }[]
}
