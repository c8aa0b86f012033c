/**
 * Rows of a report as they travel: measures under their names, comparisons beside them (.prev, .delta, .rate), values of
 * the pivot under measure@value, measure@#group and measure@unallocated; what a row has not is left out, the lines of totals
 * name every value. The sum of all values and what is unallocated is always the measure itself.
 *
 * .prev, .delta and .rate are of the first comparison asked for; .lastYear, .lastYearDelta and .lastYearRate are always
 * of last year. A rate is the change by the size of the earlier amount, a fraction; without an earlier amount it is null.
 * Of two amounts that are both kept as negative (refunds, fees) it is the change of their size, unless more of them is good.
 */
import { traits } from '../../../../kinds/column-kinds'
import type { Measure } from '../../../../contract/model'
import type { Row, SummaryLine } from '../../../../contract/wire'
import { isClockStep } from '../../../../contract/clock-steps'
import { movedText, negatedText, sumText } from '../../../../contract/decimal-text'
import { bySize } from '../../../../contract/movement'
import type { Pivot, Question } from '../question/report.question'
import { divides, isMoney, isWords, sourcesOf } from '../question/measures'
import { isCompared, timeStep } from '../question/report.periods'
import { own } from '../statement/fields'
import { currencyDigits, keptDigits, readValue, type ReadAs } from '../statement/values'

/** Digits of a change by the size of the earlier amount. */
const RATE_DIGITS = 6

/** A value of the pivot with one number a period. */
type PivotCell = [value: string | null, ...numbers: (string | null)[]]

/** Reads all rows of the statement at once: lines of totals come without `_n`, the page's rows with it. `notes` are Chinese. */
export function answerReader(question: Question): (rows: Row[]) => { list: Row[]; total: number; summary: SummaryLine[]; notes: string[] } {
  return (rows) => {
    const total = Number(rows[0]?.['total'] ?? 0)
    const lines = rows.filter((row) => row['_n'] === null || row['_n'] === undefined)
    const list = rows.filter((row) => typeof row['_n'] === 'number').map((row) => readRow(question, row))
    const summary = total === 0 ? [] : lines.map((line) => readLine(question, line)).sort(mainFirst(question.plan.asker.currency))
    return { list, total, summary, notes: notesOf(question, summary) }
  }
}

/** The company's own currency first, the others by their names, amounts without one last. */
export function mainFirst(main: string): (a: Pick<SummaryLine, 'currency'>, b: Pick<SummaryLine, 'currency'>) => number {
  const place = ({ currency }: Pick<SummaryLine, 'currency'>): string => (currency === main ? '' : (currency ?? '~'))
  return (a, b) => place(a).localeCompare(place(b))
}

function readRow(question: Question, row: Row): Row {
  const answer: Row = {}
  const { dimensions, currencyNames } = figuresOf(question)
  for (const { name, reading, column } of dimensions) answer[name] = readValue(reading, row[column])
  const currency = shownCurrency(question, row['cur'])
  const renames = question.plan.convert && !question.keepsNames
  if (currency !== undefined) for (const name of currencyNames) if (!(name in answer) || renames) answer[name] = currency
  addFigures(question, answer, currency, { row, prefix: 'v', cells: row['cells'] })
  return answer
}

function readLine(question: Question, line: Row): SummaryLine {
  const values: Row = {}
  const currency = shownCurrency(question, line['s_cur'])
  addFigures(question, values, currency, { row: line, prefix: 's', cells: line['q_cells'] })
  return { currency: currency ?? null, values }
}

/** undefined: no amounts, or converted ones whose currency is everywhere the same and told once. */
function shownCurrency(question: Question, currency: unknown): string | null | undefined {
  if (question.plan.convert) return question.stored.some(isMoney) ? question.plan.asker.currency : undefined
  return question.byCurrency ? ((currency as string | null | undefined) ?? null) : undefined
}

/** What is the same of every row of a question, worked out once. */
interface Figures {
  /** The dimensions of its rows, and where each stands in a row of the database. */
  dimensions: { name: string; reading: ReadAs; column: string }[]
  /** Fields that say the currency of the amounts. */
  currencyNames: string[]
  measures: Figure[]
}

interface Figure {
  measure: Measure
  isWords: boolean
  /** A value of the database as it travels. @param digits of the row's currency, where its amounts have one */
  read(value: unknown, digits: number | undefined): unknown
  /** Where its numbers stand in a row of the database and in a line of totals, one a period. */
  columns: Record<Answered['prefix'], string[]>
}

const figures = new WeakMap<Question, Figures>()

