/**
 * The transactions that the demo company's accounts saw: orders when they were sent, refunds, fees, charges for storage
 * and advertising, payouts. Every row's columns add up to its total, and every closed settlement adds up to nothing: the
 * payout takes what is left.
 */
import { addDays, daysBetween, type DemoClock } from './calendar.demo'
import type { DemoAds } from './ads.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, type Random } from './random.demo'
import type { DemoOrder, DemoTrade } from './sales.demo'
import { DEMO_SHOPS, toStep, type DemoShop } from './shops.demo'
import type { StorageMonth } from './storage.demo'
import { WORDS } from './words.demo'

/** The amount columns of a transaction report, as settlement_txn has them. */
export type AmountColumn =
  | 'product_sales' | 'product_sales_tax' | 'shipping_credits' | 'shipping_credits_tax' | 'promotional_rebates' | 'promotional_rebates_tax'
  | 'marketplace_withheld_tax' | 'points_cost' | 'selling_fees' | 'fba_fees' | 'other_transaction_fees' | 'other'

/** Hundredths of the shop's currency by column of the report; columns of zero are left out. */
export type Amounts = Partial<Record<AmountColumn, number>>

/** A line of the transactions report, before it has an id and a file. */
export interface DemoTransaction {
  shop: DemoShop
  /** Day and second of the day by the site's clock. */
  day: string
  second: number
  type: string
  description: string
  /** Hundredths, zero columns left out. */
  amounts: Amounts
  total: number
  order?: DemoOrder
  product?: DemoProduct
  quantity?: number
  /** Null while the money is held back. */
  settlementId: string | null
  releaseDay: string | null
}

/** A settlement lasts two weeks. */
const PERIOD_DAYS = 14
/** Money of an order is held back for so many days. */
const RESERVE_DAYS = 7

/** All transactions up to today, by shop and time. */
export function demoTransactions(trade: DemoTrade, ads: DemoAds, storage: StorageMonth[], clock: DemoClock): DemoTransaction[] {
  const orders = byShop(trade.orders, (order) => order.product.shop)
  const refunds = byShop(trade.refunds, (refund) => refund.order.product.shop)
  const shipments = byShop(trade.shipments, (shipment) => shipment.product.shop)
  return DEMO_SHOPS.flatMap((shop) => {
    const account = new Account(shop, clock)
    const random = randomOf(`transactions ${shop.site}`)
    for (const order of orders[shop.at]!) if (!order.cancelled) account.sold(order, random)
    for (const { order, day, second } of refunds[shop.at]!) account.refunded(order, day, second, random)
    account.advertised(ads.spend[shop.at]!)
    for (const month of storage) if (month.shop === shop) account.fee('FBA Inventory Fee', month.chargeDay, 'storage', { other: -month.charge })
    account.usual(random)
    for (const shipment of shipments[shop.at]!) account.received(shipment.quantity, shipment.day, random)
    account.reimbursed(orders[shop.at]!, random)
    return account.close(random)
  })
}

function byShop<T>(rows: T[], shopOf: (row: T) => DemoShop): T[][] {
  const shops: T[][] = DEMO_SHOPS.map(() => [])
  for (const row of rows) shops[shopOf(row).at]!.push(row)
  return shops
}

/** One site of a seller account, filling with rows. */
class Account {
  private readonly rows: DemoTransaction[] = []

  constructor(private readonly shop: DemoShop, private readonly clock: DemoClock) {}

  private add(row: Omit<DemoTransaction, 'shop' | 'total' | 'settlementId' | 'releaseDay'> & { held?: boolean }): void {
    const { held = false, ...rest } = row
    if (row.day > this.clock.today || row.day < this.clock.start) return
    const amounts: Amounts = {}
    let total = 0
    for (const [column, amount] of Object.entries(row.amounts) as [AmountColumn, number][]) {
      if (amount === 0) continue
      amounts[column] = amount
      total += amount
    }
    const release = held ? addDays(row.day, RESERVE_DAYS) : row.day
    const released = release <= this.clock.today
    this.rows.push(
      { ...rest, shop: this.shop, amounts, total, releaseDay: released ? release : null, settlementId: released ? this.settlementOf(release) : null },
    )
  }

