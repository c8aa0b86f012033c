/**
 * Counting what is there. The book is the ledger's, frozen when it is taken; what is counted more or less than it is posted with the approval,
 * so that whatever moves meanwhile stays as it moved. A blind count keeps the book to itself until it is handed in.
 */
import type { StocktakeRow } from '../../../contract/generated/entities/stocktake'
import type { StocktakeItemRow } from '../../../contract/generated/entities/stocktake_item'
import type { Row } from '../../../contract/wire'
import { effect } from '../../kernel/write/effects'
import { insertRow, updateRow, type Writing } from '../../kernel/write/write.row'
import { balanceAsOf, standingAt, standingKey, type Standing } from './as-of'
import { post, reverse } from './ledger'
import type { Condition, Document, Movement, Place } from './places'
import { refuse, refuseFuture } from './posting'
import { defaultBins } from './slots'
import { chosenForCycle } from './stocktake-cycle'

type Item = Required<StocktakeItemRow>
type Stocktake = Required<StocktakeRow>

/** What a stocktake lists by itself: the whole warehouse, its bins, the SKU whose turn it is; any other lists what staff write. */
const [WHOLE, BINS, CYCLE] = ['1', '3', '4']
/** Counted as it is entered: what moves between the book and that moment belongs to the book. */
const AS_COUNTED = '1'

const documentOf = ({ id, doc_no: no }: { id: string; doc_no: string | null }): Document => ({ kind: 'stocktake', id, no })

/** Effect of 载入账面: what the ledger has is written beside each line. */
export const freezeBook = effect('freezeBook', {
  run: ({ writing, row, items: { items } }) => freeze(writing, row, items),
})

async function freeze(writing: Writing, row: Stocktake, items: readonly Item[]): Promise<void> {
  const { model, asker, now } = writing
  if (row.check_date !== null) refuseFuture(writing, row.check_date, '盘点日期', 'check_date')
  const defaultBin = (await defaultBins(writing, [row.warehouse_id])).get(row.warehouse_id)
  const moment = row.check_date === null || row.check_date === asker.today ? 'now' : row.check_date
  const book = new Map((await balanceAsOf(writing, row.warehouse_id, moment)).map((each) => [standingKey(each), each]))
  const entity = model.entities['stocktake_item']!
  const frozen = (qty: number): Row => ({ frozen_qty: qty, book_qty: row.blind ? null : qty, moved_qty: 0, frozen_at: now.toISOString() })
  const listed = new Set<string>()
  for (const item of items) {
    const key = standingKey({ skuId: item.sku_id, binId: item.bin_id ?? defaultBin, condition: item.condition, lot: item.lot })
    if (listed.has(key)) refuse('同一商品、仓位、品质与批次写了两行，请删去一行再载入账面')
    listed.add(key)
    await updateRow(writing, entity, { ...item }, frozen(book.get(key)?.qty ?? 0))
  }
  const lists = await listedBy(writing, row, items.length > 0)
  for (const [key, standing] of book) {
    const { skuId, binId, condition, lot, qty } = standing
    if (!listed.has(key) && lists(standing)) await insertRow(writing, entity, {
      stocktake_id: row.id, sku_id: skuId, bin_id: binId, condition, lot: lot === '' ? null : lot, ...frozen(qty),
    })
  }
}

/** Which goods a stocktake lists besides those that staff wrote. A cycle's turn is chosen once. */
async function listedBy(writing: Writing, row: Stocktake, isBegun: boolean): Promise<(standing: Standing) => boolean> {
  if (row.check_kind === WHOLE) return () => true
  if (row.check_kind === BINS) {
    const bins = new Set(row.bin_ids ?? [])
    if (bins.size === 0) refuse('仓位盘点请先编辑盘点单，选择要盘的仓位', { bin_ids: '请选择仓位' })
    await refuseForeignBins(writing, row.warehouse_id, [...bins])
    return ({ binId }) => bins.has(binId)
  }
  if (row.check_kind !== CYCLE || isBegun) return () => false
  const chosen = new Set(await chosenForCycle(writing, row))
  return ({ skuId }) => chosen.has(skuId)
}

async function refuseForeignBins({ tx, asker }: Writing, warehouse: string, bins: readonly string[]): Promise<void> {
  const { rows: [other] } = await tx.query<{ code: string }>(
    'select code from warehouse_bin where company_id = $1 and id = any($2::bigint[]) and warehouse_id <> $3::bigint order by code limit 1',
    [asker.companyId, bins, warehouse],
  )
  if (other) refuse(`仓位「${other.code}」不在这个仓库里，请选择它自己的仓位`, { bin_ids: '不在这个仓库里' })
}

