/** A board without a screen: what cards ask, where a press leads, what is drawn of an answer. */
import { afterEach, describe, expect, test } from 'vitest'
import { setCompanyCurrency } from '../../../contract/company-clock'
import { column, filter, list } from '../../../tests/support/plans'
import { defaultState, readState } from '../../../contract/list-address'
import type { BoardPlan } from '../../../contract/page-plan'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import { cardsToKeep, problemOfContent, reconcileCards } from '../../../contract/view'
import type { Row } from '../../../contract/wire'
import { boardList, cardQuestion, goQuery, rowsToDraw, todoQuery, todoQuestion, type AskingCard } from './board-question'
import { alongTime } from './along-time'
import { axisKeys, chartData, MOST_CATEGORIES, OTHERS, partialAt, shortNumber } from './chart-data'
import type { ChartCard } from './chart-types'
import { escapeHtml, pointText } from './chart-look'
import { chartOption } from './chart-option'
import { heatMarks, heatText } from './chart-heat'
import { spansOf } from './steps-data'
import { figuresOf } from './figures'
import { PALETTE } from './palette'

const amount = (part: Partial<ColumnPlan> = {}): ColumnPlan =>
  column('amount', { label: '花费', kind: 'money', currencyField: 'currency', total: 'sum', compare: ['previous'], ...part })
const count = column('orders', { label: '订单', kind: 'integer', total: 'sum', compare: ['previous'] })
const rate = column('acos', { label: 'ACOS', kind: 'percent', total: 'ratio' })
const report = (columns: ColumnPlan[], by: string[], part: Partial<ListPlan> = {}): ListPlan =>
  list({ source: { dataset: 'ads' }, columns, rows: [{ label: '', by }], currency: ['company', 'original'], ...part })
const day = filter('day', { control: 'daterange', op: 'between', default: { is: 'last30' }, required: true })
const shop = filter('shop', { control: 'multiselect', op: 'in' })
const board = (cards: BoardPlan['cards']): BoardPlan => ({ source: { dataset: 'ads' }, filters: [day, shop], currency: ['company', 'original'], cards })
const chart = (part: Partial<ChartCard> = {}): ChartCard => ({
  code: 'c', title: '图', width: 1, shows: 'chart', chart: 'line', list: report([column('day', { kind: 'date' }), amount()], ['day']),
  follows: ['day', 'shop'], ...part,
} as ChartCard)
const words = { enums: {}, nameOf: (_column: ColumnPlan, value: unknown) => String(value) }
const ink = { text: '#000', faint: '#666', line: '#ddd', ground: '#fff', raised: '#fff' }

describe('a calendar', () => {
  test('weeks across, weekdays down, each day its own mark; a day without a row is blank', () => {
    const card = chart({ chart: 'calendar', list: report([column('day', { kind: 'date' }), count], ['day']) })
    const rows = [{ day: '2025-08-08', orders: '3' }, { day: '2025-08-18', orders: '5' }]
    const data = chartData(card, rows)!
    expect(data.categories).toEqual(['2025-08-04', '2025-08-11', '2025-08-18'])
    expect(heatMarks(data)).toEqual([{ position: 2, series: 0 }, { position: 0, series: 4 }])
    expect(heatText(data, { position: 0, series: 4 }, words)).toBe('2025-08-08 周五　订单 3')
    expect(data.series[4]!.points[0]!.row).toBe(rows[0])
  })

  test('an axis of weeks goes from Monday to Monday', () => {
    const weeks = chartData(chart(), [{ day: '2025-08-04', amount: '1' }, { day: '2025-08-25', amount: '2' }])!
    expect(weeks.categories).toEqual(['2025-08-04', '2025-08-11', '2025-08-18', '2025-08-25'])
  })
})

