/** What the demo company set out to sell: a goal for every shop and month, near what came of it; and what it paid outside of Amazon meanwhile. */
import { COMPANY_ZONE, momentOf, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import type { DemoTrade } from './sales.demo'
import { DEMO_SHOPS } from './shops.demo'
import type { DemoWorld } from './world.demo'

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

/** Rows of product_goal without ids: what the goods of the first shops that sold most are to sell, month by month. */
export function productGoalRows(context: Context, { orders }: DemoTrade): DemoRow[] {
  const sold = new Map<string, { shop: number; msku: string; month: string; amount: number; quantity: number }>()
  for (const { product, day, quantity, price, cancelled } of orders) {
    if (cancelled || product.shop.at > 2) continue
    const month = monthOf(day)
    const key = `${product.shop.at} ${product.msku} ${month}`
    const known = sold.get(key) ?? { shop: product.shop.at, msku: product.msku, month, amount: 0, quantity: 0 }
    sold.set(key, { ...known, amount: known.amount + price * quantity, quantity: known.quantity + quantity })
  }
  const random = randomOf('product goals')
  return [...sold.values()].filter(({ quantity }) => quantity >= 20).map(({ shop, msku, month, amount, quantity }) => {
    const share = random.between(0.8, 1.25)
    const goal = Math.max(1, Math.round((amount * share) / 10_000)) * 10_000
    return {
      shop_id: context.shopIds[shop], msku, goal_month: `${month}-01`, currency: DEMO_SHOPS[shop]!.currency, goal_amount: money(goal),
      goal_quantity: Math.max(5, Math.round((quantity * share) / 5) * 5), goal_profit: money(Math.round(goal * 0.28)),
      update_time: momentOf(`${month}-01`, 9 * 3600, COMPANY_ZONE),
    }
  })
}

/** Rows of staff_goal and dept_goal without ids: what the shops' goals come to for who looks after them and for their departments, in CNY. */
export function peopleGoalRows(
  goals: readonly DemoRow[], shopOf: (id: unknown) => { person: number; dept: string; rate: number },
): { staff: DemoRow[]; dept: DemoRow[] } {
  const sums = new Map<string, { of: DemoRow; month: DemoRow[string]; at: DemoRow[string]; amount: number; quantity: number }>()
  for (const goal of goals) {
    const { person, dept, rate } = shopOf(goal['shop_id'])
    for (const of of [{ person }, { dept_name: dept }]) {
      const key = `${JSON.stringify(of)} ${goal['goal_month']}`
      const known = sums.get(key) ?? { of, month: goal['goal_month'], at: goal['update_time'], amount: 0, quantity: 0 }
      sums.set(key, { ...known, amount: known.amount + Number(goal['goal_amount']) * rate, quantity: known.quantity + Number(goal['goal_quantity']) })
    }
  }
  const rows = [...sums.values()].map(({ of, month, at, amount, quantity }): DemoRow => {
    const goal = Math.max(1, Math.round(amount / 1000)) * 100_000
    return {
      ...of, goal_month: month, currency: 'CNY', goal_amount: money(goal), goal_quantity: quantity, goal_profit: money(Math.round(goal * 0.25)),
      goal_ad_rate: '0.12', update_time: at,
    }
  })
  return { staff: rows.filter((row) => 'person' in row), dept: rows.filter((row) => 'dept_name' in row) }
}

/** What is paid month by month: what for, how much (hundredths of CNY) and how it is handed on. */
const PAID = [
  { fee_type: 'labor', most: 1_800_000, share_by: 'sales', remark: '运营人工' },
  { fee_type: 'off_site', most: 650_000, share_by: 'sales', remark: '红人推广' },
  { fee_type: 'content', most: 240_000, share_by: 'quantity', remark: '主图与视频' },
  { fee_type: 'software', most: 120_000, share_by: 'none', remark: '工具订阅' },
]

/** Rows of custom_fee without ids: what each shop paid in the months that have goals, and now and then something for one product. */
export function customFeeRows({ shopIds }: Context, goals: readonly DemoRow[], products: DemoWorld['products'], people: readonly number[]): DemoRow[] {
  const random = randomOf('custom fees')
  const rows = goals.flatMap((goal, at): DemoRow[] => {
    const shop = products.filter((product) => shopIds[product.shop.at] === goal['shop_id'])
    const { shop_id, goal_month: fee_month, update_time } = goal
    const common = { shop_id, fee_month, currency: 'CNY', creator: people[0], create_time: update_time, update_time }
    const paid = PAID.filter((_each, kind) => (at + kind) % 2 === 0).map(({ most, ...what }) => ({
      ...common, ...what, msku: null, amount: money(Math.round((most * random.between(0.4, 1)) / 1000) * 1000),
    }))
    const one = at % 5 === 0 ? shop[at % Math.max(1, shop.length)] : undefined
    return one ? [...paid, {
      ...common, fee_type: 'sample', share_by: 'none', remark: '改版打样', msku: one.msku, amount: money(Math.round(random.between(300, 900)) * 100),
    }] : paid
  })
  return rows.map((row, at) => ({ no: `FY${String(row['fee_month']).replaceAll('-', '')}${String(at + 1).padStart(3, '0')}`, ...row }))
}
