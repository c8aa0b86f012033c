/** Goods from one warehouse to another: held once approved, under way once sent, received in as many parts as they come; what never comes is lost. */
import { effect } from '../../kernel/write/effects'
import { hold, release } from './holds'
import { post, reverse } from './ledger'
import type { Condition, Document, Movement, Place } from './places'
import { refuse, type Posting } from './posting'
import { codeOf } from './slots'

interface Transfer { id: string; doc_no: string | null; out_wh_id: string; in_wh_id: string }
interface Item { id: string; sku_id: string; condition: string; lot: string | null; out_bin_id: string | null; in_bin_id: string | null }

const documentOf = ({ id, doc_no: no }: Transfer): Document => ({ kind: 'transfer', id, no })
const goodsOf = ({ sku_id: skuId, condition, lot }: Item) => ({ skuId, condition: condition as Condition, lot })
const leaving = ({ out_wh_id: warehouseId }: Transfer, { out_bin_id: binId }: Item): Place => ({ kind: 'bin', warehouseId, binId })
const under = ({ id, in_wh_id: warehouseId }: Transfer): Place => ({ kind: 'transit', transferId: id, warehouseId })

/** Effect of 审核通过. @throws Refusal between one and the same warehouse, and without goods */
export const holdTransfer = effect('holdTransfer', {
  async run({ writing, row, items: { items } }) {
    if (row.out_wh_id === row.in_wh_id) refuse('调出仓与调入仓相同，请改成两个仓库')
    if (items.length === 0) refuse('调拨单里没有商品，请先填写商品明细')
    await hold(writing, documentOf(row), items.map((item) => ({ ...goodsOf(item), place: leaving(row, item), qty: item.quantity })))
  },
  undo: ({ writing, row }) => release(writing, documentOf(row)),
})

/** Effect of 出库. @throws Refusal of more than was planned, and where nothing goes out */
export const shipTransfer = effect('shipTransfer', {
  async run({ writing, row, items: { items } }) {
    const more = items.find((item) => (item.out_qty ?? 0) > item.quantity)
    if (more) refuse(`「${await codeOf(writing, more.sku_id)}」计划调拨 ${more.quantity} 个，不能出库 ${more.out_qty} 个`)
    if (items.every((item) => !item.out_qty)) refuse('出库数都是 0，没有货可以出库')
    await release(writing, documentOf(row))
    await post(writing, documentOf(row), items.map((item): Movement => ({
      ...goodsOf(item), from: leaving(row, item), to: under(row), qty: item.out_qty ?? 0, reason: 'transfer_out', line: item.id,
    })))
  },
  async undo({ writing, row, items: { items } }) {
    await reverse(writing, documentOf(row))
    await writing.tx.query('update transfer_item set out_qty = null where company_id = $1 and transfer_id = $2::bigint', [writing.asker.companyId, row.id])
    await hold(writing, documentOf(row), items.map((item) => ({ ...goodsOf(item), place: leaving(row, item), qty: item.quantity })))
  },
})

/** Received now, of what was sent; with the step that ends the document all that is still under way is lost. */
export const receiveTransfer = effect('receiveTransfer', {
  async run({ writing, row, items: { items } }) {
    const ends = row.transfer_state === '5'
    const open = (item: { out_qty: number | null; in_qty: number | null }): number => (item.out_qty ?? 0) - (item.in_qty ?? 0)
    const more = items.find((item) => (item.now_qty ?? 0) > open(item))
    if (more) refuse(`「${await codeOf(writing, more.sku_id)}」出库 ${more.out_qty ?? 0} 个，已入库 ${more.in_qty ?? 0} 个，这次最多入库 ${open(more)} 个`)
    if (!ends && items.every((item) => !item.now_qty)) refuse('本次入库数都是 0，没有货可以入库')
    await post(writing, documentOf(row), items.flatMap((item): Movement[] => {
      const movement = { ...goodsOf(item), from: under(row), line: item.id }
      const now = item.now_qty ?? 0
      const received: Movement = { ...movement, to: { kind: 'bin', warehouseId: row.in_wh_id, binId: item.in_bin_id }, qty: now, reason: 'transfer_in' }
      return ends ? [received, { ...movement, to: { kind: 'lost' }, qty: open(item) - now, reason: 'transfer_loss' }] : [received]
    }))
    await tellReceived(writing, items.map(({ id, now_qty: qty }) => ({ line: id, qty: qty ?? 0 })))
  },
  // What ended it is taken back first, and then all parts at once.
  async undo({ writing, row }) {
    const back = await reverse(writing, documentOf(row), {
      only: ['transfer_in', 'transfer_loss'], ...(row.transfer_state === '4' ? { postedAt: row.receive_time } : {}),
    })
    await tellReceived(writing, back.flatMap(({ line, qty, reason }) => (line !== null && reason === 'transfer_in' ? [{ line, qty: -qty }] : [])))
  },
})

/** What lines have received more, or less again; what was asked for it is answered. */
async function tellReceived({ tx, asker }: Posting, lines: readonly { line: string; qty: number }[]): Promise<void> {
  await tx.query(
    `update transfer_item i set now_qty = null, in_qty = coalesce(i.in_qty, 0) + r.qty from jsonb_to_recordset($2::jsonb) as r (line bigint, qty integer)
     where i.company_id = $1 and i.id = r.line`,
    [asker.companyId, JSON.stringify(lines)],
  )
}