describe('a chart along days, weeks or months', () => {
  const dayColumn = column('day', { kind: 'date' })
  const times = [dayColumn, column('week', { kind: 'date' }), column('month', { kind: 'month' })]
  const card = chart({ times, list: report([dayColumn, amount()], ['day'], { sort: [{ field: 'day', order: 'asc' }] }) })

  test('asks by the step that a person chose, else by its own', () => {
    const asked = (time: string | undefined) => cardQuestion(board([]), alongTime(card as AskingCard, time), defaultState(boardList(board([]))), 'p')
    expect([undefined, 'day', 'week', 'month', 'gone'].map((time) => asked(time)?.rows)).toEqual([['day'], ['day'], ['week'], ['month'], ['day']])
    expect(asked('week')).toMatchObject({ measures: ['amount'] })
  })

  test('a pressed week or month opens its days, none outside of those that were asked', () => {
    const go = { route: '/list', with: { day: 'day' } }
    const asked = { from: '2025-08-06', to: '2025-09-04' }
    const opened = (time: string, row: Row) => goQuery(go, alongTime(card as AskingCard, time), board([]), { filters: {} }, row, asked)
    expect(opened('week', { week: '2025-08-11' })).toEqual({ day: 'between~2025-08-11..2025-08-17' })
    expect(opened('week', { week: '2025-08-04' })).toEqual({ day: 'between~2025-08-06..2025-08-10' })
    expect(opened('month', { month: '2025-09' })).toEqual({ day: 'between~2025-09-01..2025-09-04' })
    expect(opened('day', { day: '2025-08-11' })).toEqual({ day: 'between~2025-08-11..2025-08-11' })
  })
})

describe('several currencies', () => {
  const rows = [
    { day: '2025-08-01', amount: '1', currency: 'AUD' }, { day: '2025-08-02', amount: '1', currency: 'AUD' },
    { day: '2025-08-01', amount: '2', currency: 'CNY' },
  ]
  afterEach(() => setCompanyCurrency(undefined))

  test('the company’s own is drawn first, the one with most rows where it has none', () => {
    expect(chartData(chart(), rows)!.currency).toBe('AUD')
    expect(chartData(chart(), rows, undefined, ['CNY', 'AUD'])!.currencies).toEqual(['CNY', 'AUD'])
    setCompanyCurrency('CNY')
    expect(chartData(chart(), rows)!.currency).toBe('CNY')
    expect(chartData(chart(), rows, 'AUD')!.currency).toBe('AUD')
  })
})

describe('what a card asks', () => {
  const card = chart()
  const plan = board([card])

  test('the filters it follows, the board’s currency, its measures and all points at once', () => {
    const state = {
      ...defaultState(boardList(plan)), currency: 'original' as const,
      filters: { ...defaultState(boardList(plan)).filters, shop: { op: 'in' as const, value: ['1', '2'] } },
    }
    expect(cardQuestion(plan, card, state, 'ads_board')).toMatchObject({
      page: 1, pageSize: 1000, rows: ['day'], measures: ['amount'], currency: 'original', source: 'ads_board',
      filter: { and: [{ field: 'day', op: 'between', value: { is: 'last30' } }, { field: 'shop', op: 'in', value: ['1', '2'] }] },
    })
    expect(cardQuestion(plan, { ...card, follows: ['day'] } as AskingCard, state, 'ads_board')?.filter).toEqual({
      field: 'day', op: 'between', value: { is: 'last30' },
    })
  })

  test('nothing before a filter it must have holds something', () => {
    expect(cardQuestion(plan, card, { ...defaultState(boardList(plan)), filters: {} }, 'ads_board')).toBeUndefined()
  })

  test('the board’s state stands in the address as a list’s does', () => {
    const state = readState(boardList(plan), new URLSearchParams('day=2025-08-01..2025-08-31&shop=7&cur=original'))
    expect(state).toMatchObject({ currency: 'original', filters: { day: { value: ['2025-08-01', '2025-08-31'] }, shop: { value: ['7'] } } })
  })
})

