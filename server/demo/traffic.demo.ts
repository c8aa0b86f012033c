/**
 * Who looked at the demo company's goods: business reports by product (the two newest months, day by day) and by day of each shop.
 * What was ordered is what its buyers ordered; sessions are as many as such sales take.
 */
import { addMonths, daysOf, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, type Random } from './random.demo'
import { decimalText, money, type DemoRow } from './rows.demo'
import type { DemoTrade } from './sales.demo'
import { DEMO_SHOPS, type DemoShop } from './shops.demo'

/** A row of a business report, by its entity, before it has an id. */
interface TrafficRow {
  entity: 'asin_traffic' | 'shop_traffic_day'
  row: DemoRow
}

/** What is counted of a product, or of a shop, on one day; amounts in hundredths, shares of views in ten-thousandths. */
interface Counted {
  sessions: number
  views: number
  boxed: number
  units: number
  items: number
  business: number
  sales: number
  businessSales: number
}

const none = (): Counted => ({ sessions: 0, views: 0, boxed: 0, units: 0, items: 0, business: 0, sales: 0, businessSales: 0 })

/** All of it: products first, each by the days; then shops. */
export function* trafficRows(context: Context, trade: DemoTrade, products: DemoProduct[]): Iterable<TrafficRow> {
  const { clock } = context
  const days = daysOf(clock.start, clock.today)
  const detailed = `${addMonths(monthOf(clock.today), -1)}-01`
  const sold = soldByDay(trade)
  const shops = new Map<string, Counted>()
  for (const product of products) {
    const random = randomOf(`traffic ${product.msku}`)
    const share = random.whole(8600, 10_000)
    for (const day of days) {
      if (day < product.openDay) continue
      const counted = looked(product, sold.get(`${product.at} ${day}`) ?? none(), share, random)
      const shop = `${product.shop.at} ${day}`
      shops.set(shop, added(shops.get(shop) ?? none(), counted))
      if (day >= detailed && counted.sessions > 0) yield { entity: 'asin_traffic', row: productRow(context, product, day, counted) }
    }
  }
  const refunds = new Map<string, number>()
  for (const { order, day } of trade.refunds) {
    const key = `${order.product.shop.at} ${day}`
    refunds.set(key, (refunds.get(key) ?? 0) + order.quantity)
  }
  for (const shop of DEMO_SHOPS) {
    const random = randomOf(`traffic of ${shop.site}`)
    for (const day of days) {
      const counted = shops.get(`${shop.at} ${day}`)
      if (counted) yield { entity: 'shop_traffic_day', row: shopRow(context, shop, day, counted, refunds.get(`${shop.at} ${day}`) ?? 0, random) }
    }
  }
}

function soldByDay({ orders }: DemoTrade): Map<string, Counted> {
  const sold = new Map<string, Counted>()
  for (const { product, day, quantity, price, cancelled, business } of orders) {
    if (cancelled) continue
    const key = `${product.at} ${day}`
    const amount = price * quantity
    sold.set(key, added(sold.get(key) ?? none(), {
      ...none(), units: quantity, items: 1, sales: amount, business: business ? quantity : 0, businessSales: business ? amount : 0,
    }))
  }
  return sold
}

/** The sessions that a day's sales took, and those of people who bought nothing. */
function looked({ demand }: DemoProduct, sold: Counted, share: number, random: Random): Counted {
  const sessions = random.poisson(demand * 6) + sold.items * random.whole(3, 6)
  const views = sessions === 0 ? 0 : sessions + random.poisson(sessions * 0.35)
  return { ...sold, sessions, views, boxed: views * share }
}

function added(one: Counted, other: Counted): Counted {
  return {
    sessions: one.sessions + other.sessions, views: one.views + other.views, boxed: one.boxed + other.boxed, units: one.units + other.units,
    items: one.items + other.items, business: one.business + other.business, sales: one.sales + other.sales,
    businessSales: one.businessSales + other.businessSales,
  }
}

/** The figures that both reports have. */
function figures({ sessions, views, boxed, units, items, business, sales, businessSales }: Counted): DemoRow {
  return {
    sessions, page_views: views, buy_box_share: views === 0 ? null : decimalText(Math.round(boxed / views), 4), units, order_items: items, sales: money(sales),
    units_b2b: business, sales_b2b: money(businessSales),
  }
}

function productRow(context: Context, { shop, ...product }: DemoProduct, day: string, counted: Counted): DemoRow {
  return {
    ...context.files.place('asin_traffic', shop, monthOf(day), day),
    shop_id: context.shopIds[shop.at], stat_date: day, start_date: day, end_date: day, parent_asin: product.parentAsin, asin: product.asin,
    msku: product.msku, title: product.title, currency: shop.currency, ...figures(counted),
  }
}

/** A visitor who looks at several goods is one session of the shop. */
function shopRow(context: Context, shop: DemoShop, day: string, counted: Counted, refunded: number, random: Random): DemoRow {
  const feedback = random.poisson(counted.items * 0.02)
  return {
    ...context.files.place('shop_traffic_day', shop, monthOf(day), day),
    shop_id: context.shopIds[shop.at], stat_date: day, currency: shop.currency, ...figures({ ...counted, sessions: Math.round(counted.sessions * 0.94) }),
    units_refunded: refunded, feedback, negative_feedback: feedback > 0 && random.chance(0.06) ? 1 : 0, claims: random.chance(0.002) ? 1 : 0,
    claims_amount: '0.00', shipped_sales: money(counted.sales), units_shipped: counted.units, orders_shipped: counted.items,
  }
}