  private settlementOf(day: string): string {
    const period = Math.floor(daysBetween(this.clock.start, day) / PERIOD_DAYS)
    return String(20_400_000_000 + this.shop.at * 1_000_000 + period * 137)
  }

  fee(
    type: string, day: string, word: keyof (typeof WORDS)['en'], amounts: Amounts,
    more: { product?: DemoProduct; quantity?: number; second?: number } = {},
  ): void {
    this.add({ type, day, second: 12 * 3600, description: WORDS[this.shop.language][word], amounts, ...more })
  }

  sold(order: DemoOrder, random: Random): void {
    const { shop } = this
    const price = order.price * order.quantity
    const tax = toStep(shop, price * order.taxRate)
    const shippingTax = toStep(shop, order.shipping * order.taxRate)
    const rebateTax = toStep(shop, order.rebate * order.taxRate)
    const commission = toStep(shop, (price + order.shipping - order.rebate) * order.product.referral)
    // Free delivery: the buyer's shipping is given back as a promotion.
    const free = order.merchantFulfilled ? 0 : order.shipping
    const day = addDays(order.day, order.second > 14 * 3600 ? 1 + random.whole(0, 1) : random.whole(0, 1))
    // Nothing is charged before it is sent.
    if (order.waiting) return
    const kept = tax + shippingTax - rebateTax
    this.add({
      type: 'Order',
      day,
      second: random.whole(4 * 3600, 24 * 3600 - 1),
      description: order.product.title,
      order,
      product: order.product,
      quantity: order.quantity,
      held: true,
      amounts: {
        product_sales: price,
        product_sales_tax: tax,
        shipping_credits: order.shipping,
        shipping_credits_tax: shippingTax,
        promotional_rebates: -order.rebate - free,
        promotional_rebates_tax: -rebateTax,
        marketplace_withheld_tax: shop.withheld ? -kept : 0,
        points_cost: shop.site === 'jp' ? -toStep(shop, price * 0.01) : 0,
        selling_fees: -commission,
        fba_fees: order.merchantFulfilled ? 0 : -order.product.fulfilment * order.quantity,
      },
    })
    if (order.merchantFulfilled) this.fee('Shipping Services', day, 'label', { other: -toStep(shop, order.product.fulfilment * 1.15) }, { second: 17 * 3600 })
  }

  refunded(order: DemoOrder, day: string, second: number, random: Random): void {
    const { shop } = this
    const price = order.price * order.quantity
    const tax = toStep(shop, price * order.taxRate)
    const rebateTax = toStep(shop, order.rebate * order.taxRate)
    const commission = toStep(shop, (price - order.rebate) * order.product.referral)
    // Amazon keeps a fifth of the commission, five dollars at most.
    const kept = Math.min(toStep(shop, commission * 0.2), toStep(shop, 500 * shop.priceFactor))
    this.add({
      type: 'Refund',
      day,
      second,
      description: order.product.title,
      order,
      product: order.product,
      quantity: order.quantity,
      held: true,
      amounts: {
        product_sales: -price,
        product_sales_tax: -tax,
        promotional_rebates: order.rebate,
        promotional_rebates_tax: rebateTax,
        marketplace_withheld_tax: shop.withheld ? tax - rebateTax : 0,
        selling_fees: commission - kept,
        fba_fees: random.chance(0.05) ? toStep(shop, 120 * shop.priceFactor) : 0,
      },
    })
  }

  /** What was spent is charged whenever it reaches the limit, and at the end of the month. */
  advertised(spend: number[]): void {
    const limit = 50_000 * this.shop.priceFactor
    let open = 0
    this.clock.days.forEach((day, at) => {
      open += spend[at]!
      const monthEnds = addDays(day, 1).endsWith('-01')
      if (open === 0 || (open < limit && !monthEnds)) return
      this.fee('Service Fee', day, 'advertising', { other_transaction_fees: -open }, { second: 23 * 3600 })
      open = 0
    })
  }

