/**
 * Counting what is there. The book is the ledger's, frozen when it is taken; what is counted more or less than it is posted with the approval,
 * so that whatever moves meanwhile stays as it moved.
 */
import type { StocktakeRow } from '../../../contract/generated/entities/stocktake'
import type { StocktakeItemRow } from '../../../contract/generated/entities/stocktake_item'
import { effect } from '../../kernel/write/effects'
import { insertRow, updateRow, type Writing } from '../../kernel/write/write.row'
import { balanceAsOf, standingKey } from './as-of'
import { post, reverse } from './ledger'
import type { Condition, Document, Movement, Place } from './places'
import { refuse, refuseFuture } from './posting'
import { defaultBins } from './slots'

type Item = Required<StocktakeItemRow>
type Stocktake = Required<StocktakeRow>

/** Counts the whole warehouse: all that stands in it is listed. */
const WHOLE = '1'
const documentOf = ({ id, doc_no: no }: { id: string; doc_no: string | null }): Document => ({ kind: 'stocktake', id, no })

export const freezeBook = effect('freezeBook', {
  run: ({ writing, row, items: { items } }) => freeze(writing, row, items),
})

async function freeze(writing: Writing, row: Stocktake, items: readonly Item[]): Promise<void> {
  const { model, asker, now } = writing
  if (row.check_date !== null) refuseFuture(writing, row.check_date, '盘点日期')
  const defaultBin = (await defaultBins(writing, [row.warehouse_id])).get(row.warehouse_id)
  const moment = row.check_date === null || row.check_date === asker.today ? 'now' : row.check_date
  const book = new Map((await balanceAsOf(writing, row.warehouse_id, moment)).map((each) => [standingKey(each), each]))
  const entity = model.entities['stocktake_item']!
  const listed = new Set<string>()
  for (const item of items) {
    const key = standingKey({ skuId: item.sku_id, binId: item.bin_id ?? defaultBin, condition: item.condition, lot: item.lot })
    if (listed.has(key)) refuse('同一商品、仓位、品质与批次写了两行，请删去一行再载入账面')
    listed.add(key)
    await updateRow(writing, entity, { ...item }, { book_qty: book.get(key)?.qty ?? 0, frozen_at: now.toISOString() })
  }
  for (const [key, { skuId, binId, condition, lot, qty }] of row.check_kind === WHOLE ? book : []) {
    if (!listed.has(key)) await insertRow(writing, entity, {
      stocktake_id: row.id, sku_id: skuId, bin_id: binId, condition, lot: lot === '' ? null : lot, book_qty: qty, frozen_at: now.toISOString(),
    })
  }
}

/** Nothing is handed in that is not counted, or was never compared with the book. */
export const needCounts = effect('needCounts', {
  async run({ items: { items } }) {
    if (items.length === 0) refuse('盘点单里没有商品：整仓盘点请先「载入账面」，其余请先填写商品明细')
    refuseUnfrozen(items)
    const open = items.filter(({ real_qty: real }) => real === null).length
    if (open > 0) refuse(`还有 ${open} 行没有填写实盘数，请先「录入实盘」`)
  },
})

function refuseUnfrozen(items: readonly Item[]): void {
  const open = items.filter(({ frozen_at: at }) => at === null).length
  if (open > 0) refuse(`还有 ${open} 行没有账面数，请先「载入账面」再盘点`)
}

export const postStocktake = effect('postStocktake', {
  async run({ writing, row, items: { items } }) {
    refuseUnfrozen(items)
    await post(writing, documentOf(row), items.map((item): Movement => {
      const gain = (item.real_qty ?? 0) - (item.book_qty ?? 0)
      const bin: Place = { kind: 'bin', warehouseId: row.warehouse_id, binId: item.bin_id }
      const [from, to]: [Place, Place] = gain > 0 ? [{ kind: 'gain_loss' }, bin] : [bin, { kind: 'gain_loss' }]
      const goods = { skuId: item.sku_id, condition: item.condition as Condition, lot: item.lot }
      return { ...goods, from, to, qty: Math.abs(gain), reason: gain > 0 ? 'check_in' : 'check_out', line: item.id }
    }))
  },
  async undo({ writing, row }) {
    await reverse(writing, documentOf(row))
  },
})
