/**
 * Monthly storage fees by piece and fulfilment centre, from the stock that was there. The sum of a month, rounded to
 * cents, is what the account is charged for it in the next month; no row is made for a month that is not charged.
 */
import { addMonths, monthOf, monthsOf, type DemoClock } from './calendar.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, split } from './random.demo'
import { decimalText, type DemoRow } from './rows.demo'
import { meanStock, type DemoTrade } from './sales.demo'
import { DEMO_SHOPS, type DemoShop } from './shops.demo'

/** Storage of a shop in one month: what is charged, and the rows that add up to it. */
export interface StorageMonth {
  shop: DemoShop
  /** The month that the goods were stored in. */
  month: string
  /** The day of the next month that it is charged on. */
  chargeDay: string
  /** What is charged, in hundredths; positive. */
  charge: number
  /** Rows of storage_fee without ids. */
  rows: DemoRow[]
}

/** Every month that was charged between the first and the last day of sales, by shop. */
export function demoStorage(products: DemoProduct[], trade: DemoTrade, clock: DemoClock): StorageMonth[] {
  return DEMO_SHOPS.flatMap((shop) => {
    const own = products.filter((product) => product.shop === shop)
    return monthsOf(addMonths(monthOf(clock.start), -1), monthOf(clock.today))
      .map((month) => ({ month, chargeDay: `${addMonths(month, 1)}-${String(8 + shop.at).padStart(2, '0')}` }))
      .filter(({ chargeDay }) => chargeDay >= clock.start && chargeDay <= clock.today)
      .map(({ month, chargeDay }) => storageOf(shop, own, trade, month, chargeDay))
  })
}

/** Ten-thousandths of the currency in every amount here; quantities in hundredths of a piece. */
function storageOf(shop: DemoShop, products: DemoProduct[], trade: DemoTrade, month: string, chargeDay: string): StorageMonth {
  const peak = Number(month.slice(5, 7)) >= 10
  const rate = peak ? shop.storage.peak : shop.storage.usual
  const pieces: { product: DemoProduct; centre: string; quantity: number; fee: number }[] = []
  for (const product of products) {
    const quantity = Math.round(meanStock(trade, product, month) * 100)
    if (quantity <= 0) continue
    const random = randomOf(`storage ${product.msku} ${month}`)
    const centres = [...shop.centres]
    const count = Math.max(1, Math.min(centres.length, Math.round(Math.sqrt(quantity / 100) * 0.8)))
    const weights = Array.from({ length: count }, () => random.between(0.4, 1.6))
    for (const part of split(quantity, weights)) {
      const centre = centres.splice(random.whole(0, centres.length - 1), 1)[0]!
      if (part > 0) pieces.push({ product, centre, quantity: part, fee: Math.round((part / 100) * volumeOf(product) * rate) })
    }
  }
  const sum = pieces.reduce((total, piece) => total + piece.fee, 0)
  const unit = shop.step * 100
  // Yen are charged whole: the largest piece carries the rest, so that the month adds up to what is charged.
  const charged = unit === 100 ? sum : Math.round(sum / unit) * unit
  const largest = pieces.reduce((best, piece) => (piece.fee > best.fee ? piece : best), pieces[0]!)
  if (largest) largest.fee += charged - sum
  return { shop, month, chargeDay, charge: Math.round(charged / 100), rows: pieces.map((piece) => rowOf(shop, piece, month, rate)) }
}

/** Volume of one piece in the unit that the site charges by. */
function volumeOf(product: DemoProduct): number {
  const [long, middle, short] = product.size
  const litres = (long * middle * short) / 1000
  return product.shop.storage.unit === 'cubic feet' ? litres / 28.316_846_592 : litres / 1000
}

function rowOf(shop: DemoShop, piece: { product: DemoProduct; centre: string; quantity: number; fee: number }, month: string, rate: number): DemoRow {
  const { product } = piece
  const imperial = shop.site === 'us'
  const side = (centimetres: number): string => (imperial ? centimetres / 2.54 : centimetres).toFixed(2)
  const volume = volumeOf(product)
  const fee = decimalText(piece.fee, 4)
  return {
    stat_month: `${month}-01`,
    asin: product.asin,
    fnsku: product.fnsku,
    msku: product.msku,
    title: product.title,
    fulfillment_center: piece.centre,
    country: shop.country,
    longest_side: side(product.size[0]),
    median_side: side(product.size[1]),
    shortest_side: side(product.size[2]),
    dim_unit: imperial ? 'inches' : 'centimeters',
    weight: (imperial ? product.grams / 453.592_37 : product.grams / 1000).toFixed(4),
    weight_unit: imperial ? 'pounds' : 'kilograms',
    item_volume: volume.toFixed(6),
    volume_unit: shop.storage.unit,
    size_tier: product.size[0] <= 45 && product.grams <= 9000 ? 'Standard-Size' : 'Large-Bulky',
    avg_qty: decimalText(piece.quantity, 2),
    pending_removal: '0',
    total_volume: ((piece.quantity / 100) * volume).toFixed(6),
    base_rate: decimalText(rate, 4),
    est_base: fee,
    est_sus: '0',
    incentive: '0',
    est_fee: fee,
    currency: shop.currency,
    dangerous: '--',
    discount_eligible: 'N',
    discount_qualified: 'N',
  }
}
