/** Whose word counts for where a request comes from: limits and logs go by it. */
import { expect, it } from 'vitest'
import { buildApp } from '../../app'
import { isLoopback, type TrustProxy } from './trust-proxy'

/** The address that the server takes a request to come from. */
async function seen(trustProxy: TrustProxy | undefined, from: string, forwarded: string): Promise<string> {
  const app = await buildApp({ startup: { waitingFor: '测试' }, logLevel: 'silent', ...(trustProxy === undefined ? {} : { trustProxy }) })
  app.get('/who-asks', async (request) => request.ip)
  const { body } = await app.inject({ method: 'GET', url: '/who-asks', remoteAddress: from, headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return body
}

it('takes the word of a proxy on this machine alone, unless another is named', async () => {
  expect(await seen(undefined, '127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(await seen(undefined, '198.51.100.4', '203.0.113.7')).toBe('198.51.100.4')
  expect(await seen(['10.0.0.0/8'], '10.0.0.5', '203.0.113.7')).toBe('203.0.113.7')
  expect(await seen(['10.0.0.0/8'], '198.51.100.4', '203.0.113.7')).toBe('198.51.100.4')
})

it('never takes what stood in the header before the proxy added to it', async () => {
  expect(await seen(['10.0.0.5'], '10.0.0.5', '192.0.2.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await seen(1, '10.0.0.5', '192.0.2.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await seen(1, '::ffff:192.168.0.9', '203.0.113.7')).toBe('203.0.113.7')
  expect(await seen(1, '198.51.100.4', '203.0.113.7')).toBe('198.51.100.4')
  expect(await seen(0, '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1')
})

it('knows the addresses that only this machine reaches', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '192.168.1.2', '127.example.com'].map(isLoopback)).toEqual([false, false, false, false])
})
