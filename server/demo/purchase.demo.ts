/**
 * The demo company's purchase orders: each is of the plans of one supplier, warehouse and month that are bought, in part or whole. What has come of
 * them by now follows from the day when it was expected: most is there, some came in part, some is late, a little went back.
 */
import type { DemoOrder } from './bills.demo'
import { addDays, COMPANY_ZONE, daysBetween, momentOf } from './calendar.demo'
import { BUYER, KEEPER } from './company.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { StockDocument } from './stock.demo'

interface Context {
  plans: { ids: number[]; rows: DemoRow[] }
  today: string
  people: number[]
  suppliers: number[]
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

interface Line { id: number; plan: number | null; sku: unknown; price: unknown; qty: number }

interface Order { id: number; row: DemoRow; day: string; expected: string; lines: Line[]; share: number }

/** Of every eleven orders one is late whole, of every seven one in part. */
const LATE = 11
const IN_PART = 7
/** So many orders of the last weeks are of no plan. */
const DIRECT = 18
/** Orders that wait for a person stand in these states. */
const WAITING_STATES = ['0', '1', '1', '2', '7'] as const
/** A receipt of today or yesterday may still be on its way through the warehouse. */
const ON_THE_WAY = ['0', '1', '2'] as const

/** @returns the orders, and what came and went back, for the stock ledger to post */
export async function writePurchases(context: Context): Promise<{ orders: DemoOrder[]; documents: StockDocument[] }> {
  const orders = await writeOrders(context)
  const receipts = await writeReceipts(context, orders)
  return {
    orders: orders.map(({ id, row, day, lines }) => ({
      id, number: String(row['order_no']), day, supplier: row['supplier_id'],
      total: lines.reduce((sum, { qty, price }) => sum + Math.round(qty * Number(price) * 100), 0),
    })),
    documents: [...receipts, ...(await writeReturns(context, receipts))],
  }
}

/** Contracts of orders that were placed by then, each of the latest that has none yet: with its number, supplier and amount. The rest are of no order. */
export function contractsOf(orders: readonly DemoOrder[], contracts: readonly DemoRow[]): DemoRow[] {
  const left = [...orders].sort((one, other) => one.day.localeCompare(other.day))
  return contracts.map((contract): DemoRow => {
    const at = left.findLastIndex(({ day }) => day <= String(contract['sign_date']))
    const [order] = at < 0 ? [] : left.splice(at, 1)
    if (!order) return contract
    return { ...contract, contract_name: `${order.number} 采购合同`, supplier_id: order.supplier, purchase_no: order.number, total_amount: money(order.total) }
  })
}

async function writeOrders({ plans, today, people, suppliers, kept }: Context): Promise<Order[]> {
  const bought = plans.rows.flatMap((plan, at) => ('45'.includes(String(plan['plan_status'])) ? [{ plan, id: plans.ids[at]! }] : []))
  const groups = new Map<string, typeof bought>()
  for (const line of bought) {
    const key = [line.plan['supplier_id'], line.plan['warehouse_id'], dayOf(line.plan).slice(0, 7)].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  const number = numbersOf('CG')
  const orders = [...groups.values()].map((group, at): Order => {
    const last = group.at(-1)!.plan
    const day = dayOf(last) < addDays(today, -1) ? addDays(dayOf(last), 1) : dayOf(last)
    const expected = String(last['expect_date'])
    const lines = group.map(({ plan, id }): Line => ({
      id: 0, plan: id, sku: plan['sku_id'], price: plan['last_price'], qty: Number(plan['plan_qty']) / (plan['plan_status'] === '4' ? 2 : 1),
    }))
    return { id: 0, day, expected, lines, share: shareOf(at, day, expected, today), row: orderRow(last, number(day), day) }
  })
  // Some are ordered without a plan, of other suppliers too.
  for (let at = 0; at < DIRECT; at += 1) {
    const day = addDays(today, -3 * (DIRECT - at))
    const [first, second] = [plans.rows[(at * 5) % plans.rows.length]!, plans.rows[(at * 5 + 2) % plans.rows.length]!]
    const expected = addDays(day, 14 + (at % 3) * 4)
    const lines = [first, ...(at % 3 === 0 && second['sku_id'] !== first['sku_id'] ? [second] : [])]
      .map((plan): Line => ({ id: 0, plan: null, sku: plan['sku_id'], price: plan['last_price'], qty: Number(plan['plan_qty']) }))
    const row = { ...orderRow(first, number(day), day), supplier_id: suppliers[(at * 7) % suppliers.length]!, expect_date: expected }
    orders.push({ id: 0, day, expected, lines, share: shareOf(at + 1, day, expected, today), row })
  }
  for (const order of orders) order.row['po_status'] = order.share === 1 ? '5' : order.share > 0 ? '4' : '3'
  for (const order of orders) if (order.share === 1) order.row['done_date'] = cameOn(order, today)
  const waiting = WAITING_STATES.map((state, at): Order => {
    const plan = plans.rows[at * 3]!
    const day = addDays(today, -(WAITING_STATES.length - at - 1))
    const row: DemoRow = { ...orderRow(plan, number(day), day), po_status: state, order_time: null, expect_date: addDays(day, 25) }
    if (state === '7') row['refuse_reason'] = '单价比上次高，请先与供应商核价'
    const line: Line = { id: 0, plan: null, sku: plan['sku_id'], price: plan['last_price'], qty: Number(plan['plan_qty']) + at * 20 }
    return { id: 0, day, expected: addDays(day, 25), share: 0, row, lines: [line] }
  })
  const all = [...orders, ...waiting]
  const ids = await kept('purchase_order', all.map(({ row }) => ({ ...row, buyer: row['buyer'] ?? people[BUYER] })))
  all.forEach((order, at) => void (order.id = ids[at]!))
  const lines = all.flatMap((order) => order.lines.map((line) => ({ order, line })))
  const random = randomOf('last prices')
  // Some were bought for less before, some for more, and some never.
  const lastPrice = (price: unknown): string | null => (random.chance(0.15) ? null : money(Math.round(Number(price) * 100 * random.between(0.96, 1.07))))
  const pricesBefore = (price: unknown): DemoRow => {
    const last = lastPrice(price)
    const of = (share: number): string | null => (last === null ? null : money(Math.round(Number(last) * share)))
    return { last_price: last, avg_price: of(101), low_price: of(98) }
  }
  const lineIds = await kept('purchase_order_item', lines.map(({ order, line }, at): DemoRow => ({
    order_id: order.id, plan_id: line.plan, sku_id: line.sku as number, currency: 'CNY', price: line.price as string, tax_rate: '0.13', qty: line.qty,
    ...pricesBefore(line.price),
    ...(order.row['order_time'] && line.plan ? { wait_hours: String(6 + (at * 7) % 60) } : {}),
    ...(order.row['order_time'] ? { order_day: order.day, supplier_id: order.row['supplier_id'], warehouse_id: order.row['warehouse_id'] } : {}),
  })))
  lines.forEach(({ line }, at) => void (line.id = lineIds[at]!))
  return orders
}

function orderRow(plan: DemoRow, number: string, day: string): DemoRow {
  return {
    order_no: number, purchase_type: 'normal', supplier_id: plan['supplier_id'], warehouse_id: plan['warehouse_id'], buyer: plan['buyer'], currency: 'CNY',
    settle_method: 'month', expect_date: plan['expect_date'], order_time: momentOf(day, 16 * 3600, COMPANY_ZONE),
    creator: plan['creator'], create_time: momentOf(day, 10 * 3600, COMPANY_ZONE),
  }
}

/** How much of an order has come by today. */
function shareOf(at: number, day: string, expected: string, today: string): number {
  if (at % LATE === LATE - 1) return 0
  if (expected > today) return daysBetween(day, today) > 12 && at % 2 === 0 ? 0.5 : 0
  return at % IN_PART === IN_PART - 1 ? 0.6 : 1
}

const dayOf = (plan: DemoRow): string => String(plan['create_time']).slice(0, 10)

/** Two days before it was expected, every fifth some days after, where that is over. */
function cameOn({ day, expected, row }: Order, today: string): string {
  const came = addDays(expected, Number(String(row['order_no']).slice(2, 10)) % 5 === 0 ? 4 : -2)
  return came > today ? today : came < day ? day : came
}

/** The numbers of documents, counted by day. */
export function numbersOf(letters: string): (day: string) => string {
  const seen = new Map<string, number>()
  return (day) => {
    const nth = (seen.get(day) ?? 0) + 1
    seen.set(day, nth)
    return `${letters}${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`
  }
}

async function writeReceipts({ today, people, kept }: Context, orders: readonly Order[]): Promise<StockDocument[]> {
  const random = randomOf('receipts')
  const number = numbersOf('SH')
  const open = orders.filter(({ share, expected }) => share === 0 && expected >= today).slice(0, ON_THE_WAY.length)
  const came = [...orders.filter(({ share }) => share > 0), ...open]
    .map((order) => ({ order, day: order.share > 0 ? cameOn(order, today) : today, state: order.share > 0 ? '5' : ON_THE_WAY[open.indexOf(order)]! }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const rows = came.map(({ order, day, state }): DemoRow => ({
    receipt_no: number(day), receipt_state: state, order_id: order.id, supplier_id: order.row['supplier_id'], warehouse_id: order.row['warehouse_id'],
    logistics_no: `SF${random.whole(10 ** 11, 10 ** 12 - 1)}`, box_count: random.whole(3, 40), currency: 'CNY', qc_type: random.pick(['0', '1', '1', '2']),
    receive_date: day, ...(state === '0' ? {} : { receive_user: people[KEEPER] }),
    ...(state === '5' ? { in_time: momentOf(day, 17 * 3600, COMPANY_ZONE) } : {}),
    creator: people[KEEPER], create_time: momentOf(day, 9 * 3600 + random.whole(0, 18_000), COMPANY_ZONE),
  }))
  const ids = await kept('receipt', rows)
  return came.map(({ order, day, state }, at): StockDocument => ({
    kind: 'receipt', id: ids[at]!, row: rows[at]!,
    lines: { entity: 'receipt_item', of: 'receipt_id', rows: order.lines.map((line): DemoRow => {
      const notice = Math.ceil(line.qty * (order.share > 0 ? order.share : 1))
      const bad = state !== '0' && random.chance(0.3) ? Math.min(Math.ceil(notice / 20), random.whole(2, 18)) : 0
      return {
        order_item_id: line.id, sku_id: line.sku as number, notice_qty: notice, received_qty: state === '0' ? null : notice,
        good_qty: '25'.includes(state) ? notice - bad : null, bad_qty: '25'.includes(state) ? bad : 0,
        bad_reason: bad > 0 && '25'.includes(state) ? random.pick(['外观瑕疵', '来料划伤', '尺寸不符', '包装破损']) : null,
        in_qty: state === '5' ? notice : null, currency: 'CNY', price: line.price as string, done_day: state === '5' ? day : null,
        doc_no: rows[at]!['receipt_no'], order_id: order.id, supplier_id: order.row['supplier_id'], warehouse_id: order.row['warehouse_id'],
      }
    }) },
  }))
}

/** What was bad goes back some days later; the newest still waits for somebody. */
async function writeReturns({ today, people, kept }: Context, receipts: readonly StockDocument[]): Promise<StockDocument[]> {
  const number = numbersOf('CGTH')
  const back = receipts.flatMap((receipt) => {
    const lines = receipt.row['receipt_state'] === '5' ? receipt.lines.rows.filter((line) => Number(line['bad_qty']) > 0) : []
    return lines.length > 0 ? [{ receipt, lines }] : []
  })
  const rows = back.map(({ receipt: { row }, lines }, at): DemoRow => {
    const day = [addDays(String(row['receive_date']), 4), today].sort()[0]!
    const state = at < back.length - 4 ? '5' : ['0', '1', '2', '5'][at - back.length + 4]!
    return {
      doc_no: number(day), order_id: row['order_id'], supplier_id: row['supplier_id'], warehouse_id: row['warehouse_id'], return_method: '1', currency: 'CNY',
      freight: state === '5' ? '35.00' : null, return_desc: lines[0]!['bad_reason'], doc_status: state, out_date: state === '5' ? day : null,
      buyer: people[BUYER], creator: people[KEEPER], create_time: momentOf(day, 11 * 3600, COMPANY_ZONE),
    }
  })
  const ids = await kept('purchase_return', rows)
  return back.map(({ lines }, at): StockDocument => ({
    kind: 'purchase_return', id: ids[at]!, row: rows[at]!,
    lines: { entity: 'purchase_return_item', of: 'return_id', rows: lines.map((line): DemoRow => {
      const out = rows[at]!['doc_status'] === '5'
      return {
        order_item_id: line['order_item_id'], sku_id: line['sku_id'], condition: 'bad', qty: line['bad_qty'], currency: 'CNY', price: line['price'],
        out_qty: out ? line['bad_qty'] : null, back_qty: out ? 0 : null, done_day: out ? rows[at]!['out_date'] : null,
        doc_no: rows[at]!['doc_no'], order_id: line['order_id'], supplier_id: line['supplier_id'], warehouse_id: line['warehouse_id'],
      }
    }) },
  }))
}
