/**
 * The job that judges a company's rules: each in one transaction, over all shops whoever started it, so that what stands does not hang
 * on the eyes of one person. Who may know of a row is audience.ts's.
 */
import { HttpRefusal } from '../../kernel/asker/refusal'
import { rowsThatFit } from '../../kernel/read/answer/kept-condition'
import { systemReadingOf } from '../../kernel/read/reading'
import type { Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { notify } from '../../kernel/store/events'
import type { JobHandler, JobRun } from '../../kernel/tasks/job'
import { audienceOf } from './audience'
import { fieldsAsked, hitsOf } from './hits'
import { keepHits, tellPeople } from './keep'
import { overWhat, rulesOf, type AlertRule } from './rules'

/** Alerts that a rule keeps; the rule says how many rows fit. */
const MOST_KEPT = 500
const KEPT = ['alert', 'alert_rule']
const GONE = '这份列表已不在系统里，请换一份'

/** Judges the rules about the lists that its payload names, or all. Answers in words how many alerts are new. */
export const checkAlerts: JobHandler = async (run) => {
  const company = { ...run.caller, shopIds: null, warehouseIds: null }
  const rules = await run.db.withCompany(company, (tx) => rulesOf(tx, company.companyId, aboutsIn(run.payload)), { readOnly: true })
  let begun = 0
  for (const [index, rule] of rules.entries()) {
    run.signal.throwIfAborted()
    await run.progress(Math.round((index / rules.length) * 100), `正在检查：${rule.rule_name}`)
    begun += await run.db.withCompany(company, (tx) => checkOne(run, tx, rule.id))
  }
  const found = begun === 0 ? '没有新的预警' : `新出现 ${begun} 条，见「预警」`
  return { message: `检查了 ${rules.length} 条规则，${found}`, quiet: true }
}

function aboutsIn(payload: unknown): string[] | undefined {
  const { abouts } = (payload ?? {}) as { abouts?: unknown }
  return Array.isArray(abouts) ? abouts.map(String) : undefined
}

/** @returns how many alerts of the rule stand that did not before */
async function checkOne(run: JobRun, tx: Tx, id: string): Promise<number> {
  const { companyId } = run.caller
  // Two checks at once would each tell people of the same rows; and the rule may have been changed or removed meanwhile.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [`alert rule ${id}`, companyId])
  const rule = (await rulesOf(tx, companyId, undefined)).find((one) => one.id === id)
  if (!rule) return 0
  const found = rule.is_enable ? await judge(run, tx, rule) : { hits: [], listeners: [], total: 0, fault: null }
  // What a rule that cannot be judged said before stays as it was.
  const begun = found.fault === null ? await keepHits(tx, { companyId, rule, ...found }) : 0
  if (found.fault === null) await tellPeople(tx, companyId, rule)
  await tx.query(
    'update alert_rule set check_time = now(), matched = $3, fault = $4 where company_id = $1 and id = $2::bigint', [companyId, id, found.total, found.fault],
  )
  await raiseDataVersions(tx, companyId, KEPT)
  await notify(tx, { type: 'data', companyId, data: { entities: KEPT } })
  return begun
}

async function judge(run: JobRun, tx: Tx, rule: AlertRule) {
  const of = overWhat(run.model, rule.about)
  if (!of) return { hits: [], listeners: [], total: null, fault: GONE }
  try {
    const fields = fieldsAsked(run.model, of, rule.condition)
    const { rows, total } = await rowsThatFit(systemReadingOf(run, tx), of, rule.condition, { most: MOST_KEPT, fields })
    const listeners = await audienceOf(tx, run.model, run.caller.companyId, rule, of)
    return { hits: hitsOf(run.model, of, rule.condition, rows), listeners, total, fault: null }
  } catch (error) {
    // A field that the list no longer has, a value that is none any more: the rule says so, the others are judged.
    if (error instanceof HttpRefusal) return { hits: [], listeners: [], total: null, fault: error.message }
    throw error
  }
}
