/** 自动群发: what rules write by themselves after an order comes to a step. Each writes a draft, once an order; nobody sends but a person. */
import type { Condition } from '../../../contract/filter'
import { conditionsOf } from '../../../contract/kept-conditions'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { rowsThatFit } from '../../kernel/read/answer/kept-condition'
import { readingOf, type Reading } from '../../kernel/read/reading'
import type { Database } from '../../kernel/store/connect'
import { startDaily, startOnce } from '../../kernel/tasks/by-itself'
import type { JobHandler } from '../../kernel/tasks/job'
import { writingFor } from '../../kernel/tasks/writing'
import { writingTogether } from '../../kernel/write/together'
import { draft } from './write.handlers'

/** The kind of its job. */
export const AUTO_KIND = 'autoMessages'
const NIGHT = [5, 7] as const
/** Orders that one rule writes to at once; the others are written to the next time. */
const MOST = 250
/** Orders that are looked at together. */
const AT_ONCE = 1000
/** Steps longer ago than this are over: a new rule does not write to old orders. */
const WINDOW_DAYS = 7

interface Rule {
  id: string; name: string; event: string; hours: number; shops: string[] | null; condition: Condition | null; cooldown: number
  template: string; subject: string; body: string; usable: boolean
}
interface Found { shop: string; order: string; at: string; error?: string }
/** An order whose time has come; its customer, where one is known; what holds it back. */
interface Due { shop: string; order: string; at: string; buyer: string | null; error: string | null }

const RULES = `select r.id::text, r.rule_name as name, r.trigger_event as event, r.delay_hours as hours, r.shop_ids as shops, r.condition,
    r.cooldown_days as cooldown, t.id::text as template, t.subject, t.body, t.is_enable is distinct from false as usable
  from auto_message_rule r join mail_template t on t.company_id = $1 and t.id = r.template_id
  where r.company_id = $1 and ($2::bigint is null or r.id = $2::bigint) and ($2::bigint is not null or r.is_enable) order by r.rule_name`

/** When an order came to the step: its shop, number and moment. */
const STEPS: Readonly<Record<string, string>> = {
  order: `select shop_id, order_id, purchase_at as at from sale_order where company_id = $1 and state <> 'cancelled'`,
  shipped: `select shop_id, order_id, max(ship_at) as at from shipped_item where company_id = $1 group by 1, 2`,
  delivered: `select shop_id, order_id, max(arrival_at) as at from shipped_item where company_id = $1 and arrival_at is not null group by 1, 2`,
  refund: `select shop_id, order_id, max(return_at) as at from fba_return where company_id = $1 group by 1, 2`,
  feedback: `select f.shop_id, f.order_id, f.feedback_date::timestamp at time zone h.time_zone as at from feedback f
    join shop h on h.company_id = $1 and h.id = f.shop_id where f.company_id = $1`,
}

/** Orders whose time has come, with what holds each back: a black list, or a letter of these days. */
function dueSql(event: string): string {
  return `select s.shop_id::text as shop, s.order_id as "order", s.at::text,
      b.id::text as buyer, case when b.is_black then '客户在黑名单' when exists (
        select from mail_message l join mail m on m.company_id = $1 and m.id = l.mail_id left join buyer_order o on o.company_id = $1 and o.shop_id = m.shop_id
          and o.order_id = m.order_id
        where l.company_id = $1 and l.auto_rule_id is not null and l.state <> 'void' and l.mail_time > now() - make_interval(days => $5::int)
          and ((m.shop_id = s.shop_id and m.order_id = s.order_id) or o.buyer_id = b.id)) then '同一客户不久前已写过' end as error
    from (${STEPS[event]!}) s
      left join buyer_order bo on bo.company_id = $1 and bo.shop_id = s.shop_id and bo.order_id = s.order_id
      left join buyer b on b.company_id = $1 and b.id = bo.buyer_id
    where s.at + make_interval(hours => $2::int) <= now() and s.at + make_interval(hours => $2::int, days => ${WINDOW_DAYS}) > now()
      and ($3::text[] is null or cardinality($3::text[]) = 0 or s.shop_id::text = any($3::text[]))
      and not exists (select from mail_message d where d.company_id = $1 and d.auto_rule_id = $4::bigint and d.order_key = concat(s.shop_id, '|', s.order_id))
    order by s.at, s.order_id, s.shop_id limit ${AT_ONCE} offset $6`
}

/**
 * The orders that a rule would write to now, of those that the asker sees, at most `MOST` of them; between them those that are held back, with why.
 * A customer with two orders is written to once while the rule's cooldown lasts.
 */
