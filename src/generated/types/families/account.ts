/**
 * 账号、公司与个人筛选：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/account.json: edit that, not this file.
 */
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
