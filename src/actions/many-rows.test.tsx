// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { beforeAll, expect, test, vi } from 'vitest'
import { column, list as listPlan } from '../../tests/support/plans'
import { testPort, type TestPort } from '../../tests/support/port'
import { PortProvider } from '../engine/port'
import { CallError } from '../lib/call-error'
import type { ActionPlan, InputPlan } from '../../contract/plan'
import { CODES, type Row } from '../../contract/wire'
import type { ActionList } from './action'
import { ActionRunner } from './actions'

// What an action draws is fetched when it is first started; here before, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([
    import('./bulk-edit/bulk-edit.action'), import('./import-rows/import-rows.action'), import('./export/export.action'), import('./call/call.action'),
    import('./dialog/dialog.action'),
  ])
}, 120_000)
vi.setConfig({ testTimeout: 60_000 })

const input = (name: string, part: Partial<InputPlan> = {}): InputPlan => ({
  name, label: name, input: 'text', required: false, readOnly: false, multiple: false, ...part,
})
const edit = { family: 'app', call: 'edit' }
const rows: Row[] = [{ id: '1', name: '甲', days: 30 }, { id: '2', name: '乙', days: 40 }]
const plan = listPlan({ columns: [column('name'), column('days', { kind: 'integer' })] })

function run(does: ActionPlan['does'], port: TestPort, part: { rows?: Row[]; all?: boolean; action?: Partial<ActionPlan>; list?: Partial<ActionList> } = {}) {
  const onChanged = vi.fn()
  const action: ActionPlan = { action: 'x', label: '操作', place: 'bulk', tone: 'default', does, ...part.action }
  const list: ActionList = {
    page: 'things', title: '东西', plan, enums: {},
    question: { page: 3, pageSize: 50, filter: { field: 'name', op: 'contains', value: '甲' }, source: 'things' }, total: 812, columns: plan.columns,
    ...part.list,
  }
  Object.assign(port.own, {
    bulkEdit: { family: 'app', call: 'bulkEdit' }, bulkResult: { family: 'app', call: 'bulkResult' },
    rowsTemplate: { family: 'app', call: 'rowsTemplate' }, rowsUpload: { family: 'app', call: 'rowsUpload' },
    rowsCommit: { family: 'app', call: 'rowsCommit' }, jobProgress: { family: 'app', call: 'jobProgress' }, jobFile: { family: 'app', call: 'jobFile' },
  })
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><PortProvider value={port}><ActionRunner
        action={action} rows={part.rows ?? rows} all={part.all} list={list} onChanged={onChanged} onDone={() => undefined}
      /></PortProvider></App>
    </ConfigProvider>,
  )
  return { onChanged }
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}
const bulk: ActionPlan['does'] = { type: 'bulkEdit', call: edit, inputs: [input('name'), input('days', { input: 'integer', required: true, min: 1 })] }
const item = (
  id: string, title: string, before: number, after: number, error?: string,
) => ({ key: { id }, title, before: { days: before }, after: { days: after }, ...(error ? { error } : {}) })

test('a bulk edit shows every change before it writes, then each row’s outcome, and tries again only what failed', async () => {
  let tries = 0
  const port = testPort({
    call: (_call, { preview }) => {
      if (preview) return { total: 2, changed: 2, refused: 0, items: [item('1', '甲', 30, 33), item('2', '乙', 40, 44)] }
      tries += 1
      return tries === 1
        ? { total: 2, changed: 1, refused: 1, items: [item('2', '乙', 40, 44, '别人刚刚修改了 days'), item('1', '甲', 30, 33)] }
        : { total: 1, changed: 1, refused: 0, items: [item('2', '乙', 40, 44)] }
    },
  })
  const { onChanged } = run(bulk, port)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'days' }))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'days：修改方式' }))
  fireEvent.click(await screen.findByTitle('提高（%）'))
  fireEvent.change(screen.getByLabelText('days：提高（%）'), { target: { value: '10' } })
  await press('预览修改')
  const change = await screen.findByText('30')
  expect(change.closest('.bulk-change')?.textContent).toBe('30 → 33')
  expect(port.asked).toEqual([
    {
      call: 'app.bulkEdit',
      values: {
        call: edit, rows: [{ key: { id: '1' }, before: { days: 30 } }, { key: { id: '2' }, before: { days: 40 } }],
        changes: { days: { percentUp: '10' } }, preview: true, source: 'things',
      },
    },
  ])
  expect(onChanged).not.toHaveBeenCalled()
  await press('确认修改 2 条')
  expect(await screen.findByText('别人刚刚修改了 days')).toBeTruthy()
  expect(onChanged).toHaveBeenCalledTimes(1)
  await press('仅重试失败项')
  await waitFor(() => expect(screen.queryByText('别人刚刚修改了 days')).toBeNull())
  expect(port.asked.at(-1)?.values).toMatchObject({ preview: false, rows: [{ key: { id: '2' }, before: { days: 40 } }] })
})

