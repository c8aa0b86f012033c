/**
 * A closed period: what stands there is written by nobody, whichever way. The product has no lock before months are closed;
 * the tests plug one in and try every way of writing every entity whose schema names its period.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { PERIOD_LOCKS, type ClosedPeriod, type PeriodLock } from '../../../server/kernel/kept/period-lock'
import { refreshRollupsOf } from '../../../server/kernel/kept/rollup'
import { readChanges } from '../../../server/kernel/write/bulk.values'
import { answerAdd, answerEdit, answerRemove } from '../../../server/kernel/write/write'
import { commitBulk, previewBulk } from '../../../server/kernel/write/write.bulk'
import { deleteRow, insertRow, updateRow, type Writing } from '../../../server/kernel/write/write.row'
import type { CallContext } from '../../../server/kernel/http/handler'
import { feeMappingSet } from '../../../server/modules/workplace/reports/fee-mappings.handlers'
import { fixture } from '../../support/import-files'
import { importKit, type Kit } from '../imports/kit'

const CLOSED = { code: 1008, message: '2025-03 已结账，请先反结账' }
const march = (shops: ClosedPeriod['shops']): ClosedPeriod => ({ from: '2025-03-01', to: '2025-03-31', shops, says: CLOSED.message })

let kit: Kit
let shop: string
let closed: ClosedPeriod[] = []
const lock: PeriodLock = { closed: async () => closed }

beforeAll(async () => {
  ;(PERIOD_LOCKS.get() as PeriodLock[]).push(lock)
  kit = await importKit()
  shop = await kit.shop('美国店', 'us')
})
afterEach(() => { closed = [] })
afterAll(async () => {
  const locks = PERIOD_LOCKS.get() as PeriodLock[]
  locks.splice(locks.indexOf(lock), 1)
  await kit.drop()
})

const writing = <T>(work: (writing: Writing) => Promise<T>): Promise<T> => kit.test.db.withCompany(kit.caller, (tx) => work({
  tx, model: kit.test.model, now: kit.importer.now(),
  asker: { ...kit.caller, everything: true, hidden: () => new Set(), currency: 'CNY', zone: 'Asia/Shanghai', today: '2026-09-01' },
} as unknown as Writing))
const context = { audit: async () => undefined, events: { publish: async () => undefined } }
const entityOf = (name: string): Entity => kit.test.model.entities[name]!
const held = (): Entity[] => Object.values(kit.test.model.entities).filter(({ period }) => period !== undefined)

it('no row of any entity with a period is added to it, changed in it, moved into or out of it, or removed', async () => {
  expect(held().map(({ name }) => name).sort()).toEqual([
    'ad_campaign_day', 'ad_invoice_line', 'ad_product_day', 'cost_line', 'cost_use', 'custom_fee', 'exchange_rate', 'fba_replacement', 'fba_return', 'fee_line',
    'fee_share_rule', 'long_storage_fee', 'overage_fee', 'posted_aside', 'posted_cost', 'product_cost', 'profit_day', 'profit_line', 'return_cost',
    'settlement_line', 'settlement_txn', 'sp_product_day', 'stock_entry', 'storage_fee', 'supplier_opening',
  ])
  closed = [march([shop])]
  for (const entity of held()) {
    const row = (day: string, of = shop): Row => ({ [entity.period!]: day, ...(entity.scope.shop ? { [entity.scope.shop]: of } : {}) })
    const [inside, outside] = [row('2025-03-01'), row('2025-04-01')]
    await expect(writing((at) => insertRow(at, entity, inside)), entity.name).rejects.toMatchObject(CLOSED)
    await expect(writing((at) => updateRow(at, entity, inside, outside)), entity.name).rejects.toMatchObject(CLOSED)
    await expect(writing((at) => updateRow(at, entity, outside, inside)), entity.name).rejects.toMatchObject(CLOSED)
    await expect(writing((at) => deleteRow(at, entity, inside)), entity.name).rejects.toMatchObject(CLOSED)
    // Another shop's month is open; what is of no shop decides the closed shop's figures too.
    const foreign = row('2025-03-01', '999')
    const key = Object.fromEntries(entity.key.map((part) => [part, part === 'id' ? '-1' : (foreign[part] ?? null)]))
    if (entity.scope.shop) await writing((at) => deleteRow(at, entity, { ...foreign, ...key }))
  }
})

it('costs and rates: forms, bulk edits with their preview, removal', async () => {
  const cost = entityOf('product_cost')
  const body = { shop_id: shop, msku: 'MUG-RED', start_month: '2025-03', currency: 'USD', purchase_cost: '2' }
  const stood = await writing((at) => answerAdd(context, at, cost, body))
  closed = [march('all')]
  await expect(writing((at) => answerAdd(context, at, cost, { ...body, msku: 'MUG-BLUE' }))).rejects.toMatchObject(CLOSED)
  await expect(writing((at) => answerEdit(context, at, cost, { id: stood['id'], purchase_cost: '3' }))).rejects.toMatchObject(CLOSED)
  await expect(writing((at) => answerRemove(context, at, cost, { id: stood['id'] }))).rejects.toMatchObject(CLOSED)
  const changes = await writing(async (at) => readChanges(kit.test.model, cost, at.asker, { purchase_cost: { set: '4' } }))
  const rows = [{ key: { id: stood['id'] } }]
  expect((await writing((at) => previewBulk(at, cost, rows, changes))).items[0]!.error).toBe(CLOSED.message)
  expect((await writing((at) => commitBulk(context, at, cost, rows, changes))).refused).toBe(1)
  const rate = { stat_month: '2025-03', currency: 'USD', rate: '7.1' }
  await expect(writing((at) => answerAdd(context, at, entityOf('exchange_rate'), rate))).rejects.toMatchObject(CLOSED)
  expect(await kit.query(`select purchase_cost::text as cost from product_cost`)).toEqual([{ cost: '2' }])
})

it('imports: rows of a closed day are refused with line and reason, rows there are not replaced, and a file is not undone', async () => {
  closed = [{ ...march([shop]), from: '2025-03-02' }]
  const [refusing] = await kit.upload(fixture('transactions/us-30.csv'), { shopId: shop })
  const preview = await kit.read(refusing!)
  expect(preview.refused.some(({ reason }) => reason === CLOSED.message)).toBe(true)
  await kit.commit(refusing!)
  expect(await kit.query(`select distinct posted_day::text as day from settlement_txn`)).toEqual([{ day: '2025-03-01' }])
  closed = [march([shop])]
  await expect(kit.undo(refusing!)).rejects.toMatchObject(CLOSED)
  closed = []
  await kit.undo(refusing!)
  const whole = await kit.bring(fixture('transactions/us-30.csv'), shop)
  const before = await kit.image('settlement_txn')
  closed = [march([shop])]
  const [again] = await kit.upload(fixture('transactions/us-30-resaved.csv'), { shopId: shop })
  await kit.read(again!)
  await kit.commit(again!).catch((error: Error) => expect(error.message).toMatch(/已结账|没有可以写入的行/))
  expect(await kit.image('settlement_txn')).toBe(before)
  await expect(kit.undo(whole)).rejects.toMatchObject(CLOSED)
})

it('fee rules do not reach into it', async () => {
  closed = [march('all')]
  const { model, db, caller } = kit.importer
  const call = { model, db, caller, now: kit.importer.now, audit: async () => undefined } satisfies Partial<CallContext> as unknown as CallContext
  const rule = { transaction_type: 'Mystery Fee', amount_name: 'other', fee_category: 'adjustment' }
  await expect(feeMappingSet(call, rule)).rejects.toMatchObject(CLOSED)
  expect(await kit.query(`select 1 from fee_mapping`)).toEqual([])
})

it('rows made out of facts stay the same bytes, ids and all, whatever is made anew; those of open months follow', async () => {
  const { db, model } = kit.test
  const { companyId } = kit.caller
  await db.asOwner(async (tx) => {
    await tx.query(`insert into fee_line (company_id, shop_id, origin, posted_day, msku, transaction_type, amount_name, fee_category, currency,
      amount) select $1, $2, 'transaction', d::date, 'MUG-RED', 'Order', 'product_sales', 'product_sales', 'USD', 5
        from unnest(array['2025-03-05', '2025-04-05']) d`, [
        companyId, shop,
      ])
    await refreshRollupsOf(tx, model, 'fee_line', { companyId, days: ['2025-03-05', '2025-04-05'] })
  })
  const image = (): Promise<Row[]> => kit.query(
    `select stat_month::text as month, md5(string_agg(to_jsonb(p)::text, '|' order by id)) as rows from profit_line p group by 1 order by 1`)
  const before = await image()
  closed = [march([shop])]
  await db.asOwner(async (tx) => {
    await tx.query(`update fee_line set amount = amount + 1 where company_id = $1`, [companyId])
    await rebuildDerived(tx, model, { companyId, only: 'profit_line' })
  })
  const after = await image()
  expect(after.map(({ month }) => month)).toEqual(['2025-03-01', '2025-04-01'])
  expect(after[0]).toEqual(before[0])
  expect(after[1]).not.toEqual(before[1])
})
