/** Documents of goods for Amazon are of one shop: their rows hold no goods of another. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import type { Writing } from '../../kernel/write/write.row'

/** Rows of goods: the table of their documents, and the column that names it. */
const DOCUMENTS = {
  ship_batch_item: { head: 'ship_batch', by: 'batch_id' },
  replenish_plan_item: { head: 'replenish_plan', by: 'plan_id' },
  inbound_plan_item: { head: 'inbound_plan', by: 'plan_id' },
  awd_order_item: { head: 'awd_order', by: 'order_id' },
} as const

/**
 * @param ids of the documents
 * @param rule what the refusal says at its end, e.g. 一个批次只能是一个店铺的
 * @throws Refusal naming the first goods that are of another shop than their document
 */
export async function refuseOtherShop({ tx, asker }: Writing, items: keyof typeof DOCUMENTS, ids: readonly string[], rule: string): Promise<void> {
  const { head, by } = DOCUMENTS[items]
  const { rows: [other] } = await tx.query<{ msku: string; shop: string }>(
    `select p.msku, s.name as shop from ${items} i join ${head} d on d.company_id = $1 and d.id = i.${by}
     join product p on p.company_id = $1 and p.id = i.product_id join shop s on s.company_id = $1 and s.id = d.shop_id
     where i.company_id = $1 and i.${by} = any($2::bigint[]) and p.shop_id <> d.shop_id order by i.id limit 1`, [asker.companyId, ids],
  )
  if (other) throw new Refusal(CODES.invalid, `「${other.msku}」不是店铺「${other.shop}」的商品；${rule}`, { items: '有别的店铺的商品' })
}
