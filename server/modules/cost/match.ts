/**
 * Which batch each outward entry takes from, first in, first out: the cumulative quantities of what came and of what went stand on one line, sorted
 * once, and each piece between two boundaries belongs to one batch and one entry. Where batches end, it belongs to none: a gap. Only what lies
 * behind the first boundary that changed is matched anew, and only rows that differ are written. Quantities decide; what a piece costs is said
 * with it (values.ts has the same of pieces that stay).
 *
 * A piece has a name: its entry, its batch, and whether it is a supplement (`late`). By it the piece that stands is found and shifted in its place, so
 * there must never be two of one name. There are not as long as each entry and each batch is one boundary, its end, and nothing is matched from the
 * midst of a piece on (`p` is the end of a batch or of an entry). So an entry that stands is read by where it ends, never by where its pieces do:
 * they end also where batches ended before, which may since have moved; a batch over such an end would be taken from twice by one entry, and of two
 * pieces of one name one would be written over the other and lost.
 */
import { isOwn, OWN, type Entered, type Posting } from '../stock/public'
import { poolOf, type Books } from './books'
import { itemSum } from './items'
import { partOf, PARTS } from './parts'
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

/** What a batch cost of each part, beside those of its pieces. */
const OF_BATCH = PARTS.map((part) => `batch_${part}`)

const OWN_SQL = OWN.map((kind) => `'${kind}'`).join(', ')

const QUEUES = `jsonb_to_recordset($2::jsonb) as k ("skuId" bigint, "poolId" text, at timestamptz, "layersFrom" timestamptz)`

/** The pool of a side of an entry; `$5`: by warehouse. */
const poolSql = (side: 'from' | 'to'): string => `(case when $5::boolean then coalesce(e.${side}_wh_id::text, '0') else '0' end)`

/** An entry that was taken back at its own moment is as if it had never been. */
export const NOT_CANCELLED = `not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id and r.at = e.at)
  and (e.reverses_id is null or not exists (select from stock_entry o where o.company_id = $1 and o.id = e.reverses_id and o.at = e.at))`

/** What follows by the index of one pool's goods. `s`: a queue. */
const ofQueue = (row: string): string => `${row}.company_id = $1 and ${row}.sku_id = s.sku_id and ${row}.pool_id = s.pool_id`

/** Rows of each queue, looked up queue by queue (offset keeps it a question of its own): nobody knows how many queues there are, and few are many. */
const eachOf = (table: 'cost_use' | 'cost_layer' | 'stock_entry', row: string, which: string): string =>
  `cross join lateral (select ${row}.* from ${table} ${row} where ${which} offset 0) ${row}`

/**
 * Counts the batches of each queue anew, from its first that changed. What was counted before is looked up once for each queue, before its batches are:
 * of a queue that was only just written nobody knows yet how long it is, and it would be looked up for each of them.
 */
async function renumber({ tx, asker }: Posting, queues: string): Promise<void> {
  await tx.query(
    `with before as materialized (
       select s.*, coalesce(b.cum, 0) as cum from (select "skuId" as sku_id, "poolId" as pool_id, "layersFrom" as layers_from from ${QUEUES}) s
       left join lateral (select cum from cost_layer b where ${ofQueue('b')} and b.in_at < s.layers_from
         order by b.in_at desc, b.entry_id desc limit 1) b on true
     ), counted as materialized (
       select l.id, l.cum as was, s.cum + sum(l.in_qty - l.cut_qty) over (partition by l.sku_id, l.pool_id order by l.in_at, l.entry_id) as cum
       from before s ${eachOf('cost_layer', 'l', `${ofQueue('l')} and l.in_at >= s.layers_from`)}
     ), shifted as materialized (select id, cum from counted where cum <> was)
     update cost_layer l set cum = n.cum from shifted n where l.company_id = $1 and l.id = any(array(select id from shifted)) and l.id = n.id`,
    [asker.companyId, queues],
  )
}

