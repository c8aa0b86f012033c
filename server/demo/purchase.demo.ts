/** The demo company's purchase orders: each is of the plans of one supplier, warehouse and month that are bought, in part or whole. */
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import type { DemoRow } from './rows.demo'

interface Context {
  plans: { ids: number[]; rows: DemoRow[] }
  today: string
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
}

/** Orders of a month that is over have arrived. */
const DAYS_TO_ARRIVE = 30

export async function writeOrders({ plans, today, kept }: Context): Promise<void> {
  const bought = plans.rows.flatMap((plan, at) => ('45'.includes(String(plan['plan_status'])) ? [{ plan, id: plans.ids[at]! }] : []))
  const groups = new Map<string, typeof bought>()
  for (const line of bought) {
    const key = [line.plan['supplier_id'], line.plan['warehouse_id'], dayOf(line.plan).slice(0, 7)].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  const seen = new Map<string, number>()
  const orders = [...groups.values()].map((group) => {
    const last = group.at(-1)!.plan
    const day = dayOf(last) < addDays(today, -1) ? addDays(dayOf(last), 1) : dayOf(last)
    const nth = (seen.get(day) ?? 0) + 1
    seen.set(day, nth)
    return {
      group,
      row: {
        order_no: `CG${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`, po_status: day < addDays(today, -DAYS_TO_ARRIVE) ? '5' : '3',
        purchase_type: 'normal',
        supplier_id: last['supplier_id'], warehouse_id: last['warehouse_id'], buyer: last['buyer'], currency: 'CNY', settle_method: 'month',
        expect_date: last['expect_date'], order_time: momentOf(day, 16 * 3600, COMPANY_ZONE),
        creator: last['creator'], create_time: momentOf(day, 10 * 3600, COMPANY_ZONE),
      } as DemoRow,
    }
  })
  const ids = await kept('purchase_order', orders.map(({ row }) => row))
  await kept('purchase_order_item', orders.flatMap(({ group }, at) => group.map(({ plan, id }): DemoRow => ({
    order_id: ids[at]!, plan_id: id, sku_id: plan['sku_id'], currency: 'CNY', price: plan['last_price'], tax_rate: '0.13',
    qty: Number(plan['plan_qty']) / (plan['plan_status'] === '4' ? 2 : 1),
  }))))
}

const dayOf = (plan: DemoRow): string => String(plan['create_time']).slice(0, 10)
