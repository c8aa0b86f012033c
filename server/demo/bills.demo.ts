/**
 * What the demo company's suppliers bill and are paid: one bill for each supplier and month that is over, of what came and went back in it; deposits of
 * every third order; bills that are confirmed are paid; what was owed to two of them from before.
 */
import { addDays, addMonths, COMPANY_ZONE, isSettled, momentOf, monthOf } from './calendar.demo'
import { BUYER } from './company.demo'
import { money, type DemoRow } from './rows.demo'
import type { StockDocument } from './stock.demo'

/** A purchase order as bills and deposits need it. */
export interface DemoOrder { id: number; number: string; day: string; supplier: DemoRow[string]; /** Hundredths. */ total: number }

interface Context {
  orders: readonly DemoOrder[]
  /** Receipts and returns among them. */
  documents: readonly StockDocument[]
  /** Ids of their lines. */
  ids: ReadonlyMap<DemoRow, number>
  today: string
  people: number[]
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

interface Billed { row: DemoRow; lines: DemoRow[]; payable: number; due: string }

/** Bills of last month are still talked about. */
const OPEN_STATES = ['1', '0', '3', '2'] as const
/** How far the newest deposits are. */
const NEW_DEPOSITS = ['1', '0', '2', '1'] as const

/** @returns the payments that were asked for */
export async function writeBills(context: Context): Promise<{ ids: number[]; rows: DemoRow[] }> {
  const { kept } = context
  const deposits = depositsOf(context)
  const bills = billsOf(context, deposits)
  const ids = await kept('supplier_bill', bills.map(({ row }) => row))
  await kept('supplier_bill_item', bills.flatMap(({ lines }, at) => lines.map((line) => ({ ...line, bill_id: ids[at]! }))))
  const settled = bills.flatMap(({ row, payable, due }, at): DemoRow[] => (row['bill_status'] !== '2' || payable <= 0 ? [] : [{
    pay_kind: 'bill', bill_id: ids[at]!, purchase_no: row['bill_no'], supplier_id: row['supplier_id'], settle_method: 'month', currency: 'CNY',
    total_amount: money(payable), apply_amount: money(payable), paid_amount: money(payable), pay_status: '3', pay_due: due, pay_account: '招商银行基本户',
    pay_date: addDays(due, -3), invoice_state: '1', creator: context.people[BUYER]!, create_time: momentOf(addDays(due, -12), 15 * 3600, COMPANY_ZONE),
  }]))
  const owed = await openingsOf(context)
  await scoringOf(context)
  const seen = new Map<string, number>()
  const rows = [...deposits, ...settled, ...owed].sort((a, b) => (String(a['create_time']) < String(b['create_time']) ? -1 : 1)).map((row): DemoRow => {
    const day = String(row['create_time']).slice(0, 10).replaceAll('-', '')
    seen.set(day, (seen.get(day) ?? 0) + 1)
    return { ...row, request_no: `QK${day}${String(seen.get(day)).padStart(4, '0')}` }
  })
  const paid = await kept('purchase_payment', rows)
  // What was paid in full has its invoice, a few days later.
  await kept('purchase_invoice', rows.flatMap((row, at): DemoRow[] => (row['pay_status'] !== '3' ? [] : [{
    payment_id: paid[at]!, supplier_id: row['supplier_id'], invoice_no: String(24_330_000_000 + at * 37 + 11), invoice_kind: 'special',
    invoice_day: addDays(String(row['pay_date']), 2), currency: row['currency'], amount: row['apply_amount'], creator: context.people[BUYER]!,
    create_time: momentOf(addDays(String(row['pay_date']), 3), 10 * 3600, COMPANY_ZONE),
  }])))
  return { ids: paid, rows }
}

/** What two suppliers were owed when the company began with the system, in hundredths; the first is paid off. */
const OWED = [1_268_000, 435_050]

/** Scores by the points of a rate that is at least so high: what the company's rule of scoring says. */
const BANDS = { on_time: [[95, 100], [85, 80], [70, 60]], quality: [[99, 100], [96, 85], [90, 60]], price: [[5, 50], [0, 80], [-100, 100]] } as const
/** What is said of service, supplier after supplier. */
const SERVICE = [92, 85, 78, 96, 70]

/** How suppliers are scored since the first month, and what was said of their service in the last two that are over. */
async function scoringOf({ orders, today, people, kept }: Context): Promise<void> {
  const [first] = orders
  if (!first) return
  const made = { creator: people[BUYER]!, create_time: momentOf(first.day, 9 * 3600, COMPANY_ZONE) }
  const [rule] = await kept('supplier_score_rule', [{
    rule_name: '标准评分', start_month: `${monthOf(first.day)}-01`, on_time_weight: '0.40', quality_weight: '0.30', price_weight: '0.20',
    service_weight: '0.10', ...made,
  }])
  await kept('supplier_score_band', Object.entries(BANDS).flatMap(([metric, bands]) => bands.map(([from, score]): DemoRow => (
    { rule_id: rule!, metric, from_value: String(from), score }
  ))))
  const suppliers = [...new Set(orders.map(({ supplier }) => supplier))]
  await kept('supplier_service', [-2, -1].flatMap((months) => suppliers.map((supplier, at): DemoRow => ({
    supplier_id: supplier as number, stat_month: `${addMonths(monthOf(today), months)}-01`, score: SERVICE[(at - months) % SERVICE.length]!, ...made,
  }))))
}

/** @returns what was paid of it */
async function openingsOf({ orders, people, kept }: Context): Promise<DemoRow[]> {
  const [first] = orders
  if (!first) return []
  const day = `${monthOf(first.day)}-01`
  const suppliers = [...new Set(orders.map(({ supplier }) => supplier))].slice(0, OWED.length)
  const made = { creator: people[BUYER]!, create_time: momentOf(day, 9 * 3600, COMPANY_ZONE) }
  const no = (at: number): string => `QC${day.replaceAll('-', '')}${String(at + 1).padStart(4, '0')}`
  const ids = await kept('supplier_opening', suppliers.map((supplier, at): DemoRow => ({
    opening_no: no(at), supplier_id: supplier as number, currency: 'CNY', open_day: day, amount: money(OWED[at]!), remark: '上线前未付的货款', ...made,
  })))
  return ids.slice(0, 1).map((id): DemoRow => ({
    pay_kind: 'bill', opening_id: id, purchase_no: no(0), supplier_id: suppliers[0] as number, settle_method: 'month', currency: 'CNY',
    total_amount: money(OWED[0]!), apply_amount: money(OWED[0]!), paid_amount: money(OWED[0]!), pay_status: '3', pay_due: addDays(day, 30),
    pay_account: '招商银行基本户', pay_date: addDays(day, 25), invoice_state: '0', ...made,
  }))
}

function depositsOf({ orders, today, people }: Context): DemoRow[] {
  const chosen = orders.filter((_order, at) => at % 3 === 0)
  return chosen.map(({ id, number, day, supplier, total }, at): DemoRow => {
    const state = at < chosen.length - NEW_DEPOSITS.length ? '3' : NEW_DEPOSITS[at - chosen.length + NEW_DEPOSITS.length]!
    const [amount, payDay] = [Math.floor(total * 0.3), [addDays(day, 3), today].sort()[0]!]
    const paid = state === '3' ? amount : state === '2' ? Math.floor(amount / 2) : 0
    return {
      pay_kind: 'deposit', order_id: id, purchase_no: number, supplier_id: supplier as number, settle_method: 'prepay', currency: 'CNY',
      total_amount: money(total), apply_amount: money(amount), paid_amount: money(paid), pay_status: state, pay_due: addDays(day, 7),
      ...(paid > 0 ? { pay_account: '招商银行基本户', pay_date: payDay } : {}), invoice_state: '0', creator: people[BUYER]!,
      create_time: momentOf(day, 17 * 3600, COMPANY_ZONE),
    }
  })
}

function billsOf({ documents, ids, today, people }: Context, deposits: readonly DemoRow[]): Billed[] {
  const done = documents.flatMap(({ kind, lines }) => lines.rows.filter((line) => line['done_day'] && monthOf(String(line['done_day'])) < monthOf(today))
    .map((line): { line: DemoRow; out: boolean } => ({ line, out: kind === 'purchase_return' })))
  const groups = new Map<string, typeof done>()
  for (const each of done) {
    const key = `${monthOf(String(each.line['done_day']))} ${String(each.line['supplier_id']).padStart(6, '0')}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const seen = new Map<string, number>()
  const taken = new Set<DemoRow>()
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, group], at): Billed => {
    const month = key.slice(0, 7)
    const day = `${addMonths(month, 1)}-03`
    const nth = (seen.get(day) ?? 0) + 1
    seen.set(day, nth)
    const status = isSettled(`${month}-01`, today) ? '2' : OPEN_STATES[at % OPEN_STATES.length]!
    const lines = group.map(({ line, out }): DemoRow => ({
      ...(out ? { return_item_id: ids.get(line)! } : { receipt_item_id: ids.get(line)! }), doc_no: line['doc_no'], order_id: line['order_id'],
      done_day: line['done_day'], sku_id: line['sku_id'], qty: out ? -Number(line['out_qty']) : Number(line['in_qty']), currency: 'CNY', price: line['price'],
      bill_price: status === '3' ? money(Math.round(Number(line['price']) * 103)) : line['price'],
    }))
    const items = lines.reduce((sum, line) => sum + Math.round(Number(line['qty']) * Number(line['bill_price']) * 100), 0)
    const paid = deposits.filter((row) => !taken.has(row) && row['pay_status'] === '3' && group.some(({ line }) => line['order_id'] === row['order_id']))
    for (const row of paid) taken.add(row)
    const prepaid = Math.min(Math.max(0, items), paid.reduce((sum, row) => sum + Math.round(Number(row['paid_amount']) * 100), 0))
    return {
      lines, payable: items - prepaid, due: [addDays(day, 20), today].sort()[0]!,
      row: {
        bill_no: `DZ${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`, bill_status: status, supplier_id: group[0]!.line['supplier_id'],
        stat_month: `${month}-01`, currency: 'CNY', discount: '0.00', prepaid_amount: money(prepaid),
        ...(status === '2' ? { confirmer: people[BUYER]!, confirm_time: momentOf(addDays(day, 4), 36_000, COMPANY_ZONE) } : {}),
        ...(status === '3' ? { remark: '账单价高于采购单价，等供应商核对' } : {}),
        creator: people[BUYER]!, create_time: momentOf(day, 10 * 3600, COMPANY_ZONE),
      },
    }
  })
}
