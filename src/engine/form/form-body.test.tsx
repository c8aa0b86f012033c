// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { CallError } from '../../lib/call-error'
import type { FormPlan } from '../../../contract/page-plan'
import type { InputPlan } from '../../../contract/plan'
import { CODES, type Row } from '../../../contract/wire'
import { PortProvider } from '../port'
import FormScreen from './form-screen'

vi.setConfig({ testTimeout: 60_000 })

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})
const form: FormPlan = {
  sections: [{ title: '单据', inputs: [input('remark')] }],
  items: [{
    has: 'items', label: '明细', by: { move_id: 'id' }, rowKey: ['id'], min: 1, max: 3, totals: ['qty'], list: { family: 'w', call: 'items' },
    inputs: [input('sku', { required: true }), input('qty', { input: 'integer' })],
  }],
  load: { family: 'w', call: 'get' }, submit: { family: 'w', call: 'add' }, edit: { family: 'w', call: 'edit' }, rowKey: ['id'],
  after: { route: '/moves', with: {} },
}

function open(port: TestPort, address = '/form', plan = form) {
  return render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <MemoryRouter initialEntries={[address]}>
          <PortProvider value={port}><FormScreen page={page({ page: 'move_form', kind: 'form', title: '出入库单' })} form={plan} /></PortProvider>
        </MemoryRouter>
      </App>
    </ConfigProvider>,
  )
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

test('a row and its items go out in one call; what adds up is added up; the page after it opens', async () => {
  const port = testPort({ call: () => ({ id: '9' }) })
  open(port)
  type('第 1 行 sku', 'a')
  type('第 1 行 qty', '1x2')
  await press('复制第 1 行')
  type('第 2 行 sku', 'b')
  await waitFor(() => expect(document.querySelector('tfoot')?.textContent).toBe('合计24'))
  await press('添加一行')
  await press('提交')
  await waitFor(() => expect(port.asked).toEqual([{ call: 'w.add', values: { items: [{ sku: 'a', qty: 12 }, { sku: 'b', qty: 12 }] } }]))
  expect(port.places).toEqual(['/moves?'])
})

test('an item has a box where it or the row above it asks for one, and a broken check is told before anything is sent', async () => {
  const port = testPort({ call: () => ({ id: '9' }) })
  const [items] = form.items
  const inputs = [...items!.inputs, input('bin', { when: { field: 'move.remark', op: 'eq', value: 'in' } })]
  open(port, '/form', { ...form, items: [{ ...items!, head: 'move', inputs }], checks: [{ sum: 'items.qty', op: 'le', value: 5, says: '合计最多 5' }] })
  expect(screen.queryByLabelText('第 1 行 bin')).toBeNull()
  type('remark', 'in')
  await waitFor(() => expect(screen.getByLabelText('第 1 行 bin')).toBeTruthy())
  type('第 1 行 sku', 'a')
  type('第 1 行 qty', '6')
  await press('提交')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getAllByText('合计最多 5').length).toBeGreaterThan(0)
  expect(port.asked).toEqual([])
})

test('rows of items stay between the least and the most', async () => {
  open(testPort())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除第 1 行' }).disabled).toBe(true)
  await press('添加一行')
  await press('添加一行')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '添加一行' }).disabled).toBe(true)
  await press('删除第 2 行')
  expect(screen.queryByLabelText('第 3 行 sku')).toBeNull()
})

test('without the items there must be, nothing is sent', async () => {
  const port = testPort()
  open(port)
  await press('提交')
  expect(await screen.findByText('明细至少填写 1 行')).toBeTruthy()
  expect(port.asked).toEqual([])
})

test('a refusal stands at the item that it is about, empty rows not counted', async () => {
  const port = testPort({ call: () => { throw new CallError('refused', '明细第 1 行：没有这个SKU', { code: CODES.invalid, fields: { 'items[0].sku': '没有这个SKU' } }) } })
  open(port)
  await press('添加一行')
  type('第 2 行 sku', 'zzz')
  await press('提交')
  const said = await screen.findByText('没有这个SKU')
  expect(said.closest('tr')?.querySelector('td')?.textContent).toBe('2')
})

