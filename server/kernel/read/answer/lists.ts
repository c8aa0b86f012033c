/** Runs what list.ts plans: moments resolved, one statement, what stands beside the figures. */
import type { Dataset, Entity, Figures } from '../../../../contract/model'
import { addDays } from '../../../../contract/days'
import { allOf, comparisonsOf, conjunctsOf, isComparison, type Condition } from '../../../../contract/filter'
import { isMoment, resolveMoments } from '../../../../contract/moments'
import type { About, ListAnswer, ListRequest, SummaryLine } from '../../../../contract/wire'
import { basisOf, factsDay, zoneOfDay, zoneWords } from './about'
import { asksForAmounts, byWorth, convertedLine, hasSeveralCurrencies, worthOfRows } from './converted'
import { dataEnds, entityEnd } from './data-days'
import { own } from '../statement/fields'
import { dayFieldOf } from '../statement/entity'
import { planList } from '../plan/list'
import { asksForDataDay, holdsMonths } from '../statement/where'
import { withPending } from '../statement/pending'
import { aboutRates, ratesSeen } from '../statement/rates'
import { endsOf } from '../question/report.window'
import { aboutData, shopEnds } from './reports'
import { shopsEndingSooner } from './shops-ending'
import { ask, planning, type Planning } from '../statement/statement'
import { TotalsCache } from './totals.cache'
import type { Reading } from '../reading'

const sharedCache = new TotalsCache()

/** @throws HttpRefusal 400 naming the field where the question does not fit the entity, or the asker may not see it */
export async function answerList(
  reading: Reading, entity: Entity, request: ListRequest, cache: TotalsCache = sharedCache,
): Promise<ListAnswer> {
  const { model } = reading
  const ready = await readyList(reading, entity, request)
  const { request: asked } = ready
  const { list: rows, total, summary, missingRates } = await answerRows(reading, entity, asked, cache)
  // What waits is told in its own currency; beside converted amounts it would be another amount.
  const list = request.currency === 'company' ? rows : await withPending(reading, entity, rows, request.fields)
  const converted = await convertedTotals(reading, entity, asked, summary, cache)
  const about: About = { ...(await aboutList(reading, entity, ready)), ...(converted ? { converted } : {}), ...aboutRates(model, missingRates) }
  const lines = await inOrder(reading, entity, asked, summary, cache)
  return { list, total, page: request.page, pageSize: request.pageSize, summary: lines, ...(Object.keys(about).length > 0 ? { about } : {}) }
}

/** The list's totals in the order in which they are read. */
export function inOrder(reading: Reading, entity: Entity, request: ListRequest, summary: SummaryLine[], cache: TotalsCache = sharedCache): Promise<SummaryLine[]> {
  const told = async (fields: string[]) => (await answerRows(reading, entity, { ...onlyTotals(entity, request), fields }, cache)).summary
  return byWorth(reading, summary, { ...worthOfRows(reading, entity, request), told })
}

/** The question for its totals: of the rows the first by its key is enough, they are not shown. */
function onlyTotals(entity: Entity, request: ListRequest): ListRequest {
  return { ...request, page: 1, pageSize: 1, sort: entity.key.map((field) => ({ field, order: 'asc' })) }
}

/** The total of a list in the company's currency, beside totals in several; undefined where there is nothing to convert. */
export async function convertedTotals(
  reading: Reading, entity: Entity, request: ListRequest, summary: SummaryLine[], cache: TotalsCache = sharedCache,
): Promise<SummaryLine | undefined> {
  const plan = planning(reading, request.currency)
  if (!hasSeveralCurrencies(plan, summary) || asksForAmounts(plan, entity, request)) return undefined
  const { summary: [line], missingRates } = await answerRows(reading, entity, { ...onlyTotals(entity, request), currency: 'company' }, cache)
  return line && convertedLine(line, missingRates)
}

async function answerRows(
  reading: Reading, entity: Entity, request: ListRequest, cache: TotalsCache,
): Promise<ReturnType<ReturnType<typeof planList>['read']>> {
  const { tx, asker } = reading
  // Official rates belong to no company's version: converted totals are kept for the very rates that they were made with.
  const rates = request.currency === 'company' ? [asker.currency, await ratesSeen(reading)] : null
  reading.timing?.enter('plan')
  const asked = await listPlanning(reading, entity, request)
  const question = [entity.name, request.filter ?? null, request.fields ?? null, request.compare ?? null, rates, [...asked.figures.until]]
  const known = await cache.find(reading, entity, question)
  const plan = planList(asked, entity, request, { totals: known === undefined })
  const started = performance.now()
  reading.timing?.enter('answer')
  const answer = await ask(tx, plan)
  if (known) return { ...answer, ...known }
  const { total, summary, missingRates } = answer
  await cache.keep(reading, entity, question, { total, summary, missingRates }, performance.now() - started)
  return answer
}

/** A plan for an entity's rows that knows up to which day of each shop the figures of the last days count. */
export async function listPlanning(
  reading: Reading, entity: Entity, request: Pick<ListRequest, 'currency' | 'compare' | 'filter'>,
): Promise<Planning> {
  const { model } = reading
  const plan = planning(reading, request.currency)
  await withEnds(reading, plan, entity, request)
  for (const { dataset: name, days } of Object.values(entity.figures ?? {})) {
    const dataset = own(model.datasets, name)
    if (days === undefined || !dataset || plan.figures.until.has(name)) continue
    plan.figures.until.set(name, await shopEnds(reading, dataset))
  }
  return plan
}

