/**
 * Settlement reports, flat file and flat file V2, to lines of one amount each. The wide file's pairs of columns become
 * lines (amount-type, amount-description, amount) as the V2 has them; its rows of a quantity alone give that quantity to
 * the principal line of the same order item. Source: seven real wide files, where Σ lines = total-amount.
 * The row that carries the file's own total becomes the settlement's head.
 */
import { ExactSum } from '../../../kernel/value/exact-sum'
import type { FieldValues, HeadRow, ParserFactory, RecordCells } from '../../../kernel/intake/parsers/parser'

interface Head {
  values: FieldValues
  sum: ExactSum
  total: string | null
}

const isPrincipal = (row: FieldValues): boolean => row.amount_type === 'ItemPrice' && row.amount_description === 'Principal'

const itemKey = (row: FieldValues): string => JSON.stringify(
  [row.settlement_id, row.order_id, row.order_item_code, row.adjustment_id, row.transaction_type, row.msku],
)

/** What every record may say of its settlement: a field of the head, and the column that holds it. */
const HEAD_FIELDS = [
  ['start_at', 'settlement_start_date'], ['end_at', 'settlement_end_date'], ['deposit_at', 'deposit_date'], ['currency', 'currency'],
] as const

/** The line of one pair of a wide record; none where its amount is empty. */
function lineOf({ name, amount: column, family }: { name?: string; amount: string; family: string }, cells: RecordCells, base: FieldValues): FieldValues[] {
  const amount = cells.get(column)
  const description = (name && cells.get(name)) || base.transaction_type!
  return amount === null ? [] : [{ ...base, quantity: null, amount_type: family, amount_description: description, amount }]
}

/** Lines, and a head for each settlement, whose stated total is checked against the sum of its lines; without a stated one the sum is it. */
export const settlement: ParserFactory = ({ format, currency }) => {
  const heads = new Map<string, Head>()
  /** Quantities that wait for their principal line, by settlement, order item and type. */
  const waiting = new Map<string, { quantity: string; line: number; base: FieldValues }[]>()
  const pairs = format.fees?.pairs ?? []
  const wide = pairs.length > 0
  let merged = 0

  const headOf = (cells: RecordCells, id: string): Head => {
    let head = heads.get(id)
    if (!head) {
      head = { values: { settlement_id: id }, sum: new ExactSum(), total: null }
      heads.set(id, head)
    }
    for (const [field, column] of HEAD_FIELDS) head.values[field] ??= cells.get(column)
    return head
  }

  /** A wide record's quantity belongs to its principal, which may have come before it without one. */
  const placeQuantity = (rows: FieldValues[], base: FieldValues, quantity: string | null): void => {
    const principal = rows.find(isPrincipal)
    const other = rows.find((row) => row.amount_type === 'other-transaction')
    if (principal && quantity === null) {
      const waited = waiting.get(itemKey(base))?.shift()
      principal.quantity = waited?.quantity ?? null
      if (waited) merged++
    } else if (principal) principal.quantity = quantity
    // An adjustment of stock has no principal: its quantity belongs to its one amount.
    else if (quantity !== null && other) other.quantity = quantity
  }

  return {
    row(cells, base) {
      const id = cells.get('settlement_id')
      if (id === null) return { column: 'settlement_id', refused: '不能为空' }
      const head = headOf(cells, id)
      base.currency ??= head.values.currency ?? null
      const total = cells.get('total_amount')
      if (total !== null && base.transaction_type == null) {
        head.total = total
        return []
      }
      if (base.transaction_type == null) return { column: 'transaction_type', refused: '不能为空' }
      if (base.posted_at == null) return { column: 'posted_date', refused: '不能为空' }
      if (!wide && base.amount == null) return { column: 'amount', refused: '不能为空' }
      const rows = wide ? pairs.flatMap((pair) => lineOf(pair, cells, base)) : [base]

      const quantity = base.quantity ?? null
      if (rows.length === 0) {
        if (quantity === null) return { column: 'transaction_type', refused: '这一行没有任何金额和数量' }
        const key = itemKey(base)
        waiting.set(key, [...(waiting.get(key) ?? []), { quantity, line: cells.line, base: { ...base } }])
        return []
      }
      if (wide) placeQuantity(rows, base, quantity)
      else if (!rows.some(isPrincipal) && base.amount_type?.startsWith('Item')) base.quantity = null
      for (const row of rows) head.sum.add(row.amount!)
      return rows
    },
    end() {
      const rows = [...waiting.values()].flat().map(({ quantity, line, base }) => ({
        line,
        values: { ...base, quantity, amount_type: 'Quantity', amount_description: null, amount: '0' },
      }))
      const found: HeadRow[] = [...heads.values()].map(({ values, sum, total }) => ({
        entity: 'settlement',
        // A wide file names its currency in the row of its total alone: without it the shop's stands, as for the lines.
        values: { ...values, currency: values.currency ?? currency, total_amount: total ?? sum.text(), line_amount: sum.text() },
        check: { says: '明细合计应等于结算总额', stated: total, found: sum.text(), of: `结算编号 ${values.settlement_id}` },
      }))
      return { rows, heads: found, ...(merged > 0 ? { merged: { count: merged, says: '只有数量，并入了同一商品的本金行' } } : {}) }
    },
  }
}
