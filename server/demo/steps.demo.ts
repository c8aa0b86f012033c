/**
 * The steps in which the rest of the demo company arrives, in order: its documents, then its facts, each step one or a few kinds of
 * reports, whole, so that the pages over them are true once it is there. What is kept over them follows each step (arriving.demo.ts).
 */
import type { DemoAds } from './ads.demo'
import { adInvoiceRows } from './ad-invoices.demo'
import { adWorkRows } from './ad-work.demo'
import { changeRows, wordRows } from './ad-words.demo'
import { agedRows } from './aged-stock.demo'
import { adProductRows, adTargetRows, adTermRows, campaignCount, campaignRows, placementRows } from './ad-facts.demo'
import { brandRows } from './ad-brands.demo'
import { brandSheetRows } from './ad-brand-structure.demo'
import { bulkCount, bulkRows, PENDING_COUNT, pendingRows } from './ad-structure.demo'
import { OWNERS, RATES, SHOP_DEPTS } from './company.demo'
import { feeRows, inventoryRows, listingRows, orderRows, reservedRows, snapshotDays, storageRows, transactionRows, type Context } from './facts.demo'
import { ACCOUNT_COUNT, fundRows } from './funds.demo'
import { customFeeRows, goalRows, peopleGoalRows, productGoalRows } from './goals.demo'
import { demoLedger, ledgerMonthRows, ledgerRows } from './ledger.demo'
import { PRICE_COUNT, priceChangeRows } from './prices.demo'
import { returnedRows } from './returns.demo'
import type { DemoRow } from './rows.demo'
import { orderNotes } from './said.demo'
import { waitingRows } from './selfship.demo'
import { SERVICE_ENTITIES, writeService } from './service.demo'
import { DEMO_SHOPS } from './shops.demo'
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import { writeDocuments } from './foundation.demo'
import { trafficRows } from './traffic.demo'
import type { DemoWorld } from './world.demo'

interface StepWriting {
  tx: Tx
  model: Model
  companyId: number
  world: DemoWorld
  context: Context
  people: number[]
  products: number[]
  /** The first of so many ids of an entity. */
  reserve(entity: string, count: number): Promise<number>
  write(entity: string, rows: Iterable<DemoRow>): Promise<void>
}

interface DemoStep {
  /** What of the company arrives (Chinese). */
  what: string
  /** The entities whose rows it writes; none where they are all that no other step writes. */
  entities?: readonly string[]
  write(writing: StepWriting): Promise<void>
}

