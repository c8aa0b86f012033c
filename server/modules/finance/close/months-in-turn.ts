/**
 * Months are closed once they are over and in their order, a shop's after the company's, with what the company's settings ask for: until then
 * the step says why it waits.
 */
import { lastDay } from '../../../../contract/days'
import type { StepGate } from '../../../kernel/write/gates'
import { keyText } from '../../../kernel/write/write.row'
import { checkMonths, type Checked, type CloseItem } from './checks'
import { rulesOf, type CloseRules } from './config.handlers'

/** The step by which somebody answers for what is missing. */
const IN_SPITE = 'closeAnyway'
const CLOSING = ['close', IN_SPITE]

interface Before { id: string; month: string; earlier: string | null; company: string | null; checker: string | null }

/**
 * Why a shop's month cannot be closed as the company's settings have it; undefined where nothing is against it.
 * @param month yyyy-mm
 */
export function againstClosing({ missing }: Checked, rules: CloseRules, step: string, month: string): string | undefined {
  const lacks = (rule: string): string[] => (['reports', 'unmapped', 'costs', 'rates'] as const satisfies readonly CloseItem[])
    .flatMap((item) => (missing[item] !== undefined && rules[`on_${item}`] === rule ? [missing[item]] : []))
  const [must, signed] = [lacks('must'), lacks('sign')]
  if (must.length > 0) return `${month} ${must.join('；')}，请先补上再结账`
  return signed.length > 0 && step !== IN_SPITE ? `${month} ${signed.join('；')}。请先补上，或选择「仍然结账」并写明原因` : undefined
}

/** Of a company that wants months checked first, or closed by another: why this person does not close this one now. */
export function againstCloser(rules: CloseRules, checker: unknown, closer: string | null, month: string): string | undefined {
  if (rules.check_first && checker == null) return `${month} 还没有对账，请先点「对账」`
  return rules.apart && String(checker ?? '') === closer ? '结账人不能是对账人，请由另一个人结账' : undefined
}

export const monthsInTurn: StepGate = {
  async bars({ tx, asker, model }, entity, rows, step) {
    const bars = new Map<string, string>()
    if (!CLOSING.includes(step) || (entity.name !== 'cost_period' && entity.name !== 'shop_close')) return bars
    for (const row of rows) {
      const month = String(row['month']).slice(0, 7)
      if (lastDay(month) >= asker.today) bars.set(keyText(entity, row), `${month} 还没有过完，${lastDay(month)} 之后才能结账`)
    }
    if (entity.name !== 'shop_close') return bars
    const { rows: told } = await tx.query<Before>(
      `select c.id::text as id, to_char(c.month, 'YYYY-MM') as month, c.check_user::text as checker,
         (select to_char(min(e.month), 'YYYY-MM') from shop_close e
          where e.company_id = $1 and e.shop_id = c.shop_id and e.month < c.month and e.close_status <> '1') as earlier,
         (select to_char(min(p.month), 'YYYY-MM') from cost_period p
          where p.company_id = $1 and p.last_day <= c.last_day and p.close_status <> '1') as company
       from shop_close c where c.company_id = $1 and c.id = any($2::bigint[])`,
      [asker.companyId, rows.map((row) => row['id'])],
    )
    const before = new Map(told.map((each) => [each.id, each]))
    const rules = await rulesOf(tx, asker.companyId)
    const open = rows.filter((row) => !bars.has(keyText(entity, row)))
    for (const row of open) {
      const { earlier, company, checker = null, month = '' } = before.get(String(row['id'])) ?? {}
      const says = earlier ? `这家店铺的 ${earlier} 还没有结账，请按月份顺序结账`
        : company ? `公司 ${company} 的库存与成本还没有结账，请先在「库存与成本」结账，再结店铺的月份` : againstCloser(rules, checker, asker.employeeId, month)
      if (says !== undefined) bars.set(keyText(entity, row), says)
    }
    // What is left is the next month of each shop.
    const next = open.filter((row) => !bars.has(keyText(entity, row)))
    if (next.length === 0) return bars
    const checked = new Map((await checkMonths(tx, model, asker.companyId, next.map((row) => String(row['id'])))).map((each) => [each.id, each]))
    for (const row of next) {
      const of = checked.get(String(row['id']))
      const says = of && againstClosing(of, rules, step, before.get(of.id)?.month ?? '')
      if (says !== undefined) bars.set(keyText(entity, row), says)
    }
    return bars
  },
}
