// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call-error'
import type { Formula } from '../../../contract/formula'
import type { AskedItemsPlan, DialogPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { DialogForm } from './dialog-form'
import { fetchAskedRows } from './asked-rows'
import { PortProvider, type DataPort } from '../../engine/port'
import { testPort } from '../../../tests/support/port'

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})

function open(
  fields: InputPlan[], onSubmit: (values: Row, settings: { idempotencyKey: string }) => Promise<void> = async () => undefined, row?: Row, edits = false,
  asked?: ComponentProps<typeof DialogForm>['asked'], draft?: ComponentProps<typeof DialogForm>['draft'], port = {} as DataPort,
) {
  const onClose = vi.fn()
  const submit = vi.fn(onSubmit)
  const dialog: DialogPlan = { title: '改预算', width: 400, fields, submit: { family: 'app', call: 'x' }, ...(edits ? { edits } : {}) }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <PortProvider value={port}>
          <DialogForm dialog={dialog} enums={{}} row={row} onSubmit={submit} onClose={onClose} {...(asked ? { asked } : {})} {...(draft ? { draft } : {})} />
        </PortProvider>
      </App>
    </ConfigProvider>,
  )
  return { onClose, submit, ok: () => fireEvent.click(screen.getByRole('button', { name: '确定' })) }
}

/** On its way out, or gone: there is no layout here for the motion to end by. */
const isClosing = (): boolean =>
  document.querySelector('.ant-modal') === null || document.querySelector('.ant-zoom-leave, .ant-modal-wrap[style*="none"]') !== null

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 30)))

test('nothing entered sends nothing, and says nothing (specification, sections 4 and 5)', async () => {
  const { submit, ok } = open([input('budget', { input: 'decimal' })])
  ok()
  await settle()
  expect(submit).not.toHaveBeenCalled()
})

test('what is read of the row stands above what is asked', async () => {
  render(
    <App>
      <PortProvider value={{} as DataPort}>
        <DialogForm
          dialog={{ title: '回复', width: 400, fields: [input('body')], submit: { family: 'app', call: 'x' } }} enums={{}} above="什么时候到货？"
          onSubmit={async () => undefined} onClose={() => undefined}
        />
      </PortProvider>
    </App>,
  )
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent!.indexOf('什么时候到货？')).toBeLessThan(dialog.textContent!.indexOf('body'))
})

test('what follows from other entries is told while they are typed, and is not sent', async () => {
  const formula: Formula = { op: 'times', of: [{ op: 'field', path: 'qty' }, { op: 'field', path: 'price' }] }
  const amount = input('amount', { input: 'decimal', scale: 2, readOnly: true, formula })
  const { submit, ok } = open([input('qty', { input: 'integer' }), input('price', { input: 'decimal' }), amount])
  const [qty, price] = screen.getAllByRole('textbox')
  expect(screen.getByRole('status', { name: 'amount' }).textContent).toBe('—')
  fireEvent.change(qty!, { target: { value: '1200' } })
  fireEvent.change(price!, { target: { value: '1.05' } })
  await waitFor(() => expect(screen.getByRole('status', { name: 'amount' }).textContent).toBe('1,260.00'))
  ok()
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ qty: 1200, price: '1.05' }))
})

test('a click outside leaves it open (specification, section 4)', async () => {
  const { onClose } = open([input('budget')])
  fireEvent.click(document.querySelector('.ant-modal-wrap')!)
  await settle()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByText('改预算')).toBeTruthy()
})

test('it waits for the handler, and closes when that reports success (specification, section 4)', async () => {
  let finish: () => void = () => undefined
  const { submit, ok } = open([input('budget', { input: 'decimal' })], () => new Promise((resolve) => (finish = resolve)))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '012.345' } })
  ok()
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(submit.mock.calls[0]?.[0]).toEqual({ budget: '12.34' })
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).not.toBeNull())
  expect(isClosing()).toBe(false)
  finish()
  await waitFor(() => expect(isClosing()).toBe(true))
})