function figuresOf(question: Question): Figures {
  const known = figures.get(question)
  if (known) return known
  const { measures } = question
  const made: Figures = {
    dimensions: question.rows.map(({ name, kind, scale }, at) => ({ name, reading: { kind, scale }, column: `d${at}` })),
    currencyNames: [...new Set(measures.flatMap((measure) => (isMoney(measure) ? (measure.currencyField ?? []) : [])))],
    measures: measures.map((measure, index) => figureOf(question, measure, index)),
  }
  figures.set(question, made)
  return made
}

function figureOf(question: Question, measure: Measure, index: number): Figure {
  const reading: ReadAs = {
    kind: measure.kind, scale: measure.scale, ...(divides(question.dataset, measure) ? { keep: keptDigits(measure.kind, measure.scale) } : {}),
  }
  const isAmount = isMoney(measure)
  return {
    measure, isWords: isWords(measure),
    read: (value, digits) => readValue(reading, value, isAmount ? digits : undefined),
    columns: { v: question.periods.map((_period, at) => `v${index}_${at}`), s: question.periods.map((_period, at) => `s${index}_${at}`) },
  }
}

/** One row of the database: its figures stand under PREFIX, the measure's place, _ and the period's; those of the pivot in `cells`. */
interface Answered {
  row: Row
  prefix: 'v' | 's'
  cells: unknown
}

function addFigures(question: Question, answer: Row, currency: string | null | undefined, { row, prefix, cells }: Answered): void {
  const digits = currency === undefined ? undefined : currencyDigits(question.plan.model, currency)
  for (const figure of figuresOf(question).measures) {
    addKeys(question, answer, figure, figure.measure.name, figure.columns[prefix].map((column) => row[column]), digits)
  }
  if (question.pivot) addPivot(question, question.pivot, answer, { cells, isWhole: prefix === 's' }, digits)
}

/** The value and its comparisons. */
function addKeys(question: Question, answer: Row, figure: Figure, key: string, numbers: unknown[], digits: number | undefined): void {
  if (figure.isWords) answer[key] = figure.read(numbers[0], digits)
  else addCompared(question, answer, key, numbers, figure.measure, figure.read, digits)
}

/**
 * A figure under its key and what it is compared with beside it.
 * @param numbers of the periods of the question, the asked one first; @param digits given on to `read`
 */
export function addCompared(
  question: Pick<Question, 'periods' | 'without'>, answer: Row, key: string, numbers: unknown[], field: Pick<Measure, 'total' | 'better'>,
  read: (value: unknown, digits: number | undefined) => unknown, digits?: number,
): void {
  const now = numbers[0]
  answer[key] = read(now, digits)
  for (const comparison of comparedUnder(question, key)) {
    const before = comparison.at < 0 ? null : numbers[comparison.at]
    const { delta, rate } = compared(now, before, field)
    answer[comparison.before] = read(before, digits)
    answer[comparison.delta] = comparison.tells ? read(delta, digits) : null
    answer[comparison.rate] = rate
  }
}

/** An earlier period beside one figure: where its number is (-1: nowhere), whether a change is told, and the names that it is told under. */
interface Comparison { at: number; tells: boolean; before: string; delta: string; rate: string }

/** By the figure's key. Asked for every figure of every row: worked out once a question. */
const comparisons = new WeakMap<Question['periods'], Map<string, Comparison[]>>()

function comparedUnder(question: Pick<Question, 'periods' | 'without'>, key: string): Comparison[] {
  let known = comparisons.get(question.periods)
  if (!known) comparisons.set(question.periods, (known = new Map<string, Comparison[]>()))
  const before = known.get(key)
  if (before) return before
  const made = comparisonsOf(question, key)
  known.set(key, made)
  return made
}

function comparisonsOf({ periods, without }: Pick<Question, 'periods' | 'without'>, key: string): Comparison[] {
  // What was asked for and has no earlier period is answered as missing, so that no column of the page lacks its value.
  const asked = [...periods.filter(isCompared).map(({ name }) => name), ...without]
  return asked.flatMap((name, index): Comparison[] => {
    const at = periods.findIndex((period) => period.name === name)
    const under = (before: string, delta: string, rate: string): Comparison => (
      { at, tells: at >= 0, before: `${key}.${before}`, delta: `${key}.${delta}`, rate: `${key}.${rate}` }
    )
    return [
      ...(index === 0 ? [under('prev', 'delta', 'rate')] : []),
      ...(name === 'lastYear' ? [under('lastYear', 'lastYearDelta', 'lastYearRate')] : []),
    ]
  })
}

const UNKNOWN = { delta: null, rate: null }

