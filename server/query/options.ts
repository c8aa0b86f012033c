/**
 * Choices for selects: rows of an entity by their title, 50 at a time, searched by title or key; or the names of given
 * values, whatever page they would be on. Only within the asker's shops.
 */
import type { Entity, Model } from '../../codegen/model'
import type { Condition } from '../../src/lib/filter'
import type { Handler } from '../families/handler'
import { askerOf } from '../plugins/access/asker'
import { conditionSql, MAX_SEARCH } from './condition'
import { baseType, EntityReader, own } from './fields'
import { targetOf, whereSql } from './list'
import { momentsResolved } from './lists'
import { malformed } from './problem'
import { planRows } from './rows'
import { name, planning, type Planning } from './statement'

const PAGE_SIZE = 50
const MAX_VALUES = 1000

export interface OptionsRequest {
  entity: string
  keyword?: string
  /** Keys whose titles are wanted; the answer then holds those alone. */
  values?: string[]
  page?: number
  filter?: Condition
}

export interface OptionsAnswer {
  list: { value: string; label: string }[]
  total: number
  page: number
  pageSize: number
}

/** app.options. @throws HttpRefusal 400 for an entity that nobody chooses from, or whose title the asker must not see */
export const options: Handler<OptionsRequest> = async (context, request): Promise<OptionsAnswer> => {
  const { model, db, caller, access } = context
  const entity = own(model.entities, request.entity)
  if (!entity || !(access.everything || isOffered(model, entity, (call) => access.mayCall(call)))) throw malformed(`「${request.entity.slice(0, 80)}」不能用来选择`)
  const [key] = entity.key
  const keyField = key === undefined ? undefined : entity.fields[key]
  if (!keyField || entity.key.length !== 1) throw malformed(`「${entity.label}」没有单独的编号，不能用来选择`)
  if ((request.keyword ?? '').length > MAX_SEARCH) throw malformed(`搜索的文字最多 ${MAX_SEARCH} 个字`)
  const values = request.values?.slice(0, MAX_VALUES)
  const page = Math.max(1, Math.trunc(request.page ?? 1))
  const asker = askerOf(context)
  return db.withCompany(caller, async (tx) => {
    const filter = await momentsResolved(tx, model, asker, entity, request.filter)
    const more = (plan: Planning) => (reader: EntityReader): string[] => {
      const conditions: string[] = []
      const type = baseType(keyField)
      if (values) {
        const fitting = type === 'bigint' ? values.filter((value) => /^\d{1,18}$/.test(value)) : values
        conditions.push(`t.${name(keyField.name)} = any(${plan.statement.value(fitting, `${type}[]`)})`)
      }
      const keyword = request.keyword?.trim()
      if (keyword) conditions.push(matching(plan, reader, entity, keyField.name, type, keyword))
      return conditions
    }
    const plan = planning(model, asker, 'original')
    const size = values ? MAX_VALUES : PAGE_SIZE
    const planned = planRows(plan, entity, { fields: [entity.title], ...(filter ? { filter } : {}), where: more(plan), limit: size, offset: values ? 0 : (page - 1) * size })
    const { rows } = await tx.query(planned.text, planned.values)
    const list = rows.map((row) => {
      const read = planned.read(row)
      return { value: String(read[keyField.name]), label: String(read[entity.title] ?? read[keyField.name]) }
    })
    return { list, total: values ? list.length : await count(), page: values ? 1 : page, pageSize: size }

    async function count(): Promise<number> {
      const counting = planning(model, asker, 'original')
      const reader = new EntityReader(counting, entity!)
      const where = [whereSql(counting, reader, filter), ...more(counting)(reader)].join(' and ')
      const found = await tx.query<{ n: number }>(`select count(*) as n from ${reader.from()} ${reader.joins()} where ${where}`, counting.statement.values)
      return Number(found.rows[0]?.n ?? 0)
    }
  }, { readOnly: true })
}

/** Titles that contain the keyword, and the row whose key it is. */
function matching(plan: Planning, reader: EntityReader, entity: Entity, key: string, type: string, keyword: string): string {
  const title = conditionSql(plan.statement, { field: entity.title, op: 'contains', value: keyword }, (comparison) => ({ ...targetOf(plan, reader, comparison), manner: 'text', sql: `${reader.at(comparison.field).sql}::text` }))
  if (type === 'bigint' && !/^\d{1,18}$/.test(keyword)) return title
  return `(${title} or t.${name(key)} = ${plan.statement.value(keyword, type)})`
}

/** Entities that some field refers to are there to be chosen from; others only for those who may list them. */
function isOffered(model: Model, entity: Entity, mayCall: (call: Model['families'][string]['calls'][string]) => boolean): boolean {
  if (Object.values(model.entities).some((each) => Object.values(each.fields).some((field) => field.options?.entity === entity.name))) return true
  return Object.values(model.families).some((family) => Object.values(family.calls).some((call) => call.does?.type === 'list' && call.does.entity === entity.name && mayCall(call)))
}