test('a refusal stands at its field, the dialog stays, and the same values go out under the same key', async () => {
  const { submit, onClose, ok } = open([input('name'), input('note')], async () => {
    throw new CallError('refused', '名称已存在', { code: 1006, fields: { name: '名称已存在' } })
  })
  fireEvent.change(screen.getAllByRole('textbox')[0]!, { target: { value: 'a' } })
  ok()
  await screen.findByText('名称已存在')
  ok()
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  fireEvent.change(screen.getAllByRole('textbox')[0]!, { target: { value: 'b' } })
  ok()
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(3))
  const [first, second, third] = submit.mock.calls.map(([, settings]) => settings.idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(onClose).not.toHaveBeenCalled()
})

test('a blank required text asks for words', async () => {
  const { submit, ok } = open([input('内容', { required: true }), input('other')])
  const [first, other] = screen.getAllByRole('textbox')
  fireEvent.change(first!, { target: { value: '   ' } })
  fireEvent.change(other!, { target: { value: 'x' } })
  ok()
  expect(await screen.findByText('请输入内容')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('opening it again starts from the row, not from what was typed before (specification, section 4)', async () => {
  open([input('name')], undefined, { name: '原名' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '改了' } })
  document.body.innerHTML = ''
  open([input('name')], undefined, { name: '原名' })
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('原名'))
})

test('a question about a row begins with its default; a field of the row that is edited stays empty', async () => {
  const { submit, ok } = open([input('opinion', { default: '同意' })], undefined, { id: '7' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('同意')
  ok()
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ opinion: '同意' }))
  document.body.innerHTML = ''
  open([input('opinion', { default: '同意' })], undefined, { id: '7', opinion: null }, true)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('a question whose value has the name of a field of the row, but means something else, does not begin with what the row holds', async () => {
  const { submit, ok } = open([input('remark', { label: '驳回原因', apart: true })], undefined, { id: '7', remark: '上一位的意见' })
  const box = screen.getByRole<HTMLInputElement>('textbox')
  expect(box.value).toBe('')
  fireEvent.change(box, { target: { value: '数量不符' } })
  ok()
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ remark: '数量不符' }))
  document.body.innerHTML = ''
  open([input('remark', { apart: true, default: '同意' })], undefined, { id: '7', remark: '上一位的意见' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('同意')
})

test('what a handler writes goes with what was seen, so that a change of somebody else is noticed', async () => {
  const onSubmit = vi.fn(async () => undefined)
  const dialog: DialogPlan = {
    title: '设置费用归类', width: 400, submit: { family: 'app', call: 'set' }, takesBefore: true,
    fields: [input('type', { readOnly: true }), input('category'), input('unseen')],
  }
  const row = { type: 'ServiceFee', category: 'unmapped' }
  render(
    <App><PortProvider value={{} as DataPort}><DialogForm dialog={dialog} enums={{}} row={row} onSubmit={onSubmit} onClose={vi.fn()} /></PortProvider></App>,
  )
  fireEvent.change(screen.getByLabelText('category'), { target: { value: 'fba_fee' } })
  fireEvent.click(screen.getByRole('button', { name: /确/ }))
  await waitFor(() => expect(onSubmit.mock.calls[0]).toEqual([{ category: 'fba_fee', before: { category: 'unmapped' } }, expect.anything()]))
})

test('a field shows only where its condition is met', async () => {
  open([input('mode'), input('price', { when: { field: 'mode', op: 'eq', value: 'fixed' } })])
  expect(screen.queryByLabelText('price')).toBeNull()
  fireEvent.change(screen.getByLabelText('mode'), { target: { value: 'fixed' } })
  expect(await screen.findByLabelText('price')).toBeTruthy()
})

test('a wide dialog stands in two columns, long text has a line for itself; a kept 0.3000 reads 0.3', async () => {
  const dialog: DialogPlan = {
    title: '改', width: 640, fields: [input('share', { input: 'percent', scale: 4 }), input('name'), input('note', { input: 'textarea' })],
    submit: { family: 'app', call: 'x' },
  }
  const row = { share: '0.3000', name: '甲' }
  render(
    <App><PortProvider value={{} as DataPort}>
      <DialogForm dialog={dialog} enums={{}} row={row} onSubmit={async () => undefined} onClose={() => undefined} />
    </PortProvider></App>,
  )
  expect(document.querySelector('.dialog-form.is-wide')).not.toBeNull()
  expect(screen.getByLabelText('note').closest('.is-whole')).not.toBeNull()
  expect(screen.getByLabelText('name').closest('.is-whole')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('share').value).toBe('0.3')
})

test('the fields of a dialog have names of their own: a label never leads to the filter below it', () => {
  render(
    <App><PortProvider value={{} as DataPort}>
      <label htmlFor="name">name</label><input id="name" />
      <DialogForm
        dialog={{ title: '改', width: 400, fields: [input('name'), input('other')], submit: { family: 'app', call: 'x' } }} enums={{}}
        onSubmit={async () => undefined} onClose={() => undefined}
      />
    </PortProvider></App>,
  )
  expect(document.querySelectorAll('#name')).toHaveLength(1)
})

test('Enter in a line of text says 确定', async () => {
  const { submit } = open([input('name'), input('other')])
  const [first] = screen.getAllByRole('textbox')
  fireEvent.change(first!, { target: { value: '甲' } })
  fireEvent.keyDown(first!, { key: 'Enter' })
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
})

test('Ctrl and Enter say 确定 from a switch, too, where Enter alone turns it', async () => {
  const { submit } = open([input('name', { default: '甲' }), input('all', { input: 'switch' })])
  const turned = screen.getByRole('switch')
  fireEvent.keyDown(turned, { key: 'Enter' })
  expect(submit).not.toHaveBeenCalled()
  fireEvent.keyDown(turned, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
})

const received: AskedItemsPlan = {
  has: 'items', label: '明细', list: { family: 'app', call: 'items' }, by: { receipt_id: 'id' }, rowKey: ['id'], starts: { good: 'sent' },
  columns: [{ key: 'sku', path: 'sku', label: 'SKU', kind: 'text', operators: [], sortable: false } as unknown as AskedItemsPlan['columns'][number]],
  inputs: [input('good', { label: '良品数', input: 'integer', required: true, min: 0 })],
  checks: [{ must: { field: 'good', op: 'le', value: { field: 'sent' } }, says: '良品数不能多于发货数' }],
}
const lines: Row[] = [{ id: '7', sku: 'KETTLE', sent: 4, good: null }, { id: '8', sku: 'LAMP', sent: 5, good: 2 }]

test('a step asks about each line: what is open is proposed, checks are told at the cell, answers go out with their keys', async () => {
  const { submit, ok } = open([], async () => {
    throw new CallError('refused', '明细第 2 行：良品数已超出', { code: 1002, fields: { 'items[1].good': '良品数已超出' } })
  }, { id: '1' }, false, { plan: received, rows: lines })
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['#SKU*良品数', '1KETTLE', '2LAMP'])
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(boxes.map(({ value }) => value)).toEqual(['4', '2'])
  fireEvent.change(boxes[1]!, { target: { value: '6' } })
  ok()
  expect(await screen.findByText('良品数不能多于发货数')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
  fireEvent.change(boxes[0]!, { target: { value: '' } })
  fireEvent.change(boxes[1]!, { target: { value: '5' } })
  ok()
  expect(await screen.findByText(/请填写良品数|请输入良品数/)).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
  fireEvent.change(boxes[0]!, { target: { value: '0' } })
  ok()
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ items: [{ id: '7', good: 0 }, { id: '8', good: 5 }] }))
  expect(await screen.findByText('良品数已超出')).toBeTruthy()
})

