/** Runs what report.ts plans: moments resolved, one statement, months without a rate, what stands beside the figures. */
import type { Dataset, Model } from '../../codegen/model'
import type { Condition } from '../../src/lib/filter'
import { resolveMoments } from '../../src/lib/moments'
import type { About, ListAnswer, ListRequest, Row } from '../../src/lib/wire'
import type { Tx } from '../database/connect'
import { feedsOf, newestDay, zoneWords } from './about'
import type { Asker } from './asker'
import { completeDays } from './complete-days'
import { own } from './fields'
import { asksForDataDay } from './where'
import { planReport } from './report'
import { withTrend } from './report.trend'
import { planning, type ShopEnd } from './statement'

/** @throws HttpRefusal 400 naming the field where the question does not fit the dataset, or the asker may not see it */
export async function answerReport(tx: Tx, model: Model, asker: Asker, dataset: Dataset, request: ListRequest): Promise<ListAnswer> {
  const filter = await reportMoments(tx, model, asker, dataset, request.filter)
  const plan = planReport(planning(model, asker, request.currency), dataset, { ...request, filter })
  const { rows } = await tx.query<Row>(plan.text, plan.values)
  const { list, total, summary, notes } = plan.read(rows)
  const missing = plan.missing ? (await tx.query<{ missing: string }>(plan.missing.text, plan.missing.values)).rows.map((row) => row.missing) : []
  const facts = await aboutReport(tx, model, asker, dataset)
  const told = await withTrend(tx, model, asker, dataset, request, plan.question, list, facts.dataUntil ?? null)
  const about = { ...facts, ...(missing.length > 0 ? { missingRates: missing } : {}), ...(notes.length > 0 ? { notes } : {}) }
  return { list: told, total, page: request.page, pageSize: request.pageSize, summary, about }
}

/** Only asks for the newest day where the filter needs it. */
export async function reportMoments(tx: Tx, model: Model, asker: Asker, dataset: Dataset, filter: Condition | undefined): Promise<Condition | undefined> {
  if (!filter) return undefined
  const dataDay = asksForDataDay(filter) ? await dataUntil(tx, model, asker, dataset) : null
  return resolveMoments(filter, { today: asker.today, me: asker.employeeId, dataDay }, (field) => own(dataset.dimensions, field)?.kind === 'month')
}

export async function aboutReport(tx: Tx, model: Model, asker: Asker, dataset: Dataset): Promise<About> {
  const [source] = Object.values(dataset.sources)
  const zone = zoneWords(source && model.entities[source.facts]?.fields[source.day]?.zone)
  const until = await dataUntil(tx, model, asker, dataset)
  const feeds = until === null ? feedsOf(model, Object.values(dataset.sources).map(({ facts }) => facts)) : []
  return { ...(dataset.basis ? { basis: dataset.basis } : {}), ...(zone === undefined ? {} : { zone }), dataUntil: until, ...(feeds.length > 0 ? { feeds } : {}) }
}

/** The last day of any source; conditions of the sources are left aside, for a day without such rows has been reported too. */
export async function dataUntil(tx: Tx, model: Model, asker: Asker, dataset: Dataset): Promise<string | null> {
  const days: string[] = []
  for (const source of Object.values(dataset.sources)) {
    const facts = model.entities[source.facts]
    const day = facts && (await newestDay(tx, model, asker, facts, source.day))
    if (day) days.push(day)
  }
  return days.sort().at(-1) ?? null
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
