/**
 * What a shop's month is held to before it is closed: it is over, its earlier ones and the company's are closed, and what the company's settings
 * ask for is there. Judged before the step is offered, and once more while it is taken.
 */
import { keyText } from '../../../kernel/write/write.row'
import type { Judging, StepGate } from '../../../kernel/write/gates'
import { notOver } from '../../cost/public'
import { checkMonths, type Checked, type CloseItem } from './checks'
import { rulesOf, type CloseRules } from './config.handlers'

/** The step by which somebody answers for what is missing. */
const IN_SPITE = 'closeAnyway'
const CLOSING = ['close', IN_SPITE]

interface Asked { id: string; month: string; earlier: string | null; company: string | null; checker: string | null }

/** `says`: why it cannot be closed now; `checked`: what was found where it came to that. */
interface Judged { says?: string; checked?: Checked }

/**
 * By the id of shop_close; what is not there is in no answer.
 * @param step `close`, or `closeAnyway` where somebody answers for what may be missing
 */
export async function judgeMonths({ tx, asker, model }: Judging, ids: readonly string[], step: string): Promise<Map<string, Judged>> {
  const { rows } = await tx.query<Asked>(
    `select c.id::text as id, to_char(c.month, 'YYYY-MM') as month, c.check_user::text as checker,
       (select to_char(min(e.month), 'YYYY-MM') from shop_close e
        where e.company_id = $1 and e.shop_id = c.shop_id and e.month < c.month and e.close_status <> '1') as earlier,
       (select to_char(min(p.month), 'YYYY-MM') from cost_period p
        where p.company_id = $1 and p.last_day <= c.last_day and p.close_status <> '1') as company
     from shop_close c where c.company_id = $1 and c.id = any($2::bigint[])`,
    [asker.companyId, ids],
  )
  const rules = await rulesOf(tx, asker.companyId)
  const judged = new Map<string, Judged>()
  for (const asked of rows) {
    const says = notOver(asked.month, asker.today) ?? outOfTurn(asked) ?? againstCloser(rules, asked, asker.employeeId)
    judged.set(asked.id, says === undefined ? {} : { says })
  }
  // What is left is the next month of each shop.
  const next = rows.filter(({ id }) => judged.get(id)?.says === undefined)
  if (next.length === 0) return judged
  const found = new Map((await checkMonths(tx, model, asker.companyId, next.map(({ id }) => id))).map((each) => [each.id, each]))
  for (const { id, month } of next) {
    const checked = found.get(id)
    const says = checked && againstClosing(checked, rules, step, month)
    judged.set(id, { ...(says === undefined ? {} : { says }), ...(checked ? { checked } : {}) })
  }
  return judged
}

/** Goods and their cost are the company's: a shop's profit is settled once they are, month after month. */
function outOfTurn({ earlier, company }: Asked): string | undefined {
  if (earlier !== null) return `这家店铺的 ${earlier} 还没有结账，请按月份顺序结账`
  return company === null ? undefined : `公司 ${company} 的库存与成本还没有结账，请先在「库存与成本」结账，再结店铺的月份`
}

/** Of a company that wants months checked first, or closed by another: why this person does not close this one now. */
function againstCloser(rules: CloseRules, { checker, month }: Asked, closer: string | null): string | undefined {
  if (rules.check_first && checker === null) return `${month} 还没有对账，请先点「对账」`
  return rules.apart && checker !== null && checker === closer ? '结账人不能是对账人，请由另一个人结账' : undefined
}

function againstClosing({ missing }: Checked, rules: CloseRules, step: string, month: string): string | undefined {
  const lacks = (rule: string): string[] => (['reports', 'unmapped', 'costs', 'rates'] as const satisfies readonly CloseItem[])
    .flatMap((item) => (missing[item] !== undefined && rules[`on_${item}`] === rule ? [missing[item]] : []))
  const [must, signed] = [lacks('must'), lacks('sign')]
  if (must.length > 0) return `${month} ${must.join('；')}，请先补上再结账`
  return signed.length > 0 && step !== IN_SPITE ? `${month} ${signed.join('；')}。请先补上，或选择「仍然结账」并写明原因` : undefined
}

/** What holds steps of closing back, by row and in words; other entities and steps are not asked. */
export const monthsInTurn: StepGate = {
  async bars(judging, entity, rows, step) {
    if (entity.name !== 'shop_close' || !CLOSING.includes(step)) return new Map()
    const judged = await judgeMonths(judging, rows.map((row) => String(row['id'])), step)
    return new Map(rows.flatMap((row) => {
      const says = judged.get(String(row['id']))?.says
      return says === undefined ? [] : [[keyText(entity, row), says] as const]
    }))
  },
}
