/** Runs what list.ts plans: moments resolved, one statement, what stands beside the figures. */
import type { Entity, Model } from '../../codegen/model'
import type { Condition } from '../../src/lib/filter'
import { resolveMoments } from '../../src/lib/moments'
import type { About, ListAnswer, ListRequest, Row } from '../../src/lib/wire'
import type { Tx } from '../database/connect'
import { factsDay, newestDay, zoneWords } from './about'
import type { Asker } from './asker'
import { dayFieldOf } from './fields'
import { asksForDataMonth, holdsMonths, planList } from './list'
import { ratesSeen } from './rates'
import { planning } from './statement'
import { TotalsCache } from './totals.cache'

const sharedCache = new TotalsCache()

/** @throws HttpRefusal 400 naming the field where the question does not fit the entity, or the asker may not see it */
export async function answerList(tx: Tx, model: Model, asker: Asker, entity: Entity, request: ListRequest, cache: TotalsCache = sharedCache): Promise<ListAnswer> {
  const filter = await momentsResolved(tx, model, asker, entity, request.filter)
  const asked = { ...request, filter }
  const { list, total, summary, missingRates } = await answerRows(tx, model, asker, entity, asked, cache)
  const about: About = { ...(await aboutFacts(tx, model, asker, entity)), ...(missingRates.length > 0 ? { missingRates } : {}) }
  return { list, total, page: request.page, pageSize: request.pageSize, summary, ...(Object.keys(about).length > 0 ? { about } : {}) }
}

async function answerRows(tx: Tx, model: Model, asker: Asker, entity: Entity, request: ListRequest, cache: TotalsCache): Promise<ReturnType<ReturnType<typeof planList>['read']>> {
  // Official rates belong to no company's version: converted totals are kept for the very rates that they were made with.
  const rates = request.currency === 'company' ? [asker.currency, await ratesSeen(tx, model, asker)] : null
  const question = [entity.name, request.filter ?? null, request.fields ?? null, rates]
  const known = await cache.find(tx, model, asker, entity, question)
  const plan = planList(planning(model, asker, request.currency), entity, request, { totals: known === undefined })
  const started = performance.now()
  const { rows } = await tx.query<Row>(plan.text, plan.values)
  const answer = plan.read(rows)
  if (known) return { ...answer, ...known }
  await cache.keep(tx, model, asker, entity, question, { total: answer.total, summary: answer.summary, missingRates: answer.missingRates }, performance.now() - started)
  return answer
}

/** Only asks for the newest day where the filter needs it. */
export async function momentsResolved(tx: Tx, model: Model, asker: Asker, entity: Entity, filter: Condition | undefined): Promise<Condition | undefined> {
  if (!filter) return undefined
  const day = asksForDataMonth(filter) ? dayFieldOf(model, entity) : undefined
  const dataDay = day === undefined ? null : await newestDay(tx, model, asker, entity, day)
  return resolveMoments(filter, { today: asker.today, me: asker.employeeId, dataDay }, holdsMonths(model, entity))
}

async function aboutFacts(tx: Tx, model: Model, asker: Asker, entity: Entity): Promise<About> {
  const day = factsDay(model, entity)
  const field = day === undefined ? undefined : entity.fields[day]
  if (day === undefined || !field) return {}
  const zone = zoneWords(field.zone)
  return { ...(zone === undefined ? {} : { zone }), dataUntil: await newestDay(tx, model, asker, entity, day) }
}