/**
 * Where each queue begins to differ ("p"): before it nothing changes. What went before it stands; what lies in a closed month stands too, and
 * is given cost only as a supplement of the first open month that has it. Positions are found by moments, which they follow, so that they need no
 * index of their own, and a row whose position alone changes is written in its place: nothing behind `p` went before `since`, or came before
 * `layers_since`.
 */
const START = `queued as materialized (
  select row_number() over ()::int as q, k."skuId" as sku_id, k."poolId" as pool_id, k.at, k."layersFrom" as layers_from from ${QUEUES}
), reached as materialized (
  select s.*, i.id as before_id, coalesce(i.cum, 0) as in_cum, coalesce(o.pos, 0) as out_cum, o.layer_id as out_layer,
    greatest(least(coalesce(i.cum, 0), coalesce(o.pos, 0)), coalesce(f.pos, 0)) as p
  from queued s
  left join lateral (select id, cum from cost_layer b where ${ofQueue('b')} and b.in_at < s.layers_from
    order by b.in_at desc, b.entry_id desc limit 1) i on true
  left join lateral (select u.pos, u.layer_id from cost_use u where ${ofQueue('u')} and u.at < s.at and u.pos is not null
    order by u.at desc, u.pos desc, u.layer_id nulls last limit 1) o on true
  left join lateral (select max(u.pos) as pos from cost_use u where s.layers_from < s.at and ${ofQueue('u')}
    and u.use_day <= $3::date and u.layer_id is not null and not u.late) f on true
), start as materialized (
  select s.q, s.sku_id, s.pool_id, s.at, s.out_cum, s.p,
    case when s.p >= s.out_cum then s.at
      else coalesce((select max(u.at) from cost_use u where u.company_id = $1 and u.layer_id = s.before_id and u.pos is not null), '-infinity') end as since,
    case when s.p >= s.in_cum then s.layers_from
      else coalesce((select y.in_at from cost_layer y where y.company_id = $1 and y.id = s.out_layer), '-infinity') end as layers_since
  from reached s
)`

/**
 * Both kinds of boundaries behind it, numbered in their order; batches that no entry reaches are left out. A batch brings its cost along, in smallest
 * units, once for all of its pieces, and what of it each item is: null where none is known; `later` where a month after it came adds to it, so that each
 * piece has to be asked for its own, and is parted by its own (keepParts).
 * @param digits of the smallest unit
 */
