/**
 * 员工：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/staff.json: edit that, not this file.
 */
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
