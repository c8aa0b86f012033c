/** A dataset told by single days: itself where it knows them, else out of the lines by day that its sources of months name. Pure. */
import type { Dataset, Dimension } from './model'

/** The dimension that is added; no file says a name with this sign. */
const EACH_DAY = 'each@day'

/** True where figures of the dataset can be told for each day. */
export function knowsDays({ dimensions, sources }: Pick<Dataset, 'dimensions' | 'sources'>): boolean {
  return singleDay(dimensions) !== undefined || Object.values(sources).every(({ days }) => days !== undefined)
}

/**
 * The dataset and its dimension of single days. Facts by month are read from their lines by day (`days` of a source), without the rollups that are
 * kept of months; undefined where there are none.
 */
export function byDays(dataset: Dataset): { dataset: Dataset; day: Dimension } | undefined {
  if (!told.has(dataset)) told.set(dataset, toldByDays(dataset))
  return told.get(dataset)
}

/** Made once for each dataset, for the same one is asked again. */
const told = new WeakMap<Dataset, ReturnType<typeof toldByDays>>()

function toldByDays(dataset: Dataset): { dataset: Dataset; day: Dimension } | undefined {
  const known = singleDay(dataset.dimensions)
  if (known) return { dataset, day: known }
  if (!knowsDays(dataset)) return undefined
  const zone = Object.values(dataset.dimensions).find(({ by }) => by !== undefined)?.zone
  const day: Dimension = {
    name: EACH_DAY, path: EACH_DAY, by: 'day', label: '日期', kind: 'date', total: 'none', sortable: true, operators: ['eq', 'between', 'ge', 'le'],
    ...(zone === undefined ? {} : { zone }),
  }
  const sources = Object.fromEntries(
    Object.entries(dataset.sources).map(([name, { days, ...source }]) => [name, { ...source, facts: days!.facts, day: days!.day }]),
  )
  return { dataset: { ...dataset, sources, rollups: [], dimensions: { ...dataset.dimensions, [EACH_DAY]: day } }, day }
}

function singleDay(dimensions: Dataset['dimensions']): Dimension | undefined {
  return Object.values(dimensions).find(({ by, field }) => by === 'day' && field === undefined)
}
