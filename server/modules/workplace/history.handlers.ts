/**
 * A row's history: who changed it, when and how, field by field in the labels that staff know. Only of rows that the
 * person may see, and without the fields they may not.
 */
import type { Entity, Model } from '../../../contract/model'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { CODES, type Row } from '../../../contract/wire'
import { auditKey } from '../../kernel/write/audit'
import { keptBeside } from '../../kernel/write/write.said'
import { baseType, EntityReader } from '../../kernel/read/statement/fields'
import { personField } from '../../kernel/asker/asker'
import { fence } from '../../kernel/read/statement/fence'
import { name, planning } from '../../kernel/read/statement/statement'
import { askerOf } from '../../kernel/asker/asker-of'
import { entityNamed, refuseUnread } from '../../kernel/asker/access/reach'
import { treeTeller } from '../../kernel/read/answer/tree-words'
import { readingOf } from '../../kernel/read/reading'
import type { Tx } from '../../kernel/store/connect'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { readSource } from './views.handlers'

const MAX_LINES = 200

interface AuditRow {
  id: number
  at: string
  action: string
  call: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  employee_name: string
}

/** One change of a row, with each field's value before and after in words. */
export type HistoryLine = Answered<'app.history'>['list'][number]

/** `source`: the page (and its tab) that asks; given, the history is only of what that page lists. */
export const history = answers('app.history', async (context, { entity: entityName, key, source }) => {
  const { model, access, db, caller } = context
  const entity = entityNamed(model, entityName)
  const keyFields = readKey(entity, key)
  if (source !== undefined && !listedBy(model, readSource(context, source), entity.name)) throw new HttpRefusal(403,
    `这个页面没有列出「${entity.label}」，不能查看它的修改记录`)
  refuseUnread(model, access, entity)
  const hidden = access.hidden(entity.name)
  const { rows, names } = await db.withCompany(
    caller,
    async (tx) => {
      if (!(await isVisible(tx, context, entity, keyFields))) throw new Refusal(CODES.notFound,
        `没有这条${entity.label}，或不在您可见的店铺范围内。`)
      const lines = [{ entity: entity.name, key: auditKey(model, entity.name, keyFields) }, ...(await saidLines(tx, context, entity, keyFields))]
      const found = await tx.query<AuditRow>(
        `select id, at, action, call, before, after, employee_name
         from audit_log where company_id = $1 and (entity, row_key) in (select * from unnest($2::text[], $3::text[])) order by id desc limit ${MAX_LINES}`,
        [caller.companyId, lines.map((line) => line.entity), lines.map((line) => line.key)],
      )
      return { rows: found.rows, names: await namesOf(tx, context, entity, hidden, found.rows) }
    },
    { readOnly: true },
  )
  return { list: rows.map((row) => lineOf(model, entity, hidden, names, row)) }
})

/** Where the log keeps what people said beside the row, before and after files brought it anew; nothing where nothing is said. */
async function saidLines(tx: Tx, context: CallContext, entity: Entity, key: Record<string, string>): Promise<{ entity: string; key: string }[]> {
  const kept = keptBeside(context.model, entity)
  if (!kept) return []
  const where = entity.key.map((field, at) => `${name(field)} = $${at + 2}::${baseType(entity.fields[field])}`).join(' and ')
  const { rows } = await tx.query<Row>(
    `select ${kept.key.map((part) => `${name(part)} as ${name(part)}`).join(', ')} from ${name(entity.table)} where company_id = $1 and ${where}`,
    [context.caller.companyId, ...entity.key.map((field) => key[field])],
  )
  return rows.map((row) => ({ entity: kept.name, key: auditKey(context.model, kept.name, row) }))
}

/** Does a page show rows of this entity, in a list of its own or below one? */
function listedBy(model: Model, source: string, entity: string): boolean {
  const plan = model.plans[source.split(':', 1)[0] ?? '']
  if (!plan) return false
  const lists = [
    ...plan.lists, ...(plan.board?.cards ?? []).flatMap((card) => ('list' in card ? [card.list] : [])),
    ...(plan.steps ?? []).flatMap((step) => (step.shows === 'list' ? [step.list] : []))
  ]
  return lists.some((list) => list.source.entity === entity) || plan.detail?.entity === entity
}

/** Field -> id -> name, for fields that refer to other rows: only of rows that the person may see. Of a kept filter tree: its text -> its words. */
type Names = Map<string, Map<string, string>>

