/**
 * 广告公共：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/ads.json: edit that, not this file.
 */
export type GetAuthAdvertisementShopResponse = {
  shop_id: string
  profile_id: string
  site: string
  currency: string
}[]

export type GetAuthAdvertisementShopRequest = Record<string, never>

export interface ReportRequestRequest {
  shops?: string[] | null
  report:
    | 'sp_campaign'
    | 'sp_group'
    | 'sp_product'
    | 'sp_target'
    | 'sp_term'
    | 'sp_placement'
    | 'sb_campaign'
    | 'sb_target'
    | 'sb_term'
    | 'sb_placement'
    | 'sd_campaign'
    | 'sd_product'
    | 'sd_target'
  step: 'all' | 'day' | 'week' | 'month'
  from_day: string
  to_day: string
  measures: (
    | 'impressions'
    | 'clicks'
    | 'CTR'
    | 'total_spend'
    | 'avg_cpc'
    | 'order_quantity'
    | 'conversion_rate'
    | 'CPA'
    | 'amount'
    | 'acos'
    | 'ROAS'
    | 'units_sold'
  )[]
  format: 'xlsx' | 'csv'
}

export interface ReportRequestResponse {
  task: string
}

export interface AnalysisExcelRequest {
  shop_id?: string
  format?: string
  file: Blob
}

export interface AnalysisExcelResponse {
  id: string
}

export interface ExportExcelRequest {
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

export interface ExportExcelResponse {
  id: string
}
