/**
 * The demo company's facts as rows of their entities. Every row says which report file it came with; ids run on from the
 * first one reserved. Rows are made one at a time, while they are written.
 */
import { addDays, momentOf, monthOf, type DemoClock } from './calendar.demo'
import type { DemoFees } from './fees.demo'
import type { DemoFiles } from './files.demo'
import { shelfOf } from './losses.demo'
import { deliveryOf, type DemoProduct } from './products.demo'
import { money, type DemoRow } from './rows.demo'
import type { DemoOrder, DemoTrade } from './sales.demo'
import { toStep } from './shops.demo'
import type { StorageMonth } from './storage.demo'
import type { AmountColumn, DemoTransaction } from './transactions.demo'
import { TYPE_TEXT } from './words.demo'

/** What rows of facts are made with: the days, the report files they come with, and ids of shops by position in DEMO_SHOPS. */
export interface Context {
  clock: DemoClock
  files: DemoFiles
  shopIds: number[]
}

/** Columns that the reports of every site have; zero where a row has none. */
const COLUMNS: AmountColumn[] = [
  'product_sales', 'product_sales_tax', 'shipping_credits', 'shipping_credits_tax', 'promotional_rebates', 'promotional_rebates_tax',
  'marketplace_withheld_tax', 'points_cost', 'selling_fees', 'fba_fees', 'other_transaction_fees', 'other',
]

/** Rows of settlement_txn, in the order of the transactions; amounts as decimal text. @param fees says how much of each no rule names */
export function* transactionRows(context: Context, firstId: number, transactions: DemoTransaction[], fees: DemoFees): Iterable<DemoRow> {
  let id = firstId
  for (const one of transactions) {
    const { shop, order } = one
    const row: DemoRow = {
      id: id++,
      ...context.files.place('settlement_txn', shop, monthOf(one.day), one.day),
      shop_id: context.shopIds[shop.at],
      posted_at: momentOf(one.day, one.second, shop.zone),
      posted_day: one.day,
      settlement_id: one.settlementId,
      transaction_type: one.type,
      type_text: TYPE_TEXT[shop.language][one.type] ?? one.type,
      order_id: order?.orderId,
      msku: one.product?.msku,
      description: one.description,
      quantity: one.quantity,
      marketplace: order ? shop.channel : undefined,
      account_type: 'Standard Orders',
      fulfillment: order ? (order.merchantFulfilled ? 'FBM' : 'FBA') : undefined,
      order_city: order?.place[0],
      order_state: order?.place[1] || undefined,
      order_postal: order?.place[2],
      tax_model: order && shop.withheld && order.taxRate > 0 ? 'MarketplaceFacilitator' : undefined,
      currency: shop.currency,
      gift_wrap_credits: '0.00',
      gift_wrap_credits_tax: '0.00',
      total_amount: money(one.total),
      release_status: one.releaseDay ? 'Released' : 'Deferred',
      release_date: one.releaseDay,
      unmapped_amount: money(fees.unmappedOf(one)),
    }
    for (const column of COLUMNS) row[column] = money(one.amounts[column] ?? 0)
    yield row
  }
}

/** Files are those of the transactions: the line of the transaction is not counted again. */
export function* feeRows(
  context: Context,
  ids: { firstFee: number; firstTransaction: number; importOf: (at: number) => number },
  transactions: DemoTransaction[],
  fees: DemoFees,
): Iterable<DemoRow> {
  let id = ids.firstFee
  for (const [at, one] of transactions.entries()) {
    for (const fee of fees.linesOf(one)) {
      yield {
        id: id++,
        import_id: ids.importOf(at),
        txn_id: ids.firstTransaction + at,
        shop_id: context.shopIds[one.shop.at],
        origin: 'transaction',
        posted_day: one.day,
        settlement_id: one.settlementId,
        order_id: one.order?.orderId,
        msku: one.product?.msku,
        transaction_type: one.type,
        description: fee.description,
        amount_name: fee.column,
        fee_category: fee.category,
        release_status: one.releaseDay ? 'Released' : 'Deferred',
        currency: one.shop.currency,
        amount: money(fee.amount),
      }
    }
  }
}

/** Rows of storage_fee, as storage.demo.ts worked them out, with ids and files. */
export function* storageRows(context: Context, firstId: number, months: StorageMonth[]): Iterable<DemoRow> {
  let id = firstId
  for (const { shop, month, rows } of months) {
    for (const row of rows) yield { id: id++, ...context.files.place('storage_fee', shop, month, `${month}-01`), shop_id: context.shopIds[shop.at], ...row }
  }
}