test('a bulk edit of all that is filtered sends the question, not the rows', async () => {
  const port = testPort({ call: () => ({ total: 812, changed: 812, refused: 0, items: [] }) })
  run(bulk, port, { all: true })
  expect((await screen.findByLabelText<HTMLInputElement>('筛选出的全部 812 条')).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'name' }))
  fireEvent.change(screen.getByLabelText('name：设为'), { target: { value: '丙' } })
  await press('预览修改')
  const { values } = port.asked[0]!
  expect(values).toMatchObject({
    all: { page: 1, pageSize: 50, filter: { field: 'name', op: 'contains', value: '甲' } }, list: plan.list, changes: { name: { set: '丙' } },
  })
  expect(values).not.toHaveProperty('rows')
})

test('a bulk edit without a field, or without a value that must be there, sends nothing', async () => {
  const port = testPort()
  run(bulk, port)
  await press('预览修改')
  fireEvent.click(screen.getByRole('checkbox', { name: 'days' }))
  await press('预览修改')
  expect(screen.getByText('请填写days')).toBeTruthy()
  expect(port.asked).toEqual([])
})

test('a bulk edit that a job writes shows its progress, then what became of each row', async () => {
  const port = testPort({
    call: (call, { preview }) => {
      if (call === 'app.jobProgress') return { list: [{ id: '9', state: 'done', progress: 100 }] }
      if (call === 'app.bulkResult') return { total: 812, changed: 811, refused: 1, items: [item('2', '乙', 40, 44, '已停用，不能修改')] }
      return preview ? { total: 812, changed: 812, refused: 0, items: [item('1', '甲', 30, 33)] } : { total: 812, changed: 0, refused: 0, items: [], job: '9' }
    },
  })
  run(bulk, port, { all: true })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'days' }))
  fireEvent.change(screen.getByLabelText('days：设为'), { target: { value: '33' } })
  await press('预览修改')
  await press('确认修改 812 条')
  expect(await screen.findByText('已停用，不能修改')).toBeTruthy()
  expect(port.asked.at(-1)).toEqual({ call: 'app.bulkResult', values: { job: '9' } })
})

test('a step of the life cycle is taken by each row by itself; what one row refuses does not stop the others', async () => {
  const port = testPort({ call: (_call, { id }) => { if (id === '1') throw new CallError('refused', '现在是「草稿」，不能审核', { code: CODES.transition }) } })
  const { onChanged } = run(
    { type: 'transition', call: { family: 'app', call: 'step' }, transition: 'approve', with: { id: 'id' } }, port, { action: { confirm: '确定审核吗？' } },
  )
  expect(await screen.findByText('确定审核吗？（共 2 条）')).toBeTruthy()
  await press('确定')
  expect(await screen.findByText('现在是「草稿」，不能审核')).toBeTruthy()
  expect(port.asked.map(({ values }) => values)).toEqual([{ id: '1', transition: 'approve' }, { id: '2', transition: 'approve' }])
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  await press('仅重试失败项')
  await waitFor(() => expect(port.asked.map(({ values }) => values['id'])).toEqual(['1', '2', '1']))
})