/** Every step is one transaction; DemoProgress counts them by this order. */
export const STEPS: readonly DemoStep[] = [
  { what: '单据与库存', write: ({ context: { shopIds: shops }, ...writing }) => writeDocuments({ ...writing, shops }) },
  { what: '亚马逊交易', entities: ['settlement_txn', 'fee_line'], write: writeTransactions },
  {
    what: '月度仓储费', entities: ['storage_fee'],
    async write({ world, context, reserve, write }) {
      const storage = await world.storage()
      await write('storage_fee', storageRows(context, await reserve('storage_fee', storage.reduce((count, month) => count + month.rows.length, 0)), storage))
    },
  },
  {
    what: '结算与收款', entities: ['settlement', 'fund_account', 'fund_entry', 'payment_statement'],
    async write({ world, context, people, reserve, write }) {
      const firstAccount = await reserve('fund_account', ACCOUNT_COUNT)
      const rows = fundRows(context, await world.transactions(), people, firstAccount)
      await write('settlement', rows.settlement)
      await write('fund_account', rows.fund_account.map((row, at) => ({ id: firstAccount + at, ...row })))
      const firstEntry = await reserve('fund_entry', rows.fund_entry.length)
      await write('fund_entry', rows.fund_entry.map((row, at) => ({ id: firstEntry + at, ...row })))
      const firstFlow = await reserve('payment_statement', rows.flow.length)
      await write('payment_statement', rows.flow.map(({ entry, row }, at) => (
        { id: firstFlow + at, ...row, entry_id: entry === null ? null : firstEntry + entry })))
    },
  },
  {
    what: '订单',
    entities: ['order_item', 'merchant_order', 'sales_goal', 'product_goal', 'staff_goal', 'dept_goal', 'custom_fee', 'sale_order_said'],
    async write({ world, context, people, reserve, write }) {
      const trade = await world.trade()
      await write('order_item', orderRows(context, await reserve('order_item', trade.orders.length), trade.orders))
      const waiting = trade.orders.filter((order) => order.waiting)
      await write('merchant_order', waitingRows(context, await reserve('merchant_order', waiting.length), waiting))
      await write('sale_order_said', orderNotes(trade.orders, context.shopIds, context.clock))
      const goals = goalRows(context, trade)
      const first = await reserve('sales_goal', goals.length)
      await write('sales_goal', goals.map((row, at) => ({ id: first + at, ...row })))
      const ofProducts = productGoalRows(context, trade)
      const firstOfProducts = await reserve('product_goal', ofProducts.length)
      await write('product_goal', ofProducts.map((row, at) => ({ id: firstOfProducts + at, ...row })))
      const ofPeople = peopleGoalRows(goals, (id) => {
        const at = context.shopIds.indexOf(Number(id))
        return { person: people[OWNERS[at]!]!, dept: SHOP_DEPTS[at]!, rate: RATES[DEMO_SHOPS[at]!.currency] ?? 1 }
      })
      for (const [entity, rows] of [['staff_goal', ofPeople.staff], ['dept_goal', ofPeople.dept]] as const) {
        const firstOfEach = await reserve(entity, rows.length)
        await write(entity, rows.map((row, at) => ({ id: firstOfEach + at, ...row })))
      }
      const fees = customFeeRows(context, goals, world.products, people)
      const firstFee = await reserve('custom_fee', fees.length)
      await write('custom_fee', fees.map((row, at) => ({ id: firstFee + at, ...row })))
    },
  },
  {
    what: '业务报告', entities: ['asin_traffic', 'shop_traffic_day'],
    async write({ world, context, ...writing }) {
      await writeMixed(writing, trafficRows(context, await world.trade(), world.products))
    },
  },
  {
    what: 'FBA 库存', entities: ['fba_inventory', 'fba_reserved', 'listing'],
    async write({ world: { clock, products, ...world }, context, reserve, write }) {
      const trade = await world.trade()
      const first = await reserve('fba_inventory', snapshotDays(trade, clock).length * products.length)
      await write('fba_inventory', inventoryRows(context, first, trade, products))
      await write('fba_reserved', reservedRows(context, await reserve('fba_reserved', products.length), trade, products))
      await write('listing', listingRows(context, await reserve('listing', products.length), products))
    },
  },
  { what: 'FBA 库龄与移除', entities: ['stock_age', 'fee_preview', 'long_storage_fee', 'removal_order', 'removal_shipment'], write: writeAged },
  { what: '退货、换货与赔偿', entities: ['fba_return', 'fba_replacement', 'reimbursement', 'fbm_return_request'], write: writeReturned },
  {
    what: '客服与监控', entities: SERVICE_ENTITIES,
    async write({ world: { products, ...world }, context, people, reserve, write }) {
      await writeService(context, await world.trade(), products, { people, owners: ownersOf(people), reserve, write })
    },
  },
  {
    what: '亚马逊库存分类账', entities: ['fba_ledger', 'fba_ledger_month'],
    async write({ world: { products, ...world }, context, reserve, write }) {
      const ledger = demoLedger(context, await world.trade(), products)
      await write('fba_ledger', ledgerRows(context, await reserve('fba_ledger', ledger.events.length), ledger))
      await write('fba_ledger_month', ledgerMonthRows(context, await reserve('fba_ledger_month', ledger.months.length), ledger, products))
    },
  },
  ofAds('SP 广告活动', 'sp_campaign_day', campaignCount, campaignRows),
  ofAds('SP 广告位', 'sp_placement_day', (ads) => ads.days.length * 4, placementRows),
  ofAds('SP 推广商品', 'sp_product_day', (ads) => sumOf(ads, (day) => day.products.length), adProductRows),
  ofAds('SP 投放', 'sp_target_day', (ads) => sumOf(ads, (day) => day.targets.length), adTargetRows),
  ofAds('SP 搜索词', 'sp_search_term_day', (ads) => sumOf(ads, (day) => day.terms.length), adTermRows),
  {
    what: 'SB 与 SD 广告', entities: ['ad_campaign_day', 'ad_target_day', 'ad_term_day', 'ad_placement_day', 'ad_product_day', 'ad_purchase_day'],
    async write({ world, context, reserve, write }) {
      await writeMixed({ reserve, write }, brandRows(context, await world.ads()))
    },
  },
  {
    what: '广告发票', entities: ['ad_invoice', 'ad_invoice_line'],
    async write({ world, context, reserve, write }) {
      const { invoices, lines } = adInvoiceRows(context, await world.ads(), await world.transactions())
      const first = await reserve('ad_invoice_line', lines.length)
      await write('ad_invoice_line', lines.map((row, at) => ({ id: first + at, ...row })))
      await write('ad_invoice', invoices)
    },
  },
  {
    what: '广告结构',
    entities: [
      'ad_bulk_row', 'pending_change', 'ad_word', 'ad_change', 'ad_tactic', 'ad_timed_task', 'ad_timed_object', 'ad_draft', 'ad_draft_group', 'ad_template',
    ],
    async write({ world, context, people, reserve, write }) {
      const ads = await world.ads()
      await write('ad_bulk_row', bulkRows(context, await reserve('ad_bulk_row', bulkCount(ads)), ads))
      await writeMixed({ reserve, write }, brandSheetRows(context, ads))
      await write('pending_change', pendingRows(context, await reserve('pending_change', PENDING_COUNT), ads, ownersOf(people)))
      await write('pending_change', priceChangeRows(context, await reserve('pending_change', PRICE_COUNT), world.products, ownersOf(people)))
      await writeMixed({ reserve, write }, wordRows(context, ads, ownersOf(people)))
      await writeMixed({ reserve, write }, changeRows(context, ads))
      await writeMixed({ reserve, write }, await adWorkRows(context, { reserve }, ads, ownersOf(people)))
    },
  },
]

