/**
 * What the demo company has from its first moment: people, shops, products and their costs, rates. A fraction of a second's work, so
 * that whoever signs in finds a company. What it set up and the documents between its partners follow in the first of the steps in
 * which the rest arrives (steps.demo.ts).
 */
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import { refreshPaired } from '../modules/catalogue/public'
import { COMPANY_ZONE, momentOf, monthOf } from './calendar.demo'
import { DEMO_COMPANY, staffRows, PEOPLE, picture, ownerRows, productRows, rateCount, rateRows, shopRows } from './company.demo'
import { costCount, costRows, openingCostRows } from './costs.demo'
import { writeDeclarations } from './declare.demo'
import { writeDevelopment } from './develop.demo'
import { writeDifferences } from './differences.demo'
import { writeFreightPayments } from './freight-payments.demo'
import { priceRows, quoteRows } from './freight.demo'
import { monthlySales } from './openings.demo'
import { announcementRows, messageRows, stockMoveItemRows, stockMoveRows } from './office.demo'
import { writeParts, writeProcessing } from './processing.demo'
import { contractsOf, writePurchases } from './purchase.demo'
import { received, writeBins, writePutaways } from './putaway.demo'
import { writeBills } from './bills.demo'
import { channelRows, PROVIDERS, recordParts, supplierRows, WAREHOUSES } from './records.demo'
import { money, type DemoRow } from './rows.demo'
import { productLogRows, TAG_COUNT, tagRows } from './said.demo'
import { writeSkus } from './skus.demo'
import { writeReplenishment } from './replenish.demo'
import { writeShipments } from './shipments.demo'
import { DEMO_SHOPS } from './shops.demo'
import { leavingOf, postSent, writeStock, type StockDocument } from './stock.demo'
import { writeSystem, type SystemContext } from './system.demo'
import type { DemoWorld } from './world.demo'
import { reserveIds } from './write.demo'

/** Report files that the steps may have in all: more than are needed may be reserved, ids have gaps elsewhere too. */
const FILES = 2000

interface Founding {
  tx: Tx
  model: Model
  companyId: number
  world: DemoWorld
  write(entity: string, rows: Iterable<DemoRow>): Promise<void>
}

/** Ids of what was founded, by position; `nextFile`: of the next report file. */
interface Founded { people: number[]; shops: number[]; products: number[]; nextFile: number }

/** Writes what a company has from its first moment. */
export async function writeFoundation({ tx, model, companyId, world, write, passwordHash }: Founding & { passwordHash: string | null }): Promise<Founded> {
  const { clock, products } = world
  const reserve = (entity: string, count: number): Promise<number> => reserveIds(tx, model, entity, count)
  const people = numbered(await reserve('employee', PEOPLE.length), PEOPLE.length)
  const shops = numbered(await reserve('shop', DEMO_SHOPS.length), DEMO_SHOPS.length)
  for (const [entity, rows] of staffRows(model, companyId, { people, shops, passwordHash, clock })) await write(entity, rows)
  await write('shop', shopRows(shops, people, clock))
  const firstProduct = await reserve('product', products.length)
  const tags = numbered(await reserve('tag', TAG_COUNT), TAG_COUNT)
  await write('tag', tagRows(tags, clock))
  await write('product', productRows(firstProduct, products, { shops, people, tags }, clock))
  await write('product_cost', costRows(await reserve('product_cost', costCount(products)), products, shops, clock))
  await write('exchange_rate', rateRows(await reserve('exchange_rate', rateCount(clock)), clock))
  return { people, shops, products: numbered(firstProduct, products.length), nextFile: await reserve('report_file', FILES) }
}

