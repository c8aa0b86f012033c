// @vitest-environment happy-dom
import '../../tests/support/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAsked, noteAsked, takeAsked } from './asked-ahead'

const answered = (data: unknown, status = 200): Promise<Response> => Promise.resolve(new Response(JSON.stringify(data), { status }))

let now = 0
beforeEach(() => {
  now = 100
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  localStorage.clear()
  localStorage.setItem('token', 'secret')
  globalThis.askedAhead = new Map([['/rows {"page":1}', answered({ code: 200, data: [1] })]])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  globalThis.askedAhead = undefined
})

test('an answer that waits serves the call that asks for exactly the same, once', async () => {
  expect(await takeAsked('/rows', '{"page":2}')).toBeUndefined()
  expect(await takeAsked('/rows', '{"page":1}')).toEqual({ status: 200, data: { code: 200, data: [1] } })
  expect(await takeAsked('/rows', '{"page":1}')).toBeUndefined()
})

test('a failure, a broken line and an old answer are asked for anew', async () => {
  globalThis.askedAhead = new Map([['/a {}', answered({}, 503)], ['/b {}', Promise.reject(new TypeError('gone'))], ['/c {}', answered({})]])
  expect(await takeAsked('/a', '{}')).toBeUndefined()
  expect(await takeAsked('/b', '{}')).toBeUndefined()
  now = 30_000
  expect(await takeAsked('/c', '{}')).toBeUndefined()
})

test('after a write nothing that was asked before it counts', async () => {
  forgetAsked()
  expect(await takeAsked('/rows', '{"page":1}')).toBeUndefined()
})

test('who has signed out in the meantime leaves nothing behind', () => {
  noteAsked('/rows', '{"page":1}')
  localStorage.removeItem('token')
  vi.runAllTimers()
  expect(localStorage.getItem('session:openings')).toBeNull()
})

test('what an address begins with is kept for its next opening; what a person asks for later is not', () => {
  noteAsked('/rows', '{"page":1}')
  noteAsked('/views', '{}')
  now = 6000
  noteAsked('/rows', '{"page":2}')
  vi.runAllTimers()
  const kept = JSON.parse(localStorage.getItem('session:openings') ?? '{}') as Record<string, unknown>
  expect(kept).toEqual({ [location.pathname + location.search]: [['/rows', '{"page":1}'], ['/views', '{}']] })
})
