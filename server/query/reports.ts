/** Runs what report.ts plans: moments resolved, one statement, months without a rate, what stands beside the figures. */
import type { Dataset, Model } from '../../codegen/model'
import type { Condition } from '../../src/lib/filter'
import { resolveMoments } from '../../src/lib/moments'
import type { About, AskedPeriod, ListAnswer, ListRequest, Row } from '../../src/lib/wire'
import type { Tx } from '../database/connect'
import { feedsOf, zoneWords } from './about'
import type { Asker } from './asker'
import { completeDays } from './complete-days'
import { commonEnd, dataEnds, differingEnds, type DataEnds } from './data-days'
import { own } from './fields'
import { asksForDataDay } from './where'
import { planReport, type ReportPlan } from './report'
import { lastCompared, sourcesOf, type Question } from './report.question'
import type { Range } from './report.periods'
import { aboutRates } from './rates'
import { withTrend } from './report.trend'
import { planning, type Planning, type ShopEnd } from './statement'

/** A request with its moments resolved, and what must be known of the data before it can be planned. */
export interface ReadyReport {
  request: ListRequest
  ends: DataEnds
  /** The day that 最近有数据 stood for; undefined where nobody asked. */
  dataDay?: string
  /** A plan to begin with; every statement takes one of its own. */
  plan(): Planning
}

/** @throws HttpRefusal 400 naming the field where the question does not fit the dataset, or the asker may not see it */
export async function answerReport(tx: Tx, model: Model, asker: Asker, dataset: Dataset, request: ListRequest): Promise<ListAnswer> {
  const ready = await readyReport(tx, model, asker, dataset, request)
  const plan = planReport(ready.plan(), dataset, ready.request)
  const { rows } = await tx.query<Row>(plan.text, plan.values)
  const { list, total, summary, notes } = plan.read(rows)
  const about = await aboutAnswer(tx, model, ready, plan, notes)
  const told = await withTrend(tx, model, asker, dataset, ready.request, plan.question, list, ready.ends)
  return { list: told, total, page: request.page, pageSize: request.pageSize, summary, about }
}

export async function readyReport(tx: Tx, model: Model, asker: Asker, dataset: Dataset, request: ListRequest): Promise<ReadyReport> {
  const until = asksForDataDay(request.filter) ? await dataUntil(tx, model, asker, dataset, request.filter) : null
  const filter = request.filter && resolveMoments(request.filter, { today: asker.today, me: asker.employeeId, dataDay: until }, (field) => own(dataset.dimensions, field)?.kind === 'month')
  const ends = await dataEnds(tx, model, asker, dataset, filter)
  const plan = (): Planning => {
    const made = planning(model, asker, request.currency)
    made.ends.set(dataset.name, ends)
    return made
  }
  return { request: { ...request, ...(filter ? { filter } : {}) }, ends, plan, ...(until === null ? {} : { dataDay: until }) }
}

/** What stands beside the figures of this answer. */
export async function aboutAnswer(tx: Tx, model: Model, ready: ReadyReport, { question, missing }: ReportPlan, notes: string[]): Promise<About> {
  const period = periodOf(question)
  const missingRates = missing ? (await tx.query<{ missing: string }>(missing.text, missing.values)).rows.map((row) => row.missing) : []
  return {
    ...aboutData(model, question.plan.asker, question.dataset, ready.ends, sourcesOf(question.dataset, question.stored)),
    ...(ready.dataDay === undefined ? {} : { dataDay: ready.dataDay }),
    ...(period ? { period } : {}),
    ...aboutRates(model, missingRates),
    ...(notes.length > 0 ? { notes } : {}),
  }
}

/** By which day a dataset's figures count, and how far their sources go. */
export function aboutData(model: Model, asker: Asker, dataset: Dataset, ends: DataEnds, sources: string[]): About {
  const [source] = Object.values(dataset.sources)
  const zone = zoneWords(model, asker, source && model.entities[source.facts]?.fields[source.day]?.zone)
  const until = commonEnd(ends, 'asked', sources)
  const differing = until === null ? [] : differingEnds(model, dataset, ends, sources)
  const feeds = until === null ? feedsOf(model, Object.values(dataset.sources).map(({ facts }) => facts)) : []
  return {
    ...(dataset.basis ? { basis: dataset.basis } : {}),
    ...(zone === undefined ? {} : { zone }),
    dataUntil: until,
    ...(differing.length > 0 ? { ends: differing } : {}),
    ...(feeds.length > 0 ? { feeds } : {}),
  }
}

/** The asked days, and those compared with them, as far as each is compared. */
export function periodOf({ plan, dataset, stored, periods }: Pick<Question, 'plan' | 'dataset' | 'stored' | 'periods'>): AskedPeriod | undefined {
  const [now, ...earlier] = periods
  if (!isRange(now)) return undefined
  const compared = earlier.flatMap((period) => {
    const to = sourcesOf(dataset, stored).map((source) => lastCompared(plan, dataset, period, source)).filter((day) => day !== undefined).sort()[0]
    return period.name === 'now' || period.from === undefined || to === undefined || to < period.from ? [] : [{ by: period.name, from: period.from, to }]
  })
  return { from: now.from, to: now.to, ...(compared.length > 0 ? { compared } : {}) }
}

function isRange(range: Range | undefined): range is { from: string; to: string } {
  return range?.from !== undefined && range.to !== undefined
}

/**
 * The last day that all sources of a dataset have, of those that have any; null: none has. Conditions of the sources are left
 * aside, for a day without such rows has been reported too.
 * @param filter its shops are heeded
 */
export async function dataUntil(tx: Tx, model: Model, asker: Asker, dataset: Dataset, filter?: Condition): Promise<string | null> {
  return commonEnd(await dataEnds(tx, model, asker, dataset, filter), 'last')
}

/** The day that each shop's facts are whole up to, in every source of the dataset that has any of the shop's. */
export async function shopEnds(tx: Tx, model: Model, asker: Asker, dataset: Dataset): Promise<ShopEnd[]> {
  const ends = new Map<string | null, string>()
  for (const source of Object.values(dataset.sources)) {
    const facts = model.entities[source.facts]
    for (const { shopId, last } of facts ? await completeDays(tx, model, asker, facts, source.day) : []) {
      const known = ends.get(shopId)
      if (known === undefined || last < known) ends.set(shopId, last)
    }
  }
  return [...ends].map(([shopId, last]) => ({ shopId, last }))
}
