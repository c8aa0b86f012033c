/** The door of a server that has neither demo company nor sender. */
import { describe, expect, it } from 'vitest'
import { doorOf } from '../../../server/kernel/http/sessions/door'
import { ADMIN_PASSWORD, startTestApp } from '../../support/app'

const SMS = '/fba/api/v1/login/amazon/sendSms'
const OUTBOX = '/sso/api/v1/sms/outbox'

describe('a server without demo company and sender', () => {
  it('offers neither codes nor outbox nor registration', async () => {
    const closed = await startTestApp({ door: doorOf({ demo: true, smsUrl: null, smsToken: null, registration: null, host: '127.0.0.1', trustProxy: null }) })
    try {
      expect((await closed.stranger.call('/sso/api/v1/options', {})).body.data).toEqual({ sms: 'none', registration: false })
      expect((await closed.stranger.call(OUTBOX, {})).body.code).toBe(1003)
      const described = (path: string, token = '') =>
        closed.app.inject({ method: 'GET', url: path, headers: token ? { authorization: `Bearer ${token}` } : {} })
      for (const path of ['/docs', '/docs/docs.js', '/openapi.json']) {
        expect((await described(path)).json()).toMatchObject({ code: 404, msg: expect.stringContaining('接口说明没有开放') })
      }
      expect((await described('/openapi.json', (await closed.admin()).token)).json()).toHaveProperty('openapi')
      expect((await described('/openapi.json', (await closed.person('reader', { roles: ['sales'] })).token)).statusCode).toBe(404)
      expect((await closed.stranger.call(SMS, { mobile: '13900000001', scene: 'login' })).body).toMatchObject({
        code: 1003, msg: expect.stringContaining('没有开通短信服务'),
      })
      await expect(closed.signIn('admin', ADMIN_PASSWORD)).resolves.toBeDefined()
    } finally {
      await closed.stop()
    }
  })
})
