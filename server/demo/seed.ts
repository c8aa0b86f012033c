/**
 * Makes the demo company: three seller accounts on five sites, 200 MSKU and 400 days of trade, the same every time. It
 * only fills a database without companies, in one transaction. What the company is like is told in the *.demo.ts files.
 */
import { escapeIdentifier } from 'pg'
import type { Model } from '../../contract/model'
import { raiseDataVersions } from '../kernel/store/data-version'
import type { Database, Tx } from '../kernel/store/connect'
import { rebuildRollups } from '../kernel/kept/rollup'
import { rebuildDerived } from '../kernel/kept/derived'
import { hashPassword } from '../kernel/http/sessions/passwords'
import { adProductRows, adTargetRows, adTermRows, campaignCount, campaignRows, placementRows } from './ad-facts.demo'
import { bulkCount, bulkRows, PENDING_COUNT, pendingRows } from './ad-structure.demo'
import { demoAds } from './ads.demo'
import { addDays, clockOf, COMPANY_ZONE } from './calendar.demo'
import { ADMIN_LOGIN, DEMO_COMPANY, employeeRows, OWNERS, PEOPLE, productRows, rateCount, rateRows, roleRows, shopRows } from './company.demo'
import { costCount, costRows } from './costs.demo'
import { feeRows, inventoryRows, orderRows, snapshotDays, storageRows, transactionRows, type Context } from './facts.demo'
import { demoFees } from './fees.demo'
import { DemoFiles } from './files.demo'
import { growFacts } from './grow.demo'
import { announcementRows, messageRows, stockMoveItemRows, stockMoveRows } from './office.demo'
import { demoProducts } from './products.demo'
import { channelRows, PROVIDERS, recordParts, supplierRows, WAREHOUSES } from './records.demo'
import type { DemoRow } from './rows.demo'
import { demoTrade } from './sales.demo'
import { writeShipments } from './shipments.demo'
import { DEMO_SHOPS } from './shops.demo'
import { demoStorage } from './storage.demo'
import { writeSystem, type SystemContext } from './system.demo'
import { demoTransactions } from './transactions.demo'
import { reserveIds, writeRows } from './write.demo'

interface DemoOptions {
  /** The last day with data, yyyy-mm-dd; yesterday (UTC) where the caller has no other. */
  today: string
  /** Advertising facts in all; more than the company has of itself are added further back in time. */
  facts?: number
  /** Password of the administrator and of everybody else; left out: nobody can sign in. */
  password?: string
  log?: (line: string) => void
}

export interface DemoCompany {
  companyId: number
  /** Account of the administrator. */
  login: string
  /** Rows written, by entity. */
  rows: Record<string, number>
  elapsedMs: number
}

/** The demo company was asked for where there are companies already. */
export class DemoError extends Error {
  override name = 'DemoError'
}

const OCCUPIED = '数据库里已经有公司，演示公司只能建在空的数据库里。要重新建立，请换一个 DATA_DIR 或 DATABASE_URL。'

/** yyyy-mm-dd of the day before, by UTC. */
export function yesterday(now: Date = new Date()): string {
  return addDays(now.toISOString().slice(0, 10), -1)
}

/** @throws DemoError (Chinese) where the database has a company */
export async function seedDemo(db: Database, model: Model, options: DemoOptions): Promise<DemoCompany> {
  const started = Date.now()
  const log = options.log ?? (() => undefined)
  const passwordHash = options.password === undefined ? null : await hashPassword(options.password)
  const rows: Record<string, number> = {}
  const companyId = await db.asOwner(async (tx) => {
    const { rows: companies } = await tx.query<{ found: boolean }>('select exists (select from company) as found')
    if (companies[0]?.found) throw new DemoError(OCCUPIED)
    // Marked, so that what is for trying out alone (the outbox of codes) is never opened over a real company.
    const insert = `insert into company (name, currency, zone, settings) values ($1, 'CNY', $2, '{"demo": true}') returning id`
    const { rows: made } = await tx.query<{ id: number }>(insert, [DEMO_COMPANY, COMPANY_ZONE])
    const id = made[0]!.id
    await writeCompany({ tx, model, companyId: id, today: options.today, passwordHash, written: rows, log })
    await rebuildRollups(tx, model, { companyId: id })
    await raiseDataVersions(tx, id, Object.keys(rows))
    // Otherwise the first questions are planned for empty tables.
    for (const entity of Object.keys(rows)) await tx.query(`analyze ${escapeIdentifier(model.entities[entity]!.table)}`)
    await rebuildDerived(tx, model, { companyId: id })
    return id
  })
  log(`演示公司已建立：${Object.values(rows).reduce((a, b) => a + b, 0)} 行，${((Date.now() - started) / 1000).toFixed(1)} 秒`)
  if (options.facts !== undefined) await growFacts(db, model, { companyId, facts: options.facts, log })
  return { companyId, login: ADMIN_LOGIN, rows, elapsedMs: Date.now() - started }
}

interface Writing {
  tx: Tx
  model: Model
  companyId: number
  today: string
  passwordHash: string | null
  /** Filled: rows by entity. */
  written: Record<string, number>
  log: (line: string) => void
}

