/**
 * What one source of a dataset is read from: its facts, or the smallest rollup of them that knows every dimension, measure
 * and fence that the question needs. Both are read through the same interface, so that a report cannot tell them apart.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Dimension, Entity, Measure, Rollup } from '../../../../contract/model'
import { fieldsOfCondition } from '../../../../contract/filter'
import { currencyColumn, rollupFacts } from '../statement/rollup-facts'
import { adder, overRows } from '../statement/adding'
import { personField } from '../../asker/asker'
import { daySql, dimensionSql, stepSql } from '../statement/dimension'
import { EntityReader, own, type FieldSql } from '../statement/fields'
import { whereSql } from '../statement/where'
import type { Question } from '../question/report.question'
import { amountsUnder, composes, currencyUnder, isMoney } from '../question/measures'
import { cutOf, type Cut } from '../question/report.cut'
import { timeStep, type Period } from '../question/report.periods'
import { linesUpTo } from './report.lines'
import { convertedDigits } from '../statement/rates'
import { literal, name } from '../statement/statement'
import { currencyDigits } from '../statement/values'

export interface FactsReader {
  reader: EntityReader
  /** The source's day, shifted as the source says: SQL of type date. */
  day: string
  /** The first day of a row that may cover several, `day` being its last. */
  begins?: string
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

export interface Reads {
  source: string
  measures: Measure[]
  /** Dimensions of rows, pivot and conditions. */
  dimensions: Dimension[]
  /** Path of the currency that its amounts are told by. */
  currency?: string
}

/** The dimensions that a question reads. */
export function dimensionsRead(question: Question): Dimension[] {
  const asked = question.facts.flatMap((condition) => fieldsOfCondition(condition)).flatMap((field) => own(question.dataset.dimensions, field) ?? [])
  return [...new Set([...question.rows, ...(question.pivot ? [question.pivot.dimension] : []), ...asked])]
}

/** @param period what is read of it; the asked one where it is left out */
export function factsReader(question: Question, reads: Reads, period?: Period): FactsReader {
  const source = question.dataset.sources[reads.source]
  const facts = source && question.plan.model.entities[source.facts]
  if (!source || !facts) throw new Error(`${question.dataset.name} has no source ${reads.source}`)
  const candidates = question.dataset.rollups.filter((rollup) => rollup.source === reads.source && answers(question, facts, rollup, reads))
  const smallest = candidates.sort((a, b) => a.dimensions.length - b.dimensions.length)[0]
  if (smallest) return overRollup(question, facts, smallest)
  const [now] = question.periods
  const cut = period && now && cutOf(question.plan, question.dataset, period, reads.source, now)
  return overFacts(question, facts, reads.source, cut)
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
      return adder(reader, adding)(measure.field ?? measure.name, measure.total === 'ratio' ? undefined : measure.total)
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
    if (found?.field !== undefined && found.by === undefined) byField.set(found.field, `t.${name(dimension)}`)
  }
  for (const column of columns) if (column.role === 'currency') byField.set(column.name, `t.${name(column.name)}`)
  const day = time ? `t.${name(time.column)}` : 'null::date'
  // Its month alone is read from it, to find the rate: moved back by whole months it is right.
  byField.set(source.day, source.shiftMonths === 0 ? day : `(${day} - interval '${Math.trunc(source.shiftMonths)} months')::date`)
  const reader = new EntityReader(plan, facts, { table: rollup.table, column: (field) => byField.get(field), day: source.day })
  return {
    reader,
    day,
    dimension: (dimension, shifted) => {
      const step = timeStep(dimension)
      if (step) return stepSql(step, shifted)
      return rollup.dimensions.includes(dimension.name) ? `t.${name(dimension.name)}` : reader.at(dimension.field ?? dimension.name).sql
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

function answers(question: Question, facts: Entity, rollup: Rollup, reads: Reads): boolean {
  const { dataset, plan } = question
  const has = new Set(rollup.dimensions)
  const fields = new Set(rollup.dimensions.flatMap((dimension) => (dataset.dimensions[dimension]?.by ? [] : (dataset.dimensions[dimension]?.field ?? []))))
  const reaches = (path: string): boolean => {
    const dot = path.indexOf('.')
    if (dot < 0) return fields.has(path)
    return own(facts.refs, path.slice(0, dot))?.by.every((field) => fields.has(field)) ?? false
  }
  const steps = new Set(rollup.dimensions.flatMap((dimension) => timeStep(dataset.dimensions[dimension]) ?? []))
  const knowsDay = steps.has('day')
  const knowsMonth = knowsDay || steps.has('month')
  const reachesDimension = (dimension: Dimension): boolean => {
    const step = timeStep(dimension)
    if (step) return knowsDay || steps.has(step) && steps.size === 1 || (knowsMonth && step === 'year')
    return has.has(dimension.name) || (dimension.by === undefined && reaches(dimension.field ?? dimension.name))
  }
  const bounded = question.periods.some((period) => period.from !== undefined || period.to !== undefined)
  const moved = question.periods.length > 1
  const { shop } = facts.scope
  const person = personField(facts, plan.asker)
  return (
    // Lines told in their own currency have nothing to round where they are kept in cents.
    (dataset.rounded === undefined || (!plan.convert && reads.measures.every(({ scale }) => (scale ?? 2) <= 2))) &&
    reads.dimensions.every(reachesDimension) &&
    reads.measures.every((measure) => rollup.measures.includes(measure.name) && composes(measure)) &&
    (!(bounded || moved) || knowsDay) &&
    (!plan.convert || knowsMonth || !reads.measures.some(isMoney)) &&
    (!shop || !(plan.asker.shopIds ?? question.window ?? endsDiffer(question, reads.source)) || reaches(shop)) &&
    (person === undefined || reaches(person))
  )
}

/** True where some shops' earlier days end sooner than those of others; undefined otherwise. */
function endsDiffer({ plan, dataset, periods }: Question, source: string): true | undefined {
  return periods.some((period) => (cutOf(plan, dataset, period, source, periods[0] ?? period)?.sooner.size ?? 0) > 0) || undefined
}

/** The day of a period's row as it is shown: moved to the day it stands beside. */
export function shownDay(day: string, period: Period): string {
  if ('months' in period.shift) return `(${day} + interval '${Math.trunc(period.shift.months)} months')::date`
  return period.shift.days === 0 ? day : `(${day} + ${Math.trunc(period.shift.days)})`
}
