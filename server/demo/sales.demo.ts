/**
 * Trade in small: every day buyers order, stock runs down, a shipment is ordered in time or too late, parcels
 * come back. The other parts of the demo company are told from what happens here: payments, fees, stock, advertising.
 */
import { addDays, addMonths, daysOf, lastDayOf, monthOf, type DemoClock } from './calendar.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, type Random } from './random.demo'

/** An order of one product, as a buyer placed it. */
export interface DemoOrder {
  product: DemoProduct
  /** Day and second of the day by the site's clock. */
  day: string
  second: number
  orderId: string
  quantity: number
  /** Hundredths per piece, before tax. */
  price: number
  /** Coupon or deal, for the whole order; zero or more. */
  rebate: number
  shipping: number
  taxRate: number
  place: [string, string, string]
  merchantFulfilled: boolean
  /** The company sends it itself, and has not yet. */
  waiting: boolean
  business: boolean
  cancelled: boolean
}

interface DemoRefund {
  order: DemoOrder
  day: string
  second: number
}

/** What Amazon has of a product at the end of a day, in pieces. */
export interface StockDay {
  sellable: number
  unsellable: number
  /** On the way: still being prepared, sent, being received. */
  working: number
  shipped: number
  receiving: number
}

interface DemoShipment {
  product: DemoProduct
  /** The day it reached the fulfilment centre. */
  day: string
  quantity: number
}

/** All that was bought, returned and sent, and what stood in stock meanwhile. */
export interface DemoTrade {
  orders: DemoOrder[]
  refunds: DemoRefund[]
  shipments: DemoShipment[]
  /** By product's position: stock at the end of each day of `stockDays`. */
  stock: StockDay[][]
  /** From the first day of the month before the first sales, so that its storage can be told. */
  stockDays: string[]
}

/** Everything that happened up to `clock.today`; orders by day. */
export function demoTrade(products: DemoProduct[], clock: DemoClock): DemoTrade {
  const stockDays = daysOf(`${addMonths(monthOf(clock.start), -1)}-01`, clock.today)
  const trade: DemoTrade = { orders: [], refunds: [], shipments: [], stock: [], stockDays }
  for (const product of products) trade.stock.push(sell(product, stockDays, clock, trade))
  trade.orders.sort(byTime)
  trade.refunds.sort(byTime)
  return trade
}

function byTime(a: { day: string; second: number }, b: { day: string; second: number }): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : a.second - b.second
}

function sell(product: DemoProduct, days: string[], clock: DemoClock, trade: DemoTrade): StockDay[] {
  const random = randomOf(`sales ${product.msku}`)
  const stock: StockDay[] = []
  let sellable = Math.round(product.demand * random.whole(40, 70)) + 8
  let unsellable = 0
  const coming: { arrives: string; sent: string; quantity: number }[] = []
  const recent: number[] = []
  for (const day of days) {
    while (coming.length > 0 && coming[0]!.arrives <= day) {
      const shipment = coming.shift()!
      sellable += shipment.quantity
      if (day >= clock.start) trade.shipments.push({ product, day, quantity: shipment.quantity })
    }
    const wanted = product.status === '3' || day < product.openDay ? 0 : random.poisson(product.demand * seasonOf(day, product))
    let soldToday = 0
    for (let turn = 0; turn < wanted && sellable > 0; turn++) {
      const quantity = Math.min(sellable, random.chance(0.9) ? 1 : random.whole(2, 4))
      // A cancelled order leaves the shelf as it was.
      if (day >= clock.start && !place(product, day, quantity, random, clock, trade)) continue
      sellable -= quantity
      soldToday += quantity
    }
    recent.push(soldToday)
    if (recent.length > 30) recent.shift()
    const pace = recent.reduce((a, b) => a + b, 0) / recent.length
    const onTheWay = coming.reduce((sum, shipment) => sum + shipment.quantity, 0)
    // Ordered when 32 days are left, arriving after about 24: a good seller that speeds up runs out now and then.
    if (product.status === '1' && sellable + onTheWay < pace * 32 && random.chance(0.6)) {
      const arrives = addDays(day, random.whole(18, 30))
      coming.push({ arrives, sent: addDays(day, 6), quantity: Math.max(12, Math.ceil((pace * random.whole(32, 50)) / 12) * 12) })
      coming.sort((a, b) => (a.arrives < b.arrives ? -1 : 1))
    }
    if (random.chance(0.012 * Math.min(1, pace)) && sellable > 0) unsellable++
    if (day.endsWith('-20') && unsellable > 3) unsellable = 0
    const sum = (from: (shipment: { arrives: string; sent: string; quantity: number }) => boolean): number =>
      coming.filter(from).reduce((total, shipment) => total + shipment.quantity, 0)
    const near = addDays(day, 3)
    stock.push({
      sellable,
      unsellable,
      working: sum((shipment) => shipment.sent > day),
      shipped: sum((shipment) => shipment.sent <= day && shipment.arrives > near),
      receiving: sum((shipment) => shipment.sent <= day && shipment.arrives <= near),
    })
  }
  return stock
}


