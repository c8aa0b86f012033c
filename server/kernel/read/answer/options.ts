/**
 * Choices for selects: rows of an entity by their title, 50 at a time, searched by title, key, pinyin or first letters; the
 * names of given values, whatever page they would be on; or the values of exact names. Only what the asker may see.
 */
import type { Entity, Field, Model } from '../../../../contract/model'
import type { Condition } from '../../../../contract/filter'
import type { Row } from '../../../../contract/wire'
import type { Database, Tx } from '../../store/connect'
import { askerOf, type Asking } from '../../asker/asker-of'
import type { Asker } from '../../asker/asker'
import { conditionSql, MAX_SEARCH } from '../statement/condition'
import { baseType, EntityReader, own } from '../statement/fields'
import { targetOf, whereSql } from '../statement/where'
import { readyList } from './lists'
import { MOST_NAMES, soundsLike, soundsLikePinyin } from '../statement/pinyin'
import { malformed, noSuchField } from '../../asker/problem'
import { planRows } from '../plan/rows'
import { name, planning, type Planning } from '../statement/statement'
import { isRowId } from '../../store/row-id'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 500
const MAX_VALUES = 1000

export interface OptionsRequest {
  entity: string
  keyword?: string
  /** Keys whose titles are wanted; the answer then holds those alone, as far as they meet the filter. */
  values?: string[]
  /** Titles whose keys are wanted, letter by letter; the answer then holds those alone and names what is `missing`. */
  names?: string[]
  page?: number
  pageSize?: number
  filter?: Condition
  /** A field whose value each choice carries as `group`. */
  by?: string
}

export interface OptionsAnswer {
  list: { value: string; label: string; group?: string }[]
  total: number
  page: number
  pageSize: number
  missing?: string[]
}

/** What is asked, made sense of: the same for rows, count and names. */
interface Asked {
  model: Model
  asker: Asker
  entity: Entity
  keyField: Field
  filter?: Condition
  by?: string
}

/** @throws HttpRefusal 400 for an entity that nobody chooses from, or whose title the asker must not see */
export async function answerOptions(from: Asking & { model: Model; db: Database }, request: OptionsRequest): Promise<OptionsAnswer> {
  const { model, db, caller, access } = from
  const entity = own(model.entities, request.entity)
  if (!entity || !isOffered(model, entity, (call) => access.mayCall(call))) throw malformed(`「${request.entity.slice(0, 80)}」不能用来选择`)
  const [key] = entity.key
  const keyField = key === undefined ? undefined : entity.fields[key]
  if (!keyField || entity.key.length !== 1) throw malformed(`「${entity.label}」没有单独的编号，不能用来选择`)
  if ((request.keyword ?? '').length > MAX_SEARCH) throw malformed(`搜索的文字最多 ${MAX_SEARCH} 个字`)
  if ((request.names?.length ?? 0) > MAX_VALUES) throw malformed(`一次最多按 ${MAX_VALUES} 个名称查找，现在是 ${request.names?.length} 个`)
  if (request.by !== undefined && own(entity.fields, request.by)?.enum === undefined) throw noSuchField(entity.label, request.by)
  const asker = askerOf(from)
  return db.withCompany(caller, async (tx) => {
    const { request: { filter } } = await readyList(tx, model, asker, entity, request)
    const asked: Asked = { model, asker, entity, keyField, ...(filter ? { filter } : {}), ...(request.by === undefined ? {} : { by: request.by }) }
    if (request.values) return byValues(tx, asked, request.values)
    return request.names ? byNames(tx, asked, request.names) : page(tx, asked, request)
  }, { readOnly: true })
}

type More = (plan: Planning, reader: EntityReader) => string[]

async function byValues(tx: Tx, asked: Asked, wanted: string[]): Promise<OptionsAnswer> {
  const list = await choices(tx, asked, (plan) => [keyIn(plan, asked, wanted.slice(0, MAX_VALUES))], MAX_VALUES)
  return { list, total: list.length, page: 1, pageSize: MAX_VALUES }
}

/** Several rows may have one name: all of them are meant. */
async function byNames(tx: Tx, asked: Asked, wanted: string[]): Promise<OptionsAnswer> {
  const names = [...new Set(wanted.map((one) => one.trim()).filter((one) => one !== '' && !one.includes('\0')))]
  const list = await choices(tx, asked, (plan, reader) => [`${titleSql(asked, reader)} = any(${plan.statement.value(names, 'text[]')})`], MAX_VALUES)
  const found = new Set(list.map(({ label }) => label))
  return { list, total: list.length, page: 1, pageSize: MAX_VALUES, missing: names.filter((one) => !found.has(one)) }
}

async function page(tx: Tx, asked: Asked, request: OptionsRequest): Promise<OptionsAnswer> {
  const number = Math.max(1, Math.trunc(request.page ?? 1))
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(request.pageSize ?? PAGE_SIZE)))
  const keyword = request.keyword?.trim() ?? ''
  const sounding = soundsLikePinyin(keyword) ? await soundingLike(tx, asked, keyword) : []
  const more: More = (plan, reader) => (keyword ? [matching(plan, reader, asked, keyword, sounding)] : [])
  const list = await choices(tx, asked, more, size, (number - 1) * size)
  const counting = planning(asked.model, asked.asker, 'original')
  const reader = new EntityReader(counting, asked.entity)
  const where = [whereSql(counting, reader, asked.filter), ...more(counting, reader)].join(' and ')
  const { rows } = await tx.query<{ n: number }>(`select count(*) as n from ${reader.from()} ${reader.joins()} where ${where}`, counting.statement.values)
  return { list, total: Number(rows[0]?.n ?? 0), page: number, pageSize: size }
}

