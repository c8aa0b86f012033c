/**
 * 员工：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/staff.json: edit that, not this file.
 */
export interface DepartmentRenameRequest {
  name: string
  to: string
}

export type DepartmentRenameResponse = Record<string, never>

export interface InviteRequest {
  login_account: string
  name: string
  roles: string[]
  all_shops?: boolean | null
  shop_ids?: string[] | null
  mobile?: string | null
  email?: string | null
  dept_name?: string | null
  dept_shops?: boolean | null
  all_warehouses?: boolean | null
  warehouse_ids?: string[] | null
  position?: string | null
  leader?: string | null
  password?: string | null
}

export interface InviteResponse {
  id: string
  handOver?: {
    title: string
    value: string
    note: string
  }
}

export interface HandOverRequest {
  id: string
  to: string
  scopes: string[]
}

export interface HandOverResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}

export interface SetPasswordRequest {
  id: string
  password: string
}

export type SetPasswordResponse = Record<string, never>

export interface PasswordLinkRequest {
  id: string
}

export interface PasswordLinkResponse {
  handOver: {
    title: string
    value: string
    note: string
  }
}
