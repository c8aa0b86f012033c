/** Runs what list.ts plans: moments resolved, one statement, what stands beside the figures. */
import type { Dataset, Entity, Model } from '../../codegen/model'
import { addDays } from '../../src/lib/days'
import type { Condition } from '../../src/lib/filter'
import { resolveMoments } from '../../src/lib/moments'
import type { About, ListAnswer, ListRequest, Row } from '../../src/lib/wire'
import type { Tx } from '../database/connect'
import { factsDay, newestDay, zoneWords } from './about'
import type { Asker } from './asker'
import { dayFieldOf, own } from './fields'
import { planList } from './list'
import { asksForDataDay, holdsMonths } from './where'
import { withPending } from './pending'
import { ratesSeen } from './rates'
import { endsOf } from './report.window'
import { aboutReport, shopEnds } from './reports'
import { planning, type Planning } from './statement'
import { TotalsCache } from './totals.cache'

const sharedCache = new TotalsCache()

/** @throws HttpRefusal 400 naming the field where the question does not fit the entity, or the asker may not see it */
export async function answerList(tx: Tx, model: Model, asker: Asker, entity: Entity, request: ListRequest, cache: TotalsCache = sharedCache): Promise<ListAnswer> {
  const filter = await momentsResolved(tx, model, asker, entity, request.filter)
  const asked = { ...request, filter }
  const { list: rows, total, summary, missingRates } = await answerRows(tx, model, asker, entity, asked, cache)
  // What waits is told in its own currency; beside converted amounts it would be another amount.
  const list = request.currency === 'company' ? rows : await withPending(tx, model, asker, entity, rows, request.fields)
  const about: About = { ...(await aboutFacts(tx, model, asker, entity)), ...(await aboutFigures(tx, model, asker, entity, request)), ...(missingRates.length > 0 ? { missingRates } : {}) }
  return { list, total, page: request.page, pageSize: request.pageSize, summary, ...(Object.keys(about).length > 0 ? { about } : {}) }
}

async function answerRows(tx: Tx, model: Model, asker: Asker, entity: Entity, request: ListRequest, cache: TotalsCache): Promise<ReturnType<ReturnType<typeof planList>['read']>> {
  // Official rates belong to no company's version: converted totals are kept for the very rates that they were made with.
  const rates = request.currency === 'company' ? [asker.currency, await ratesSeen(tx, model, asker)] : null
  const asked = await listPlanning(tx, model, asker, entity, request.currency)
  const question = [entity.name, request.filter ?? null, request.fields ?? null, request.compare ?? null, rates, [...asked.figures.until]]
  const known = await cache.find(tx, model, asker, entity, question)
  const plan = planList(asked, entity, request, { totals: known === undefined })
  const started = performance.now()
  const { rows } = await tx.query<Row>(plan.text, plan.values)
  const answer = plan.read(rows)
  if (known) return { ...answer, ...known }
  await cache.keep(tx, model, asker, entity, question, { total: answer.total, summary: answer.summary, missingRates: answer.missingRates }, performance.now() - started)
  return answer
}

/** A plan for an entity's rows that knows up to which day of each shop the figures of the last days count. */
export async function listPlanning(tx: Tx, model: Model, asker: Asker, entity: Entity, currency: ListRequest['currency']): Promise<Planning> {
  const plan = planning(model, asker, currency)
  for (const { dataset: name, days } of Object.values(entity.figures ?? {})) {
    const dataset = own(model.datasets, name)
    if (days === undefined || !dataset || plan.figures.until.has(name)) continue
    plan.figures.until.set(name, await shopEnds(tx, model, asker, dataset))
  }
  return plan
}

/** Only asks for the newest day where the filter needs it. */
export async function momentsResolved(tx: Tx, model: Model, asker: Asker, entity: Entity, filter: Condition | undefined): Promise<Condition | undefined> {
  if (!filter) return undefined
  const day = asksForDataDay(filter) ? dayFieldOf(model, entity) : undefined
  const dataDay = day === undefined ? null : await newestDay(tx, model, asker, entity, day)
  return resolveMoments(filter, { today: asker.today, me: asker.employeeId, dataDay }, holdsMonths(model, entity))
}

/** What stands beside the figures: the clock that days are told by, and the last day there is. */
export async function aboutFacts(tx: Tx, model: Model, asker: Asker, entity: Entity): Promise<About> {
  const day = factsDay(model, entity)
  const field = day === undefined ? undefined : entity.fields[day]
  if (day === undefined || !field) return {}
  const zone = zoneWords(field.zone)
  return { ...(zone === undefined ? {} : { zone }), dataUntil: await newestDay(tx, model, asker, entity, day) }
}

/** By which day the figures count that were asked for, up to which day there is data, and which days the last ones are. */
export async function aboutFigures(tx: Tx, model: Model, asker: Asker, entity: Entity, request: ListRequest): Promise<About> {
  const asked = Object.values(entity.figures ?? {}).filter(({ name }) => request.fields?.some((path) => path.startsWith(`${name}.`)))
  const about: About = {}
  for (const { dataset: name, days } of asked) {
    const dataset = own(model.datasets, name)
    if (!dataset) continue
    if (days === undefined) {
      const { notes: _notes, ...facts } = await aboutReport(tx, model, asker, dataset)
      Object.assign(about, about.dataUntil === undefined ? facts : {})
      continue
    }
    const ends = await shopEnds(tx, model, asker, dataset)
    if (ends.length > 0) about.notes = [...new Set([...(about.notes ?? []), lastDaysSaid(dataset, days, endsOf({ ends }))])]
  }
  return about
}

/** Which days the last ones are: every shop's end at its last day that has all its data. */
function lastDaysSaid({ label }: Dataset, days: number, { from, to }: { from: string; to: string }): string {
  if (from === to) return `近${days}天：${addDays(to, 1 - days)} 至 ${to}（${label}有完整数据的最后${days}天）`
  return `近${days}天：各店铺${label}有完整数据的最后${days}天，截至日最早 ${from}，最晚 ${to}`
}
