/** Runs what list.ts plans: moments resolved, one statement, what stands beside the figures. */
import type { Dataset, Entity } from '../../../../contract/model'
import { addDays } from '../../../../contract/days'
import { allOf, conjunctsOf, fieldsOfCondition, type Condition } from '../../../../contract/filter'
import { keysCondition } from '../../../../contract/keys-condition'
import type { About, ListAnswer, ListRequest, Row, SummaryLine } from '../../../../contract/wire'
import { basisOf, factsDay, zoneOfDay, zoneWords } from './about'
import { asksForAmounts, byWorth, convertedLine, hasSeveralCurrencies, worthOfRows } from './converted'
import { own } from '../statement/fields'
import { keptList, visibleFields } from '../plan/list'
import { trendFields, withFigureTrend } from '../plan/list.trend'
import { withPending } from '../statement/pending'
import { aboutRates, ratesSeen } from '../statement/rates'
import { endsOf } from '../question/report.window'
import { dataEnds, entityEnd, shopEnds } from '../question/data-days'
import { askList, onFacts, type ListQuestion } from '../question/list.question'
import { madeAt } from './made-at'
import { aboutData } from './reports'
import { shopsEndingSooner } from './shops-ending'
import { ask } from '../statement/statement'
import { TotalsCache } from './totals.cache'
import type { Reading } from '../reading'

const sharedCache = new TotalsCache()

/** @throws HttpRefusal 400 naming the field where the question does not fit the entity, or the asker may not see it */
export async function answerList(
  reading: Reading, entity: Entity, request: ListRequest, cache: TotalsCache = sharedCache,
): Promise<ListAnswer> {
  const { model } = reading
  const question = await askList(reading, entity, request)
  const { list: rows, total, summary, missingRates } = await answerRows(reading, question, foundBy(reading, question), cache)
  // What waits is told in its own currency; beside converted amounts it would be another amount.
  const waiting = request.currency === 'company' ? rows : await withPending(reading, entity, rows, request.fields)
  const list = request.trend ? await withFigureTrend(reading, question, waiting, await inOwnCurrency(reading, question, rows, cache)) : waiting
  const converted = await convertedTotals(reading, question, summary, cache)
  const about: About = { ...(await aboutList(reading, question)), ...(converted ? { converted } : {}), ...aboutRates(model, missingRates) }
  const lines = await inOrder(reading, question, summary, cache)
  return { list, total, page: request.page, pageSize: request.pageSize, summary: lines, ...(Object.keys(about).length > 0 ? { about } : {}) }
}

/** With small lines asked for, the rows tell what their facts are found by, besides what is asked of them. */
function foundBy({ asker }: Reading, { entity, request }: ListQuestion): Partial<ListRequest> {
  const by = trendFields(entity, request)
  return by.length === 0 ? {} : { fields: [...new Set([...(request.fields ?? visibleFields(asker, entity)), ...by])] }
}

/** The rows as their facts know them: beside converted amounts a row's currency is the company's, which no fact of it has. */
async function inOwnCurrency(reading: Reading, question: ListQuestion, rows: Row[], cache: TotalsCache): Promise<Row[]> {
  const { entity, request } = question
  if (request.currency !== 'company' || rows.length === 0) return rows
  const asked = { page: 1, pageSize: rows.length, filter: keysCondition(entity.key, rows), fields: trendFields(entity, request), currency: 'original' as const }
  const { list } = await answerRows(reading, question, { ...asked, sort: onlyTotals(entity).sort! }, cache)
  const keyOf = (row: Row): string => JSON.stringify(entity.key.map((field) => row[field]))
  const found = new Map(list.map((row) => [keyOf(row), row]))
  return rows.map((row) => found.get(keyOf(row)) ?? row)
}

/** The list's totals in the order in which they are read. */
export function inOrder(reading: Reading, question: ListQuestion, summary: SummaryLine[], cache: TotalsCache = sharedCache): Promise<SummaryLine[]> {
  const { entity, request } = question
  const told = async (fields: string[]) => (await answerRows(reading, question, { ...onlyTotals(entity), fields }, cache)).summary
  return byWorth(reading, summary, { ...worthOfRows(reading, entity, request), told })
}

/** What is asked otherwise for totals alone: of the rows the first by its key is enough, they are not shown. */
function onlyTotals(entity: Entity): Partial<ListRequest> {
  return { page: 1, pageSize: 1, sort: entity.key.map((field) => ({ field, order: 'asc' })) }
}

/** The total of a list in the company's currency, beside totals in several; undefined where there is nothing to convert. */
export async function convertedTotals(
  reading: Reading, question: ListQuestion, summary: SummaryLine[], cache: TotalsCache = sharedCache,
): Promise<SummaryLine | undefined> {
  const { entity, request } = question
  const plan = question.plan()
  if (!hasSeveralCurrencies(plan, summary) || asksForAmounts(plan, entity, request)) return undefined
  const { summary: [line], missingRates } = await answerRows(reading, question, { ...onlyTotals(entity), currency: 'company' }, cache)
  return line && convertedLine(line, missingRates)
}

/** @param otherwise what is asked in place of the question's own words */
async function answerRows(
  reading: Reading, question: ListQuestion, otherwise: Partial<ListRequest>, cache: TotalsCache,
): Promise<ReturnType<ReturnType<typeof keptList>['read']>> {
  const { tx, asker } = reading
  const { entity } = question
  const request = { ...question.request, ...otherwise }
  // Official rates belong to no company's version: converted totals are kept for the very rates that they were made with.
  const rates = request.currency === 'company' ? [asker.currency, await ratesSeen(reading)] : null
  reading.timing?.enter('plan')
  const asked = question.plan(request.currency)
  const key = [entity.name, request.filter ?? null, request.fields ?? null, request.compare ?? null, rates, [...asked.figures.until]]
  reading.timing?.enter('answer')
  return cache.answer(reading, entity, key, {
    rows: () => ask(tx, keptList(asked, entity, request, { totals: false })),
    withTotals: async () => {
      const plan = keptList(asked, entity, request)
      return { answer: await ask(tx, plan), reads: plan.reads }
    },
  })
}

/** What stands beside the rows and their figures. */
export async function aboutList(reading: Reading, { entity, request, dataDay }: ListQuestion): Promise<About> {
  const facts = await aboutFacts(reading, entity, request.filter)
  const figures = await aboutFigures(reading, entity, request)
  return {
    // Rows that are facts themselves say how far they go; of the figures beside them only which days these are of.
    ...(facts.dataUntil === undefined ? figures : { ...facts, ...(figures.notes ? { notes: figures.notes } : {}) }),
    ...(dataDay === undefined ? {} : { dataDay }),
    ...(entity.later ? { made: await madeAt(reading, entity, entity.later.at) } : {}),
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
  const newest = end.asked === null && filter !== undefined ? (await entityEnd(reading, entity, day, ofOtherFields(filter, day))).last : null
  return {
    basis: basisOf(model, entity, day), ...(zone === undefined ? {} : { zone }), dataUntil: end.asked, ...(newest === null ? {} : { newest }),
    ...(shops.length > 0 ? { shops } : {}),
  }
}

function ofOtherFields(filter: Condition, day: string): Condition | undefined {
  return allOf(conjunctsOf(filter).filter((condition) => !fieldsOfCondition(condition).includes(day)))
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