/** Who counted what, and when: a line that is changed is counted anew. */
export const keepCounted = effect('keepCounted', {
  async run({ writing, row, items: { items } }) {
    await noteCounts(writing, items)
    if (!row.blind) await settle(writing, row)
  },
})

/** Nothing is handed in that is not counted, or was never compared with the book. */
export const needCounts = effect('needCounts', {
  async run({ writing, row, items: { items } }) {
    if (items.length === 0) refuse('盘点单里没有商品：整仓、仓位与循环盘点请先「载入账面」，SKU 盘点请先填写商品明细')
    refuseUnfrozen(items)
    const open = items.filter(({ real_qty: real }) => real === null).length
    if (open > 0) refuse(`还有 ${open} 行没有填写实盘数，请先「录入实盘」`)
    await noteCounts(writing, items)
    await settle(writing, row)
  },
})

/** Counted again: the book of a blind count is kept from whoever counts. */
export const hideBook = effect('hideBook', {
  run: ({ writing, row }) => hide(writing, row),
})

function refuseUnfrozen(items: readonly Item[]): void {
  const open = items.filter(({ frozen_at: at }) => at === null).length
  if (open > 0) refuse(`还有 ${open} 行没有账面数，请先「载入账面」再盘点`)
}

async function noteCounts({ tx, asker, now }: Writing, items: readonly Item[]): Promise<void> {
  await tx.query(
    `update stocktake_item set counted_at = case when real_qty is null then null else $3::timestamptz end, counted_qty = real_qty,
       counted_by = case when real_qty is null then null else $4::bigint end
     where company_id = $1 and id = any($2::bigint[]) and real_qty is distinct from counted_qty`,
    [asker.companyId, items.map(({ id }) => id), now.toISOString(), asker.employeeId],
  )
}

/** Shows the book, and by how much it has moved until each line was counted. */
async function settle(writing: Writing, row: Stocktake): Promise<void> {
  const { tx, asker } = writing
  await tx.query(
    'update stocktake_item set book_qty = coalesce(frozen_qty, book_qty) where company_id = $1 and stocktake_id = $2::bigint', [asker.companyId, row.id],
  )
  if (row.moves_by !== AS_COUNTED) return
  const bin = (await defaultBins(writing, [row.warehouse_id])).get(row.warehouse_id)!
  const { rows } = await tx.query<{ id: string; skuId: string; binId: string; condition: string; lot: string; at: string; book: number }>(
    `select id::text, sku_id::text as "skuId", coalesce(bin_id, $3::bigint)::text as "binId", condition, btrim(coalesce(lot, '')) as lot,
       counted_at::text as at, book_qty as book
     from stocktake_item where company_id = $1 and stocktake_id = $2::bigint and counted_at is not null and book_qty is not null`,
    [asker.companyId, row.id, bin],
  )
  const stood = await standingAt(writing, rows)
  await tx.query(
    `update stocktake_item i set moved_qty = m.qty from jsonb_to_recordset($2::jsonb) as m (id bigint, qty integer) where i.company_id = $1 and i.id = m.id`,
    [asker.companyId, JSON.stringify(rows.map(({ id, book }, at) => ({ id, qty: stood[at]! - book })))],
  )
}

async function hide({ tx, asker }: Writing, row: Stocktake): Promise<void> {
  if (row.blind) await tx.query(
    'update stocktake_item set book_qty = null, moved_qty = 0 where company_id = $1 and stocktake_id = $2::bigint', [asker.companyId, row.id],
  )
}

/** Effect of 审核通过. @throws Refusal of a line that was never compared. Taken back, the book of a blind count is hidden again. */
export const postStocktake = effect('postStocktake', {
  async run({ writing, row, items: { items } }) {
    refuseUnfrozen(items)
    await post(writing, documentOf(row), items.map((item): Movement => {
      const gain = (item.real_qty ?? 0) - (item.book_qty ?? 0) - (item.moved_qty ?? 0)
      const bin: Place = { kind: 'bin', warehouseId: row.warehouse_id, binId: item.bin_id }
      const [from, to]: [Place, Place] = gain > 0 ? [{ kind: 'gain_loss' }, bin] : [bin, { kind: 'gain_loss' }]
      const goods = { skuId: item.sku_id, condition: item.condition as Condition, lot: item.lot }
      return { ...goods, from, to, qty: Math.abs(gain), reason: gain > 0 ? 'check_in' : 'check_out', line: item.id }
    }))
  },
  async undo({ writing, row }) {
    await reverse(writing, documentOf(row))
    await hide(writing, row)
  },
})
