/**
 * Choices for selects: rows of an entity by their title, 50 at a time, searched by title, codes, key, pinyin or first letters, those
 * whose very code was typed first; the names of given values, whatever page they would be on; or the values of exact names or
 * codes. Only what the asker may see.
 */
import type { Entity, Field, Model } from '../../../../contract/model'
import type { Condition } from '../../../../contract/filter'
import type { OptionsQuestion } from '../../../../contract/options'
import type { Row } from '../../../../contract/wire'
import type { Database } from '../../store/connect'
import type { Asking } from '../../asker/asker-of'
import { readingOf, type Reading } from '../reading'
import { conditionSql, MAX_SEARCH } from '../statement/condition'
import { baseType, EntityReader, own } from '../statement/fields'
import { targetOf, whereSql } from '../statement/where'
import { filterNow } from '../question/list.question'
import { MOST_NAMES, soundsLike, soundsLikePinyin } from '../statement/pinyin'
import { malformed, noSuchField } from '../../asker/problem'
import { planRows } from '../plan/rows'
import { chosenBy } from './chosen-by'
import { isOffered } from './options.offered'
import { tellingOf, type Telling, type ToldChoice } from './options.told'
import { name, planning, type Planning } from '../statement/statement'
import { isRowId } from '../../store/row-id'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 500
const MAX_VALUES = 1000

interface ChoiceAnswer extends ToldChoice {
  value: string
  label: string
  group?: string
  /** Its title or one of its codes is what was typed, whatever the case. */
  exact?: boolean
  /** Of the names asked for, those that are its own. */
  named?: string[]
}

/** One page of choices. `total` counts all that were found; `missing`: of the names that were given, those that nothing has. */
export interface OptionsAnswer {
  list: ChoiceAnswer[]
  total: number
  page: number
  pageSize: number
  missing?: string[]
}

/** What is asked, made sense of: the same for rows, count and names. */
interface Asked extends Reading {
  entity: Entity
  keyField: Field
  telling: Telling
  filter?: Condition
  by?: string
}

/** @throws HttpRefusal 400 for an entity that nobody chooses from, or whose title the asker must not see */
export async function answerOptions(from: Asking & { model: Model; db: Database }, request: OptionsQuestion): Promise<OptionsAnswer> {
  const { model, db, caller, access } = from
  const entity = own(model.entities, request.entity)
  if (!entity || !isOffered(model, entity, (call) => access.mayCall(call))) throw malformed(`「${request.entity.slice(0, 80)}」不能用来选择`)
  const keyField = chosenBy(entity)
  if (!keyField) throw malformed(`「${entity.label}」没有单独的编号，不能用来选择`)
  if ((request.keyword ?? '').length > MAX_SEARCH) throw malformed(`搜索的文字最多 ${MAX_SEARCH} 个字`)
  if ((request.names?.length ?? 0) > MAX_VALUES) throw malformed(`一次最多按 ${MAX_VALUES} 个名称查找，现在是 ${request.names?.length} 个`)
  if (request.by !== undefined && own(entity.fields, request.by)?.enum === undefined) throw noSuchField(entity.label, request.by)
  return db.withCompany(caller, async (tx) => {
    const reading = readingOf(from, tx)
    const { filter } = await filterNow(reading, entity, request.filter)
    const telling = tellingOf(model, entity, (of) => access.hidden(of))
    const asked: Asked = { ...reading, entity, keyField, telling, ...(filter ? { filter } : {}), ...(request.by === undefined ? {} : { by: request.by }) }
    if (request.values) return byValues(asked, request.values)
    return request.names ? byNames(asked, request.names) : page(asked, request)
  }, { readOnly: true })
}

type More = (plan: Planning, reader: EntityReader) => string[]

async function byValues(asked: Asked, wanted: string[]): Promise<OptionsAnswer> {
  const list = await choices(asked, (plan) => [keyIn(plan, asked, wanted.slice(0, MAX_VALUES))], MAX_VALUES)
  return { list, total: list.length, page: 1, pageSize: MAX_VALUES }
}

/** Several rows may have one name: all of them are meant. */
async function byNames(asked: Asked, wanted: string[]): Promise<OptionsAnswer> {
  const names = [...new Set(wanted.map((one) => one.trim()).filter((one) => one !== '' && !one.includes('\0')))]
  const wanting: More = (plan, reader) => [`(${foundBy(asked, reader).map((sql) => `${sql} = any(${plan.statement.value(names, 'text[]')})`).join(' or ')})`]
  const list = await choices(asked, wanting, MAX_VALUES, 0, names)
  const found = new Set(list.flatMap(({ named }) => named ?? []))
  return { list, total: list.length, page: 1, pageSize: MAX_VALUES, missing: names.filter((one) => !found.has(one)) }
}

