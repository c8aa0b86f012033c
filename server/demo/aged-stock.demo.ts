/**
 * The demo company's stock by age, what long storage cost, and the goods taken back out. Ages are those of the stock that is there
 * on the days of its snapshots; long storage and disposal add up to what the account was charged for them.
 */
import { addDays, momentOf, monthOf } from './calendar.demo'
import { freeOf, snapshotDays, type Context } from './facts.demo'
import { shelfOf } from './losses.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, split } from './random.demo'
import { decimalText, money, type DemoRow } from './rows.demo'
import type { DemoTrade } from './sales.demo'
import { toStep } from './shops.demo'
import type { DemoTransaction } from './transactions.demo'
import { WORDS } from './words.demo'

/** A row of a report file, by its entity, before it has an id. */
interface AgedRow {
  entity: 'stock_age' | 'long_storage_fee' | 'removal_order' | 'removal_shipment' | 'fee_preview'
  row: DemoRow
}

/** Ages are told of so many of the last snapshots. */
const SNAPSHOTS = 13
const TIERS = ['181-210 days', '211-240 days', '241-270 days', '271-300 days', '301-330 days', '331-365 days', '366-455 days', '456+ days']
const AIS = ['181_210', '211_240', '241_270', '271_300', '301_330', '331_365', '366_455', '456_plus']

/** All of it, entity by entity, in the order of the days. */
export function* agedRows(context: Context, trade: DemoTrade, products: DemoProduct[], transactions: DemoTransaction[]): Iterable<AgedRow> {
  const days = snapshotDays(trade, context.clock).slice(-SNAPSHOTS)
  for (const at of days) for (const product of products) yield { entity: 'stock_age', row: ageRow(context, trade, product, at) }
  for (const product of products) yield { entity: 'fee_preview', row: previewRow(context, product, trade.stockDays[days.at(-1)!]!) }
  for (const one of transactions) {
    const { shop } = one
    const words = WORDS[shop.language]
    const own = products.filter((product) => product.shop === shop)
    if (one.description === words.longStorage) yield* longStorage(context, one, own)
    if (one.description === words.disposal) yield* removed(context, one, own)
  }
}

/** The same stock as the stock report has, by the weeks it has lain: slow goods are older. */
function ageRow(context: Context, trade: DemoTrade, product: DemoProduct, at: number): DemoRow {
  const { shop } = product
  const day = trade.stockDays[at]!
  const stock = shelfOf(trade, product, at)
  const sellable = freeOf(stock.sellable)
  const random = randomOf(`age ${product.msku}`)
  const slow = random.between(0, 1) ** 2
  const ages = split(sellable, [1, 0.4 * slow + 0.08, 0.3 * slow * slow, 0.2 * slow * slow, slow > 0.72 ? 0.12 * slow : 0, slow > 0.9 ? 0.05 : 0])
  const [fresh = 0, second = 0, third = 0, fourth = 0, fifth = 0, oldest = 0] = ages
  const young = split(fresh, [1, 0.7, 0.5])
  const tiers = [...split(third, [1, 0.7, 0.5]), ...split(fourth, [1, 0.8, 0.6]), fifth, oldest]
  const sold = soldBefore(trade, product, at)
  const litres = (product.size[0] * product.size[1] * product.size[2]) / 1000
  const volume = litres / 28.316_846_592
  const monthly = shop.storage.usual / (shop.storage.unit === 'cubic feet' ? 1 : 35.314_667)
  const aged = third + fourth + fifth + oldest
  const supply = sold > 0 ? Math.round((sellable / sold) * 30) : null
  const excess = supply !== null && supply > 120 ? sellable - sold * 4 : 0
  const ais = tiers.map((pieces, tier) => toStep(shop, pieces * volume * 50 * (tier + 1) * shop.priceFactor))
  return {
    ...context.files.place('stock_age', shop, day, day),
    shop_id: context.shopIds[shop.at], stat_date: day, marketplace: shop.country, msku: product.msku, fnsku: product.fnsku, asin: product.asin,
    title: product.title, condition: 'New', sellable_qty: sellable, fc_transfer_qty: Math.round(sellable * 0.03), pending_removal: 0,
    age_0_90: fresh, age_91_180: second, age_181_270: third, age_271_365: fourth, age_366_455: fifth, age_456_plus: oldest,
    age_0_30: young[0], age_31_60: young[1], age_61_90: young[2], age_181_330: third + Math.round(fourth / 2), age_331_365: fourth - Math.round(fourth / 2),
    currency: shop.currency, shipped_7: Math.round(sold / 4.3), shipped_30: sold, shipped_60: sold * 2, shipped_90: sold * 3,
    price: money(product.price), sale_price: money(product.price), storage_type: 'Standard-Size', item_volume: volume.toFixed(6), volume_unit: 'cubic feet',
    storage_volume: (volume * sellable).toFixed(6), sell_through: sellable > 0 ? ((sold * 3) / sellable).toFixed(2) : null,
    supply_days: supply, excess_qty: excess, recommended_action: aged > 0 && excess > 0 ? 'Create sale' : fifth + oldest > 0 ? 'Create removal order' : null,
    storage_next: money(toStep(shop, volume * sellable * (monthly / 100))),
    ...Object.fromEntries(AIS.flatMap((tier, index) => [[`ais_qty_${tier}`, tiers[index]], [`ais_fee_${tier}`, money(ais[index] ?? 0)]])),
    inbound_qty: stock.working + stock.shipped + stock.receiving, inbound_working: stock.working, inbound_shipped: stock.shipped,
    inbound_received: stock.receiving, unsellable_qty: stock.unsellable,
  }
}

