/**
 * 登录与密码：17 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/auth.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type {
  GetTokenByKeyRequest, GetTokenByKeyResponse, GetTokenRequest, GetTokenResponse, LinkOwnerRequest, LinkOwnerResponse, LinkPasswordRequest,
  LinkPasswordResponse, LoginRequest, LoginResponse, MobileSmsRequest, MobileSmsResponse, OptionsRequest, OptionsResponse,
  PasswordChangeRequest, PasswordChangeResponse, PasswordResetRequest, PasswordResetResponse, ProfileRequest, ProfileResponse,
  ProfileSaveRequest, ProfileSaveResponse, RegisterRequest, RegisterResponse, SendSmsRequest, SendSmsResponse, SessionEndOthersRequest,
  SessionEndOthersResponse, SessionEndRequest, SessionEndResponse, SessionsRequest, SessionsResponse, SmsOutboxRequest, SmsOutboxResponse,
} from '../../../contract/generated/families/auth'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  login: { family: 'auth', call: 'login', method: 'POST', path: '/sso/api/v1/login', client: 'sso', wire: 'erp', body: 'json', answer: 'json', writes: false },
  getTokenByKey: {
    family: 'auth', call: 'getTokenByKey', method: 'POST', path: '/sso/api/v1/getTokenByKey', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  getToken: {
    family: 'auth', call: 'getToken', method: 'POST', path: '/fba/api/v1/login/Auth/getToken', client: 'sso', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
  options: {
    family: 'auth', call: 'options', method: 'POST', path: '/sso/api/v1/options', client: 'sso', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  register: {
    family: 'auth', call: 'register', method: 'POST', path: '/sso/api/v1/register', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sendSms: {
    family: 'auth', call: 'sendSms', method: 'POST', path: '/fba/api/v1/login/amazon/sendSms', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  smsOutbox: {
    family: 'auth', call: 'smsOutbox', method: 'POST', path: '/sso/api/v1/sms/outbox', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  passwordReset: {
    family: 'auth', call: 'passwordReset', method: 'POST', path: '/base/api/v1/employee/password_reset', client: 'sso', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  linkOwner: {
    family: 'auth', call: 'linkOwner', method: 'POST', path: '/sso/api/v1/password/link-owner', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  linkPassword: {
    family: 'auth', call: 'linkPassword', method: 'POST', path: '/sso/api/v1/password/by-link', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mobileSms: {
    family: 'auth', call: 'mobileSms', method: 'POST', path: '/sso/api/v1/profile/mobile-sms', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  passwordChange: {
    family: 'auth', call: 'passwordChange', method: 'POST', path: '/sso/api/v1/password/change', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  profile: {
    family: 'auth', call: 'profile', method: 'POST', path: '/sso/api/v1/profile/get', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  profileSave: {
    family: 'auth', call: 'profileSave', method: 'POST', path: '/sso/api/v1/profile/save', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sessions: {
    family: 'auth', call: 'sessions', method: 'POST', path: '/sso/api/v1/session/list', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sessionEnd: {
    family: 'auth', call: 'sessionEnd', method: 'POST', path: '/sso/api/v1/session/end', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sessionEndOthers: {
    family: 'auth', call: 'sessionEndOthers', method: 'POST', path: '/sso/api/v1/session/end-others', client: 'sso', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'auth',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {},
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '3e542982e257'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 登录与密码: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 账号密码或手机验证码登录
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

/**
 * 登录页可用的方式：短信、注册
 * POST /sso/api/v1/options · OptionsRequest → OptionsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function options(transport: Transport, body: OptionsRequest = {}, options?: CallOptions): Promise<OptionsResponse> {
  return transport.call<OptionsResponse>(CALLS.options, body, options)
}

/**
 * 注册公司与第一位管理员
 * POST /sso/api/v1/register · RegisterRequest → RegisterResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function register(transport: Transport, body: RegisterRequest, options?: CallOptions): Promise<RegisterResponse> {
  return transport.call<RegisterResponse>(CALLS.register, body, options)
}

/**
 * 发送短信验证码
 * POST /fba/api/v1/login/amazon/sendSms · SendSmsRequest → SendSmsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sendSms(transport: Transport, body: SendSmsRequest, options?: CallOptions): Promise<SendSmsResponse> {
  return transport.call<SendSmsResponse>(CALLS.sendSms, body, options)
}

/**
 * 演示模式的短信发件箱
 * POST /sso/api/v1/sms/outbox · SmsOutboxRequest → SmsOutboxResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function smsOutbox(transport: Transport, body: SmsOutboxRequest = {}, options?: CallOptions): Promise<SmsOutboxResponse> {
  return transport.call<SmsOutboxResponse>(CALLS.smsOutbox, body, options)
}

/**
 * 短信验证重置密码
 * POST /base/api/v1/employee/password_reset · PasswordResetRequest → PasswordResetResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function passwordReset(transport: Transport, body: PasswordResetRequest, options?: CallOptions): Promise<PasswordResetResponse> {
  return transport.call<PasswordResetResponse>(CALLS.passwordReset, body, options)
}

/**
 * 一次性链接属于谁
 * POST /sso/api/v1/password/link-owner · LinkOwnerRequest → LinkOwnerResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function linkOwner(transport: Transport, body: LinkOwnerRequest, options?: CallOptions): Promise<LinkOwnerResponse> {
  return transport.call<LinkOwnerResponse>(CALLS.linkOwner, body, options)
}

/**
 * 用管理员给的一次性链接设置密码
 * POST /sso/api/v1/password/by-link · LinkPasswordRequest → LinkPasswordResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function linkPassword(transport: Transport, body: LinkPasswordRequest, options?: CallOptions): Promise<LinkPasswordResponse> {
  return transport.call<LinkPasswordResponse>(CALLS.linkPassword, body, options)
}

/**
 * 向自己要用的手机号发送验证码
 * POST /sso/api/v1/profile/mobile-sms · MobileSmsRequest → MobileSmsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mobileSms(transport: Transport, body: MobileSmsRequest, options?: CallOptions): Promise<MobileSmsResponse> {
  return transport.call<MobileSmsResponse>(CALLS.mobileSms, body, options)
}

/**
 * 修改自己的密码，其他登录随即结束
 * POST /sso/api/v1/password/change · PasswordChangeRequest → PasswordChangeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function passwordChange(transport: Transport, body: PasswordChangeRequest, options?: CallOptions): Promise<PasswordChangeResponse> {
  return transport.call<PasswordChangeResponse>(CALLS.passwordChange, body, options)
}

/**
 * 自己的资料
 * POST /sso/api/v1/profile/get · ProfileRequest → ProfileResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profile(transport: Transport, body: ProfileRequest = {}, options?: CallOptions): Promise<ProfileResponse> {
  return transport.call<ProfileResponse>(CALLS.profile, body, options)
}

/**
 * 修改自己的姓名、手机号、邮箱、头像、默认店铺与默认币种
 * POST /sso/api/v1/profile/save · ProfileSaveRequest → ProfileSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function profileSave(transport: Transport, body: ProfileSaveRequest, options?: CallOptions): Promise<ProfileSaveResponse> {
  return transport.call<ProfileSaveResponse>(CALLS.profileSave, body, options)
}

/**
 * 自己的登录设备
 * POST /sso/api/v1/session/list · SessionsRequest → SessionsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sessions(transport: Transport, body: SessionsRequest = {}, options?: CallOptions): Promise<SessionsResponse> {
  return transport.call<SessionsResponse>(CALLS.sessions, body, options)
}

/**
 * 结束自己的一个登录
 * POST /sso/api/v1/session/end · SessionEndRequest → SessionEndResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sessionEnd(transport: Transport, body: SessionEndRequest, options?: CallOptions): Promise<SessionEndResponse> {
  return transport.call<SessionEndResponse>(CALLS.sessionEnd, body, options)
}

/**
 * 结束自己的其他登录
 * POST /sso/api/v1/session/end-others · SessionEndOthersRequest → SessionEndOthersResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sessionEndOthers(transport: Transport, body: SessionEndOthersRequest = {}, options?: CallOptions): Promise<SessionEndOthersResponse> {
  return transport.call<SessionEndOthersResponse>(CALLS.sessionEndOthers, body, options)
}
