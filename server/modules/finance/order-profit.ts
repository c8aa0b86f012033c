/**
 * What an order comes to: the platform's money that was posted to it, by kind of fee, the cost of what it sold and what of it came back, by the very
 * rules of the profit report. What the platform charges to no order (advertising, storage) is not in it, and is said to be left out.
 */
import { enumLabel } from '../../../contract/enum-value'
import { addText } from '../../../contract/decimal-text'
import type { Outcome, OutcomeLine } from '../../../contract/related'
import type { OutcomeOf } from '../../kernel/read/answer/outcomes'
import type { Reading } from '../../kernel/read/reading'
import { costedTables } from './profit-days'
import { coveredTimes, feeSource, type Within } from './profit-origins'

interface Fee { fee_category: string; currency: string; amount: string }

interface Cost { msku: string | null; month: string; currency: string; quantity: string; cost: string | null }

interface Back { msku: string | null; quantity: string; currency: string; cost: string }

const COST_FIELDS = ['purchase_cost', 'head_cost', 'package_cost', 'other_cost']

/** undefined for whoever may not see fees. Without the right to see cost it is what the platform paid and charged. */
export const orderProfit: OutcomeOf = async (reading, row) => {
  const { asker } = reading
  if (asker.hidden('fee_line').has('amount')) return undefined
  const order = { shop: String(row['shop_id']), id: String(row['order_id']) }
  const fees = await feesOf(reading, order)
  const seesCost = !asker.hidden('profit').has('gross_profit') && !COST_FIELDS.some((field) => asker.hidden('profit_line').has(field))
  const costs = seesCost ? await costsOf(reading, order) : []
  const back = seesCost ? await backOf(reading, order) : []
  const lines: OutcomeLine[] = [
    ...fees.map(({ fee_category: fee, currency, amount }) => ({ says: enumLabel(reading.model.enums, 'fee_category', fee), amount, currency })),
    ...costs.flatMap(({ msku, quantity, currency, cost }) => (cost === null ? [] : [{ says: `成本：${msku ?? '未识别'} × ${quantity}`, amount: cost, currency }])),
    ...back.map(({ msku, quantity, currency, cost }) => ({ says: `退货成本冲回：${msku ?? '未识别'} × ${quantity}`, amount: cost, currency })),
  ]
  const notes = ['广告费、仓储费等不按订单扣的费用不在其中']
  return { label: seesCost ? '利润' : '平台收支合计', lines, totals: totalsOf(lines), lacks: lacksOf(fees, costs, seesCost), notes }
}

function lacksOf(fees: readonly Fee[], costs: readonly Cost[], seesCost: boolean): string[] {
  return [
    ...(fees.length === 0 ? ['还没有入账的交易：导入包含这个订单的交易报告或结算报告后才有金额'] : []),
    ...(seesCost ? [] : ['您没有查看成本与利润的权限，这里只有平台收支']),
    ...costs.flatMap(({ msku, month, quantity, cost }) => (cost === null ? [`缺成本：${msku ?? '未识别'} 在 ${month} 没有生效的商品成本或汇率（${quantity} 件）`] : [])),
  ]
}

function totalsOf(lines: readonly OutcomeLine[]): Outcome['totals'] {
  const sums = new Map<string, string>()
  for (const { currency, amount } of lines) sums.set(currency, addText(sums.get(currency) ?? '0', amount) ?? amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/** Rows of this order alone. */
function ofOrder(value: (one: unknown) => string, { shop, id }: { shop: string; id: string }): Within {
  return (_month, row = '') => `and ${row}shop_id = ${value(shop)}::bigint and ${row}order_id = ${value(id)}`
}

async function feesOf({ tx, model, asker }: Reading, order: { shop: string; id: string }): Promise<Fee[]> {
  const values: unknown[] = [asker.companyId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const payout = model.enums['fee_category']?.values.filter(({ group }) => group === 'payout').map((each) => each.value) ?? []
  const text = `with ${coveredTimes(model, value)}
select fee_category, currency, sum(amount)::text as amount from (${feeSource(ofOrder(value, order))}) posted
where fee_category <> all(${value(payout)}::text[]) group by 1, 2 having sum(amount) <> 0 order by sum(amount) desc, 1`
  return (await tx.query<Fee>(text, values)).rows
}

async function costsOf({ tx, model, asker }: Reading, order: { shop: string; id: string }): Promise<Cost[]> {
  const values: unknown[] = [asker.companyId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const text = `with ${costedTables(model, value, ofOrder(value, order))}
select msku, to_char(month, 'YYYY-MM') as month, currency, sum(quantity)::text as quantity,
  case when bool_and(known) then round(sum(-quantity * (${COST_FIELDS.map((field) => `coalesce(${field}, 0)`).join(' + ')})), 2)::text end as cost
from costed where quantity <> 0 group by 1, 2, 3 order by 1, 2`
  return (await tx.query<Cost>(text, values)).rows
}

/** What came back of the order and can be sold again brings its cost back. */
async function backOf({ tx, asker }: Reading, { shop, id }: { shop: string; id: string }): Promise<Back[]> {
  return (await tx.query<Back>(
    `select msku, sum(quantity)::text as quantity, currency, round(sum(returned_cost), 2)::text as cost from return_cost
     where company_id = $1 and shop_id = $2::bigint and order_id = $3 group by msku, currency having sum(returned_cost) <> 0 order by msku`,
    [asker.companyId, shop, id],
  )).rows
}
