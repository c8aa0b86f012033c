/** Rows that are worked out a moment after a document ("later"): marked by it, worked out once for several, kept waiting where it fails. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import type { Tx } from '../../../server/kernel/store/connect'
import { workOutMarked } from '../../../server/kernel/tasks/later'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'
import { ADVICE, ORDERS } from '../purchase/paths'

let app: TestApp
let admin: Client
let cup: string
let shop: string
let maker: string
let north: string
const kit = stockKit(() => admin)

beforeAll(async () => {
  app = await startTestApp({ workers: 0 })
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  north = await kit.warehouse('北仓')
  maker = await kit.supplier('杯厂', 'month')
  cup = await kit.sku('CUP')
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  await owner(async (tx) => {
    await tx.query(
      `insert into order_item (company_id, shop_id, order_id, occurrence, purchase_at, purchase_day, order_status, msku, quantity)
       values ($1, $2, 'A', 1, '2025-03-31', '2025-03-31', 'Shipped', 'MUG', 70)`, [app.companyId, shop],
    )
    await tx.query(`insert into pairing (company_id, shop_id, msku, sku_id, qty, source) values ($1, $2, 'MUG', $3::bigint, 1, 'hand')`, [
      app.companyId, shop, cup,
    ])
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId, only: 'fba_stock' })
  })
}, 240_000)
afterAll(() => app?.stop())

const owner = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => app.runtime.db.asOwner(work)
const marks = async (): Promise<number> => (await owner((tx) => tx.query("select from later_mark where entity = 'purchase_advice'"))).rowCount
const advised = async () => kit.rows(`${ADVICE}/list`, ['onway_qty', 'requested_qty'], kit.is('sku_id', cup))

/** What every process does each moment, now. */
async function work(settleMs = 0, pauses?: Map<string, number>): Promise<{ said: string[]; failed: unknown[] }> {
  const [said, failed] = [[] as string[], [] as unknown[]]
  const { db, live, sessions } = app.runtime
  await workOutMarked({
    db, now: () => new Date(), log: (_line, error) => failed.push(error), entered: (line) => said.push(line.replace(/ in \d+ ms$/, '')),
    world: {
      model: () => live.current.model,
      asker: async (company, employee) => {
        const person = await sessions.person(company, employee)
        return person && { ...person, access: live.current.accessOf(company, person.roles) }
      },
    },
  }, settleMs, pauses)
  return { said: said.filter((line) => line.includes('purchase_advice')), failed }
}

const order = () => kit.made(ORDERS, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: 20, price: '2' }] })

it('waits for documents that come one after another, and works them out once', async () => {
  await work()
  await order()
  await order()
  expect(await marks()).toBeGreaterThan(1)
  expect((await work(60_000)).said).toEqual([])
  expect((await work()).said).toEqual([expect.stringMatching(/^later purchase_advice of company \d+: \d+ changes worked out$/)])
  expect(await advised()).toMatchObject([{ requested_qty: 40 }])
  expect(await marks()).toBe(0)
  expect((await work()).said).toEqual([])
})

it('a document that is refused leaves no mark', async () => {
  expect(await kit.post(`${ORDERS}/add`, { supplier_id: maker, warehouse_id: north, currency: 'CNY', items: [{ sku_id: cup, qty: -1, price: '2' }] }))
    .not.toMatchObject({ code: 200 })
  expect(await marks()).toBe(0)
})

it('two processes at once lose nothing and do nothing twice', async () => {
  await order()
  const both = await Promise.all([work(), work()])
  expect(both.flatMap(({ said }) => said)).toHaveLength(1)
  expect(both.flatMap(({ failed }) => failed)).toEqual([])
  expect(await advised()).toMatchObject([{ requested_qty: 60 }])
})

it('keeps what could not be worked out, leaves it alone for a while, and does it then', async () => {
  const pauses = new Map<string, number>()
  await owner((tx) => tx.query('alter table purchase_advice add constraint broken check (requested_qty < 70)'))
  await order()
  expect((await work(0, pauses)).failed).toHaveLength(1)
  expect(await marks()).toBeGreaterThan(0)
  await owner((tx) => tx.query('alter table purchase_advice drop constraint broken'))
  expect((await work(0, pauses)).said).toEqual([])
  pauses.clear()
  expect((await work(0, pauses)).said).toHaveLength(1)
  expect(await advised()).toMatchObject([{ requested_qty: 80 }])
})

it('is cheap to mark: what marks a document takes a thousandth of a second or so', async () => {
  const started = performance.now()
  await owner(async (tx) => {
    for (let n = 0; n < 200; n += 1) await tx.query(
      `insert into later_mark (company_id, entity, facts, rows)
       select $1, m.entity, m.facts, nullif(m.rows, 'null'::jsonb) from jsonb_to_recordset($2::jsonb) as m (entity text, facts text, rows jsonb)`,
      [app.companyId, JSON.stringify([{ entity: 'purchase_advice', facts: 'stock_entry', rows: [{ sku_id: cup }] }])],
    )
  })
  const each = (performance.now() - started) / 200
  expect(each).toBeLessThan(5)
  await work()
})