test('the lines of a step are asked for with what tells them apart, is proposed and compared, page after page', async () => {
  const asked: unknown[] = []
  const all = Array.from({ length: 501 }, (_none, at) => ({ id: String(at) }))
  const port = { list: async (_call: unknown, request: { page: number; pageSize: number }) => {
    asked.push(request)
    return { list: all.slice((request.page - 1) * request.pageSize, request.page * request.pageSize), total: all.length }
  } }
  expect(await fetchAskedRows(port as never, received, { id: '1' }, 'receipts')).toHaveLength(501)
  expect(asked).toHaveLength(2)
  expect(asked[0]).toMatchObject({ filter: { field: 'receipt_id', op: 'eq', value: '1' }, fields: ['id', 'sku', 'good', 'sent'], source: 'receipts' })
})

test('what was entered and not sent is offered when the dialog is opened again, for its own row alone, until it is sent or dropped', async () => {
  const kept = new Map<string, unknown>()
  const write = (name: string, value: unknown): void => void (value === undefined ? kept.delete(name) : kept.set(name, value))
  const settings = { read: (name: string) => kept.get(name), write }
  const port = { settings } as unknown as DataPort
  const fields = [input('note'), input('secret', { input: 'password' })]
  const of = (id: string) => ({ name: 'p edit', of: id })
  const row = { note: '原来的', secret: '' }
  open(fields, undefined, row, true, undefined, of('1'), port)
  fireEvent.change(screen.getByLabelText('note'), { target: { value: '改到一半' } })
  fireEvent.change(screen.getByLabelText('secret'), { target: { value: 'abc' } })
  cleanup()
  expect([...kept.values()]).toMatchObject([{ of: '1', values: { note: '改到一半' }, seen: { note: '原来的' } }])
  open(fields, undefined, row, true, undefined, of('2'), port)
  expect(screen.queryByText('恢复草稿')).toBeNull()
  cleanup()
  const { submit, ok } = open(fields, undefined, { ...row, note: '别人改的' }, true, undefined, of('1'), port)
  expect((screen.getByLabelText('note') as HTMLInputElement).value).toBe('别人改的')
  fireEvent.click(screen.getByRole('button', { name: '恢复草稿' }))
  await waitFor(() => expect((screen.getByLabelText('note') as HTMLInputElement).value).toBe('改到一半'))
  expect(screen.queryByText('恢复草稿')).toBeNull()
  ok()
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ note: '改到一半', before: { note: '原来的' } }))
  await waitFor(() => expect(kept.size).toBe(0))
})

