/**
 * 不用登录就能调用的接口。
 * Written by `npm run codegen` from schemas/endpoints/: edit that, not this file.
 */
import type { CallMeta } from '../../contract/transport'

/** By family and call. */
export const OPEN_CALLS: Readonly<Record<string, CallMeta>> = {
  'auth.login': {
    family: 'auth', call: 'login', method: 'POST', path: '/sso/api/v1/login', client: 'sso', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  'auth.getTokenByKey': {
    family: 'auth', call: 'getTokenByKey', method: 'POST', path: '/sso/api/v1/getTokenByKey', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  'auth.getToken': {
    family: 'auth', call: 'getToken', method: 'POST', path: '/fba/api/v1/login/Auth/getToken', client: 'sso', wire: 'erp', body: 'query',
    answer: 'json', writes: false,
  },
  'auth.options': {
    family: 'auth', call: 'options', method: 'POST', path: '/sso/api/v1/options', client: 'sso', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  'auth.register': {
    family: 'auth', call: 'register', method: 'POST', path: '/sso/api/v1/register', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  'auth.sendSms': {
    family: 'auth', call: 'sendSms', method: 'POST', path: '/fba/api/v1/login/amazon/sendSms', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  'auth.smsOutbox': {
    family: 'auth', call: 'smsOutbox', method: 'POST', path: '/sso/api/v1/sms/outbox', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  'auth.passwordReset': {
    family: 'auth', call: 'passwordReset', method: 'POST', path: '/base/api/v1/employee/password_reset', client: 'sso', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  'auth.linkOwner': {
    family: 'auth', call: 'linkOwner', method: 'POST', path: '/sso/api/v1/password/link-owner', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  'auth.linkPassword': {
    family: 'auth', call: 'linkPassword', method: 'POST', path: '/sso/api/v1/password/by-link', client: 'sso', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
}
