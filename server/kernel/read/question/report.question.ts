/**
 * A report's request made sense of: which dimensions make rows, which stored measures are needed, which conditions go to
 * the facts and which to the finished rows, which periods are compared. Refuses what the dataset or the asker's
 * permissions do not have. No SQL here.
 */
import { hidingNothing } from '../../asker/asker'
import { isClockStep } from '../../../../contract/clock-steps'
import { traits } from '../../../../kinds/column-kinds'
import type { Dataset, Dimension, EnumModel, Measure } from '../../../../contract/model'
import { fieldsOfCondition, conjunctsOf, type Condition } from '../../../../contract/filter'
import type { Comparing, ListRequest, SortBy } from '../../../../contract/wire'
import { commonEnd, toldByDay } from '../statement/data-ends'
import { asksDays, isRunning } from '../../../../codegen/resolve/formulas'
import { own } from '../statement/fields'
import { addsRows, composes, currencyUnder, isWords, sourcesOf, storedOf } from './measures'
import { checkPage } from '../statement/paging'
import { malformed, noSuchField } from '../../asker/problem'
import { isOfAll, mayLeaveOut } from './report.of-all'
import { mayRun, measuresOf, runningOf } from './report.running'
import { cutOf } from './report.cut'
import { isStepValue, timesOf } from './report.across'
import { openingOf, periodsOf, splitRange, timeStep, type Period, type Range } from './report.periods'
import type { Window } from './report.window'
import type { Planning } from '../statement/statement'

/** One measure told apart by the values of a dimension, a column each; `values` are the enum's, with its groups. */
export interface Pivot {
  dimension: Dimension
  measure: Measure
  values: Pick<EnumModel, 'values' | 'groups'>
}

/** A report's request, checked and made sense of; made by `readQuestion`, all SQL of the report is made from it. */
export interface Question {
  /** Its asker hides nothing: what is hidden was refused here, by the dataset's own names. */
  plan: Planning
  dataset: Dataset
  rows: Dimension[]
  /** Measures to answer. */
  measures: Measure[]
  /** Stored measures that these are made of; their places name the columns. */
  stored: Measure[]
  pivot?: Pivot
  /** Each step of a time among the rows has its row: the times, by the place of their dimension. */
  every?: { at: number; times: string[] }
  /** Stored measures that a balance of runs over the rows; with one, all days before the asked ones are a period of their own. */
  running: Measure[]
  /** Conditions on dimensions, every source's rows must meet them. */
  facts: Condition[]
  /** Conditions on the finished rows. */
  having: Condition[]
  periods: Period[]
  /** The last day that the data of its sources goes to, yyyy-mm-dd; null: there is none. */
  dataEnd: string | null
  /** Figures of each shop's last days: the periods are those of the shop whose days end last. */
  window?: Window
  /** Rows told by a currency keep its name beside converted amounts: they are lined up with other rows by it, and not shown. */
  keepsNames?: true
  /** Comparisons that the question gives no earlier period for. */
  without: Comparing[]
  /**
   * Those of them whose earlier days have none that stand beside days with data: those of facts that know months alone, and of days that data does not
   * reach.
   */
  unfinished: Comparing[]
  sort: SortBy[]
  page: number
  pageSize: number
  /** True where amounts of several currencies must be kept apart. */
  byCurrency: boolean
}

/** What follows a measure: a value of the pivot, a comparison. */
export interface Key {
  measure: Measure
  value?: string
  comparison?: 'prev' | 'delta' | 'rate' | 'lastYear' | 'lastYearDelta' | 'lastYearRate'
}

/**
 * @param mostRows how many dimensions may make a row
 * @throws HttpRefusal 400
 */
