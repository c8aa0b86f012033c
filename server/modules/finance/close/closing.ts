/**
 * A shop's months: closed in their order once the company's month of stock and cost is, and what must be there is there; opened again from the last.
 * Goods and their cost are the company's, so that they are closed first and opened last.
 */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { effect } from '../../../kernel/write/effects'
import type { StepGate } from '../../../kernel/write/gates'
import { keyText } from '../../../kernel/write/write.row'
import { keepChecked } from './check.handlers'
import { rulesOf } from './config.handlers'
import { judgeMonths } from './months-in-turn'
import { holdBooks } from './period-lock'

/** @throws Refusal always; the step is undone */
function refuse(says: string): never {
  throw new Refusal(CODES.transition, says)
}

/** Effect of 结账 and 仍然结账. @throws Refusal of a month out of turn, and of what lacks by the company's settings */
export const closeShop = effect('closeShop', {
  async run({ writing, row, step }) {
    const { tx, asker } = writing
    await holdBooks(tx, asker.companyId)
    const { says, checked } = (await judgeMonths(writing, [row.id], step)).get(row.id) ?? {}
    if (says !== undefined || !checked) refuse(says ?? '没有这家店铺的这个月')
    await keepChecked(tx, asker.companyId, [checked], await rulesOf(tx, asker.companyId))
    await tx.query('update shop_close set version_no = version_no + 1 where company_id = $1 and id = $2::bigint', [asker.companyId, row.id])
  },
})

/** Effect of 反结账. @throws Refusal while a later month of the shop is closed */
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
