/**
 * Holds a call to the conditions of the actions that offer it: what a screen would not have offered for a row, or by the company's
 * settings, is refused whoever sends it. Life cycles are judged where steps are taken; who may use the call is judged before.
 */
import { allOf, fieldsOfCondition, type Condition } from '../../../contract/filter'
import { meets } from '../../../contract/condition-match'
import { resolveMoments } from '../../../contract/moments'
import type { Call, Entity } from '../../../contract/model'
import type { Offer } from '../../../contract/offer'
import { CODES, type Row } from '../../../contract/wire'
import { hidingNothing } from '../asker/asker'
import type { Access } from '../asker/access/access'
import { own } from '../asker/own'
import { Refusal } from '../asker/refusal'
import { isOfSettings, settingsNow } from '../read/question/settings'
import type { Reading } from '../read/reading'
import { conditionSql } from '../read/statement/condition'
import { EntityReader } from '../read/statement/fields'
import { name, planning, type Planning } from '../read/statement/statement'
import { keyText } from './bulk.rows'
import { holdsMonths, targetOf, whereSql } from '../read/statement/where'

/** Rows that a refusal names; of more it says how many. */
const NAMED = 5

/** The call that is made, and the rights of whoever makes it. */
export interface Offered { call: Call; access: Access }

/**
 * @param body of the call, validated
 * @returns what refuses it where none of the actions that the person has would be offered; it names the rows
 */
export async function unoffered(reading: Reading, offered: Offered, body: unknown): Promise<Refusal | undefined> {
  const given = typeof body === 'object' && body !== null ? (body as Row) : {}
  const ways = waysOf(offered, given)
  let refused: string | undefined
  for (const alike of grouped(ways)) {
    const entity = own(reading.model.entities, alike[0]?.entity ?? '')
    const says = entity && (await wrongWith(reading, entity, alike, given))
    if (says === undefined) return undefined
    refused ??= says
  }
  return refused === undefined ? undefined : new Refusal(CODES.transition, refused)
}

/** Of many rows that are edited at once, those that no action of the person's is for: the text of their key -> what is wrong, in words. */
export async function unofferedRows(reading: Reading, offered: Offered, entity: Entity, keys: readonly Row[]): Promise<Map<string, string>> {
  const ways = waysOf(offered, {}).filter((offer) => offer.entity === entity.name)
  const when = conditionOf(reading, entity, ways)
  if (ways.length === 0 || !when || keys.length === 0) return new Map()
  const [only] = entity.key
  const asked: Condition = entity.key.length === 1 && only !== undefined
    ? { field: only, op: 'in', value: keys.map((key) => key[only] as string) }
    : { or: keys.map((key): Condition => ({ and: entity.key.map((part) => ({ field: part, op: 'eq', value: key[part] as string })) })) }
  const plan = planning({ model: reading.model, asker: hidingNothing(reading.asker) })
  const reader = new EntityReader(plan, entity)
  const columns = entity.key.map((part) => `${reader.raw(part)}::text as ${name(part)}`)
  const { where } = barred(plan, reader, when, asked)
  const { rows } = await reading.tx.query<Row>(`select ${columns.join(', ')} from ${reader.from()} ${reader.joins()} where ${where}`, plan.statement.values)
  const says = `现在不能「${ways[0]?.label ?? ''}」，要看${namesOf(reading, entity, when)}`
  return new Map(rows.map((row) => [keyText(entity, row), says]))
}

/** Is any action a way to this call that has a condition of its own? All others are let by without a question. */
export function isConditional({ call }: Pick<Offered, 'call'>): boolean {
  return call.offers !== undefined && call.access === 'page'
}

/** The actions by which the person may send this body, each with a condition; none where anything offers it of every row. */
function waysOf({ call, access }: Offered, body: Row): Offer[] {
  if (!isConditional({ call })) return []
  const ways: Offer[] = []
  for (const [page, actions] of Object.entries(call.usedBy)) {
    for (const action of actions.filter((each) => access.everything || access.mayAct(page, each))) {
      const offers = call.offers?.filter((offer) => offer.page === page && offer.action === action) ?? []
      // Forms, cells and parts offer it by themselves, of every row.
      if (offers.length === 0) return []
      ways.push(...offers.filter((offer) => isMeant(offer, body)))
    }
  }
  return ways.some(({ when, entity }) => !when || entity === undefined) ? [] : ways
}

/** What one of the offers asks of a row, by today's clock. */
function conditionOf(reading: Reading, entity: Entity, offers: Offer[]): Condition | undefined {
  // Of two people who give a row the same at once both have it: what stands already is no other action's row.
  const either = offers.flatMap((offer) => [offer.when ?? [], standing(entity, offer) ?? []].flat())
  const clock = { today: reading.asker.today, me: reading.asker.employeeId }
  return either.length === 0 ? undefined : resolveMoments({ or: either }, clock, holdsMonths(reading.model, entity))
}

