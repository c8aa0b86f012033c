/** Goods that suppliers send: signed for, checked, put in. Putting in posts them to the stock ledger, and the order follows. */
import type { ReceiptRow } from '../../../contract/generated/entities/receipt'
import type { ReceiptItemRow } from '../../../contract/generated/entities/receipt_item'
import { effect } from '../../kernel/write/effects'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'
import {
  awaitPutaway, codeOf, post, receivingBin, refuse, refuseFuture, reverse, withdrawPutaway, type Arrived, type Document, type Movement, type Place,
} from '../stock/public'
import { byOrderLine, followOrder, lockOrder, openDocuments, refuseMoreThanCame, refuseNotWaiting, refuseTooMuch, writeLines } from './order-lines'
import { carrySwaps, swapsOf, takeBackSwaps, type Swap } from './swaps'

type Receipt = Required<ReceiptRow>
type Item = Required<ReceiptItemRow>

const documentOf = ({ id, receipt_no: no }: Pick<Receipt, 'id' | 'receipt_no'>): Document => ({ kind: 'receipt', id, no })
const came = ({ good_qty: good, bad_qty: bad }: Item): number => (good ?? 0) + bad

/** Receipts follow their order as long as they can be changed. */
export const receiptRule: WriteRule = async (writing, written) => {
  const { rows, added } = await openDocuments(writing, 'receipt', written)
  await followOrder(writing, 'receipt', rows, added)
}

/** Signed for: as many as the supplier may send. */
export const signReceipt = effect('signReceipt', {
  async run({ writing, row, items: { items } }) {
    refuseNone(items)
    if (items.every(({ received_qty: qty }) => !qty)) refuse('签收数量都是 0，没有货可以签收')
    const order = await lockOrder(writing, row.order_id)
    refuseNotWaiting(order)
    refuseTooMuch(order, byOrderLine(items, (item) => item.received_qty ?? 0))
    await keepReceiver(writing, row)
  },
})

/** Checked: good and bad are what was signed for. */
export const checkReceipt = effect('checkReceipt', {
  async run({ writing, items: { items } }) {
    for (const item of items) if (came(item) !== (item.received_qty ?? 0)) await refuseUnequal(writing, item)
  },
})

/** Received in one go: what is good and bad is what was signed for. */
export const receiveAtOnce = effect('receiveAtOnce', {
  async run({ writing: { tx, asker }, row }) {
    await tx.query(
      'update receipt_item set received_qty = coalesce(good_qty, 0) + bad_qty where company_id = $1 and receipt_id = $2::bigint', [asker.companyId, row.id],
    )
  },
})

const swappedOf = ({ id }: Item, swaps: readonly Swap[]): number => swaps.reduce((sum, { item, qty }) => sum + (item === id ? qty : 0), 0)

/** What posts of a line: pieces of one condition, of a name of their own in the ledger where they replace returned ones. */
interface Part { line: string; swapped: boolean; arrived: Arrived }

/** The pieces of a line that replace others are good ones first; the rest is bought. */
function partsOf(item: Item, swaps: readonly Swap[]): Part[] {
  const left = arrivedOf(item)
  const parts = swaps.filter(({ item: of }) => of === item.id).flatMap(({ line, qty }): Part[] => {
    let open = qty
    return left.map((arrived): Part => {
      const taken = Math.min(open, arrived.qty)
      open -= taken
      arrived.qty -= taken
      return { line, swapped: true, arrived: { ...arrived, qty: taken } }
    })
  })
  return [...parts, ...left.map((arrived): Part => ({ line: item.id, swapped: false, arrived }))]
}

/** Good and bad pieces of a line, and the bin that it names for each. */
function arrivedOf({ sku_id: skuId, lot, bin_id: bin, bad_bin_id: badBin, good_qty: good, bad_qty: bad }: Item): Arrived[] {
  return [{ skuId, lot, condition: 'good', qty: good ?? 0, wanted: bin }, { skuId, lot, condition: 'bad', qty: bad, wanted: badBin ?? bin }]
}

/**
 * Put in on the day that they came: from the supplier to the bins, good and bad apart, at the order's price until they are billed. Where the
 * warehouse puts away, to its receiving bin; the lines' bins are then where they are to go. What replaces returned goods costs what those came to.
 */