test('what was entered is there again until it is sent or given up', async () => {
  const port = testPort()
  const first = open(port)
  type('remark', '写了一半')
  first.unmount()
  const second = open(port)
  expect(screen.getByText(/已恢复 .* 未提交的草稿/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('remark').value).toBe('写了一半')
  await press('放弃草稿')
  expect(screen.getByLabelText<HTMLInputElement>('remark').value).toBe('')
  second.unmount()
  open(port)
  expect(screen.queryByText(/已恢复 .* 未提交的草稿/)).toBeNull()
})

test('a row that the address names is loaded with its items, and sends what was changed', async () => {
  const stored: Row = { id: '7', remark: '旧' }
  const port = testPort({
    call: (call) => (call === 'w.get' ? stored : {}),
    list: (_call, { filter }) => ({ list: JSON.stringify(filter) === JSON.stringify({ field: 'move_id', op: 'eq', value: '7' })
      ? [{ id: '1', sku: 'a', qty: 1 }, { id: '2', sku: 'b', qty: 2 }]
      : [], total: 2, page: 1, pageSize: 500, summary: [] }),
  })
  open(port, '/form?id=7')
  expect((await screen.findByLabelText<HTMLInputElement>('第 2 行 sku')).value).toBe('b')
  type('第 2 行 qty', '5')
  await press('保存')
  await waitFor(() => expect(port.asked.at(-1)).toEqual({ call: 'w.edit', values: { id: '7', items: [{ id: '1' }, { id: '2', qty: 5, before: { qty: 2 } }] } }))
})

test('a change of somebody else is put before the person, and the choice is sent', async () => {
  let stored: Row = { id: '7', remark: '旧' }
  const port = testPort({
    call: (call, { before }) => {
      if (call === 'w.get') return stored
      if ((before as Row)['remark'] !== stored['remark']) throw new CallError('refused', '别人刚刚修改了备注', { code: CODES.conflict, fields: { remark: '…' } })
      return {}
    },
    list: () => ({ list: [{ id: '1', sku: 'a', qty: 1 }], total: 1, page: 1, pageSize: 500, summary: [] }),
  })
  open(port, '/form?id=7')
  await screen.findByLabelText('remark')
  type('remark', '我的')
  stored = { id: '7', remark: '别人的' }
  await press('保存')
  await press('remark：仍用我的')
  await press('保存')
  await waitFor(() => expect(port.asked.at(-1)?.values).toEqual({ id: '7', remark: '我的', before: { remark: '别人的' } }))
})

test('a form about one row opens with it, sends what was changed with what was seen, and stays with what is there then', async () => {
  let row: Row = { id: '1', remark: '旧' }
  const port = testPort({ call: (call: string) => (call === 'w.save' ? ((row = { id: '1', remark: '新' }), row) : row) })
  const one: FormPlan = {
    sections: [{ inputs: [input('remark')] }], items: [], one: { family: 'w', call: 'get' }, submit: { family: 'w', call: 'save' }, rowKey: ['id'],
  }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <MemoryRouter initialEntries={['/form?id=7']}>
          <PortProvider value={port}><FormScreen page={page({ page: 'one_form', kind: 'form', title: '公司信息' })} form={one} /></PortProvider>
        </MemoryRouter>
      </App>
    </ConfigProvider>,
  )
  expect((await screen.findByLabelText<HTMLInputElement>('remark')).value).toBe('旧')
  await press('保存')
  expect(screen.getByRole('alert').textContent).toBe('没有修改任何内容')
  type('remark', '新')
  await press('保存')
  await waitFor(
    () => expect(port.asked.filter(({ call }) => call === 'w.save')).toEqual([{ call: 'w.save', values: { id: '1', remark: '新', before: { remark: '旧' } } }]),
  )
  await waitFor(() => expect(screen.queryByText('公司信息：已保存')).not.toBeNull())
  await waitFor(() => expect(port.asked.filter(({ call }) => call === 'w.get')).toHaveLength(2))
  expect((await screen.findByLabelText<HTMLInputElement>('remark')).value).toBe('新')
  expect(port.places).toEqual([])
})

