/**
 * Pieces of a company that does not reckon by batches: whatever of a pool changed, its open months are read anew (readings.ts) and what differs is
 * written. Which batch a piece is of stays matched first in, first out: it tells the age of what is left. A batch without cost is read like one that
 * is not there, and so are its pieces: they lack cost. Closed months stand.
 */
import { groupedBy } from '../../kernel/value/grouped-by'
import { shiftText } from '../../../contract/decimal-text'
import type { Posting } from '../stock/public'
import type { Books } from './books'
import { readOut, type Happening } from './readings'

/** Goods of one pool. */
export interface Pool { skuId: string; poolId: string }

interface Event {
  sku: string; pool: string; month: string; kind: Happening['kind'] | 'lacking'; id: string; qty: number; amount: string | null; was: string | null
}

/** `$2`: pools as JSON, `$3`: the last closed day. Rows in their order; what a batch without cost has is `lacking`. */
const EVENTS = `asked as materialized (
  select distinct "skuId" as sku_id, "poolId" as pool_id from jsonb_to_recordset($2::jsonb) as q ("skuId" bigint, "poolId" text)
), known as materialized (
  select l.*, c.first_line from asked a join cost_layer l on l.company_id = $1 and l.sku_id = a.sku_id and l.pool_id = a.pool_id and l.in_qty > 0
  cross join lateral (select count(*) > 0 and count(*) = count(base_amount) as known, min(id) as first_line from cost_line c
    where c.company_id = $1 and c.layer_id = l.id) c where c.known
), happened as (
  select sku_id, pool_id, in_day as day, in_at as at, 0 as step, 'in' as kind, id, in_qty as qty, null::numeric as amount, null::numeric as was from known
  union all
  select l.sku_id, l.pool_id, c.line_day, greatest(l.in_at, c.line_day::timestamp at time zone $4), 1, 'line', c.id,
    case when c.id = l.first_line then l.in_qty end, c.base_amount, c.diff_amount
  from known l join cost_line c on c.company_id = $1 and c.layer_id = l.id
  union all
  select u.sku_id, u.pool_id, greatest(u.use_day, coalesce(l.in_day, u.use_day)), greatest(u.at, coalesce(l.in_at, u.at)), 2,
    case when l.id is null then 'lacking' else 'out' end, u.id, u.qty, null, u.amount
  from asked a join cost_use u on u.company_id = $1 and u.sku_id = a.sku_id and u.pool_id = a.pool_id left join known l on l.id = u.layer_id
)`

/**
 * Reads these pools anew, where the company's method is not by batches.
 * @returns entries whose pieces cost something else and from which other batches descend
 */
export async function reread(posting: Posting, books: Books, pools: readonly Pool[]): Promise<string[]> {
  if (books.method === 'fifo' || pools.length === 0) return []
  const { tx, asker } = posting
  const { rows } = await tx.query<Event>(
    `with ${EVENTS} select sku_id::text as sku, pool_id as pool, date_trunc('month', day)::date::text as month, kind, id::text, qty, amount::text, was::text
     from happened where day > $3::date order by sku_id, pool_id, at, step, id`,
    [asker.companyId, JSON.stringify(pools), books.closed, asker.zone],
  )
  const standing = await standingOf(posting, books, pools)
  const units = books.method === 'fixed' ? await fixedUnits(posting, books, pools) : new Map<string, bigint>()
  const changed: { uses: { id: string; amount: string | null; qty: number }[]; lines: { id: string; diff: string }[] } = { uses: [], lines: [] }
  const text = (units: bigint): string => shiftText(String(units), -books.digits) ?? '0'
  const whole = (amount: string | null): bigint => BigInt(shiftText(amount ?? '0', books.digits)?.split('.')[0] ?? '0')
  for (const [key, events] of groupedBy(rows, ({ sku, pool }) => `${sku} ${pool}`)) {
    const months = [...groupedBy(events, ({ month }) => month).values()].map((all) => all.flatMap((event): Happening[] => {
      if (event.kind === 'lacking') return []
      if (event.kind === 'line') return [{ kind: 'line', id: event.id, amount: whole(event.amount), first: event.qty }]
      return [event.kind === 'in' ? { kind: 'in', qty: event.qty } : { kind: 'out', id: event.id, qty: event.qty }]
    }))
    const read = readOut(books.method, months, standing.get(key) ?? { qty: 0, amount: 0n }, units.get(events[0]!.sku) ?? null)
    for (const { kind, id, qty, was } of events) {
      if (kind === 'in') continue
      const now = kind === 'line' ? read.diffs.get(id) ?? 0n : read.outs.get(id) ?? null
      if (now === null ? was === null : was !== null && whole(was) === now) continue
      if (kind === 'line') changed.lines.push({ id, diff: text(now ?? 0n) })
      else changed.uses.push({ id, qty, amount: now === null ? null : text(now) })
    }
  }
  return write(posting, changed)
}

