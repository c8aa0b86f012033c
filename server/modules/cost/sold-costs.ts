/**
 * What a MSKU's goods cost that left in a month, first in first out, by the SKU that it is paired with at the month's end (bundles by their parts):
 * for the profit, which takes it before what somebody says a product costs. An item of cost that nobody has said of these goods is missing, not 0. A
 * MSKU of several SKU takes of each the newest month that it left in; one whose SKU has none has no row.
 */
import { FIRST_DAY } from '../../../contract/days'
import { monthOf, type Books } from './books'
import type { PoolGoods } from './fba/sources'
import type { Making } from '../../kernel/kept/functions'
import { takeLocks } from '../../kernel/kept/kept-locks'
import { refreshKept } from '../../kernel/kept/rollup'
import type { Tx } from '../../kernel/store/connect'
import type { Posting } from '../stock/public'
import { renewDiffs } from './sold-diffs'
import { ITEMS } from './items'
import { HELD, type Pair } from './sold-held'

/** Of the pairs {shop_id, msku} in `$2` (null: all), the months from `$3` on. `$1`: the company. */
const FRESH = `${HELD}, sent as materialized (
  select a.shop_id, a.msku, u.month as start_month, ${ITEMS.map((name) => `round(sum(u.${name}) / sum(u.qty), 6) as ${name}`).join(', ')}
  from asked a join shop s on s.company_id = $1 and s.id = a.shop_id
  join fba_use u on u.company_id = $1 and u.pool_id = s.pool_id and u.msku = a.msku and not u.late and u.purchase_cost is not null
  group by 1, 2, 3 having sum(u.qty) > 0
), fresh as materialized (
  select shop_id, msku, month as start_month, ${ITEMS.map((name) => `round(sum(${name} * qty), 6) as ${name}`).join(', ')}
  from held h where not exists (select from sent f where f.shop_id = h.shop_id and f.msku = h.msku and f.start_month <= h.month)
  group by 1, 2, 3 having count(*) = count(known)
  union all select * from sent where start_month >= $3::date
)`

/** All rows, or those of MSKU that were paired anew. */
export async function soldCosts({ tx, companyId, keys }: Making<'sold_cost'>): Promise<void> {
  await renew(tx, companyId, keys === 'all' ? null : keys, FIRST_DAY)
}

/** Goods of which something was matched anew, and the first day of what was; null: nothing was. */
export interface Taken { skuIds: readonly string[]; first: string | null }

/**
 * After what left was matched anew, or batches came to cost something else: the costs of their MSKU, and the profit that is made of them.
 * @param layers batches whose pieces were valued anew; all of their goods are locked (lockCost)
 */
export async function keepSoldCosts(
  posting: Posting, { open }: Books, layers: readonly string[], taken: Taken = { skuIds: [], first: null }, sent: readonly PoolGoods[] = [],
): Promise<void> {
  const { tx, model, asker: { companyId } } = posting
  const valued = await usesOf(posting, layers)
  const first = [taken.first, valued.first].reduce((first, day) => (first === null || (day !== null && day < first) ? day : first))
  const from = sent.length > 0 ? FIRST_DAY : first
  if (from === null) return
  const { rows: pairs } = await tx.query<Pair>(
    `with recursive up (sku_id) as (
       select unnest($2::bigint[]) union select c.sku_id from up join sku_part c on c.company_id = $1 and c.part_id = up.sku_id
     )
     select distinct p.shop_id::text, p.msku from up join pairing p on p.company_id = $1 and p.sku_id = up.sku_id
     union select p.shop_id::text, p.msku from jsonb_to_recordset($3::jsonb) as g (pool_id bigint, msku text)
       join product p on p.company_id = $1 and p.msku = g.msku
       join shop s on s.company_id = $1 and s.id = p.shop_id and s.pool_id = g.pool_id order by 1, 2`,
    [companyId, [...new Set([...taken.skuIds, ...valued.skuIds])], JSON.stringify(sent)],
  )
  if (pairs.length === 0) return
  // A MSKU of several SKU is written by whoever moves any of them.
  const parts = pairs.map((pair) => JSON.stringify(pair))
  await takeLocks(tx, ['sold_cost', 'sold_cost_diff'].map((table) => ({ table, companyId, parts })))
  const changed = await renew(tx, companyId, pairs, monthOf(from > open ? from : open))
  const later = await renewDiffs(tx, companyId, pairs, { from: monthOf(from), open })
  await refreshKept(tx, model, [
    { entity: 'sold_cost', touched: { companyId, days: changed.map(({ start_month: month }) => month), rows: changed }, rollups: false as const },
    { entity: 'sold_cost_diff', touched: { companyId, days: later.map(({ month }) => month), rows: later }, rollups: false as const },
  ].filter(({ touched }) => touched.rows.length > 0))
}

/** By averages whatever changed of goods changes what all of them cost that leave later. */
export function takenBy({ method, open }: Books, skuIds: readonly string[], taken: Taken): Taken {
  return method === 'fifo' ? taken : { skuIds, first: open }
}

async function usesOf({ tx, asker }: Posting, layers: readonly string[]): Promise<Taken> {
  if (layers.length === 0) return { skuIds: [], first: null }
  const { rows } = await tx.query<{ sku: string; first: string }>(
    `select sku_id::text as sku, min(use_day)::text as first from cost_use where company_id = $1 and layer_id = any($2::bigint[]) and not late group by 1`,
    [asker.companyId, [...new Set(layers)]],
  )
  return { skuIds: rows.map(({ sku }) => sku), first: rows.map(({ first }) => first).sort()[0] ?? null }
}

type Row = { shop_id: string; msku: string; start_month: string }

const ofRow = (row: string): string => ['currency', ...ITEMS].map((name) => `${row}.${name}`).join(', ')

/** @returns the rows that changed, as they were or are */
async function renew(tx: Tx, companyId: number, pairs: readonly Pair[] | null, from: string): Promise<Row[]> {
  const { rows } = await tx.query<Row>(
    `with recursive ${FRESH}, gone as (
       delete from sold_cost o where o.company_id = $1 and o.start_month >= $3::date
         and ($2::jsonb is null or (o.shop_id, o.msku) in (select shop_id, msku from jsonb_to_recordset($2::jsonb) as k (shop_id bigint, msku text)))
         and not exists (select from fresh f where f.shop_id = o.shop_id and f.msku = o.msku and f.start_month = o.start_month)
       returning o.shop_id, o.msku, o.start_month
     ), written as (
       insert into sold_cost as o (company_id, shop_id, msku, start_month, currency, ${ITEMS.join(', ')})
       select $1, shop_id, msku, start_month, (select currency from company where id = $1), ${ITEMS.join(', ')} from fresh order by shop_id, msku, start_month
       on conflict (company_id, shop_id, msku, start_month) do update
         set (currency, ${ITEMS.join(', ')}) = (${ofRow('excluded')}) where (${ofRow('o')}) is distinct from (${ofRow('excluded')})
       returning o.shop_id, o.msku, o.start_month
     )
     select shop_id::text, msku, start_month::text from (select * from gone union all select * from written) c order by 1, 2, 3`,
    [companyId, pairs === null ? null : JSON.stringify(pairs), from],
  )
  return rows
}
