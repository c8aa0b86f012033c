/** What suppliers bill: made of what came and went back, compared with the orders, and once confirmed what the goods cost. */
import { lastDay } from '../../../contract/days'
import { timesText } from '../../../contract/decimal-text'
import type { SupplierBillRow } from '../../../contract/generated/entities/supplier_bill'
import type { SupplierBillItemRow } from '../../../contract/generated/entities/supplier_bill_item'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { effect } from '../../kernel/write/effects'
import { writingTogether } from '../../kernel/write/together'
import { numbersOf } from '../../kernel/write/write.number'
import { insertRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { price, split, unprice, type Priced } from '../cost/public'
import { refuse } from '../stock/public'

/** Lines that one call makes bills of; more are billed by supplier. */
const MOST = 5000

interface Open {
  supplier: string
  currency: string
  receipt: string | null
  return: string | null
  no: string | null
  order: string | null
  day: string
  sku: string
  qty: number
  price: string | null
}

const make = answers('purchase.supplierBillMake', (context, { stat_month: month, supplier_id: supplier }) =>
  writingTogether(context, async (writing, written) => {
    const lines = await openLines(writing, lastDay(`${month}-01`.slice(0, 10)), supplier ?? null)
    if (lines.length === 0) throw new Refusal(CODES.invalid, '没有可以对账的收货与退货：这个月及以前已入库、已出库的都对过账了', { stat_month: '没有可以对账的单据' })
    if (lines.length > MOST) throw new Refusal(CODES.invalid, `一次最多对账 ${MOST} 行，现在超过了，请选择供应商分开生成`, { supplier_id: '请选择供应商' })
    const bills = new Map<string, Open[]>()
    for (const line of lines) {
      const key = `${line.supplier} ${line.currency}`
      bills.set(key, [...(bills.get(key) ?? []), line])
    }
    for (const each of bills.values()) await addBill(writing, `${month}-01`.slice(0, 10), each, written)
    return { bills: bills.size, lines: lines.length }
  }))

/** What came and went back for money (not what replaces it) until that day, on no bill that stands. Suppliers are locked: nothing is billed twice. */
async function openLines({ tx, asker }: Writing, until: string, supplier: string | null): Promise<Open[]> {
  await tx.query('select from supplier where company_id = $1 and ($2::bigint is null or id = $2::bigint) order by id for update', [asker.companyId, supplier])
  const billed = (field: string): string => `not exists (select from supplier_bill_item b join supplier_bill d on d.company_id = $1 and d.id = b.bill_id
      where b.company_id = $1 and b.${field} = i.id and d.bill_status is distinct from '4')`
  const { rows } = await tx.query<Open>(
    `select * from (
       select i.supplier_id::text as supplier, i.currency, i.id::text as receipt, null as return, i.doc_no as no, i.order_id::text as order,
         i.done_day::text as day, i.sku_id::text as sku, i.in_qty - coalesce(i.swap_qty, 0) as qty,
         i.price::text as price
       from receipt_item i where i.company_id = $1 and i.in_qty > coalesce(i.swap_qty, 0) and i.done_day <= $2::date and ${billed('receipt_item_id')}
       union all
       select i.supplier_id::text, i.currency, null, i.id::text, i.doc_no, i.order_id::text, i.done_day::text, i.sku_id::text, -i.out_qty, i.price::text
       from purchase_return_item i where i.company_id = $1 and i.out_qty > 0 and i.back_qty = 0 and i.done_day <= $2::date and ${billed('return_item_id')}
     ) l where supplier is not null and ($3::text is null or supplier = $3) order by supplier::bigint, currency, day, receipt::bigint, return::bigint
     limit ${MOST + 1}`,
    [asker.companyId, until, supplier],
  )
  return rows
}

async function addBill(writing: Writing, month: string, lines: readonly Open[], written: Written[]): Promise<void> {
  const { model } = writing
  const [head, item] = [model.entities['supplier_bill']!, model.entities['supplier_bill_item']!]
  const { supplier, currency } = lines[0]!
  const bill = await insertRow(writing, head, {
    bill_status: '0', supplier_id: supplier, stat_month: month, currency, discount: 0, prepaid_amount: 0, ...(await numbersOf(writing, head)),
  })
  written.push({ entity: head, action: 'add', after: bill })
  for (const line of lines) written.push({ entity: item, action: 'add', after: await insertRow(writing, item, {
    bill_id: bill['id'], receipt_item_id: line.receipt, return_item_id: line.return, doc_no: line.no, order_id: line.order, done_day: line.day,
    sku_id: line.sku, qty: line.qty, currency, price: line.price, bill_price: line.price ?? '0',
  }) })
}

type Bill = Required<SupplierBillRow>
type Item = Required<SupplierBillItemRow>

/** Confirmed: the bill takes the place of what was estimated by the order, and its discount makes what came cheaper. */
export const confirmBill = effect('confirmBill', {
  async run({ writing, row, items: { items } }) {
    if (items.length === 0) refuse('对账单里没有明细，请作废后重新生成')
    await refuseTooMuchPrepaid(writing, row)
    const billed = await pricesOf(writing, row, items, 'bill')
    await price(writing, [...billed, ...discounted(row, billed)])
  },
  async undo({ writing, row, items: { items } }) {
    await unprice(writing, { kind: 'supplier_bill', id: row.id })
    await price(writing, await pricesOf(writing, row, items, 'estimate'))
  },
})

/** Of goods that came; what went back left at what it had cost. */
async function pricesOf({ tx, asker }: Writing, { id, bill_no: no }: Bill, items: readonly Item[], basis: 'bill' | 'estimate'): Promise<Priced[]> {
  const { rows } = await tx.query<{ line: string; receipt: string }>(
    'select id::text as line, receipt_id::text as receipt from receipt_item where company_id = $1 and id = any($2::bigint[])',
    [asker.companyId, items.flatMap(({ receipt_item_id: line }) => (line === null ? [] : [line]))],
  )
  const receipts = new Map(rows.map(({ line, receipt }) => [line, receipt]))
  return items.flatMap((item): Priced[] => {
    const line = item.receipt_item_id
    const unit = basis === 'bill' ? item.bill_price : item.price
    if (line === null || unit === null || !receipts.has(line)) return []
    const goods = { kind: 'receipt' as const, id: receipts.get(line)! }
    return [{
      goods, line, kind: 'purchase', amount: timesText(unit, String(item.qty)) ?? '0', currency: item.currency, basis,
      ...(basis === 'bill' ? { day: asker.today, cause: { kind: 'supplier_bill', id, no, line: item.id } } : { day: item.done_day ?? asker.today }),
    }]
  })
}

/**
 * The discount of a bill over its lines that brought goods, by what each comes to: whole cents by the largest remainder, together the discount.
 * Each is a line of its own, below 0, so that the batch tells what was billed and what was taken off.
 */
function discounted({ discount }: Bill, billed: readonly Priced[]): Priced[] {
  if (!discount || Number(discount) === 0) return []
  if (billed.length === 0) refuse('这张对账单没有可以分摊折扣的入库商品，请把折扣改成 0', { discount: '没有可以分摊的入库商品' })
  const parts = split(String(discount), billed.map(({ amount }) => amount), 2)
  return billed.flatMap((line, at) => (Number(parts[at]) === 0 ? [] : [{ ...line, amount: `-${parts[at]!}`, remark: '对账折扣' }]))
}

/** What bills take off was paid by orders before, each yuan once. */
async function refuseTooMuchPrepaid({ tx, asker }: Writing, { id, supplier_id: supplier, currency, prepaid_amount: prepaid }: Bill): Promise<void> {
  if (!prepaid || Number(prepaid) === 0) return
  await tx.query('select from supplier where company_id = $1 and id = $2::bigint for update', [asker.companyId, supplier])
  const { rows: [left] } = await tx.query<{ left: string; short: boolean }>(
    `select l.left::text, l.left < $5::numeric as short from (select
       coalesce((select sum(p.paid_amount) from purchase_payment p where p.company_id = $1 and p.supplier_id = $2::bigint and p.currency = $3
           and p.order_id is not null), 0)
       - coalesce((select sum(b.prepaid_amount) from supplier_bill b where b.company_id = $1 and b.supplier_id = $2::bigint and b.currency = $3
           and b.bill_status = '2' and b.id <> $4::bigint), 0) as left) l`,
    [asker.companyId, supplier, currency, id, prepaid],
  )
  if (left?.short) refuse(`这家供应商按采购单付过、还没有抵扣的预付款是 ${left.left}，不够抵扣 ${prepaid}`, { prepaid_amount: `最多 ${left.left}` })
}

/** What this file answers of the family `purchase`, by call; the module plugs it in. */
export const billHandlers = { supplierBillMake: make }
