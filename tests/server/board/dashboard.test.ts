/**
 * The home page's figures over the demo company: equal to SQL that knows nothing of the planner, and equal to what stands on the
 * page that a press leads to. For whom which cards are there, and what an empty company is told.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { boardList, cardQuestion, goQuery, rowsToDraw, todoQuery, todoQuestion, type AskingCard } from '../../../src/engine/board/board-question'
import { defaultState, readState, type ListState } from '../../../contract/list-address'
import { questionOf } from '../../../contract/list-question'
import type { PagePlan } from '../../../contract/page-plan'
import type { CallRef, ListPlan } from '../../../contract/plan'
import type { ListAnswer, ListRequest } from '../../../contract/wire'

let server: TestApp
let admin: Client
let home: PagePlan

const planOf = async (client: Client, route: string): Promise<PagePlan> =>
  (await client.call<{ plan: PagePlan }>('/app/api/v1/page-plan', { route })).body.data.plan

function pathOf({ family, call }: CallRef): string {
  const found = server.runtime.live.current.model.families[family]?.calls[call]
  if (!found) throw new Error(`no call ${family}.${call}`)
  return found.path
}

async function ask(client: Client, call: CallRef, question: ListRequest): Promise<ListAnswer> {
  const { status, body } = await client.call<ListAnswer>(pathOf(call), question)
  if (status !== 200 || body.code !== 200) throw new Error(`${call.family}.${call.call}: ${status} ${body.code} ${body.msg}`)
  return body.data
}

const board = () => home.board!
const stateOf = (address = ''): ListState => readState(boardList(board()), new URLSearchParams(address))
const cards = (): AskingCard[] => board().cards.filter((card): card is AskingCard => 'list' in card)
const cardOf = (code: string): AskingCard => cards().find((card) => card.code === code)!

async function figures(client: Client, code: string, address = ''): Promise<Record<string, unknown>> {
  const card = cardOf(code)
  return rowsToDraw(card, await ask(client, card.list.list, cardQuestion(board(), card, stateOf(address), home.page)!))[0] ?? {}
}

/** The list that an address opens, and its answer. */
async function opened(client: Client, route: string, query: Record<string, string>): Promise<{ list: ListPlan; state: ListState; answer: ListAnswer }> {
  const plan = await planOf(client, route)
  const list = plan.lists.find(({ code }) => code === query['tab']) ?? plan.lists[0]!
  const state = readState(list, new URLSearchParams(query))
  const answer = await ask(client, list.list, questionOf(list, state, plan.lists.length > 1 ? `${plan.page}:${list.code}` : plan.page))
  return { list, state, answer }
}

const sql = async <T>(text: string, values: unknown[] = []): Promise<T> =>
  (await server.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text, values))).rows[0] as T

beforeAll(async () => {
  server = await startTestApp({ demo: true })
  admin = await server.admin()
  home = await planOf(admin, '/dashboard')
}, 600_000)
afterAll(() => server?.stop())

/** A measure of the board as the list behind it calls it. */
const BEHIND: Record<string, Record<string, string>> = {
  orders: { orders: '#', quantity: 'quantity', amount: 'item_price' },
  fba_stock_now: { sellable: 'sellable_qty', reserved: 'reserved_qty', onway: 'onway_qty', total: 'total_qty' },
}

