/**
 * How far data goes: for each source of a dataset, or an entity's rows, the day up to which every shop has them that has any,
 * within what the asker may see, the shops, the reports and the days that are asked for. Days are whole ones where there are any
 * (complete-days.ts), never after today; a month counts as its last day. Reads no figure.
 */
import { traits } from '../../../../kinds/column-kinds'
import { fieldIn } from '../../../../contract/dimension-field'
import type { Dataset, DatasetSource, Entity, Model } from '../../../../contract/model'
import { allOf, conjunctsOf, fieldsOfCondition, isComparison, otherField, type Condition } from '../../../../contract/filter'
import type { SourceEnd } from '../../../../contract/wire'
import { completeDays, lastDays, type DaySource, type ShopLast } from './complete-days'
import { daySql } from '../statement/dimension'
import { commonEnd, toldByDay, type DataEnd, type DataEnds } from '../statement/data-ends'
import { EntityReader, own } from '../statement/fields'
import { splitRange, type Range } from './report.periods'
import { planning, type ShopEnd } from '../statement/statement'
import { whereSql } from '../statement/where'
import type { Reading } from '../reading'

/** @param filter a condition on dimensions, moments resolved; only what it says of shops and of days is heeded */
export async function dataEnds(reading: Reading, dataset: Dataset, filter?: Condition): Promise<DataEnds> {
  const { model } = reading
  const conjuncts = conjunctsOf(filter)
  const { range } = splitRange(dataset, conjuncts)
  const ends = new Map<string, DataEnd>()
  for (const source of Object.values(dataset.sources)) {
    const told = toldBy(model, dataset, source)
    const facts = own(model.entities, told.facts)
    if (!facts) continue
    const shops = shopsAsked(facts, conjuncts, (path) => fieldIn(own(dataset.dimensions, path) ?? {}, source.name), originsOf(told))
    ends.set(source.name, await endOf(reading, facts, told, range ?? {}, shops))
  }
  return ends
}

/** What is made out of the facts of another source goes as far as those: opening balances stand on the first day alone. */
function toldBy(model: Model, dataset: Dataset, source: DatasetSource): DatasetSource {
  const made = own(model.entities, source.facts)?.compute?.of
  return made && Object.values(dataset.sources).find(({ facts }) => made.some((of) => of.facts === facts)) || source
}

/** How far an entity's rows go by one of its fields. @param filter of the rows: what it says of shops and of that day is heeded */
export function entityEnd(reading: Reading, entity: Entity, day: string, filter?: Condition): Promise<DataEnd> {
  const heeded = conjunctsOf(filter).filter((condition) => fieldsOfCondition(condition).every((field) => field === day || tellsShop(entity, field)))
  return endOf(reading, entity, { day, shiftMonths: 0 }, {}, allOf(heeded))
}

async function endOf(reading: Reading, entity: Entity, source: DaySource, range: Range, filter?: Condition): Promise<DataEnd> {
  const rows = await shopDays(reading, entity, source, filter)
  const end = within(rows, range)
  const to = range.to
  // Where data goes on after the asked days it covers all of them, unless there is no row on any.
  const empty = to !== undefined && end.asked === to && !(await hasRows(reading, entity, source, range, filter))
  return empty ? { ...end, asked: null } : end
}

/** What days of shops say of the asked ones. */
function within(rows: readonly ShopLast[], { from, to }: Range): DataEnd {
  const began = (day: string | null): day is string => day !== null && (from === undefined || day >= from)
  const ends = rows.map(({ shopId, whole, newest }) => [shopId, began(whole) || (whole !== null && !began(newest)) ? whole : newest] as const)
  const upTo = ends.map(([shopId, day]) => [shopId, to !== undefined && day > to ? to : day] as const)
  const last = rows.map(({ newest }) => newest).sort().at(-1) ?? null
  const newest = new Map(rows.map((row) => [row.shopId, to !== undefined && row.newest > to ? to : row.newest]))
  return { last, asked: upTo.map(([, day]) => day).filter(began).sort()[0] ?? null, shops: new Map(upTo), newest }
}

/** Months that are made out of days go as far as those; the facts named first are what the rows count. */
async function shopDays(reading: Reading, entity: Entity, source: DaySource, filter?: Condition): Promise<ShopLast[]> {
  const { model } = reading
  const found = await lastDays(reading, entity, source, filter)
  if (traits(entity.fields[source.day]).names !== 'month') return found
  // A running month is asked for as a month: what it has so far is in it.
  const months = found.map(({ shopId, newest }): ShopLast => ({ shopId, newest, whole: newest }))
  const [first] = entity.compute?.of ?? []
  const made = first && own(model.entities, first.facts)
  if (found.length === 0 || !made || first.day === undefined || traits(made.fields[first.day]).names === 'month') return months
  const ofShops = allOf(
    conjunctsOf(filter).filter((condition) => fieldsOfCondition(condition).every((field) => tellsShop(made, field) || own(made.fields, field) !== undefined)),
  )
  const days = new Map((await lastDays(reading, made, { day: first.day, shiftMonths: 0 }, ofShops)).map((row) => [row.shopId, row]))
  return months.map((month) => {
    const day = days.get(month.shopId)
    return day && day.newest.slice(0, 7) === month.newest.slice(0, 7) ? day : month
  })
}