/** The rows that are asked for, within the asker's fence, and that do not meet the condition. */
function barred(plan: Planning, reader: EntityReader, when: Condition, asked: Condition): { where: string } {
  const holding = conditionSql(plan.statement, when, (comparison) => targetOf(plan, reader, comparison))
  return { where: `${whereSql(plan, reader, asked)} and ${holding} is not true` }
}

/** Is it this action that sends the body, and not another one of the same call? */
function isMeant({ transition, values }: Offer, body: Row): boolean {
  return (transition === undefined || body['transition'] === transition) && Object.entries(values ?? {}).every(([param, value]) => body[param] === value)
}

/** Offers that name their rows in the same way: a row is right where one of them has it. */
function grouped(offers: Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const key = JSON.stringify([offer.entity, offer.rows])
    groups.set(key, [...(groups.get(key) ?? []), offer])
  }
  return [...groups.values()]
}

/** What is wrong, in words; undefined: nothing, or the body names no row that the person may see, which the call tells itself. */
async function wrongWith(reading: Reading, entity: Entity, offers: Offer[], body: Row): Promise<string | undefined> {
  const label = offers[0]?.label ?? ''
  const when = conditionOf(reading, entity, offers)
  if (!when) return undefined
  if (isOfSettings(entity, when)) {
    if (meets(when, await settingsNow(reading, entity, fieldsOfCondition(when)))) return undefined
    return `现在不能「${label}」：公司设置里的${namesOf(reading, entity, when)}不允许，请联系管理员`
  }
  const asked = rowsNamed(entity, offers[0]?.rows ?? {}, body)
  if (!asked) return undefined
  const plan = planning({ model: reading.model, asker: hidingNothing(reading.asker) })
  const reader = new EntityReader(plan, entity)
  const title = reading.asker.hidden(entity.name).has(entity.title) ? (entity.key[0] ?? entity.title) : entity.title
  const columns = `${reader.at(title).sql}::text as title`
  const { where } = barred(plan, reader, when, asked)
  const order = entity.key.map((part) => reader.raw(part)).join(', ')
  const { rows } = await reading.tx.query<{ title: string | null; n: string }>(
    `select ${columns}, count(*) over () as n from ${reader.from()} ${reader.joins()} where ${where} order by ${order} limit ${NAMED}`, plan.statement.values,
  )
  if (rows.length === 0) return undefined
  const many = Number(rows[0]?.n ?? 0)
  const names = rows.map((row) => `「${row.title ?? ''}」`).join('') + (many > NAMED ? `等 ${many} 条` : '')
  return `${names}现在不能「${label}」，要看${namesOf(reading, entity, when)}，请刷新后再试`
}

/** The row holds what the action gives: fields of the row by their names; undefined: it gives none. */
function standing(entity: Entity, { values }: Offer): Condition | undefined {
  return allOf(Object.entries(values ?? {}).flatMap(([field, value]): Condition[] => {
    const isKept = own(entity.fields, field)?.sqlType !== undefined
    return isKept && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') ? [{ field, op: 'eq', value }] : []
  }))
}

/** Labels of what the condition looks at, but for what the person must not see. */
function namesOf({ model, asker }: Reading, entity: Entity, when: Condition): string {
  const labels = fieldsOfCondition(when).flatMap((path) => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let owner: Entity | undefined = entity
    for (const step of steps) owner = own(model.entities, own(owner?.refs ?? {}, step)?.entity ?? '')
    const field = own(owner?.fields ?? {}, last)
    return !owner || !field || asker.hidden(owner.name).has(last) ? [] : [`「${field.label}」`]
  })
  return [...new Set(labels)].join('、') || '它的条件'
}

/** The rows that the body names, by their key where it carries one; undefined: it names none. */
function rowsNamed(entity: Entity, rows: Record<string, string>, body: Row): Condition | undefined {
  const params = Object.entries(rows)
  const keys = params.filter(([, path]) => entity.key.includes(path))
  const told = keys.length === entity.key.length ? keys : params
  const conditions = told.map(([param, path]): Condition | undefined => {
    const value = body[param]
    if (Array.isArray(value)) {
      const parts = value.filter((part) => typeof part === 'string' || typeof part === 'number')
      return parts.length > 0 ? { field: path, op: 'in', value: parts } : undefined
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { field: path, op: 'eq', value } : undefined
  })
  return conditions.some((condition) => condition === undefined) ? undefined : allOf(conditions)
}
