/**
 * 自定义列：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/columns.json: edit that, not this file.
 */
export type GetResponse = {
  id: string
  name: string
  columns: unknown
  is_default: boolean
}[]

export interface AddRequest {
  page_key: string
  name: string
  columns: unknown
  is_default?: boolean
}

export interface AddResponse {
  id: string
}

export interface GetRequest {
  page_key: string
}

export interface UpdateRequest {
  id: string
  name?: string
  columns?: unknown
  is_default?: boolean
}

export type UpdateResponse = Record<string, never>

export interface RemoveRequest {
  id: string
}

export type RemoveResponse = Record<string, never>
