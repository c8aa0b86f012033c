/**
 * 库存成本报表：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/inventoryReport.json: edit that, not this file.
 */
export type GetReportTypeResponse = {
  value: string
  label: string
}[]

export type GetMonthsOfHasDatasResponse = string[]

export type GetReportTypeV2Response = {
  value: string
  label: string
}[]

export type GetMonthsOfHasDatasV2Response = string[]

export interface GetTemplateRequest {
  type?: string
}

export type GetReportTypeRequest = Record<string, never>

export type GetFIFOStartDateRequest = Record<string, never>

export interface GetFIFOStartDateResponse {
  code: string
  cost_method?: string | null
  cost_by_warehouse?: boolean | null
  update_time?: string | null
  updater?: string | null
}

export interface OpenBatchCostRequest {
  code?: string
  before?: unknown
  cost_method?: unknown
  cost_by_warehouse?: unknown
}

export interface OpenBatchCostResponse {
  code: string
  cost_method?: string | null
  cost_by_warehouse?: boolean | null
  update_time?: string | null
  updater?: string | null
}

export type GetMonthsOfHasDatasRequest = Record<string, never>

export interface ImportInventoryCostRequest {
  type?: string
  file: Blob
}

export interface ImportInventoryCostResponse {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface ImportToQueueRequest {
  file_id: string
}

export interface ImportToQueueResponse {
  written: number
  refused: number
  task_id?: string
}

export interface GetTemplateV2Request {
  type?: string
}

export type GetReportTypeV2Request = Record<string, never>

export type GetFIFOStartDateV2Request = Record<string, never>

export interface GetFIFOStartDateV2Response {
  code: string
  cost_method?: string | null
  cost_by_warehouse?: boolean | null
  update_time?: string | null
  updater?: string | null
}

export interface OpenBatchCostV2Request {
  code?: string
  before?: unknown
  cost_method?: unknown
  cost_by_warehouse?: unknown
}

export interface OpenBatchCostV2Response {
  code: string
  cost_method?: string | null
  cost_by_warehouse?: boolean | null
  update_time?: string | null
  updater?: string | null
}

export type GetMonthsOfHasDatasV2Request = Record<string, never>

export interface ImportInventoryCostV2Request {
  type?: string
  file: Blob
}

export interface ImportInventoryCostV2Response {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export interface ImportToQueueV2Request {
  file_id: string
}

export interface ImportToQueueV2Response {
  written: number
  refused: number
  task_id?: string
}

export interface FeeStepRequest {
  /** 编号 */
  id: string
  transition: 'post' | 'unpost' | 'void'
}