async function due(reading: Reading, rule: Rule): Promise<Found[]> {
  const found: Found[] = []
  const told = new Set<string>()
  let free = 0
  for (let from = 0; free < MOST; from += AT_ONCE) {
    const { asked, fitting } = await dueFrom(reading, rule, from)
    for (const { shop, order, at, buyer, error: held } of fitting) {
      const who = rule.cooldown > 0 && buyer !== null ? buyer : `${shop}|${order}`
      const error = held ?? (told.has(who) ? '同一客户这次已有一封' : undefined)
      if (error === undefined) {
        if (free === MOST) break
        told.add(who)
        free++
      }
      found.push({ shop, order, at, ...(error === undefined ? {} : { error }) })
    }
    if (asked < AT_ONCE) break
  }
  return found
}

/** Some orders whose time has come, from the one after `from`: how many there are, and those that fit the rule's condition. */
async function dueFrom(reading: Reading, rule: Rule, from: number): Promise<{ asked: number; fitting: Due[] }> {
  const { tx, asker, model } = reading
  const { rows } = await tx.query<Due>(dueSql(rule.event), [asker.companyId, rule.hours, rule.shops, rule.id, rule.cooldown, from])
  if (rows.length === 0) return { asked: 0, fitting: [] }
  const of = conditionsOf(model.entities['auto_message_rule']!.fields['condition']!.conditions, {})!
  const named: Condition = { field: 'order_id', op: 'in', value: [...new Set(rows.map(({ order }) => order))] }
  const { rows: fitting } = await rowsThatFit(reading, of, rule.condition ? { and: [named, rule.condition] } : named,
    { most: AT_ONCE, fields: ['shop_id', 'order_id'] })
  const fits = new Set(fitting.map((row) => `${String(row['shop_id'])}|${String(row['order_id'])}`))
  return { asked: rows.length, fitting: rows.filter(({ shop, order }) => fits.has(`${shop}|${order}`)) }
}

/** Writes drafts of all rules that are usable; two jobs of one company go one after the other. */
export const autoMessagesJob: JobHandler = async (run) => {
  const context = { ...run, ...writingFor(run, { family: 'service', name: 'autoRun' }) }
  const counts = await writingTogether(context, async (writing, written) => {
    const { tx, asker } = writing
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${AUTO_KIND} ${asker.companyId}`])
    const { rows } = await tx.query<Rule>(RULES, [asker.companyId, null])
    let made = 0
    for (const rule of rows.filter(({ usable }) => usable)) {
      for (const { shop, order, error } of await due(writing, rule)) {
        if (error !== undefined) continue
        const auto = { rule: rule.id, key: `${shop}|${order}` }
        await draft(writing, { shop, order, subject: rule.subject, body: rule.body, template: rule.template, auto }, undefined, written)
        made++
      }
      await tx.query('update auto_message_rule set run_time = now() where company_id = $1 and id = $2::bigint', [asker.companyId, rule.id])
    }
    return { made, rules: rows.length }
  })
  return { message: `${counts.rules} 条规则写了 ${counts.made} 封待发送的信`, quiet: true }
}

/** The module's sweep, once an hour: starts the job of each company whose clock is at NIGHT and that had none today. */
export function autoNightly(db: Database): Promise<void> {
  return startDaily(db, { kind: AUTO_KIND, title: '自动群发（每天）', hours: NIGHT })
}

/** Puts the job into the queue. @returns its id */
export const autoRun = answers('service.autoRun', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startOnce(tx, { companyId: caller.companyId, employeeId: employee.id, kind: AUTO_KIND, title: '自动群发' })),
}))

/** Orders that a rule would write to now, with why it does not where it does not. Nothing is written. */
export const autoPreview = answers('service.autoPreview', (context, { rows: [named], order_id: only }) => context.db.withCompany(context.caller,
  async (tx) => {
  const reading = readingOf(context, tx)
  const { rows: [rule] } = await tx.query<Rule>(RULES, [context.caller.companyId, named && /^\d{1,18}$/.test(named.id) ? named.id : '0'])
  if (!rule) throw new Refusal(CODES.notFound, '没有这条规则')
  const lines = (await due(reading, rule)).filter((one) => !only?.trim() || one.order === only.trim()).map(({ shop, order, at, error }) => ({
    line: `${shop}|${order}`, cells: { order, at: at.slice(0, 16) }, ...(error === undefined ? {} : { error }),
  }))
  const done = lines.filter((line) => !('error' in line)).length
  return { columns: [{ name: 'order', label: '订单号' }, { name: 'at', label: '触发时间' }], lines: lines.slice(0, AT_ONCE), done, refused: lines.length - done }
}))
