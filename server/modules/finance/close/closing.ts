/**
 * A shop's months: closed in their order once the company's month of stock and cost is, and what must be there is there; opened again from the last.
 * Goods and their cost are the company's, so that they are closed first and opened last.
 */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { effect } from '../../../kernel/write/effects'
import type { StepGate } from '../../../kernel/write/gates'
import { keyText, type Writing } from '../../../kernel/write/write.row'
import { checkMonths } from './checks'
import { keepChecked } from './check.handlers'
import { rulesOf } from './config.handlers'
import { againstCloser, againstClosing } from './months-in-turn'
import { holdBooks } from './period-lock'

/** @throws Refusal always; the step is undone */
function refuse(says: string): never {
  throw new Refusal(CODES.transition, says)
}

export const closeShop = effect('closeShop', {
  async run({ writing, row, before, step }) {
    const { tx, asker, model } = writing
    await holdBooks(tx, asker.companyId)
    const [last, month] = [row.last_day.slice(0, 10), row.month.slice(0, 7)]
    if (last >= asker.today) refuse(`${month} 还没有过完，${last} 之后才能结账`)
    await refuseOutOfOrder(writing, row.shop_id, `${month}-01`)
    await refuseBeforeCompany(writing, last)
    const rules = await rulesOf(tx, asker.companyId)
    const notBy = againstCloser(rules, before['check_user'], asker.employeeId, month)
    if (notBy !== undefined) refuse(notBy)
    const [checked] = await checkMonths(tx, model, asker.companyId, [row.id])
    if (!checked) refuse('没有这家店铺的这个月')
    const lacking = againstClosing(checked, rules, step, month)
    if (lacking !== undefined) refuse(lacking)
    await keepChecked(tx, asker.companyId, [checked], rules)
    await tx.query('update shop_close set version_no = version_no + 1 where company_id = $1 and id = $2::bigint', [asker.companyId, row.id])
  },
})

export const reopenShop = effect('reopenShop', {
  async run({ writing: { tx, asker }, row }) {
    await holdBooks(tx, asker.companyId)
    const { rows } = await tx.query<{ month: string }>(
      `select to_char(month, 'YYYY-MM') as month from shop_close
       where company_id = $1 and shop_id = $2::bigint and close_status = '1' and month > $3::date order by month desc limit 1`,
      [asker.companyId, row.shop_id, `${row.month.slice(0, 7)}-01`],
    )
    if (rows[0]) refuse(`这家店铺的 ${rows[0].month} 也已结账，请从最后一个月开始反结账`)
  },
})

/** The company's month is opened again after those of its shops. */
export const companyAfterShops: StepGate = {
  async bars({ tx, asker }, entity, rows, step) {
    const bars = new Map<string, string>()
    if (entity.name !== 'cost_period' || step !== 'reopen') return bars
    for (const row of rows) {
      const { rows: [closed] } = await tx.query<{ shop: string; month: string; many: number }>(
        `select s.name as shop, to_char(c.month, 'YYYY-MM') as month, count(*) over ()::int as many
         from shop_close c join shop s on s.company_id = $1 and s.id = c.shop_id
         where c.company_id = $1 and c.close_status = '1' and c.month >= $2::date order by c.month desc, s.name limit 1`,
        [asker.companyId, `${String(row['month']).slice(0, 7)}-01`],
      )
      if (!closed) continue
      const others = closed.many > 1 ? `等 ${closed.many} 个店铺月份` : ''
      bars.set(keyText(entity, row), `「${closed.shop}」${closed.month} ${others}已结账，请先反结账店铺的月份，再反结账公司的月份`)
    }
    return bars
  },
}

async function refuseOutOfOrder({ tx, asker }: Writing, shop: string, month: string): Promise<void> {
  const { rows } = await tx.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM') as month from shop_close
     where company_id = $1 and shop_id = $2::bigint and month < $3::date and close_status <> '1' order by month limit 1`,
    [asker.companyId, shop, month],
  )
  if (rows[0]) refuse(`这家店铺的 ${rows[0].month} 还没有结账，请按月份顺序结账`)
}

/** What goods cost is the company's; a shop's profit is settled once that is. */
async function refuseBeforeCompany({ tx, asker }: Writing, last: string): Promise<void> {
  const { rows } = await tx.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM') as month from cost_period where company_id = $1 and last_day <= $2::date and close_status <> '1' order by month limit 1`,
    [asker.companyId, last],
  )
  if (rows[0]) refuse(`公司 ${rows[0].month} 的库存与成本还没有结账，请先在「库存与成本」结账，再结店铺的月份`)
}
