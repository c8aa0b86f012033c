/**
 * A report's request before it is planned: its moments resolved, and how far the data goes that it asks. Reads the database
 * for days alone; what the question means is decided by `report.question.ts`.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Dataset } from '../../../../contract/model'
import type { ListRequest } from '../../../../contract/wire'
import type { Reading } from '../reading'
import type { DataEnds } from '../statement/data-ends'
import { own } from '../statement/fields'
import { filterOf, plansOf, type Asked } from './asked'
import { dataEnds, dataUntil } from './data-days'
import { rollupDays } from './rollup-days'

/** A request with its moments resolved, and what must be known of the data before it can be planned. */
export interface AskedReport extends Asked {
  request: ListRequest
  ends: DataEnds
}

/** Resolves moments and reads how far the data goes; a plan of the answer begins with both. */
export async function askReport(reading: Reading, dataset: Dataset, request: ListRequest): Promise<AskedReport> {
  const { filter, ...told } = await filterOf(reading, request.filter, {
    newestDay: () => dataUntil(reading, dataset, request.filter),
    holdsMonths: (field) => traits(own(dataset.dimensions, field)).names === 'month',
  })
  const ends = await dataEnds(reading, dataset, filter)
  const there = await rollupDays(reading, dataset)
  const plan = plansOf(reading, request.currency, (made) => {
    made.ends.set(dataset.name, ends)
    made.there.set(dataset.name, there)
  })
  return { ...told, request: { ...request, ...(filter ? { filter } : {}) }, ends, plan }
}

