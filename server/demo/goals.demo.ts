/** What the demo company set out to sell: a goal for every shop and month, near what came of it, and one for the running month. */
import { COMPANY_ZONE, momentOf, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { DemoTrade } from './sales.demo'
import { DEMO_SHOPS } from './shops.demo'

/** Rows of sales_goal without ids; amounts are whole hundreds of the shop's currency. */
export function goalRows(context: Context, { orders }: DemoTrade): DemoRow[] {
  const sold = new Map<string, { amount: number; quantity: number }>()
  for (const { product, day, quantity, price, cancelled } of orders) {
    if (cancelled) continue
    const key = `${product.shop.at} ${monthOf(day)}`
    const known = sold.get(key) ?? { amount: 0, quantity: 0 }
    sold.set(key, { amount: known.amount + price * quantity, quantity: known.quantity + quantity })
  }
  const random = randomOf('goals')
  return [...sold].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, { amount, quantity }]) => {
    const [at = '', month = ''] = key.split(' ')
    const shop = DEMO_SHOPS[Number(at)]!
    const share = random.between(0.85, 1.2)
    const goal = Math.max(1, Math.round((amount * share) / 10_000)) * 10_000
    return {
      shop_id: context.shopIds[shop.at], goal_month: `${month}-01`, currency: shop.currency, goal_amount: money(goal),
      goal_quantity: Math.max(10, Math.round((quantity * share) / 10) * 10), goal_profit: money(Math.round(goal * 0.28)),
      update_time: momentOf(`${month}-01`, 9 * 3600, COMPANY_ZONE),
    }
  })
}
