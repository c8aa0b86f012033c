/** Months are closed once they are over and in their order, a shop's after the company's: until then the step says why it waits. */
import { lastDay } from '../../../../contract/days'
import type { StepGate } from '../../../kernel/write/gates'
import { keyText } from '../../../kernel/write/write.row'

const CLOSING = ['close', 'closeAnyway']

interface Before { id: string; earlier: string | null; company: string | null }

export const monthsInTurn: StepGate = {
  async bars({ tx, asker }, entity, rows, step) {
    const bars = new Map<string, string>()
    if (!CLOSING.includes(step) || (entity.name !== 'cost_period' && entity.name !== 'shop_close')) return bars
    for (const row of rows) {
      const month = String(row['month']).slice(0, 7)
      if (lastDay(month) >= asker.today) bars.set(keyText(entity, row), `${month} 还没有过完，${lastDay(month)} 之后才能结账`)
    }
    if (entity.name !== 'shop_close') return bars
    const { rows: told } = await tx.query<Before>(
      `select c.id::text as id,
         (select to_char(min(e.month), 'YYYY-MM') from shop_close e
          where e.company_id = $1 and e.shop_id = c.shop_id and e.month < c.month and e.close_status <> '1') as earlier,
         (select to_char(min(p.month), 'YYYY-MM') from cost_period p
          where p.company_id = $1 and p.last_day <= c.last_day and p.close_status <> '1') as company
       from shop_close c where c.company_id = $1 and c.id = any($2::bigint[])`,
      [asker.companyId, rows.map((row) => row['id'])],
    )
    const before = new Map(told.map((each) => [each.id, each]))
    for (const row of rows) {
      const { earlier, company } = before.get(String(row['id'])) ?? {}
      const key = keyText(entity, row)
      if (bars.has(key)) continue
      if (earlier) bars.set(key, `这家店铺的 ${earlier} 还没有结账，请按月份顺序结账`)
      else if (company) bars.set(key, `公司 ${company} 的库存与成本还没有结账，请先在「库存与成本」结账，再结店铺的月份`)
    }
    return bars
  },
}
