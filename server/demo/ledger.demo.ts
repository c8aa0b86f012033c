/**
 * Amazon's inventory ledger of the demo company's last months, told from how its stock moved: what came, was sold, came back and was
 * removed; a few units lost, found again or damaged. Its balance of today is that of the newest stock report.
 */
import { addDays, addMonths, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { lossOf } from './losses.demo'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import type { DemoRow } from './rows.demo'
import type { DemoTrade } from './sales.demo'

const MONTHS = 3

interface LedgerEvent {
  product: DemoProduct; day: string; type: string; reference: string | null; quantity: number; disposition: string; reason: string | null; centre: string
}

interface DemoLedger {
  events: LedgerEvent[]
  months: DemoRow[]
}

const COLUMN: Record<string, string> = {
  Receipts: 'receipts', Shipments: 'customer_shipments', CustomerReturns: 'customer_returns', VendorReturns: 'vendor_returns',
}
const OF_REASON: Record<string, string> = { M: 'lost', F: 'found', E: 'damaged' }

/** Events of the last MONTHS months and the running one, and the monthly view made of them, so that the two agree. `product` of a month row is a position. */
export function demoLedger({ clock }: Pick<Context, 'clock'>, trade: DemoTrade, products: DemoProduct[]): DemoLedger {
  const first = `${addMonths(monthOf(clock.today), -MONTHS)}-01`
  const from = trade.stockDays.indexOf(first)
  const arrivals = new Map(trade.shipments.map(({ product, day, quantity }) => [`${product.at} ${day}`, quantity]))
  const events: LedgerEvent[] = []
  const months: DemoRow[] = []
  for (const product of products) {
    const own = eventsOf(product, { trade, from, today: clock.today, arrivals })
    events.push(...own.events)
    months.push(...monthsOf(product, own, first, monthOf(clock.today)))
  }
  return { events, months }
}

function eventsOf(
  product: DemoProduct, { trade, from, today, arrivals }: { trade: DemoTrade; from: number; today: string; arrivals: Map<string, number> },
): { events: LedgerEvent[]; opening: [sellable: number, unsellable: number] } {
  const random = randomOf(`ledger ${product.msku}`)
  const stock = trade.stock[product.at]!
  const events: LedgerEvent[] = []
  const note = (day: string, type: string, quantity: number, more: Partial<LedgerEvent> = {}): void => {
    if (quantity === 0) return
    events.push({ product, day, type, quantity, reference: null, disposition: 'SELLABLE', reason: null, centre: random.pick(product.shop.centres), ...more })
  }
  for (let at = from; at < stock.length; at++) {
    const [before, now, day] = [stock[at - 1]!, stock[at]!, trade.stockDays[at]!]
    const came = arrivals.get(`${product.at} ${day}`) ?? 0
    note(day, 'Receipts', came, { reference: `FBA16${random.whole(10 ** 6, 10 ** 7 - 1)}` })
    note(day, 'Shipments', now.sellable - before.sellable - came)
    const bad = now.unsellable - before.unsellable
    note(day, bad > 0 ? 'CustomerReturns' : 'VendorReturns', bad, {
      disposition: 'CUSTOMER_DAMAGED', reference: bad > 0 ? null : `RM${random.whole(10 ** 6, 10 ** 7 - 1)}`,
    })
  }
  const { missing, found, lostOn, foundOn } = lossOf(trade, product)
  note(lostOn, 'Adjustments', -missing, { reason: 'M' })
  note(foundOn, 'Adjustments', found, { reason: 'F' })
  if (product.at % 17 === 5) {
    const day = addDays(today, -(12 + product.at % 40))
    note(day, 'Adjustments', -1, { reason: 'E' })
    note(day, 'Adjustments', 1, { reason: 'E', disposition: 'WAREHOUSE_DAMAGED' })
  }
  events.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { events, opening: [stock[from - 1]!.sellable + missing - found, stock[from - 1]!.unsellable] }
}

/** Whole months, by disposition. */
function monthsOf(product: DemoProduct, { events, opening: [sellable, unsellable] }: ReturnType<typeof eventsOf>, first: string, today: string): DemoRow[] {
  const starting = new Map([['SELLABLE', sellable], ['CUSTOMER_DAMAGED', unsellable], ['WAREHOUSE_DAMAGED', 0]])
  const rows: DemoRow[] = []
  for (let month = monthOf(first); month < today; month = addMonths(month, 1)) {
    for (const [disposition, start] of starting) {
      const moved = events.filter((event) => monthOf(event.day) === month && event.disposition === disposition)
      const row: DemoRow = {
        product: product.at, stat_month: `${month}-01`, disposition, starting_qty: start, unknown_events: 0, in_transit_qty: 0, other_events: 0,
      }
      for (const column of [...Object.values(COLUMN), ...Object.values(OF_REASON), 'warehouse_transfer', 'disposed']) row[column] = 0
      let ending = start
      for (const { type, reason, quantity } of moved) {
        const column = COLUMN[type] ?? OF_REASON[reason ?? ''] ?? 'other_events'
        row[column] = Number(row[column]) + quantity
        ending += quantity
      }
      starting.set(disposition, ending)
      if (start === 0 && moved.length === 0) continue
      const days = Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
      const mean = (start + ending) / 2
      rows.push({ ...row, ending_qty: ending, difference: 0, mean_qty: mean.toFixed(1), stock_days: (mean * days).toFixed(1) })
    }
  }
  return rows
}

const goods = ({ msku, fnsku, asin, title }: DemoProduct): DemoRow => ({ msku, fnsku, asin, title })

/** Rows of fba_ledger, one an event. @param firstId id of the first row; the others follow it */
export function* ledgerRows({ files, shopIds }: Context, firstId: number, { events }: DemoLedger): Iterable<DemoRow> {
  let id = firstId
  for (const { product, day, type, reference, quantity, disposition, reason, centre } of events) {
    yield {
      id: id++, ...files.place('fba_ledger', product.shop, monthOf(day), day), shop_id: shopIds[product.shop.at], event_day: day, ...goods(product),
      event_type: type, reference_id: reference, quantity, fulfillment_center: centre, disposition, reason, country: product.shop.country,
    }
  }
}

/** Rows of fba_ledger_month. @param firstId id of the first row; the others follow it @param products those that the months name by position */
export function* ledgerMonthRows({ files, shopIds }: Context, firstId: number, { months }: DemoLedger, products: DemoProduct[]): Iterable<DemoRow> {
  let id = firstId
  for (const { product: at, ...row } of months) {
    const product = products[Number(at)]!
    const month = String(row['stat_month'])
    yield {
      id: id++, ...files.place('fba_ledger_month', product.shop, monthOf(month), month), shop_id: shopIds[product.shop.at], ...row, ...goods(product),
      location: product.shop.country,
    }
  }
}