describe('where a press leads', () => {
  const card = chart()
  const plan = board([card])
  const go = { route: '/report', tab: 'one', with: { day: 'day', shop: 'shop' } }
  const filters = { filters: { day: { op: 'between' as const, value: { is: 'last30' as const } }, shop: { op: 'in' as const, value: ['1', '2'] } } }

  test('a point: its day as a range of one day, with the shops of the board', () => {
    expect(goQuery(go, card, plan, filters, { day: '2025-08-03', amount: '1' })).toEqual({ tab: 'one', day: 'between~2025-08-03..2025-08-03', shop: 'in~1,2' })
  })

  test('the whole card: the board’s days', () => {
    expect(goQuery(go, card, plan, filters)).toEqual({ tab: 'one', day: '@last30', shop: 'in~1,2' })
    expect(goQuery(go, card, plan, { filters: { day: { op: 'between', value: ['2025-08-01', '2025-08-31'] } } })).toEqual({
      tab: 'one', day: 'between~2025-08-01..2025-08-31',
    })
  })

  test('a month leads to its days where the other page filters by day', () => {
    expect(goQuery({ route: '/report', with: { day: 'month' } }, card, plan, { filters: {} }, { month: '2025-02' })).toEqual({
      day: 'between~2025-02-01..2025-02-28',
    })
  })

  test('a link that names nothing takes what has the same names; reserved names are escaped', () => {
    const bySite = chart({ list: report([column('site'), amount()], ['site']) })
    expect(goQuery({ route: '/report', with: {} }, bySite, plan, filters, { site: 'us', amount: '1' })).toEqual({
      day: '@last30', shop: 'in~1,2', 'f.site': 'us',
    })
  })

  test('what it says is what a list reads back', () => {
    const target = list({ filters: [day, shop] })
    const query = new URLSearchParams(goQuery(go, card, plan, filters, { day: '2025-08-03', shop: '9' }))
    expect(readState(target, query).filters).toEqual({ day: { op: 'between', value: ['2025-08-03', '2025-08-03'] }, shop: { op: 'in', value: ['9'] } })
  })
})

test('a name that the other page only searches by opens its search box', () => {
  const target = list({ filters: [{ type: 'search', fields: [column('order'), column('campaign')], label: '查找', more: false }] })
  expect(readState(
    target,
    new URLSearchParams(goQuery({ route: '/report', with: { campaign: 'campaign' } }, chart(), board([]), { filters: {} }, { campaign: 'A, b~c' })),
  ).filters).toEqual({ 'q:order,campaign': { op: 'contains', value: 'A, b~c', field: 'campaign' } })
})

describe('figures', () => {
  test('one line a currency, never added up; what is no amount is told once', () => {
    const rows = [
      { currency: 'USD', amount: '10.5', 'amount.prev': '7', 'amount.delta': '3.5', 'amount.rate': '0.5', orders: 3, 'orders.prev': 1, 'orders.delta': 2 },
      { currency: 'JPY', amount: '900', orders: 4, 'orders.prev': 9, 'orders.delta': -5 },
    ]
    const [spend, orders] = figuresOf(report([amount(), count], [], { compare: ['previous'] }), rows)
    expect(spend?.lines).toMatchObject([{ currency: 'USD', earlier: 'amount.prev', moved: { way: 'up', far: '50.0%' } }, { currency: 'JPY' }])
    expect(spend?.lines[1]?.earlier).toBeUndefined()
    expect(orders?.lines).toHaveLength(1)
    expect(orders?.lines[0]).toMatchObject({ row: { orders: '7', 'orders.prev': '10' }, moved: { way: 'down' } })
  })

  test('below amounts of several currencies stands what all are worth in the company’s; what lacks a rate says so', () => {
    const rows: Row[] = [{ amount: '15', orders: 3, currency: 'CNY' }, { amount: '700', orders: 4, currency: 'JPY' }]
    const whole = { currency: 'CNY', values: { amount: '50', orders: 7 }, converted: true }
    const list = report([amount(), count], [])
    const [spend, orders] = figuresOf(list, rows, whole)
    expect(spend?.lines.map(({ row, converted }) => [row['amount'], converted])).toEqual([['15', undefined], ['700', undefined], ['50', '折合 CNY']])
    expect(orders?.lines.map(({ row }) => row['orders'])).toEqual(['7'])
    const [lacking] = figuresOf(list, rows, { ...whole, values: { amount: null, orders: 7 }, missingRates: ['2025-08 JPY'] })
    expect(lacking?.lines[2]).toMatchObject({ converted: '折合 CNY', missingRates: ['2025-08 JPY'] })
    expect(figuresOf(list, rows.slice(0, 1), undefined)[0]?.lines).toHaveLength(1)
  })
})