/** Writes what the company set up, and the documents between its partners with the stock that they move. */
export async function writeDocuments(
  { tx, model, companyId, world, write, people, shops, products: productIds }: Founding & Omit<Founded, 'nextFile'>,
): Promise<void> {
  const { clock, products } = world
  const reserve = (entity: string, count: number): Promise<number> => reserveIds(tx, model, entity, count)
  const kept = async (entity: string, rows: DemoRow[]): Promise<number[]> => {
    const ids = numbered(await reserve(entity, rows.length), rows.length)
    const fields = [...new Set(rows.flatMap(Object.keys))]
    await write(entity, rows.map((row, at) => ({ id: ids[at], ...Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) })))
    return ids
  }
  await kept('product_log', productLogRows(products, { shops, people }, clock))
  await kept('fee_share_rule', ['coupon_fee', 'deal_fee'].map((fee_category) => ({
    fee_category, start_month: `${monthOf(clock.start)}-01`, share_by: 'sales', remark: '按当月销售额', creator: people[0],
    create_time: momentOf(clock.start, 10 * 3600, COMPANY_ZONE), update_time: momentOf(clock.start, 10 * 3600, COMPANY_ZONE),
  })))
  await kept('product_owner', ownerRows(products, { shops, people }, clock))
  await kept('fba_cost_opening', openingCostRows(products, shops, clock))
  const records = { clock, products, people }
  const providers = await kept('logistics_provider', PROVIDERS)
  const partners = {
    supplier: await kept('supplier', supplierRows(records)), warehouse: await kept('warehouse', WAREHOUSES), logistics_provider: providers,
    logistics_channel: await kept('logistics_channel', channelRows(providers)),
  }
  const skus = await writeSkus({ clock, products, people, shops, suppliers: partners.supplier, kept, picture })
  await refreshPaired(tx, companyId, clock.today, 'all')
  const costs = new Map(products.map((product) => [skus.get(product.sku)!, money(product.cost)]))
  const made = await writeParts({ clock, products, skus, costs, people, kept })
  const documents: Record<string, { ids: number[]; rows: DemoRow[] }> = {}
  const stock: StockDocument[] = []
  const parts = recordParts(records, partners, skus)
  for (const { entity, rows, lines } of parts.filter((part) => part.entity !== 'contract')) {
    const ids = await kept(entity, rows)
    documents[entity] = { ids, rows }
    if (lines) stock.push(...rows.map((row, at) => ({ kind: entity, id: ids[at]!, row, lines: { ...lines, rows: [lines.rows[at]!] } })))
  }
  const { steps, surcharges } = priceRows(await kept('freight_quote', quoteRows(partners.logistics_channel, '2026-01-01')))
  await kept('freight_step', steps)
  await kept('freight_surcharge', surcharges)
  const bought = await writePurchases({ plans: documents['purchase_plan']!, today: clock.today, people, suppliers: partners.supplier, kept })
  stock.push(...bought.documents)
  const contracts = contractsOf(bought.orders, parts.find(({ entity }) => entity === 'contract')!.rows)
  documents['contract'] = { ids: await kept('contract', contracts), rows: contracts }
  const office = { clock, products, people, warehouses: partners.warehouse }
  const rolesOf = PEOPLE.map(({ roles }) => roles)
  stock.push(...(await movesByHand(office, skus, kept)))
  const shipping = { clock, products, productIds, shopIds: shops, people, warehouses: partners.warehouse,
    channels: partners.logistics_channel, providers, kept }
  const sent = await writeShipments(shipping)
  const bins = { tx, model, companyId, clock, people, warehouse: partners.warehouse[0]!, skus: [...skus.values()], kept }
  const shelves = await writeBins(bins)
  const waiting = received(stock, bins.warehouse, clock.today)
  const lineIds = await writeStock({
    ...bins, skus: costs, warehouses: partners.warehouse, documents: stock, awaiting: { documents: waiting, bin: shelves.receiving },
    leaving: leavingOf(sent, skus), monthly: new Map([...monthlySales(products)].map(([code, pieces]) => [skus.get(code)!, pieces])),
  })
  await writePutaways(bins, waiting, shelves)
  await writeProcessing({ tx, model, companyId, clock, people, warehouse: partners.warehouse[0]!, made, kept })
  await writeDifferences({ tx, companyId, clock, people, warehouses: partners.warehouse.slice(2, 4), kept })
  documents['purchase_payment'] = await writeBills({ ...bought, ids: lineIds, today: clock.today, people, kept })
  await writeSystem({ clock, people, shopIds: shops, companyName: DEMO_COMPANY, documents: documents as SystemContext['documents'], kept, write })
  await kept('message', messageRows(office, await kept('announcement', announcementRows(office, rolesOf)), rolesOf))
  await postSent({ tx, model, companyId, clock, people }, sent, skus)
  await tx.query(
    `update purchase_order o set pay_status = (select case when count(*) = 0 then '0' when sum(p.paid_amount) >= max(p.total_amount) then '3'
         when sum(p.paid_amount) > 0 then '2' else '1' end
       from purchase_payment p where p.company_id = $1 and p.order_id = o.id and p.pay_status in ('1', '2', '3')) where o.company_id = $1`,
    [companyId],
  )
  await writeFreightPayments({ bills: documents['logistics_bill']!, today: clock.today, people, kept })
  await writeReplenishment(shipping)
  await writeDeclarations({ tx, model, companyId, ...shipping })
  await writeDevelopment({ tx, companyId, clock, people, products, productIds, suppliers: partners.supplier, skus, kept })
}

/** Goods that people moved in and out by hand, each with its lines. */
async function movesByHand(
  office: Parameters<typeof stockMoveRows>[0], skus: ReadonlyMap<string, number>, kept: (entity: string, rows: DemoRow[]) => Promise<number[]>,
): Promise<StockDocument[]> {
  const rows = stockMoveRows(office)
  const ids = await kept('stock_move', rows)
  const moved = stockMoveItemRows(office, ids, skus)
  return rows.map((row, at) => ({
    kind: 'stock_move', id: ids[at]!, row, lines: { entity: 'stock_move_item', of: 'move_id', rows: moved.filter((line) => line['move_id'] === ids[at]) },
  }))
}

function numbered(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}
