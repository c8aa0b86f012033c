import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database'
import { clockOf } from './calendar.demo'
import { announcementRows, messageRows, stockMoveItemRows, stockMoveRows, type OfficeContext } from './office.demo'
import { demoProducts } from './products.demo'
import type { DemoRow } from './rows.demo'
import { writeRows } from './write.demo'

const COMPANY = 7
const ROLES = [['admin'], ['sales'], ['sales'], ['warehouse'], ['finance'], [], [], [], ['development'], []]
let demo: TestDatabase

beforeAll(async () => {
  demo = await createTestDatabase()
}, 240_000)
afterAll(() => demo?.drop())

test('the demo company’s stock moves, announcements and messages fit their tables and each other', { timeout: 120_000 }, async () => {
  const clock = clockOf('2026-11-21')
  const office: OfficeContext = { clock, products: demoProducts(clock), people: Array.from({ length: 10 }, (_none, at) => at + 1), warehouses: [1, 2] }
  const skus = new Map(office.products.map(({ sku }, at) => [sku, at + 1]))
  const numbered = (rows: DemoRow[]): DemoRow[] => rows.map((row, at) => ({ id: at + 1, ...row }))
  const moves = numbered(stockMoveRows(office))
  const announcements = numbered(announcementRows(office, ROLES))
  const messages = messageRows(office, announcements.map((row) => Number(row['id'])), ROLES)
  await demo.db.asOwner(async (tx) => {
    await writeRows(tx, demo.model, 'stock_move', COMPANY, moves)
    await writeRows(tx, demo.model, 'stock_move_item', COMPANY, numbered(stockMoveItemRows(office, moves.map((row) => Number(row['id'])), skus)))
    await writeRows(tx, demo.model, 'announcement', COMPANY, announcements)
    await writeRows(tx, demo.model, 'message', COMPANY, numbered(messages))
    const { rows } = await tx.query<{ title: string; sent: number; read: number; told: number; seen: number }>(
      `select a.title, a.sent_count as sent, a.read_count as read, count(m.id)::int as told, count(*) filter (where m.read_state = '1')::int as seen
       from announcement a left join message m on m.company_id = a.company_id and m.announcement_id = a.id group by a.id, a.title, a.sent_count, a.read_count`,
    )
    expect(rows).toHaveLength(4)
    for (const row of rows) expect([row.title, row.told, row.seen]).toEqual([row.title, row.sent, row.read])
  })
  expect(moves.length).toBeGreaterThan(30)
  expect(new Set(moves.map((row) => row['move_no'])).size).toBe(moves.length)
})
