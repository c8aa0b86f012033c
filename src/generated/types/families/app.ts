/**
 * 本系统自有接口：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/app.json: edit that, not this file.
 */
import type { Condition } from '../../../lib/filter'

export type SessionRequest = Record<string, never>

export interface SessionResponse {
  employee: unknown
  company: unknown
  routes: string[]
  permissions: string[]
  version: string
}

export type SignOutRequest = Record<string, never>

export type SignOutResponse = Record<string, never>

export interface PagePlanRequest {
  route: string
}

export interface PagePlanResponse {
  plan: unknown
}

export type PagesRequest = Record<string, never>

export interface PagesResponse {
  pages: unknown[]
}

export interface OptionsRequest {
  entity: string
  keyword?: string
  values?: string[]
  page?: number
  filter?: Condition
}

export interface OptionsResponse {
  list: unknown[]
  total: number
  page: number
  pageSize: number
}

export interface HistoryRequest {
  entity: string
  key: unknown
}

export interface HistoryResponse {
  list: unknown[]
}

export type ImportFormatsRequest = Record<string, never>

export interface ImportFormatsResponse {
  formats: unknown[]
}

export interface ImportUploadRequest {
  shop_id?: string
  format?: string
  file: Blob
}

export interface ImportUploadResponse {
  list: unknown[]
}

export interface ImportProgressRequest {
  ids: string[]
}

export interface ImportProgressResponse {
  list: unknown[]
}

export interface ImportPreviewRequest {
  id: string
}

export interface ImportPreviewResponse {
  preview: unknown
}

export interface ImportAssignRequest {
  id: string
  shop_id: string
}

export interface ImportAssignResponse {
  id: string
}

export interface ImportCommitRequest {
  ids: string[]
}

export interface ImportCommitResponse {
  list: unknown[]
}

export interface ImportDiscardRequest {
  ids: string[]
}

export interface ImportDiscardResponse {
  list: unknown[]
}

export interface ImportUndoRequest {
  id: string
}

export interface ImportUndoResponse {
  id: string
}

export interface ImportOriginalRequest {
  id: string
}

export interface ImportRefusedRequest {
  id: string
}

export interface ExportListRequest {
  call: unknown
  request: unknown
  columns: unknown[]
  title: string
  format?: string
}

export interface ExportListResponse {
  id: string
}

export interface JobProgressRequest {
  ids: string[]
}

export interface JobProgressResponse {
  list: unknown[]
}

export interface JobCancelRequest {
  id: string
}

export interface JobCancelResponse {
  id: string
}

export interface JobFileRequest {
  id: string
}

export type FeeMappingsRequest = Record<string, never>

export interface FeeMappingsResponse {
  list: unknown[]
}

export interface FeeMappingSetRequest {
  transaction_type: string
  amount_name: string
  description?: string
  fee_category: string
}

export interface FeeMappingSetResponse {
  changed: number
}