test('items in an order of their own go up and down by arrows, and are sent as they stand', async () => {
  const port = testPort({ call: () => ({ id: '9' }) })
  open(port, '/form', { ...form, items: [{ ...form.items[0]!, ordered: true }] })
  type('第 1 行 sku', 'a')
  await press('添加一行')
  type('第 2 行 sku', 'b')
  const arrow = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(['上移第 1 行', '下移第 1 行', '上移第 2 行', '下移第 2 行'].map((name) => arrow(name).disabled)).toEqual([true, false, false, true])
  await press('下移第 1 行')
  expect([1, 2].map((at) => screen.getByLabelText<HTMLInputElement>(`第 ${at} 行 sku`).value)).toEqual(['b', 'a'])
  await press('提交')
  await waitFor(() => expect(port.asked).toEqual([{ call: 'w.add', values: { items: [{ sku: 'b' }, { sku: 'a' }] } }]))
})

test('items in no order have no arrows', () => {
  open(testPort())
  expect(screen.queryByRole('button', { name: '下移第 1 行' })).toBeNull()
})

test('many rows are pasted from a sheet; a wrong cell is told at its box, holds the sending back, and is gone once it is written anew', async () => {
  const port = testPort({ call: () => ({ id: '9' }) })
  open(port, '/form', { ...form, items: [{ ...form.items[0]!, max: 4 }] })
  await act(async () => void fireEvent.paste(screen.getByLabelText('第 1 行 sku'), { clipboardData: { getData: () => 'a\t1\nb\tzwei\nc\t3\n' } }))
  expect(await screen.findByText('「zwei」不是整数')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('第 3 行 qty').value).toBe('3')
  await press('提交')
  expect(port.asked).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('第 2 行 qty')))
  type('第 2 行 qty', '2')
  await press('提交')
  await waitFor(() => expect(port.asked[0]?.values).toEqual({ items: [{ sku: 'a', qty: 1 }, { sku: 'b', qty: 2 }, { sku: 'c', qty: 3 }] }))
})

test('by keyboard alone: Enter adds a row, arrows go between rows, a value is taken from above or filled to the last row', async () => {
  open(testPort())
  const at = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  type('第 1 行 sku', 'a')
  at('第 1 行 sku').focus()
  fireEvent.keyDown(at('第 1 行 sku'), { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).toBe(at('第 2 行 sku')))
  fireEvent.keyDown(at('第 2 行 sku'), { key: 'd', ctrlKey: true })
  expect(at('第 2 行 sku').value).toBe('a')
  fireEvent.keyDown(at('第 2 行 sku'), { key: 'ArrowUp' })
  await waitFor(() => expect(document.activeElement).toBe(at('第 1 行 sku')))
  type('第 1 行 qty', '7')
  fireEvent.keyDown(at('第 1 行 qty'), { key: 'D', ctrlKey: true, shiftKey: true })
  await waitFor(() => expect(at('第 2 行 qty').value).toBe('7'))
})

test('a figure of a form and of its items says what it is counted in', async () => {
  const weighed = { ...form, sections: [{ title: '单据', inputs: [input('重量', { input: 'decimal', unit: 'g' })] }],
    items: [{ ...form.items[0]!, inputs: [input('天数', { input: 'integer', unit: '天' })] }] }
  open(testPort({}), '/form', weighed)
  expect((await screen.findByLabelText('重量')).closest('.ant-input-affix-wrapper')?.textContent).toContain('g')
  expect(screen.getByRole('columnheader', { name: '天数 天' })).toBeTruthy()
  expect(screen.getByLabelText('第 1 行 天数')).toBeTruthy()
})

test('a row that is not there says so and leads back to its list; what only did not arrive may be asked again', async () => {
  const gone = testPort({ call: () => Promise.reject(new CallError('refused', '没有这条出入库单', { code: CODES.notFound })) })
  const first = open(gone, '/form?id=7')
  await screen.findByText('没有这条出入库单')
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  await press('返回列表')
  expect(gone.places).toEqual(['/moves?'])
  first.unmount()
  let asked = 0
  open(testPort({
    call: () => {
      asked += 1
      return asked === 1 ? Promise.reject(new CallError('network', '网络连接失败')) : Promise.resolve({ id: '7', remark: '到了', items: [] })
    },
  }), '/form?id=7')
  await press('重新加载')
  await screen.findByDisplayValue('到了')
})
