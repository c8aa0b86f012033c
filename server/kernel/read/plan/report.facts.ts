/**
 * What one source of a dataset is read from: its facts, or the smallest rollups of them that know every dimension, measure
 * and fence that the question needs; whole months and years from those that are kept by them (report.pieces.ts). All are read
 * through the same interface, so that a report cannot tell them apart.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Dimension, Entity, Measure, Rollup } from '../../../../contract/model'
import { addDays } from '../../../../contract/days'
import { fieldIn } from '../../../../contract/dimension-field'
import { fieldsOfCondition } from '../../../../contract/filter'
import { currencyColumn, rollupFacts } from '../statement/rollup-facts'
import { adder, overRows } from '../statement/adding'
import { daySql, dimensionSql, stepSql } from '../statement/dimension'
import { EntityReader, own, type FieldSql } from '../statement/fields'
import { whereSql } from '../statement/where'
import type { Question } from '../question/report.question'
import { amountsUnder, currencyUnder, isMoney, isSummed } from '../question/measures'
import { cutOf, type Cut } from '../question/report.cut'
import { timeStep, type Period, type Range } from '../question/report.periods'
import { linesUpTo } from './report.lines'
import { piecesOf } from './report.pieces'
import { levelsOf, smallestOf, type Reads } from './report.rollups'
import { convertedDigits } from '../statement/rates'
import { literal, name } from '../statement/statement'
import { currencyDigits } from '../statement/values'

/** One source, or one piece of its days, as SQL for the grouped selects. Texts are SQL over the joined rows unless said otherwise. */
export interface FactsReader {
  reader: EntityReader
  /** The source's day, shifted as the source says: SQL of type date. */
  day: string
  /** The first day of a row that may cover several, `day` being its last. */
  begins?: string
  /** The condition of rows within these days, as the statistics of the column know it. */
  within(range: Range): string[]
  dimension(dimension: Dimension, day: string): string
  /** The source's own condition; undefined where there is none, or it is met already. */
  where: string | undefined
  /** How a stored measure adds up; `part` names an expression of the row, `last` the condition of the last day's rows. */
  measure(measure: Measure, part: (sql: string) => string, last: () => string): string
  /** The kept amounts of a row that a measure is made from, unconverted, each with its currency and that currency's rate. */
  amounts(measure: Measure): { amount: string; currency: string; rate: string }[]
  /** SQL of the row's shop; undefined: rows belong to none, or to several. */
  shop: string | undefined
  /** The currency of the source's amounts; undefined: it has none. */
  currency(path: string): string
}

/** The dimensions that a question reads. */
export function dimensionsRead(question: Question): Dimension[] {
  const asked = question.facts.flatMap((condition) => fieldsOfCondition(condition)).flatMap((field) => own(question.dataset.dimensions, field) ?? [])
  return [...new Set([...question.rows, ...(question.pivot ? [question.pivot.dimension] : []), ...asked])]
}

/** What some days of a period are read from. */
export interface Part {
  facts: FactsReader
  /** These days alone; undefined: the period says which. */
  within?: Range
  /** They are whole months or years of a rollup, within whatever bounds the period. */
  whole?: true
}

/** All that a question reads of a source, whatever its days. @param period what is read of it; the asked one where it is left out */
export function factsReader(question: Question, reads: Reads, period?: Period): FactsReader {
  const { source, facts } = factsOf(question, reads)
  const smallest = smallestOf(question, facts, reads)
  if (smallest) return overRollup(question, facts, smallest)
  const [now] = question.periods
  const cut = period && now && cutOf(question.plan, question.dataset, period, source, now)
  return overFacts(question, facts, source, cut)
}

