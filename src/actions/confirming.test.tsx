// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { column, list as listPlan } from '../../tests/support/plans'
import { testPort } from '../../tests/support/port'
import { CODES, type Row } from '../../contract/wire'
import type { ActionPlan } from '../../contract/plan'
import { PortProvider } from '../engine/port'
import { CallError } from '../lib/call-error'
import { noticesReady } from '../ui/notices'
import type { ActionList } from './action'
import { ActionRunner } from './actions'
import { confirming } from './confirming'
import { MEANT } from './meant'

beforeAll(async () => {
  await Promise.all([import('./bulk-edit/bulk-edit.action'), import('./ask-to-confirm'), noticesReady()])
}, 120_000)
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

const LOSS = '新售价低于预估费用与成本，卖一件亏一件：每件亏损 1 USD'
const needsWord = () => new CallError('refused', `${LOSS}。确认后才会修改`, { code: CODES.confirm, fields: { price: LOSS } })

test('a write that needs the person’s word is made again once they have ticked that they mean it', async () => {
  const write = vi.fn((word: Row) => (word['confirmed'] ? Promise.resolve('written') : Promise.reject(needsWord())))
  let answer: Promise<string> | undefined
  act(() => void (answer = confirming(write)))
  expect(await screen.findByText(LOSS)).toBeTruthy()
  const button = screen.getByRole('button', { name: '仍然修改' })
  expect(button.hasAttribute('disabled')).toBe(true)
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: MEANT })))
  await waitFor(() => expect(screen.getByRole('button', { name: '仍然修改' }).hasAttribute('disabled')).toBe(false))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '仍然修改' })))
  expect(await answer).toBe('written')
  expect(write.mock.calls).toEqual([[{}], [{ confirmed: true }]])
})

test('a write that nobody has to confirm is made once, and any other refusal is told as it is', async () => {
  const write = vi.fn(() => Promise.reject(new CallError('refused', '售价太低', { code: CODES.invalid })))
  await expect(confirming(write)).rejects.toThrow('售价太低')
  expect(write).toHaveBeenCalledTimes(1)
})

test('many rows are written with what has to be confirmed only once it is ticked', async () => {
  const price = { name: 'price', label: '售价', input: 'decimal' as const, required: false, readOnly: false, multiple: false }
  const plan = listPlan({ columns: [column('name'), column('price', { kind: 'money' })] })
  const calls: Row[] = []
  const port = testPort({ call: (_call, body) => {
    calls.push(body)
    return { total: 1, changed: 1, refused: 0, unchanged: 0, toConfirm: 1,
      items: [{ key: { id: '1' }, title: '甲', before: { price: '20.00' }, after: { price: '10.00' }, confirm: LOSS }] }
  } })
  Object.assign(port.own, { bulkEdit: { family: 'app', call: 'bulkEdit' } })
  const action: ActionPlan = {
    action: 'x', label: '批量调价', place: 'bulk', tone: 'default', does: { type: 'bulkEdit', call: { family: 'app', call: 'edit' }, inputs: [price] },
  }
  const list: ActionList = {
    page: 'things', title: '东西', plan, enums: {}, question: { page: 1, pageSize: 50, source: 'things' }, total: 1, columns: plan.columns,
  }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={port}><ActionRunner
        action={action} rows={[{ id: '1', name: '甲', price: '20.00' }]} list={list} onChanged={() => undefined} onDone={() => undefined}
      /></PortProvider></App>
    </ConfigProvider>,
  )
  fireEvent.change(await screen.findByLabelText('售价：提高（%）'), { target: { value: '50' } })
  expect(await screen.findByText(LOSS)).toBeTruthy()
  const write = () => screen.getByRole('button', { name: '确认修改 1 条' })
  expect(write().hasAttribute('disabled')).toBe(true)
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: MEANT })))
  await act(async () => void fireEvent.click(write()))
  expect(calls.at(-1)).toMatchObject({ preview: false, confirmed: true })
})
