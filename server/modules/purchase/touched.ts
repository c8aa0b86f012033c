/** What the changes that wait concern: the SKUs whose purchase advice, and the MSKU whose replenishment advice, they may alter. Reads alone. */
import { markedValues, type Mark } from '../../kernel/write/later'
import type { Writing } from '../../kernel/write/write.row'
import { SENT_AS, type BundlePart } from '../catalogue/public'

/** An MSKU of a pool. */
interface Listing { pool_id: string; msku: string }

/** Of more than these all are worked out: it costs no more. */
const MOST = 2_000

/** Changes that tell the SKU by this field of theirs. */
const BY_SKU: readonly [facts: string, field: string][] = [
  ['purchase_order_item', 'sku_id'], ['purchase_plan', 'sku_id'], ['sku', 'id'], ['sku_price', 'sku_id'], ['pairing', 'sku_id'], ['stock_entry', 'sku_id'],
  ['stock_hold', 'sku_id'],
]

/** Changes that tell an MSKU, by its shop or its pool. */
const BY_LISTING: readonly string[] = ['pairing', 'ship_batch_item', 'stock_lock', 'replenish_rule', 'product']

/**
 * @param bundles what `bundleParts` answers
 * @returns undefined where they concern everything, or so much that all may as well be worked out
 */
export async function touchedBy(
  writing: Writing, marks: readonly Mark[], bundles: readonly BundlePart[],
): Promise<{ skus: string[]; listings: Listing[] } | undefined> {
  const listed = marks.filter(({ facts }) => BY_LISTING.includes(facts)).flatMap(({ rows = [] }) => rows)
  // A parameter without an MSKU is that of its whole pool.
  if (marks.some(({ rows, facts }) => !rows || (facts === 'replenish_rule' && rows.some(({ msku }) => !msku)))) return undefined
  const { tx, asker } = writing
  const { rows: listings } = await tx.query<Listing>(
    `select distinct coalesce(l.pool_id, s.pool_id)::text as pool_id, l.msku
     from (select pool_id, shop_id, msku from jsonb_to_recordset($2::jsonb) as t (pool_id bigint, shop_id bigint, msku text)
       union select null, coalesce(i.shop_id, b.shop_id), i.msku from ship_batch_item i join ship_batch b on b.company_id = $1 and b.id = i.batch_id
         where i.company_id = $1 and (i.batch_id = any($3::bigint[]) or i.id = any($4::bigint[]))) l
     left join shop s on s.company_id = $1 and s.id = l.shop_id where l.msku is not null and coalesce(l.pool_id, s.pool_id) is not null limit ${MOST + 1}`,
    [asker.companyId, JSON.stringify(listed), markedValues(marks, 'ship_batch', 'id'), markedValues(marks, 'ship_batch_item', 'id')],
  )
  const told = BY_SKU.flatMap(([facts, field]) => markedValues(marks, facts, field) ?? [])
  const { rows: skus } = await tx.query<{ id: string }>(
    `with ${SENT_AS}
     select distinct id::text as id from (
       select unnest($2::bigint[]) as id
       union all select i.sku_id from purchase_order_item i where i.company_id = $1 and i.order_id = any($4::bigint[])
       union all select p.part from jsonb_to_recordset($5::jsonb) as p (whole bigint, part bigint) where p.whole = any($2::bigint[])
       union all select g.sku_id from sent_as g join jsonb_to_recordset($6::jsonb) as l (pool_id bigint, msku text) using (pool_id, msku)) t
     where id is not null limit ${MOST + 1}`,
    [asker.companyId, told, asker.today, markedValues(marks, 'purchase_order', 'id'), JSON.stringify(bundles), JSON.stringify(listings)],
  )
  return listings.length > MOST || skus.length > MOST ? undefined : { skus: skus.map(({ id }) => id), listings }
}