/** Figures that are compared with earlier ones are so as far as their facts go. */
async function withEnds(reading: Reading, plan: Planning, entity: Entity, { compare, filter }: Pick<ListRequest, 'compare' | 'filter'>): Promise<void> {
  if (!compare || compare.length === 0) return
  for (const figures of Object.values(entity.figures ?? {})) {
    const { dataset: name } = figures
    const dataset = own(plan.model.datasets, name)
    if (dataset && !plan.ends.has(name)) plan.ends.set(name, await dataEnds(reading, dataset, onFacts(filter, figures)))
  }
}

/** What a filter of rows asks of the fields that their facts are found by and of their days, told by the dataset's dimensions. */
function onFacts(filter: Condition | undefined, { name, by, day }: Figures): Condition | undefined {
  const paths = { ...by, ...(day ? { [day.dimension]: `${name}.day` } : {}) }
  return allOf(conjunctsOf(filter).flatMap((condition): Condition[] => {
    const dimension = isComparison(condition) ? Object.entries(paths).find(([, path]) => path === condition.field)?.[0] : undefined
    return dimension === undefined ? [] : [{ ...condition, field: dimension } as Condition]
  }))
}

/** A request with its moments resolved. */
interface ReadyList<R = ListRequest> {
  request: R
  /** The day that 最近有数据 stood for; undefined where nobody asked. */
  dataDay?: string
}

/** Only asks for the newest day where the filter needs it. */
export async function readyList<R extends Pick<ListRequest, 'filter'>>(reading: Reading, entity: Entity, request: R): Promise<ReadyList<R>> {
  const { model, asker } = reading
  if (!request.filter) return { request }
  const day = asksForDataDay(request.filter) ? dayFieldOf(model, entity) : undefined
  const dataDay = day === undefined ? null : (await entityEnd(reading, entity, day, withoutMoments(request.filter))).last
  const filter = resolveMoments(request.filter, { today: asker.today, me: asker.employeeId, dataDay }, holdsMonths(model, entity))
  return { request: { ...request, filter }, ...(dataDay === null ? {} : { dataDay }) }
}

function withoutMoments(filter: Condition): Condition | undefined {
  return allOf(conjunctsOf(filter).filter((condition) => comparisonsOf(condition).every(({ value }) => !isMoment(value))))
}

/** What stands beside the rows and their figures. */
export async function aboutList(reading: Reading, entity: Entity, { request, dataDay }: ReadyList): Promise<About> {
  const facts = await aboutFacts(reading, entity, request.filter)
  const figures = await aboutFigures(reading, entity, request)
  return {
    // Rows that are facts themselves say how far they go; of the figures beside them only which days these are of.
    ...(facts.dataUntil === undefined ? figures : { ...facts, ...(figures.notes ? { notes: figures.notes } : {}) }),
    ...(dataDay === undefined ? {} : { dataDay }),
  }
}

/** What rows count by, the clock that days are told by, and the last day there is. */
async function aboutFacts(reading: Reading, entity: Entity, filter: Condition | undefined): Promise<About> {
  const { model, asker } = reading
  const day = factsDay(model, entity)
  if (day === undefined || !own(entity.fields, day)) return {}
  const zone = zoneWords(model, asker, zoneOfDay(model, entity, day))
  const end = await entityEnd(reading, entity, day, filter)
  const shops = await shopsEndingSooner(reading, entity, [end])
  return { basis: basisOf(model, entity, day), ...(zone === undefined ? {} : { zone }), dataUntil: end.asked, ...(shops.length > 0 ? { shops } : {}) }
}

/** By which day the figures count that were asked for, up to which day there is data, and which days the last ones are. */
async function aboutFigures(reading: Reading, entity: Entity, request: ListRequest): Promise<About> {
  const { model } = reading
  const asked = Object.values(entity.figures ?? {}).filter(({ name }) => request.fields?.some((path) => path.startsWith(`${name}.`)))
  const about: About = {}
  for (const figures of asked) {
    const { dataset: name, days } = figures
    const dataset = own(model.datasets, name)
    if (!dataset) continue
    if (about.dataUntil === undefined) {
      const ends = await dataEnds(reading, dataset, onFacts(request.filter, figures))
      Object.assign(about, await aboutData(reading, dataset, ends, Object.keys(dataset.sources)))
    }
    if (days === undefined) continue
    const ends = await shopEnds(reading, dataset)
    if (ends.length > 0) about.notes = [...new Set([...(about.notes ?? []), lastDaysSaid(dataset, days, endsOf({ ends }))])]
  }
  return about
}

/** Which days the last ones are: every shop's end at its last day that has all its data. */
function lastDaysSaid({ label }: Dataset, days: number, { from, to }: { from: string; to: string }): string {
  if (from === to) return `近${days}天：${addDays(to, 1 - days)} 至 ${to}（${label}有完整数据的最后${days}天）`
  return `近${days}天：各店铺${label}有完整数据的最后${days}天，截至日最早 ${from}，最晚 ${to}`
}
