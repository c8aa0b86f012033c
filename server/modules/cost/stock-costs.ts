/**
 * What the goods that are there are worth now, and one of them: the one figure that every page of stock takes. By first in, first out it is what is
 * left of the last batches; where nothing is left, one costs what one of the last batch with cost did. A batch without cost, or one that waits for a
 * rate, is worth nothing that is known: its pieces are counted apart and never as 0.
 */
import type { Making } from '../../kernel/kept/functions'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Tx } from '../../kernel/store/connect'
import type { Posting } from '../stock/public'

/** After anything of these goods' cost changed: what they are worth. They are locked (lockCost), so that nobody else makes the same rows. */
export async function keepStockCosts({ tx, asker: { companyId } }: Posting, skuIds: readonly string[]): Promise<void> {
  const goods = [...new Set(skuIds)]
  if (goods.length === 0) return
  await forget(tx, companyId, goods, ['sku_cost', 'place_cost'])
  await tx.query(`with ${WORTH}, places as (${PLACES}) ${SKUS}`, [companyId, goods])
  await raiseDataVersions(tx, companyId, ['place_cost', 'sku_cost'])
}

/** Goods of these batches. */
export async function skusOfLayers({ tx, asker }: Posting, layerIds: readonly string[]): Promise<string[]> {
  if (layerIds.length === 0) return []
  const { rows } = await tx.query<{ sku: string }>(
    'select distinct sku_id::text as sku from cost_layer where company_id = $1 and id = any($2::bigint[])', [asker.companyId, layerIds],
  )
  return rows.map(({ sku }) => sku)
}

/** Pools that hold, or held, some of `s.sku_id`: from one to the next by the index, however many batches each has. */
const POOLS = `with recursive next as (
  select min(pool_id) as pool_id from cost_layer where company_id = $1 and sku_id = s.sku_id
  union all
  select (select min(n.pool_id) from cost_layer n where n.company_id = $1 and n.sku_id = s.sku_id and n.pool_id > p.pool_id) from next p
  where p.pool_id is not null
) select pool_id from next where pool_id is not null`

/**
 * By SKU and pool (`worth`): pieces left, those of them that have cost, their worth, and what one costs. Only the batches behind the last that is
 * used up are read, by batches, and uses of those alone that may have any; averages are of all that was ever there. `$1`: the company, `$2`: the SKU,
 * or null for all.
 */
const WORTH = `books as materialized (
  select coalesce((select cost_method from company_setting where company_id = $1), 'fifo') as reckoning
), queues as materialized (
  select s.sku_id, l.pool_id, reckoning <> 'fifo' as averaged, coalesce(u.pos, 0) as gone, coalesce(y.in_at, '-infinity') as since
  from books cross join (select id as sku_id from sku where company_id = $1 and ($2::bigint[] is null or id = any($2::bigint[]))) s
  cross join lateral (${POOLS}) l
  left join lateral (select u.pos, u.layer_id from cost_use u where reckoning = 'fifo' and u.company_id = $1 and u.sku_id = s.sku_id
    and u.pool_id = l.pool_id and u.layer_id is not null and u.pos is not null order by u.at desc, u.pos desc limit 1) u on true
  left join cost_layer y on y.company_id = $1 and y.id = u.layer_id
), lying as (
  select l.sku_id, l.pool_id, l.in_qty - coalesce(u.qty, 0) as qty, c.known, c.cost - coalesce(u.amount, 0) - c.diff as amount
  from queues q cross join lateral (select * from cost_layer l where l.company_id = $1 and l.sku_id = q.sku_id and l.pool_id = q.pool_id
    and l.in_at >= q.since and (l.cum > q.gone or q.averaged) and l.in_qty > 0 offset 0) l
  left join lateral (select sum(qty) as qty, sum(amount) as amount from cost_use u where u.company_id = $1 and u.layer_id = l.id
    and (q.averaged or l.cut_qty > 0 or l.cum - l.in_qty + l.cut_qty < q.gone)) u on true
  cross join lateral (
    select count(*) > 0 and count(*) = count(base_amount) as known, coalesce(sum(base_amount), 0) as cost, coalesce(sum(diff_amount), 0) as diff
    from cost_line c where c.company_id = $1 and c.layer_id = l.id) c
), worth as materialized (
  select q.sku_id, q.pool_id, coalesce(s.qty, 0) as qty, coalesce(s.known, 0) as known, s.amount, coalesce(s.amount / nullif(s.known, 0), last.unit) as unit
  from queues q left join (
    select sku_id, pool_id, sum(qty) as qty, sum(qty) filter (where known) as known,
      case when sum(qty) filter (where known) > 0 then sum(amount) filter (where known) end as amount
    from lying group by 1, 2
  ) s on s.sku_id = q.sku_id and s.pool_id = q.pool_id
  left join lateral (
    select (select sum(c.base_amount) from cost_line c where c.company_id = $1 and c.layer_id = l.id) / l.in_qty as unit from cost_layer l
    where s.amount is null and l.company_id = $1 and l.sku_id = q.sku_id and l.pool_id = q.pool_id and l.in_qty > 0
      and exists (select from cost_line c where c.company_id = $1 and c.layer_id = l.id and c.base_amount is not null)
    order by l.in_at desc, l.entry_id desc limit 1) last on true
)`

const only = (keys: readonly { sku_id: string | null }[] | 'all'): string[] | null => (keys === 'all' ? null : keys.flatMap(({ sku_id: sku }) => sku ?? []))

/** Makes sku_cost anew of the SKU concerned: what one costs now, and what those in stock are worth. */
export async function skuCosts({ tx, companyId, keys }: Making<'sku_cost'>): Promise<void> {
  await forget(tx, companyId, only(keys), ['sku_cost'])
  await tx.query(`with ${WORTH} ${SKUS}`, [companyId, only(keys)])
}

/** Warehouses that have, or had, some of the goods. */
export async function placeCosts({ tx, companyId, keys }: Making<'place_cost'>): Promise<void> {
  await forget(tx, companyId, only(keys), ['place_cost'])
  await tx.query(`with ${WORTH} ${PLACES}`, [companyId, only(keys)])
}

const SKUS = `insert into sku_cost (company_id, sku_id, qty, uncosted_qty, currency, amount, unit_cost)
  select $1, sku_id, sum(qty), sum(qty - known), (select currency from company where id = $1), sum(amount),
    round(coalesce(sum(unit * known) / nullif(sum(known), 0), max(unit)), 4) from worth group by sku_id order by sku_id`

const PLACES = `insert into place_cost (company_id, sku_id, warehouse_id, currency, unit_cost)
  select $1, b.sku_id, b.warehouse_id, (select currency from company where id = $1), (
    select round(coalesce(max(w.unit) filter (where w.pool_id = b.warehouse_id::text), sum(w.unit * w.known) / nullif(sum(w.known), 0), max(w.unit)), 4)
    from worth w where w.sku_id = b.sku_id)
  from (select distinct sku_id, warehouse_id from stock_balance where company_id = $1 and warehouse_id is not null
    and ($2::bigint[] is null or sku_id = any($2::bigint[]))) b
  where b.sku_id in (select sku_id from worth) order by 2, 3`

async function forget(tx: Tx, companyId: number, skuIds: readonly string[] | null, tables: readonly ('sku_cost' | 'place_cost')[]): Promise<void> {
  for (const table of tables) {
    await tx.query(`delete from ${table} where company_id = $1 and ($2::bigint[] is null or sku_id = any($2::bigint[]))`, [companyId, skuIds])
  }
}
