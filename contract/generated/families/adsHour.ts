/**
 * 广告小时报表：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/adsHour.json: edit that, not this file.
 */
export interface CampaignDownloadRequest {
  /** 所问的列表请求 */
  request: Record<string, unknown>
  columns: Record<string, unknown>[]
  title: string
  format?: 'xlsx' | 'csv'
  says?: string
}

export interface CampaignDownloadResponse {
  id: string
}
