/**
 * Batches that descend from others (goods that came from another pool, an issue of a closed month that came back) cost what those pieces cost, and
 * what is said of them later follows. Of what was taken to make several batches each has its part, as a difference of two rounded shares, so that
 * all of them come to the whole. Lines are added by what is missing, month by month; what they changed is followed on.
 */
import type { Posting } from '../stock/public'
import type { Books } from './books'
import { addLines } from './lines'
import { between, pieceLater, revalue } from './values'

/** What would go round is cut (ROUND), so that it ends; a longer way than this is an error of ours. */
const GENERATIONS = 1000

/**
 * Goods that were sent on while there were less than none, and came back, cover what they had left uncovered: a batch would descend from itself. It is
 * the earliest of such a round that has no cost, for what it was made of had left before any of it came. `suspect`: batches of `child` with
 * a piece of a batch that came no sooner than they; `round`: those of them from which that batch descends. A batch knows by its own pieces alone
 * whether others came in between, so that whoever changed a piece asks all below it that may be such (`roundsBelow`).
 */
const ROUND = `below (root, id) as (
  select child, child from (select distinct child from piece where later) s
  union
  select b.root, p.layer_id from below b join cost_use u on u.company_id = $1 and u.layer_id = b.id
    join cost_parent p on p.company_id = $1 and p.entry_id = u.entry_id
), round as (select distinct u.child from piece u join below b on b.root = u.child and b.id = u.layer_id where u.later)`

/**
 * @param changed entries whose pieces cost something else than before, and batches that are new
 * @returns the batches that came to cost something else
 */
export async function carry(posting: Posting, books: Books, changed: { entries: readonly string[]; layers: readonly string[] }): Promise<string[]> {
  const carried: string[] = []
  let { entries } = changed
  let layers = [...changed.layers, ...await roundsBelow(posting, changed.entries, changed.layers)]
  for (let generation = 0; entries.length > 0 || layers.length > 0; generation += 1) {
    if (generation === GENERATIONS) throw new Error('batches descend from each other without end')
    const owed = await owedOf(posting, books, entries, layers)
    await addLines(posting, books, owed.map(({ layer, month, amount, kind, id, no, line }) => ({
      layerId: layer, kind: 'carry', basis: 'bill', amount, base: amount, currency: books.currency, day: month, cause: { kind, id, no, line },
    })))
    layers = []
    const children = [...new Set(owed.map(({ layer }) => layer))]
    carried.push(...children)
    entries = await revalue(posting, books, children)
  }
  return carried
}

/** Batches that descend from these, by however many steps, and have a piece of a batch that came later than they: they may have come to go round. */
async function roundsBelow({ tx, asker }: Posting, entries: readonly string[], layers: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `with recursive below (id) as (
       select layer_id from cost_parent where company_id = $1 and (entry_id = any($2::bigint[]) or layer_id = any($3::bigint[]))
       union
       select p.layer_id from below b join cost_use u on u.company_id = $1 and u.layer_id = b.id
         join cost_parent p on p.company_id = $1 and p.entry_id = u.entry_id
     )
     select y.id::text from below b join cost_layer y on y.company_id = $1 and y.id = b.id where exists (
       select from cost_parent p join cost_use u on u.company_id = $1 and u.entry_id = p.entry_id
       join cost_layer l on l.company_id = $1 and l.id = u.layer_id
       where p.company_id = $1 and p.layer_id = y.id and (l.in_at, l.entry_id) >= (y.in_at, y.entry_id))`,
    [asker.companyId, entries, layers],
  )
  return rows.map(({ id }) => id)
}

interface Owed { layer: string; month: string; amount: string; kind: string; id: string; no: string | null; line: string | null }

/**
 * What batches lack, or have too much, of what their pieces come to, by month; a batch that has a piece without cost is given none, nor one that would
 * descend from itself.
 */
async function owedOf({ tx, asker }: Posting, { digits, closed, open, method }: Books, entries: readonly string[], layers: readonly string[]): Promise<Owed[]> {
  const partOf = (amount: string): string => `case when u.whole is null then ${amount}
    else ${between(digits, amount, { before: 'u.from_part', qty: '(u.to_part - u.from_part)', whole: 'u.whole' })} end`
  const { rows } = await tx.query<Owed>(
    `with recursive child as materialized (
       select distinct y.id, y.in_day, y.in_at, y.entry_id, y.doc_kind, y.doc_id, y.doc_no, y.doc_line from cost_parent p
       join cost_layer y on y.company_id = $1 and y.id = p.layer_id
       where p.company_id = $1 and (p.entry_id = any($2::bigint[]) or p.layer_id = any($3::bigint[])) and y.in_qty > 0
     ), piece as materialized (
       select y.id as child, y.in_day as child_day, p.from_part, p.to_part, p.whole, u.*, l.in_qty, greatest(u.use_day, l.in_day) as from_day,
         coalesce((l.in_at, l.entry_id) >= (y.in_at, y.entry_id), false) as later from child y
       join cost_parent p on p.company_id = $1 and p.layer_id = y.id join cost_use u on u.company_id = $1 and u.entry_id = p.entry_id
       left join cost_layer l on l.company_id = $1 and l.id = u.layer_id
     ), ${ROUND}, lacking as (
       select child from round union select child from piece u where not u.late and (u.layer_id is null or u.amount is null and not exists (
         select from cost_line c where c.company_id = $1 and c.layer_id = u.layer_id and c.base_amount is not null))
     ), flow as (
       select u.child, u.child_day, u.from_day as day, ${partOf('u.amount')} as amount from piece u where u.amount is not null
       union all
       select u.child, u.child_day, c.line_day, ${partOf(pieceLater(digits, { layer: 'u', use: 'u', line: 'c' }))} from piece u join cost_line c
         on c.company_id = $1 and c.layer_id = u.layer_id and c.month > u.from_day and ${method === 'fifo'}
     ), wanted as (
       select child, date_trunc('month', greatest(day, child_day, $5::date))::date as month, amount from flow where child not in (select child from lacking)
       union all
       select y.id, date_trunc('month', greatest(c.line_day, $5::date))::date, -c.base_amount from child y join cost_line c on c.company_id = $1
         and c.layer_id = y.id and c.kind = 'carry'
     )
     select w.child::text as layer, greatest(w.month, $4::date + 1)::text as month, sum(w.amount)::text as amount, y.doc_kind as kind, y.doc_id as id,
       y.doc_no as no, y.doc_line as line
     from wanted w join child y on y.id = w.child group by w.child, w.month, y.doc_kind, y.doc_id, y.doc_no, y.doc_line having sum(w.amount) <> 0
     order by w.child, w.month`,
    [asker.companyId, entries, layers, closed, open],
  )
  return rows
}
