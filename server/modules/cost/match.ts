/**
 * Which batch each outward entry takes from, first in, first out: the cumulative quantities of what came and of what went stand on one line, sorted
 * once, and each piece between two boundaries belongs to one batch and one entry. Where batches end, it belongs to none: a gap. Only what lies
 * behind the first boundary that changed is matched anew, and only rows that differ are written. Quantities decide; what a piece costs is said
 * with it (values.ts has the same of pieces that stay).
 */
import { isOwn, OWN, type Entered, type Posting } from '../stock/public'
import { poolOf, type Books } from './books'
import type { Taken } from './sold-costs'
import { between, pieceCost } from './values'

/** Goods of one pool whose queue has changed. */
export interface Queue {
  skuId: string
  poolId: string
  /** From this moment on entries have changed. */
  at: string
  /** From this moment on batches have changed; earlier than `at` where one of a closed month was cut. */
  layersFrom: string
}

/** What changed with the matching: its goods, batches with cost that came in a later month, and entries from which other batches descend. */
interface Rematched extends Taken { layers: string[]; parents: string[] }

const OWN_SQL = OWN.map((kind) => `'${kind}'`).join(', ')

const QUEUES = `jsonb_to_recordset($2::jsonb) as k ("skuId" bigint, "poolId" text, at timestamptz, "layersFrom" timestamptz)`

/** The pool of a side of an entry; `$5`: by warehouse. */
const poolSql = (side: 'from' | 'to'): string => `(case when $5::boolean then coalesce(e.${side}_wh_id::text, '0') else '0' end)`

/** An entry that was taken back at its own moment is as if it had never been. */
export const NOT_CANCELLED = `not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id and r.at = e.at)
  and (e.reverses_id is null or not exists (select from stock_entry o where o.company_id = $1 and o.id = e.reverses_id and o.at = e.at))`

/**
 * Counts the batches of each queue anew, from its first that changed. What was counted before is looked up once for each queue, before its batches are:
 * of a queue that was only just written nobody knows yet how long it is, and it would be looked up for each of them.
 */
async function renumber({ tx, asker }: Posting, queues: string): Promise<void> {
  await tx.query(
    `with before as materialized (
       select k.*, coalesce(b.cum, 0) as cum from ${QUEUES} left join lateral (
         select cum from cost_layer b where b.company_id = $1 and b.sku_id = k."skuId" and b.pool_id = k."poolId" and b.in_at < k."layersFrom"
         order by b.in_at desc, b.entry_id desc limit 1) b on true
     )
     update cost_layer l set cum = n.cum from (
       select l.id, k.cum + sum(l.in_qty - l.cut_qty) over (partition by l.sku_id, l.pool_id order by l.in_at, l.entry_id) as cum
       from before k join cost_layer l on l.company_id = $1 and l.sku_id = k."skuId" and l.pool_id = k."poolId" and l.in_at >= k."layersFrom") n
     where l.company_id = $1 and l.id = n.id and l.cum <> n.cum`,
    [asker.companyId, queues],
  )
}

/**
 * Where each queue begins to differ ("p"): before it nothing changes. What went before it stands; what lies in a closed month stands too, and
 * is given cost only as a supplement of the first open month that has it.
 */
const START = `start as materialized (
  select k."skuId" as sku_id, k."poolId" as pool_id, k.at, coalesce(i.cum, 0) as in_cum, coalesce(o.pos, 0) as out_cum,
    greatest(least(coalesce(i.cum, 0), coalesce(o.pos, 0)), coalesce(f.pos, 0)) as p
  from ${QUEUES}
  left join lateral (select cum from cost_layer b where b.company_id = $1 and b.sku_id = k."skuId" and b.pool_id = k."poolId" and b.in_at < k."layersFrom"
    order by b.in_at desc, b.entry_id desc limit 1) i on true
  left join lateral (select max(u.pos) as pos from cost_use u where u.company_id = $1 and u.sku_id = k."skuId" and u.pool_id = k."poolId" and u.at = (
    select max(v.at) from cost_use v where v.company_id = $1 and v.sku_id = k."skuId" and v.pool_id = k."poolId" and v.at < k.at
      and v.pos is not null)) o on true
  left join lateral (select max(u.pos) as pos from cost_use u where k."layersFrom" < k.at and u.company_id = $1 and u.sku_id = k."skuId"
    and u.pool_id = k."poolId" and u.use_day <= $3::date and u.layer_id is not null and not u.late) f on true
)`

/**
 * Both kinds of boundaries behind it, numbered in their order. A batch brings its cost along, in smallest units, once for all of its pieces: null
 * where none is known; `later` where a month after it came adds to it, so that each piece has to be asked for its own.
 * @param digits of the smallest unit
 */