test('rows out of a template: mistakes stand by line before anything is written; what is right may be written without them', async () => {
  const port = testPort({
    call: (call) => call === 'app.rowsUpload'
      ? {
        id: '5', total: 3, ok: 2, adds: 2, edits: 0, errors: [{ line: 4, label: 'days', message: '「days」要写成整数，例如 12', value: 'abc' }],
        sample: [{ name: '丙', days: 7 }],
      }
      : { written: 2, added: 2, edited: 0, refused: 0, lines: [] },
  })
  const { onChanged } = run(
    { type: 'importRows', call: { family: 'app', call: 'add' }, inputs: [input('name', { required: true }), input('days', { input: 'integer' })] }, port,
    { rows: [], action: { place: 'page', label: '导入' } },
  )
  await press(/下载模板/)
  expect(port.asked.at(-1)).toEqual({ call: 'app.rowsTemplate', values: { call: { family: 'app', call: 'add' }, fields: ['name', 'days'], title: '东西' } })
  const file = new File(['x'], '东西.csv')
  await act(async () => void fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } }))
  const wrong = (await screen.findByText('「days」要写成整数，例如 12')).closest('tr')!
  expect(within(wrong).getByText('4')).toBeTruthy()
  expect(within(wrong).getByText('abc')).toBeTruthy()
  expect(screen.getByText('丙')).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
  await press(/只写入正确的 2 行/)
  expect(await screen.findByText('已写入 2 行')).toBeTruthy()
  expect(port.asked.at(-1)).toEqual({ call: 'app.rowsCommit', values: { id: '5' } })
})

test('rows beyond a handful are written by a task: its progress is shown, and the task centre is one press away', async () => {
  const port = testPort({
    call: (call) => call === 'app.rowsUpload'
      ? { id: '5', total: 900, ok: 900, adds: 900, edits: 0, errors: [], sample: [] }
      : call === 'app.jobProgress' ? { list: [{ id: '8', state: 'done', progress: 100, message: '新增 899 行，修改 0 行，1 行没有写入', hasFile: true }] } : {
        written: 0, added: 0, edited: 0, refused: 0, lines: [], job: '8',
      },
  })
  const { onChanged } = run(
    { type: 'importRows', call: { family: 'app', call: 'add' }, inputs: [input('name')] }, port, { rows: [], action: { place: 'page', label: '导入' } },
  )
  await act(async () => void fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['x'], '很多.csv')] } }))
  await press(/确认写入 900 行/)
  expect(await screen.findByText('新增 899 行，修改 0 行，1 行没有写入')).toBeTruthy()
  expect(screen.getByText('没有写入的行和原因，可在任务中心下载。')).toBeTruthy()
  expect(onChanged).toHaveBeenCalled()
  await press('去任务中心')
  expect(port.places).toEqual(['/system/download-center?'])
})

test('an export asks for the format, says its size, and takes exactly the screen', async () => {
  const port = testPort({ call: (call) => (call === 'app.jobProgress' ? { list: [{ id: '3', state: 'running', progress: 40 }] } : { id: '3' }) })
  run({ type: 'export', call: { family: 'app', call: 'exportList' } }, port, { rows: [], list: { columns: [plan.columns[1]!] } })
  fireEvent.click(await screen.findByLabelText('CSV'))
  expect(screen.getByText('812')).toBeTruthy()
  await press('开始导出')
  expect(await screen.findByText('任务已成功添加至队列，详情可至【任务中心】查看')).toBeTruthy()
  expect(port.asked[0]?.values).toMatchObject({
    format: 'csv', call: plan.list, request: { filter: { field: 'name', op: 'contains', value: '甲' } }, columns: [{ path: 'days', kind: 'integer' }],
  })
  await press('去任务中心')
  expect(port.places).toEqual(['/system/download-center?'])
})

