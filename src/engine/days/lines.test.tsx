// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { column, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { daysQuestion, linesQuestion } from '../../../contract/trend-question'
import type { ListPlan } from '../../../contract/plan'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'

beforeEach(() => window.history.replaceState(null, '', '/things'))
afterEach(cleanup)

const answer = (part: Partial<ListAnswer>): ListAnswer => ({ list: [], total: 0, page: 1, pageSize: 50, summary: [], ...part })
const figure = { kind: 'integer' as const, align: 'right' as const, label: '销量' }

const plan: ListPlan = list({
  columns: [column('name'), column('sold.units', { ...figure, trend: { days: 14 }, daily: true }), column('stock', { kind: 'integer', label: '库存' })],
})
const rows = [{ id: '1', name: 'a', 'sold.units': 7, stock: 3 }, { id: '2', name: 'b', 'sold.units': 0, stock: 1 }]
const lines = [
  { id: '1', 'sold.units.trend': [1, 4, null, 2], 'sold.units.trendTo': '2025-03-09' }, { id: '2', 'sold.units.trend': null, 'sold.units.trendTo': null },
]

function draw(port: TestPort, shown = plan) {
  return render(
    <ConfigProvider>
      <App><BrowserRouter><PortProvider value={port}><PageScreen plan={page({ lists: [shown] })} /></PortProvider></BrowserRouter></App>
    </ConfigProvider>,
  )
}

const answering = (question: ListRequest): ListAnswer => answer(question.trend ? { list: lines, total: 2 } : { list: rows, total: 2 })
const SAYS = '销量近 4 天走势（2025-03-06 至 2025-03-09）：开始 1，最近 2，最低 1，最高 4'

describe('small lines beside the figures of a list', () => {
  test('are asked for in one question after the rows, by their keys, and say how they began, ended, their least and their most', () => {
    const port = testPort({ list: (_call, question) => answering(question) })
    const { container } = draw(port)
    expect(port.questions[0]).not.toHaveProperty('trend')
    const asked = port.questions.filter(({ trend }) => trend)
    expect(asked).toEqual([{
      page: 1, pageSize: 2, fields: ['id'], source: 'things', trend: { measures: ['sold.units'], days: 14 },
      filter: { field: 'id', op: 'in', value: ['1', '2'] },
    }])
    expect(screen.getAllByRole('img').map((line) => line.getAttribute('aria-label'))).toEqual([SAYS])
    expect(container.querySelectorAll('.cell-trend path')).toHaveLength(1)
  })

  test('tell the day under the pointer', () => {
    draw(testPort({ list: (_call, question) => answering(question) }))
    const line = screen.getByRole('img')
    line.getBoundingClientRect = () => ({ left: 0, top: 0, width: 64, height: 20, right: 64, bottom: 20, x: 0, y: 0, toJSON: () => ({}) })
    fireEvent.pointerMove(line, { clientX: 22 })
    expect(screen.getByRole('tooltip').textContent).toBe('2025-03-07：4')
    fireEvent.pointerLeave(line)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('open the days of their figure as a chart with its table, by a press and from the menu of the cell', async () => {
    await Promise.all([import('./days-drawer'), import('../explain/cell-menu')])
    const port = testPort({ list: (_call, question) => answering(question) })
    draw(port)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: SAYS })))
    expect(port.questions.at(-1)).toMatchObject({ trend: { measures: ['sold.units'], days: 90 }, filter: { field: 'id', op: 'in', value: ['1'] } })
    const table = await screen.findByRole('region', { name: '销量数据表' })
    expect([...table.querySelectorAll('tbody tr')].map((line) => line.textContent)).toEqual(['2025-03-061', '2025-03-074', '2025-03-08-', '2025-03-092'])
    expect(fireEvent.contextMenu(document.querySelector('tr.table-row td:last-child')!)).toBe(true)
    expect(fireEvent.contextMenu(screen.getByText('7').closest('td')!)).toBe(false)
    expect(await screen.findByText('查看走势')).toBeTruthy()
    expect(screen.queryByText('查看计算过程')).toBeNull()
  })

  test('are asked for by no list that draws none', () => {
    const port = testPort({ list: (_call, question) => answering(question) })
    draw(port, { ...plan, columns: plan.columns.filter(({ trend }) => !trend) })
    expect(port.questions.every(({ trend }) => trend === undefined)).toBe(true)
  })
})

describe('a bar of the days that a stock lasts', () => {
  const cover = { stock: 'stock', daily: 'daily', days: 60, arrivals: [{ path: 'soon', label: '入库中', in: 20 }] }
  const shown = { ...plan, columns: [column('name'), column('lasts', { kind: 'decimal', label: '可售天数', cover }), column('stock', { label: '可用库存' })] }

  test('opens them in words, and leads on to the row itself', async () => {
    await import('./cover-drawer')
    draw(testPort({ list: () => answer({ list: [{ id: '1', name: 'a', lasts: '10', stock: 10, daily: '1', soon: 5 }], total: 1 }) }), shown)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^未来 60 天：第 11 天 至 第 20 天 断货；第 26 天 起断货/ })))
    const days = await screen.findByRole('table', { name: '库存时间' })
    expect([...days.querySelectorAll('tbody tr')].map((line) => line.textContent)).toEqual(['第 11 天断货，至 第 20 天', '第 21 天到货：入库中5', '第 26 天断货'])
    expect(screen.getByText(/可用库存 10/)).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查看详情' })))
    expect(new URLSearchParams(window.location.search).get('row')).toBe('1')
  })
})

describe('the question of small lines', () => {
  const question: ListRequest = {
    page: 3, pageSize: 50, sort: [{ field: 'name', order: 'asc' }], filter: { field: 'sold.day', op: 'ge', value: '2025-03-01' }, source: 'p',
  }

  test('keeps to the days and the currency that the list is asked for, and names rows of several keys by their shops', () => {
    const named = [{ shop: '1', no: 'a' }, { shop: '2', no: 'b' }, { shop: '1', no: 'c' }]
    expect(linesQuestion({ ...question, currency: 'company' }, named, ['shop', 'no'], plan.columns)).toEqual({
      page: 1, pageSize: 3, fields: ['shop', 'no'], source: 'p', currency: 'company', trend: { measures: ['sold.units'], days: 14 },
      filter: { and: [question.filter, { or: [
        { and: [{ field: 'shop', op: 'eq', value: '1' }, { field: 'no', op: 'in', value: ['a', 'c'] }] },
        { and: [{ field: 'shop', op: 'eq', value: '2' }, { field: 'no', op: 'in', value: ['b'] }] },
      ] }] },
    })
    expect(linesQuestion({ ...question, rows: ['shop'] }, named, ['shop'], plan.columns)).toBeUndefined()
  })

  test('of a report is told by its dimensions, a missing one too', () => {
    expect(daysQuestion({ ...question, rows: ['shop', 'msku'], compare: ['previous'] }, { shop: '1', msku: null }, ['shop', 'msku'], 'units', 90)).toEqual({
      page: 1, pageSize: 50, rows: ['shop', 'msku'], measures: ['units'], source: 'p', trend: { measures: ['units'], days: 90 },
      filter: { and: [question.filter, { field: 'shop', op: 'eq', value: '1' }, { field: 'msku', op: 'empty', value: true }] },
    })
  })
})
