// @vitest-environment happy-dom
/** A board on the screen: figures lead to their rows, a card that fails leaves the others alone, filters reach every card. */
import '../../../tests/support/dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { column, filter, list, page } from '../../../tests/support/plans'
import { testPort, type TestPort } from '../../../tests/support/port'
import { CallError } from '../../lib/call-error'
import type { BoardPlan, CardPlan, PagePlan } from '../../../contract/page-plan'
import type { CallRef } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { PartsProvider } from '../parts'
import { PortProvider } from '../port'
import BoardScreen from './board-screen'

beforeEach(() => window.history.replaceState(null, '', '/board'))

const amount = column('amount', { label: '花费', kind: 'money', currencyField: 'currency', total: 'sum', compare: ['previous'] })
const report = (call: string) => list({
  list: { family: 'ads', call }, source: { dataset: 'ads' }, columns: [amount], rows: [{ label: '', by: [] }], compare: ['previous'],
  currency: ['company', 'original'], basis: '按天',
})
const board: BoardPlan = {
  source: { dataset: 'ads' }, currency: ['company', 'original'], filters: [filter('shop', { label: '店铺' })],
  cards: [
    { code: 'good', title: '合计', width: 2, shows: 'figures', list: report('good'), follows: ['shop'], go: { route: '/report', with: { shop: 'shop' } } },
    { code: 'bad', title: '坏的', width: 1, shows: 'figures', list: report('bad'), follows: [] },
    { code: 'map', title: '地图', width: 1, shows: 'part', part: 'shopMap' },
    { code: 'none', title: '没有的', width: 1, shows: 'part', part: 'nowhere' },
  ],
}
const plan: PagePlan = page({ kind: 'board', lists: [], board })

function draw(port: TestPort, drawn: BoardPlan = board) {
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <BrowserRouter>
          <PortProvider value={port}>
            <PartsProvider value={{ cells: {}, cards: { shopMap: ({ filters }) => <b>地图 {JSON.stringify(filters)}</b> }, steps: {} }}>
              <BoardScreen page={{ ...plan, board: drawn }} board={drawn} />
            </PartsProvider>
          </PortProvider>
        </BrowserRouter>
      </App>
    </ConfigProvider>,
  )
}

function failing(): TestPort & { again: number } {
  const port =
    testPort({
      list: () => ({
        list: [{ amount: '12.5', currency: 'CNY', 'amount.prev': '10', 'amount.delta': '2.5', 'amount.rate': '0.25' }], total: 1, page: 1, pageSize: 1,
        summary: [], about: { dataUntil: '2025-08-31' },
      }),
    })
  const asked = port.useList
  const made = Object.assign(port, { again: 0 })
  made.useList = (call, question, about) => (call.call === 'bad'
    ? { answer: undefined, isFetching: false, isStale: false, error: new CallError('server', '数据库正忙'), refetch: () => void (made.again += 1) }
    : asked(call, question, about))
  return made
}

test('a card without data on the asked days says up to when there is some; one without any says what brings it', () => {
  const port = testPort({
    list: (call) => ({
      list: [], total: 0, page: 1, pageSize: 1, summary: [],
      about: call.call === 'good' ? { dataUntil: null, newest: '2025-03-02' } : { dataUntil: null, feeds: ['所有订单报告', '批量表格（SB）', '批量表格（SP）', '交易报告', '结算报告'] },
    }),
  })
  draw(port)
  expect(within(screen.getByRole('region', { name: '合计' })).getByText('所选日期没有数据，最近的数据到 2025-03-02')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '合计' })).getByText('数据截至：2025-03-02')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '坏的' })).getByText('还没有数据，导入「所有订单报告」、「批量表格（SB、SP）」、「交易报告」等 4 种报告后显示')).toBeTruthy()
})