async function write({ tx, asker }: Posting, { uses, lines }: { uses: readonly object[]; lines: readonly object[] }): Promise<string[]> {
  if (lines.length > 0) await tx.query(
    `update cost_line c set diff_amount = n.diff from jsonb_to_recordset($2::jsonb) as n (id bigint, diff numeric) where c.company_id = $1 and c.id = n.id`,
    [asker.companyId, JSON.stringify(lines)],
  )
  if (uses.length === 0) return []
  const { rows } = await tx.query<{ entry: string }>(
    `with written as (
       update cost_use u set amount = n.amount, missing_qty = case when n.amount is null and not u.late then u.qty else 0 end
       from jsonb_to_recordset($2::jsonb) as n (id bigint, amount numeric) where u.company_id = $1 and u.id = n.id returning u.entry_id
     ) select distinct p.entry_id::text as entry from written w join cost_parent p on p.company_id = $1 and p.entry_id = w.entry_id`,
    [asker.companyId, JSON.stringify(uses)],
  )
  return rows.map(({ entry }) => entry)
}

/** What closed months left of each pool. */
async function standingOf({ tx, asker }: Posting, { closed, digits }: Books, pools: readonly Pool[]): Promise<Map<string, { qty: number; amount: bigint }>> {
  const { rows } = await tx.query<{ sku: string; pool: string; qty: string; units: string }>(
    `with ${EVENTS} select sku_id::text as sku, pool_id as pool,
       coalesce(sum(case kind when 'in' then qty when 'out' then -qty else 0 end), 0)::text as qty,
       (coalesce(sum(case kind when 'line' then coalesce(amount, 0) - was when 'out' then -coalesce(was, 0) else 0 end), 0)
         * ${10 ** digits})::bigint::text as units
     from happened where day <= $3::date group by 1, 2`,
    [asker.companyId, JSON.stringify(pools), closed, asker.zone],
  )
  return new Map(rows.map(({ sku, pool, qty, units }) => [`${sku} ${pool}`, { qty: Number(qty), amount: BigInt(units) }]))
}

/** What the company has said that one costs, in smallest units, by SKU. */
async function fixedUnits({ tx, asker }: Posting, { digits }: Books, pools: readonly Pool[]): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<{ sku: string; units: string }>(
    `select sku_id::text as sku, round(unit_cost * ${10 ** digits})::bigint::text as units from fixed_cost
     where company_id = $1 and sku_id = any($2::bigint[])`,
    [asker.companyId, [...new Set(pools.map(({ skuId }) => skuId))]],
  )
  return new Map(rows.map(({ sku, units }) => [sku, BigInt(units)]))
}

/** Pools that these batches are in. */
export async function poolsOfLayers({ tx, asker }: Posting, layerIds: readonly string[]): Promise<Pool[]> {
  const { rows } = await tx.query<Pool>(
    `select distinct sku_id::text as "skuId", pool_id as "poolId" from cost_layer where company_id = $1 and id = any($2::bigint[])`,
    [asker.companyId, layerIds],
  )
  return rows
}

/** Pools of goods, or of all. */
export async function poolsOfGoods({ tx, asker }: Posting, skuIds: readonly string[] | null): Promise<Pool[]> {
  const { rows } = await tx.query<Pool>(
    `select distinct sku_id::text as "skuId", pool_id as "poolId" from cost_layer
     where company_id = $1 and ($2::bigint[] is null or sku_id = any($2::bigint[]))`,
    [asker.companyId, skuIds],
  )
  return rows
}
