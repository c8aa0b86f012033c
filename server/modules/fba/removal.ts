/**
 * Goods that come back from Amazon by a removal order: received into a bin of the company's own, as good or bad, and worth what they were worth
 * in Amazon's batches. That they left Amazon is told by Amazon's own ledger alone.
 */
import { roundText, timesText } from '../../../contract/decimal-text'
import { effect } from '../../kernel/write/effects'
import { price, type CostKind, type Priced } from '../cost/public'
import { post, refuse, reverse, type Document, type Movement, type Posting } from '../stock/public'
import { pairedGoods } from './shipment/paired'

interface Receipt { id: string; receipt_no: string | null; shop_id: string; msku: string; receive_day: string }

const documentOf = ({ id, receipt_no: no }: Receipt): Document => ({ kind: 'removal_receipt', id, no })
const KINDS: Record<'purchase_cost' | 'head_cost' | 'package_cost' | 'other_cost', CostKind> = {
  purchase_cost: 'purchase', head_cost: 'head', package_cost: 'package', other_cost: 'other',
}

/** Effect of 入库. @throws Refusal of an MSKU without SKU */
export const postRemoval = effect('postRemoval', {
  async run({ writing, row }) {
    const goods = (await pairedGoods(writing, row.shop_id, [row.msku])).get(row.msku)
    if (!goods) {
      refuse(`「${row.msku}」没有配对本地SKU，不知道收到的是哪个货；请先在「配对」里填写`, { msku: '没有配对本地SKU' })
    }
    const movements = goods.flatMap(({ skuId, qty }) => (['good', 'bad'] as const).map((condition): Movement => ({
      from: { kind: 'amazon' }, to: { kind: 'bin', warehouseId: row.warehouse_id, binId: row.bin_id }, skuId, condition, reason: 'removal_in', line: row.id,
      qty: qty * (row[`${condition}_qty`] ?? 0),
    })))
    await post(writing, documentOf(row), movements, row.receive_day)
    await price(writing, await carriedCosts(writing, row, (row.good_qty ?? 0) + (row.bad_qty ?? 0)))
  },
  async undo({ writing, row }) {
    await reverse(writing, documentOf(row))
  },
})

/**
 * What so many of the MSKU cost in Amazon's batches: by the pieces that left its pool in the newest month up to the receipt, which removals
 * belong to; where none has left yet, by its newest batch. None where Amazon's batches know no cost: the goods are then without cost, and told so.
 */
async function carriedCosts({ tx, asker }: Posting, receipt: Receipt, qty: number): Promise<Priced[]> {
  const { rows: [unit] } = await tx.query<{ currency: string } & Record<keyof typeof KINDS, string | null>>(
    `with pool as (select pool_id from shop where company_id = $1 and id = $2::bigint), gone as (
       select u.month as day, u.currency, sum(u.qty - u.missing_qty) as qty, sum(u.purchase_cost) as purchase_cost, sum(u.head_cost) as head_cost,
         sum(u.package_cost) as package_cost, sum(u.other_cost) as other_cost from fba_use u
       where u.company_id = $1 and u.pool_id = (select pool_id from pool) and u.msku = $3 and u.month <= $4::date group by 1, 2
     ), lying as (
       select l.in_day as day, l.currency, l.in_qty as qty, l.purchase_cost, l.head_cost, l.package_cost, l.other_cost from fba_layer l
       where l.company_id = $1 and l.pool_id = (select pool_id from pool) and l.msku = $3
     )
     select currency, (purchase_cost / qty)::text as purchase_cost, (head_cost / qty)::text as head_cost, (package_cost / qty)::text as package_cost,
       (other_cost / qty)::text as other_cost
     from (select 1 as nth, g.* from gone g union all select 2, l.* from lying l) s
     where qty > 0 and coalesce(purchase_cost, head_cost, package_cost, other_cost) is not null order by nth, day desc limit 1`,
    [asker.companyId, receipt.shop_id, receipt.msku, receipt.receive_day],
  )
  if (!unit) return []
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((item): Priced[] => {
    const amount = roundText(timesText(unit[item], String(qty)) ?? null, 4) ?? null
    if (amount === null || Number(amount) === 0) return []
    return [{
      goods: documentOf(receipt), kind: KINDS[item], amount, currency: unit.currency, basis: 'bill', day: receipt.receive_day,
      remark: '亚马逊移除带回的批次成本',
    }]
  })
}
