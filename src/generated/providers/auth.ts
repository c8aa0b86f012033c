/**
 * 登录与密码：3 个接口已建成，2 个待建。
 * Written by `npm run codegen` from schemas/endpoints/auth.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../lib/transport'
import type { GetTokenByKeyRequest, GetTokenByKeyResponse, GetTokenRequest, GetTokenResponse, LoginRequest, LoginResponse } from '../types/families/auth'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  login: { family: 'auth', call: 'login', method: 'POST', path: '/sso/api/v1/login', client: 'sso', wire: 'erp', body: 'json', answer: 'json', writes: false },
  getTokenByKey: { family: 'auth', call: 'getTokenByKey', method: 'POST', path: '/sso/api/v1/getTokenByKey', client: 'sso', wire: 'erp', body: 'json', answer: 'json', writes: false },
  getToken: { family: 'auth', call: 'getToken', method: 'POST', path: '/fba/api/v1/login/Auth/getToken', client: 'sso', wire: 'erp', body: 'query', answer: 'json', writes: false },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'auth',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    allFiltered: true,
  },
  resources: {},
}

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'sendSms',
  'passwordReset',
] as const

/** 登录与密码: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 账号密码登录
 * POST /sso/api/v1/login · LoginRequest → LoginResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function login(transport: Transport, body: LoginRequest, options?: CallOptions): Promise<LoginResponse> {
  return transport.call<LoginResponse>(CALLS.login, body, options)
}

/**
 * 用ckey换token
 * POST /sso/api/v1/getTokenByKey · GetTokenByKeyRequest → GetTokenByKeyResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getTokenByKey(transport: Transport, body: GetTokenByKeyRequest, options?: CallOptions): Promise<GetTokenByKeyResponse> {
  return transport.call<GetTokenByKeyResponse>(CALLS.getTokenByKey, body, options)
}

/**
 * key换取FBA服务token（key作为query）
 * POST /fba/api/v1/login/Auth/getToken (query) · GetTokenRequest → GetTokenResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getToken(transport: Transport, body: GetTokenRequest, options?: CallOptions): Promise<GetTokenResponse> {
  return transport.call<GetTokenResponse>(CALLS.getToken, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({ family: 'auth', client: 'sso', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how })

/**
 * 发送短信验证码
 * POST /fba/api/v1/login/amazon/sendSms · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{mobile,scene}
 * 返回（草案）：{sent:true,expire}
 */
export function sendSms(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('sendSms', '/fba/api/v1/login/amazon/sendSms', { writes: true }), body, options)
}

/**
 * 重置密码
 * POST /base/api/v1/employee/password_reset · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{login_account,sms,new_password}
 * 返回（草案）：{}
 */
export function passwordReset(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('passwordReset', '/base/api/v1/employee/password_reset', { writes: true }), body, options)
}
