/**
 * What the demo company sends itself: addresses of the orders that wait, rules, and what becomes of these orders in the warehouse, by the very steps
 * that people take.
 */
import type { Model } from '../../contract/model'
import { seeingAll } from '../kernel/asker/asker'
import type { Tx } from '../kernel/store/connect'
import { takeStep } from '../kernel/write/step'
import { lockRow, type Writing } from '../kernel/write/write.row'
import type { Written } from '../kernel/write/written'
import { follow, makeOrders } from '../modules/selfship/public'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import { KEEPER } from './company.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import type { DemoRow } from './rows.demo'
import type { DemoOrder } from './sales.demo'

const NAMES = ['Emma Walker', 'Liam Turner', 'Olivia Brooks', 'Noah Bennett', 'Ava Coleman',
  'Mason Reed', 'Sophia Hayes', 'Lucas Meyer', 'Mia Becker', 'Haruto Sato']
const STREETS = ['Maple Ave', 'Oak St', 'Cedar Ln', 'Lakeview Dr', 'Hillcrest Rd', 'Park Blvd', 'Sunset Way']

/** Rules that the company has from the beginning. */
export const ORDER_RULES: DemoRow[] = [
  { rule_name: '大额订单先看一眼', rule_action: 'hold', priority: 1, hold_reason: '金额较大，核对地址后放行', order_rule: { field: 'order_amount', op: 'gt', value: '120' },
    is_enable: true },
  { rule_name: '其余自动审核', rule_action: 'audit', priority: 2, is_enable: true, remark: '没有配对本地SKU的留给人审核' },
]

/** Lines of the report of unshipped orders. */
export function* waitingRows(context: Context, firstId: number, orders: readonly DemoOrder[]): Iterable<DemoRow> {
  const random = randomOf('unshipped orders')
  let id = firstId
  for (const order of orders) {
    const { product: { shop, msku, title } } = order
    yield {
      id: id++, ...context.files.place('merchant_order', shop, context.clock.today, order.day), shop_id: context.shopIds[shop.at], order_id: order.orderId,
      order_item_id: `${random.whole(10 ** 9, 9 * 10 ** 9)}${random.whole(1000, 9999)}`,
      purchase_at: momentOf(order.day, order.second, shop.zone), purchase_day: order.day,
      paid_at: momentOf(order.day, order.second, shop.zone), promise_at: momentOf(addDays(order.day, 3), 86_399, shop.zone),
      msku, title, quantity: order.quantity,
      ship_level: 'Standard', recipient: random.pick(NAMES), phone: `+1 555 ${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
      address1: `${random.whole(12, 9900)} ${random.pick(STREETS)}`,
      city: order.place[0], state: order.place[1] || null, postal: order.place[2], country: shop.country,
    }
  }
}

interface Sending { tx: Tx; model: Model; companyId: number; today: string; people: readonly number[] }

/** Once its orders are there: shipments are made and reviewed by rules; some are picked, some labelled, some sent and tracked. */
export async function sendOrders({ tx, model, companyId, today, people }: Sending): Promise<void> {
  const asker = seeingAll({
    companyId, employeeId: String(people[KEEPER]), shopIds: null, everything: true, hidden: () => new Set<string>(), currency: 'CNY', zone: COMPANY_ZONE,
    today: addDays(today, 1),
  })
  const writing: Writing = { tx, model, asker, now: new Date(momentOf(today, 20 * 3600, COMPANY_ZONE)) }
  const written: Written[] = []
  await makeOrders(writing, written)
  const entity = model.entities['fbm_order']!
  const { rows: [place] } = await tx.query<{ id: string }>('select min(id)::text as id from warehouse where company_id = $1', [companyId])
  const { rows: ready } = await tx.query<{ id: string }>(
    `update fbm_order set warehouse_id = coalesce(warehouse_id, $2::bigint), fbm_status = '10'
     where company_id = $1 and fbm_status = '2' and channel_id is not null returning id::text`, [companyId, place!.id],
  )
  for (const [at, { id }] of ready.entries()) {
    for (const [step, to] of [['pick', '3'], ['print', '4'], ['ship', '5']].slice(0, at % 4) as [string, string][]) {
      const before = await lockRow(writing, entity, { id })
      const stamps = step === 'print' ? { print_time: writing.now.toISOString() }
        : step === 'ship' ? { ship_time: writing.now.toISOString(), ship_day: today } : {}
      // What the warehouse lacks is short, as it would be.
      if (step === 'pick' && !(await isThere(tx, companyId, id))) {
        await takeStep(writing, entity, 'short', before, { fbm_status: '8' }, written)
        break
      }
      await takeStep(writing, entity, step, before, { fbm_status: to, ...stamps }, written)
    }
  }
  await numberSent(writing, people)
}

/** Does the warehouse have all of its goods? */
async function isThere(tx: Tx, companyId: number, id: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from fbm_order_item i join pairing p on p.company_id = $1 and p.shop_id = i.shop_id and p.msku = i.msku and p.to_day is null
     join fbm_order f on f.company_id = $1 and f.id = i.fbm_id
     where i.company_id = $1 and i.fbm_id = $2::bigint and i.quantity * p.qty > coalesce((select sum(b.qty) from stock_balance b
       where b.company_id = $1 and b.sku_id = p.sku_id and b.warehouse_id = f.warehouse_id and b.place_kind = 'bin' and b.condition = 'good'), 0)
       - coalesce((select sum(h.qty) from stock_hold h where h.company_id = $1 and h.sku_id = p.sku_id and h.warehouse_id = f.warehouse_id), 0)`,
    [companyId, id],
  )
  return rows.length === 0
}

/** What was sent has the numbers and freight that the forwarder told, and a track of every second. */
async function numberSent(writing: Writing, people: readonly number[]): Promise<void> {
  const { tx, asker: { companyId }, now } = writing
  await tx.query(
    `with sent as (select id, shop_id, order_id, est_freight, 'LP' || lpad((88000100 + row_number() over (order by id))::text, 11, '0') || 'CN' as no,
       row_number() over (order by id) as nth from fbm_order where company_id = $1 and fbm_status = '5'),
     numbered as (update fbm_order f set tracking_no = s.no, real_freight = round(s.est_freight * 1.04, 2) from sent s where f.company_id = $1 and f.id = s.id),
     kept as (insert into fbm_parcel (company_id, fbm_id, shop_id, order_id, tracking_no, real_freight, creator, create_time)
       select $1, id, shop_id, order_id, no, round(est_freight * 1.04, 2), $2, $3::timestamptz from sent)
     insert into tracking (company_id, tracking_no, track_state, ship_date, latest_event, event_time)
     select $1, no, 'transit', ($3::timestamptz)::date, '已离开处理中心', $3::timestamptz from sent where nth % 2 = 0`,
    [companyId, people[KEEPER], now.toISOString()],
  )
  const { rows } = await tx.query<{ no: string }>('select tracking_no as no from fbm_parcel where company_id = $1', [companyId])
  await follow(writing, rows.map(({ no }) => no))
}