/** What is missing on one side counts as nothing, but a ratio that is missing cannot be compared. */
function compared(now: unknown, before: unknown, field: Pick<Measure, 'total' | 'better'>): { delta: string | null; rate: string | null } {
  const lacks = isMissing(now) || isMissing(before)
  if (lacks && (field.total === 'ratio' || (isMissing(now) && isMissing(before)))) return UNKNOWN
  // PostgreSQL's word for a sum that cannot be told is no decimal: neither is what it moved by.
  const moved = movedText(now ?? 0, before ?? 0, RATE_DIGITS)
  if (!moved) return UNKNOWN
  // Amounts kept as negative are told by their size: fewer refunds are a fall.
  const turned = moved.rate !== null && moved.rate !== '0' && bySize(field, now ?? 0, before)
  return { delta: moved.delta, rate: turned ? negatedText(moved.rate!) : moved.rate }
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined
}

/** @param isWhole a line of totals, which says of every value that it is asked for */
function addPivot(question: Question, pivot: Pivot, answer: Row, { cells, isWhole }: { cells: unknown; isWhole: boolean }, digits: number | undefined): void {
  const { keys, known, figure } = pivotOf(question, pivot)
  const byValue = new Map<string | null, (string | null)[]>()
  for (const [value, ...numbers] of (cells ?? []) as PivotCell[]) byValue.set(value, numbers)
  const put = (key: string, lists: (string | null)[][]): void => {
    const sums = lists.length === 1 ? lists[0]! : question.periods.map((_period, at) => sumOf(lists.map((list) => list[at])))
    addKeys(question, answer, figure, key, sums, digits)
  }
  for (const { key, of } of keys) {
    // Of the dozens of values most rows have a few: the others were half of what an answer weighs.
    if (isWhole || of.some((value) => byValue.has(value))) put(key, of.flatMap((value) => (byValue.has(value) ? [byValue.get(value)!] : [])))
  }
  // Every asked day has its column: none is left over.
  if (timeStep(pivot.dimension)) return
  // What has no moment belongs to no hour: told where there is such, since every hour has its column.
  if (isClockStep(pivot.dimension.by) && !byValue.has(null)) return
  put(`${pivot.measure.name}@unallocated`, [...byValue].flatMap(([value, list]) => (value !== null && known.has(value) ? [] : [list])))
}

/** The keys of a pivot, a value's and a group's, with the values that each is the sum of. */
interface PivotKeys {
  keys: { key: string; of: string[] }[]
  known: ReadonlySet<string>
  figure: Figure
}

const pivotKeys = new WeakMap<Question, PivotKeys>()

function pivotOf(question: Question, { measure, values }: Pivot): PivotKeys {
  const before = pivotKeys.get(question)
  if (before) return before
  const each = values.values.map(({ value }) => ({ suffix: value, of: [value] }))
  const groups = Object.keys(values.groups).map((group) => ({
    suffix: `#${group}`, of: values.values.filter((one) => one.group === group).map(({ value }) => value),
  }))
  const keys = [...each, ...groups].map(({ suffix, of }) => ({ key: `${measure.name}@${suffix}`, of }))
  const made = { keys, known: new Set(values.values.map(({ value }) => value)), figure: figureOf(question, measure, 0) }
  pivotKeys.set(question, made)
  return made
}

/** Exact; null where all are missing, NaN where one has no rate. */
function sumOf(numbers: (string | null | undefined)[]): string | null {
  const present = numbers.filter((each): each is string => !isMissing(each))
  if (present.length === 0) return null
  if (present.includes('NaN')) return 'NaN'
  return sumText(present)
}

/** What is known by months alone, by its name; '' where all of it has days. */
function monthly({ plan, dataset, stored }: Question): string {
  const told = sourcesOf(dataset, stored).flatMap((name) => {
    const { facts = '', day = '', days } = dataset.sources[name] ?? {}
    const entity = own(plan.model.entities, facts)
    return entity && days === undefined && traits(own(entity.fields, day)).names === 'month' ? [`「${entity.label}」`] : []
  })
  return [...new Set(told)].join('')
}

function notesOf(question: Question, summary: SummaryLine[]): string[] {
  const notes: string[] = []
  const { pivot } = question
  if (pivot && summary.some(({ values }) => Number(values[`${pivot.measure.name}@unallocated`] ?? 0) !== 0)) {
    notes.push(`有「${pivot.measure.label}」没有归到任何一种「${pivot.dimension.label}」，列在未归类里`)
  }
  const byMonth = monthly(question)
  if (question.unfinished.length > 0 && byMonth !== '') notes.push(`${byMonth}只按整月有数据，分不到天。这个月还没有结束，没有同样的几天可以比较：过完后再与往期比较`)
  else if (question.without.length > question.unfinished.length) notes.push('没有选定完整的日期范围，无法与往期比较')
  return notes
}
