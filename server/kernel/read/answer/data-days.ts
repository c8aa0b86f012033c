/**
 * How far data goes: the last day of each source of a dataset, or of an entity's rows, within what the asker may see, the
 * shops and the days that are asked for, and never after today. A month counts as its last day. Reads no figure.
 */
import type { Dataset, DatasetSource, Entity, Model } from '../../../../contract/model'
import { lastDay } from '../../../../contract/days'
import { allOf, comparisonsOf, conjunctsOf, isComparison, type Condition } from '../../../../contract/filter'
import type { SourceEnd } from '../../../../contract/wire'
import type { Tx } from '../../store/connect'
import type { Asker } from '../../asker/asker'
import { shopsOf } from './complete-days'
import { daySql } from '../statement/dimension'
import { EntityReader, own } from '../statement/fields'
import { fence } from '../statement/fence'
import { splitRange, type Range } from '../question/report.periods'
import { name, planning } from '../statement/statement'
import { whereSql } from '../statement/where'

/** Where rows are looked for, besides the asker's fence. */
interface Within extends Range {
  /** A condition on what the facts say of their shop. */
  shops?: Condition
}

/** How far a source goes. */
export interface DataEnd {
  /** Its last day, whatever days are asked for; null: it has none. */
  last: string | null
  /** The last of the asked days that it goes up to; null: it has no row on any of them. */
  asked: string | null
}

/** By the source's name. */
export type DataEnds = ReadonlyMap<string, DataEnd>

/** @param filter a condition on dimensions, moments resolved; only what it says of shops and of days is heeded */
export async function dataEnds(tx: Tx, model: Model, asker: Asker, dataset: Dataset, filter?: Condition): Promise<DataEnds> {
  const conjuncts = conjunctsOf(filter)
  const { range } = splitRange(dataset, conjuncts)
  const ends = new Map<string, DataEnd>()
  for (const source of Object.values(dataset.sources)) {
    const facts = own(model.entities, source.facts)
    if (!facts) continue
    const asked = shopsAsked(facts, conjuncts, (path) => own(dataset.dimensions, path)?.field)
    const shops = asked ? { shops: asked } : {}
    const last = await endOf(tx, model, asker, facts, source, shops)
    ends.set(source.name, { last, asked: await withinAsked(last, range ?? {}, () => endOf(tx, model, asker, facts, source, { ...shops, ...range })) })
  }
  return ends
}

/** Where data goes on after the asked days it covers all of them, unless it has no row there at all. */
async function withinAsked(last: string | null, { from, to }: Range, find: () => Promise<string | null>): Promise<string | null> {
  if (last === null || (from !== undefined && last < from)) return null
  if (to === undefined || last <= to) return last
  return (await find()) === null ? null : to
}

/** The day up to which all of the sources go that have any rows; null: none has. */
export function commonEnd(ends: DataEnds, kind: keyof DataEnd, sources: Iterable<string> = ends.keys()): string | null {
  return [...new Set(sources)].flatMap((source) => ends.get(source)?.[kind] ?? []).sort()[0] ?? null
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

/** The last day of an entity's rows by one of its fields. @param filter of the rows: what it says of shops and of that day is heeded */
export function entityEnd(tx: Tx, model: Model, asker: Asker, entity: Entity, day: string, filter?: Condition): Promise<string | null> {
  const heeded = conjunctsOf(filter).filter((condition) => comparisonsOf(condition).every(({ field }) => field === day || tellsShop(entity, field)))
  const shops = allOf(heeded)
  return endOf(tx, model, asker, entity, { name: day, facts: entity.name, day, shiftMonths: 0 }, shops ? { shops } : {})
}

async function endOf(tx: Tx, model: Model, asker: Asker, entity: Entity, source: DatasetSource, within: Within): Promise<string | null> {
  const newest = await newestDay(tx, model, asker, entity, source, within)
  if (newest === null || entity.fields[source.day]?.kind !== 'month') return newest
  const month = newest.slice(0, 7)
  const whole = [lastDay(month), asker.today, ...(within.to === undefined ? [] : [within.to])].sort()[0]!
  const [first] = entity.compute?.of ?? []
  const made = first && own(model.entities, first.facts)
  if (!made || first.day === undefined || made.fields[first.day]?.kind === 'month') return whole
  // Months that are made out of days go as far as those; the facts named first are what the rows count.
  const days = { ...within, from: `${month}-01`, to: lastDay(month) }
  return (await newestDay(tx, model, asker, made, { name: first.facts, facts: first.facts, day: first.day, shiftMonths: 0 }, days)) ?? whole
}

async function newestDay(tx: Tx, model: Model, asker: Asker, entity: Entity, source: DatasetSource, within: Within): Promise<string | null> {
  const plan = planning(model, asker, 'original')
  const reader = new EntityReader(plan, entity, { day: source.day })
  const day = source.shiftMonths === 0 ? reader.day() : daySql(reader, source)
  if (day === undefined) return null
  const bound = (sign: string, value: string | undefined): string[] => (value === undefined ? [] : [`${day} ${sign} ${plan.statement.value(value, 'date')}`])
  const conditions = [
    ...(within.shops ? [whereSql(plan, reader, within.shops)] : fence(plan, reader)),
    ...bound('>=', within.from),
    ...bound('<=', within.to !== undefined && within.to < asker.today ? within.to : asker.today),
  ]
  const shops = shopsOf(model, entity)
  // Shop by shop the newest day is one step in the index (shop, day); over all of them it would be a scan.
  const text = shops
    ? `select max(z.day)::text as day from (select ${name(shops.key)} as id from ${name(shops.table)} where company_id = ${plan.statement.value(asker.companyId, '')}) s
       cross join lateral (select max(${day}) as day from ${reader.from()} ${reader.joins()} where ${[...conditions, `t.${name(shops.field)} = s.id`].join(' and ')}) z`
    : `select max(${day})::text as day from ${reader.from()} ${reader.joins()} where ${conditions.join(' and ')}`
  const { rows } = await tx.query<{ day: string | null }>(text, plan.statement.values)
  return rows[0]?.day ?? null
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

/** The conditions that are about shops alone, told by the facts' own fields. */
function shopsAsked(facts: Entity, conjuncts: Condition[], fieldOf: (path: string) => string | undefined): Condition | undefined {
  return allOf(conjuncts.filter((condition) => comparisonsOf(condition).every(({ field }) => tellsShop(facts, fieldOf(field) ?? ''))).map((condition) => renamed(condition, fieldOf)))
}

function renamed(condition: Condition, fieldOf: (path: string) => string | undefined): Condition {
  if (isComparison(condition)) return { ...condition, field: fieldOf(condition.field) ?? condition.field }
  const inner = (each: Condition) => renamed(each, fieldOf)
  return 'and' in condition ? { and: condition.and.map(inner) } : { or: condition.or.map(inner) }
}
