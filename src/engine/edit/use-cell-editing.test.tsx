// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { memo, useEffect, type ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { CallError } from '../../lib/call-error'
import type { InputPlan } from '../../../contract/plan'
import { CODES, type Row } from '../../../contract/wire'
import { PortProvider } from '../port'
import { useCellEditing } from './use-cell-editing'

vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => void (await import('./cell-editor')), 120_000)

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})
const plan = list({
  columns: [
    column('name', { edit: input('name') }), column('days', { kind: 'integer', edit: input('days', { input: 'integer' }) }),
    column('on', { kind: 'switch', edit: input('on', { input: 'switch' }) }), column('note'),
  ],
  save: { family: 'app', call: 'edit' },
  editable: { field: 'status', op: 'in', value: ['1', '3'] },
})
const rows: Row[] = [
  { id: '1', name: '甲', days: 30, on: true, note: 'x', status: '1' }, { id: '2', name: '乙', days: 40, on: false, note: 'y', status: '3' },
  { id: '3', name: '丁', days: 50, on: true, note: 'z', status: '2' },
]
const drawn: string[] = []
const NO_ENUMS = {}

/** A table as the real one is: it asks for elements, and a row draws anew when its row or one of its elements is another. */
const Line = memo(function Line(
  { row, name, days, on, start }: { row: Row; name: ReactNode; days: ReactNode; on: ReactNode; start: (row: Row, path: string) => void },
) {
  drawn.push(String(row['id']))
  return (
    <tr>
      <td tabIndex={0} onDoubleClick={() => start(row, 'name')}>{name ?? String(row['name'])}</td>
      <td onDoubleClick={() => start(row, 'days')}>{days ?? String(row['days'])}</td>
      <td>{on}</td>
    </tr>
  )
})
const start: { now: (row: Row, path: string) => void } = { now: () => undefined }
const begin = (row: Row, path: string): void => start.now(row, path)

function Screen() {
  const { rows: shown, editing, line } = useCellEditing({ plan, columns: plan.columns, rows, keyFields: plan.rowKey, enums: NO_ENUMS, source: 'things' })
  const at = (path: string) => plan.columns.find((one) => one.path === path)!
  useEffect(() => void Object.assign(start, { now: (row: Row, path: string) => void editing?.start(row, at(path)) }))
  return (
    <div className="list-screen">
      <table>
        <tbody>
          {shown.map((row) => <Line
            key={String(row['id'])} row={row} name={editing?.element(row, at('name'))} days={editing?.element(row, at('days'))}
            on={editing?.element(row, at('on'))} start={begin}
          />)}
        </tbody>
      </table>
      {line}
    </div>
  )
}

function open(port: TestPort) {
  drawn.length = 0
  return render(<App><PortProvider value={port}><Screen /></PortProvider></App>)
}
const cell = (text: string) => screen.getByText(text).closest('td')!
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

test('double click opens a cell, Enter saves it, Ctrl Z takes it back; only its row draws anew', async () => {
  const port = testPort({ call: (_call, { before: _before, ...row }) => row })
  open(port)
  await settle()
  drawn.length = 0
  fireEvent.doubleClick(cell('甲'))
  const box = await screen.findByLabelText<HTMLInputElement>('name')
  expect(document.activeElement).toBe(box)
  fireEvent.change(box, { target: { value: '丙' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText('已保存', { exact: false })
  expect(port.asked).toEqual([{ call: 'app.edit', values: { id: '1', name: '丙', before: { name: '甲' } } }])
  expect(new Set(drawn)).toEqual(new Set(['1']))
  fireEvent.keyDown(cell('丙'), { key: 'z', ctrlKey: true })
  await screen.findByText('已撤销')
  expect(port.asked.at(-1)?.values).toEqual({ id: '1', name: '甲', before: { name: '丙' } })
  expect(cell('甲')).toBeTruthy()
})

test('Tab saves and goes on to the next cell that is written, Escape leaves without saving', async () => {
  const port = testPort({ call: (_call, row) => row })
  open(port)
  fireEvent.doubleClick(cell('甲'))
  const name = await screen.findByLabelText('name')
  fireEvent.change(name, { target: { value: '丁' } })
  fireEvent.keyDown(name, { key: 'Tab' })
  const days = await screen.findByLabelText('days')
  expect(port.asked).toHaveLength(1)
  fireEvent.change(days, { target: { value: '9' } })
  fireEvent.keyDown(days, { key: 'Tab' })
  // Past the last cell of the row: the first of the next one. The switch stands open already.
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('乙'))
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Escape' })
  expect(screen.queryByLabelText('name')).toBeNull()
  expect(port.asked.map(({ values }) => values['days'] ?? values['name'])).toEqual(['丁', 9])
})

test('a switch is saved when it is turned', async () => {
  const port = testPort({ call: (_call, row) => row })
  open(port)
  const [first] = await screen.findAllByRole('switch', { name: 'on' })
  await act(async () => void fireEvent.click(first!))
  expect(port.asked).toEqual([{ call: 'app.edit', values: { id: '1', on: false, before: { on: true } } }])
})

test('a refusal stands at its cell with the words of the server', async () => {
  const port = testPort({ call: () => { throw new CallError('refused', '有 1 项需要修改', { code: CODES.invalid, fields: { name: '已有相同的名称' } }) } })
  open(port)
  fireEvent.doubleClick(cell('甲'))
  const box = await screen.findByLabelText('name')
  fireEvent.change(box, { target: { value: '乙' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(await screen.findByRole('alert', { name: '已有相同的名称' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '放弃' }))
  expect(screen.queryByRole('alert', { name: '已有相同的名称' })).toBeNull()
  expect(cell('甲')).toBeTruthy()
})

test('a row that its life cycle has closed is only shown', async () => {
  const port = testPort({ call: (_call, { before: _before, ...row }) => row })
  open(port)
  await settle()
  fireEvent.doubleClick(cell('丁'))
  await settle()
  expect(screen.queryByLabelText('name')).toBeNull()
  // Its switch is not there either: the other two rows have theirs.
  expect(screen.getAllByRole('switch')).toHaveLength(2)
  // Tab goes past it: from the last cell of the row before there is nowhere to go.
  fireEvent.doubleClick(cell('40'))
  const box = await screen.findByLabelText<HTMLInputElement>('days')
  fireEvent.keyDown(box, { key: 'Tab' })
  await settle()
  expect(screen.queryByLabelText('name')).toBeNull()
  expect(port.asked).toEqual([])
})