async function choices(tx: Tx, { model, asker, entity, keyField, filter, by }: Asked, more: More, limit: number, offset = 0): Promise<OptionsAnswer['list']> {
  const plan = planning(model, asker, 'original')
  const fields = by === undefined ? [entity.title] : [entity.title, by]
  const planned = planRows(plan, entity, { fields, ...(filter ? { filter } : {}), where: (reader) => more(plan, reader), limit, offset })
  const { rows } = await tx.query<Row>(planned.text, planned.values)
  return rows.map((row) => {
    const read = planned.read(row)
    const group = by === undefined ? undefined : read[by]
    return { value: String(read[keyField.name]), label: String(read[entity.title] ?? read[keyField.name]), ...(typeof group === 'string' ? { group } : {}) }
  })
}

/** Keys of the rows whose Chinese title sounds like the letters; none where there are too many titles to listen to. */
async function soundingLike(tx: Tx, asked: Asked, keyword: string): Promise<string[]> {
  const chinese: More = (_plan, reader) => [`${titleSql(asked, reader)} ~ '[一-鿿]'`]
  const names = await choices(tx, { ...asked, by: undefined }, chinese, MOST_NAMES + 1)
  return names.length > MOST_NAMES ? [] : names.filter(({ label }) => soundsLike(label, keyword)).map(({ value }) => value)
}

function titleSql({ entity }: Asked, reader: EntityReader): string {
  return `${reader.at(entity.title).sql}::text`
}

function keyIn(plan: Planning, { keyField }: Asked, values: string[]): string {
  const type = baseType(keyField)
  const fitting = type === 'bigint' ? values.filter(isRowId) : values
  return `t.${name(keyField.name)} = any(${plan.statement.value(fitting, `${type}[]`)})`
}

/** Titles that contain the keyword or sound like it, and the row whose key it is. */
function matching(plan: Planning, reader: EntityReader, asked: Asked, keyword: string, sounding: string[]): string {
  const type = baseType(asked.keyField)
  const title = conditionSql(plan.statement, { field: asked.entity.title, op: 'contains', value: keyword }, (comparison) => ({ ...targetOf(plan, reader, comparison), manner: 'text', sql: titleSql(asked, reader) }))
  const key = type === 'bigint' && !isRowId(keyword) ? [] : [`t.${name(asked.keyField.name)} = ${plan.statement.value(keyword, type)}`]
  return `(${[title, ...key, ...(sounding.length > 0 ? [keyIn(plan, asked, sounding)] : [])].join(' or ')})`
}

/** Rows are offered to whoever may list them, or may use a call about rows that refer to them, however far. */
function isOffered(model: Model, entity: Entity, mayCall: (call: Model['families'][string]['calls'][string]) => boolean): boolean {
  const about = (call: Model['families'][string]['calls'][string]): string[] => {
    const { does } = call
    if (does?.type === 'report') return Object.values(own(model.datasets, does.dataset)?.sources ?? {}).map(({ facts }) => facts)
    return does && 'entity' in does && does.entity !== undefined ? [does.entity] : []
  }
  // What is everybody's own (tasks, messages) opens what its pages show names of, and not all that its rows refer to.
  const reachOf = (call: Model['families'][string]['calls'][string], each: string): ReadonlySet<string> => (call.access === 'own' ? chosenOnPages(model, call) : reach(model, each))
  return Object.values(model.families).some((family) =>
    Object.values(family.calls).some((call) => call.state === 'built' && about(call).some((each) => reachOf(call, each).has(entity.name)) && mayCall(call)),
  )
}

/** What the pages that list it show and filter by, of rows that are chosen. */
function chosenOnPages(model: Model, { family, name: call }: { family: string; name: string }): ReadonlySet<string> {
  const lists = Object.values(model.plans).flatMap((plan) => plan.lists).filter(({ list }) => list.family === family && list.call === call)
  const fields = lists.flatMap(({ columns, filters }) => [...columns, ...filters.flatMap((filter) => (filter.type === 'field' ? [filter.field] : []))])
  return new Set(fields.flatMap(({ options: chosen }) => (chosen ? [chosen.entity] : [])))
}

const reaches = new WeakMap<Model, Map<string, ReadonlySet<string>>>()

/** An entity and all that its rows refer to, by a reference or by a field that is chosen from rows. */
function reach(model: Model, from: string): ReadonlySet<string> {
  const known = reaches.get(model) ?? new Map<string, ReadonlySet<string>>()
  reaches.set(model, known)
  const found = known.get(from) ?? reachFrom(model, from)
  known.set(from, found)
  return found
}

function reachFrom(model: Model, from: string): Set<string> {
  const found = new Set([from])
  for (const name of found) {
    const entity = own(model.entities, name)
    if (!entity) continue
    for (const field of Object.values(entity.fields)) if (field.options) found.add(field.options.entity)
    for (const other of [...Object.values(entity.refs), ...Object.values(entity.has)]) found.add(other.entity)
  }
  return found
}