/** Pieces sold in the thirty days before, as the mean of demand says: stock reports tell of shipments, not of orders. */
function soldBefore(trade: DemoTrade, product: DemoProduct, at: number): number {
  const before = trade.stock[product.at]!.slice(Math.max(0, at - 30), at + 1)
  return before.reduce((sum, day, index) => sum + Math.max(0, (before[index - 1]?.sellable ?? day.sellable) - day.sellable), 0)
}

function previewRow(context: Context, product: DemoProduct, day: string): DemoRow {
  const { shop } = product
  const referral = toStep(shop, product.price * product.referral)
  const [longest, median, shortest] = product.size
  return {
    ...context.files.place('fee_preview', shop, day, day),
    shop_id: context.shopIds[shop.at], stat_date: day, msku: product.msku, fnsku: product.fnsku, asin: product.asin, title: product.title,
    store: shop.channel, fulfilled_by: 'Amazon', currency: shop.currency, price: money(product.price), sale_price: money(product.price),
    longest_side: longest.toFixed(2), median_side: median.toFixed(2), shortest_side: shortest.toFixed(2), girth: (longest + 2 * (median + shortest)).toFixed(2),
    dim_unit: 'centimeters', weight: product.grams.toFixed(4), weight_unit: 'grams', size_tier: product.grams <= 9000 ? 'Standard-Size' : 'Large-Bulky',
    total_fee: money(referral + product.fulfilment), referral_fee: money(referral), closing_fee: '0.00', delivery_fee: money(product.fulfilment),
  }
}

/** The charge of a month, told by the pieces that had lain too long on the fifteenth. */
function* longStorage(context: Context, charge: DemoTransaction, products: DemoProduct[]): Iterable<AgedRow> {
  const { shop } = charge
  const day = `${monthOf(charge.day)}-15`
  const random = randomOf(`long storage ${shop.site} ${day}`)
  const first = random.whole(0, products.length - 5)
  const fees = split(-charge.total * 100, Array.from({ length: 4 }, () => random.between(0.4, 1.6)))
  for (const [at, fee] of fees.entries()) {
    const product = products[first + at]!
    const tier = random.whole(0, TIERS.length - 1)
    const volume = ((product.size[0] * product.size[1] * product.size[2]) / 28_316.846_592)
    const pieces = random.whole(2, 40)
    yield {
      entity: 'long_storage_fee',
      row: {
        ...context.files.place('long_storage_fee', shop, monthOf(day), day),
        shop_id: context.shopIds[shop.at], stat_date: day, msku: product.msku, fnsku: product.fnsku, asin: product.asin, title: product.title,
        condition: 'New', country: shop.country, age_tier: TIERS[tier], qty_charged: pieces, item_volume: volume.toFixed(6), volume_unit: 'cubic feet',
        rate: decimalText(Math.round(fee / Math.max(0.01, volume * pieces)), 4), currency: shop.currency, fee: decimalText(fee, 4),
      },
    }
  }
}