const boundaries = (digits: number): string => `ins as materialized (
  select s.sku_id, s.pool_id, l.id, l.cum as pos, l.cum - (l.in_qty - l.cut_qty) as first, l.in_qty, l.in_day, c.cost, coalesce(c.later, false) as later,
    row_number() over (partition by s.sku_id, s.pool_id order by l.cum) as no
  from start s join cost_layer l on l.company_id = $1 and l.sku_id = s.sku_id and l.pool_id = s.pool_id and l.cum > s.p and l.in_qty > l.cut_qty
  left join lateral (
    select case when count(*) > 0 and count(*) = count(base_amount) then (sum(base_amount) * ${10 ** digits})::bigint end as cost,
      bool_or(month > l.in_day) as later
    from cost_line c where c.company_id = $1 and c.layer_id = l.id) c on true
), direct as materialized (
  select u.entry_id, sum(u.qty) as qty from start s join cost_use u on u.company_id = $1 and u.sku_id = s.sku_id and u.pool_id = s.pool_id and u.pos is null
  group by 1
), gone as (
  select s.sku_id, s.pool_id, u.entry_id, u.pos, u.use_day as day, u.use_day <= $3::date as closed
  from start s join cost_use u on u.company_id = $1 and u.sku_id = s.sku_id and u.pool_id = s.pool_id and u.pos > s.p and u.at < s.at and not u.late
  union all
  select s.sku_id, s.pool_id, e.id, s.out_cum + sum(e.qty - coalesce(d.qty, 0)) over (partition by s.sku_id, s.pool_id order by e.at, e.id), e.entry_day, false
  from start s join stock_entry e on e.company_id = $1 and e.sku_id = s.sku_id and e.at >= s.at left join direct d on d.entry_id = e.id
  where e.from_kind in (${OWN_SQL}) and ${poolSql('from')} = s.pool_id and not (e.to_kind in (${OWN_SQL}) and ${poolSql('to')} = s.pool_id)
    and e.qty > coalesce(d.qty, 0) and ${NOT_CANCELLED}
), outs as materialized (
  select g.*, row_number() over (partition by g.sku_id, g.pool_id order by g.pos) as no from gone g
)`

