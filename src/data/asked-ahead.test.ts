// @vitest-environment happy-dom
import '../../tests/support/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAsked, isAskedAhead, noteAsked, sendAskedAhead, takeAsked } from './asked-ahead'
import { SendError, type Outgoing, type Send } from './send'

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

test('what was asked is kept a moment later: the tab may be closed at any time', () => {
  noteAsked('/early', '{}')
  vi.advanceTimersByTime(500)
  expect(localStorage.getItem('session:openings')).toContain('/early')
})

const reading = (part: Partial<Outgoing> = {}): Outgoing => (
  { url: '/list', method: 'POST', headers: {}, timeoutMs: 1000, answer: 'json', writes: false, body: { page: 1 }, ...part }
)

test('what our own sender asks ahead is asked once, and serves whoever asks the same next', async () => {
  const send = vi.fn<Send>(() => Promise.resolve({ status: 200, data: { code: 200 }, header: () => undefined }))
  const sender = sendAskedAhead(send)
  await sender(reading({ ahead: true }))
  expect(isAskedAhead('{"page":1}')).toBe(true)
  await expect(sender(reading({ ahead: true }))).rejects.toMatchObject({ reason: 'cancelled' })
  expect(await sender(reading())).toMatchObject({ status: 200, data: { code: 200 } })
  expect(send).toHaveBeenCalledTimes(1)
  await sender(reading())
  expect(send).toHaveBeenCalledTimes(2)
})

test('long after the page was opened an answer that was just asked for serves; one that nobody took does not stay', async () => {
  const send = vi.fn<Send>(() => Promise.resolve({ status: 200, data: 1, header: () => undefined }))
  const sender = sendAskedAhead(send)
  now = 600_000
  await sender(reading({ ahead: true }))
  now += 3000
  await sender(reading())
  expect(send).toHaveBeenCalledTimes(1)
  await sender(reading({ ahead: true }))
  now += 21_000
  expect(isAskedAhead('{"page":1}')).toBe(false)
  vi.advanceTimersByTime(21_000)
  expect(globalThis.askedAhead?.size).toBe(1)
})

test('what no later call could take is not sent ahead: another system would be asked twice', async () => {
  const send = vi.fn<Send>()
  await expect(sendAskedAhead(send)(reading({ ahead: true, method: 'GET' }))).rejects.toMatchObject({ reason: 'cancelled' })
  expect(send).not.toHaveBeenCalled()
})

test('what could not be asked ahead is asked anew by whoever needs it', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(new SendError('network', new Error('gone')))
  send.mockResolvedValue({ status: 200, data: 1, header: () => undefined })
  const sender = sendAskedAhead(send)
  await expect(sender(reading({ ahead: true }))).rejects.toMatchObject({ reason: 'network' })
  expect(await sender(reading())).toMatchObject({ data: 1 })
})

test('the body of an answer that nobody reads any more is given up: old, refused, forgotten or never taken', async () => {
  const bodies = [200, 500, 200, 200].map((status) => new Response('{}', { status }))
  const given = bodies.map((answer) => vi.spyOn(answer.body!, 'cancel'))
  const waits = (at: number): void => void globalThis.askedAhead!.set(`/one ${at}`, Promise.resolve(bodies[at]!))
  const left = async (): Promise<number[]> => {
    await Promise.resolve()
    return given.map(({ mock }) => mock.calls.length)
  }
  waits(0)
  now = 30_000
  expect(await takeAsked('/one', '0')).toBeUndefined()
  now = 100
  waits(1)
  expect(await takeAsked('/one', '1')).toBeUndefined()
  waits(2)
  forgetAsked()
  waits(3)
  sendAskedAhead(vi.fn<Send>())
  vi.advanceTimersByTime(21_000)
  expect(await left()).toEqual([1, 1, 1, 1])
})
