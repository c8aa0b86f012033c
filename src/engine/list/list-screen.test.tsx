// @vitest-environment happy-dom
import '../../../tests/support/dom'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { column, field, filter, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import type { CardPlan, PagePlan } from '../../../contract/page-plan'
import type { ActionPlan, ListPlan } from '../../../contract/plan'
import type { ListAnswer } from '../../../contract/wire'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'

beforeEach(() => {
  window.history.replaceState(null, '', '/things')
  vi.stubGlobal('innerHeight', 900)
})

const answer = (part: Partial<ListAnswer>): ListAnswer => ({ list: [], total: 0, page: 1, pageSize: 50, summary: [], ...part })

function draw(plan: PagePlan, port: TestPort) {
  const view = (shown: PagePlan) => (
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <BrowserRouter>
          <PortProvider value={port}><PageScreen plan={shown} /></PortProvider>
        </BrowserRouter>
      </App>
    </ConfigProvider>
  )
  const { rerender, container } = render(view(plan))
  return { container, change: (next: PagePlan) => rerender(view(next)) }
}

const things: ListPlan = list({
  columns: [column('name'), column('amount', { kind: 'money', currencyField: 'currency', align: 'right', total: 'sum', compare: ['previous'] })],
  filters: [filter('name', { label: '名称' }), filter('state', { label: '状态', field: field('state'), default: 'on', required: true })],
  total: true,
  compare: ['previous'],
  rows: [{ label: '名称', by: ['name'] }],
  basis: '按入账日',
})
const rows = [
  { name: 'a', currency: 'USD', amount: '12.5', 'amount.prev': '10', 'amount.delta': '2.5', 'amount.rate': '0.25' },
  { name: 'b', currency: 'USD', amount: '-1', 'amount.prev': '0', 'amount.delta': '-1', 'amount.rate': null },
]

describe('a list on the screen', () => {
  test('begins without a comparison: figures are counted once', () => {
    const port = testPort({ list: () => answer({ list: rows, total: 2 }) })
    const { container } = draw(page({ lists: [things] }), port)
    expect(port.questions[0]).not.toHaveProperty('compare')
    expect(container.querySelector('.cell-compared')).toBeNull()
  })

  test('shows rows, what came before, totals from the server, and what the figures mean', () => {
    window.history.replaceState(null, '', '/things?cmp=previous')
    const port =
      testPort({
        list: () => answer({
          list: rows, total: 2,
          summary: [{ currency: 'USD', values: { amount: '11.5', 'amount.prev': '10', 'amount.delta': '1.5', 'amount.rate': '0.15' } }],
          about: { zone: 'marketplace', dataUntil: '2025-08-31', missingRates: ['2025-02 EUR'], ratesPage: '/rates' },
        }),
      })
    const { container } = draw(page({ lists: [things] }), port)
    expect(screen.getByText('$12.50').closest('.cell-compared')?.textContent).toBe('$12.50$10.00▲25.0%')
    expect(screen.getByText('-$1.00').closest('.cell-compared')?.textContent).toBe('-$1.00$0.00▼')
    expect(container.querySelector('.table-total')?.textContent).toContain('合计')
    expect(container.querySelector('.table-total')?.textContent).toContain('$11.50$10.00▲15.0%')
    expect(screen.getByText('口径：按入账日 · 时区：站点时间 · 数据截至：2025-08-31')).toBeTruthy()
    expect(screen.getByText(/缺汇率：2025-02 EUR，这些金额没有折算/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '去填写汇率' }))
    expect(port.places).toEqual(['/rates?'])
    expect(screen.getByText('共 2 条')).toBeTruthy()
    expect(port.questions[0]).toMatchObject({
      page: 1, pageSize: 50, filter: { field: 'state', op: 'contains', value: 'on' }, rows: ['name'], compare: ['previous'], source: 'things',
    })
  })

  test('asks for the page that the pointer is on in the very words in which turning to it asks', async () => {
    const port = testPort({ list: () => answer({ list: rows, total: 200 }) })
    const ahead: unknown[] = []
    port.list = async (_call, question, settings) => {
      if (settings?.ahead) ahead.push(question)
      return answer({})
    }
    draw(page({ lists: [things] }), port)
    const next = screen.getByTitle('下一页')
    fireEvent.pointerEnter(next)
    fireEvent.pointerDown(next)
    expect(ahead).toHaveLength(1)
    await act(async () => void fireEvent.click(next))
    await vi.waitFor(() => expect(port.questions.at(-1)).toMatchObject({ page: 2, pageSize: 50 }))
    expect(port.questions.at(-1)).toEqual(ahead[0])
    await vi.waitFor(() => expect(ahead.at(-1)).toMatchObject({ page: 3 }))
  })

  test('asks for another page with the press itself, before the address and what is drawn by it', async () => {
    const port = testPort({ list: () => answer({ list: rows, total: 200 }) })
    const ahead: unknown[] = []
    port.list = async (_call, question, settings) => {
      if (settings?.ahead) ahead.push(question)
      return answer({})
    }
    draw(page({ lists: [things] }), port)
    fireEvent.click(screen.getByTitle('下一页'))
    expect(ahead).toEqual([expect.objectContaining({ page: 2 })])
    expect(port.questions.at(-1)).toMatchObject({ page: 1 })
    await vi.waitFor(() => expect(port.questions.at(-1)).toEqual(ahead[0]))
  })

  test('has cards above the rows that follow its filters and fold, for this person', async () => {
    const shown = [column('day'), column('amount', { kind: 'money', total: 'sum' })]
    const card: CardPlan = {
      code: 'trend', title: '每日金额', width: 2, shows: 'list', follows: ['state'],
      list: list({ columns: shown, rows: [{ label: '日', by: ['day'] }], source: { dataset: 'things' } }),
    }
    const port = testPort({ list: () => answer({ list: rows, total: 2 }) })
    const plan = page({ lists: [things], board: { source: { dataset: 'things' }, filters: things.filters, currency: [], cards: [card] } })
    draw(plan, port)
    expect(await screen.findByText('每日金额')).toBeTruthy()
    expect(port.questions.map(({ rows: by }) => by)).toEqual([['name'], ['day']])
    expect(port.questions[1]).toMatchObject({ filter: { field: 'state', op: 'contains', value: 'on' } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '收起图表' })))
    expect(screen.queryByText('每日金额')).toBeNull()
    expect(screen.getByRole('button', { name: '展开图表' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('has its cards folded in a low window, until somebody unfolds them', async () => {
    const card: CardPlan = {
      code: 'trend', title: '每日金额', width: 2, shows: 'list', follows: [],
      list: list({ columns: [column('amount', { kind: 'money', total: 'sum' })], rows: [{ label: '日', by: ['day'] }], source: { dataset: 'things' } }),
    }
    const port = testPort({ list: () => answer({ list: rows, total: 2 }) })
    vi.stubGlobal('innerHeight', 720)
    draw(page({ lists: [things], board: { source: { dataset: 'things' }, filters: things.filters, currency: [], cards: [card] } }), port)
    const unfold = await screen.findByRole('button', { name: '展开图表' })
    expect(screen.queryByText('每日金额')).toBeNull()
    await act(async () => void fireEvent.click(unfold))
    expect(await screen.findByText('每日金额')).toBeTruthy()
  })

  test('has the cards of the open tab and asks for no other', async () => {
    const card = (code: string, title: string, tab?: string): CardPlan => ({
      code, title, width: 2, shows: 'list', follows: [], ...(tab === undefined ? {} : { tab }),
      list: list({ columns: [column('amount', { kind: 'money', total: 'sum' })], rows: [{ label: '日', by: [code] }], source: { dataset: 'things' } }),
    })
    const port = testPort({ list: () => answer({ list: rows, total: 2 }) })
    const lists = [list({ ...things, code: 'one', title: '一' }), list({ ...things, code: 'two', title: '二' })]
    const cards = [card('all', '两页都有'), card('first', '只在一', 'one'), card('second', '只在二', 'two')]
    draw(page({ kind: 'tabs', lists, board: { source: { dataset: 'things' }, filters: [], currency: [], cards } }), port)
    expect(await screen.findByText('只在一')).toBeTruthy()
    expect([screen.queryByText('两页都有') !== null, screen.queryByText('只在二') !== null]).toEqual([true, false])
    expect(port.questions.some(({ rows: by }) => by?.includes('second'))).toBe(false)
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '二' })))
    expect(await screen.findByText('只在二')).toBeTruthy()
    expect([screen.queryByText('两页都有') !== null, screen.queryByText('只在一') !== null]).toEqual([true, false])
  })

  test('lays a figure out by day where one asks for it: a column each, with the sum before them and totals below', async () => {
    const laid = { 'amount@2025-08-01': '12.5', 'amount@2025-08-02': null }
    const port = testPort({
      list: (_call, { pivot }) => answer({
        list: rows.map((row) => ({ ...row, ...(pivot ? laid : {}) })), total: 2,
        summary: [{ currency: 'USD', values: { amount: '11.5', ...(pivot ? laid : {}) } }],
      }),
    })
    const across = { times: [{ name: 'day', step: 'day' as const }], measures: [{ name: 'amount', label: '金额' }], beside: ['name'] }
    const { container } = draw(page({ lists: [{ ...things, across }] }), port)
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '横向展开' }))
    await act(async () => void fireEvent.click(screen.getByTitle('按日')))
    expect(window.location.search).toBe('?across=day%7Eamount')
    expect(port.questions.at(-1)?.pivot).toEqual({ dimension: 'day', measure: 'amount' })
    expect([...container.querySelectorAll('thead th')].map((one) => one.textContent)).toEqual(['name', 'amount合计', '08-01', '08-02'])
    expect(container.querySelector('.table-total')?.textContent).toContain('$11.50$12.50')
  })

  test('a cell that is worked out tells its numbers from its menu: formula, parts that open further, where they come from', async () => {
    const told = {
      row: { name: 'a', currency: 'USD', amount: '12.50', sales: '20.00', cost: '-7.50' },
      steps: [
        {
          path: 'amount', field: field('amount', { label: '毛利', kind: 'money', currencyField: 'currency' }), words: '销售额 + 成本', reports: [],
          inputs: ['sales', 'cost'], lines: [],
        },
        {
          path: 'sales', field: field('sales', { label: '销售额', kind: 'money', currencyField: 'currency' }), words: '「交易」的金额之和',
          reports: ['日期范围报告'], inputs: [], lines: [],
        },
        {
          path: 'cost', field: field('cost', { label: '成本', kind: 'money', currencyField: 'currency' }), words: '销量 × 单位成本', reports: [], inputs: [],
          lines: [{ says: '2025-08 的采购单价合计', value: '-7.50' }],
        },
      ],
      about: { dataUntil: '2025-08-31' }, enums: {},
    }
    const port = testPort({ list: () => answer({ list: rows, total: 2 }), call: () => told })
    port.own = { explain: { family: 'app', call: 'explain' } }
    const plan = { ...things, columns: things.columns.map((one) => (one.path === 'amount' ? { ...one, explains: true as const } : one)) }
    draw(page({ lists: [plan] }), port)
    const name = screen.getByText('a').closest('td')!
    expect(fireEvent.contextMenu(name)).toBe(true)
    await Promise.all([import('../explain/cell-menu'), import('../explain/explain-drawer')])
    const cell = screen.getByText('$12.50').closest('td')!
    expect(fireEvent.contextMenu(cell)).toBe(false)
    const entry = await screen.findByText('查看计算过程')
    await act(async () => void fireEvent.click(entry))
    expect(await screen.findByText('= 销售额 + 成本')).toBeTruthy()
    expect(port.asked.at(-1)).toMatchObject({
      call: 'app.explain', values: { column: 'amount', row: { name: 'a', currency: 'USD' }, request: { rows: ['name'], filter: { field: 'state' } } },
    })
    expect(screen.getByText('报告：日期范围报告')).toBeTruthy()
    expect(screen.getByText('数据截至 2025-08-31')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '展开成本' }))
    expect(screen.getByText('2025-08 的采购单价合计')).toBeTruthy()
  })

  test('puts the form into the address and asks again, from page 1; reset brings the defaults back', async () => {
    window.history.replaceState(null, '', '/things?page=3')
    const port = testPort({ list: () => answer({ list: rows, total: 200 }) })
    draw(page({ lists: [things] }), port)
    expect(port.questions.at(-1)?.page).toBe(3)
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: 'mug' } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /查询/ })))
    expect(window.location.search).toBe('?name=mug')
    expect(port.questions.at(-1)).toMatchObject({
      page: 1, filter: { and: [{ field: 'name', op: 'contains', value: 'mug' }, { field: 'state', op: 'contains', value: 'on' }] },
    })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重置' })))
    expect(window.location.search).toBe('')
  })

  test('turns pages one by one where nobody knows how many rows there are, and offers no page to jump to', async () => {
    const port = testPort({ list: (_call, { page: at }) => answer({ list: rows, total: at * 50, more: at < 2 }) })
    const { container } = draw(page({ lists: [things] }), port)
    expect(screen.getByText('本页 2 条')).toBeTruthy()
    expect(container.querySelector('.ant-pagination')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled).toBe(true)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '下一页' })))
    expect(port.questions.at(-1)?.page).toBe(2)
    expect(screen.getByText('第 2 页')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一页' }).disabled).toBe(true)
  })

  test('counts rows that no answer counts when somebody asks, as far as it goes, and ends it when they stop', async () => {
    const pages = (most: number) => testPort({
      list: (_call, { page: at, pageSize }) => answer({
        list: Array.from({ length: pageSize }, (_none, row) => ({ id: `${at} ${row}` })), total: 0, more: at < most,
      }),
    })
    const counting = async (port: TestPort) => {
      cleanup()
      draw(page({ lists: [things] }), port)
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: '一共多少条' })))
    }
    await counting(pages(3))
    expect(await screen.findByText('共 600 条')).toBeTruthy()
    const port = pages(99)
    const asked: { page: number; signal: AbortSignal | undefined }[] = []
    const { list: ask } = port
    port.list = async (call, question, settings) => {
      asked.push({ page: question.page, signal: settings?.signal })
      return asked.length > 5 ? new Promise(() => undefined) : ask(call, question)
    }
    await counting(port)
    expect(await screen.findByText('共 ≥ 1,000 条')).toBeTruthy()
    expect(asked.map(({ page: at }) => at)).toEqual([1, 2, 3, 4, 5])
    await counting(port)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '停止' })))
    expect(asked.at(-1)?.signal?.aborted).toBe(true)
    expect(screen.getByRole('button', { name: '一共多少条' })).toBeTruthy()
  })

  test('is not asked before a required filter holds something', () => {
    window.history.replaceState(null, '', '/things?state=')
    const port = testPort({ list: () => answer({ list: rows, total: 2 }) })
    draw(page({ lists: [things] }), port)
    expect(port.questions).toEqual([])
    expect(screen.getByText('请先选择状态')).toBeTruthy()
  })

  test('says why there is nothing, in the words of the page where it has some', () => {
    const port = testPort({ list: () => answer({ list: [], total: 0 }) })
    draw(page({ lists: [{ ...things, empty: '无小时数据' }] }), port)
    expect(screen.getByText('无小时数据')).toBeTruthy()
    expect(screen.queryByText(/没有符合条件的数据|暂无数据/)).toBeNull()
  })

  test('says of days without data up to when there is some, and leads no one to an import', () => {
    const port = testPort({ list: () => answer({ list: [], total: 0, about: { dataUntil: null, newest: '2025-03-02' } }) })
    draw(page({ lists: [{ ...things, feeds: { reports: [] } }] }), port)
    expect(screen.getByText('所选日期没有数据，最近的数据到 2025-03-02')).toBeTruthy()
    expect(screen.queryByText(/导入/)).toBeNull()
  })

  test('names reports that come from one place once, with where it is', () => {
    const feed = (format: string, label: string, menu: string) => ({ format, label, console: menu })
    const reports = [feed('sb', '批量表格（SB）', '广告 > 批量操作'), feed('tx', '交易报告', '付款 > 报告'), feed('sp', '批量表格（SP）', '广告 > 批量操作')]
    draw(page({ lists: [{ ...things, feeds: { reports } }] }), testPort({ list: () => answer({ list: [], total: 0 }) }))
    expect(screen.getAllByRole('listitem').filter((one) => one.closest('.feeds')).map((one) => one.textContent))
      .toEqual(['批量表格（SB、SP）广告 > 批量操作', '交易报告付款 > 报告'])
  })

  test('a heading sorts, and the address says so', async () => {
    const port = testPort({ list: () => answer({ list: rows, total: 2 }) })
    draw(page({ lists: [things] }), port)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'amount' })))
    expect(port.questions.at(-1)?.sort).toEqual([{ field: 'amount', order: 'desc' }])
    expect(window.location.search).toBe('?sort=-amount')
  })

  test('a cell that breaks shows itself, is complained about, and leaves its row alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const bad = { label: '坏', groups: {}, get values(): never { throw new Error('no values') } }
    const port = testPort({ list: () => answer({ list: [{ name: 'a', kind: 'x' }], total: 1 }) })
    draw(page({ lists: [list({ columns: [column('name'), column('kind', { kind: 'enum', enum: 'bad' })] })], enums: { bad } }), port)
    expect(screen.getByText('显示出错').title).toBe('no values')
    expect(screen.getByText('a')).toBeTruthy()
    expect(port.complaints).toEqual(['things kind app.things: 单元格显示出错：no values'])
    vi.restoreAllMocks()
  })

  test('a field that answers lack is complained about once', () => {
    const port = testPort({ list: () => answer({ list: [{ name: 'a' }], total: 1 }) })
    const plan = page({ page: 'lacking', lists: [list({ columns: [column('name'), column('lost')] })] })
    const { change } = draw(plan, port)
    change({ ...plan, title: '又一次' })
    expect(port.complaints).toEqual(['lacking lost app.things: 返回的行里没有这个字段'])
  })

  test('a changed plan is drawn in place, with the same filters and page', () => {
    window.history.replaceState(null, '', '/things?name=mug&page=2')
    const port = testPort({ list: () => answer({ list: rows, total: 200 }) })
    const { change } = draw(page({ lists: [things] }), port)
    const table = document.querySelector('.list-table')
    change(page({ version: '2', lists: [{ ...things, columns: [things.columns[0]!, { ...things.columns[1]!, label: '金额' }] }] }))
    expect(screen.getAllByText('金额').length).toBeGreaterThan(0)
    expect(document.querySelector('.list-table')).toBe(table)
    expect(port.questions.at(-1)).toMatchObject({ page: 2 })
    expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('mug')
  })

  test('row actions follow their conditions: two in sight, the rest behind 更多', async () => {
    const action = (name: string, when?: string) => ({
      action: name, label: name, place: 'row' as const, tone: 'default' as const,
      ...(when ? { when: { field: 'name', op: 'eq' as const, value: when } } : {}),
      does: { type: 'go' as const, route: `/${name}`, with: { id: 'name' } },
    })
    const port = testPort({ list: () => answer({ list: [{ name: 'a' }], total: 1 }) })
    draw(page({ lists: [list({ columns: [column('name')], actions: [action('看'), action('改'), action('查'), action('删', 'b')] })] }), port)
    expect(screen.queryByText('查')).toBeNull()
    expect(screen.queryByText('删')).toBeNull()
    await act(async () => void fireEvent.click(screen.getByText('看')))
    expect(port.places).toEqual(['/看?id=a'])
    fireEvent.click(screen.getByRole('button', { name: /更多/ }))
    expect(await screen.findByText('查')).toBeTruthy()
  })

  test('a page that is not built says so', () => {
    draw(page({ state: 'planned', lists: [], purpose: '月度结账' }), testPort())
    expect(screen.getByText('该页面尚未开放')).toBeTruthy()
    expect(screen.getByText('东西：月度结账')).toBeTruthy()
  })

  test('tabs find their own filters again, and take along what the next one can ask as well', async () => {
    const port = testPort({ list: () => answer({ list: [{ name: 'a', id: 1 }], total: 1 }) })
    const lists = [
      list({ code: 'one', title: '一', filters: [filter('name')] }), list({ code: 'two', title: '二' }),
      list({ code: 'three', title: '三', filters: [filter('name')] }),
    ]
    const plan = page({ kind: 'tabs', lists })
    window.history.replaceState(null, '', '/things?tab=one&name=x')
    draw(plan, port)
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '二' })))
    expect(window.location.search).toBe('?tab=two')
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '一' })))
    expect(window.location.search).toBe('?name=x&tab=one')
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: '三' })))
    expect(window.location.search).toBe('?name=x&tab=three')
  })
})

test('rows in an order of their own are moved by 上移, 下移 and 置顶, the first one only down', async () => {
  const move = (action: string, label: string, way: string, rows?: ActionPlan['when']): ActionPlan => ({
    action, label, place: 'row', tone: 'default', ...(rows ? { when: rows } : {}),
    does: { type: 'call', call: { family: 'f', call: 'edit' }, with: { name: 'name' }, constants: { move: { value: way } } },
  })
  const below = { field: 'place', op: 'gt', value: 1 } as const
  const moves = [move('move_up', '上移', 'up', below), move('move_down', '下移', 'down'), move('move_top', '置顶', 'top', below)]
  const port = testPort({ list: () => answer({ list: [{ name: 'a', place: 1 }, { name: 'b', place: 2 }], total: 2 }), call: () => ({}) })
  draw(page({ lists: [list({ columns: [column('name')], rowKey: ['name'], actions: moves })] }), port)
  expect(['上移', '下移'].map((name) => screen.getAllByRole('button', { name }).length)).toEqual([1, 2])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '上移' })))
  await vi.waitFor(() => expect(port.asked).toEqual([{ call: 'f.edit', values: { name: 'b', move: 'up' } }]), 10_000)
})
