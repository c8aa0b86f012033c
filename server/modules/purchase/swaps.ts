/**
 * Exchanges: goods that came in the place of those that went back. They are owed to nobody a second time, and cost what those came to that they
 * replace, now and whenever a later bill changes it.
 */
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Writing } from '../../kernel/write/write.row'
import { descend, undescend, type Descent } from '../cost/public'
import { refuse } from '../stock/public'

/** Pieces of a line of a return that a line of a receipt replaces. */
export interface Swap {
  /** The receipt's line, and the return's. */
  item: string
  back: string
  qty: number
  /** The first of them among the pieces of the return's line, from 0. */
  first: number
  /** The ledger's name of these pieces, apart from what else came on the line. */
  line: string
  /** Which of the return's pieces of these goods, of how many it took away in all. */
  of: { return: string; sku: string; from: number; whole: number }
}

/** A line of a return that waits to be replaced: its pieces among all of these goods that the return took away, and which are replaced already. */
interface Waiting {
  id: string; return: string; sku: string; orderItem: string; qty: number; before: number; whole: number; day: string; taken: [number, number][]
}

/**
 * What of the coming pieces replaces returned ones: the oldest return first, each piece once.
 * @param coming lines of a receipt with how many came, whose order is locked
 * @param day on which they came (yyyy-mm-dd)
 * @throws Refusal where they would have come before what they replace went back
 */
export async function swapsOf(
  writing: Writing, receipt: string, day: string, coming: readonly { id: string; orderItem: string; qty: number }[],
): Promise<Swap[]> {
  const waiting = await waitingOf(writing, coming.map(({ orderItem }) => orderItem))
  const swaps: Swap[] = []
  for (const { id: item, orderItem, qty: came } of coming) {
    let left = came
    for (const each of waiting) {
      if (each.orderItem !== orderItem) continue
      for (const [from, to] of freeOf(each)) {
        const qty = Math.min(left, to - from)
        if (qty <= 0) break
        if (day < each.day) refuse(`换货退出的日期是 ${each.day}，换回来的货不能早于它签收，请修改签收日期`, { receive_date: `不早于 ${each.day}` })
        swaps.push({
          item, back: each.id, qty, first: from, line: `${item}-${each.id}-${from}`,
          of: { return: each.return, sku: each.sku, from: each.before + from, whole: each.whole },
        })
        each.taken.push([from, from + qty])
        left -= qty
      }
    }
  }
  if (swaps.length > 0) await keep(writing, receipt, swaps)
  return swaps
}

/** The pieces of a return's line that nothing replaces yet, as ranges. */
function freeOf({ qty, taken }: Waiting): [number, number][] {
  const free: [number, number][] = []
  let at = 0
  for (const [from, to] of [...taken].sort(([a], [b]) => a - b)) {
    if (from > at) free.push([at, from])
    at = Math.max(at, to)
  }
  return at < qty ? [...free, [at, qty]] : free
}

async function waitingOf({ tx, asker }: Writing, orderItems: readonly string[]): Promise<Waiting[]> {
  const { rows } = await tx.query<Waiting>(
    `select * from (
       select i.id::text, i.return_id::text as return, i.sku_id::text as sku, i.order_item_id::text as "orderItem", i.back_qty as qty, i.done_day::text as day,
         (sum(i.out_qty) over own - i.out_qty)::int as before, (sum(i.out_qty) over (partition by i.return_id, i.sku_id))::int as whole,
         coalesce((select json_agg(json_build_array(s.from_qty, s.from_qty + s.qty)) from purchase_swap s
           where s.company_id = $1 and s.return_item_id = i.id), '[]') as taken
       from purchase_return_item i where i.company_id = $1 and i.out_qty > 0 and i.return_id in (
         select return_id from purchase_return_item where company_id = $1 and order_item_id = any($2::bigint[]) and back_qty > 0)
       window own as (partition by i.return_id, i.sku_id order by i.id)) i
     where i.qty > 0 and i."orderItem" = any($2::text[]) order by i.day, i.id::bigint`,
    [asker.companyId, orderItems],
  )
  return rows
}

async function keep({ tx, asker }: Writing, receipt: string, swaps: readonly Swap[]): Promise<void> {
  await tx.query(
    `insert into purchase_swap (company_id, receipt_id, receipt_item_id, return_id, return_item_id, sku_id, from_qty, qty)
     select $1, $2::bigint, s.item, s.return, s.back, s.sku, s.from, s.qty
     from jsonb_to_recordset($3::jsonb) as s (item bigint, back bigint, return bigint, sku bigint, "from" integer, qty integer)`,
    [asker.companyId, receipt, JSON.stringify(swaps.map(({ item, back, qty, first: from, of: { return: of, sku } }) => (
      { item, back, return: of, sku, qty, from }
    )))],
  )
  await tellReturns({ tx, asker }, swaps.map(({ back }) => back))
}

/** Lines of returns say how many of theirs were replaced. */
async function tellReturns({ tx, asker }: Pick<Writing, 'tx' | 'asker'>, backs: readonly string[]): Promise<void> {
  await tx.query(
    `update purchase_return_item i set swapped_qty = coalesce((select sum(s.qty) from purchase_swap s
       where s.company_id = $1 and s.return_item_id = i.id), 0) where i.company_id = $1 and i.id = any($2::bigint[])`, [asker.companyId, backs],
  )
  await raiseDataVersions(tx, asker.companyId, ['purchase_return_item', 'purchase_return', 'purchase_swap'])
}

/** After the goods were posted: they cost what those came to that they replace. */
export async function carrySwaps(writing: Writing, receipt: string, swaps: readonly Swap[]): Promise<void> {
  await descend(writing, swaps.map(({ line, qty, of }): Descent => ({
    to: { kind: 'receipt', id: receipt, line }, of: { kind: 'purchase_return', id: of.return, skuId: of.sku },
    part: { from: BigInt(of.from), to: BigInt(of.from + qty), whole: BigInt(of.whole) },
  })))
}

/** Before the goods are taken back: what they replaced waits again. */
export async function takeBackSwaps(writing: Writing, receipt: string): Promise<void> {
  const { tx, asker } = writing
  const { rows } = await tx.query<{ back: string }>(
    'delete from purchase_swap where company_id = $1 and receipt_id = $2::bigint returning return_item_id::text as back', [asker.companyId, receipt],
  )
  if (rows.length === 0) return
  await undescend(writing, [{ kind: 'receipt', id: receipt }])
  await tellReturns(writing, rows.map(({ back }) => back))
}
