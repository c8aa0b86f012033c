/** What documents say that goods cost: of goods that came by their lines, or by another document's. */
import { roundText } from '../../../contract/decimal-text'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { refuse, type Document, type Posting } from '../stock/public'
import { booksOf, lockCost, type Books } from './books'
import { carry } from './carry'
import { addLines, reverseLines, spread, type Cause, type CostBasis, type CostKind, type LayerCost, type Which } from './lines'
import { keepFba } from './fba/made'
import { keepParts } from './parts'
import { keepSoldCosts, takenBy } from './sold-costs'
import { keepStockCosts, skusOfLayers } from './stock-costs'
import { revalue } from './values'

/** What a line of a document says of the goods that it brought in. */
export interface Priced {
  /** The document by which the goods were posted, and its line; left out: all of its lines, by quantity. */
  goods: Pick<Document, 'kind' | 'id'>
  line?: string | null
  kind: CostKind
  /** Of the whole line: a decimal of at most four digits behind the point, as text. */
  amount: string
  currency: string
  basis: CostBasis
  /** Day of the document that says so (yyyy-mm-dd): the rate of its month, and the month that it counts in unless that is closed. */
  day: string
  /** The document that says so, where it is another one (a freight bill); by it the cost is taken back. */
  cause?: Cause
  remark?: string | null
}

/**
 * Says what goods cost that were posted in this or an earlier transaction.
 * A bill takes the place of what was estimated of the same goods and kind.
 * @throws Refusal where the document has brought no goods in
 */
export async function price(posting: Posting, prices: readonly Priced[]): Promise<void> {
  if (prices.length === 0) return
  const layers = await layersOf(posting, prices.map(({ goods }) => goods))
  await lockCost(posting, layers.map(({ sku }) => sku))
  const books = await booksOf(posting)
  const costs: LayerCost[] = []
  const changed = new Set<string>()
  for (const { goods, line, cause = { ...goods, no: null, line: line ?? null }, amount, ...said } of prices) {
    const own = layers.filter(({ kind, doc, line: of }) => kind === goods.kind && doc === goods.id && (line == null || of === line))
    if (own.length === 0) refuse('单据没有入库的商品，不能记成本')
    if (said.basis === 'bill') {
      for (const id of await reverseLines(posting, books, { layerIds: own.map(({ id }) => id), kinds: [said.kind], basis: 'estimate' })) changed.add(id)
    }
    const no = cause.no ?? own[0]!.no
    const cost = { ...said, amount: roundText(amount, 4) ?? '0', cause: { ...cause, no } }
    costs.push(...await spread(posting, books, cost, own.map(({ id, qty }) => ({ layerId: id, weight: String(qty) }))))
  }
  for (const { layerId } of costs) changed.add(layerId)
  await addLines(posting, books, costs)
  await settle(posting, [...changed])
}

/** Takes back what a document has said of cost; goods that are taken back themselves lose theirs without a word. */
export async function unprice(posting: Posting, cause: Pick<Cause, 'kind' | 'id'>, which: Pick<Which, 'kinds' | 'basis'> = {}): Promise<void> {
  const { rows } = await posting.tx.query<{ sku: string }>(
    'select distinct sku_id::text as sku from cost_line where company_id = $1 and doc_kind = $2 and doc_id = $3',
    [posting.asker.companyId, cause.kind, cause.id],
  )
  await lockCost(posting, rows.map(({ sku }) => sku))
  await settle(posting, await reverseLines(posting, await booksOf(posting), { cause, ...which }))
}

/** After lines of these batches were added: what follows from them. */
export async function settle(posting: Posting, layerIds: readonly string[]): Promise<void> {
  if (layerIds.length === 0) return
  const books = await booksOf(posting)
  const carried = await carry(posting, books, { entries: await revalue(posting, books, layerIds), layers: [] })
  await follow(posting, books, [...layerIds, ...carried])
}

/** After goods are to be reckoned in another way: all batches of their pools. */
export async function settleAll(posting: Posting, skuIds: readonly string[] | null): Promise<void> {
  const { rows } = await posting.tx.query<{ id: string }>(
    'select id::text from cost_layer where company_id = $1 and ($2::bigint[] is null or sku_id = any($2::bigint[])) order by id',
    [posting.asker.companyId, skuIds],
  )
  await settle(posting, rows.map(({ id }) => id))
}

/** After freight was said of a shipment, or what Amazon's goods cost that came by none: their batches, and what was sold of them. */
export async function keepSent(posting: Posting, goods: readonly Pick<Document, 'kind' | 'id'>[]): Promise<void> {
  const { rows } = await posting.tx.query<{ sku: string }>(
    `select distinct e.sku_id::text as sku from stock_entry e
     join jsonb_to_recordset($2::jsonb) as g (kind text, id text) on g.kind = e.doc_kind and g.id = e.doc_id
     where e.company_id = $1 order by 1`,
    [posting.asker.companyId, JSON.stringify(goods)],
  )
  const skuIds = rows.map(({ sku }) => sku)
  await lockCost(posting, skuIds)
  await keepSoldCosts(posting, await booksOf(posting), [], { skuIds: [], first: null }, await keepFba(posting, skuIds))
}

/** After these batches came to cost something else: what goods are worth, Amazon's batches and what was sold. */
export async function follow(posting: Posting, books: Books, layerIds: readonly string[]): Promise<void> {
  const skuIds = await skusOfLayers(posting, layerIds)
  await keepParts(posting, books, { layerIds, skuIds })
  await keepStockCosts(posting, skuIds)
  const sent = await keepFba(posting, skuIds)
  await keepSoldCosts(posting, books, layerIds, takenBy(books, skuIds, { skuIds: [], first: null }), sent)
  await raiseDataVersions(posting.tx, posting.asker.companyId, ['cost_layer', 'cost_line', 'cost_use'])
}

interface Layer { id: string; sku: string; kind: string; doc: string; line: string | null; no: string | null; qty: number }

async function layersOf({ tx, asker }: Posting, goods: readonly Pick<Document, 'kind' | 'id'>[]): Promise<Layer[]> {
  const { rows } = await tx.query<Layer>(
    `select l.id::text, l.sku_id::text as sku, l.doc_kind as kind, l.doc_id as doc, l.doc_line as line, l.doc_no as no, l.in_qty as qty
     from cost_layer l 
     join (select distinct kind, id from jsonb_to_recordset($2::jsonb) as g (kind text, id text)) g on g.kind = l.doc_kind and g.id = l.doc_id
     where l.company_id = $1 and l.in_qty > 0 order by l.id`,
    [asker.companyId, JSON.stringify(goods.map(({ kind, id }) => ({ kind, id })))],
  )
  return rows
}
