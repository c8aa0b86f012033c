/**
 * SP 广告报表：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsSpReport.json: edit that, not this file.
 */
export interface PortfolioExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface PortfolioExportResponse {
  id: string
}

export interface CampaignExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface CampaignExportResponse {
  id: string
}

export interface GroupExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface GroupExportResponse {
  id: string
}

export interface ProductExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface ProductExportResponse {
  id: string
}

export interface KeywordExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface KeywordExportResponse {
  id: string
}

export interface TargetExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface TargetExportResponse {
  id: string
}

export interface NegativeKeywordExportRequest {
  /** 屏幕上的列表；不写就是同一组接口里给出这些行的那一个 */
  call?: {
    family: string
    call: string
  }
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface NegativeKeywordExportResponse {
  id: string
}
