/** Goods moved by hand, for a reason that no other document has: found, given away, thrown away. */
import { effect } from '../../kernel/write/effects'
import { post, reverse } from './ledger'
import type { Document, Movement, Place } from './places'
import { refuse } from './posting'

/** Where goods come from or go to, by the type of the document. */
const OTHER_SIDE: Record<string, { out: boolean; place: Place }> = {
  manual_in: { out: false, place: { kind: 'other' } },
  manual_out: { out: true, place: { kind: 'other' } },
  scrap_out: { out: true, place: { kind: 'scrap' } },
}

const documentOf = ({ id, move_no: no }: { id: string; move_no: string | null }): Document => ({ kind: 'stock_move', id, no })

/** Effect of 完成. @throws Refusal without goods, and where all quantities are 0 */
export const postHandMove = effect('postHandMove', {
  async run({ writing, row, items: { items } }) {
    const side = OTHER_SIDE[row.move_type]
    if (!side) throw new Error(`no hand move ${row.move_type}`)
    if (items.length === 0) refuse('单据里没有商品，请先填写商品明细')
    const movements = items.flatMap((item) => (['good', 'bad'] as const).map((condition): Movement => {
      const bin: Place = { kind: 'bin', warehouseId: row.warehouse_id, binId: item.bin_id }
      const [from, to] = side.out ? [bin, side.place] : [side.place, bin]
      const { id: line, sku_id: skuId, lot, expiry, unit_cost: unit, currency } = item
      const cost = side.out || unit === null ? null : { unit: String(unit), currency }
      return { from, to, skuId, condition, lot, expiry, qty: item[`${condition}_qty`] ?? 0, reason: row.move_type, line, cost }
    }))
    if (movements.every(({ qty }) => qty === 0)) refuse('单据里的数量都是 0，请填写良品数或次品数')
    await post(writing, documentOf(row), movements, row.move_day)
  },
  async undo({ writing, row }) {
    await reverse(writing, documentOf(row))
  },
})
