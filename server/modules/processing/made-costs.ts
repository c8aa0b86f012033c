/**
 * What is made costs what was used for it: the parts that left less those that came back, and the fee of the work. Goods that are taken apart hand
 * their cost to what comes out of them, by the shares of their parts list. Where a part's cost is not known, nothing is said.
 */
import type { ProcessItemRow } from '../../../contract/generated/entities/process_item'
import type { ProcessOrderRow } from '../../../contract/generated/entities/process_order'
import { negatedText, ratioText, roundText, sumText, timesText } from '../../../contract/decimal-text'
import { costOf, price, split, unprice, type Priced } from '../cost/public'
import type { Posting } from '../stock/public'

type Order = Required<ProcessOrderRow>
type Item = Required<ProcessItemRow>

/** Behind the point, of what is said of a line. */
const DIGITS = 4

const causeOf = ({ id, process_no: no }: Order) => ({ kind: 'process_order' as const, id, no })
const backOf = (item: Item): number => (item.back_qty ?? 0) + (item.bad_back ?? 0)

/** Called as the order ends, after what comes back was posted. */
export async function priceMade(posting: Posting, row: Order, items: readonly Item[]): Promise<void> {
  const out = await costOf(posting, causeOf(row), 'out')
  if ([...out.values()].some(({ missing }) => missing > 0)) return
  const { rows: [company] } = await posting.tx.query<{ currency: string }>('select currency from company where id = $1', [posting.asker.companyId])
  const said = { kind: 'purchase', basis: 'bill', day: posting.asker.today, currency: company!.currency, cause: causeOf(row) } as const
  const all = sumText([...out.values()].map(({ amount }) => amount))
  const returned = row.process_type === 'split' ? await outOfSplit(posting, row, items, all) : partsBack(items, out)
  const prices = returned.map(({ line, amount }): Priced => ({ ...said, goods: causeOf(row), line, amount }))
  if (row.process_type !== 'split') {
    const used = sumText([all, ...returned.map(({ amount }) => negatedText(amount))])
    const checks = await checksOf(posting, row)
    const weights = checks.map(({ qty }) => qty)
    const [costs, fees] = [split(used, weights, DIGITS), split(row.process_fee ?? '0', weights, DIGITS)]
    checks.forEach(({ id }, at) => {
      prices.push({ ...said, goods: { kind: 'process_qc', id }, amount: costs[at]! })
      if (row.process_fee !== null) prices.push({ ...said, kind: 'process', currency: row.currency, goods: { kind: 'process_qc', id }, amount: fees[at]! })
    })
  }
  await price(posting, prices)
}

export async function unpriceMade(posting: Posting, row: Order): Promise<void> {
  await unprice(posting, causeOf(row))
}

/** Parts come back at what they left with; what comes out besides costs nothing, the goods bear all of it. */
function partsBack(items: readonly Item[], out: ReadonlyMap<string, { qty: number; amount: string }>): { line: string; amount: string }[] {
  return items.filter((item) => backOf(item) > 0).map((item) => {
    const left = out.get(item.id)
    const amount = left && left.qty > 0 ? ratioText(timesText(left.amount, String(backOf(item))), String(left.qty)) : '0'
    return { line: item.id, amount: roundText(amount, DIGITS) ?? '0' }
  })
}

/** By the shares that the parts list says, else by what the parts are bought for, else by pieces. */
async function outOfSplit(posting: Posting, row: Order, items: readonly Item[], all: string): Promise<{ line: string; amount: string }[]> {
  const came = items.filter((item) => backOf(item) > 0)
  const { rows } = await posting.tx.query<{ share: string | null; bought: string | null }>(
    `select (select max(p.cost_share) * i.qty / greatest(i.unit * $3, 1) from sku_part p where p.company_id = $1 and p.sku_id = $2::bigint and p.part_id = i.sku
         and (p.from_day is null or p.from_day <= $4::date) and (p.to_day is null or p.to_day >= $4::date))::text as share,
       (select s.purchase_price * i.qty from sku s where s.company_id = $1 and s.id = i.sku and s.purchase_price > 0)::text as bought
     from jsonb_to_recordset($5::jsonb) as i (nth integer, sku bigint, qty integer, unit integer) order by i.nth`,
    [posting.asker.companyId, row.sku_id, row.quantity, posting.asker.today, JSON.stringify(came.map((item, nth) => (
      { nth, sku: item.sku_id, qty: backOf(item), unit: item.unit_qty })))],
  )
  const weights = (['share', 'bought'] as const).map((by) => rows.map((each) => each[by]))
    .find((by) => by.every((weight) => weight !== null && Number(weight) > 0))
  const amounts = split(all, weights?.map(String) ?? came.map((item) => String(backOf(item))), DIGITS)
  return came.map(({ id }, at) => ({ line: id, amount: amounts[at]! }))
}

async function checksOf({ tx, asker }: Posting, { id }: Order): Promise<{ id: string; qty: string }[]> {
  const { rows } = await tx.query<{ id: string; qty: string }>(
    `select id::text, quantity::text as qty from process_qc where company_id = $1 and order_id = $2::bigint and doc_status = '5' order by id`,
    [asker.companyId, id],
  )
  return rows
}