/** What is disposed of adds up to its charge; besides, some goods were called back in the same month, the last of them still on the way. */
function* removed(context: Context, charge: DemoTransaction, products: DemoProduct[]): Iterable<AgedRow> {
  const { shop } = charge
  const random = randomOf(`removal ${shop.site} ${charge.day}`)
  const month = monthOf(charge.day)
  const asked = addDays(charge.day, -random.whole(8, 14))
  const product = random.pick(products)
  const pieces = random.whole(1, 6)
  const disposal = `disp${random.text(7, '0123456789')}`
  yield orderRow(context, product, { day: asked, updated: charge.day, type: 'Disposal', id: disposal, pieces, disposed: pieces, fee: -charge.total })
  const back = random.pick(products)
  const wanted = random.whole(12, 60)
  const day = addDays(asked, 1)
  const open = addDays(day, 11) > context.clock.today || month === monthOf(context.clock.today)
  const shipped = open ? Math.floor(wanted * 0.6) : wanted - (random.chance(0.2) ? 2 : 0)
  const id = random.text(10)
  const fee = toStep(shop, wanted * 104 * shop.priceFactor)
  const returned = { day, updated: addDays(day, open ? 3 : 12), type: 'Return', id, pieces: wanted, fee } as const
  if (returned.updated > context.clock.today) return
  yield orderRow(context, back, open ? { ...returned, shipped, open: wanted - shipped } : { ...returned, shipped, cancelled: wanted - shipped })
  for (const [part, quantity] of split(shipped, shipped > 30 ? [1, 1] : [1]).entries()) {
    const sent = addDays(day, open ? 2 + part : 9 + part)
    if (sent > context.clock.today) continue
    yield {
      entity: 'removal_shipment',
      row: {
        ...context.files.place('removal_shipment', shop, monthOf(sent), sent),
        shop_id: context.shopIds[shop.at], request_at: momentOf(day, 11 * 3600, shop.zone), order_id: id, ship_at: momentOf(sent, 15 * 3600, shop.zone),
        ship_day: sent, occurrence: 1, msku: back.msku, fnsku: back.fnsku, disposition: 'SELLABLE', shipped_qty: quantity, carrier: 'UPS_GROUND',
        tracking_no: `1Z${random.text(16, '0123456789')}`, removal_type: 'Return',
      },
    }
  }
}

interface Removal {
  day: string
  updated: string
  type: 'Disposal' | 'Return'
  id: string
  pieces: number
  /** Hundredths. */
  fee: number
  disposed?: number
  shipped?: number
  cancelled?: number
  open?: number
}

function orderRow(context: Context, product: DemoProduct, removal: Removal): AgedRow {
  const { day, updated, type, id, pieces, fee, disposed = 0, shipped = 0, cancelled = 0, open = 0 } = removal
  const { shop } = product
  return {
    entity: 'removal_order',
    row: {
      ...context.files.place('removal_order', shop, monthOf(day), day),
      shop_id: context.shopIds[shop.at], request_at: momentOf(day, 11 * 3600, shop.zone), request_day: day, order_id: id, occurrence: 1, removal_type: type,
      speed: 'Standard', removal_status: open > 0 ? 'Processing' : 'Completed', updated_at: momentOf(updated, 11 * 3600, shop.zone), msku: product.msku,
      fnsku: product.fnsku, disposition: type === 'Return' ? 'SELLABLE' : 'UNSELLABLE', requested_qty: pieces, cancelled_qty: cancelled, disposed_qty: disposed,
      shipped_qty: shipped, in_process_qty: open, fee: money(fee), currency: shop.currency, order_source: 'Seller',
    },
  }
}
