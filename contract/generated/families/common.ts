/**
 * 收藏、快捷搜索与公共：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/common.json: edit that, not this file.
 */
import type { Condition } from '../../filter'

export type FavoritesGetResponse = {
  id: string
  key: string
  name: string
  route: string
}[]

export type ShipmentEmployeeSearchResponse = {
  id: string
  name: string
}[]

export type OperationAuthorityResponse = string[]

export type TemplateAuthorityResponse = {
  page: string
  route: string
  title: string
  tab: string
  action: string
  label: string
  fields: {
    name: string
    label: string
  }[]
}[]

export interface FavoritesAddRequest {
  key: string
}

export interface FavoritesAddResponse {
  id: string
  key: string
  name: string
  route: string
}

export type FavoritesGetRequest = Record<string, never>

export interface FavoritesDeleteRequest {
  id: string
}

export interface FavoritesDeleteResponse {
  id: string
}

export interface QuickSearchListRequest {
  page_key: string
}

export interface QuickSearchListResponse {
  list: {
    id: string
    page_key: string
    name: string
    conditions: unknown
  }[]
  total: number
}

export interface QuickSearchAddRequest {
  page_key: string
  name: string
  conditions: unknown
}

export interface QuickSearchAddResponse {
  id: string
}

export interface QuickSearchEditRequest {
  id: string
  name?: string
  conditions?: unknown
}

export type QuickSearchEditResponse = Record<string, never>

export interface QuickSearchDelRequest {
  id: string
}

export type QuickSearchDelResponse = Record<string, never>

export interface ShipmentEmployeeSearchRequest {
  keyword?: string
}

export interface StockDetailsSumRequest {
  filter?: Condition
  fields?: string[]
}

export interface StockDetailsSumResponse {
  total: number
  summary: unknown
}

export interface ListingSalesPersonImportRequest {
  file: Blob
}

export interface ListingSalesPersonImportResponse {
  file_id: string
  total: number
  ok: number
  errors: {
    line: number
    label?: string
    message: string
  }[]
}

export type GetShopTipsRequest = Record<string, never>

export interface GetShopTipsResponse {
  tips: {
    shop_id: string
    shop: string
    tip: string
  }[]
}

export interface OperationAuthorityRequest {
  menu_key: string
}

export type TemplateAuthorityRequest = Record<string, never>