async function namesOf(tx: Tx, context: CallContext, entity: Entity, hidden: ReadonlySet<string>, rows: AuditRow[]): Promise<Names> {
  const { model } = context
  const names: Names = new Map()
  for (const field of Object.values(entity.fields)) {
    if (field.conditions) {
      const states = rows.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null && (row[field.name] ?? null) !== null) as Row[]
      const say = await treeTeller(readingOf(context, tx), field.conditions, field.name, states)
      names.set(field.name, new Map(states.map((row) => [JSON.stringify(row[field.name]), say(row) ?? JSON.stringify(row[field.name])])))
      continue
    }
    const target = targetOf(model, entity, field.name)
    const title = target?.title
    const [keyField] = target?.key ?? []
    if (!target || !title || keyField === undefined || hidden.has(field.name) || context.access.hidden(target.name).has(title)) continue
    const ids = [
      ...new Set(
        rows.flatMap(
          (row) => [row.before?.[field.name], row.after?.[field.name]],
        ).filter((id) => id !== null && id !== undefined && id !== '').flat().map(String),
      )
    ]
    if (ids.length === 0) continue
    const plan = planning({ model, asker: askerOf(context) })
    const reader = new EntityReader(plan, target)
    const where = [...fence(plan, reader), `t.${name(keyField)}::text = any(${plan.statement.value(ids, 'text[]')})`]
    const found = await tx.query<{ id: string; title: string | null }>(
      `select t.${name(keyField)}::text as id, t.${name(title)}::text as title from ${reader.from()} ${reader.joins()} where ${where.join(' and ')} limit 1000`,
      plan.statement.values,
    )
    names.set(field.name, new Map(found.rows.flatMap((row) => (row.title === null ? [] : [[row.id, row.title] as const]))))
  }
  return names
}

/** The entity that a field's value is a key of, where one field is its whole key. */
function targetOf(model: Model, entity: Entity, field: string): Entity | undefined {
  const reference = Object.values(entity.refs).find((one) => !one.one && one.by.length === 1 && one.by[0] === field)
  const kind = entity.fields[field]?.kind
  const named = reference?.entity ?? (kind ? COLUMN_KINDS[kind].refersTo : undefined)
  const target = named === undefined ? undefined : model.entities[named]
  return target?.key.length === 1 && (!reference || reference.to[0] === target.key[0]) ? target : undefined
}

function readKey(entity: Entity, key: unknown): Record<string, string> {
  const given = (key && typeof key === 'object' ? key : {}) as Record<string, unknown>
  const wrong = entity.key.filter((field) => typeof given[field] !== 'string' && typeof given[field] !== 'number')
  if (wrong.length > 0) throw new HttpRefusal(400, `请求有误：key 应写明 ${entity.key.join('、')}`,
    Object.fromEntries(wrong.map((field) => [`key.${field}`, '必须填写'])))
  return Object.fromEntries(entity.key.map((field) => [field, String(given[field])]))
}

/** A row that is gone can only be judged by those who see everything anyway. */
async function isVisible(tx: Tx, context: CallContext, entity: Entity, key: Record<string, string>): Promise<boolean> {
  const plan = planning({ model: context.model, asker: askerOf(context) })
  const reader = new EntityReader(plan, entity)
  const conditions = fence(plan, reader)
  for (const [field, value] of Object.entries(key)) conditions.push(`t.${name(field)} = ${plan.statement.value(value, baseType(entity.fields[field]))}`)
  const { rows } = await tx.query(`select 1 from ${reader.from()} ${reader.joins()} where ${conditions.join(' and ')} limit 1`, plan.statement.values)
  if (rows.length > 0) return true
  return (!entity.scope.shop || context.caller.shopIds === null) && (!entity.scope.warehouse || !context.caller.warehouseIds) && personField(
    entity, { everything: context.access.everything, employeeId: context.caller.employeeId },
  ) === undefined
}

const ACTIONS: Record<string, string> = { add: '新增', edit: '修改', remove: '删除', import: '导入' }

function lineOf(model: Model, entity: Entity, hidden: ReadonlySet<string>, known: Names, row: AuditRow): HistoryLine {
  const [family = '', call = ''] = row.call.split('.')
  const names = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])]
  const changes = names
    .filter((field) => !hidden.has(field) && entity.fields[field] && !entity.fields[field].secret)
    .filter((field) => JSON.stringify(row.before?.[field] ?? null) !== JSON.stringify(row.after?.[field] ?? null))
    .map((field) => ({
      field,
      label: entity.fields[field]?.label ?? field,
      before: row.before?.[field] ?? null,
      after: row.after?.[field] ?? null,
      beforeText: words(model, entity, field, row.before?.[field], known.get(field)),
      afterText: words(model, entity, field, row.after?.[field], known.get(field)),
    }))
  return {
    id: String(row.id),
    time: row.at,
    who: row.employee_name || '系统',
    action: row.action,
    actionLabel: ACTIONS[row.action] ?? entity.lifecycle?.transitions[row.action]?.label ?? row.action,
    what: model.families[family]?.calls[call]?.what ?? '',
    changes,
  }
}

function words(model: Model, entity: Entity, field: string, value: unknown, known: ReadonlyMap<string, string> | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (entity.fields[field]?.conditions) return known?.get(JSON.stringify(value)) ?? JSON.stringify(value)
  const labels = model.enums[entity.fields[field]?.enum ?? '']?.values
  const label = (each: unknown): string => labels?.find((one) => one.value === String(each))?.label ?? known?.get(String(each)) ?? (
    typeof each === 'object' ? JSON.stringify(each) : String(each)
  )
  return Array.isArray(value) ? value.map(label).join('、') : label(value)
}
