/** The demo company's processing: goods that are packed out of bare pieces and material, in every state, and what of it the stock ledger tells. */
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import { holdAnywhere, post, type Document, type Movement } from '../modules/stock/public'
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { BUYER, KEEPER } from './company.demo'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import { postingOf } from './stock.demo'

const GOODS = 5
/** States of the orders, the oldest first. */
const STATES = ['4', '4', '4', '5', '3', '2', '1', '0', '0']
/** Materials that all of them are packed with: code, name, price in fen. */
const MATERIALS = [['PK-BOX', '通用彩盒', 120], ['PK-CARD', '说明书', 15]] as const

/** Goods with the parts that they are made of. */
export interface Made { sku: number; parts: { sku: number; unit: number }[] }

interface Context {
  clock: DemoClock
  people: number[]
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

/**
 * The first goods of the catalogue are packed by the company itself.
 * @param skus is given the new SKU by their codes @param costs what one of them costs, in yuan
 */
export async function writeParts(
  { clock, products, skus, costs, people, kept }: Context & { products: DemoProduct[]; skus: Map<string, number>; costs: Map<number, string> },
): Promise<Made[]> {
  const at = momentOf(addDays(clock.start, -20), 9 * 3600, COMPANY_ZONE)
  const goods = [...new Map(products.map((product) => [product.sku, product])).values()].slice(0, GOODS)
  const material = (code: string, name: string, price: number): DemoRow => ({
    sku_code: code, product_name: name, goods_kind: 'material', sku_kind: '1', product_status: '1', unit: '个', purchase_price: money(price),
    price_currency: 'CNY', declare_currency: 'USD', buyer: people[BUYER], creator: people[BUYER], create_time: at, update_time: at,
  })
  const rows = [
    ...MATERIALS.map(([code, name, price]) => material(code, name, price)),
    ...goods.map((product) => material(`${product.sku}-RAW`, `${product.name}（裸装）`, Math.round(product.cost * 0.85))),
  ]
  const ids = await kept('sku', rows)
  rows.forEach((row, nth) => {
    skus.set(String(row['sku_code']), ids[nth]!)
    costs.set(ids[nth]!, String(row['purchase_price']))
  })
  const made = goods.map((product, nth): Made => ({
    sku: skus.get(product.sku)!, parts: [ids[MATERIALS.length + nth]!, ...ids.slice(0, MATERIALS.length)].map((sku) => ({ sku, unit: 1 })),
  }))
  await kept('sku_part', made.flatMap(({ sku, parts }) => parts.map((part) => ({ sku_id: sku, part_id: part.sku, qty: part.unit }))))
  return made
}

interface Processing extends Context {
  tx: Tx
  model: Model
  companyId: number
  warehouse: number
  made: Made[]
}

/** Writes process_order in every one of STATES, four days apart, with plans, parts, checks and what these moved in the ledger. */
export async function writeProcessing(context: Processing): Promise<void> {
  const { clock, people, warehouse, made, kept } = context
  const random = randomOf('processing')
  const stamp = (day: string): DemoRow => ({ creator: people[KEEPER], create_time: momentOf(day, 10 * 3600, COMPANY_ZONE) })
  const numbered = (letters: string, day: string, at: number): string => `${letters}${day.replaceAll('-', '')}${String(at + 1).padStart(4, '0')}`
  const orders = STATES.map((state, at): DemoRow => {
    const day = addDays(clock.today, -(STATES.length - at) * 4)
    const [begun, ended] = ['234'.includes(state), state === '4']
    const quantity = random.whole(2, 12) * 20
    const bad = ended ? random.whole(0, 4) : state === '3' ? random.whole(0, 2) : 0
    const done = ended ? quantity : state === '3' ? quantity / 2 : 0
    return {
      process_no: numbered('JG', day, at), process_type: 'process', process_status: state, warehouse_id: warehouse, quantity,
      sku_id: made[at % made.length]!.sku, done_qty: done, currency: 'CNY',
      process_fee: money(quantity * random.whole(40, 90)), worker: people[KEEPER], plan_date: addDays(day, 3),
      ...(begun ? { begin_time: momentOf(day, 14 * 3600, COMPANY_ZONE) } : {}),
      ...(ended ? {
        made_good: quantity - bad, made_bad: bad, work_hours: '26.0',
        finish_day: addDays(day, 1), finish_time: momentOf(addDays(day, 1), 16 * 3600, COMPANY_ZONE),
      } : {}),
      bad, ...stamp(day),
    }
  })
  const planned = [orders[4]!, orders[7]!, orders[0]!]
  const plans = planned.map((order, at): DemoRow => {
    const day = String(order['create_time']).slice(0, 10)
    const ended = order['process_status'] === '4'
    return {
      plan_no: numbered('JGJH', day, at), sku_id: order['sku_id'], warehouse_id: warehouse,
      plan_qty: Number(order['quantity']) + (ended ? -Number(order['bad']) : 60),
      need_date: addDays(day, 10), source_desc: at === 1 ? '手工新增' : '补货建议', plan_status: ended ? '2' : '1', ...stamp(day),
    }
  })
  const more = made.slice(1, 3).map(({ sku }, at): DemoRow => ({
    plan_no: numbered('JGJH', clock.today, at + 10), sku_id: sku, plan_qty: at === 0 ? 240 : 3_600, warehouse_id: warehouse,
    need_date: addDays(clock.today, 7 + at), source_desc: '补货建议', plan_status: '0', ...stamp(clock.today),
  }))
  const planIds = await kept('process_plan', [...plans, ...more])
  const planOf = new Map(planned.map((order, at) => [order, planIds[at]]))
  const ids = await kept('process_order', orders.map((order) => {
    const { bad: _bad, ...row } = order
    return { ...row, plan_id: planOf.get(order) ?? null }
  }))
  await writeItems(context, orders, ids)
}

/** Their parts and checks, and what of them has moved. */
async function writeItems(context: Processing, orders: readonly DemoRow[], ids: readonly number[]): Promise<void> {
  const { clock, people, warehouse, made, kept } = context
  const items = orders.flatMap((order, at) => made[at % made.length]!.parts.map(({ sku, unit }): DemoRow => {
    const need = unit * Number(order['quantity'])
    return {
      order_id: ids[at], role: 'part', sku_id: sku, unit_qty: unit, need_qty: need, taken_qty: '234'.includes(String(order['process_status'])) ? need : null,
      back_qty: order['process_status'] === '4' ? 0 : null, bad_back: 0,
    }
  }))
  const itemIds = await kept('process_item', items)
  const checked = orders.flatMap((order, at) => (Number(order['done_qty']) > 0 ? [{ order, at }] : []))
  const checks = checked.map(({ order, at }): DemoRow => {
    const day = addDays(String(order['create_time']).slice(0, 10), 1)
    return {
      qc_no: `JGZJ${day.replaceAll('-', '')}0001`, order_id: ids[at], warehouse_id: warehouse, sku_id: order['sku_id'], quantity: order['done_qty'],
      qc_qty: order['done_qty'],
      bad_qty: order['bad'], bad_reason: Number(order['bad']) > 0 ? '彩盒压痕' : null, qc_user: people[KEEPER], qc_date: day, doc_status: '5',
    }
  })
  const checkIds = await kept('process_qc', checks)
  const bin = { kind: 'bin', warehouseId: String(warehouse) } as const
  for (const [at, order] of orders.entries()) {
    const document: Document = { kind: 'process_order', id: String(ids[at]), no: String(order['process_no']) }
    const day = String(order['create_time']).slice(0, 10)
    const own = items.map((item, nth) => ({ item, line: String(itemIds[nth]) })).filter(({ item }) => item['order_id'] === ids[at])
    if (order['process_status'] === '1') await holdAnywhere(postingOf(context, clock.today), document, bin.warehouseId,
      own.map(({ item }) => ({ skuId: String(item['sku_id']), qty: Number(item['need_qty']) })))
    if (!'234'.includes(String(order['process_status']))) continue
    await post(postingOf(context, day), document, own.map(({ item, line }): Movement => ({
      skuId: String(item['sku_id']), condition: 'good', from: bin, to: { kind: 'production' }, qty: Number(item['taken_qty']), reason: 'process_out', line,
    })), day)
    const nth = checked.findIndex((each) => each.at === at)
    const check = checks[nth]
    if (check) await post(postingOf(context, String(check['qc_date'])), { kind: 'process_qc', id: String(checkIds[nth]), no: String(check['qc_no']) },
      (['good', 'bad'] as const).map((condition): Movement => ({
        skuId: String(check['sku_id']), condition, from: { kind: 'production' }, to: bin, reason: 'process_in',
        qty: condition === 'bad' ? Number(check['bad_qty']) : Number(check['quantity']) - Number(check['bad_qty']),
      })), String(check['qc_date']))
  }
}