  /** Monthly fees, coupons and deals. */
  usual(random: Random): void {
    const { shop, clock } = this
    const at = (cents: number): number => toStep(shop, cents * shop.priceFactor)
    for (const day of clock.days) {
      const date = day.slice(8)
      if (date === '05' && shop.subscription > 0) this.fee('Service Fee', day, 'subscription', { other_transaction_fees: -shop.subscription })
      if (shop.site === 'us' && date === '18') this.fee('FBA Inventory Fee', day, 'longStorage', { other: -at(random.whole(180, 2_600)) })
      if (date === '22' && shop.language === 'en') this.fee('FBA Inventory Fee', day, 'disposal', { other: -at(random.whole(52, 940)) })
      if (shop.language === 'en' && random.chance(0.06)) {
        this.fee('Amazon Fees', day, 'couponFixed', { selling_fees: -at(500) })
        this.fee('Amazon Fees', day, 'couponShare', { selling_fees: -at(random.whole(120, 1_900)) })
      }
      if (shop.site === 'us' && ((day.slice(5, 7) === '07' && date === '12') || (day.slice(5, 7) === '11' && date === '29'))) {
        this.fee('Amazon Fees', day, 'dealFixed', { selling_fees: -7_000 })
        this.fee('Amazon Fees', day, 'dealShare', { selling_fees: -random.whole(4_200, 16_800) })
      }
      if (shop.site === 'us' && date === '15' && random.chance(0.25)) this.fee('Amazon Fees', day, 'vine', { selling_fees: -20_000 })
    }
    // A kind of fee that no rule knows yet: it shows first among the fees, until somebody says what it is.
    if (shop.site === 'us') {
      for (const before of [11, 41]) this.fee('Service Fee', addDays(clock.today, -before), 'unknown', { other: -random.whole(900, 3_400) })
    }
  }

  /** Goods that reach a fulfilment centre cost a placement fee, in America. */
  received(quantity: number, day: string, random: Random): void {
    if (this.shop.site !== 'us' || !random.chance(0.6)) return
    this.fee('Service Fee', day, 'placement', { other: -quantity * random.whole(16, 34) }, { second: 15 * 3600 })
  }

  /** Lost, damaged and never returned pieces, paid for at about half their price. */
  reimbursed(orders: DemoOrder[], random: Random): void {
    for (const order of orders) {
      if (!random.chance(0.012)) continue
      const word = random.pick(['reimbursedWarehouse', 'reimbursedReturn', 'reimbursedDamaged'] as const)
      const amount = toStep(this.shop, order.price * random.between(0.4, 0.6))
      this.fee('Adjustment', addDays(order.day, random.whole(9, 40)), word, { other: amount }, { product: order.product, quantity: 1, second: 10 * 3600 })
    }
  }

  /** Pays out every settlement that has ended. */
  close(random: Random): DemoTransaction[] {
    const { clock, shop } = this
    const left = new Map<string, number>()
    for (const row of this.rows) if (row.settlementId) left.set(row.settlementId, (left.get(row.settlementId) ?? 0) + row.total)
    for (let last = addDays(clock.start, PERIOD_DAYS - 1); last <= clock.today; last = addDays(last, PERIOD_DAYS)) {
      const balance = left.get(this.settlementOf(last)) ?? 0
      if (balance === 0) continue
      const payout = balance > 0
      const words = WORDS[shop.language]
      this.add({
        type: payout ? 'Transfer' : 'Debt',
        day: last,
        second: 24 * 3600 - 30,
        description: payout ? `${words.payout} ${random.text(15)}` : words.debt,
        amounts: { other: -balance },
      })
    }
    return this.rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.second - b.second))
  }
}
