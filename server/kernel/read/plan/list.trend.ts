/**
 * What figures beside the rows of an entity were on each of the last days, for the rows of one page: one more statement for each
 * kind of figures that is asked for. A row carries them under `<path>.trend`, oldest first, and under `<path>.trendTo` the day of the
 * last of them: the last whole day of the row's own shop, within the days that the figures are asked for.
 */
import { conjunctsOf } from '../../../../contract/filter'
import type { Dataset, Entity, Figures, Measure } from '../../../../contract/model'
import type { ListRequest, Row } from '../../../../contract/wire'
import { own } from '../../asker/own'
import { noSuchField } from '../../asker/problem'
import { shopEnds } from '../question/data-days'
import { onFacts, type ListQuestion } from '../question/list.question'
import { splitRange } from '../question/report.periods'
import type { ShopEnd } from '../statement/statement'
import type { Reading } from '../reading'
import { amongRows, checkDays, dailyOf, figuresByDay, lastDays, numberOn } from './by-day'

interface Asked {
  figures: Figures
  dataset: Dataset
  measures: Measure[]
}

/** Paths of the rows by which their facts are found: without them there is nothing to draw. */
export function trendFields({ figures = {} }: Entity, { trend }: Pick<Partial<ListRequest>, 'trend'>): string[] {
  const named = new Set((trend?.measures ?? []).map((path) => path.split('.')[0] ?? ''))
  return [...new Set([...named].flatMap((name) => Object.values(own(figures, name)?.by ?? {})))]
}

/**
 * @param rows a page's; @param found the same rows with the fields of `trendFields`, currencies their own
 * @throws HttpRefusal 400 for what is no figure of the rows or is hidden, and for too many days
 */
export async function withFigureTrend(reading: Reading, { entity, request }: ListQuestion, rows: Row[], found: Row[]): Promise<Row[]> {
  const { trend } = request
  if (!trend) return rows
  checkDays(trend.days)
  let told = rows
  for (const asked of figuresAsked(reading, entity, trend.measures)) told = await withDays(reading, asked, request, trend.days, { rows: told, found })
  return told
}

function figuresAsked({ model, asker }: Reading, entity: Entity, paths: string[]): Asked[] {
  const found = new Map<string, Asked>()
  for (const path of new Set(paths)) {
    const [name = '', measure = '', ...more] = path.split('.')
    const figures = own(entity.figures ?? {}, name)
    const dataset = figures && own(model.datasets, figures.dataset)
    const known = dataset && own(dataset.measures, measure)
    if (!known || more.length > 0 || asker.hidden(dataset.name).has(measure)) throw noSuchField(entity.label, path)
    const asked = found.get(name) ?? { figures, dataset, measures: [] }
    asked.measures.push(known)
    found.set(name, asked)
  }
  return [...found.values()]
}

async function withDays(
  reading: Reading, { figures, dataset, measures }: Asked, request: ListRequest, most: number, { rows, found: named }: { rows: Row[]; found: Row[] },
): Promise<Row[]> {
  const daily = dailyOf(dataset)
  const ends = await shopEnds(reading, dataset)
  const range = figures.days === undefined ? splitRange(dataset, conjunctsOf(onFacts(request.filter, figures))).range : undefined
  const endOf = endsOfRows(reading, dataset, figures, ends)
  const days = named.map((row) => {
    const until = endOf(row)
    return until === undefined ? [] : lastDays(until, most, range)
  })
  const asked = days.flatMap((each) => [each.at(0) ?? [], each.at(-1) ?? []].flat()).sort()
  const dimensions = Object.keys(figures.by)
  const keyOf = (row: Row, paths: string[]): string => JSON.stringify(paths.map((path) => String(row[path] ?? '')))
  const found = asked.length === 0 ? undefined : await figuresByDay(reading, request.currency, daily.dataset, {
    rows: dimensions, day: daily.day,
    measures: measures.map(({ name }) => name),
    from: asked[0]!,
    to: asked.at(-1)!,
    facts: dimensions.map((name) => amongRows(name, named.map((row) => row[figures.by[name]!]))),
    keyOf: (row) => keyOf(row, dimensions),
    keepsNames: true,
  })
  return rows.map((row, at) => {
    const each = days[at]!.length > 0 ? days[at] : undefined
    const ofRow = found?.get(keyOf(named[at]!, Object.values(figures.by)))
    return {
      ...row,
      ...Object.fromEntries(measures.flatMap((measure) => {
        const path = `${figures.name}.${measure.name}`
        return [[`${path}.trend`, each?.map((one) => numberOn(measure, ofRow?.get(one), true)) ?? null], [`${path}.trendTo`, each?.at(-1) ?? null]]
      })),
    }
  })
}

/** A row's own shop says where its days end; rows of several shops are told up to the last that any of them has. */
function endsOfRows({ model }: Reading, dataset: Dataset, { by }: Figures, ends: ShopEnd[]): (row: Row) => string | undefined {
  const [source] = Object.values(dataset.sources)
  const shop = source && own(model.entities, source.facts)?.scope.shop
  const dimension = Object.keys(by).find((name) => shop !== undefined && own(dataset.dimensions, name)?.field === shop)
  const newest = ends.map(({ last }) => last).sort().at(-1)
  const ofShops = new Map(ends.map(({ shopId, last }) => [shopId, last]))
  return (row) => (dimension === undefined ? newest : ofShops.get(String(row[by[dimension] ?? ''])) ?? ofShops.get(null))
}
