/**
 * What one of Amazon's goods costs now: of what is left of a MSKU's batches, first leg and all; where nothing is left, of the last batch with cost. A
 * batch of which nobody has said what it was bought for is worth nothing that is known. Every page of FBA stock takes this one figure.
 */
import type { Making } from '../../../kernel/kept/functions'
import type { Tx } from '../../../kernel/store/connect'
import type { PoolGoods } from './sources'
import { ITEMS } from '../items'

const COST = ITEMS.map((item) => `coalesce(l.${item}, 0)`).join(' + ')
const SPENT = ITEMS.map((item) => `coalesce(sum(u.${item}), 0)`).join(' + ')

/** All rows, or those of the pools that a change concerns. */
export async function fbaCosts({ tx, companyId, keys }: Making<'fba_cost'>): Promise<void> {
  const pools = keys === 'all' || keys.some(({ pool_id: pool }) => pool === null) ? null : [...new Set(keys.flatMap(({ pool_id: pool }) => pool ?? []))]
  await renew(tx, companyId, (row) => `${row}.pool_id = any($2::bigint[])`, pools)
}

/** After batches were made anew. @param goods null: of all */
export async function keepFbaCosts(tx: Tx, companyId: number, goods: readonly PoolGoods[] | null): Promise<void> {
  const asked = (row: string): string =>
    `(${row}.pool_id, ${row}.msku) in (select pool_id, msku from jsonb_to_recordset($2::jsonb) as k (pool_id bigint, msku text))`
  await renew(tx, companyId, asked, goods === null ? null : JSON.stringify(goods))
}

/** @param asked SQL of which rows are meant, by `$2`; @param value null: all of the company */
async function renew(tx: Tx, companyId: number, asked: (row: string) => string, value: unknown): Promise<void> {
  const values = value === null ? [companyId] : [companyId, value]
  const mine = value === null ? () => 'true' : asked
  await tx.query(`delete from fba_cost c where c.company_id = $1 and ${mine('c')}`, values)
  await tx.query(
    `with batch as materialized (
       select l.pool_id, l.msku, l.shop_id, l.in_day, l.id, l.in_qty, ${COST} as cost, l.in_qty - coalesce(u.qty, 0) as qty,
         ${COST} - coalesce(u.cost, 0) as amount
       from fba_layer l left join lateral (
         select sum(u.qty) filter (where not u.late) as qty, ${SPENT} as cost from fba_use u where u.company_id = $1 and u.layer_id = l.id) u on true
       where l.company_id = $1 and l.purchase_cost is not null and l.in_qty > 0 and ${mine('l')}
     ), worth as (
       select pool_id, msku, sum(amount) filter (where qty > 0) / nullif(sum(qty) filter (where qty > 0), 0) as left_unit,
         (array_agg(cost / in_qty order by in_day desc, id desc))[1] as last_unit from batch group by 1, 2
     )
     insert into fba_cost (company_id, shop_id, pool_id, msku, currency, unit_cost)
     select $1, g.shop_id, w.pool_id, w.msku, (select currency from company where id = $1), round(coalesce(w.left_unit, w.last_unit), 4)
     from worth w join (
       select p.shop_id, s.pool_id, p.msku from product p join shop s on s.company_id = $1 and s.id = p.shop_id where p.company_id = $1
       union select shop_id, pool_id, msku from batch) g on g.pool_id = w.pool_id and g.msku = w.msku order by 2, 4`,
    values,
  )
}