/** What a period is read from, each of its days once. */
export function partsOf(question: Question, reads: Reads, period: Period): Part[] {
  const { plan, dataset } = question
  const { source, facts } = factsOf(question, reads)
  const levels = levelsOf(question, facts, reads, period)
  if (levels.length === 0) return [{ facts: factsReader(question, reads, period) }]
  const cut = cutOf(plan, dataset, period, source, question.periods[0] ?? period)
  const to = cut?.to ?? period.to
  const asked: Range = { ...(period.from === undefined ? {} : { from: period.from }), ...(to === undefined ? {} : { to }) }
  const there = plan.there.get(dataset.name)?.get(source)
  // An earlier period of which there is no row asks for nothing.
  if (period !== question.periods[0] && there && isBeyond(asked, there)) return []
  // From the day on that the first shop's earlier days end at, each day is compared shop by shop.
  const soonest = [...cut?.sooner.keys() ?? []].sort()[0]
  const pieces = soonest === undefined ? piecesOf(asked, levels, there)
    : [...piecesOf({ ...asked, to: soonest }, levels, there), { range: { from: addDays(soonest, 1), ...(to === undefined ? {} : { to }) } }]
  return pieces.map(({ rollup, range }): Part => rollup
    ? { facts: overRollup(question, facts, rollup), within: range, whole: true }
    : { facts: factsReader(question, reads, period), within: range })
}

function isBeyond({ from, to }: Range, there: Range): boolean {
  return (to !== undefined && there.from !== undefined && to < there.from) || (from !== undefined && there.to !== undefined && from > there.to)
}

/** A range as conditions on a column. @param as how a bound is told there */
function withinOf(
  { plan: { statement } }: Question, column: string, { from, to }: Range, as: (bound: string) => string = (bound) => bound, type = 'date',
): string[] {
  const bound = (sign: string, day: string | undefined): string[] => (day === undefined ? [] : [`${column} ${sign} ${statement.value(as(day), type)}`])
  return [...bound('>=', from), ...bound('<=', to)]
}

function factsOf(question: Question, reads: Reads): { source: string; facts: Entity } {
  const source = question.dataset.sources[reads.source]
  const facts = source && question.plan.model.entities[source.facts]
  if (!source || !facts) throw new Error(`${question.dataset.name} has no source ${reads.source}`)
  return { source: reads.source, facts }
}

/** The row's shop, where it has one. */
function shopOf(reader: EntityReader): string | undefined {
  const { shop } = reader.entity.scope
  return shop === undefined || shop.includes('.') || traits(own(reader.entity.fields, shop)).several ? undefined : reader.raw(shop)
}

function overFacts(question: Question, facts: Entity, sourceName: string, cut?: Cut): FactsReader {
  const { dataset } = question
  const source = dataset.sources[sourceName]!
  const rows = cut && linesUpTo(question.plan, facts, source, cut)
  const reader = new EntityReader(question.plan, facts, { day: source.day, ...(rows ? { rows } : {}) })
  return {
    reader,
    day: daySql(reader, source),
    ...(source.from === undefined ? {} : { begins: reader.raw(source.from) }),
    within: (range) => withinOf(question, daySql(reader, source), range),
    dimension: (dimension, day) => (timeStep(dimension) ? stepSql(timeStep(dimension)!, day) : dimensionSql(reader, source, dimension)),
    // Made when it is read: a value of a condition that no select holds would be a parameter too many.
    get where() {
      return source.where && whereSql(question.plan, reader, source.where)
    },
    measure: (measure, part, last) => {
      const only = measure.where && part(`(${whereSql(question.plan, reader, measure.where)})`)
      if (measure.count) return only === undefined ? 'count(*)' : `count(*) filter (where ${only})`
      const adding = overRows(part, last, only)
      if (dataset.rounded === 'lines') {
        const { sum } = adding
        const some = only === undefined ? '' : ` filter (where ${only})`
        // Also below a ratio: it is one of the amounts that stand beside it.
        adding.sum = (found) => {
          if (!found.money) return sum(found)
          return `sum(${part(`round(${found.sql}, ${lineDigits(question, facts, reader, measure, found)})`)})${some}`
        }
      }
      return adder(reader, adding)(measure.field ?? measure.name, measure.total === 'ratio' ? undefined : isSummed(measure) ? 'sum' : measure.total)
    },
    amounts: (measure) =>
      amountsUnder(question.plan.model, dataset, measure).map(
        ({ path, currency }) => ({ amount: reader.raw(path), currency: reader.raw(currency), rate: reader.rate(currency) }),
      ),
    shop: shopOf(reader),
    currency: (path) => reader.raw(path),
  }
}

