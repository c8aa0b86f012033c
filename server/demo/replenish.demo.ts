/** What the demo company plans to send to Amazon: replenishment plans of the last weeks in every state. */
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import { BUYER, KEEPER } from './company.demo'
import { randomOf } from './random.demo'
import type { DemoRow } from './rows.demo'
import type { SendingContext } from './shipments.demo'
import { DEMO_SHOPS } from './shops.demo'

/** The older a plan, the further it is; those that are arranged were ended by hand, for their batches stand beside them. */
const STATES = ['5', '5', '5', '7', '5', '3', '3', '6', '3', '2', '2', '2', '1', '1'] as const
/** What the weighted days of sales are to last: 30 under way, 7 between two plans, 30 in Amazon's warehouse. */
const COVER = 67

/** Writes one plan for each of STATES, two days apart, with the lines of a few products of its shop. */
export async function writeReplenishment({ clock, products, productIds, shopIds, people, warehouses, kept }: SendingContext): Promise<void> {
  const random = randomOf('replenishment')
  const plans = STATES.map((state, at) => {
    const day = addDays(clock.today, -2 * (STATES.length - at))
    const shop = DEMO_SHOPS[at % DEMO_SHOPS.length]!
    const isAudited = state === '3' || state === '5' || state === '6'
    const row: DemoRow = {
      plan_no: `BH${day.replaceAll('-', '')}0001`, shop_id: shopIds[shop.at], warehouse_id: warehouses[at % 2],
      transport_mode: random.pick(['sea', 'sea', 'air', 'truck']), expect_ship: addDays(day, 5 + (at % 3) * 3), state,
      audit_remark: state === '6' ? '海运来不及，请改空运先发一半' : null, auditor: isAudited ? people[BUYER] : null,
      audit_time: isAudited ? momentOf(addDays(day, 1), 10 * 3600, COMPANY_ZONE) : null, closer: state === '5' ? people[KEEPER] : null,
      remark: at % 5 === 0 ? '旺季备货' : null, creator: people[KEEPER], create_time: momentOf(day, 9 * 3600 + random.whole(0, 20_000), COMPANY_ZONE),
    }
    const own = products.filter((product) => product.shop.at === shop.at)
    const first = random.whole(0, Math.max(own.length - 7, 0))
    return { row, state, shop, goods: own.slice(first, first + random.whole(3, 6)) }
  })
  const ids = await kept('replenish_plan', plans.map(({ row }) => row))
  await kept('replenish_plan_item', plans.flatMap(({ row, goods, state }, at) => goods.map((product, nth): DemoRow => {
    const daily = random.between(1, 9)
    const advice = Math.max(12, Math.round((daily * COVER * random.between(0.3, 0.8)) / 12) * 12)
    const asked = nth % 3 === 1 ? advice + 24 : advice
    return {
      plan_id: ids[at], product_id: productIds[product.at], shop_id: row['shop_id'], warehouse_id: row['warehouse_id'], msku: product.msku,
      advice_qty: advice, daily: daily.toFixed(2), sellable_days: random.whole(8, 40), local_qty: random.pick([0, 120, 360, 600, 900]), replenish_qty: asked,
      approve_qty: '35'.includes(state) && nth % 3 === 1 ? advice : null, remark: nth === 0 && at % 4 === 0 ? '先发这个' : null,
    }
  })))
}
