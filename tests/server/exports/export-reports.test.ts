/** Reports exported: what runs over their rows, what stands across by hour and what is converted are in the file what the screen shows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { exportedBook, exportedText, linesOf, type Exporting } from './exporting'

/** More rows than one piece from the database, of two shops. */
const DAYS = 1100
const FIRST = '2023-01-01'

let server: TestApp
let admin: Client
let shops: string[]

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-05T18:00:00Z') })
  admin = await server.admin()
  shops = await server.runtime.db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into shop (company_id, name, account_name, site, currency)
       values ($1, '美国店', 'a', 'us', 'USD'), ($1, '日本店', 'a', 'jp', 'JPY') returning id::text`, [server.companyId],
    )
    await tx.query(
      `insert into exchange_rate (company_id, stat_month, currency, rate)
       select $1, month::date, currency, base + extract(month from month) / 1000
       from generate_series(date '2022-12-01', date '2026-03-01', interval '1 month') month, (values ('USD', 7.1), ('JPY', 0.048)) of_currency(currency, base)`,
      [server.companyId],
    )
    await tx.query(
      `insert into fee_line (company_id, shop_id, origin, posted_day, transaction_type, amount_name, fee_category, currency, amount)
       select $1, shop.id, 'transaction', date '${FIRST}' + n - 10, 'order', 'Principal', 'product_sales', shop.currency,
         case shop.currency when 'USD' then ((n * 37) % 1001 - 480) / 100.0 else (n * 53) % 997 - 460 end
       from shop, generate_series(0, ${DAYS + 9}) n where company_id = $1`, [server.companyId],
    )
    await rebuildRollups(tx, server.runtime.live.current.model, { companyId: server.companyId })
    return rows.map(({ id }) => id)
  })
})
afterAll(() => server?.stop())

const BALANCE: Exporting = {
  call: { family: 'finance', call: 'shopTransactionSummary' }, title: '账户余额', columns: [
    { path: 'shop', label: '店铺', kind: 'id' }, { path: 'day', label: '日期', kind: 'date' }, { path: 'currency', label: '币种', kind: 'text' },
    { path: 'opening', label: '期初余额', kind: 'money', currencyField: 'currency' }, { path: 'amount', label: '合计', kind: 'money', currencyField: 'currency' },
    { path: 'balance', label: '余额', kind: 'money', currencyField: 'currency' }, { path: 'line_count', label: '笔数', kind: 'integer' },
  ],
}
const balances = (more: Partial<ListRequest>): Partial<ListRequest> => ({
  rows: ['shop', 'day'], measures: ['opening', 'amount', 'balance', 'line_count'], sort: [{ field: 'day', order: 'asc' }, { field: 'shop', order: 'asc' }],
  filter: { field: 'day', op: 'ge', value: FIRST }, ...more,
})

/** Every page of the list, as the screen would turn them. */
async function everyPage(path: string, request: Partial<ListRequest>): Promise<ListAnswer> {
  const answers: ListAnswer[] = []
  for (let page = 1; page === 1 || (page - 1) * 1000 < answers[0]!.total; page += 1) {
    const { body } = await admin.call<ListAnswer>(path, { ...request, page, pageSize: 1000 })
    if (body.code !== 200) throw new Error(body.msg)
    answers.push(body.data)
  }
  return { ...answers[0]!, list: answers.flatMap(({ list }) => list) }
}

/** An amount as text, counted in the smallest units that the tests use. */
const cents = (amount: string): number => Math.round(Number(amount) * 100)

describe.each(['original', 'company'] as const)('a balance that runs over the rows, exported in %s currency', (currency) => {
  const request = balances({ currency })
  const names = (): Record<string, string> => ({ [shops[0]!]: '美国店', [shops[1]!]: '日本店' })
  const shown = (line: Record<string, unknown>, lead: unknown[]): string[] => [
    ...lead, line['opening'], line['amount'], line['balance'], line['line_count'],
  ].map(String)
  let screen: ListAnswer
  let wanted: string[][]
  beforeAll(async () => {
    screen = await everyPage('/fba/api/v1/shop/transaction_summary', request)
    const { converted } = screen.about!
    wanted = [
      ['店铺', '日期', '币种', '期初余额', '合计', '余额', '笔数'],
      ...screen.list.map((row) => shown(row, [names()[String(row['shop'])], row['day'], row['currency']])),
      ...screen.summary.map((line) => shown(line.values, [`合计（${line.currency}）`, '', ''])),
      ...(converted ? [shown(converted.values, ['合计折合 CNY', '', ''])] : []),
    ]
  })

  it('goes on from line to line, of each shop by itself, and closes in the totals', () => {
    expect(screen.total).toBe(2 * DAYS)
    for (const shop of shops) {
      const own = screen.list.filter((row) => row['shop'] === shop)
      expect(own).toHaveLength(DAYS)
      own.forEach((row, at) => {
        expect(cents(String(row['balance']))).toBe(cents(String(row['opening'])) + cents(String(row['amount'])))
        if (at > 0) expect(row['opening']).toBe(own[at - 1]!['balance'])
      })
      const closing = screen.summary.find((line) => line.currency === own.at(-1)!['currency'])
      if (currency === 'original') expect(closing?.values['balance']).toBe(own.at(-1)!['balance'])
    }
    expect(wanted.at(-1)![0]).toBe(currency === 'original' ? '合计折合 CNY' : '合计（CNY）')
  })

  it('is in every line of the csv what the pages of the screen show, yen without a point', async () => {
    const { text, job } = await exportedText(admin, { ...BALANCE, request })
    expect(job).toMatchObject({ state: 'done', message: `共 ${2 * DAYS} 行` })
    expect(linesOf(text)).toEqual(wanted)
  })

  it('is the same numbers in a workbook, beside what they are of', async () => {
    const book = await exportedBook(server, admin, { ...BALANCE, request })
    const numbers = ([head, ...lines]: string[][]): unknown[] => [head, ...lines.map((line) => [...line.slice(0, 3), ...line.slice(3).map(Number)])]
    expect(numbers(book['账户余额']!)).toEqual(numbers(wanted))
    expect(book['说明']).toContainEqual(['金额', currency === 'original' ? '原币' : '折算为 CNY'])
  })
})

describe('orders by the hour, exported', () => {
  it('stand under the hours of each shop\'s own clock, as the screen lays them out', async () => {
    await server.runtime.db.asOwner((tx) => tx.query(
      `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status, currency, quantity, item_price)
       select $1, shop.id, shop.site || n, timestamptz '2025-07-01T20:30:00Z' + n * interval '7 hours',
         ((timestamptz '2025-07-01T20:30:00Z' + n * interval '7 hours')
           at time zone case shop.site when 'us' then 'America/Los_Angeles' else 'Asia/Tokyo' end)::date,
         'shipped', 'Shipped', shop.currency, 2, 10 + n
       from shop, generate_series(0, 5) n where company_id = $1`, [server.companyId],
    ))
    const request: Partial<ListRequest> = {
      rows: ['shop'], measures: ['quantity'], pivot: { dimension: 'hour', measure: 'quantity' }, currency: 'original',
      sort: [{ field: 'shop', order: 'asc' }], filter: { field: 'day', op: 'between', value: ['2025-06-01', '2025-07-31'] },
    }
    const hours = Array.from({ length: 24 }, (_none, hour) => String(hour).padStart(2, '0'))
    const screen = await everyPage('/fba/api/v1/order/hours', request)
    const { text } = await exportedText(admin, {
      call: { family: 'trade', call: 'orderHours' }, title: '按小时', request, columns: [
        { path: 'shop', label: '店铺', kind: 'id' }, ...hours.map((hour) => ({ path: `quantity@${hour}`, label: `${hour}:00`, kind: 'integer' as const })),
        { path: 'quantity', label: '合计', kind: 'integer' },
      ],
    })
    const cells = (row: Record<string, unknown>): string[] => (
      [...hours.map((hour) => row[`quantity@${hour}`]), row['quantity']].map((cell) => String(cell ?? ''))
    )
    const [head, us, jp, total] = linesOf(text)
    expect(head).toEqual(['店铺', ...hours.map((hour) => `${hour}:00`), '合计'])
    expect([us, jp]).toEqual(screen.list.map((row, at) => [['美国店', '日本店'][at], ...cells(row)]))
    // 20:30 UTC is 13:30 in Los Angeles and 05:30 in Tokyo; seven hours later, and so on.
    expect(hours.filter((hour) => us![Number(hour) + 1] !== '')).toEqual(['00', '03', '10', '13', '17', '20'])
    expect(hours.filter((hour) => jp![Number(hour) + 1] !== '')).toEqual(['02', '05', '09', '12', '16', '19'])
    expect(total).toEqual(['合计', ...cells(screen.summary[0]!.values)])
  })
})