const boundaries = (digits: number): string => `direct as materialized (
  select u.entry_id, sum(u.qty) as qty from start s ${eachOf('cost_use', 'u', `${ofQueue('u')} and u.at >= s.at and u.pos is null`)} group by 1
), gone as (
  select s.q, u.entry_id, max(u.pos)::bigint as pos, u.use_day as day, u.use_day <= $3::date as closed
  from start s ${eachOf('cost_use', 'u', `${ofQueue('u')} and u.at >= s.since and u.at < s.at and u.pos > s.p and not u.late`)}
  group by s.q, u.entry_id, u.use_day
  union all
  select s.q, e.id, (s.out_cum + sum(e.qty - coalesce(d.qty, 0)) over (partition by s.q order by e.at, e.id))::bigint, e.entry_day, false
  from start s ${eachOf('stock_entry', 'e', 'e.company_id = $1 and e.sku_id = s.sku_id and e.at >= s.at')} left join direct d on d.entry_id = e.id
  where e.from_kind in (${OWN_SQL}) and ${poolSql('from')} = s.pool_id and not (e.to_kind in (${OWN_SQL}) and ${poolSql('to')} = s.pool_id)
    and e.qty > coalesce(d.qty, 0) and ${NOT_CANCELLED}
), outs as materialized (
  select g.*, row_number() over (partition by g.q order by g.pos) as no from gone g
), bounds as materialized (
  select s.*, coalesce((select l.in_at from cost_layer l where ${ofQueue('l')} and l.in_at >= s.layers_since and l.cum >= t.total
    order by l.in_at, l.entry_id limit 1), 'infinity') as layers_until
  from start s join (select q, max(pos) as total from outs group by 1) t on t.q = s.q
), ins as materialized (
  select s.q, l.id, l.cum as pos, l.cum - (l.in_qty - l.cut_qty) as first, l.in_qty, l.in_day, c.cost, coalesce(c.later, false) as later,
    ${OF_BATCH.map((part) => `c.${part}`).join(', ')}, row_number() over (partition by s.q order by l.cum) as no
  from bounds s ${eachOf('cost_layer', 'l',
    `${ofQueue('l')} and l.in_at >= s.layers_since and l.in_at <= s.layers_until and l.cum > s.p and l.in_qty > l.cut_qty`)}
  left join lateral (
    select case when count(*) > 0 and count(*) = count(base_amount) then (sum(base_amount) * ${10 ** digits})::bigint end as cost,
      bool_or(month > l.in_day) as later,
      ${PARTS.map((part, nth) => `(coalesce(${itemSum(part)}, 0) * ${10 ** digits})::bigint as ${OF_BATCH[nth]}`).join(', ')}
    from cost_line c where c.company_id = $1 and c.layer_id = l.id) c on true
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
  select q, pos, min(came) as came, min(went) as went from (
    select q, pos, array[no, id, first, in_qty, in_day - ${EPOCH}, later::int, cost, ${OF_BATCH.join(', ')}]::bigint[] as came, null::bigint[] as went from ins
    union all select q, pos, null, array[no, entry_id, closed::int, day - ${EPOCH}]::bigint[] from outs) b
  group by 1, 2
), pieces as (
  select q, pos, lag(pos) over (partition by q order by pos) as before, min(came) over w as came, min(went) over w as went
  from ends window w as (partition by q order by pos desc)
), between as (
  select s.sku_id, s.pool_id, x.pos, coalesce(x.before, s.p) as before, x.came[2] as layer_id, x.came[3] as first, x.came[4] as in_qty,
    ${EPOCH} + x.came[5]::int as in_day, x.came[6] = 1 as later, x.came[7] as cost, ${OF_BATCH.map((part, nth) => `x.came[${8 + nth}] as ${part}`).join(', ')},
    x.went[2] as entry_id, x.went[3] = 1 as closed, ${EPOCH} + x.went[4]::int as day
  from pieces x join start s on s.q = x.q where x.went is not null
), fresh as materialized (
  select layer_id, entry_id, sku_id, pool_id, (pos - before)::int as qty, pos::int as pos,
    (case when layer_id is null then 0 else before - first end)::int as before_qty, closed as late,
    case when closed then greatest(in_day, $3::date + 1) else day end as use_day, in_qty, in_day, later, cost, ${OF_BATCH.join(', ')}
  from between where not (closed and layer_id is null)
)`

/**
 * Matches the queues anew, from where they changed. A batch that nothing is taken of any more has changed too, though no entry reaches it.
 * Where two pieces that stand have one name, the first takes the place of both: a month that is opened again has an entry's gap in two where a part
 * of it was covered until the month was closed, and an earlier version left pieces in two.
 * @param queues locked (lockCost)
 */
