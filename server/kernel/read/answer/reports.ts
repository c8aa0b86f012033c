/** Runs what report.ts plans: moments resolved, one statement, months without a rate, what stands beside the figures. */
import { fieldIn } from '../../../../contract/dimension-field'
import type { Dataset, Measure } from '../../../../contract/model'
import { allOf, fieldsOfCondition, conjunctsOf, isComparison, type Condition } from '../../../../contract/filter'
import type { About, AskedPeriod, ListAnswer, ListRequest, Row, SummaryLine } from '../../../../contract/wire'
import { feedsOf, zoneOfDay, zoneWords } from './about'
import { byWorth, convertedLine, hasSeveralCurrencies, addsUp } from './converted'
import { differingEnds } from '../question/data-days'
import { askReport, type AskedReport } from '../question/report.asked'
import { commonEnd, toldByDay, type DataEnds } from '../statement/data-ends'
import { own } from '../statement/fields'
import { keptReport, type ReportPlan } from '../plan/report'
import type { Question } from '../question/report.question'
import { cutOf, cutsMonths } from '../question/report.cut'
import { sourcesOf } from '../question/measures'
import type { Range } from '../question/report.periods'
import { aboutRates } from '../statement/rates'
import { withTrend } from '../plan/report.trend'
import { askKept } from '../statement/kept-answers'
import { shopsEndingSooner } from './shops-ending'
import type { Reading } from '../reading'

/** @throws HttpRefusal 400 naming the field where the question does not fit the dataset, or the asker may not see it */
export async function answerReport(reading: Reading, dataset: Dataset, request: ListRequest): Promise<ListAnswer> {
  return (await tellReport(reading, dataset, request)).answer
}

/** The answer, and the question as it was understood: who tells of a figure asks it once. @throws as `answerReport` */
export async function tellReport(reading: Reading, dataset: Dataset, request: ListRequest): Promise<{ answer: ListAnswer; question: Question }> {
  const ready = await askReport(reading, dataset, request)
  reading.timing?.enter('plan')
  const plan = keptReport(ready.plan(), dataset, ready.request)
  reading.timing?.enter('answer')
  const { list, total, summary, notes } = await askKept(reading, plan)
  const about = await aboutAnswer(reading, ready, plan, notes, summary)
  const told = await withTrend(reading, plan.question, ready.request, list)
  const lines = await inOrder(reading, ready, plan, summary)
  // Without dimensions the rows are those totals once more, and stand as they do.
  const place = (row: Row): number => lines.findIndex(({ currency }) => currency === (row['currency'] ?? null))
  const ordered = plan.question.rows.length > 0 ? told : told.toSorted((a, b) => place(a) - place(b))
  return { answer: { list: ordered, total, page: request.page, pageSize: request.pageSize, summary: lines, about }, question: plan.question }
}

/** The report's totals in the order in which they are read. */
export function inOrder(reading: Reading, { request, plan }: AskedReport, { question }: ReportPlan, summary: SummaryLine[]): Promise<SummaryLine[]> {
  const amounts = (measures: Measure[]): string[] => measures.filter(addsUp).map(({ name }) => name)
  const told = async (measures: string[]) => {
    const { pivot: _pivot, compare: _compare, trend: _trend, ...rest } = request
    return (await askKept(reading, keptReport(plan(), question.dataset, { ...rest, measures, sort: [], page: 1, pageSize: 1 }))).summary
  }
  return byWorth(reading, summary, { amounts: amounts(question.measures), under: amounts(question.stored), told })
}

/** What stands beside the figures of this answer. */
export async function aboutAnswer(reading: Reading, ready: AskedReport, plan: ReportPlan, notes: string[], summary: SummaryLine[]): Promise<About> {
  const { model } = reading
  const { question } = plan
  const period = periodOf(question)
  const missingRates = await ratesMissing(reading, plan)
  const converted = await convertedTotals(reading, ready, question, summary)
  const data = await aboutData({ ...reading, asker: question.plan.asker }, question.dataset, ready.ends, sourcesOf(question.dataset, question.stored))
  const besides = [...(await besidesSaid(reading, ready, question)), ...daysSaid(question)]
  return {
    ...data,
    ...(besides.length > 0 ? { basis: [...(data.basis === undefined ? [] : [data.basis]), ...besides].join('；') } : {}),
    ...(ready.dataDay === undefined ? {} : { dataDay: ready.dataDay }),
    ...(period ? { period } : {}),
    ...(converted ? { converted } : {}),
    ...aboutRates(model, missingRates),
    ...(notes.length > 0 ? { notes } : {}),
  }
}

/** What is said beside the basis, because rows are counted that it does not hold for. */
async function besidesSaid(reading: Reading, { request, plan }: AskedReport, { dataset, stored }: Question): Promise<string[]> {
  const said: string[] = []
  for (const name of sourcesOf(dataset, stored)) {
    const besides = dataset.sources[name]?.besides
    const figure = stored.find((measure) => sourcesOf(dataset, [measure]).includes(name))
    if (!besides || !figure) continue
    const ofRows = conjunctsOf(request.filter).filter((condition) => fieldsOfCondition(condition).every((field) => own(dataset.dimensions, field)))
    const filter = allOf([...ofRows, onDimensions(dataset, name, besides.when)])
    const asked = keptReport(plan('original'), dataset, { page: 1, pageSize: 1, rows: [], measures: [figure.name], ...(filter ? { filter } : {}) })
    if ((await askKept(reading, asked)).total > 0) said.push(besides.says)
  }
  return said
}

