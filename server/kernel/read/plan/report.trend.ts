/**
 * What measures were on each of the last days, for the rows of one page of a report: one more statement, over those rows
 * alone. A row carries them under `<measure>.trend`, oldest first; a day without facts counts 0 for what adds up and is
 * null for a ratio, and a day that there is no data for yet is null.
 */
import type { Dataset, Measure } from '../../../../contract/model'
import { addDays, daysBetween } from '../../../../contract/days'
import { allOf, type Condition } from '../../../../contract/filter'
import type { ListRequest, Row } from '../../../../contract/wire'
import type { Asker } from '../../asker/asker'
import { commonEnd } from '../statement/data-ends'
import { own } from '../statement/fields'
import { malformed, noSuchField } from '../../asker/problem'
import { planReport } from './report'
import { timeStep } from '../question/report.periods'
import type { Question } from '../question/report.question'
import { isMoney, sourcesOf, storedOf } from '../question/measures'
import { ask, planning } from '../statement/statement'
import type { Reading } from '../reading'

const MOST_DAYS = 92

/**
 * @param question what was answered; @param list its page's rows
 * @throws HttpRefusal 400 for measures that are none or hidden, too many days, or a dataset without days
 */
export async function withTrend(reading: Reading, question: Question, request: ListRequest, list: Row[]): Promise<Row[]> {
  const { tx, asker } = reading
  const { trend } = request
  const { dataset } = question
  if (!trend) return list
  const measures = readMeasures(asker, dataset, trend.measures)
  if (!Number.isSafeInteger(trend.days) || trend.days < 2 || trend.days > MOST_DAYS) throw malformed(`走势可以看 2 到 ${MOST_DAYS} 天`)
  const day = Object.values(dataset.dimensions).find((dimension) => timeStep(dimension) === 'day')
  if (!day) throw malformed(`「${dataset.label}」没有按天的数据，不能看走势`)
  const ends = question.plan.ends.get(dataset.name)
  const until = ends ? commonEnd(ends, 'last', sourcesOf(dataset, measures.flatMap((measure) => storedOf(dataset, measure)))) : null
  const days = daysOf(question, trend.days, until ?? asker.today)
  // Rows that are days or months themselves have no days below them.
  if (list.length === 0 || days.length === 0 || question.rows.some((dimension) => timeStep(dimension) !== undefined)) {
    return list.map((row) => ({ ...row, ...Object.fromEntries(measures.map(({ name }) => [`${name}.trend`, null])) }))
  }
  const money = question.byCurrency ? question.stored.find(isMoney) : undefined
  const rows = question.rows.map(({ name }) => name)
  const plan = planReport(planning(reading, request.currency), dataset, {
    page: 1, pageSize: 1,
    rows: [...rows, day.name],
    // A page's rows are told apart by their currency: so are their days.
    measures: [...new Set([...measures, ...(money ? [money] : [])].map(({ name }) => name))],
    filter: allOf([...question.facts, { field: day.name, op: 'between', value: [days[0]!, days.at(-1)!] }, ...rows.map((name) => among(name, list))])!,
  }, { all: true })
  const found = new Map<string, Map<string, Row>>()
  for (const row of (await ask(tx, plan)).list) {
    const key = keyOf(question, row)
    const ofRow = found.get(key) ?? new Map<string, Row>()
    ofRow.set(String(row[day.name]).slice(0, 10), row)
    found.set(key, ofRow)
  }
  return list.map((row) => {
    const ofRow = found.get(keyOf(question, row))
    const trends = measures.map(
      (measure) => [`${measure.name}.trend`, days.map((each) => numberOn(measure, ofRow?.get(each), until !== null && each <= until))],
    )
    return { ...row, ...Object.fromEntries(trends) }
  })
}

function readMeasures(asker: Asker, dataset: Dataset, names: string[]): Measure[] {
  const hidden = asker.hidden(dataset.name)
  return [...new Set(names)].map((name) => {
    const found = own(dataset.measures, name)
    if (!found || hidden.has(name)) throw noSuchField(dataset.label, name)
    return found
  })
}

/** The last days of the asked range, none of them before it begins nor after the data ends. */
function daysOf({ periods }: Question, most: number, until: string): string[] {
  const [now] = periods
  const end = now?.to !== undefined && now.to < until ? now.to : until
  const first = addDays(end, 1 - most)
  const from = now?.from !== undefined && now.from > first ? now.from : first
  return from > end ? [] : Array.from({ length: daysBetween(from, end) + 1 }, (_none, at) => addDays(from, at))
}

/** The page's values of a dimension; a row without one is asked for too. */
function among(field: string, list: Row[]): Condition {
  const values = [...new Set(list.map((row) => row[field]).filter((value) => value !== null && value !== undefined))] as (string | number | boolean)[]
  const empty: Condition[] = list.some((row) => row[field] === null || row[field] === undefined) ? [{ field, op: 'empty', value: true }] : []
  const any: Condition[] = [...(values.length > 0 ? [{ field, op: 'in' as const, value: values }] : []), ...empty]
  return any.length === 1 ? any[0]! : { or: any }
}

function keyOf(question: Question, row: Row): string {
  const currencies = question.byCurrency ? question.stored.filter(isMoney).flatMap((measure) => measure.currencyField ?? []) : []
  return JSON.stringify([...question.rows.map(({ name }) => row[name] ?? null), ...currencies.slice(0, 1).map((field) => row[field] ?? null)])
}

function numberOn(measure: Measure, row: Row | undefined, known: boolean): number | null {
  const value = row?.[measure.name]
  if (value !== null && value !== undefined) return Number(value)
  return known && (measure.count || measure.total === 'sum') ? 0 : null
}
