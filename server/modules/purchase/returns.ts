/** Goods that go back to their supplier, for money or to be replaced: what is to be replaced is open on the order again. */
import type { PurchaseReturnRow } from '../../../contract/generated/entities/purchase_return'
import type { PurchaseReturnItemRow } from '../../../contract/generated/entities/purchase_return_item'
import { effect } from '../../kernel/write/effects'
import type { WriteRule } from '../../kernel/write/write.rules'
import { post, refuse, refuseFuture, reverse, type Document, type Movement } from '../stock/public'
import { byOrderLine, followOrder, lockOrder, openDocuments, refuseMoreThanCame, writeLines } from './order-lines'

/** The supplier sends them again. */
const REPLACED = '2'

type Item = Required<PurchaseReturnItemRow>

const documentOf = ({ id, doc_no: no }: Pick<Required<PurchaseReturnRow>, 'id' | 'doc_no'>): Document => ({ kind: 'purchase_return', id, no })
const going = (items: readonly Item[]): Map<string, number> => byOrderLine(items, ({ qty }) => qty)

/** Returns follow their order as long as they can be changed. */
export const returnRule: WriteRule = async (writing, written) => {
  const { rows, added } = await openDocuments(writing, 'purchase_return', written)
  await followOrder(writing, 'purchase_return', rows, added)
}

/** Effect of 提交. @throws Refusal without goods, and of more than came */
export const checkReturn = effect('checkReturn', {
  async run({ writing, row, items: { items } }) {
    if (items.length === 0) refuse('退货单里没有商品，请先填写商品明细')
    refuseMoreThanCame(await lockOrder(writing, row.order_id), going(items))
  },
})

/** Sent back: from the bins to the supplier. */
export const postReturn = effect('postReturn', {
  async run({ writing, row, items: { items }, written }) {
    if (items.length === 0) refuse('退货单里没有商品，请先填写商品明细')
    refuseMoreThanCame(await lockOrder(writing, row.order_id), going(items))
    const day = row.out_date ?? writing.asker.today
    refuseFuture(writing, day, '出库日期', 'out_date')
    await post(writing, documentOf(row), items.map((item): Movement => ({
      from: { kind: 'bin', warehouseId: row.warehouse_id, binId: item.bin_id }, to: { kind: 'supplier', supplierId: row.supplier_id },
      skuId: item.sku_id, condition: item.condition === 'bad' ? 'bad' : 'good', lot: item.lot, qty: item.qty, reason: 'purchase_return', line: item.id,
    })), day)
    const replaced = row.return_method === REPLACED
    await writeLines(writing, 'purchase_return', items.map(({ id, qty }) => (
      { id, to: { out_qty: qty, back_qty: replaced ? qty : 0, swapped_qty: 0, done_day: day, doc_no: row.doc_no } }
    )), written)
  },
  async undo({ writing, row, items: { items }, written }) {
    const order = await lockOrder(writing, row.order_id)
    for (const [id, back] of byOrderLine(items, (item) => item.back_qty ?? 0)) {
      const line = order.lines.get(id)
      if (back > 0 && line && line.received > line.most - back) refuse(`「${line.sku}」换回的货已经入库，不能撤销出库；请先撤销换货的收货单`)
    }
    if (items.some(({ swapped_qty: qty }) => qty)) refuse('换回的货已经入库，不能撤销出库；请先撤销换货的收货单')
    await reverse(writing, documentOf(row))
    const undone = { out_qty: null, back_qty: null, swapped_qty: null, done_day: null }
    await writeLines(writing, 'purchase_return', items.map(({ id }) => ({ id, to: undone })), written)
  },
})
