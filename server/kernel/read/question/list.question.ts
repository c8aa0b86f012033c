/**
 * A list's request made sense of: its moments resolved, how far the facts go whose figures stand beside the rows, and the
 * plans that begin with that. Reads the database for days alone.
 */
import type { Entity, Figures } from '../../../../contract/model'
import { allOf, comparisonsOf, conjunctsOf, isComparison, type Condition } from '../../../../contract/filter'
import { isMoment } from '../../../../contract/moments'
import type { ListRequest } from '../../../../contract/wire'
import type { Reading } from '../reading'
import type { DataEnds } from '../statement/data-ends'
import { dayFieldOf } from '../statement/entity'
import { own } from '../statement/fields'
import type { Planning, ShopEnd } from '../statement/statement'
import { holdsMonths } from '../statement/where'
import { filterOf, plansOf, type Asked } from './asked'
import { dataEnds, entityEnd, shopEnds } from './data-days'
import { rollupDays } from './rollup-days'

/** A list's request made ready to be planned. */
export interface ListQuestion<R extends Partial<ListRequest> = ListRequest> extends Asked {
  entity: Entity
  /** Without moments: days and persons in their place. */
  request: R
}

/** What is asked of an entity's rows. */
export async function askList<R extends Partial<ListRequest>>(reading: Reading, entity: Entity, asked: R): Promise<ListQuestion<R>> {
  const { filter, ...told } = await filterNow(reading, entity, asked.filter)
  const request = { ...asked, ...(filter ? { filter } : {}) }
  const ends = await comparedEnds(reading, entity, request)
  const until = await lastDaysEnds(reading, entity)
  const there = await figuresThere(reading, entity)
  const plan = plansOf(reading, request.currency, (made) => {
    for (const [dataset, days] of ends) made.ends.set(dataset, days)
    for (const [dataset, days] of until) made.figures.until.set(dataset, days)
    for (const [dataset, days] of there) made.there.set(dataset, days)
  })
  return { ...told, entity, request, plan }
}

/** A condition with its moments resolved; the newest day is asked for only where the condition needs it. */
export function filterNow(reading: Reading, entity: Entity, filter: Condition | undefined): Promise<{ filter?: Condition; dataDay?: string }> {
  const newestDay = async (): Promise<string | null> => {
    const day = dayFieldOf(reading.model, entity)
    return day === undefined ? null : (await entityEnd(reading, entity, day, filter && withoutMoments(filter))).last
  }
  return filterOf(reading, filter, { newestDay, holdsMonths: holdsMonths(reading.model, entity) })
}

/** What a filter of rows asks of the fields that their facts are found by and of their days, told by the dataset's dimensions. */
export function onFacts(filter: Condition | undefined, { name, by, day }: Figures): Condition | undefined {
  const paths = { ...by, ...(day ? { [day.dimension]: `${name}.day` } : {}) }
  return allOf(conjunctsOf(filter).flatMap((condition): Condition[] => {
    const dimension = isComparison(condition) ? Object.entries(paths).find(([, path]) => path === condition.field)?.[0] : undefined
    return dimension === undefined ? [] : [{ ...condition, field: dimension } as Condition]
  }))
}

/** Dataset -> how far its facts go, where figures are compared with earlier ones: they are so no further than that. */
async function comparedEnds(
  reading: Reading, entity: Entity, { compare, filter }: Pick<Partial<ListRequest>, 'compare' | 'filter'>,
): Promise<Map<string, DataEnds>> {
  const ends = new Map<string, DataEnds>()
  if (!compare || compare.length === 0) return ends
  for (const figures of Object.values(entity.figures ?? {})) {
    const dataset = own(reading.model.datasets, figures.dataset)
    if (dataset && !ends.has(figures.dataset)) ends.set(figures.dataset, await dataEnds(reading, dataset, onFacts(filter, figures)))
  }
  return ends
}

/** Dataset -> the day that the last days end at in each shop, where figures are of the last days. */
async function lastDaysEnds(reading: Reading, entity: Entity): Promise<Map<string, ShopEnd[]>> {
  const until = new Map<string, ShopEnd[]>()
  for (const { dataset: name, days } of Object.values(entity.figures ?? {})) {
    const dataset = own(reading.model.datasets, name)
    if (days !== undefined && dataset && !until.has(name)) until.set(name, await shopEnds(reading, dataset))
  }
  return until
}

/** Dataset -> how far the rollups of figures over asked days go; those of the last days are read day by day. */
async function figuresThere(reading: Reading, entity: Entity): Promise<Planning['there']> {
  const there: Planning['there'] = new Map()
  for (const { dataset: name, days } of Object.values(entity.figures ?? {})) {
    const dataset = own(reading.model.datasets, name)
    if (days === undefined && dataset && !there.has(name)) there.set(name, await rollupDays(reading, dataset))
  }
  return there
}

function withoutMoments(filter: Condition): Condition | undefined {
  return allOf(conjunctsOf(filter).filter((condition) => comparisonsOf(condition).every(({ value }) => !isMoment(value))))
}