async function writeCompany({ tx, model, companyId, today, passwordHash, written, log }: Writing): Promise<void> {
  const clock = clockOf(today)
  const products = demoProducts(clock)
  const trade = demoTrade(products, clock)
  const storage = demoStorage(products, trade, clock)
  const ads = demoAds(products, trade, clock)
  const transactions = demoTransactions(trade, ads, storage, clock)
  const fees = demoFees(model)

  const reserve = (entity: string, count: number): Promise<number> => reserveIds(tx, model, entity, count)
  const write = async (entity: string, rows: Iterable<DemoRow>): Promise<void> => {
    const started = Date.now()
    written[entity] = (written[entity] ?? 0) + (await writeRows(tx, model, entity, companyId, rows))
    log(`演示数据 ${model.entities[entity]?.label ?? entity}：${written[entity]} 行（${Date.now() - started} 毫秒）`)
  }

  const people = numbered(await reserve('employee', PEOPLE.length), PEOPLE.length)
  const shopIds = numbered(await reserve('shop', DEMO_SHOPS.length), DEMO_SHOPS.length)
  await write('role', roleRows(model, clock))
  await write('employee', employeeRows(people, shopIds, passwordHash, clock))
  await write('shop', shopRows(shopIds, people, clock))
  const firstProduct = await reserve('product', products.length)
  await write('product', productRows(firstProduct, products, shopIds))
  await write('product_cost', costRows(await reserve('product_cost', costCount(products)), products, shopIds, clock))
  await write('exchange_rate', rateRows(await reserve('exchange_rate', rateCount(clock)), clock))

  // More files than are needed may be reserved: ids have gaps elsewhere too.
  const files = new DemoFiles(model, clock, await reserve('report_file', 2000))
  const context: Context = { clock, files, shopIds }
  const firstTransaction = await reserve('settlement_txn', transactions.length)
  const imports: number[] = []
  await write('settlement_txn', remembered(transactionRows(context, firstTransaction, transactions, fees), imports))
  const feeCount = transactions.reduce((count, one) => count + Object.keys(one.amounts).length, 0)
  await write(
    'fee_line',
    feeRows(context, { firstFee: await reserve('fee_line', feeCount), firstTransaction, importOf: (at) => imports[at]! }, transactions, fees),
  )
  await write('storage_fee', storageRows(context, await reserve('storage_fee', storage.reduce((count, month) => count + month.rows.length, 0)), storage))
  await write('order_item', orderRows(context, await reserve('order_item', trade.orders.length), trade.orders))
  await write('fba_inventory', inventoryRows(context, await reserve('fba_inventory', snapshotDays(trade, clock).length * products.length), trade, products))
  const count = (of: (day: (typeof ads.days)[number]) => number): number => ads.days.reduce((sum, day) => sum + of(day), 0)
  await write('sp_campaign_day', campaignRows(context, await reserve('sp_campaign_day', campaignCount(ads)), ads))
  await write('sp_placement_day', placementRows(context, await reserve('sp_placement_day', ads.days.length * 4), ads))
  await write('sp_product_day', adProductRows(context, await reserve('sp_product_day', count((day) => day.products.length)), ads))
  await write('sp_target_day', adTargetRows(context, await reserve('sp_target_day', count((day) => day.targets.length)), ads))
  await write('sp_search_term_day', adTermRows(context, await reserve('sp_search_term_day', count((day) => day.terms.length)), ads))
  const records = { clock, products, people }
  const kept = async (entity: string, rows: DemoRow[]): Promise<number[]> => {
    const ids = numbered(await reserve(entity, rows.length), rows.length)
    const fields = [...new Set(rows.flatMap(Object.keys))]
    await write(entity, rows.map((row, at) => ({ id: ids[at], ...Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) })))
    return ids
  }
  const providers = await kept('logistics_provider', PROVIDERS)
  const partners = {
    supplier: await kept('supplier', supplierRows(records)), warehouse: await kept('warehouse', WAREHOUSES), logistics_provider: providers,
    logistics_channel: await kept('logistics_channel', channelRows(providers)),
  }
  const documents: Record<string, { ids: number[]; rows: DemoRow[] }> = {}
  for (const { entity, rows } of recordParts(records, partners)) documents[entity] = { ids: await kept(entity, rows), rows }
  await writeSystem({ clock, people, shopIds, companyName: DEMO_COMPANY, documents: documents as SystemContext['documents'], kept, write })
  const office = { clock, products, people, warehouses: partners.warehouse }
  const rolesOf = PEOPLE.map(({ roles }) => roles)
  await kept('stock_move_item', stockMoveItemRows(office, await kept('stock_move', stockMoveRows(office))))
  await kept('message', messageRows(office, await kept('announcement', announcementRows(office, rolesOf)), rolesOf))
  await writeShipments({ clock, products, productIds: numbered(firstProduct, products.length), shopIds, people, warehouses: partners.warehouse, kept })
  await write('ad_bulk_row', bulkRows(context, await reserve('ad_bulk_row', bulkCount(ads)), ads))
  await write('pending_change', pendingRows(context, await reserve('pending_change', PENDING_COUNT), ads, DEMO_SHOPS.map((shop) => people[OWNERS[shop.at]!]!)))
  // Who looks after a shop uploads its reports.
  await write('report_file', files.fileRows(shopIds, DEMO_SHOPS.map((shop) => people[OWNERS[shop.at]!]!)))
  await write('report_day', files.dayRows(shopIds))
}

function numbered(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}

/** The same rows, their files noted by position. */
function* remembered(rows: Iterable<DemoRow>, imports: number[]): Iterable<DemoRow> {
  for (const row of rows) {
    imports.push(row.import_id as number)
    yield row
  }
}
