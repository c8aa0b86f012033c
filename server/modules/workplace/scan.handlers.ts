/**
 * What a scanner may read at a step of a document: the codes of the goods on its lines, and of the places that they may be put to or lie in. Shops
 * that the person may not see lend no codes.
 */
import type { Condition } from '../../../contract/filter'
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { entityNamed, refuseUnread } from '../../kernel/asker/access/reach'
import { malformed } from '../../kernel/asker/problem'
import { answers } from '../../kernel/http/answers'
import { answerGet } from '../../kernel/read/answer/get'
import { planRows } from '../../kernel/read/plan/rows'
import { own } from '../../kernel/read/statement/fields'
import { planning } from '../../kernel/read/statement/statement'
import { rowsBelow } from '../../kernel/write/rows-below'
import { writingOf, type Writing } from '../../kernel/write/write.row'

interface Code { code: string; value: string; each: number }

/** Places of one document: more are a mistake. */
const MOST = 5000

/** Codes of one step of one document; places too where the step asks for them. @throws HttpRefusal of a step that is not scanned */
export const scanCodes = answers('app.scanCodes', async (context, { entity: name, step, id }) => {
  const { model } = context
  const entity = entityNamed(model, name)
  refuseUnread(model, context.access, entity)
  const { scan, asksItems } = own(entity.lifecycle?.transitions ?? {}, step) ?? {}
  const has = own(entity.has, asksItems?.has ?? '')
  const below = has && own(model.entities, has.entity)
  if (!scan || !has || !below) throw malformed(`${entity.label}的这一步不能扫码`)
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const { within } = scan
    const document = await answerGet(writing, entity, { [entity.key[0] ?? 'id']: id }, [...entity.key, ...(within?.alike ?? [])])
    const lines = await rowsBelow(writing, entity, [document], has, [scan.finds, ...(within ? [within.field] : [])])
    const goods = await codesOf(writing, referred(model, below, scan.finds), { field: '', op: 'in', value: valuesOf(lines, scan.finds) })
    if (!within) return { goods, places: [] }
    const isAsked = asksItems?.fields.some(({ name: field }) => field === within.field) === true
    const alike = within.alike.map((field): Condition => ({ field, op: 'eq', value: String(document[field]) }))
    const where: Condition = isAsked ? { and: alike } : { field: '', op: 'in', value: valuesOf(lines, within.field) }
    return { goods, places: (await codesOf(writing, referred(model, below, within.field), where)).map(({ code, value }) => ({ code, value })) }
  }, { readOnly: true })
})

function valuesOf(lines: readonly Row[], field: string): string[] {
  return [...new Set(lines.flatMap((line) => (line[field] === null || line[field] === undefined ? [] : [String(line[field])])))]
}

/** The entity whose key a field of the lines holds. */
function referred(model: Model, below: Entity, field: string): Entity {
  const ref = Object.values(below.refs).find(({ by, one }) => !one && by.length === 1 && by[0] === field)
  const target = ref && own(model.entities, ref.entity)
  if (!target) throw new Error(`${below.name}.${field} refers to nothing`)
  return target
}

/** @param where of the entity's rows; a field '' stands for their key */
async function codesOf(writing: Writing, entity: Entity, where: Condition): Promise<Code[]> {
  const [key = 'id'] = entity.key
  const filter: Condition = 'field' in where && where.field === '' ? { ...where, field: key } : where
  const codes = entity.codes ?? { own: [], others: [] }
  const rows = await rowsOf(writing, entity, [key, ...codes.own], filter)
  const found = rows.flatMap((row) => codes.own.flatMap((field) => codeOf(row[field], row[key], 1)))
  for (const { entity: name, by, codes: fields, each, until } of codes.others) {
    const other = own(writing.model.entities, name)
    if (!other || rows.length === 0) continue
    const today: Condition[] = until === undefined ? [] : [
      { or: [{ field: until, op: 'empty', value: true }, { field: until, op: 'ge', value: writing.asker.today }] },
    ]
    const named = await rowsOf(writing, other, [by, ...fields, ...(each === undefined ? [] : [each])], {
      and: [{ field: by, op: 'in', value: rows.map((row) => String(row[key])) }, ...today],
    })
    found.push(...named.flatMap((row) => fields.flatMap((field) => codeOf(row[field], row[by], Number(row[each ?? ''] ?? 1)))))
  }
  return [...new Map(found.map((code) => [JSON.stringify([code.code.toUpperCase(), code.value]), code])).values()]
}

function codeOf(code: unknown, value: unknown, each: number): Code[] {
  const text = code === null || code === undefined ? '' : String(code).trim()
  return text === '' ? [] : [{ code: text, value: String(value), each }]
}

async function rowsOf(writing: Writing, entity: Entity, fields: string[], filter: Condition): Promise<Row[]> {
  const planned = planRows(planning(writing), entity, { fields: [...new Set(fields)], filter, limit: MOST })
  return (await writing.tx.query<Row>(planned.text, planned.values)).rows.map((row) => planned.read(row))
}