/** The digits that an amount of a line keeps, as SQL: those of the company's currency, or of the line's own. */
function lineDigits({ plan }: Question, facts: Entity, reader: EntityReader, measure: Measure, { field: amount }: FieldSql): string {
  const digits = isMoney(measure) ? measure.scale : amount.scale
  if (plan.convert) return String(convertedDigits(plan, digits))
  const scale = (digits ?? 2) - 2
  const field = own(facts.fields, amount.currencyField ?? '')
  const values = own(plan.model.enums, field?.enum ?? '')?.values ?? []
  const others = values.map(({ value }) => ({ value, digits: currencyDigits(plan.model, value) })).filter(({ digits }) => digits !== 2)
  if (!field || others.length === 0) return String(scale + 2)
  return `(case ${reader.raw(field.name)} ${others.map(({ value, digits }) => `when ${literal(value)} then ${Math.max(0, scale + digits)}`).join(' ')}
    else ${scale + 2} end)`
}

function overRollup(question: Question, facts: Entity, rollup: Rollup): FactsReader {
  const { plan, dataset } = question
  const { columns, time, source } = rollupFacts(plan.model, dataset, rollup, plan.asker.companyId)
  const scales = new Map(columns.filter(({ role }) => role === 'measure').map((column) => [column.name, column.scale]))
  const byField = new Map<string, string>()
  for (const dimension of rollup.dimensions) {
    const found = dataset.dimensions[dimension]
    const field = found && fieldIn(found, source.name)
    if (field !== undefined && found?.by === undefined) byField.set(field, `t.${name(dimension)}`)
  }
  for (const column of columns) if (column.role === 'currency') byField.set(column.name, `t.${name(column.name)}`)
  const day = !time ? 'null::date' : time.by === 'year' ? `make_date(t.${name(time.column)}::integer, 1, 1)` : `t.${name(time.column)}`
  // Its month alone is read from it, to find the rate: moved back by whole months it is right.
  byField.set(source.day, source.shiftMonths === 0 ? day : `(${day} - interval '${Math.trunc(source.shiftMonths)} months')::date`)
  const reader = new EntityReader(plan, facts, { table: rollup.table, column: (field) => byField.get(field), day: source.day })
  return {
    reader,
    day,
    // Days of whole years are told by the years as they are kept.
    within: (range) => (time?.by === 'year' ? withinOf(question, `t.${name(time.column)}`, range, (bound) => bound.slice(0, 4), 'text')
      : withinOf(question, day, range)),
    dimension: (dimension, shifted) => {
      const step = timeStep(dimension)
      if (step) return stepSql(step, shifted)
      return rollup.dimensions.includes(dimension.name) ? `t.${name(dimension.name)}` : reader.at(fieldIn(dimension, source.name) ?? dimension.name).sql
    },
    where: undefined,
    measure: (measure, part) => {
      const value = plan.convert && isMoney(measure) ? reader.converted(
        columnOf(measure), currencyUnder(plan.model, dataset, measure) ?? '',
      ) : columnOf(measure)
      const units = `${measure.total === 'max' && !measure.count ? 'max' : 'sum'}(${part(value)})`
      const scale = scales.get(measure.name) ?? 0
      // A product of exact numbers is exact; a quotient would be cut.
      return scale === 0 ? units : `${units} * 1e-${scale}::numeric`
    },
    amounts: (measure) => {
      const path = currencyUnder(plan.model, dataset, measure)
      return path === undefined ? [] : [
        { amount: columnOf(measure), currency: byField.get(path) ?? `t.${name(currencyColumn(path))}`, rate: reader.rate(path) },
      ]
    },
    get shop() {
      return shopOf(reader)
    },
    currency: (path) => byField.get(path) ?? `t.${name(currencyColumn(path))}`,
  }
}

/** A measure's column in a rollup. */
function columnOf(measure: Measure): string {
  return `t.${name(measure.name)}`
}

/** The day of a period's row as it is shown: moved to the day it stands beside. */
export function shownDay(day: string, period: Period): string {
  if ('months' in period.shift) return `(${day} + interval '${Math.trunc(period.shift.months)} months')::date`
  return period.shift.days === 0 ? day : `(${day} + ${Math.trunc(period.shift.days)})`
}