export function readQuestion(asked: Planning, dataset: Dataset, request: ListRequest, mostRows = MOST_ROWS): Question {
  checkPage(request)
  const hidden = asked.asker.hidden(dataset.name)
  const dimension = (name: string): Dimension => {
    const found = own(dataset.dimensions, name)
    if (!found || hidden.has(name)) throw noSuchField(dataset.label, name)
    return found
  }
  const measure = (name: string): Measure => {
    const found = own(dataset.measures, name)
    if (!found || hidden.has(name)) throw noSuchField(dataset.label, name)
    return found
  }
  const rows = readRows(request.rows ?? [], dimension, mostRows)
  const range = splitRange(dataset, conjunctsOf(request.filter)).range
  const measures = request.measures ? [...new Set(request.measures)].map(measure) : measuresOf(dataset).filter(({ name }) => !hidden.has(name))
  const { pivot: said } = request
  const pivot = said && readPivot(asked, dataset, { dimension: dimension(said.dimension), measure: measure(said.measure) }, rows, range)
  if (pivot && !measures.includes(pivot.measure)) measures.push(pivot.measure)

  const { facts, having } = splitConditions(dataset, request.filter, rows, dimension, (path) => readKey(path, measure, pivot))
  const { rest } = splitRange(dataset, facts)

  const named = new Set(measures)
  for (const field of having.flatMap((each) => fieldsOfCondition(each))) if (!own(dataset.dimensions, field)) named.add(readKey(field, measure, pivot).measure)
  for (const { field } of request.sort ?? []) if (!own(dataset.dimensions, field) && field !== 'currency') named.add(readKey(field, measure, pivot).measure)
  const stored = [...new Set([...named].flatMap((each) => storedOf(dataset, each)))]
  const running = runningOf(dataset, [...named])
  mayLeaveOut(dataset, stored, rest)
  if (running.length > 0) mayRun({ dataset, running: [...named].find((each) => isRunning(dataset, each))!, rows, having, rest, request })
  const steps = rows.flatMap((each) => timeStep(each) ?? [])
  const ends = asked.ends.get(dataset.name)
  const sources = sourcesOf(dataset, stored)
  const byDay = toldByDay(dataset, sources)
  const end = (ends && commonEnd(ends, 'last', byDay)) ?? null
  const possible = periodsOf(range, steps, [...new Set(request.compare ?? [])], asked.asker.today, end)
  const [now] = possible.periods as [Period]
  const isEmpty = (period: Period): boolean => period.from !== undefined && sources.every((source) => {
    const to = cutOf(asked, dataset, period, source, now)?.to
    return to !== undefined && to < period.from!
  })
  const unfinished = possible.periods.filter((period) => period.name !== 'now' && isEmpty(period)).map(({ name }) => name as Comparing)
  const opening = running.length > 0 ? openingOf(range) : undefined
  const periods = [...possible.periods.filter(({ name }) => !unfinished.includes(name as Comparing)), ...(opening ? [opening] : [])]
  const without = [...possible.without, ...unfinished]
  return {
    plan: { ...asked, asker: hidingNothing(asked.asker) },
    dataset, rows, measures, stored, running,
    ...(pivot ? { pivot } : {}), dataEnd: end,
    ...everyOf(request, rows, cutAt(range, (ends && commonEnd(ends, 'asked', byDay)) ?? null)),
    facts: rest, having, periods, without, unfinished,
    sort: request.sort ?? [],
    page: request.page,
    pageSize: request.pageSize,
    byCurrency: !asked.convert && stored.some((measure) => currencyUnder(asked.model, dataset, measure) !== undefined),
  }
}

/** A year of days stands as rows of nothing. */
const MOST_EVERY = 372

/** The times that have a row whether anything happened or not: of the first time among the rows, where both ends of the days are known. */
function everyOf({ every }: ListRequest, rows: Dimension[], range: Range | undefined): Pick<Question, 'every'> {
  const at = rows.findIndex((dimension) => timeStep(dimension) !== undefined)
  const step = timeStep(rows[at])
  if (every !== true || !step || range?.from === undefined || range.to === undefined) return {}
  return { every: { at, times: timesOf(step, range, range.to, MOST_EVERY).map(({ value }) => value) } }
}

/** The asked days, as far as all of their data goes: what is not known yet is not nothing. */
function cutAt(range: Range | undefined, end: string | null): Range | undefined {
  if (range?.from === undefined || end === null || end < range.from) return undefined
  return { from: range.from, to: range.to === undefined || end < range.to ? end : range.to }
}