/** What is said of sources that are compared by a part of a month. */
function daysSaid({ plan, dataset, stored, periods: [now, ...earlier] }: Question): string[] {
  return sourcesOf(dataset, stored).flatMap((source) => {
    const days = dataset.sources[source]?.days
    const cuts = now && days ? earlier.flatMap((period) => cutOf(plan, dataset, period, source, now) ?? []) : []
    return days && cuts.some(cutsMonths) ? [days.says] : []
  })
}

/** A condition on the facts' fields, told by the dimensions that stand for them. */
function onDimensions(dataset: Dataset, source: string, condition: Condition): Condition {
  const inner = (each: Condition): Condition => onDimensions(dataset, source, each)
  if (!isComparison(condition)) return 'and' in condition ? { and: condition.and.map(inner) } : { or: condition.or.map(inner) }
  const dimension = Object.values(dataset.dimensions).find((one) => one.by === undefined && fieldIn(one, source) === condition.field)
  if (!dimension) throw new Error(`${dataset.name} has no dimension of ${condition.field}, which its basis depends on`)
  return { ...condition, field: dimension.name }
}

async function ratesMissing(reading: Reading, { missing }: ReportPlan): Promise<string[]> {
  return missing ? askKept(reading, missing) : []
}

/**
 * The total of a report in the company's currency, beside totals in several. Conditions on measures are of the rows of each
 * currency as shown; converted they would leave other rows, whose total is another: those questions have no such line.
 */
async function convertedTotals(reading: Reading, { request, plan }: AskedReport, question: Question, summary: SummaryLine[]): Promise<SummaryLine | undefined> {
  if (!hasSeveralCurrencies(question.plan, summary) || question.having.length > 0) return undefined
  const whole = keptReport(plan('company'), question.dataset, { ...request, currency: 'company', page: 1, pageSize: 1, sort: [] })
  const { summary: [line] } = await askKept(reading, whole)
  return line && convertedLine(line, await ratesMissing(reading, whole))
}

/** By which day a dataset's figures count, and how far their sources go. */
export async function aboutData(reading: Reading, dataset: Dataset, ends: DataEnds, sources: string[]): Promise<About> {
  const { model, asker } = reading
  const [source] = Object.values(dataset.sources)
  const facts = source && own(model.entities, source.facts)
  const zone = zoneWords(model, asker, facts && zoneOfDay(model, facts, source.day))
  const until = commonEnd(ends, 'asked', toldByDay(dataset, sources))
  const differing = until === null ? [] : differingEnds(model, dataset, ends, sources)
  const shops = until === null ? [] : await shopsEndingSooner(reading, facts, toldByDay(dataset, sources).flatMap((name) => ends.get(name) ?? []))
  const newest = until === null ? commonEnd(ends, 'last', sources) : null
  const feeds = until === null && newest === null ? feedsOf(model, Object.values(dataset.sources).map(({ facts }) => facts)) : []
  return {
    ...(dataset.basis ? { basis: dataset.basis } : {}),
    ...(zone === undefined ? {} : { zone }),
    dataUntil: until,
    ...(newest === null ? {} : { newest }),
    ...(differing.length > 0 ? { ends: differing } : {}),
    ...(shops.length > 0 ? { shops } : {}),
    ...(feeds.length > 0 ? { feeds } : {}),
  }
}

/** The asked days, and those compared with them, as far as each is compared. */
function periodOf({ plan, dataset, stored, periods }: Pick<Question, 'plan' | 'dataset' | 'stored' | 'periods'>): AskedPeriod | undefined {
  const [now, ...earlier] = periods
  if (!now || !isRange(now)) return undefined
  const sources = sourcesOf(dataset, stored)
  const compared = earlier.flatMap((period) => {
    const cuts = sources.flatMap((source) => cutOf(plan, dataset, period, source, now) ?? [])
    const to = cuts.map((cut) => cut.to).sort()[0]
    const differ = cuts.some(({ sooner }) => sooner.size > 0)
    return period.name === 'now' || period.name === 'opening' || period.from === undefined || to === undefined || to < period.from ? []
      : [{ by: period.name, from: period.from, to, ...(differ ? { shopByShop: true as const } : {}) }]
  })
  const ends = plan.ends.get(dataset.name)
  const last = ends && commonEnd(ends, 'last', toldByDay(dataset, sources))
  return { from: now.from, to: now.to, ...(last && last >= now.from && last < now.to ? { until: last } : {}), ...(compared.length > 0 ? { compared } : {}) }
}

function isRange(range: Range | undefined): range is { from: string; to: string } {
  return range?.from !== undefined && range.to !== undefined
}
