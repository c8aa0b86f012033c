// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { column, filter, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import type { ActionPlan } from '../../../contract/plan'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'

const print = vi.fn()
beforeEach(() => {
  window.history.replaceState(null, '', '/things')
  vi.stubGlobal('innerHeight', 900)
  window.print = print
})
afterEach(() => {
  cleanup()
  print.mockClear()
})

const approve: ActionPlan = {
  action: 'approve', label: '审核通过', place: 'bulk', tone: 'default',
  does: { type: 'transition', call: { family: 'app', call: 'step' }, with: { id: 'id' }, transition: 'approve' },
}
const things = list({
  title: '全部', actions: [approve], total: true,
  columns: [
    column('id', { label: '编号' }), column('state', { label: '状态', enum: 'state', kind: 'enum' }), column('hidden', { label: '藏起的', hidden: true }),
    column('buyer', { label: '采购员', kind: 'user', options: { entity: 'employee', search: true } as never }),
    column('amount', { label: '金额', kind: 'money', currencyField: 'currency', align: 'right' }),
  ],
})
const plan = page({
  title: '采购单', lists: [things, list({ code: 'second', title: '已作废' })],
  enums: { state: { label: '状态', groups: {}, values: [{ value: 'on', label: '在用' }, { value: 'off', label: '停用' }] } },
})
const rows = [
  { id: '1', state: 'on', buyer: '10', amount: '1234.5', currency: 'USD', hidden: 'x' },
  { id: '2', state: 'off', buyer: '10', amount: '2', currency: 'USD', hidden: 'x' },
  { id: '3', state: 'on', buyer: null, amount: '-3', currency: 'USD', hidden: 'x' },
]

function draw(port: TestPort, of = plan): void {
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App><BrowserRouter><PortProvider value={port}><PageScreen plan={of} /></PortProvider></BrowserRouter></App>
    </ConfigProvider>,
  )
}
const portOf = (): TestPort => {
  const port = testPort({ list: () => ({ list: rows, total: 3, page: 1, pageSize: 50, summary: [] }) })
  port.useLabels = (entity, ids) => (entity === 'employee' && ids.includes('10') ? new Map([['10', '王采购']]) : new Map())
  return port
}
const chooseRow = (nth: number): void => void fireEvent.click(screen.getAllByRole('checkbox')[nth]!)

test('the chosen rows of any list are printed as its table shows them, in the order of the screen, and nothing is left of the paper', async () => {
  draw(portOf())
  chooseRow(3)
  chooseRow(1)
  fireEvent.click(screen.getByRole('button', { name: '打印所选' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  const paper = document.querySelector<HTMLElement>('body > .printed-rows')!
  expect(within(paper).getByRole('heading', { level: 1, hidden: true }).textContent).toBe('采购单 · 全部')
  expect(paper.querySelector('.sheet-heading p')?.textContent).toMatch(/^共 2 条 · 打印于 \d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect([...paper.querySelectorAll('tr')].map((line) => [...line.children].map((cell) => cell.textContent))).toEqual([
    ['序号', '编号', '状态', '采购员', '金额'], ['1', '1', '在用', '王采购', '$1,234.50'], ['2', '3', '在用', '-', '-$3.00'],
  ])
  expect([...paper.querySelectorAll('.align-right')].map((cell) => cell.textContent)).toEqual(['金额', '$1,234.50', '-$3.00'])
  expect(document.body.classList.contains('prints-rows')).toBe(true)
  expect(document.head.textContent).toContain('@page { size: 210mm 297mm')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('.printed-rows')).toBeNull()
  expect(document.body.classList.contains('prints-rows')).toBe(false)
})

test('a name that is not known yet is waited for', async () => {
  const port = portOf()
  port.useLabels = () => new Map()
  draw(port)
  chooseRow(1)
  fireEvent.click(screen.getByRole('button', { name: '打印所选' }))
  await vi.waitFor(() => expect(document.querySelector('.printed-rows')).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(print).not.toHaveBeenCalled()
})

const figures = list({
  title: '店铺利润', total: true, basis: '按过账日期',
  columns: [column('shop', { label: '店铺' }), column('amount', { label: '利润', kind: 'money', currencyField: 'currency', align: 'right', total: 'sum' })],
  filters: [filter('shop', { label: '店铺' })],
})
const ofShops = page({ title: '店铺利润', lists: [figures] })
const shops = [{ id: '1', shop: '甲-美国', amount: '10', currency: 'USD' }, { id: '2', shop: '甲-英国', amount: '7.5', currency: 'GBP' }]
const summary = [{ currency: 'USD', values: { amount: '110' } }, { currency: 'GBP', values: { amount: '7.5' } }]

/** Rows of the paper, cell by cell. */
const written = (): (string | null)[][] => [...document.querySelectorAll('.printed-rows tr')].map((line) => [...line.children].map((cell) => cell.textContent))

test('a page of a list that nobody chooses rows of is printed with its totals, and the paper says whose they are and what was asked', async () => {
  window.history.replaceState(null, '', '/things?page=2&shop=甲')
  const about = { dataUntil: '2026-11-20', missingRates: ['2026-11 GBP'] }
  const converted = { currency: 'CNY', converted: true as const, missingRates: ['2026-11 GBP'], values: {} }
  draw(testPort({ list: () => ({ list: shops, total: 52, page: 2, pageSize: 50, summary, about: { ...about, converted } }) }), ofShops)
  fireEvent.click(await screen.findByRole('button', { name: '打印本页' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(written()).toEqual([
    ['序号', '店铺', '利润'], ['1', '甲-美国', 'USD 10.00'], ['2', '甲-英国', 'GBP 7.50'],
    ['合计 USD（全部 52 条）', 'USD 110.00'], ['合计 GBP（全部 52 条）', 'GBP 7.50'], ['合计折合 CNY（缺汇率）（全部 52 条）', '缺汇率'],
  ])
  const [count, ...said] = [...document.querySelectorAll('.sheet-heading p')].map((line) => line.textContent)
  expect(count).toMatch(/^第 2 页，本页 2 条，共 52 条 · 打印于 /)
  expect(said).toEqual(['筛选：店铺包含“甲”', '口径：按过账日期 · 数据截至：2026-11-20 · 缺汇率：2026-11 GBP，这些金额没有折算'])
})

test('while rows are still on their way nothing is printed, and the person is told so', async () => {
  const port = testPort({ list: () => ({ list: [], total: 0, page: 1, pageSize: 50, summary: [] }) })
  const { useList } = port
  port.useList = (...asked) => ({ ...useList(...asked), answer: undefined, isFetching: true })
  draw(port, ofShops)
  fireEvent.click(await screen.findByRole('button', { name: '打印本页' }))
  expect(await screen.findByText('数据还在加载，请稍后再打印')).toBeTruthy()
  expect(document.querySelector('.printed-rows')).toBeNull()
})

test('a list that has no rows prints none, and says so', async () => {
  draw(testPort({ list: () => ({ list: [], total: 0, page: 1, pageSize: 50, summary: [] }) }), ofShops)
  fireEvent.click(await screen.findByRole('button', { name: '打印本页' }))
  expect(await screen.findByText('没有可打印的行')).toBeTruthy()
  expect(document.querySelector('.printed-rows')).toBeNull()
})