/** Each of them is a column that groups are told apart by: few enough that a group is still a sum of something. */
const MOST_ROWS = 6

function readRows(names: string[], dimension: (name: string) => Dimension, most: number): Dimension[] {
  const rows = names.map(dimension)
  const twice = rows.find((each, at) => rows.indexOf(each) !== at)
  if (twice) throw malformed(`「${twice.label}」在行里写了两次，请只留一个`)
  const several = rows.find(({ kind }) => traits({ kind }).several)
  if (several) throw malformed(`「${several.label}」一行可以有几个，只能用来筛选，不能组成行`)
  if (rows.length > most) throw malformed(`最多用 ${most} 个维度组成行，现在是 ${rows.length} 个，请去掉一些`)
  return rows
}

function readPivot(
  plan: Planning, dataset: Dataset, { dimension, measure }: Omit<Pivot, 'values'>, rows: Dimension[], range: Range | undefined,
): Pivot {
  const step = timeStep(dimension)
  const values = step ? { values: timesOf(step, range, plan.asker.today), groups: {} } : own(plan.model.enums, dimension.enum ?? '')
  if (!values) throw malformed(`不能按「${dimension.label}」展开成列：它的取值没有固定的清单`)
  if (rows.includes(dimension)) throw malformed(`「${dimension.label}」已经是行，不能同时展开成列`)
  const whole = storedOf(dataset, measure).some(isOfAll)
  const adds = whole ? false : step === undefined && !isClockStep(dimension.by) ? measure.count || measure.total === 'sum'
    : storedOf(dataset, measure).every(composes) && !addsRows(dataset, measure) && !isWords(measure) && !asksDays(dataset, measure)
  if (!adds) throw malformed(`「${measure.label}」不能相加，不能按「${dimension.label}」展开成列`)
  return { dimension, measure, values }
}

const COMPARISONS = ['prev', 'delta', 'rate', 'lastYear', 'lastYearDelta', 'lastYearRate'] as const

/** amount · amount.prev · amount@commission · amount@#fba.delta · amount@unallocated */
export function readKey(path: string, measure: (name: string) => Measure, pivot: Pivot | undefined): Key {
  const dot = path.lastIndexOf('.')
  const comparison = COMPARISONS.find((each) => dot > 0 && path.slice(dot + 1) === each)
  const [base = '', value] = splitAt(comparison ? path.slice(0, dot) : path)
  const found = measure(base)
  if (value === undefined) return { measure: found, ...(comparison ? { comparison } : {}) }
  const known = pivot?.measure === found && (value === 'unallocated' || isValue(pivot, value))
  if (!known) throw noSuchField(found.label, path)
  return { measure: found, value, ...(comparison ? { comparison } : {}) }
}

function splitAt(path: string): [string, string | undefined] {
  const at = path.indexOf('@')
  return at < 0 ? [path, undefined] : [path.slice(0, at), path.slice(at + 1)]
}

/** Of times every day there is: who sorts by one that is asked for no more sorts by what no row has. */
function isValue({ dimension, values }: Pivot, value: string): boolean {
  const step = timeStep(dimension)
  if (step) return isStepValue(step, value)
  return value.startsWith('#') ? Object.hasOwn(values.groups, value.slice(1)) : values.values.some((each) => each.value === value)
}

function splitConditions(
  dataset: Dataset, filter: Condition | undefined, rows: Dimension[], dimension: (name: string) => Dimension, key: (path: string) => Key,
): { facts: Condition[]; having: Condition[] } {
  const facts: Condition[] = []
  const having: Condition[] = []
  for (const condition of conjunctsOf(filter)) {
    const fields = fieldsOfCondition(condition)
    const aboutRows = fields.some((field) => !own(dataset.dimensions, field))
    for (const field of fields) {
      if (!own(dataset.dimensions, field)) key(field)
      else if (aboutRows && !rows.includes(dimension(field))) {
        throw malformed(`「${dimension(field).label}」不在行里，不能和指标用“或”放在同一个条件里`)
      } else dimension(field)
    }
    if (aboutRows) having.push(condition)
    else facts.push(condition)
  }
  return { facts, having }
}
