/**
 * 账号、公司与个人筛选：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/account.json: edit that, not this file.
 */
export type PermissionMenuResponse = import('../../menu-node').MenuNode[]

export type GetErpPageResponse = string

export type GetErpPageV2Response = string

export type AccountMenuResponse = {
  id: string
  title: string
  list: {
    id: string
    name: string
    menuKey: string
    url: string
    parentId: string
  }[]
}[]

export type UserFilterListResponse = {
  id: string
  active: number
  config_type: number
  name: string
  conditions: unknown
}[]

export type PermissionMenuRequest = Record<string, never>

export interface GetErpPageRequest {
  companyId?: unknown
  employeeId?: unknown
  menuKey?: string
  projectId?: unknown
  jumpUrlHeader?: string
  jumpUrl?: string
  otherErp?: unknown
}

export interface GetErpPageV2Request {
  companyId?: unknown
  employeeId?: unknown
  menuKey?: string
  projectId?: unknown
  jumpUrlHeader?: string
  jumpUrl?: string
  otherErp?: unknown
}

export type AccountMenuRequest = Record<string, never>

export interface CompanyBaseInfoRequest {
  companyId?: unknown
}

export interface CompanyBaseInfoResponse {
  companyId: number
  company_name: string
  currency: string
  zone: string
  amzOrderCount: number
}

export type CompanyLockStockRequest = Record<string, never>

export interface CompanyLockStockResponse {
  is_open: number
}

export interface UserFilterListRequest {
  config_type?: number
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
