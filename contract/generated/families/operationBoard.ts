/**
 * 运营看板：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/operationBoard.json: edit that, not this file.
 */
export interface ExportReasonAnalysisRequest {
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

export interface ExportReasonAnalysisResponse {
  id: string
}

export interface ExportReasonAnalysisCustomRequest {
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

export interface ExportReasonAnalysisCustomResponse {
  id: string
}
