/**
 * What pieces of batches cost: a batch's cost as of a month is the sum of its lines up to it, and a piece of it is the difference of two rounded
 * shares, so that pieces add up to the whole in smallest units. A line of a later month leaves what was used before as it was: that share of
 * it is the line's own difference. Writes amounts alone; quantities are match.ts's.
 */
import type { Posting } from '../stock/public'
import { poolsOfLayers, reread } from './averages'
import type { Books } from './books'

/** round(cost × taken ÷ qty), half away from 0, by whole numbers, which no quotient is too long for. */
function share(digits: number, cost: string, taken: string, qty: string): string {
  const units = `((${cost}) * ${10 ** digits} * (${taken}))`
  return `(sign${units} * div(2 * abs${units} + ${qty}, 2 * ${qty}) * ${digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`})`
}

/** What lies between two cumulative quantities of a batch, of a cost. */
export function between(digits: number, cost: string, { before, qty, whole }: { before: string; qty: string; whole: string }): string {
  return `${share(digits, cost, `${before} + ${qty}`, whole)} - ${share(digits, cost, before, whole)}`
}

/**
 * SQL of what a piece costs by the lines up to its month; null where none is known, or one waits for a rate.
 * @param of aliases that have in_qty and in_day of the batch, and before_qty, qty and use_day of the piece; `id`: the batch. `$1`: the company
 */
export function pieceCost(digits: number, { layer, use, id }: { layer: string; use: string; id: string }): string {
  const piece = { before: `${use}.before_qty`, qty: `${use}.qty`, whole: `${layer}.in_qty` }
  return `(select case when count(*) > 0 and count(*) = count(c.base_amount) then (${between(digits, 'sum(c.base_amount)', piece)}) end
    from cost_line c where c.company_id = $1 and c.layer_id = ${id} and c.month <= greatest(${use}.use_day, ${layer}.in_day))`
}

/**
 * SQL of what a line adds to a piece that was used before its month.
 * @param of aliases of the batch, the piece and the line. `$1`: the company
 */
export function pieceLater(digits: number, { layer, use, line }: { layer: string; use: string; line: string }): string {
  const piece = { before: `${use}.before_qty`, qty: `${use}.qty`, whole: `${layer}.in_qty` }
  const until = `(select coalesce(sum(b.base_amount), 0) from cost_line b where b.company_id = $1 and b.layer_id = ${line}.layer_id
    and (b.month, b.id) <= (${line}.month, ${line}.id))`
  return `((${between(digits, until, piece)}) - (${between(digits, `${until} - coalesce(${line}.base_amount, 0)`, piece)}))`
}

/**
 * Says anew what the pieces of these batches cost that stand in open months, and what of each line falls on goods used before its month.
 * @returns entries of these batches from which others descend
 */
export async function revalue(posting: Posting, books: Books, layerIds: readonly string[]): Promise<string[]> {
  if (layerIds.length === 0) return []
  const { tx, asker } = posting
  const { digits, closed } = books
  if (books.method !== 'fifo') return reread(posting, books, await poolsOfLayers(posting, layerIds))
  const values = [asker.companyId, layerIds, closed]
  await tx.query(
    `update cost_use u set amount = n.amount, missing_qty = case when n.amount is null and not n.late then n.qty else 0 end from (
       select u.id, u.qty, u.late, ${pieceCost(digits, { layer: 'l', use: 'u', id: 'l.id' })} as amount
       from cost_layer l join cost_use u on u.company_id = $1 and u.layer_id = l.id
       where l.company_id = $1 and l.id = any($2::bigint[]) and u.use_day > $3::date
       -- worked out once, and not again wherever it is named
       offset 0) n
     where u.company_id = $1 and u.id = n.id and u.amount is distinct from n.amount`,
    values,
  )
  await tx.query(
    `update cost_line c set diff_amount = n.diff from (
       select c.id, coalesce(sum(${pieceLater(digits, { layer: 'l', use: 'u', line: 'c' })}), 0) as diff
       from cost_line c join cost_layer l on l.company_id = $1 and l.id = c.layer_id
       left join cost_use u on u.company_id = $1 and u.layer_id = c.layer_id and greatest(u.use_day, l.in_day) < c.month
       where c.company_id = $1 and c.layer_id = any($2::bigint[]) and c.line_day > $3::date group by c.id) n
     where c.company_id = $1 and c.id = n.id and c.diff_amount <> n.diff`,
    values,
  )
  const { rows } = await tx.query<{ entry: string }>(
    `select distinct p.entry_id::text as entry from cost_use u join cost_parent p on p.company_id = $1 and p.entry_id = u.entry_id
     where u.company_id = $1 and u.layer_id = any($2::bigint[])`,
    [asker.companyId, layerIds],
  )
  return rows.map(({ entry }) => entry)
}
