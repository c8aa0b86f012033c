/**
 * Which days of a source of facts are whole, shop by shop: the one answer to "up to when is there data", for windows of
 * the last days and for 数据截至 alike. A day is whole when it is over and was over when its rows were taken from Amazon;
 * days to come do not count. Reads the database for the first and the last such day alone.
 */
import type { Entity, Model } from '../../../../contract/model'
import type { Tx } from '../../store/connect'
import type { Asker } from '../../asker/asker'
import { EntityReader, own, shopReference } from '../statement/fields'
import { fence } from '../statement/fence'
import { name, planning, type Planning } from '../statement/statement'

/** The whole days that a shop has rows of, yyyy-mm-dd, both included. A month counts by its days: whole once it is over. */
export interface ShopDays {
  /** null: rows that belong to no shop. */
  shopId: string | null
  first: string
  last: string
}

/**
 * The first and the last whole day of an entity's rows in each shop that the asker sees; shops without one are left out.
 * @param dayField the entity's own field that tells a row's day (date, datetime or month)
 */
export async function completeDays(tx: Tx, model: Model, asker: Asker, entity: Entity, dayField: string): Promise<ShopDays[]> {
  const plan = planning(model, asker, 'original')
  const reader = new EntityReader(plan, entity, { day: dayField })
  const began = reader.day()
  const field = own(entity.fields, dayField)
  if (began === undefined || !field) return []
  const day = field.kind === 'month' ? `(${began} + interval '1 month' - interval '1 day')::date` : began
  const shops = shopsOf(model, entity)
  const conditions = fence(plan, reader)
  if (shops) conditions.push(`t.${name(shops.field)} = s.id`)
  const today = plan.statement.value(asker.today, 'date')
  if (isSnapshot(model, entity, dayField)) conditions.push(`${day} <= ${today}`)
  else conditions.push(`${day} < ${today}`, ...takenAfter(plan, reader, day))
  const from = `${reader.from()} ${reader.joins()}`
  // Shop by shop each end is a step or two in the index (shop, day); over all of them it would be a scan.
  const end = (direction: 'asc' | 'desc'): string => `(select ${day} as day from ${from} where ${conditions.join(' and ')} order by ${began} ${direction} nulls last limit 1)`
  const list = shops ? `(select ${name(shops.key)} as id from ${name(shops.table)} where company_id = ${plan.statement.value(asker.companyId, '')})` : '(select null as id)'
  const { rows } = await tx.query<ShopDays>(
    `select s.id::text as "shopId", a.day::text as first, z.day::text as last
     from ${list} s cross join lateral ${end('desc')} z cross join lateral ${end('asc')} a order by s.id`,
    plan.statement.values,
  )
  return rows
}

/** Rows of a file were whole days when it came if the shop's clock had gone past them; rows of no file are their own word. */
function takenAfter({ model, statement, asker }: Planning, reader: EntityReader, day: string): string[] {
  const { entity } = reader
  const file = Object.values(entity.refs).find(({ entity: other, by }) => other === 'report_file' && by.length === 1)
  const table = file && own(model.entities, file.entity)
  if (!file || !table) return []
  const clock = reader.zone({ ...table.fields['create_time']!, zone: 'marketplace' })
  return [
    `not exists (select from ${name(table.table)} file where file.company_id = ${statement.value(asker.companyId, '')} and file.id = ${reader.raw(file.by[0]!)}
      and (file.create_time at time zone ${clock})::date <= ${day})`,
  ]
}

/** Whether the rows of a day tell how things stood then: such a day is whole as soon as it is there. */
function isSnapshot(model: Model, entity: Entity, dayField: string): boolean {
  const told = (facts: string, day: string): boolean =>
    Object.values(model.reports).some((report) => report.entity === facts && report.replace.by === 'snapshot' && report.day === day)
  return told(entity.name, dayField) || (entity.compute?.of.some(({ facts, day }) => day !== undefined && told(facts, day)) ?? false)
}

/** Where the shops of an entity's rows are listed; undefined: its rows need not have one. */
export function shopsOf(model: Model, entity: Entity): { table: string; key: string; field: string } | undefined {
  const { shop } = entity.scope
  if (shop === undefined || entity.shared || !entity.fields[shop]?.required) return undefined
  const reference = shopReference(entity)
  const other = reference && own(model.entities, reference.entity)
  const key = reference?.to[0]
  return other && key !== undefined ? { table: other.table, key, field: shop } : undefined
}