test('an empty box takes what belongs to what was chosen, and follows until somebody writes into it', async () => {
  const port = testPort({ call: (_call, { rows }) => ({
    rows: (rows as { entered: Row }[]).map(({ entered }) => (
      { row: { price: entered['sku'] === 'A' ? '1.50' : '2.50', note: '来自上一条' }, says: { price: '上次采购价' } }
    )),
  }) })
  port.own.fill = { family: 'app', call: 'fill' }
  const by = { entity: 'quote', ways: [['sku']] }
  open([input('sku'), input('price', { input: 'decimal', fill: by }), input('note', { fill: by })], undefined, undefined, false, undefined, undefined, port)
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  fireEvent.change(box('note'), { target: { value: '自己写的' } })
  fireEvent.change(box('sku'), { target: { value: 'A' } })
  await waitFor(() => expect(box('price').value).toBe('1.50'))
  expect(box('note').value).toBe('自己写的')
  expect(await screen.findByText('上次采购价')).toBeTruthy()
  expect(port.asked).toEqual([{ call: 'app.fill', values: { entity: 'quote', rows: [{ entered: { sku: 'A' } }] } }])
  fireEvent.change(box('sku'), { target: { value: 'B' } })
  await waitFor(() => expect(box('price').value).toBe('2.50'))
  fireEvent.change(box('price'), { target: { value: '9' } })
  await waitFor(() => expect(screen.queryByText('上次采购价')).toBeNull())
  fireEvent.change(box('sku'), { target: { value: 'A' } })
  await settle()
  expect(box('price').value).toBe('9')
})

