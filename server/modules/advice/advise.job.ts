/**
 * The job that judges a company's rules over its advertising figures and keeps what they suggest, over all shops whoever started it; then it
 * looks at what became of those that were taken two weeks ago. Each rule in one transaction.
 */
import { addDays, dayIn } from '../../../contract/days'
import { shiftText, trimZeros } from '../../../contract/decimal-text'
import type { Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { HttpRefusal } from '../../kernel/asker/refusal'
import { rowsThatFit } from '../../kernel/read/answer/kept-condition'
import { shopEnds } from '../../kernel/read/question/data-days'
import { systemReadingOf } from '../../kernel/read/reading'
import { currencyDigits } from '../../kernel/read/statement/values'
import type { Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { notify } from '../../kernel/store/events'
import type { JobHandler, JobRun } from '../../kernel/tasks/job'
import { limitsOf } from '../../kernel/write/write.values'
import { moneyWords } from '../ads/public'
import { aimedAmount, signedRate, suggestedAmount } from './amounts'
import { keepSuggestions, type Suggested } from './keep'
import { objectsOf, type Found } from './objects'
import { compareOutcomes } from './outcome'
import { adRulesOf, figuresOf, type AdRule } from './rules'

/** Objects that a rule looks at; most of its figures first. */
const MOST = 1000
const KEPT = ['ad_suggestion', 'ad_rule']
const FIGURES = ['impressions', 'clicks', 'total_spend', 'order_quantity', 'amount']
const GONE = '这些数据已不在系统里，请换一种'
/** What of an object an action gives another amount. */
const AMOUNTS: Partial<Record<AdRule['action'], string>> = {
  raise_bid: 'bid', lower_bid: 'bid', aim_bid: 'bid', raise_budget: 'daily_budget', lower_budget: 'daily_budget',
}

/** Answers in words how many rules were looked at and how many suggestions are new; its end is no message to anybody. */
export const adviseJob: JobHandler = async (run) => {
  const company = { ...run.caller, shopIds: null, warehouseIds: null }
  const rules = await run.db.withCompany(company, (tx) => adRulesOf(tx, company.companyId), { readOnly: true })
  let begun = 0
  for (const [index, rule] of rules.entries()) {
    run.signal.throwIfAborted()
    await run.progress(Math.round((index / rules.length) * 100), `正在检查：${rule.rule_name}`)
    begun += await run.db.withCompany(company, (tx) => adviseOne(run, tx, rule.id))
  }
  const compared = await run.db.withCompany(company, (tx) => compareOutcomes(tx, company.companyId))
  const then = compared === 0 ? '' : `，${compared} 条采纳的建议已满两周`
  return { message: `检查了 ${rules.length} 条规则，${begun === 0 ? '没有新的建议' : `新出现 ${begun} 条建议`}${then}`, quiet: true }
}

/** @returns how many suggestions of the rule wait that did not before */
async function adviseOne(run: JobRun, tx: Tx, id: string): Promise<number> {
  const { companyId } = run.caller
  // One company's rules are judged one after the other: an object has one suggestion at a time.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('ad rules', $1))`, [companyId])
  const rule = (await adRulesOf(tx, companyId)).find((one) => one.id === id)
  if (!rule) return 0
  const { suggested, fault } = rule.is_enable ? await judge(run, tx, rule) : { suggested: [], fault: null }
  const begun = suggested === undefined ? 0 : await keepSuggestions(tx, { companyId, rule, suggested })
  await tx.query('update ad_rule set check_time = now(), fault = $3 where company_id = $1 and id = $2::bigint', [companyId, id, fault])
  await raiseDataVersions(tx, companyId, KEPT)
  await notify(tx, { type: 'data', companyId, data: { entities: KEPT } })
  return begun
}

/** @returns `suggested` undefined where the rule cannot be judged, and why: what it said before stays */
async function judge(run: JobRun, tx: Tx, rule: AdRule): Promise<{ suggested?: Suggested[]; fault: string | null }> {
  const of = figuresOf(run.model, rule.about)
  const dataset = of && own(run.model.datasets, of.dataset)
  if (!of || !dataset) return { fault: GONE }
  const reading = systemReadingOf(run, tx)
  try {
    const { rows } = await rowsThatFit(reading, of, rule.condition, { most: MOST, fields: FIGURES })
    const found = await objectsOf(tx, run.model, run.caller.companyId, rule, rows.map(plain), dayIn(run.company.zone, run.now()))
    const ends = new Map((await shopEnds(reading, dataset)).map(({ shopId, last }) => [String(shopId), last]))
    return { suggested: found.flatMap((one) => suggestionOf(run.model, rule, one, ends.get(one.shop_id), of.days ?? 30) ?? []), fault: null }
  } catch (error) {
    // A field that the figures no longer have, a value that is none any more: the rule says so, the others are judged.
    if (error instanceof HttpRefusal) return { fault: error.message }
    throw error
  }
}

/** A row of figures as the statement reads it: what is missing is none. */
function plain(row: Row): Row {
  return { ...row, ...Object.fromEntries(FIGURES.map((name) => [name, row[name] ?? 0])) }
}

function suggestionOf(model: Model, rule: AdRule, found: Found, last: string | undefined, days: number): Suggested | undefined {
  const changesAmount = rule.rate !== null && AMOUNTS[rule.action] !== undefined
  const amount = changesAmount ? amountOf(model, rule, found) : undefined
  if (changesAmount && amount === undefined) return undefined
  const figures = `点击 ${found.clicks}，订单 ${found.order_quantity}，花费 ${moneyWords(model, found.currency, [found.total_spend])}`
  const aimed = rule.action === 'aim_bid'
    ? `；目标 ACOS ${trimZeros(shiftText(rule.rate ?? '0', 2) ?? '')}% × 每次点击销售额 `
      + `${moneyWords(model, found.currency, [found.amount])} ÷ ${found.clicks}` : ''
  return {
    ...found, current_amount: found.object_id === null ? null : found.current_amount,
    suggest_amount: amount ?? null, reason: `${rule.rule_name}：${days} 天${figures}${aimed}`,
    evidence_to: last ?? null, evidence_from: last === undefined ? null : addDays(last, 1 - days),
  }
}

function amountOf(model: Model, rule: AdRule, { current_amount: current, currency, target, limit_kind, clicks, amount }: Found): string | undefined {
  const data = model.enums['currency_all']?.data[currency]
  const field = own(own(model.entities, target)?.fields ?? {}, AMOUNTS[rule.action] ?? '')
  const limits = field && limitsOf(field, { limit_kind })
  const limit = (end: 'min' | 'max'): string | null => {
    const value = limits === undefined ? undefined : data?.[`${limits}_${end}`]
    return value === undefined ? null : String(value)
  }
  if (current === null || rule.rate === null) return undefined
  const bounds = [{ floor: rule.floor, ceiling: rule.ceiling }, { floor: limit('min'), ceiling: limit('max') }]
  const digits = currencyDigits(model, currency)
  if (rule.action === 'aim_bid') return aimedAmount(current, rule.rate, { sales: amount, clicks }, bounds, digits)
  return suggestedAmount(current, signedRate(rule.action, rule.rate), bounds, digits)
}
