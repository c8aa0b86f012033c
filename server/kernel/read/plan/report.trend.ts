/**
 * What measures were on each of the last days, for the rows of one page of a report: one more statement, over those rows
 * alone. A row carries them under `<measure>.trend`, oldest first; a day without facts counts 0 for what adds up and is
 * null for a ratio, and a day that there is no data for yet is null.
 */
import type { Dataset, Measure } from '../../../../contract/model'
import type { ListRequest, Row } from '../../../../contract/wire'
import type { Asker } from '../../asker/asker'
import { commonEnd, toldByDay } from '../statement/data-ends'
import { own } from '../statement/fields'
import { noSuchField } from '../../asker/problem'
import { timeStep } from '../question/report.periods'
import type { Question } from '../question/report.question'
import { isMoney, sourcesOf, storedOf } from '../question/measures'
import type { Reading } from '../reading'
import { amongRows, checkDays, dailyOf, figuresByDay, lastDays, numberOn } from './by-day'

/**
 * @param question what was answered; @param list its page's rows
 * @throws HttpRefusal 400 for measures that are none or hidden, too many days, or a dataset without days
 */
export async function withTrend(reading: Reading, question: Question, request: ListRequest, list: Row[]): Promise<Row[]> {
  const { asker } = reading
  const { trend } = request
  const { dataset } = question
  if (!trend) return list
  const measures = readMeasures(asker, dataset, trend.measures)
  checkDays(trend.days)
  const daily = dailyOf(dataset)
  const { day } = daily
  const ends = question.plan.ends.get(dataset.name)
  const sources = sourcesOf(dataset, measures.flatMap((measure) => storedOf(dataset, measure)))
  const until = ends ? commonEnd(ends, 'last', toldByDay(dataset, sources)) : null
  const days = lastDays(until ?? asker.today, trend.days, question.periods[0])
  // Rows that are days or months themselves have no days below them.
  if (list.length === 0 || days.length === 0 || question.rows.some((dimension) => timeStep(dimension) !== undefined)) {
    return list.map((row) => ({ ...row, ...Object.fromEntries(measures.map(({ name }) => [`${name}.trend`, null])) }))
  }
  const money = question.byCurrency ? question.stored.find(isMoney) : undefined
  const rows = question.rows.map(({ name }) => name)
  const keyOf = keyReader(question)
  const found = await figuresByDay(reading, request.currency, daily.dataset, {
    rows, day,
    // A page's rows are told apart by their currency: so are their days.
    measures: [...measures, ...(money ? [money] : [])].map(({ name }) => name),
    from: days[0]!, to: days.at(-1)!,
    facts: [...question.facts, ...rows.map((name) => amongRows(name, list.map((row) => row[name])))],
    keyOf,
  })
  const told = measures.map((measure) => ({ measure, trend: `${measure.name}.trend`, trendTo: `${measure.name}.trendTo` }))
  const dated = days.map((day) => ({ day, known: until !== null && day <= until }))
  return list.map((row) => {
    const ofRow = found.get(keyOf(row))
    const answer: Row = { ...row }
    for (const { measure, trend, trendTo } of told) {
      answer[trend] = dated.map(({ day: each, known }) => numberOn(measure, ofRow?.get(each), known))
      answer[trendTo] = days.at(-1)
    }
    return answer
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

/** Stands for a value that is missing: no text of the database holds it. */
const NONE = '\0'

/** What tells a row from the others: its dimensions, and the currency of its amounts. Asked of every row's every day, so its names are found once. */
function keyReader({ rows, stored, byCurrency }: Question): (row: Row) => string {
  const currency = byCurrency ? stored.find((measure) => isMoney(measure) && measure.currencyField !== undefined)?.currencyField : undefined
  const names = [...rows.map(({ name }) => name), ...(currency === undefined ? [] : [currency])]
  return (row) => {
    let key = ''
    for (const name of names) key += `${String(row[name] ?? NONE)}\0`
    return key
  }
}