test('answers of a step are pasted from a sheet over its lines, and what is unsent stands there again for the same lines', async () => {
  const kept = new Map<string, unknown>()
  const write = (name: string, value: unknown): void => void (value === undefined ? kept.delete(name) : kept.set(name, value))
  const port = { settings: { read: (name: string) => kept.get(name), write } } as unknown as DataPort
  const draft = { name: 'receipts sign', of: '1' }
  const boxes = (): string[] => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  open([], undefined, { id: '1' }, false, { plan: received, rows: lines }, draft, port)
  fireEvent.paste(screen.getAllByRole('textbox')[0]!, { clipboardData: { getData: () => '3\n1\n9\n' } })
  await waitFor(() => expect(boxes()).toEqual(['3', '1']))
  cleanup()
  expect([...kept.values()]).toMatchObject([{ of: '1', values: { items: { '["7"]': { good: 3 }, '["8"]': { good: 1 } } } }])
  // A line more stands first by now: each answer goes to its own line.
  open([], undefined, { id: '1' }, false, { plan: received, rows: [{ id: '6', sku: 'CUP', sent: 2, good: null }, ...lines] }, draft, port)
  expect(boxes()).toEqual(['2', '4', '2'])
  fireEvent.click(screen.getByRole('button', { name: '恢复草稿' }))
  await waitFor(() => expect(boxes()).toEqual(['2', '3', '1']))
})

test('a scanner fills the grid: what was proposed begins at nothing, each code adds to its line, the last is taken back, and Enter sends nothing', async () => {
  const codes = { goods: [{ code: 'CUP', value: '1', each: 1 }, { code: 'X00LID', value: '2', each: 2 }], places: [] }
  const port = testPort({ call: () => codes })
  const plan: AskedItemsPlan = {
    has: 'items', label: '商品', list: { family: 'purchase', call: 'items' }, by: { receipt_id: 'id' }, rowKey: ['id'], columns: [],
    inputs: [input('good', { input: 'integer', required: true })], starts: { good: 'sent' },
    scan: { entity: 'receipt', step: 'sign', key: 'id', adds: 'good', finds: 'sku_id' },
  }
  const rows = [{ id: '1', sku_id: '1', sent: 5 }, { id: '2', sku_id: '2', sent: 8 }]
  const { submit, ok } = open([], async () => undefined, { id: '7' }, false, { plan, rows }, undefined, port)
  const box = await screen.findByRole('textbox', { name: '扫码' })
  await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false))
  expect(port.asked).toEqual([{ call: 'app.scanCodes', values: { entity: 'receipt', step: 'sign', id: '7' } }])
  const counts = (): string[] => [1, 2].map((nth) => (screen.getByRole('textbox', { name: `第 ${nth} 行 good` }) as HTMLInputElement).value)
  const scan = async (text: string, says: RegExp): Promise<void> => {
    fireEvent.change(box, { target: { value: text } })
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.keyUp(box, { key: 'Enter' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(says))
  }
  expect(counts()).toEqual(['5', '8'])
  await scan('cup', /第 1 行：1 \/ 5/)
  expect(counts()).toEqual(['1', '0'])
  await scan('X00LID', /第 2 行：2 \/ 8/)
  await scan('3', /第 2 行：6 \/ 8/)
  await scan('NOPE', /不在这张单据里/)
  expect(counts()).toEqual(['1', '6'])
  await scan('-', /撤销了上一次/)
  expect(counts()).toEqual(['1', '0'])
  await scan('2*CUP', /第 1 行：3 \/ 5/)
  expect(submit).not.toHaveBeenCalled()
  ok()
  await waitFor(() => expect(submit).toHaveBeenCalled())
  expect(submit.mock.calls[0]![0]).toMatchObject({ items: [{ id: '1', good: 3 }, { id: '2', good: 0 }] })
})