export const postReceipt = effect('postReceipt', {
  async run({ writing, before, row, items: { items }, written }) {
    refuseNone(items)
    const order = await lockOrder(writing, row.order_id)
    refuseNotWaiting(order)
    const atOnce = before['receipt_state'] === '0'
    for (const item of items) if (!atOnce && came(item) !== (item.received_qty ?? 0)) await refuseUnequal(writing, item)
    if (items.every((item) => came(item) === 0)) refuse('良品数与次品数都是 0，没有货可以入库')
    refuseTooMuch(order, byOrderLine(items, came))
    const day = row.receive_date ?? writing.asker.today
    refuseFuture(writing, day, '签收日期', 'receive_date')
    const from: Place = { kind: 'supplier', supplierId: await supplierOf(writing, row) }
    const waiting = await receivingBin(writing, row.warehouse_id)
    const swaps = await swapsOf(writing, row.id, day, items.map((item) => ({ id: item.id, orderItem: item.order_item_id!, qty: came(item) })))
    await post(writing, documentOf(row), items.flatMap((item): Movement[] => {
      const cost = item.price === null ? null : { unit: item.price, currency: item.currency, basis: 'estimate' as const }
      const of = { from, skuId: item.sku_id, lot: item.lot, expiry: item.expiry, reason: 'purchase_in' }
      return partsOf(item, swaps).map(({ line, swapped, arrived: { condition, qty, wanted } }) => (
        { ...of, line, cost: swapped ? null : cost, to: { kind: 'bin', warehouseId: row.warehouse_id, binId: waiting ?? wanted }, condition, qty }
      ))
    }), day)
    await carrySwaps(writing, row.id, swaps)
    if (waiting !== null) {
      const receipt = { id: row.id, no: row.receipt_no, warehouseId: row.warehouse_id, bin: waiting }
      await awaitPutaway(writing, receipt, items.flatMap(arrivedOf), written)
    }
    await writeLines(writing, 'receipt', items.map((item) => (
      { id: item.id, to: { in_qty: came(item), swap_qty: swappedOf(item, swaps), done_day: day, doc_no: row.receipt_no } }
    )), written)
    await keepReceiver(writing, row)
  },
  async undo({ writing, row, items: { items }, written }) {
    const posted = items.filter(({ in_qty: qty }) => qty !== null)
    // Those of before there were orders have posted nothing.
    if (posted.length === 0) return
    const order = await lockOrder(writing, row.order_id)
    await withdrawPutaway(writing, row.id, written)
    await takeBackSwaps(writing, row.id)
    await reverse(writing, documentOf(row))
    const gone = byOrderLine(posted, (item) => item.in_qty ?? 0)
    for (const [id, qty] of gone) order.lines.get(id)!.received -= qty
    refuseMoreThanCame(order, new Map([...gone.keys()].map((id) => [id, 0])))
    await writeLines(writing, 'receipt', posted.map(({ id }) => ({ id, to: { in_qty: null, swap_qty: null, done_day: null } })), written)
  },
})

/** Whoever signs is who received, unless the receipt says another. */
async function keepReceiver({ tx, asker }: Writing, { id }: Receipt): Promise<void> {
  await tx.query('update receipt set receive_user = coalesce(receive_user, $3::bigint) where company_id = $1 and id = $2::bigint', [
    asker.companyId, id, asker.employeeId,
  ])
}

async function supplierOf({ tx, asker }: Writing, { order_id: id }: Receipt): Promise<string> {
  const { rows } = await tx.query<{ id: string }>('select supplier_id::text as id from purchase_order where company_id = $1 and id = $2::bigint', [
    asker.companyId, id,
  ])
  return rows[0]!.id
}

function refuseNone(items: readonly Item[]): void {
  if (items.length === 0) refuse('收货单里没有商品，请先填写商品明细')
}

async function refuseUnequal(writing: Writing, { sku_id: id, received_qty: received, good_qty: good, bad_qty: bad }: Item): Promise<never> {
  refuse(`「${await codeOf(writing, id)}」签收 ${received ?? 0} 个，良品 ${good ?? 0} 个加次品 ${bad} 个与它不等，请核对`)
}