async function page(asked: Asked, request: OptionsQuestion): Promise<OptionsAnswer> {
  const number = Math.max(1, Math.trunc(request.page ?? 1))
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(request.pageSize ?? PAGE_SIZE)))
  const keyword = request.keyword?.trim() ?? ''
  const sounding = soundsLikePinyin(keyword) ? await soundingLike(asked, keyword) : []
  const more: More = (plan, reader) => (keyword ? [matching(plan, reader, asked, keyword, sounding)] : [])
  const exactly: More = (plan, reader) => [
    `(${foundBy(asked, reader).map((sql) => `lower(${sql}) = lower(${plan.statement.value(keyword, 'text')})`).join(' or ')})`,
  ]
  const exact = keyword && number === 1 ? (await choices(asked, exactly, size)).map((one) => ({ ...one, exact: true })) : []
  const first = new Set(exact.map(({ value }) => value))
  const list = [...exact, ...(await choices(asked, more, size, (number - 1) * size)).filter(({ value }) => !first.has(value))]
  const counting = planning(asked)
  const reader = new EntityReader(counting, asked.entity)
  const where = [whereSql(counting, reader, asked.filter), ...more(counting, reader)].join(' and ')
  const { rows } = await asked.tx.query<{ n: number }>(`select count(*) as n from ${reader.from()} ${reader.joins()} where ${where}`, counting.statement.values)
  return { list, total: Number(rows[0]?.n ?? 0), page: number, pageSize: size }
}

async function choices(asked: Asked, more: More, limit: number, offset = 0, names?: string[]): Promise<ChoiceAnswer[]> {
  const { entity, keyField, telling, filter, by } = asked
  const plan = planning(asked)
  const fields = [...new Set([entity.title, ...telling.fields, ...(by === undefined ? [] : [by])])]
  const planned = planRows(plan, entity, { fields, ...(filter ? { filter } : {}), where: (reader) => more(plan, reader), limit, offset })
  const { rows } = await asked.tx.query<Row>(planned.text, planned.values)
  return rows.map((row) => {
    const read = planned.read(row)
    const group = by === undefined ? undefined : read[by]
    const own = new Set([entity.title, ...telling.find].map((field) => String(read[field] ?? '')))
    return {
      value: String(read[keyField.name]), label: String(read[entity.title] ?? read[keyField.name]), ...telling.tell(read),
      ...(names ? { named: names.filter((one) => own.has(one)) } : {}), ...(typeof group === 'string' ? { group } : {}),
    }
  })
}

/** Keys of the rows whose Chinese title or code sounds like the letters; none where there are too many to listen to. */
async function soundingLike(asked: Asked, keyword: string): Promise<string[]> {
  const chinese: More = (_plan, reader) => [`(${foundBy(asked, reader).map((sql) => `${sql} ~ '[一-鿿]'`).join(' or ')})`]
  const { find } = asked.telling
  const telling: Telling = { find: [], fields: find, tell: (row) => ({ note: find.map((field) => String(row[field] ?? '')).join('\n') }) }
  const names = await choices({ ...asked, by: undefined, telling }, chinese, MOST_NAMES + 1)
  if (names.length > MOST_NAMES) return []
  return names.filter(({ label, note = '' }) => [label, ...note.split('\n')].some((text) => soundsLike(text, keyword))).map(({ value }) => value)
}

function textSql(reader: EntityReader, field: string): string {
  return `${reader.at(field).sql}::text`
}

/** Title and codes as SQL. */
function foundBy({ entity, telling }: Asked, reader: EntityReader): string[] {
  return [entity.title, ...telling.find].map((field) => textSql(reader, field))
}

function keyIn(plan: Planning, { keyField }: Asked, values: string[]): string {
  const type = baseType(keyField)
  const fitting = type === 'bigint' ? values.filter(isRowId) : values
  return `t.${name(keyField.name)} = any(${plan.statement.value(fitting, `${type}[]`)})`
}

/** Titles and codes that contain the keyword, titles that sound like it, and the row whose key it is. */
function matching(plan: Planning, reader: EntityReader, asked: Asked, keyword: string, sounding: string[]): string {
  const type = baseType(asked.keyField)
  const written = [asked.entity.title, ...asked.telling.find].map((field) => conditionSql(
    plan.statement, { field, op: 'contains', value: keyword },
    (comparison) => ({ ...targetOf(plan, reader, comparison), manner: 'text', sql: textSql(reader, field) }),
  ))
  const key = type === 'bigint' && !isRowId(keyword) ? [] : [`t.${name(asked.keyField.name)} = ${plan.statement.value(keyword, type)}`]
  return `(${[...written, ...key, ...(sounding.length > 0 ? [keyIn(plan, asked, sounding)] : [])].join(' or ')})`
}
