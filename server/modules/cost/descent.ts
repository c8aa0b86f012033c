/** What was made of goods, or came in their place, costs what those came to, now and whenever that changes: who descends from what, and by which part of it. */
import type { Document, Posting } from '../stock/public'
import { booksOf, lockCost } from './books'
import { carry } from './carry'
import { reverseLines } from './lines'
import { follow, settle } from './prices'

type Goods = Pick<Document, 'kind' | 'id'>

/** One line of who is made of what. */
export interface Descent {
  /** The document by which the made goods came in, and its line; left out: all of its lines, by quantity. */
  to: Goods & { line?: string }
  /** The document by which the goods left that they are made of, and which of these. */
  of: Goods & { skuId: string }
  /** Of `whole` equal parts of what these cost, those from here on up to there; whole numbers. */
  part: { from: bigint; to: bigint; whole: bigint }
}

/** Has goods that came in cost what those came to that left, each its part. What lacks cost is said as soon as it is known. */
export async function descend(posting: Posting, descents: readonly Descent[]): Promise<void> {
  const asked = descents.filter(({ part }) => part.to > part.from)
  if (asked.length === 0) return
  const { tx, asker } = posting
  const rows = JSON.stringify(asked.map(({ to, of, part }, nth) => ({
    nth, to_kind: to.kind, to_id: to.id, line: to.line ?? null, of_kind: of.kind, of_id: of.id, sku: of.skuId,
    from_part: String(part.from), to_part: String(part.to), whole: String(part.whole),
  })))
  const { rows: skus } = await tx.query<{ sku: string }>(
    `select distinct l.sku_id::text as sku from cost_layer l join jsonb_to_recordset($2::jsonb) as d (to_kind text, to_id text)
     on d.to_kind = l.doc_kind and d.to_id = l.doc_id where l.company_id = $1`,
    [asker.companyId, rows],
  )
  await lockCost(posting, [...new Set([...asked.map(({ of }) => of.skuId), ...skus.map(({ sku }) => sku)])])
  const { rows: layers } = await tx.query<{ id: string }>(
    `with told as (
       select d.*, l.id as layer_id, l.in_qty, sum(l.in_qty) over (partition by d.nth) as goods,
         sum(l.in_qty) over (partition by d.nth order by l.id) - l.in_qty as before
       from jsonb_to_recordset($2::jsonb) as d (nth integer, to_kind text, to_id text, line text, of_kind text, of_id text, sku bigint, from_part numeric,
         to_part numeric, whole numeric)
       join cost_layer l on l.company_id = $1 and l.doc_kind = d.to_kind and l.doc_id = d.to_id and (d.line is null or l.doc_line = d.line) and l.in_qty > 0
     ), written as (
       insert into cost_parent (company_id, layer_id, entry_id, part_sku_id, from_part, to_part, whole)
       select $1, t.layer_id, e.id, t.sku, t.from_part * t.goods + (t.to_part - t.from_part) * t.before,
         t.from_part * t.goods + (t.to_part - t.from_part) * (t.before + t.in_qty), t.whole * t.goods
       from told t join stock_entry e on e.company_id = $1 and e.doc_kind = t.of_kind and e.doc_id = t.of_id and e.sku_id = t.sku and e.from_kind = 'bin'
         and e.to_kind in ('production', 'supplier') and e.reverses_id is null
         and not exists (select from stock_entry r where r.company_id = $1 and r.reverses_id = e.id)
       on conflict (company_id, layer_id, entry_id) do nothing returning layer_id
     ) select distinct layer_id::text as id from written order by 1`,
    [asker.companyId, rows],
  )
  const books = await booksOf(posting)
  await follow(posting, books, await carry(posting, books, { entries: [], layers: layers.map(({ id }) => id) }))
}

/** Takes back that the goods of these documents descend from others, with all that they cost by it. */
export async function undescend(posting: Posting, goods: readonly Goods[]): Promise<void> {
  const { tx, asker } = posting
  const { rows } = await tx.query<{ id: string; sku: string }>(
    `select distinct l.id::text, l.sku_id::text as sku from cost_layer l join jsonb_to_recordset($2::jsonb) as g (kind text, id text)
       on g.kind = l.doc_kind and g.id = l.doc_id
     join cost_parent p on p.company_id = $1 and p.layer_id = l.id and p.whole is not null where l.company_id = $1`,
    [asker.companyId, JSON.stringify(goods.map(({ kind, id }) => ({ kind, id })))],
  )
  if (rows.length === 0) return
  await lockCost(posting, rows.map(({ sku }) => sku))
  const layerIds = rows.map(({ id }) => id)
  await tx.query('delete from cost_parent where company_id = $1 and layer_id = any($2::bigint[]) and whole is not null', [asker.companyId, layerIds])
  const books = await booksOf(posting)
  await reverseLines(posting, books, { layerIds, kinds: ['carry'] })
  await settle(posting, layerIds)
}