/** Which step brings an entity's rows, the first being 1; what no step names comes with the documents. */
export function stepOf(entity: string): number {
  return Math.max(STEPS.findIndex(({ entities }) => entities?.includes(entity)), 0) + 1
}

/** Who looks after each shop, by its position. */
export function ownersOf(people: number[]): number[] {
  return DEMO_SHOPS.map((shop) => people[OWNERS[shop.at]!]!)
}

async function writeTransactions({ world, context, reserve, write }: StepWriting): Promise<void> {
  const { fees } = world
  const transactions = await world.transactions()
  const firstTransaction = await reserve('settlement_txn', transactions.length)
  const imports: number[] = []
  await write('settlement_txn', remembered(transactionRows(context, firstTransaction, transactions, fees), imports))
  const firstFee = await reserve('fee_line', transactions.reduce((count, one) => count + Object.keys(one.amounts).length, 0))
  await write('fee_line', feeRows(context, { firstFee, firstTransaction, importOf: (at) => imports[at]! }, transactions, fees))
}

async function writeAged({ world, context, ...writing }: StepWriting): Promise<void> {
  await writeMixed(writing, agedRows(context, await world.trade(), world.products, await world.transactions()))
}

async function writeReturned({ world, context, ...writing }: StepWriting): Promise<void> {
  await writeMixed(writing, returnedRows(context, await world.trade(), await world.transactions()))
}

/** Rows of several entities, each entity at once. */
async function writeMixed({ reserve, write }: Pick<StepWriting, 'reserve' | 'write'>, mixed: Iterable<{ entity: string; row: DemoRow }>): Promise<void> {
  const byEntity = new Map<string, DemoRow[]>()
  for (const { entity, row } of mixed) {
    const rows = byEntity.get(entity)
    if (rows) rows.push(row)
    else byEntity.set(entity, [row])
  }
  for (const [entity, rows] of byEntity) {
    const first = await reserve(entity, rows.length)
    await write(entity, rows.map((row, at) => ({ id: first + at, ...row })))
  }
}

/** The same rows, their files noted by position. */
function* remembered(rows: Iterable<DemoRow>, imports: number[]): Iterable<DemoRow> {
  for (const row of rows) {
    imports.push(row.import_id as number)
    yield row
  }
}

function ofAds(
  what: string, entity: string, count: (ads: DemoAds) => number, rows: (context: Context, firstId: number, ads: DemoAds) => Iterable<DemoRow>,
): DemoStep {
  return {
    what, entities: [entity],
    async write({ world, context, reserve, write }) {
      const ads = await world.ads()
      await write(entity, rows(context, await reserve(entity, count(ads)), ads))
    },
  }
}

function sumOf(ads: DemoAds, of: (day: DemoAds['days'][number]) => number): number {
  return ads.days.reduce((sum, day) => sum + of(day), 0)
}
