/**
 * 组织权限：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/access.json: edit that, not this file.
 */
export interface RoleRequest {
  name: string
}

export interface RoleResponse {
  name: string
  label: string
  remark: string | null
  state: string
  create_time: string | null
  rights: {
    everything: boolean
    menus: string[]
    denied_actions: string[]
    permissions: string[]
    hidden_fields: string[]
    limit_shops: boolean
    shop_ids: string[]
  }
}

export interface RoleAddRequest {
  label: string
  remark?: string
  state?: string
  rights?: {
    everything: boolean
    menus: string[]
    denied_actions: string[]
    permissions: string[]
    hidden_fields: string[]
    limit_shops: boolean
    shop_ids: string[]
  }
}

export interface RoleAddResponse {
  name: string
  label: string
  remark: string | null
  state: string
  create_time: string | null
  rights: {
    everything: boolean
    menus: string[]
    denied_actions: string[]
    permissions: string[]
    hidden_fields: string[]
    limit_shops: boolean
    shop_ids: string[]
  }
}

export interface RoleCopyRequest {
  copy_of: string
}

export interface RoleCopyResponse {
  row: {
    label: string
    remark: string | null
    rights: {
      everything: boolean
      menus: string[]
      denied_actions: string[]
      permissions: string[]
      hidden_fields: string[]
      limit_shops: boolean
      shop_ids: string[]
    }
  }
}

export interface RoleEditRequest {
  name: string
  label?: string
  remark?: unknown
  rights?: {
    everything: boolean
    menus: string[]
    denied_actions: string[]
    permissions: string[]
    hidden_fields: string[]
    limit_shops: boolean
    shop_ids: string[]
  }
  state?: string
  before?: unknown
}

export interface RoleEditResponse {
  name: string
  label: string
  remark: string | null
  state: string
  create_time: string | null
  rights: {
    everything: boolean
    menus: string[]
    denied_actions: string[]
    permissions: string[]
    hidden_fields: string[]
    limit_shops: boolean
    shop_ids: string[]
  }
}

export type TreeRequest = Record<string, never>

export interface TreeResponse {
  menu: import('../../rights').MenuRight[]
  permissions: import('../../rights').PermissionRight[]
  sources: import('../../rights').SourceRight[]
}

export type PagesRequest = Record<string, never>

export interface PagesResponse {
  list: {
    page: string
    title: string
    route: string
    state: string
  }[]
}

export interface PagePartsRequest {
  page?: string
  route?: string
}

export interface PagePartsResponse {
  page: string
  title: string
  route: string
  state: string
  actions: {
    action: string
    label: string
  }[]
  columns: {
    tab: string
    tabTitle: string
    path: string
    label: string
  }[]
}

export interface WhyRequest {
  employee_id: string
  page: string
  tab?: string
  action?: string
  column?: string
}

export interface WhyResponse {
  seen: boolean
  steps: {
    rule: string
    title: string
    verdict: string
    says: string
    because: string[]
  }[]
  mend?: string
  roles: {
    name: string
    label: string
  }[]
}

export interface AskForPageRequest {
  route: string
}

export interface AskForPageResponse {
  told: number
}
