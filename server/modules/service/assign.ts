/** Who answers a mail: rules in their order, the first that fits says who; and a trial that names it. */
import type { Condition } from '../../../contract/filter'
import type { ConditionsPlan } from '../../../contract/plan'
import { conditionsOf } from '../../../contract/kept-conditions'
import { seeingAll } from '../../kernel/asker/asker'
import { HttpRefusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { countFitting } from '../../kernel/read/answer/kept-condition'
import type { Reading } from '../../kernel/read/reading'
import { rowId } from '../../kernel/store/row-id'
import { writingOf, lockRow } from '../../kernel/write/write.row'

interface Rule { id: string; name: string; priority: number; condition: Condition | null; people: string[] | null; mode: string; enabled: boolean }

const RULES = `select id::text, rule_name as name, priority, condition, people, assign_mode as mode, is_enable is distinct from false as enabled
  from mail_rule where company_id = $1 order by priority, rule_name`

/** People who are still here, with how many mails wait for each and when each was last given one by the rule. */
const PEOPLE = `select e.id::text, e.name, count(m.id) filter (where m.mail_state in ('unread', 'read', 'pending')) as waiting,
    coalesce(max(m.id) filter (where m.rule_id = $3::bigint), 0) as last
  from employee e left join mail m on m.company_id = $1 and m.assignee = e.id
  where e.company_id = $1 and e.state = 'on' and e.id::text = any($2::text[]) group by e.id, e.name order by array_position($2::text[], e.id::text)`

interface Told { rule: Rule; person?: { id: string; name: string }; error?: string }

/** Every rule of a mail, in order, with why it does not choose; the one without an error does. */
async function judge(reading: Reading, mail: string): Promise<Told[]> {
  const { tx, model } = reading
  const all: Reading = { ...reading, asker: seeingAll(reading.asker) }
  const of = conditionsOf(model.entities['mail_rule']!.fields['condition']!.conditions, {})!
  const named: Condition = { field: 'id', op: 'eq', value: mail }
  const told: Told[] = []
  let chosen: string | undefined
  for (const rule of (await tx.query<Rule>(RULES, [all.asker.companyId])).rows) {
    const fits = rule.enabled && await fitsMail(all, of, named, rule.condition)
    const person = fits ? await nextOf(all, rule) : undefined
    const error = !rule.enabled ? '规则已停用' : !fits ? '条件不符' : !person ? '处理人都已离职或停用' : chosen && `也符合，但前面的「${chosen}」先选中`
    if (error === undefined) chosen = rule.name
    told.push({ rule, ...(person ? { person } : {}), ...(error === undefined ? {} : { error }) })
  }
  return told
}

/** A condition whose field has gone meanwhile fits nothing: mail comes in all the same. */
async function fitsMail(reading: Reading, of: ConditionsPlan, named: Condition, condition: Condition | null): Promise<boolean> {
  try {
    return condition === null || (await countFitting(reading, of, { and: [named, condition] })) > 0
  } catch (error) {
    if (error instanceof HttpRefusal) return false
    throw error
  }
}

async function nextOf({ tx, asker }: Reading, { id, people, mode }: Rule): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await tx.query<{ id: string; name: string; waiting: string; last: string }>(PEOPLE, [asker.companyId, people ?? [], id])
  const by = mode === 'least' ? 'waiting' : 'last'
  return mode === 'first' ? rows[0] : [...rows].sort((a, b) => Number(a[by]) - Number(b[by]))[0]
}

/** Who is to answer a mail that has nobody; undefined: no rule says so. */
export async function assign(reading: Reading, mail: string): Promise<{ person: string; rule: string } | undefined> {
  const found = (await judge(reading, mail)).find(({ error }) => error === undefined)
  return found?.person && { person: found.person.id, rule: found.rule.id }
}

const MODES: Record<string, string> = { least: '待回复最少的', turn: '轮流', first: '第一个人' }

/** What each rule says of one mail, in their order. Nothing is written. */
export const mailRuleTrial = answers('service.mailRuleTrial', (context, { mail_id: id }) => context.db.withCompany(context.caller, async (tx) => {
  const writing = writingOf(context, tx)
  const entity = context.model.entities['mail']!
  const lines = []
  await lockRow(writing, entity, { id: rowId(id) })
  for (const { rule, person, error } of await judge(writing, id)) {
    lines.push({
      line: rule.id, cells: { priority: String(rule.priority), rule: rule.name, mode: MODES[rule.mode] ?? '', person: person?.name ?? '' },
      ...(error === undefined ? {} : { error }),
    })
  }
  const done = lines.filter((line) => !('error' in line)).length
  return {
    columns: [{ name: 'priority', label: '优先级', short: true }, { name: 'rule', label: '规则' }, { name: 'mode', label: '方式' }, { name: 'person',
      label: '处理人' }],
    lines, done, refused: lines.length - done,
  }
}))