/** Orders that the company sends itself wait so long at the most. */
const WAITING_DAYS = 3

/** One order; false where the buyer cancelled it. */
function place(product: DemoProduct, day: string, quantity: number, random: Random, clock: DemoClock, trade: DemoTrade): boolean {
  const { shop } = product
  const merchantFulfilled = random.chance(0.02)
  const cancelled = random.chance(0.025)
  const discount = random.chance(0.22) ? random.pick([0.05, 0.05, 0.1, 0.15, 0.2]) : 0
  const withheldOff = random.chance(0.04)
  const order: DemoOrder = {
    product,
    day,
    // Nobody orders while the clocks change.
    second: random.whole(4 * 3600, 24 * 3600 - 1),
    orderId: orderNumber(shop.site, random),
    quantity,
    price: product.price,
    rebate: step(product.price * quantity * discount, shop.step),
    shipping: merchantFulfilled || random.chance(0.08) ? step(product.price * 0.2, shop.step) : 0,
    taxRate: withheldOff ? 0 : random.pick(shop.taxes),
    place: random.pick(shop.places),
    merchantFulfilled,
    waiting: merchantFulfilled && !cancelled && day < clock.today && day >= addDays(clock.today, -WAITING_DAYS),
    business: random.chance(0.06),
    cancelled,
  }
  trade.orders.push(order)
  if (cancelled) return false
  if (random.chance(0.045)) {
    const back = addDays(day, random.whole(4, 27))
    if (back <= clock.today) trade.refunds.push({ order, day: back, second: random.whole(4 * 3600, 24 * 3600 - 1) })
  }
  return true
}

function step(hundredths: number, by: number): number {
  return Math.round(hundredths / by) * by
}

const ORDER_PREFIX: Record<string, string[]> = {
  us: ['111', '112', '113', '114'],
  ca: ['701', '702'],
  de: ['302', '303', '304'],
  gb: ['202', '203', '204'],
  jp: ['249', '250', '503'],
}

function orderNumber(site: string, random: Random): string {
  const digits = '0123456789'
  return `${random.pick(ORDER_PREFIX[site]!)}-${random.text(7, digits)}-${random.text(7, digits)}`
}

/** How the day moves demand: the year's end, the summer sale, the week, and growth after the launch. */
function seasonOf(day: string, product: DemoProduct): number {
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8, 10))
  const weekday = new Date(day).getUTCDay()
  const year = [0.92, 0.9, 0.95, 0.97, 1, 1.02, 1.08, 1, 0.97, 1.03, 1.3, 1.45][month - 1]!
  const sale = (month === 7 && date >= 8 && date <= 11) || (month === 11 && date >= 24) ? 1.7 : 1
  const week = [1.08, 1.05, 1, 0.97, 0.95, 0.94, 1.02][weekday]!
  const launched = (Date.parse(day) - Date.parse(product.openDay)) / 86_400_000
  const launch = launched < 60 ? 0.3 + (launched / 60) * 0.7 : 1
  return year * sale * week * launch
}

/** The stock of a product over a month: its mean on the days of the month, up to today. */
export function meanStock(trade: DemoTrade, product: DemoProduct, month: string): number {
  const first = trade.stockDays.indexOf(`${month}-01`)
  const last = trade.stockDays.indexOf(lastDayOf(month))
  if (first < 0 || last < 0) return 0
  let sum = 0
  for (const day of trade.stock[product.at]!.slice(first, last + 1)) sum += day.sellable + day.unsellable
  return sum / (last - first + 1)
}