test('where nobody else can export, the browser asks page by page and says how many rows it wrote', async () => {
  const pages: number[] = []
  const port =
    testPort({
      list: (_call, question) => {
        pages.push(question.page)
        return {
          list: Array.from({ length: question.page === 1 ? 200 : 5 }, (_none, at) => ({ name: `行${at}`, days: 1 })), total: 205, page: question.page,
          pageSize: 200, summary: [],
        }
      },
    })
  URL.createObjectURL = vi.fn(() => 'blob:x')
  URL.revokeObjectURL = vi.fn()
  run({ type: 'export' }, port, { rows: [], list: { total: 205 } })
  await press('开始导出')
  expect(await screen.findByText('导出完成，文件里有 205 条。')).toBeTruthy()
  expect(pages).toEqual([1, 2])
})

test('where nobody knows how many rows there are, the browser reads to the page that none follows', async () => {
  const port =
    testPort({
      list: (_call, { page }) => ({
        list: Array.from({ length: page < 3 ? 200 : 5 }, () => ({ name: '行', days: 1 })), total: page * 200, more: page < 3, page, pageSize: 200,
        summary: [],
      }),
    })
  run({ type: 'export' }, port, { rows: [], list: { total: 50, unknown: true } })
  expect(await screen.findByText('读完才知道')).toBeTruthy()
  await press('开始导出')
  expect(await screen.findByText('导出完成，文件里有 405 条。')).toBeTruthy()
})

test('an action that nobody knows only warns in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  run({ type: 'unheard' } as never, testPort())
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('unheard')))
  warn.mockRestore()
})

test('an edit sends what was changed and what was seen; a change of somebody else is put before the person', async () => {
  let stored = '乙'
  const port = testPort({
    list: () => ({ list: [{ id: '1', name: stored, days: 30 }], total: 1, page: 1, pageSize: 1, summary: [] }),
    call: (
      _call, { before },
    ) => { if ((before as Row)['name'] !== stored) throw new CallError('refused', '别人刚刚修改了name', { code: CODES.conflict, fields: { name: '…' } }) },
  })
  run(
    { type: 'edit', dialog: { title: '改', width: 400, fields: [input('name'), input('days', { input: 'integer' })], submit: edit, edits: true } }, port,
    { rows: [rows[0]!], action: { place: 'row' } },
  )
  fireEvent.change(await screen.findByLabelText('name'), { target: { value: '丁' } })
  await press('确定')
  expect(port.asked[0]?.values).toEqual({ id: '1', name: '丁', before: { name: '甲' } })
  expect((await screen.findByText('对方改为', { exact: false })).textContent).toContain('乙')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true)
  await press('name：仍用我的')
  await press('确定')
  expect(port.asked[1]?.values).toEqual({ id: '1', name: '丁', before: { name: '乙' } })
  stored = '丁'
})

test('a call is given what is the same for every row beside what stands in the row, and today by the company’s clock', async () => {
  const sent: Row[] = []
  const port = testPort({ call: (_call, values) => {
    sent.push(values)
    return {}
  } })
  const does: ActionPlan['does'] = { type: 'call', call: edit, with: { id: 'id' }, constants: { pinned: { value: false }, day: { is: 'today' } } }
  run(does, port, { rows: [rows[0]!] })
  await waitFor(() => expect(sent).toEqual([{ id: '1', pinned: false, day: port.today() }]))
})

test('leads to a list with what any of the chosen rows names, each once; what they share is said as it is', async () => {
  const port = testPort()
  run({ type: 'go', route: '/listing', tab: 'all', with: { msku: 'name', shop_id: 'shop', ids: 'id' } }, port, {
    rows: [{ id: '1', name: '甲,1', shop: '5' }, { id: '2', name: '乙', shop: '5' }, { id: '3', name: null, shop: '5' }],
  })
  await waitFor(() => expect(port.places).toHaveLength(1))
  const address = new URLSearchParams(port.places[0]!.split('?')[1])
  expect(Object.fromEntries(address)).toEqual({ tab: 'all', msku: 'in~甲\\,1,乙', shop_id: '5', ids: '1,2,3' })
})