/** Rows of order_item, one an order. Those of today are pending yet, and a cancelled one has neither quantity nor price. */
export function* orderRows(context: Context, firstId: number, orders: DemoOrder[]): Iterable<DemoRow> {
  let id = firstId
  for (const order of orders) {
    const { product } = order
    const { shop } = product
    const tax = toStep(shop, order.price * order.quantity * order.taxRate)
    const pending = !order.cancelled && order.day === context.clock.today
    const status = order.cancelled ? 'Cancelled' : pending ? 'Pending' : order.waiting ? 'Unshipped' : 'Shipped'
    yield {
      id: id++,
      ...context.files.place('order_item', shop, monthOf(order.day), order.day),
      shop_id: context.shopIds[shop.at],
      order_id: order.orderId,
      occurrence: 1,
      merchant_order_id: order.orderId,
      purchase_at: momentOf(order.day, order.second, shop.zone),
      purchase_day: order.day,
      updated_at: momentOf(addDays(order.day, pending ? 0 : 2), order.second, shop.zone),
      order_status: status,
      fulfillment: order.merchantFulfilled ? 'Merchant' : 'Amazon',
      sales_channel: `A${shop.channel.slice(1)}`,
      ship_level: order.merchantFulfilled ? 'Standard' : 'Expedited',
      title: product.title,
      msku: product.msku,
      asin: product.asin,
      item_status: order.cancelled ? 'Cancelled' : pending || order.waiting ? 'Unshipped' : 'Shipped',
      quantity: order.cancelled ? 0 : order.quantity,
      currency: shop.currency,
      item_price: order.cancelled ? null : money(order.price * order.quantity),
      item_tax: order.cancelled ? null : money(tax),
      shipping_price: order.cancelled ? null : money(order.shipping),
      shipping_tax: order.cancelled ? null : money(toStep(shop, order.shipping * order.taxRate)),
      item_discount: order.cancelled ? null : money(order.rebate),
      ship_discount: order.cancelled ? null : money(order.merchantFulfilled ? 0 : order.shipping),
      ship_city: order.place[0],
      ship_state: order.place[1] || null,
      ship_postal: order.place[2],
      ship_country: shop.country,
      promotion_ids: order.rebate > 0 ? `PAWS-V2-${order.orderId.slice(4, 11)}` : null,
      business_order: order.business,
    }
  }
}

/** Stock once a week, as the report of stock shows it. */
export function snapshotDays(trade: DemoTrade, clock: DemoClock): number[] {
  const last = trade.stockDays.length - 1
  const first = trade.stockDays.indexOf(clock.start)
  const days: number[] = []
  for (let at = last; at >= first; at -= 7) days.unshift(at)
  return days
}

/** How many of so many pieces can be sold: the others are reserved. */
export const freeOf = (pieces: number): number => pieces - Math.round(pieces * 0.06)

/** Rows of fba_inventory: every product on every day of a snapshot. */
export function* inventoryRows(context: Context, firstId: number, trade: DemoTrade, products: DemoProduct[]): Iterable<DemoRow> {
  let id = firstId
  for (const at of snapshotDays(trade, context.clock)) {
    const day = trade.stockDays[at]!
    for (const product of products) {
      const { shop } = product
      const stock = shelfOf(trade, product, at)
      const free = freeOf(stock.sellable)
      const warehouse = stock.sellable + stock.unsellable
      yield {
        id: id++,
        ...context.files.place('fba_inventory', shop, day, day),
        shop_id: context.shopIds[shop.at],
        stat_date: day,
        msku: product.msku,
        fnsku: product.fnsku,
        asin: product.asin,
        title: product.title,
        condition: 'New',
        currency: shop.currency,
        price: money(product.price),
        mfn_listing: 'No',
        mfn_qty: null,
        afn_listing: 'Yes',
        warehouse_qty: warehouse,
        sellable_qty: free,
        unsellable_qty: stock.unsellable,
        reserved_qty: stock.sellable - free,
        total_qty: warehouse + stock.working + stock.shipped + stock.receiving,
        inbound_working: stock.working,
        inbound_shipped: stock.shipped,
        inbound_receiving: stock.receiving,
        researching_qty: 0,
        future_supply: 0,
        future_buyable: 0,
        unit_volume: ((product.size[0] * product.size[1] * product.size[2]) / 28_316.846_592).toFixed(4),
      }
    }
  }
}

/** Of the newest stock report, what its reserved units are reserved for. */
export function* reservedRows(context: Context, firstId: number, trade: DemoTrade, products: DemoProduct[]): Iterable<DemoRow> {
  let id = firstId
  const at = trade.stockDays.length - 1
  const day = trade.stockDays[at]!
  for (const product of products) {
    const reserved = Math.round(trade.stock[product.at]![at]!.sellable * 0.06)
    const orders = Math.round(reserved * 0.5)
    const transfers = Math.round((reserved - orders) * 0.7)
    yield {
      id: id++, ...context.files.place('fba_reserved', product.shop, day, day), shop_id: context.shopIds[product.shop.at], stat_date: day,
      msku: product.msku, fnsku: product.fnsku, asin: product.asin, title: product.title, reserved_qty: reserved, customer_orders: orders,
      fc_transfers: transfers, fc_processing: reserved - orders - transfers, staging: 0,
    }
  }
}

/** Rows of listing: one report of today for each shop, which tells all its products. */
export function* listingRows({ clock, files, shopIds }: Context, firstId: number, products: DemoProduct[]): Iterable<DemoRow> {
  let id = firstId
  for (const product of products) {
    yield {
      id: id++, ...files.place('listing', product.shop, clock.today, clock.today), shop_id: shopIds[product.shop.at], msku: product.msku,
      title: product.title, listing_no: `0${100 + (product.at % 900)}ZX${String(product.at).padStart(4, '0')}`, asin: product.asin,
      product_code: product.asin, code_type: '1', currency: product.shop.currency, price: money(product.price),
      status: product.status === '3' ? 'Inactive' : product.at % 41 === 7 ? 'Incomplete' : 'Active', ...deliveryOf(product),
      open_at: momentOf(product.openDay, 9 * 3600 + product.at * 61, product.shop.zone), condition: 'New', shipping_group: 'Migrated Template',
    }
  }
}
