// @vitest-environment happy-dom
/** Documents among each other, as people meet them: made from others, looked up around, decided where they stand. */
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { column, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import type { FormPlan, PagePlan } from '../../../contract/page-plan'
import type { ActionPlan, InputPlan } from '../../../contract/plan'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => void (await Promise.all([
  import('../row-detail/row-drawer'), import('./made-dialog'), import('../form/form-screen'), import('./document-approval'),
  import('../../actions/documents/document-links'),
])), 60_000)
beforeEach(() => window.history.replaceState(null, '', '/things'))

const input = (name: string): InputPlan => ({ name, label: name, input: 'text', required: false, readOnly: false, multiple: false })
const add: ActionPlan = {
  action: 'add', label: '新增', place: 'page', tone: 'primary',
  does: { type: 'add', dialog: { title: '新增合同', width: 400, fields: [input('supplier'), input('remark')], submit: { family: 'a', call: 'add' } } },
}
const make: ActionPlan = {
  action: 'make_contract_plan', label: '生成合同', place: 'row', tone: 'default',
  does: { type: 'make', route: '/contracts', entity: 'contract', way: 'plan', key: 'id' },
}
const documents: ActionPlan = { action: 'documents', label: '查看单据', place: 'row', tone: 'default', does: { type: 'documents' } }
const things = page({
  lists: [list({ columns: [column('name', { label: '名称' })], actions: [add, make, documents], document: { links: true, approval: true } })],
})

const LINK = {
  later: true, entity: 'contract', label: '采购合同', id: '7', number: 'HT007', state: '草稿', color: 'grey', dead: false, who: '小王',
  create_time: '2025-09-01T02:00:00Z', route: '/contracts', query: { row: '7' },
}
const APPROVAL = {
  id: '3', flow_name: '合同审批', status: '0', status_label: '待审批', color: 'orange', applicant: '小王', waiting_names: '小李',
  steps: [{ name: '财务', who: '审核员', now: true }], may: ['approve', 'reject'],
  history: [{ id: '1', step_name: '提交', action: '提交', who: '小王', to: '', remark: '', create_time: '2025-09-01T02:00:00Z' }],
}
const ANSWERS: Record<string, unknown> = {
  'app.draft': { row: { supplier: '甲' }, from: [{ id: '1', number: 'CGJH1' }, { id: '2', number: 'CGJH2' }] },
  'app.links': { list: [LINK, { ...LINK, id: '8', number: 'HT008', state: '已作废', dead: true }] }, 'approval.of': { approval: APPROVAL },
}

async function shown(plan: PagePlan = things, answers: Record<string, unknown> = {}): Promise<TestPort> {
  const port = testPort({
    list: () => ({ list: [{ id: '1', name: '一' }], total: 1, page: 1, pageSize: 50, summary: [] }), call: (call) => ({ ...ANSWERS, ...answers })[call] ?? {},
  })
  port.own = {
    documentDraft: { family: 'app', call: 'draft' }, documentLinks: { family: 'app', call: 'links' },
    documentApproval: { family: 'approval', call: 'of' }, approve: { family: 'approval', call: 'approve' }, reject: { family: 'approval', call: 'reject' },
  }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>
    </ConfigProvider>,
  )
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
  return port
}

test('the page that adds a document begins it with what the server gives, and sends along what it is made from', async () => {
  window.history.replaceState(null, '', '/things?make=plan&of=1,2')
  const port = await shown()
  expect(await screen.findByText('由 CGJH1、CGJH2 生成')).toBeTruthy()
  expect(port.asked.find(({ call }) => call === 'app.draft')?.values).toEqual({ entity: 'thing', way: 'plan', ids: ['1', '2'] })
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(port.asked.at(-1)).toEqual({ call: 'a.add', values: { supplier: '甲', made_from: { way: 'plan', ids: ['1', '2'] } } }))
})

test('the form page that adds a document begins with its fields and lines, says of what, and is a new form once it is sent', async () => {
  window.history.replaceState(null, '', '/things?make=plan&of=1,2')
  const contractForm: FormPlan = {
    entity: 'contract', sections: [{ inputs: [input('supplier'), input('remark')] }], rowKey: ['id'], submit: { family: 'a', call: 'add' },
    items: [{ has: 'items', label: '明细', by: { contract_id: 'id' }, rowKey: ['id'], min: 1, max: 9, totals: [], inputs: [input('sku'), input('qty')] }],
  }
  const port = await shown(page({ kind: 'form', title: '合同', lists: [], form: contractForm }), {
    'app.draft': {
      row: { supplier: '甲', items: [{ sku: 'A', qty: '6' }, { sku: 'C', qty: '5' }] },
      from: [{ id: '1', number: 'CGJH1' }, { id: '2', number: 'CGJH2' }],
    },
  })
  expect(await screen.findByText('由 CGJH1、CGJH2 生成')).toBeTruthy()
  expect(port.asked.find(({ call }) => call === 'app.draft')?.values).toEqual({ entity: 'contract', way: 'plan', ids: ['1', '2'] })
  expect((screen.getByLabelText('第 2 行 sku') as HTMLInputElement).value).toBe('C')
  fireEvent.change(screen.getByLabelText('remark'), { target: { value: '加急' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交' })))
  await waitFor(() => expect(port.asked.at(-1)).toEqual({
    call: 'a.add',
    values: { supplier: '甲', remark: '加急', items: [{ sku: 'A', qty: '6' }, { sku: 'C', qty: '5' }], made_from: { way: 'plan', ids: ['1', '2'] } },
  }))
  await waitFor(() => expect([window.location.search, (screen.getByLabelText('supplier') as HTMLInputElement).value]).toEqual(['', '']))
  expect(screen.queryByText('由 CGJH1、CGJH2 生成')).toBeNull()
})

test('查看单据 lists the documents around a row and leads to each', async () => {
  const port = await shown()
  const went = vi.spyOn(port, 'go')
  fireEvent.click(await screen.findByRole('button', { name: /^(更多|查看单据)$/ }))
  const entry = await screen.findAllByText('查看单据')
  await act(async () => void fireEvent.click(entry.at(-1)!))
  expect(await screen.findByText('由它生成的单据')).toBeTruthy()
  expect(screen.getByText('草稿')).toBeTruthy()
  expect([...document.querySelectorAll('del')].map((each) => each.textContent)).toEqual(['HT008'])
  fireEvent.click(screen.getByRole('button', { name: 'HT007' }))
  expect(went).toHaveBeenCalledWith('/contracts', { row: '7' })
})

test('a document is decided where it stands by whoever the server says may', async () => {
  window.history.replaceState(null, '', '/things?row=1')
  const port = await shown()
  await act(async () => void fireEvent.click(await screen.findByRole('tab', { name: '审批' })))
  expect(await screen.findByText('等待：小李')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '通过' })))
  fireEvent.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(port.asked.filter(({ call }) => call === 'approval.approve')).toEqual([
    { call: 'approval.approve', values: { remark: '通过', id: '3' } },
  ]))
})
