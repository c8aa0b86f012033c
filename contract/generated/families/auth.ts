/**
 * 登录与密码：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/auth.json: edit that, not this file.
 */
export interface LoginRequest {
  login_account?: string
  password?: string
  mobile?: string
  sms?: string
  captcha?: string
  employee_id?: string
}

export interface LoginResponse {
  employeeInfo?: {
    token: string
    ckey: string
    employeeId: string
    companyId: number
    mustChangePassword?: boolean
  }
  choices?: {
    employee_id: string
    company: string
    name: string
  }[]
}

export interface GetTokenByKeyRequest {
  ckey: string
}

export interface GetTokenByKeyResponse {
  token: string
  employeeInfo: {
    token: string
    ckey: string
    employeeId: string
    companyId: number
    mustChangePassword?: boolean
  }
}

export interface GetTokenRequest {
  key: string
}

export interface GetTokenResponse {
  token: string
}

export type OptionsRequest = Record<string, never>

export interface OptionsResponse {
  sms: string
  registration: boolean
}

export interface RegisterRequest {
  company_name: string
  name: string
  login_account: string
  mobile: string
  sms?: string
  password: string
}

export interface RegisterResponse {
  employeeInfo: {
    token: string
    ckey: string
    employeeId: string
    companyId: number
    mustChangePassword?: boolean
  }
}

export interface SendSmsRequest {
  mobile: string
  scene: string
}

export interface SendSmsResponse {
  sent: boolean
  expire: number
  wait: number
}

export type SmsOutboxRequest = Record<string, never>

export interface SmsOutboxResponse {
  list: {
    id: string
    mobile: string
    scene: string
    code: string
    message: string
    create_time: string
    expired: boolean
  }[]
}

export interface PasswordResetRequest {
  login_account: string
  mobile: string
  sms: string
  new_password: string
}

export type PasswordResetResponse = Record<string, never>

export interface LinkOwnerRequest {
  key: string
}

export interface LinkOwnerResponse {
  login_account: string
  name: string
  company: string
}

export interface LinkPasswordRequest {
  key: string
  new_password: string
}

export type LinkPasswordResponse = Record<string, never>

export interface MobileSmsRequest {
  mobile: string
}

export interface MobileSmsResponse {
  sent: boolean
  expire: number
  wait: number
}

export interface PasswordChangeRequest {
  old_password: string
  new_password: string
  again?: string
}

export interface PasswordChangeResponse {
  ended: number
}

export type ProfileRequest = Record<string, never>

export interface ProfileResponse {
  id: string
  login_account: string
  name: string
  mobile: string | null
  email: string | null
  roles: string[]
  all_shops: boolean
  shop_ids: string[]
  avatar: string | null
  default_shops: string[]
  default_currency: string | null
  last_login: string | null
  create_time: string | null
  confirmed: boolean
  codes: string
}

export interface ProfileSaveRequest {
  id?: string
  name?: string
  mobile?: unknown
  email?: unknown
  avatar?: unknown
  default_shops?: unknown
  default_currency?: unknown
  password?: string
  sms?: string
  before?: unknown
}

export interface ProfileSaveResponse {
  id: string
  login_account: string
  name: string
  mobile: string | null
  email: string | null
  roles: string[]
  all_shops: boolean
  shop_ids: string[]
  avatar: string | null
  default_shops: string[]
  default_currency: string | null
  last_login: string | null
  create_time: string | null
  confirmed: boolean
  codes: string
}

export type SessionsRequest = Record<string, never>

export interface SessionsResponse {
  list: {
    id: string
    device: string
    address: string
    create_time: string
    last_seen: string
    current: boolean
  }[]
}

export interface SessionEndRequest {
  id: string
}

export type SessionEndResponse = Record<string, never>

export type SessionEndOthersRequest = Record<string, never>

export interface SessionEndOthersResponse {
  ended: number
}
