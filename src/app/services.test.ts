// @vitest-environment happy-dom
import '../../tests/support/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepSession, readToken } from '../data/session-store'
import { SendError, type Outgoing } from '../data/send'
import type { CallMeta } from '../../contract/transport'
import { onSessionExpired, sendBy, transport } from './services'

const call = (client: string): CallMeta => ({
  family: 'app', call: `things-${client}`, method: 'POST', path: '/things', client, wire: 'erp', body: 'json', answer: 'json', writes: false,
}) as CallMeta

const signIn = (token: string): void => keepSession({ token, ckey: 'k', employeeId: '7', companyId: 3 } as never)
const said = vi.fn(async () => undefined)

/** Each call waits until it is let go; then its session is found gone. */
let held: (() => void)[]
const settle = async (of: Promise<unknown>[]): Promise<unknown> => {
  await vi.waitFor(() => expect(held).toHaveLength(of.length))
  for (const go of held) go()
  return Promise.allSettled(of)
}

beforeEach(() => {
  held = []
  said.mockClear()
  onSessionExpired(said)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  sendBy((_outgoing: Outgoing) => new Promise((_answered, fail) => {
    held.push(() => fail(new SendError('status', 'gone', { status: 401, data: { code: 401, msg: '' } } as never)))
  }))
})

test('a session that two clients find gone is said once, and a next one anew', async () => {
  signIn('first')
  await settle([transport.call(call('erp'), {}), transport.call(call('java'), {}), transport.call(call('tool'), {})])
  expect(said).toHaveBeenCalledTimes(1)
  expect(readToken()).toBeUndefined()

  signIn('second')
  held = []
  await settle([transport.call(call('java'), {}), transport.call(call('erp'), {})])
  expect(said).toHaveBeenCalledTimes(2)
})

test('a late answer to a session that is over takes nothing from the one that came after it', async () => {
  signIn('third')
  const late = transport.call(call('data'), {})
  await vi.waitFor(() => expect(held).toHaveLength(1))
  signIn('fourth')
  await settle([late])
  expect(readToken()).toBe('fourth')
  expect(said).not.toHaveBeenCalled()
})