describe('a chart of an answer', () => {
  test('a day without figures is a gap; the time before is a second line', () => {
    const rows: Row[] = [
      { day: '2025-08-03', amount: '2', 'amount.prev': '1', currency: 'CNY' }, { day: '2025-08-01', amount: '5', 'amount.prev': '4', currency: 'CNY' },
    ]
    const data = chartData(chart({ list: report([column('day', { kind: 'date' }), amount()], ['day'], { compare: ['previous'] }) }), rows)!
    expect(data.categories).toEqual(['2025-08-01', '2025-08-02', '2025-08-03'])
    expect(data.series.map(({ earlier, points }) => [earlier, points.map(({ value }) => value)])).toEqual([[false, ['5', null, '2']], [true, ['4', null, '1']]])
    const option = chartOption(
      chart({ list: report([column('day'), amount()], ['day'], { compare: ['previous'] }) }), data, words, ink,
    ) as { series: { name: string; lineStyle: { type: string }; data: unknown[] }[] }
    expect(option.series.map(({ name, lineStyle, data: points }) => [name, lineStyle.type, points])).toEqual([
      ['花费', 'solid', [5, null, 2]], ['花费（上期）', 'dashed', [4, null, 1]],
    ])
  })

  test('currencies never share a chart: one is drawn, the others are offered, and tooltips say exactly', () => {
    const rows = [
      { day: '2025-08-01', amount: '1234567.891', currency: 'USD' }, { day: '2025-08-02', amount: '2', currency: 'USD' },
      { day: '2025-08-01', amount: '300', currency: 'JPY' },
    ]
    const data = chartData(chart(), rows)!
    expect([data.currencies, data.currency]).toEqual([['USD', 'JPY'], 'USD'])
    expect(pointText(data, data.series[0]!, 0, words)).toBe('$1,234,567.89')
    const yen = chartData(chart(), rows, 'JPY')!
    expect(yen.series[0]?.points.map(({ value }) => value)).toEqual(['300'])
    expect(pointText(yen, yen.series[0]!, 0, words)).toBe('JP¥300')
  })

  test('a second dimension makes series, the largest first; each point knows its row', () => {
    const rows = [{ day: '2025-08-01', shop: '1', amount: '1', currency: 'CNY' }, { day: '2025-08-01', shop: '2', amount: '9', currency: 'CNY' }]
    const data = chartData(chart({ list: report([column('day'), column('shop'), amount()], ['day', 'shop']) }), rows)!
    expect(data.series.map(({ split }) => split)).toEqual(['2', '1'])
    expect(data.series[0]?.points[0]?.row).toBe(rows[1])
  })

  test('many small values are gathered exactly where they add up, and left out where they do not', () => {
    const rows = Array.from({ length: MOST_CATEGORIES + 3 }, (_, at) => ({ term: `t${at}`, amount: `${100 - at}.10`, acos: '0.1', currency: 'CNY' }))
    const summed = chartData(chart({ chart: 'bar', list: report([column('term'), amount()], ['term']) }), rows)!
    expect(summed.categories.at(-1)).toBe(OTHERS)
    expect(summed.series[0]?.points.at(-1)).toEqual({ value: '237.30' })
    const ratio = chartData(chart({ chart: 'bar', list: report([column('term'), rate], ['term']) }), rows)!
    expect(ratio.categories).toHaveLength(MOST_CATEGORIES)
    expect(ratio.gathered).toBe(3)
  })

  test('a share of amounts is told by currency, never added up', () => {
    const rows = [
      { day: '2025-08-01', acos: '0.2', currency: 'USD' }, { day: '2025-08-01', acos: '0.3', currency: 'JPY' },
      { day: '2025-08-02', acos: '0.1', currency: 'JPY' },
    ]
    const data = chartData(chart({ list: report([column('day'), rate], ['day']) }), rows)!
    expect([data.currencies, data.series[0]?.points.map(({ value }) => value)]).toEqual([['JPY', 'USD'], ['0.3', '0.1']])
    expect(figuresOf(report([rate], []), [{ acos: '0.2', currency: 'USD' }, { acos: '0.3', currency: 'JPY' }])[0]?.lines.map(({
      currency,
    }) => currency)).toEqual(['USD', 'JPY'])
  })

  test('amounts and shares stand on axes of their own', () => {
    const data = chartData(chart({ chart: 'column', list: report([column('day'), count, rate], ['day']) }), [{ day: '2025-08-01', orders: 4, acos: '0.25' }])!
    expect(axisKeys(data.series)).toHaveLength(2)
    const option = chartOption(
      chart({ chart: 'column', list: report([column('day'), count, rate], ['day']) }), data, words, ink,
    ) as {
      yAxis: { minInterval?: number }[]; series: { type: string; yAxisIndex: number }[]; tooltip: { formatter: (points: { dataIndex: number }[]) => string }
    }
    // Half an order is no step of the axis; a share has any.
    expect(option.yAxis.map(({ minInterval }) => minInterval)).toEqual([1, undefined])
    expect(option.series.map(({ type, yAxisIndex }) => [type, yAxisIndex])).toEqual([['bar', 0], ['line', 1]])
    expect(option.tooltip.formatter([{ dataIndex: 0 }])).toMatch(/订单.*4.*ACOS.*25\.00%/)
  })

  test('a waterfall goes from step to step to the last; what the steps leave unexplained is a step of its own, to the cent', () => {
    const of = (path: string, label: string): ColumnPlan => column(path, { label, kind: 'money', currencyField: 'currency', total: 'sum' })
    const card = chart({ chart: 'waterfall', list: report([of('income', '收入'), of('cost', '成本'), of('profit', '毛利润')], []) })
    const data = chartData(card, [{ income: '100.10', cost: '-30', profit: '65.05', currency: 'CNY' }])!
    expect(data.categories).toEqual(['收入', '成本', '其他', '毛利润'])
    expect(data.series[0]?.points.map(({ value }) => value)).toEqual(['100.10', '-30', '-5.05', '65.05'])
    expect(spansOf(['100', '-130', '-30']).map(({ from, to }) => [from, to])).toEqual([[0, 100], [100, -30], [0, -30]])
    const option = chartOption(card, data, words, ink) as { series: { data: unknown[] }[]; tooltip: { formatter: (at: { dataIndex: number }[]) => string } }
    expect(option.series).toHaveLength(4)
    expect(option.tooltip.formatter([{ dataIndex: 1 }])).toContain('-¥30.00')
    expect(chartData(card, [{ income: '95', cost: '-30', profit: '65.00', currency: 'CNY' }])?.categories).toEqual(['收入', '成本', '毛利润'])
  })

  test('a funnel says what is left of the step before', () => {
    const of = (path: string): ColumnPlan => column(path, { label: path, kind: 'integer', total: 'sum' })
    const card = chart({ chart: 'funnel', list: report([of('曝光'), of('点击')], []) })
    const data = chartData(card, [{ 曝光: 20000, 点击: 100 }])!
    const option = chartOption(card, data, words, ink) as { series: { label: { formatter: (at: { dataIndex: number }) => string } }[] }
    expect([0, 1].map((dataIndex) => option.series[0]!.label.formatter({ dataIndex }))).toEqual(['20,000', '100（上一步的 0.50%）'])
  })

  test('a map of hours and weekdays has each of them in their order, also where there is nothing', () => {
    const clock = (path: string): ColumnPlan => column(path, { kind: 'enum', enum: `clock_${path}` })
    const card = chart({ chart: 'heat', list: report([clock('hour'), clock('weekday'), count], ['hour', 'weekday']) })
    const data = chartData(card, [{ hour: '23', weekday: '7', orders: 9 }, { hour: '05', weekday: '1', orders: 2 }])!
    expect([data.categories.length, data.categories[0], data.series.length]).toEqual([24, '00', 7])
    expect(heatMarks(data)).toEqual([{ position: 5, series: 0 }, { position: 23, series: 6 }])
    expect(heatText(data, { position: 23, series: 6 }, words)).toBe('7 23　订单 9')
    expect(data.series[6]?.points[23]?.row).toMatchObject({ hour: '23', weekday: '7' })
  })

  test('a month that is not over is told from those that are', () => {
    const months = { categories: ['2025-07', '2025-08'], isTime: true }
    expect([partialAt(months, '2025-08-12'), partialAt(months, '2025-08-31'), partialAt(months, '2025-09-02')]).toEqual([1, undefined, undefined])
    const card = chart({ chart: 'column', list: report([column('month'), amount()], ['month']) })
    const data = chartData(card, [{ month: '2025-07', amount: '5', currency: 'CNY' }, { month: '2025-08', amount: '2', currency: 'CNY' }])!
    const { series } = chartOption(card, { ...data, partial: 1 }, words, ink) as { series: { data: unknown[]; label: { show: boolean } }[] }
    expect(series[0]?.data).toMatchObject([5, { value: 2, itemStyle: { decal: { symbol: 'rect' } } }])
    expect(series[0]?.label.show).toBe(true)
  })

  test('lines are told apart by their marks, not by colour alone', () => {
    const card = chart({ list: report([column('day'), amount(), amount({ path: 'sales', label: '销售额' })], ['day']) })
    const rows = [{ day: '2025-08-01', amount: '1', sales: '2', currency: 'CNY' }, { day: '2025-08-02', amount: '1', sales: '3', currency: 'CNY' }]
    const data = chartData(card, rows)!
    const { series } = chartOption(card, data, words, ink) as { series: { symbol: string; showSymbol: boolean }[] }
    expect(series.map(({ symbol, showSymbol }) => [symbol, showSymbol])).toEqual([['circle', true], ['rect', true]])
  })

  test('a point between gaps shows its mark, for no line leads to it', () => {
    const card = chart({ list: report([column('day'), amount()], ['day']) })
    const days = [['2025-08-01', '1'], ['2025-08-02', '2'], ['2025-08-03', null], ['2025-08-04', '3'], ['2025-08-05', null]] as const
    const data = chartData(card, days.map(([day, value]) => ({ day, amount: value, currency: 'CNY' })))!
    const { series: [line] } = chartOption(card, data, words, ink) as unknown as {
      series: { showSymbol: boolean; symbolSize: (value: unknown, at: { dataIndex: number }) => number }[]
    }
    expect(line!.showSymbol).toBe(true)
    expect([0, 1, 2, 3, 4].map((dataIndex) => line!.symbolSize(null, { dataIndex }))).toEqual([0, 0, 0, 6, 0])
  })

  test('a name from the data is no markup', () => {
    expect(escapeHtml('<img src=x onerror="1">')).not.toMatch(/[<>"]/)
    const data = chartData(chart({ list: report([column('term'), amount()], ['term']) }), [{ term: '<b>x</b>', amount: '1', currency: 'CNY' }])!
    const option = chartOption(
      chart({ list: report([column('term'), amount()], ['term']) }), data, words, ink,
    ) as { tooltip: { formatter: (points: { dataIndex: number }[]) => string } }
    expect(option.tooltip.formatter([{ dataIndex: 0 }])).not.toContain('<b>x')
  })

  test('ticks are short, in 万 and 亿', () => {
    expect([0.5, 999, 12_345, 123_456_789].map(shortNumber)).toEqual(['0.5', '999', '1.2万', '1.2亿'])
  })
})

test('the palette has 49 colours, all different (specification, section 9)', () => {
  expect(new Set(PALETTE).size).toBe(49)
})

describe('what a card asks by itself', () => {
  const newest =
    chart({ list: report([column('day'), amount()], ['day'], { where: { field: 'day', op: 'between', value: { is: 'dataDay' } } }), follows: ['shop'] })
  test('goes along instead of the board’s filter, with the currency', () => {
    expect(goQuery({ route: '/report', with: { day: 'day', shop: 'shop' } }, newest, board([newest]), {
      filters: { day: { op: 'between', value: { is: 'last30' } }, shop: { op: 'in', value: ['7'] } }, currency: 'company',
    })).toEqual({ day: '@dataDay', shop: '7', cur: 'company' })
  })

  const totals = { code: 't', title: '合计', width: 1, shows: 'figures', list: report([column('asin'), amount()], ['asin']), follows: ['shop'] } as AskingCard
  test('figures by the rows of the list behind are its totals, one a currency, and no row of it is fetched in vain', () => {
    expect(cardQuestion(board([totals]), totals, defaultState(boardList(board([totals]))), 'b')).toMatchObject({
      rows: ['asin'], pageSize: 1, measures: ['amount'],
    })
    const answer = {
      list: [{ asin: 'A', amount: '1', currency: 'USD' }], total: 9, page: 1, pageSize: 1,
      summary: [{ currency: 'USD', values: { amount: '5' } }, { currency: 'JPY', values: { amount: '7' } }],
    }
    expect(rowsToDraw(totals, answer)).toEqual([{ amount: '5', currency: 'USD' }, { amount: '7', currency: 'JPY' }])
    expect(rowsToDraw(newest, answer)).toBe(answer.list)
  })
})

describe('what waits', () => {
  const todo = {
    label: '断货', list: list({ rowKey: ['id'], where: { field: 'qty', op: 'le', value: 0 } }), follows: { shop_id: 'shop', 'shop.site': 'site' },
    go: { route: '/stock', tab: 'now', with: {} }, tone: 'danger' as const,
  }
  const plan = board([])
  const state = { ...defaultState(boardList(plan)), filters: { shop: { op: 'in' as const, value: ['1', '2'] } } }

  test('is counted by its own condition, narrowed by the board’s filters', () => {
    expect(todoQuestion(plan, todo, state, 'home')).toEqual({
      page: 1, pageSize: 1, fields: ['id'], source: 'home',
      filter: { and: [{ field: 'qty', op: 'le', value: 0 }, { field: 'shop_id', op: 'in', value: ['1', '2'] }] },
    })
  })

  test('leads to the very rows: what its list reads back asks the same', () => {
    const query = todoQuery(plan, todo, state)
    expect(query).toMatchObject({ tab: 'now', shop_id: 'in~1,2' })
    const behind = list({ columns: [column('qty', { kind: 'integer' })], filters: [filter('shop_id', { control: 'multiselect' })] })
    const read = readState(behind, new URLSearchParams(query))
    expect([read.where, read.filters['shop_id']?.value]).toEqual([{ field: 'qty', op: 'le', value: 0 }, ['1', '2']])
  })
})

describe('cards as a person has them', () => {
  const cards = ['a', 'b', 'c'].map((code) => ({ code, width: 2 }))
  test('stand in their order; a new one after its neighbour; one that is gone is dropped', () => {
    const placed = reconcileCards(cards, [{ code: 'c', width: 4 }, { code: 'gone' }, { code: 'a', hidden: true }])
    expect(placed.map(({ card, width, hidden }) => [card.code, width, hidden])).toEqual([['c', 4, false], ['a', 2, true], ['b', 2, false]])
    expect(cardsToKeep(placed)).toEqual([{ code: 'c', width: 4 }, { code: 'a', hidden: true }, { code: 'b' }])
  })

  test('what somebody sends is judged', () => {
    expect(problemOfContent({ cards: [{ code: 'a', width: 3, hidden: false }] })).toBeUndefined()
    expect(problemOfContent({ cards: [{ code: 'a', width: 9 }] })).toContain('cards 应是卡片的清单')
  })
})
