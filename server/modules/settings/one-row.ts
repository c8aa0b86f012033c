/**
 * The one row of a company that a settings form is about (`one`): given with its defaults before anybody saved it, made by
 * the first save, changed like any other row: checked, audited, told where somebody else was faster.
 */
import type { Entity } from '../../../contract/model'
import { entityOf } from '../../kernel/asker/own'
import type { Row } from '../../../contract/wire'
import { answerGet } from '../../kernel/read/answer/get'
import { answerEdit } from '../../kernel/write/write'
import { afterWriting } from '../../kernel/write/write.after'
import type { Written } from '../../kernel/write/written'
import { type Writing, writingOf } from '../../kernel/write/write.row'
import { addRow } from '../../kernel/write/write.tree'
import { name } from '../../kernel/read/statement/statement'
import { HttpRefusal } from '../../kernel/asker/refusal'
import type { CallContext } from '../../kernel/http/handler'

/** The key of the one row. */
const ONE = 'company'

const KEPT = ['code', 'update_time', 'updater'] as const

/** A row of which there is one: every such entity has these. */
interface KeptRow {
  code: string
  update_time?: string | null
  updater?: string | null
}

interface OneRow<Field extends string = string> {
  entity: string
  /** The fields that this form gives and takes. */
  fields: readonly Field[]
  /** Values that are kept elsewhere, by field; they stand in place of the row's own. */
  elsewhere?(writing: Writing): Promise<Row>
  /** Looks at the row as it is then, and does what follows from it. @throws Refusal that undoes the save */
  saved?(writing: Writing, row: Row, changed: ReadonlySet<string>): Promise<void>
}

/** @typeParam Values the generated row of the entity: its values are those of the fields that are given */
interface TypedRow<Values extends KeptRow, Field extends keyof Values & string> extends OneRow<Field> {
  /** For the compiler alone. */
  values?: Values
}

/** Keeps the names of the fields and the entity's row, by which the answers of its calls are typed. */
export function oneRow<Values extends KeptRow>(): <const Field extends keyof Values & string>(one: OneRow<Field>) => TypedRow<Values, Field> {
  return (one) => one
}

/** The row's fields, of which a question may name some. */
type OneRowAnswer<Values extends KeptRow, Field extends keyof Values> = Pick<Values, (typeof KEPT)[number]> & Partial<Pick<Values, Field>>

/** The row, or what it begins with. `keys`: only these fields. */
export function giveOne<Values extends KeptRow, Field extends keyof Values & string>(
  context: CallContext, { entity: entityName, fields, elsewhere }: TypedRow<Values, Field>, keys?: readonly string[],
): Promise<OneRowAnswer<Values, Field>> {
  const entity = entityOf(context, entityName)
  const isField = (key: string): key is Field => fields.some((field) => field === key)
  const strange = keys?.find((key) => !isField(key))
  if (strange !== undefined) throw new HttpRefusal(400, `请求有误：没有名为 ${strange.slice(0, 60)} 的配置`, { keys: '没有这项配置' })
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    const wanted = [...KEPT, ...(keys ?? fields)]
    const stored = await isThere(writing, entity) ? await answerGet(writing, entity, { code: ONE }, wanted) : {}
    const defaults = Object.fromEntries(wanted.map((field) => [field, entity.fields[field]?.default ?? null]))
    const all: Row = { ...defaults, ...stored, ...(await elsewhere?.(writing)), code: ONE }
    return Object.fromEntries(wanted.map((field) => [field, all[field] ?? null])) as unknown as OneRowAnswer<Values, Field>
  })
}

/** Saves what was changed. @throws Refusal as any edit does; HttpRefusal 403 for fields that are another form's */
export function saveOne<Values extends KeptRow, Field extends keyof Values & string>(
  context: CallContext, one: TypedRow<Values, Field>, body: { [Name in Field | 'code' | 'before']?: unknown },
): Promise<OneRowAnswer<Values, Field>> {
  const entity = entityOf(context, one.entity)
  const names = new Set<string>(one.fields)
  const foreign = Object.keys(body).find((field) => !names.has(field) && !KEPT.some((kept) => kept === field) && field !== 'before')
  if (foreign !== undefined) throw new HttpRefusal(403, `这里不能修改「${entity.fields[foreign]?.label ?? foreign}」`)
  return context.db.withCompany(context.caller, async (tx) => {
    const writing = writingOf(context, tx)
    // One at a time, so that two first saves do not both make the row.
    await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', [entity.table, context.caller.companyId])
    const values = Object.fromEntries(Object.entries(body).filter(([field]) => names.has(field)))
    if (!(await isThere(writing, entity))) {
      const written: Written[] = []
      const first = { ...defaultsOf(entity), ...(await one.elsewhere?.(writing)) }
      await addRow(writing, entity, first, { code: ONE }, written)
      await afterWriting(context, writing, written)
    }
    await answerEdit(context, writing, entity, { ...values, code: ONE, ...(body['before'] === undefined ? {} : { before: body['before'] }) })
    const row = await answerGet(writing, entity, { code: ONE })
    await one.saved?.(writing, row, new Set(Object.keys(values)))
    return Object.fromEntries([...KEPT, ...one.fields].map((field) => [field, row[field] ?? null])) as unknown as OneRowAnswer<Values, Field>
  })
}

function defaultsOf(entity: Entity): Row {
  return Object.fromEntries(
    Object.values(entity.fields).flatMap(
      (field) => (field.default === undefined || field.default === null || field.server ? [] : [[field.name, field.default]]),
    ),
  )
}

async function isThere({ tx, asker }: Writing, entity: Entity): Promise<boolean> {
  const { rows } = await tx.query(`select 1 from ${name(entity.table)} where company_id = $1 and code = $2`, [asker.companyId, ONE])
  return rows.length > 0
}
