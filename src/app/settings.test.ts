// @vitest-environment happy-dom
/** What screens keep: each person's own; the draft of a batch under the name that the specification (section 3) gives. */
import { beforeEach, expect, it } from 'vitest'
import { forgetSession, keepSession } from '../data/session-store'
import { settings } from './settings'

const come = (employeeId: string): void => keepSession({ token: 't', companyId: '1', employeeId })
beforeEach(() => {
  localStorage.clear()
  come('7')
})

it('the draft of a batch is kept under key_createBatch, and goes when it is sent', () => {
  settings.write('draft:batch_new', { state: { values: {} } })
  expect(JSON.parse(localStorage.getItem('key_createBatch') ?? '')).toEqual({ of: '1:7', value: { state: { values: {} } } })
  expect(settings.read('draft:batch_new')).toEqual({ state: { values: {} } })
  settings.write('draft:batch_new', undefined)
  expect(localStorage.getItem('key_createBatch')).toBeNull()
  expect(settings.read('draft:batch_new')).toBeUndefined()
})

it('another person who uses the browser sees neither drafts nor settings of the first', () => {
  settings.write('draft:batch_new', { state: 1 })
  settings.write('columns', ['a'])
  come('8')
  expect([settings.read('draft:batch_new'), settings.read('columns')]).toEqual([undefined, undefined])
  come('7')
  expect([settings.read('draft:batch_new'), settings.read('columns')]).toEqual([{ state: 1 }, ['a']])
})

it('what is no JSON of ours counts as not there; settings outlive the session', () => {
  localStorage.setItem('key_createBatch', '{nonsense')
  expect(settings.read('draft:batch_new')).toBeUndefined()
  settings.write('columns', ['b'])
  forgetSession()
  come('7')
  expect(settings.read('columns')).toEqual(['b'])
})
