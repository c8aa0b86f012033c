/**
 * A report's request before it is planned: its moments resolved, and how far the data goes that it asks. Reads the database
 * for days alone; what the question means is decided by `report.question.ts`.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Dataset } from '../../../../contract/model'
import { resolveMoments } from '../../../../contract/moments'
import type { ListRequest } from '../../../../contract/wire'
import type { Reading } from '../reading'
import type { DataEnds } from '../statement/data-ends'
import { own } from '../statement/fields'
import { planning, type Planning } from '../statement/statement'
import { asksForDataDay } from '../statement/where'
import { dataEnds, dataUntil } from './data-days'

/** A request with its moments resolved, and what must be known of the data before it can be planned. */
export interface AskedReport {
  request: ListRequest
  ends: DataEnds
  /** The day that 最近有数据 stood for; undefined where nobody asked. */
  dataDay?: string
  /** A plan to begin with; every statement takes one of its own. In the question's currency unless told. */
  plan(currency?: ListRequest['currency']): Planning
}

export async function askReport(reading: Reading, dataset: Dataset, request: ListRequest): Promise<AskedReport> {
  const { asker } = reading
  const until = asksForDataDay(request.filter) ? await dataUntil(reading, dataset, request.filter) : null
  const now = { today: asker.today, me: asker.employeeId, dataDay: until }
  const filter = request.filter && resolveMoments(request.filter, now, (field) => traits(own(dataset.dimensions, field)).names === 'month')
  const ends = await dataEnds(reading, dataset, filter)
  const plan = (currency = request.currency): Planning => {
    const made = planning(reading, currency)
    made.ends.set(dataset.name, ends)
    return made
  }
  return { request: { ...request, ...(filter ? { filter } : {}) }, ends, plan, ...(until === null ? {} : { dataDay: until }) }
}

