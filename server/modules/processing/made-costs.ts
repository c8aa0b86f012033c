/**
 * What is made costs what was used for it: the parts that left less those that came back, and the fee of the work. Goods that are taken apart hand
 * their cost to what comes out of them, by the shares of their parts list. What comes out besides costs nothing. It follows whatever is said later of
 * the cost of what was used.
 */
import type { ProcessItemRow } from '../../../contract/generated/entities/process_item'
import type { ProcessOrderRow } from '../../../contract/generated/entities/process_order'
import { roundText, shiftText } from '../../../contract/decimal-text'
import { descend, price, split, undescend, unprice, type Descent, type Priced } from '../cost/public'
import type { Posting } from '../stock/public'

type Order = Required<ProcessOrderRow>
type Item = Required<ProcessItemRow>
/** A line of an order's parts, as far as cost looks at it. */
export type PartOf = Pick<Item, 'id' | 'role' | 'sku_id' | 'unit_qty' | 'taken_qty' | 'back_qty' | 'bad_back'>
/** What an order takes part in the cost of. */
export type Made = Pick<Order, 'id' | 'process_no' | 'process_type' | 'sku_id' | 'quantity'>
interface Check { id: string; qty: string }

/** Behind the point, of what is said of a line, and of a share. */
const DIGITS = 4

const causeOf = ({ id, process_no: no }: Pick<Order, 'id' | 'process_no'>) => ({ kind: 'process_order' as const, id, no })
const backOf = (item: Pick<Item, 'back_qty' | 'bad_back'>): number => (item.back_qty ?? 0) + (item.bad_back ?? 0)

/** Called as the order ends, after what comes back was posted. */
export async function priceMade(posting: Posting, row: Order, items: readonly Item[]): Promise<void> {
  await followParts(posting, row, items)
  if (row.process_type === 'split') return
  const checks = await checksOf(posting, row)
  const { rows: [company] } = await posting.tx.query<{ currency: string }>('select currency from company where id = $1', [posting.asker.companyId])
  const said = { basis: 'bill', day: posting.asker.today, cause: causeOf(row) } as const
  const besides = items.filter((item) => item.role !== 'part' && backOf(item) > 0)
  const fees = row.process_fee === null ? [] : split(row.process_fee, checks.map(({ qty }) => qty), DIGITS)
  await price(posting, [
    ...besides.map(({ id }): Priced => ({ ...said, kind: 'purchase', currency: company!.currency, goods: causeOf(row), line: id, amount: '0' })),
    ...fees.map((amount, at): Priced => ({ ...said, kind: 'process', currency: row.currency, goods: { kind: 'process_qc', id: checks[at]!.id }, amount })),
  ])
}

/** What was made has its part of whatever is said of its parts, from now on. */
export async function followParts(posting: Posting, row: Made, items: readonly PartOf[]): Promise<void> {
  await descend(posting, row.process_type === 'split' ? await outOfSplit(posting, row, items) : outOfParts(row, items, await checksOf(posting, row)))
}

/** What the order said of its goods before they followed their parts is taken back. */
export async function unsayMade(posting: Posting, row: Made): Promise<void> {
  await unprice(posting, causeOf(row), { kinds: ['purchase'] })
}

/** Called as an order's end is taken back: all that was said of its cost goes, and its goods descend from its parts no longer. */
export async function unpriceMade(posting: Posting, row: Order): Promise<void> {
  await unprice(posting, causeOf(row))
  await undescend(posting, [causeOf(row), ...(await checksOf(posting, row)).map(({ id }) => ({ kind: 'process_qc' as const, id }))])
}

/** Of each part: what came back has its own pieces, the rest goes to what was made, by pieces. */
function outOfParts(row: Made, items: readonly PartOf[], checks: readonly Check[]): Descent[] {
  const parts = items.filter((item) => item.role === 'part')
  const all = checks.reduce((sum, { qty }) => sum + BigInt(qty), 0n)
  return [...new Set(parts.map((item) => item.sku_id))].flatMap((skuId): Descent[] => {
    const own = parts.filter((item) => item.sku_id === skuId)
    const taken = BigInt(own.reduce((sum, item) => sum + (item.taken_qty ?? 0), 0))
    const of = { ...causeOf(row), skuId }
    const whole = taken * (all || 1n)
    let at = 0n
    const next = (pieces: bigint): Descent['part'] => ({ from: at, to: (at += pieces), whole })
    const back = own.map((item): Descent => ({ to: { ...causeOf(row), line: item.id }, of, part: next(BigInt(backOf(item)) * (all || 1n)) }))
    const used = all === 0n ? 0n : (whole - at) / all
    return [...back, ...checks.map(({ id, qty }): Descent => ({ to: { kind: 'process_qc', id }, of, part: next(used * BigInt(qty)) }))]
  })
}

/** By the shares that the parts list says, else by what the parts are bought for, else by pieces. */
async function outOfSplit(posting: Posting, row: Made, items: readonly PartOf[]): Promise<Descent[]> {
  const came = items.filter((item) => backOf(item) > 0)
  const { rows } = await posting.tx.query<{ share: string | null; bought: string | null }>(
    `select (select max(p.cost_share) * i.qty / greatest(i.unit * $3, 1) from sku_part p where p.company_id = $1 and p.sku_id = $2::bigint and p.part_id = i.sku
         and (p.from_day is null or p.from_day <= $4::date) and (p.to_day is null or p.to_day >= $4::date))::text as share,
       (select s.purchase_price * i.qty from sku s where s.company_id = $1 and s.id = i.sku and s.purchase_price > 0)::text as bought
     from jsonb_to_recordset($5::jsonb) as i (nth integer, sku bigint, qty integer, unit integer) order by i.nth`,
    [posting.asker.companyId, row.sku_id, row.quantity, posting.asker.today, JSON.stringify(came.map((item, nth) => (
      { nth, sku: item.sku_id, qty: backOf(item), unit: item.unit_qty })))],
  )
  const said = (['share', 'bought'] as const).map((by) => rows.map((each) => each[by]))
    .find((by) => by.every((weight) => weight !== null && Number(weight) > 0))
  const weights = (said?.map(String) ?? came.map((item) => String(backOf(item)))).map((weight) => BigInt(roundText(shiftText(weight, DIGITS), 0) ?? '0'))
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  let at = 0n
  return came.map(({ id }, nth): Descent => (
    { to: { ...causeOf(row), line: id }, of: { ...causeOf(row), skuId: row.sku_id }, part: { from: at, to: (at += weights[nth]!), whole } }))
}

async function checksOf({ tx, asker }: Posting, { id }: Pick<Order, 'id'>): Promise<Check[]> {
  const { rows } = await tx.query<Check>(
    `select id::text, quantity::text as qty from process_qc where company_id = $1 and order_id = $2::bigint and doc_status = '5' order by id`,
    [asker.companyId, id],
  )
  return rows
}