export async function rematch(posting: Posting, books: Books, queues: readonly Queue[]): Promise<Rematched> {
  if (queues.length === 0) return { layers: [], parents: [], skuIds: [], first: null }
  const { tx, asker } = posting
  const asked = JSON.stringify(await firstOf(posting, queues))
  await renumber(posting, asked)
  const { rows } = await tx.query<Rematched>(
    `with ${START}, ${boundaries(books.digits)}, ${PIECES}, compared as materialized (
       select o.id as kept, o.layer_id as was_layer, o.entry_id as was_entry, o.sku_id as was_sku, o.use_day as was_day, f.*
       from (
         select u.*, row_number() over (partition by u.entry_id, u.layer_id, u.late order by u.pos) as nth from start s ${
  eachOf('cost_use', 'u', `${ofQueue('u')} and u.at >= s.since and u.pos > s.p and (u.late or u.use_day > $3::date)`)}) o
       full join fresh f on f.entry_id = o.entry_id and coalesce(f.layer_id, 0) = coalesce(o.layer_id, 0) and f.late = o.late and o.nth = 1
       where (f.pos, f.qty, f.before_qty, f.use_day) is distinct from (o.pos, o.qty, o.before_qty, o.use_day)
     ), priced as materialized (
       -- offset 0: what a piece costs is worked out once, and not again wherever it is named
       select d.*, v.amount, case when v.amount is null and not d.late then d.qty else 0 end as missing,
         ${PARTS.map((part, nth) => `${partOf(books.digits, { amount: 'v.amount', part: `d.${OF_BATCH[nth]}`, whole: 'd.cost' })} as ${part}`).join(', ')}
       from compared d
       cross join lateral (select case when d.layer_id is null then null
         when d.later then ${pieceCost(books.digits, { layer: 'd', use: 'd', id: 'd.layer_id' })}
         when d.cost is not null then ${between(books.digits, `(d.cost * ${smallest(books.digits)})`, {
           before: 'd.before_qty', qty: 'd.qty', whole: 'd.in_qty',
         })}
         end as amount offset 0) v
       where d.entry_id is not null
     ), removed as (
       delete from cost_use u using compared c where u.company_id = $1 and u.id = c.kept and c.entry_id is null
     ), moved as (
       update cost_use u set qty = p.qty, pos = p.pos, before_qty = p.before_qty, use_day = p.use_day, amount = p.amount, missing_qty = p.missing,
         parted_amount = case when p.later then u.parted_amount else p.amount end,
         ${PARTS.map((part) => `${part} = case when p.later then u.${part} else p.${part} end`).join(', ')}
       from priced p where u.company_id = $1 and u.id = any(array(select kept from priced)) and u.id = p.kept
     ), added as (
       insert into cost_use (company_id, layer_id, entry_id, sku_id, pool_id, warehouse_id, at, use_day, qty, pos, before_qty, late, missing_qty, amount,
         parted_amount, ${PARTS.join(', ')}, currency, reason, doc_kind, doc_id, doc_line, doc_no)
       select $1, p.layer_id, p.entry_id, p.sku_id, p.pool_id, e.from_wh_id, e.at, p.use_day, p.qty, p.pos, p.before_qty, p.late, p.missing, p.amount,
         case when not p.later then p.amount end, ${PARTS.map((part) => `case when not p.later then p.${part} end`).join(', ')}, $4,
         e.reason, e.doc_kind, e.doc_id, e.doc_line, e.doc_no
       from priced p join stock_entry e on e.company_id = $1 and e.id = p.entry_id where p.kept is null order by p.sku_id, p.pool_id, p.pos
     )
     select coalesce((select array_agg(k.id::text) from (
         select i.id from ins i where i.later and i.id in (select coalesce(layer_id, was_layer) from compared)
         union
         select y.id from (select distinct was_layer as id from compared where entry_id is null and was_layer not in (select id from ins)) g
         join cost_layer y on y.company_id = $1 and y.id = g.id
         where exists (select from cost_line n where n.company_id = $1 and n.layer_id = y.id and n.month > y.in_day)) k), '{}')
         as layers,
       coalesce((select array_agg(distinct p.entry_id::text) from compared c join cost_parent p on p.company_id = $1
         and p.entry_id = coalesce(c.entry_id, c.was_entry)), '{}') as parents,
       coalesce((select array_agg(sku_id::text) from (select distinct coalesce(sku_id, was_sku) as sku_id from compared) k), '{}') as "skuIds",
       (select min(least(use_day, was_day))::text from compared) as first`,
    [asker.companyId, asked, books.closed, books.currency, books.byWarehouse],
  )
  return rows[0]!
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