describe('a figure equals the total of the page it leads to', () => {
  const addresses = ['', 'cur=original', 'day=@last7', 'day=@dataMonth']
  it.each(['instant', 'sales', 'profit', 'ads', 'orders', 'after', 'stock'])('%s', { timeout: 120_000 }, async (code) => {
    const card = cardOf(code)
    const shop = (await sql<{ id: string }>('select id::text as id from shop where company_id = $1 order by id limit 1', [server.companyId])).id
    let compared = 0
    for (const address of [...addresses, `shop=${shop}`]) {
      const state = stateOf(address)
      const answer = await ask(admin, card.list.list, cardQuestion(board(), card, state, home.page)!)
      const behind = await opened(admin, card.go!.route, goQuery(card.go!, card, board(), state))
      for (const column of card.list.columns) {
        const own = BEHIND[card.list.source.dataset ?? '']
        const name = own ? own[column.path] : column.path
        expect(rowsToDraw(card, answer).length, `${code} ${address}`).toBeGreaterThan(address === 'cur=original' && column.currencyField ? 1 : 0)
        if (name === undefined || (name !== '#' && !behind.list.columns.some(({ path }) => path === name))) continue
        const rows = rowsToDraw(card, answer)
        for (const row of rows) {
          const line = behind.answer.summary.find(({ currency }) => (currency ?? null) === (row['currency'] ?? null)) ?? behind.answer.summary[0]
          const there = name === '#' ? behind.answer.total : line?.values[name]
          if (name === '#' && rows.length > 1) continue
          expect({ address, figure: column.path, value: String(row[column.path]) }).toEqual({ address, figure: column.path, value: String(there) })
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(3)
  })

  it('is one total by whatever rows it is asked, on every report of amounts, and below its currencies what it is in the company\'s', {
    timeout: 240_000,
  }, async () => {
    const { model } = server.runtime.live.current
    const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls))
    const differing: string[] = []
    let several = 0
    for (const dataset of Object.values(model.datasets)) {
      const call = calls.find(({ does, state, method }) => state === 'built' && method === 'POST' && does?.type === 'report' && does.dataset === dataset.name)
      // What is only told as a ratio or counted apart is no sum of any rows.
      const measures = Object.values(dataset.measures).filter(({ kind, total, formula }) => kind === 'money' && total === 'sum' && formula === undefined).map(
        ({ name }) => name,
      )
      if (!call || measures.length === 0) continue
      const groupings = [[], ...['day', 'month', 'shop', 'msku', 'state', 'fee_category'].filter((name) => name in dataset.dimensions).map((name) => [name])]
      const totalsIn = (currency: 'company' | 'original') =>
        Promise.all(groupings.map((rows) => ask(admin, { family: call.family, call: call.name }, { rows, measures, currency, page: 1, pageSize: 1 })))
      const [company, original] = [await totalsIn('company'), await totalsIn('original')]
      for (const totals of [company, original]) {
        const told = totals.map(({ summary }) => JSON.stringify(summary))
        told.forEach((total, at) => total === told[0] || differing.push(`${dataset.name} by ${groupings[at]!.join()}: ${total} not ${told[0]}`))
      }
      for (const [at, { summary, about }] of original.entries()) {
        if (summary.length < 2) continue
        expect(about?.converted, dataset.name).toEqual({ ...company[at]!.summary[0], converted: true })
        several += 1
      }
    }
    expect(differing).toEqual([])
    expect(several).toBeGreaterThan(10)
  })

  // In the company's currency a point is rounded once and the list behind it row by row: cents apart at most.
  it.each([
    ['original', 0], ['company', 0.3],
  ])('a row of a ranking, a slice and a point lead to rows that add up to them: %s', { timeout: 120_000 }, async (currency, apart) => {
    for (const code of ['sales_rank', 'results_rank', 'order_states', 'sites', 'sales_trend', 'ads_trend', 'profit_trend', 'refund_rank', 'stock_shops']) {
      const card = cardOf(code)
      const state = stateOf(`cur=${currency}`)
      const { list } = await ask(admin, card.list.list, cardQuestion(board(), card, state, home.page)!)
      const measure = card.list.columns.find(({ path }) => !card.list.rows[0]!.by.includes(path))!
      const row = list.find((one) => one[measure.path] !== null)
      expect(row, code).toBeDefined()
      const behind = await opened(admin, card.go!.route, goQuery(card.go!, card, board(), state, row))
      const name = BEHIND[card.list.source.dataset!]?.[measure.path] ?? measure.path
      if (name === '#' && list.some((other) => other !== row && other[card.list.rows[0]!.by[0]!] === row![card.list.rows[0]!.by[0]!])) continue
      const line = behind.answer.summary.find((one) => (one.currency ?? null) === (row!['currency'] ?? null)) ?? behind.answer.summary[0]
      const there = Number(name === '#' ? behind.answer.total : line?.values[name])
      expect(Math.abs(Number(row![measure.path]) - there), `${code}: ${row![measure.path]} leads to ${there}`).toBeLessThanOrEqual(apart)
    }
  })

  it('what waits is as many rows as stand behind it', { timeout: 120_000 }, async () => {
    const todos = board().cards.flatMap((one) => (one.shows === 'todos' ? one.todos : []))
    expect(todos.length).toBeGreaterThan(20)
    const counts: number[] = []
    for (const address of ['', 'f.site=us']) {
      const state = stateOf(address)
      for (const todo of todos) {
        const { total } = await ask(admin, todo.list.list, todoQuestion(board(), todo, state, home.page))
        const behind = await opened(admin, todo.go.route, todoQuery(board(), todo, state))
        expect(behind.state.brokenWhere, todo.label).toBeUndefined()
        expect(`${todo.label} ${total}`).toBe(`${todo.label} ${behind.answer.total}`)
        counts.push(total)
      }
    }
    expect(counts.some((count) => count > 0)).toBe(true)
  })
})

describe('figures equal SQL over the facts', { timeout: 120_000 }, () => {
  it('sales and orders of a month, in the shop’s own currency', async () => {
    const { day } = await sql<{ day: string }>('select max(purchase_day)::text as day from order_item where company_id = $1', [server.companyId])
    const month = day.slice(0, 7)
    const card = cardOf('sales')
    const list = rowsToDraw(card, await ask(admin, card.list.list, cardQuestion(board(), card, stateOf('day=@dataMonth&cur=original'), home.page)!))
    for (const row of list) {
      const found = await sql<{ quantity: string; amount: string; orders: string }>(
        `select sum(quantity)::text as quantity, sum(item_price)::text as amount, count(distinct order_id)::text as orders from order_item
         where company_id = $1 and to_char(purchase_day, 'YYYY-MM') = $2 and order_status <> 'Cancelled' and currency is not distinct from $3`,
        [server.companyId, month, row['currency'] ?? null],
      )
      if (row['amount'] !== null) expect(Number(row['amount'])).toBeCloseTo(Number(found.amount ?? 0), 6)
    }
    const quantities = list.reduce((sum, row) => sum + Number(row['quantity'] ?? 0), 0)
    const all = await sql<{ quantity: string }>(
      `select sum(quantity)::text as quantity from order_item where company_id = $1 and to_char(purchase_day, 'YYYY-MM') = $2 and order_status <> 'Cancelled'`,
      [server.companyId, month],
    )
    expect(quantities).toBe(Number(all.quantity))
    const orders = await figures(admin, 'orders', 'day=@dataMonth')
    const counted = await sql<{ n: string }>(
      `select count(*)::text as n from sale_order where company_id = $1 and to_char(purchase_day, 'YYYY-MM') = $2`, [server.companyId, month],
    )
    expect(Number(orders['orders'])).toBe(Number(counted.n))
  })

  it('stock is the last snapshot of each shop; the newest day is the last one with orders', async () => {
    const stock = await figures(admin, 'stock')
    const kept = await sql<{ sellable: string; total: string }>(
      'select sum(sellable_qty)::text as sellable, sum(total_qty)::text as total from fba_stock where company_id = $1', [server.companyId],
    )
    expect([Number(stock['sellable']), Number(stock['total'])]).toEqual([Number(kept.sellable), Number(kept.total)])
    const instant = await figures(admin, 'instant')
    const last = await sql<{ quantity: string }>(
      `select sum(quantity)::text as quantity from order_item where company_id = $1 and order_status <> 'Cancelled'
        and purchase_day = (select max(purchase_day) from order_item where company_id = $1)`,
      [server.companyId],
    )
    expect(Number(instant['quantity'])).toBe(Number(last.quantity))
    expect(instant).toHaveProperty(['quantity.prev'])
  })
})

describe('who has which card', { timeout: 60_000 }, () => {
  it('a card belongs to who may open the page behind it, and so does its call', async () => {
    const warehouse = await server.person('lao-ku', { roles: ['warehouse'] })
    const plan = await planOf(warehouse, '/dashboard')
    const codes = plan.board!.cards.map(({ code }) => code)
    expect(codes).toContain('todo')
    expect(codes).not.toContain('profit')
    expect(codes).not.toContain('sales')
    const profit = cardOf('profit')
    expect((await warehouse.call(pathOf(profit.list.list), cardQuestion(board(), profit, stateOf(), home.page)!)).status).toBe(403)
    const todos = plan.board!.cards.find((card) => card.shows === 'todos')
    expect(todos?.shows === 'todos' && todos.todos.map(({ label }) => label)).not.toContain('有未匹配费用的交易')
  })

  /** Figures of stock stand between for whoever may see them. */
  const workOf = ({ board: shown }: PagePlan): string[] => (shown?.cards ?? []).map(({ code }) => code).filter((code) => code !== 'stock')

  it('the warehouse and the buyer begin with their own work: what waits, and the rows that wait longest', async () => {
    const warehouse = await planOf(await server.person('lao-ku-3', { roles: ['warehouse'] }), '/dashboard')
    expect(workOf(warehouse).slice(0, 3)).toEqual(['warehouse_todo', 'todo', 'due_receipts'])
    expect(warehouse.board!.cards.map(({ code }) => code)).not.toContain('new_prices')
    const buyer = await planOf(await server.person('lao-cai', { roles: ['purchase'] }), '/dashboard')
    expect(workOf(buyer).slice(0, 5)).toEqual(['buyer_todo', 'todo', 'soon_out', 'late_orders', 'new_prices'])
    const late = await ask(admin, cardOf('late_orders').list.list, cardQuestion(board(), cardOf('late_orders'), stateOf(), home.page)!)
    expect(late.list.length).toBeGreaterThan(0)
    const days = late.list.map((row) => Number(row['overdue_days']))
    expect(days).toEqual([...days].sort((a, b) => b - a))
    expect(days.at(-1)).toBeGreaterThan(0)
  })

  it('who may not see profit sees the card without it', async () => {
    await server.runtime.db.asOwner(
      (tx) =>
        tx.query(
          `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
            values ($1, 'noprofit', '无利润', false, '{M00118000,M00119000}', '{}', '{}', '{}')`,
          [server.companyId],
        ),
    )
    const person = await server.person('bu-kan', { roles: ['noprofit'] })
    const plan = await planOf(person, '/dashboard')
    const profit = plan.board!.cards.find(({ code }) => code === 'profit')
    expect(profit && 'list' in profit && profit.list.columns.map(({ path }) => path)).toEqual(['sales_amount'])
    expect(plan.board!.cards.map(({ code }) => code)).not.toContain('profit_trend')
    expect(JSON.stringify(plan)).not.toContain('gross_profit')
  })

  it('rightConfig tells what one has, how it is arranged, and what is missing for the rest', async () => {
    const warehouse = await server.person('lao-ku-2', { roles: ['warehouse'] })
    await warehouse.call('/app/api/v1/views/keep', { source: 'dashboard', content: { cards: [{ code: 'todo', width: 3 }] } })
    const { body } =
      await warehouse.call<{ cards: { code: string; width: number; allowed: boolean; needs?: string }[] }>('/fba/api/v1/indexBoard/rightConfig', {})
    expect(body.data.cards.find(({ code }) => code === 'todo')).toMatchObject({ width: 3, allowed: true })
    expect(body.data.cards.find(({ code }) => code === 'profit')).toMatchObject({ allowed: false, needs: '利润报表' })
    expect(body.data.cards).toHaveLength(board().cards.length)
  })
})

describe('an empty company', () => {
  it('is told for every card which import brings its data', { timeout: 120_000 }, async () => {
    const empty = await startTestApp()
    try {
      const someone = await empty.admin()
      // Rows that staff write themselves come by no report, mail neither.
      for (const card of cards().filter(({ list: { source: { dataset } } }) => dataset !== undefined && dataset !== 'mails')) {
        const question = cardQuestion(board(), card, defaultState(boardList(board())), home.page)!
        const { body } = await someone.call<ListAnswer>(pathOf(card.list.list), question)
        expect(`${card.code} ${body.data.about?.dataUntil}`).toBe(`${card.code} null`)
        expect(body.data.about?.feeds?.length, card.code).toBeGreaterThan(0)
      }
    } finally {
      await empty.stop()
    }
  })
})