/** The smallest unit of a currency, as a literal. */
const smallest = (digits: number): string => (digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`)

/** A day as a number, and back, so that what belongs to a boundary goes along with it as one array. */
const EPOCH = `date '2000-01-01'`

/**
 * The pieces between them: each knows the next batch and the next entry behind it, which one pass over the sorted boundaries tells (the smallest array
 * is that of the smallest number); joins back to them would be by nested loops, since nobody knows beforehand how many there are. Behind the last batch
 * there is none: min over nothing.
 */
const PIECES = `ends as (
  select sku_id, pool_id, pos, min(came) as came, min(went) as went from (
    select sku_id, pool_id, pos, array[no, id, first, in_qty, in_day - ${EPOCH}, later::int, cost]::bigint[] as came, null::bigint[] as went
    from ins
    union all select sku_id, pool_id, pos, null, array[no, entry_id, closed::int, day - ${EPOCH}]::bigint[] from outs) b
  group by 1, 2, 3
), pieces as (
  select sku_id, pool_id, pos, lag(pos) over (partition by sku_id, pool_id order by pos) as before, min(came) over w as came, min(went) over w as went
  from ends window w as (partition by sku_id, pool_id order by pos desc)
), between as (
  select x.sku_id, x.pool_id, x.pos, coalesce(x.before, s.p) as before, x.came[2] as layer_id, x.came[3] as first, x.came[4] as in_qty,
    ${EPOCH} + x.came[5]::int as in_day, x.came[6] = 1 as later, x.came[7] as cost,
    x.went[2] as entry_id, x.went[3] = 1 as closed, ${EPOCH} + x.went[4]::int as day
  from pieces x join start s on s.sku_id = x.sku_id and s.pool_id = x.pool_id where x.went is not null
), fresh as materialized (
  select layer_id, entry_id, sku_id, pool_id, (pos - before)::int as qty, pos::int as pos,
    (case when layer_id is null then 0 else before - first end)::int as before_qty, closed as late,
    case when closed then greatest(in_day, $3::date + 1) else day end as use_day, in_qty, in_day, later, cost
  from between where not (closed and layer_id is null)
)`

/**
 * Matches the queues anew, from where they changed.
 * @param queues locked (lockCost)
 */
export async function rematch(posting: Posting, books: Books, queues: readonly Queue[]): Promise<Rematched> {
  if (queues.length === 0) return { layers: [], parents: [], skuIds: [], first: null }
  const { tx, asker } = posting
  const asked = JSON.stringify(await firstOf(posting, queues))
  await renumber(posting, asked)
  const { rows } = await tx.query<{ layer: string | null; entry: string | null; parent: boolean; later: boolean } & Taken>(
    `with ${START}, ${boundaries(books.digits)}, ${PIECES}, compared as materialized (
       select o.id as kept, f.* from (
         select u.* from start s join cost_use u on u.company_id = $1 and u.sku_id = s.sku_id and u.pool_id = s.pool_id and u.pos > s.p
           and (u.late or u.use_day > $3::date)) o
       full join fresh f on f.entry_id = o.entry_id and f.pos = o.pos and f.qty = o.qty and coalesce(f.layer_id, 0) = coalesce(o.layer_id, 0)
         and f.before_qty = o.before_qty and f.use_day = o.use_day and f.late = o.late
     ), removed as (
       delete from cost_use u using compared c where u.company_id = $1 and u.id = c.kept and c.entry_id is null
       returning u.layer_id, u.entry_id, u.sku_id, u.use_day
     ), added as (
       insert into cost_use (company_id, layer_id, entry_id, sku_id, pool_id, warehouse_id, at, use_day, qty, pos, before_qty, late, missing_qty, amount,
         currency, reason, doc_kind, doc_id, doc_line, doc_no)
       select $1, f.layer_id, f.entry_id, f.sku_id, f.pool_id, e.from_wh_id, e.at, f.use_day, f.qty, f.pos, f.before_qty, f.late,
         case when v.amount is null and not f.late then f.qty else 0 end, v.amount, $4, e.reason, e.doc_kind, e.doc_id, e.doc_line, e.doc_no
       from compared f join stock_entry e on e.company_id = $1 and e.id = f.entry_id
       cross join lateral (select case when f.layer_id is null then null
         when f.later then ${pieceCost(books.digits, { layer: 'f', use: 'f', id: 'f.layer_id' })}
         when f.cost is not null then ${between(books.digits, `(f.cost * ${smallest(books.digits)})`, {
           before: 'f.before_qty', qty: 'f.qty', whole: 'f.in_qty',
         })}
         end as amount) v
       where f.kept is null order by f.sku_id, f.pool_id, f.pos
       returning layer_id, entry_id, sku_id, use_day
     ), rewritten as (select * from removed union all select * from added), changed as (select distinct layer_id, entry_id from rewritten)
     select c.layer, c.entry, c.parent, c.later, t."skuIds", t.first
     from (select coalesce(array_agg(distinct sku_id::text), '{}') as "skuIds", min(use_day)::text as first from rewritten) t
     left join (
       select * from (
         select c.layer_id::text as layer, c.entry_id::text as entry,
           exists (select from cost_parent p where p.company_id = $1 and p.entry_id = c.entry_id) as parent,
           exists (select from cost_layer y join cost_line n on n.company_id = $1 and n.layer_id = y.id and n.month > y.in_day
             where y.company_id = $1 and y.id = c.layer_id) as later
         from changed c) c where c.parent or c.later) c on true`,
    [asker.companyId, asked, books.closed, books.currency, books.byWarehouse],
  )
  return {
    layers: [...new Set(rows.flatMap(({ layer, later }) => (later && layer !== null ? [layer] : [])))],
    parents: [...new Set(rows.flatMap(({ entry, parent }) => (parent && entry !== null ? [entry] : [])))],
    skuIds: rows[0]!.skuIds, first: rows[0]!.first,
  }
}

/** Each queue once, from the first that changed of it: a posting of many lines of one item says it many times, which no statement has to read again. */
async function firstOf({ tx }: Posting, queues: readonly Queue[]): Promise<readonly Queue[]> {
  if (queues.length === 1) return queues
  const { rows } = await tx.query<Queue>(
    `select "skuId"::text, "poolId", min(at)::text as at, min("layersFrom")::text as "layersFrom"
     from jsonb_to_recordset($1::jsonb) as q ("skuId" bigint, "poolId" text, at timestamptz, "layersFrom" timestamptz) group by 1, 2 order by 1, 2`,
    [JSON.stringify(queues)],
  )
  return rows
}

/** Whether an entry leaves its pool, and whether it comes into one. */
export function crossing(
  books: Books, { from, to }: Pick<Entered, 'from' | 'to'>,
): { out: string | null; into: string | null } {
  const out = isOwn(from.kind) ? poolOf(books, from.warehouseId) : null
  const into = isOwn(to.kind) ? poolOf(books, to.warehouseId) : null
  return out === into ? { out: null, into: null } : { out, into }
}
