/**
 * 公司与系统设置：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/settings.json: edit that, not this file.
 */
export type InfoRequest = Record<string, never>

export interface InfoResponse {
  code: string
  company_name?: string
  company_en?: string | null
  logo?: string | null
  credit_code?: string | null
  contact?: string | null
  mobile?: string | null
  address?: string | null
  update_time?: string | null
  updater?: string | null
}

export interface InfoSaveRequest {
  code?: string
  before?: unknown
  company_name?: unknown
  company_en?: unknown
  logo?: unknown
  credit_code?: unknown
  contact?: unknown
  mobile?: unknown
  address?: unknown
}

export interface InfoSaveResponse {
  code: string
  company_name?: string
  company_en?: string | null
  logo?: string | null
  credit_code?: string | null
  contact?: string | null
  mobile?: string | null
  address?: string | null
  update_time?: string | null
  updater?: string | null
}

export type SystemRequest = Record<string, never>

export interface SystemResponse {
  code: string
  zone?: string
  currency?: string
  legacy_url?: string | null
  session_hours?: number
  attachment_mb?: number
  approve_own?: boolean | null
  lock_stock?: boolean | null
  negative_stock?: boolean | null
  over_receipt?: string | null
  update_time?: string | null
  updater?: string | null
}

export interface SystemSaveRequest {
  code?: string
  before?: unknown
  zone?: unknown
  currency?: unknown
  legacy_url?: unknown
  session_hours?: unknown
  attachment_mb?: unknown
  approve_own?: unknown
  lock_stock?: unknown
  negative_stock?: unknown
  over_receipt?: unknown
}

export interface SystemSaveResponse {
  code: string
  zone?: string
  currency?: string
  legacy_url?: string | null
  session_hours?: number
  attachment_mb?: number
  approve_own?: boolean | null
  lock_stock?: boolean | null
  negative_stock?: boolean | null
  over_receipt?: string | null
  update_time?: string | null
  updater?: string | null
}

export type AccountRequest = Record<string, never>

export interface AccountResponse {
  amzOrderCount: number | null
  ordersBought: number | null
  ordersUsed: number
  ordersMonth: number
  ordersLastMonth: number
  ordersDaily: string
  daysLeft: number | null
  lastDay: string | null
  staff: number
  staffOff: number
  shops: number
  shopsOff: number
  attachments: number
  attachmentBytes: number
  reportFiles: number
  reportBytes: number
  version: string
  schemaVersion: string
  createTime: string
}

export interface CustomsDefaultRequest {
  id: string
}

export type CustomsDefaultResponse = Record<string, never>

export interface CourseLearnRequest {
  id: string
  progress: number
}

export interface CourseLearnResponse {
  progress: number
}

export interface CourseViewRequest {
  id: string
}

export interface CourseViewResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface CourseMarkRequest {
  id: string
  favourite: boolean
}

export type CourseMarkResponse = Record<string, never>

export interface AttachmentUploadRequest {
  module?: string
  ref_no?: string
  remark?: string
  file: Blob
}

export interface AttachmentUploadResponse {
  id: string
  file_name: string
}

export interface AttachmentFileRequest {
  id: string
}

export interface AttachmentFilesRequest {
  ids: string[]
}

export interface RowFilesRequest {
  entity: string
  id: string
}

export interface RowFilesResponse {
  mayAdd: boolean
  mostMb: number
  list: {
    id: string
    name: string
    type: string
    size: number
    remark: string
    who: string
    create_time: string
    mayRemove: boolean
  }[]
}

export interface RowFileAddRequest {
  entity: string
  id: string
  remark?: string
  file: Blob
}

export interface RowFileAddResponse {
  id: string
  file_name: string
}

export interface RowFileRequest {
  entity: string
  id: string
  file: string
}

export interface RowFileRemoveRequest {
  entity: string
  id: string
  file: string
}

export type RowFileRemoveResponse = Record<string, never>

export interface AttachmentRemoveRequest {
  id: string
}

export type AttachmentRemoveResponse = Record<string, never>
