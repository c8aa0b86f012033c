/** What buyers send back of orders that the seller sent: into a bin as good or bad, worth what it was worth as it left. */
import { ratioText } from '../../../contract/decimal-text'
import { effect } from '../../kernel/write/effects'
import type { WriteRule } from '../../kernel/write/write.rules'
import { pairedGoods, refuseUnpaired } from '../fba/public'
import { declineRemoved } from './requested'
import { post, refuse, reverse, type Document, type Movement, type Posting } from '../stock/public'

const documentOf = ({ id, return_no: no }: { id: string; return_no: string | null }): Document => ({ kind: 'fbm_return', id, no })

/** A return is of a line of an order that was sent: shop, order and product are the line's. */
export const returnRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  await declineRemoved(writing, written)
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  const { rows } = await tx.query<{ no: string; sent: boolean }>(
    `update fbm_return r set shop_id = f.shop_id, order_id = coalesce(i.order_id, f.order_id), msku = i.msku
     from fbm_order_item i join fbm_order f on f.company_id = $1 and f.id = i.fbm_id
     where r.company_id = $1 and i.company_id = $1 and i.id = r.item_id and r.id = any($2::bigint[])
     returning f.order_no as no, f.fbm_status in ('5', '11', '6') as sent`, [asker.companyId, ids],
  )
  const early = rows.find(({ sent }) => !sent)
  if (early) refuse(`「${early.no}」还没有发货，没有可以退的商品`, { item_id: '还没有发货' })
}

/** Effect of 入库. @throws Refusal without the line that came back, and of an MSKU without SKU */
export const postFbmReturn = effect('postFbmReturn', {
  async run({ writing, row }) {
    const { shop_id: shop, msku } = row
    if (shop === null || msku === null) refuse('没有填写退的是哪一行商品')
    const goods = await pairedGoods(writing, shop, [msku])
    refuseUnpaired([msku], goods)
    const costs = await costsOf(writing, row.item_id)
    await post(writing, documentOf(row), (goods.get(msku) ?? []).flatMap(({ skuId, qty }) => (['good', 'bad'] as const).map((condition): Movement => ({
      from: { kind: 'other' }, to: { kind: 'bin', warehouseId: row.warehouse_id, binId: row.bin_id }, skuId, condition, reason: 'return_in', line: row.id,
      qty: qty * (row[`${condition}_qty`] ?? 0), cost: costs.get(skuId) ?? null,
    }))), row.return_day)
  },
  async undo({ writing, row }) {
    await reverse(writing, documentOf(row))
  },
})

/** By SKU, what one of them cost as the order left; none where it had no cost then. */
async function costsOf({ tx, asker }: Posting, itemId: string): Promise<Map<string, { unit: string; currency: string }>> {
  const { rows } = await tx.query<{ sku: string; amount: string; qty: string; currency: string }>(
    `select u.sku_id::text as sku, u.currency, sum(u.amount)::text as amount, sum(u.qty - u.missing_qty)::text as qty
     from cost_use u join fbm_order_item i on i.company_id = $1 and i.id = $2::bigint
     where u.company_id = $1 and u.doc_kind = 'fbm_order' and u.doc_id = i.fbm_id::text group by 1, 2 having sum(u.qty - u.missing_qty) > 0`,
    [asker.companyId, itemId],
  )
  return new Map(rows.map(({ sku, amount, qty, currency }) => [sku, { unit: ratioText(amount, qty) ?? '0', currency }]))
}
