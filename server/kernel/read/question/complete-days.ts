/**
 * Which days of a source of facts are whole, shop by shop: the one answer to "up to when is there data", for windows of
 * the last days and for 数据截至 alike. A day is whole when it is over and was over when its rows were taken from Amazon;
 * days to come do not count. Reads the database for the first and the last such day alone.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { DatasetSource, Entity, Model } from '../../../../contract/model'
import type { Condition } from '../../../../contract/filter'
import { perModel } from '../../../../contract/per-model'
import type { Row } from '../../../../contract/wire'
import { EntityReader, own } from '../statement/fields'
import { shopReference } from '../statement/entity'
import { fence } from '../statement/fence'
import { keptPlan } from '../statement/kept-plans'
import { ask, name, planning, type Planning, type Prepared } from '../statement/statement'
import { whereSql } from '../statement/where'
import type { Reading } from '../reading'

/** The whole days that a shop has rows of, yyyy-mm-dd, both included. A month counts by its days: whole once it is over. */
interface ShopDays {
  /** null: rows that belong to no shop. */
  shopId: string | null
  first: string
  last: string
}

/** How far a shop's rows go. */
export interface ShopLast {
  /** null: rows that belong to no shop. */
  shopId: string | null
  /** Its last whole day; null: none is whole yet. */
  whole: string | null
  /** The last day that it has rows of, of those that have come; a month's last day, or today. */
  newest: string
}

/** A source's own day, and by how many months it is moved to the day that its rows count for. */
export type DaySource = Pick<DatasetSource, 'day' | 'shiftMonths'>

/**
 * The first and the last whole day of an entity's rows in each shop that the asker sees; shops without one are left out.
 * @param dayField the entity's own field that tells a row's day (date, datetime or month)
 */
export async function completeDays(reading: Reading, entity: Entity, dayField: string): Promise<ShopDays[]> {
  const source: DaySource = { day: dayField, shiftMonths: 0 }
  const asked = keptPlan(planning(reading), entity, ['complete days', source], (begun) => {
    const made = shopByShop(begun, entity, source)
    return made && prepared<ShopDays>(begun, `select s.id::text as "shopId", a.day::text as first, z.day::text as last
     from ${made.shops} s cross join lateral ${made.end('desc', made.whole)} z cross join lateral ${made.end('asc', made.whole)} a order by s.id`)
  })
  return onceIn(reading, asked)
}

/**
 * How far the rows go in each shop that the asker sees and that has any.
 * @param filter a condition on the entity's fields that rows must meet
 */
export async function lastDays(reading: Reading, entity: Entity, { day, shiftMonths }: DaySource, filter?: Condition): Promise<ShopLast[]> {
  const source: DaySource = { day, shiftMonths }
  const asked = keptPlan(planning(reading), entity, ['last days', source, filter ?? null], (begun) => {
    const made = shopByShop(begun, entity, source, filter)
    return made && prepared<ShopLast>(begun, `select s.id::text as "shopId", w.day::text as whole, least(z.day, ${made.today})::text as newest
     from ${made.shops} s cross join lateral ${made.end('desc', made.come)} z left join lateral ${made.end('desc', made.whole)} w on true order by s.id`)
  })
  return onceIn(reading, asked)
}

function prepared<Line extends object>({ statement }: Planning, text: string): Prepared<Line[]> {
  return { text, values: statement.values, read: (rows) => rows as Line[] }
}

/** What a reading has been told: sources of the same facts, and windows of last days, ask the very same. */
const toldIn = new WeakMap<Reading, Map<string, Promise<Row[]>>>()

async function onceIn<Line>(reading: Reading, asked: Prepared<Line[]> | undefined): Promise<Line[]> {
  if (!asked) return []
  const { text, values } = asked
  if (!reading.tx.readOnly) return ask(reading.tx, asked)
  let known = toldIn.get(reading)
  if (!known) toldIn.set(reading, (known = new Map<string, Promise<Row[]>>()))
  const question = `${text} ${JSON.stringify(values)}`
  let told = known.get(question)
  if (!told) known.set(question, (told = reading.tx.query<Row>(text, values).then(({ rows }) => rows)))
  return asked.read(await told)
}

/** A statement in the making that asks each shop for an end of its days; undefined: the entity has no such day. */
function shopByShop(plan: Planning, entity: Entity, { day: dayField, shiftMonths }: DaySource, filter?: Condition) {
  const { model, asker } = plan
  const reader = new EntityReader(plan, entity, { day: dayField })
  const began = reader.day()
  const field = own(entity.fields, dayField)
  if (began === undefined || !field) return undefined
  const ofMonths = traits(field).names === 'month'
  const moved = shiftMonths === 0 ? began : `(${began} + interval '${Math.trunc(shiftMonths)} months')::date`
  const told = ofMonths ? `(${moved} + interval '1 month' - interval '1 day')::date` : moved
  const over = ofMonths ? `(${began} + interval '1 month' - interval '1 day')::date` : began
  const shops = shopsOf(model, entity)
  const conditions = [...(filter ? [whereSql(plan, reader, filter)] : fence(plan, reader)), `${began} is not null`]
  if (shops) conditions.push(`t.${name(shops.field)} = s.id`)
  const today = plan.statement.value(asker.today, 'date')
  const come = [`${began} <= ${today}`, `${moved} <= ${today}`]
  const whole = isSnapshot(model, entity, dayField) ? [`${over} <= ${today}`] : [`${over} < ${today}`, ...takenAfter(plan, reader, over)]
  const from = `${reader.from()} ${reader.joins()}`
  const company = plan.statement.value(asker.companyId, '')
  return {
    today, come, whole: [...whole, `${moved} <= ${today}`],
    shops: shops ? `(select ${name(shops.key)} as id from ${name(shops.table)} where company_id = ${company})` : '(select null as id)',
    // Shop by shop each end is a step or two in the index (shop, day); over all of them it would be a scan.
    end: (direction: 'asc' | 'desc', also: string[]): string =>
      `(select ${told} as day from ${from} where ${[...conditions, ...also].join(' and ')} order by ${began} ${direction} limit 1)`,
  }
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
  const told = (facts: string, day: string): boolean => snapshotDays(model, facts).has(day)
  return told(entity.name, dayField) || (entity.compute?.of.some(({ facts, day }) => day !== undefined && told(facts, day)) ?? false)
}

/** The days by which reports tell rows of an entity that stand in place of all before. */
const snapshotDays = perModel((model, facts): ReadonlySet<string | undefined> => new Set(
  Object.values(model.reports).flatMap(({ entity, replace, day }) => (entity === facts && replace.by === 'snapshot' ? [day] : [])),
))

/** Where the shops of an entity's rows are listed; undefined: its rows need not have one. */
export function shopsOf(model: Model, entity: Entity): { table: string; key: string; field: string } | undefined {
  const { shop } = entity.scope
  if (shop === undefined || entity.shared || !entity.fields[shop]?.required) return undefined
  const reference = shopReference(entity)
  const other = reference && own(model.entities, reference.entity)
  const key = reference?.to[0]
  return other && key !== undefined ? { table: other.table, key, field: shop } : undefined
}
