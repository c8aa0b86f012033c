/** What an order has made, checked: good and bad pieces come in from production. */
import type { ProcessQcRow } from '../../../contract/generated/entities/process_qc'
import { effect } from '../../kernel/write/effects'
import type { WriteRule } from '../../kernel/write/write.rules'
import { post, refuse, reverse, type Document, type Movement, type Posting } from '../stock/public'
import { PRODUCTION } from './orders'

const documentOf = ({ id, qc_no: no }: Required<ProcessQcRow>): Document => ({ kind: 'process_qc', id, no })

/** A check is about the goods of its order, in the order's warehouse. @throws Refusal where the order makes nothing now */
export const checkRule: WriteRule = async ({ tx, asker }, written) => {
  for (const { before, after } of written) {
    if (!after) continue
    const { rows: [order] } = await tx.query<{ no: string; type: string; status: string }>(
      `select process_no as no, process_type as type, process_status as status from process_order where company_id = $1 and id = $2::bigint`,
      [asker.companyId, after['order_id']],
    )
    if (!before && order) refuseIdle(order)
  }
  await tx.query(
    `update process_qc q set warehouse_id = o.warehouse_id, sku_id = o.sku_id from process_order o
     where q.company_id = $1 and o.company_id = $1 and o.id = q.order_id and q.id = any($2::bigint[])`,
    [asker.companyId, written.flatMap(({ after }) => (after ? [String(after['id'])] : []))],
  )
}

function refuseIdle({ no, type, status }: { no: string; type: string; status: string }): void {
  if (type === 'split') refuse(`「${no}」是拆分单，产出在它完成时填写，不用质检单`, { order_id: '拆分单不用质检' })
  if (!['2', '3'].includes(status)) refuse(`「${no}」没有在加工，先「领料开工」再质检`, { order_id: '没有在加工' })
}

/** Effect of 入库. @throws Refusal where the order takes goods apart or is not under way, and of taking it back once the order has ended */
export const storeMade = effect('storeMade', {
  async run({ writing, row }) {
    const order = await orderOf(writing, row.order_id)
    refuseIdle(order)
    const bad = row.bad_qty ?? 0
    const to = { kind: 'bin' as const, warehouseId: order.warehouse, binId: row.bin_id ?? order.bin }
    await post(writing, documentOf(row), (['good', 'bad'] as const).map((condition): Movement => ({
      skuId: order.sku, condition, from: PRODUCTION, to, qty: condition === 'good' ? row.quantity - bad : bad, reason: 'process_in',
    })), row.qc_date ?? writing.asker.today)
    await tellDone(writing, row.order_id, row.quantity)
  },
  async undo({ writing, row }) {
    const order = await orderOf(writing, row.order_id)
    if (order.status === '4') refuse(`「${order.no}」已经完成，请先撤销它的完成`)
    await reverse(writing, documentOf(row))
    await tellDone(writing, row.order_id, -row.quantity)
  },
})

async function tellDone({ tx, asker }: Posting, orderId: string, by: number): Promise<void> {
  await tx.query(
    'update process_order set done_qty = coalesce(done_qty, 0) + $3 where company_id = $1 and id = $2::bigint', [asker.companyId, orderId, by],
  )
}

interface Order { no: string; type: string; status: string; warehouse: string; bin: string | null; sku: string }

/** Locked, so that it does not end while what it made comes in. */
async function orderOf({ tx, asker }: Posting, id: string): Promise<Order> {
  const { rows } = await tx.query<Order>(
    `select process_no as no, process_type as type, process_status as status, warehouse_id::text as warehouse, bin_id::text as bin, sku_id::text as sku
     from process_order where company_id = $1 and id = $2::bigint for update`,
    [asker.companyId, id],
  )
  return rows[0] ?? refuse('没有这张加工单，请重新选择')
}