test('figures stand with what was before, what they mean, and lead to their rows', async () => {
  const port = failing()
  draw(port)
  const card = within(screen.getByRole('region', { name: '合计' }))
  expect(card.getByText('¥12.50')).toBeTruthy()
  expect(card.getByText('▲25.0%')).toBeTruthy()
  expect(card.getByText('口径：按天')).toBeTruthy()
  expect(card.getByText('数据截至：2025-08-31')).toBeTruthy()
  window.history.replaceState(null, '', '/board')
  await act(async () => void fireEvent.click(card.getByRole('button', { name: /^花费：.*，查看明细$/ })))
  expect(port.places).toEqual(['/report?cur=company'])
})

test('a figure tells its numbers from its menu, by a right click or the menu key; sums of several currencies tell none', async () => {
  const told = {
    row: { amount: '12.50', currency: 'CNY' }, steps: [{ path: 'amount', field: amount, words: '「广告」的花费之和', reports: [], inputs: [], lines: [] }],
    about: { dataUntil: '2025-08-31' }, enums: {},
  }
  const explained = { ...board, cards: [{ ...board.cards[0], list: { ...report('good'), columns: [{ ...amount, explains: true as const }] } } as CardPlan] }
  const port = Object.assign(failing(), { own: { explain: { family: 'app', call: 'explain' } } })
  port.call = ((call: CallRef, values: Row) => {
    port.asked.push({ call: `${call.family}.${call.call}`, values })
    return Promise.resolve(told)
  }) as typeof port.call
  draw(port, explained)
  await Promise.all([import('../explain/cell-menu'), import('../explain/explain-drawer'), import('../../ui/antd/antd-room')])
  expect(fireEvent.contextMenu(screen.getByRole('button', { name: /^花费：.*，查看明细$/ }))).toBe(false)
  const entry = await screen.findByText('查看计算过程')
  await act(async () => void fireEvent.click(entry))
  expect(await screen.findByText('「广告」的花费之和')).toBeTruthy()
  expect(port.asked.at(-1)).toMatchObject({
    call: 'app.explain', values: { call: { call: 'good' }, column: 'amount', row: { currency: 'CNY' }, request: { rows: [], measures: ['amount'] } },
  })
})

test('a ranking that leads to no list opens the rows behind a figure', async () => {
  const ranked = list({
    list: { family: 'ads', call: 'good' }, source: { dataset: 'ads' }, basis: '按天', currency: ['company', 'original'],
    columns: [column('name', { label: '活动' }), { ...amount, compare: [], behind: true }], rows: [{ label: '', by: ['name'] }],
  })
  const cards: CardPlan[] = [{
    code: 'most', title: '花费排行', width: 1, shows: 'chart', chart: 'rank', list: ranked, follows: [], by: 'name', series: [{ column: 'amount' }],
  } as unknown as CardPlan]
  const port = Object.assign(testPort({
    list: () => ({
      list: [{ name: '甲', amount: '12.5', currency: 'CNY' }], total: 1, page: 1, pageSize: 8, summary: [], about: { dataUntil: '2025-08-31' },
    }),
  }), { own: { behind: { family: 'app', call: 'behind' } } })
  draw(port, { ...board, cards })
  await act(async () => void (await import('../behind/behind-drawer')))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /甲/ })))
  expect(port.asked.at(-1)).toMatchObject({ call: 'app.behind', values: { column: 'amount', row: { name: '甲' } } })
})

test('a card that fails says so by itself and is asked anew by itself', () => {
  const port = failing()
  draw(port)
  const card = within(screen.getByRole('region', { name: '坏的' }))
  expect(card.getByRole('alert').textContent).toContain('数据库正忙')
  fireEvent.click(card.getByRole('button', { name: /重试/ }))
  expect(port.again).toBe(1)
  expect(screen.getByText('¥12.50')).toBeTruthy()
})

test('what the board filters by is asked of the cards that follow it, and handed to parts; an unknown part says its name', () => {
  window.history.replaceState(null, '', '/board?shop=mug&cur=original')
  const port = failing()
  draw(port)
  expect(port.questions[0]).toMatchObject({
    currency: 'original', rows: [], measures: ['amount'], compare: ['previous'], filter: { field: 'shop', value: 'mug' },
  })
  expect(screen.getByText('地图 {"shop":"mug"}')).toBeTruthy()
  expect(screen.getByText('没有名为 nowhere 的部件')).toBeTruthy()
})
