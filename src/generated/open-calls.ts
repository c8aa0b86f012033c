/**
 * 不用登录就能调用的接口。
 * Written by `npm run codegen` from schemas/endpoints/: edit that, not this file.
 */
import type { CallMeta } from '../../contract/transport'

export const OPEN_CALLS: Readonly<Record<string, Readonly<Record<string, CallMeta>>>> = {
  auth: {
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
  },
}
