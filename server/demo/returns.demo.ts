/**
 * What buyers of the demo company sent back, what Amazon sent anew in its place, and what Amazon paid for goods that it lost or damaged.
 * Returns follow refunds; reimbursements are those that the account was paid, to the cent.
 */
import { addDays, momentOf, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf, type Random } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { DemoOrder, DemoTrade } from './sales.demo'
import type { DemoTransaction } from './transactions.demo'
import { WORDS } from './words.demo'

/** A row of a report file, by its entity, before it has an id. */
interface ReturnedRow {
  entity: 'fba_return' | 'fba_replacement' | 'reimbursement' | 'fbm_return_request'
  row: DemoRow
}

/** Why buyers send goods back, the frequent reasons more than once. */
const REASONS = [
  'NO_LONGER_NEEDED', 'NO_LONGER_NEEDED', 'NO_LONGER_NEEDED', 'UNWANTED_ITEM', 'UNWANTED_ITEM', 'DEFECTIVE', 'DEFECTIVE', 'NOT_AS_DESCRIBED',
  'QUALITY_UNACCEPTABLE', 'ORDERED_WRONG_ITEM', 'FOUND_BETTER_PRICE', 'NOT_COMPATIBLE', 'DAMAGED_BY_CARRIER', 'UNDELIVERABLE_UNKNOWN',
  'MISSING_PARTS', 'SWITCHEROO',
] as const
const BROKEN = ['DEFECTIVE', 'QUALITY_UNACCEPTABLE', 'MISSING_PARTS']
const COMMENTS: Record<string, readonly string[]> = {
  DEFECTIVE: ['Stopped working after two days', 'Broken on arrival'],
  QUALITY_UNACCEPTABLE: ['Too flimsy', 'Feels cheap'],
  NOT_AS_DESCRIBED: ['Smaller than in the pictures', 'Colour is different'],
  MISSING_PARTS: ['One piece was missing'],
}
/** Nine of ten refunds of goods that Amazon delivered come back; some are sent anew. */
const COMES_BACK = 0.9
const SENT_ANEW = 0.08

/** All of it, returns first, in the order of the days. */
export function* returnedRows(context: Context, trade: DemoTrade, transactions: DemoTransaction[]): Iterable<ReturnedRow> {
  const random = randomOf('returns')
  const asked = randomOf('self-shipped returns')
  const { today } = context.clock
  for (const { order, day } of trade.refunds) {
    if (order.merchantFulfilled) {
      if (day <= today) yield requestRow(context, order, day, asked)
      continue
    }
    const back = addDays(day, random.whole(-4, 6))
    if (random.chance(COMES_BACK) && back > order.day && back <= today) yield returnRow(context, order, back, random)
    const anew = addDays(day, 1)
    if (random.chance(SENT_ANEW) && anew <= today) yield replacementRow(context, order, anew, random)
  }
  for (const one of transactions) {
    const words = WORDS[one.shop.language]
    const reason = one.description === words.reimbursedWarehouse ? 'Lost_Warehouse' : one.description === words.reimbursedDamaged ? 'Damaged_Warehouse'
      : one.description === words.reimbursedReturn ? 'CustomerReturn' : undefined
    if (reason !== undefined) yield reimbursementRow(context, one, reason, random)
  }
}

function returnRow(context: Context, order: DemoOrder, day: string, random: Random): ReturnedRow {
  const { product } = order
  const { shop } = product
  const reason = random.pick(REASONS)
  const disposition = BROKEN.includes(reason) ? random.pick(['DEFECTIVE', 'CUSTOMER_DAMAGED']) : reason === 'DAMAGED_BY_CARRIER' ? 'CARRIER_DAMAGED'
    : random.chance(0.78) ? 'SELLABLE' : 'CUSTOMER_DAMAGED'
  const comments = COMMENTS[reason]
  return {
    entity: 'fba_return',
    row: {
      ...context.files.place('fba_return', shop, monthOf(day), day),
      shop_id: context.shopIds[shop.at], return_at: momentOf(day, random.whole(6, 20) * 3600, shop.zone), return_day: day, order_id: order.orderId,
      msku: product.msku, asin: product.asin, fnsku: product.fnsku, title: product.title,
      // All that was refunded comes back, or nothing does (returnedRows): what comes to less is Amazon's to explain, and no example's.
      quantity: order.quantity, fulfillment_center: random.pick(shop.centres),
      disposition, return_reason: reason, lpn: `LPN${random.text(2)}${random.text(9, '0123456789')}`,
      return_state: disposition === 'CARRIER_DAMAGED' && random.chance(0.8) ? 'Reimbursed'
        : disposition === 'SELLABLE' && random.chance(0.12) ? 'Repackaged Successfully' : 'Unit returned to inventory',
      comments: comments && random.chance(0.4) ? random.pick(comments) : null,
    },
  }
}

/** What was refunded of an order that the seller sent, as its report of returns tells it. */
function requestRow(context: Context, order: DemoOrder, day: string, random: Random): ReturnedRow {
  const { product } = order
  const { shop } = product
  const asked = addDays(day, -random.whole(3, 8))
  const requestDay = asked > order.day ? asked : day
  return {
    entity: 'fbm_return_request',
    row: {
      ...context.files.place('fbm_return_request', shop, monthOf(requestDay), requestDay),
      shop_id: context.shopIds[shop.at], order_id: order.orderId, order_day: order.day, request_day: requestDay, request_state: 'completed', occurrence: 1,
      rma_id: `D${random.text(7)}RRMA`, msku: product.msku, asin: product.asin, title: product.title, quantity: order.quantity, order_quantity: order.quantity,
      return_reason: random.pick(REASONS), return_type: 'C-Returns', resolution: 'StandardRefund', in_policy: 'yes', prime: 'no', atoz: 'no',
      label_type: 'AmazonPrePaidLabel', label_payer: 'seller', currency: shop.currency, delivered_day: day,
    },
  }
}

function replacementRow(context: Context, order: DemoOrder, day: string, random: Random): ReturnedRow {
  const { product } = order
  const { shop } = product
  const centre = random.pick(shop.centres)
  return {
    entity: 'fba_replacement',
    row: {
      ...context.files.place('fba_replacement', shop, monthOf(day), day),
      shop_id: context.shopIds[shop.at], ship_at: momentOf(day, 9 * 3600, shop.zone), ship_day: day, msku: product.msku, asin: product.asin, quantity: 1,
      fulfillment_center: centre, original_center: random.pick(shop.centres), reason_code: random.pick(['0', '1', '3', '6']),
      replacement_order_id:
        `${order.orderId.slice(0, 4)}${random.text(7, '0123456789')}-${random.text(7, '0123456789')}`, original_order_id: order.orderId,
    },
  }
}

function reimbursementRow(context: Context, paid: DemoTransaction, reason: string, random: Random): ReturnedRow {
  const { shop, product, day } = paid
  return {
    entity: 'reimbursement',
    row: {
      ...context.files.place('reimbursement', shop, monthOf(day), day),
      shop_id: context.shopIds[shop.at], approval_day: day, reimb_id: random.text(10, '0123456789'), occurrence: 1,
      case_id: random.chance(0.3) ? random.text(11, '0123456789') : null, order_id: paid.order?.orderId ?? null, reimb_reason: reason,
      msku: product?.msku, fnsku: product?.fnsku, asin: product?.asin, title: product?.title, condition: 'New', currency: shop.currency,
      unit_amount: money(paid.total), amount: money(paid.total), cash_qty: 1, inv_qty: 0, total_qty: 1,
    },
  }
}
