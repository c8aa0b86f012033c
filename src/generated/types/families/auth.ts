/**
 * 登录与密码：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/auth.json: edit that, not this file.
 */
export interface LoginRequest {
  login_account: string
  password: string
  captcha?: string
}

export interface LoginResponse {
  employeeInfo: {
    token: string
    ckey: string
    employeeId: string
    companyId: number
  }
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
  }
}

export interface GetTokenRequest {
  key: string
}

export interface GetTokenResponse {
  token: string
}