async function hasRows(reading: Reading, entity: Entity, source: DaySource, { from, to }: Range, filter?: Condition): Promise<boolean> {
  const { tx } = reading
  const plan = planning(reading)
  const reader = new EntityReader(plan, entity, { day: source.day })
  const day = source.shiftMonths === 0 ? reader.day() : daySql(reader, source as DatasetSource)
  if (day === undefined) return false
  const bound = (sign: string, value: string | undefined): string[] => (value === undefined ? [] : [`${day} ${sign} ${plan.statement.value(value, 'date')}`])
  const conditions = [whereSql(plan, reader, filter), ...bound('>=', from), ...bound('<=', to)]
  return (await tx.query(`select from ${reader.from()} ${reader.joins()} where ${conditions.join(' and ')} limit 1`, plan.statement.values)).rowCount > 0
}

/** How far each kind of rows goes within the asked days; empty where all go equally far. */
export function differingEnds(model: Model, dataset: Dataset, ends: DataEnds, sources: Iterable<string>): SourceEnd[] {
  const told = new Map<string, string | null>()
  for (const source of sources) {
    const facts = dataset.sources[source]?.facts ?? ''
    // One kind of rows may be two sources, by conditions of their own: it goes as far as either.
    told.set(facts, [told.get(facts), ends.get(source)?.asked].flatMap((day) => day ?? []).sort().at(-1) ?? null)
  }
  if (new Set(told.values()).size < 2) return []
  return [...told].map(([facts, until]) => ({ source: own(model.entities, facts)?.label ?? facts, until }))
}

/** Is this path the row's shop, or something that its shop says (the site)? */
function tellsShop(entity: Entity, path: string): boolean {
  const { shop } = entity.scope
  if (shop === undefined) return false
  if (path === shop) return true
  const [reference = '', field, ...more] = path.split('.')
  const told = own(entity.refs, reference)
  return field !== undefined && more.length === 0 && told?.by.length === 1 && told.by[0] === shop
}

/** The fields by which a source tells rows of one report from those of another, each with an end of its own. */
function originsOf({ besides }: DatasetSource): string[] {
  return besides ? fieldsOfCondition(besides.when) : []
}

/** The conditions that are about shops alone, or about which report rows are from (`origins`), told by the facts' own fields. */
function shopsAsked(facts: Entity, conjuncts: Condition[], fieldOf: (path: string) => string | undefined, origins: string[]): Condition | undefined {
  const tells = (path: string): boolean => tellsShop(facts, path) || origins.includes(path)
  const ofShops = conjuncts.filter((condition) => fieldsOfCondition(condition).every((field) => tells(fieldOf(field) ?? '')))
  return allOf(ofShops.map((condition) => renamed(condition, fieldOf)))
}

function renamed(condition: Condition, fieldOf: (path: string) => string | undefined): Condition {
  if (isComparison(condition)) {
    const other = otherField(condition.value)
    return { ...condition, field: fieldOf(condition.field) ?? condition.field, ...(other === undefined ? {} : { value: { field: fieldOf(other) ?? other } }) }
  }
  const inner = (each: Condition) => renamed(each, fieldOf)
  return 'and' in condition ? { and: condition.and.map(inner) } : { or: condition.or.map(inner) }
}

/**
 * The last day that all sources of a dataset have, of those that have any; null: none has. Conditions of the sources are left
 * aside, for a day without such rows has been reported too; sources whose files tell of weeks and months hold nobody back.
 * @param filter its shops are heeded
 */
export async function dataUntil(reading: Reading, dataset: Dataset, filter?: Condition): Promise<string | null> {
  return commonEnd(await dataEnds(reading, dataset, filter), 'last', toldByDay(dataset))
}

/** The day that each shop's facts are whole up to, in every source of the dataset that has any of the shop's. */
export async function shopEnds(reading: Reading, dataset: Dataset): Promise<ShopEnd[]> {
  const { model } = reading
  const ends = new Map<string | null, string>()
  for (const name of toldByDay(dataset)) {
    const source = dataset.sources[name]!
    const facts = model.entities[source.facts]
    for (const { shopId, last } of facts ? await completeDays(reading, facts, source.day) : []) {
      const known = ends.get(shopId)
      if (known === undefined || last < known) ends.set(shopId, last)
    }
  }
  return [...ends].map(([shopId, last]) => ({ shopId, last }))
}
