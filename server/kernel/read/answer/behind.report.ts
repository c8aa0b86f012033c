/**
 * The rows behind a cell or a total of a report: the row is asked once more by its dimensions, and what it asked is said of the facts
 * of every source that the figure is made of.
 */
import type { Dataset, DatasetSource, Measure } from '../../../../contract/model'
import { fieldIn } from '../../../../contract/dimension-field'
import { allOf, type Condition } from '../../../../contract/filter'
import { formulaWords } from '../../../../contract/formula-words'
import { CODES, type ListAnswer, type ListRequest, type Row } from '../../../../contract/wire'
import { noSuchField } from '../../asker/problem'
import { Refusal } from '../../asker/refusal'
import { isWords, sourcesOf, storedOf, togetherOf } from '../question/measures'
import { conditionsOn } from '../question/report.of-all'
import type { Pivot, Question } from '../question/report.question'
import { own } from '../statement/fields'
import { addedSaid, noRowsBehind, type NumberBehind, type PartBehind } from './behind'
import { hasKey } from './explain.rows'
import { currencyAsked, factsAsked } from './facts-asked'
import { tellReport } from './reports'
import type { Reading } from '../reading'

/** Currencies that rows of one set of dimensions may have. */
const MOST_CURRENCIES = 100

interface PressedReport {
  request: Partial<ListRequest>
  /** A measure, or of a pivot "amount@commission", "amount@#fba", "amount@unallocated". */
  column: string
  /** The dimensions of the row, and its currency; undefined: the total of all rows was pressed. */
  row: Row | undefined
  /** Of a total: its currency; null: it has none, or is of all currencies. */
  currency: string | null
}

/**
 * @throws HttpRefusal 400 for a column that is no measure, Refusal where there is no such row, or where what it counts cannot be said of
 * rows (a total over rows that a condition on figures has chosen, a running balance)
 */
export async function behindReport(reading: Reading, dataset: Dataset, pressed: PressedReport): Promise<NumberBehind> {
  const { request, column, row: given, currency } = pressed
  const [base = '', value] = column.split('@')
  const hidden = reading.asker.hidden(dataset.name)
  const measure = own(dataset.measures, base)
  if (!measure || hidden.has(base)) throw noSuchField(dataset.label, base)
  if (measure.running || isWords(measure)) throw noRowsBehind(`「${measure.label}」不是由一段时间的明细相加而来，没有可以列出的明细`)
  const { rows = [] } = request
  const ofValue = value === undefined ? undefined : pivotValue(dataset, reading, request.pivot, value)
  const filter = allOf([request.filter, given && hasKey(rows, rows.map((name) => given[name])), ofValue])
  const measures = request.measures && [...new Set([...request.measures, base])]
  const { answer, question } = await tellReport(reading, dataset, {
    page: 1, pageSize: given ? MOST_CURRENCIES : 1, rows, ...(filter ? { filter } : {}), ...(request.currency ? { currency: request.currency } : {}),
    ...(measures ? { measures } : {}),
  })
  if (!given && question.having.length > 0) throw noRowsBehind('合计只含满足指标条件的行，请点开其中一行的数字看明细')
  const row = given ? rowOf(answer, given['currency']) : totalOf(answer, currency)
  if (!row) throw new Refusal(CODES.notFound, '这一行已不在当前数据里，请刷新后再看')
  const words = measure.formula && formulaWords(measure.formula, (path) => own(dataset.measures, path)?.label ?? path)
  return {
    row: { ...row, [column]: row[base] }, ...(words ? { words } : {}),
    parts: partsOf(reading, question, storedOf(dataset, measure), (facts, source, name, here) =>
      factsAsked({ ...question, facts: conditionsOn(question.facts, here) }, facts, source, currencyAsked({ reading, question, row }, name)), row),
  }
}

function rowOf({ list }: ListAnswer, currency: unknown): Row | undefined {
  return list.find((each) => currency === undefined || currency === null || each['currency'] === undefined || each['currency'] === currency)
}

/** A total as a row: what is rounded in every row adds up as the rows stand, so that it is the total of rows and not a figure of its own. */
function totalOf({ summary }: ListAnswer, currency: string | null): Row | undefined {
  const line = summary.find((each) => each.currency === currency) ?? (currency === null ? summary[0] : undefined)
  return line && { ...line.values, ...(line.currency === null ? {} : { currency: line.currency }) }
}

/** What is asked of the facts of a source; undefined where it cannot be said of them. */
type AskedOf = (facts: PartBehind['entity'], source: DatasetSource, name: string, measure: Measure) => { and: Condition[] } | undefined

/**
 * The facts under these stored measures: each source once, and once more for measures that count some of its rows alone.
 * @param row the report's own: what it says of these measures
 * @throws Refusal where what is asked cannot be said of one
 */
export function partsOf(
  reading: Reading, { dataset }: Pick<Question, 'dataset'>, stored: readonly Measure[], askedOf: AskedOf, row?: Row,
): PartBehind[] {
  const figures = [...new Set(stored)].filter((measure) => !isWords(measure))
  return togetherOf(dataset, figures).map((here): PartBehind => {
    const [name = ''] = sourcesOf(dataset, here)
    const source = dataset.sources[name]!
    const entity = own(reading.model.entities, source.facts)!
    const asked = askedOf(entity, source, name, here[0]!)
    if (!asked) throw noRowsBehind('这个数字跨了多个店铺或时段，不能按明细逐行列出，请换一种汇总维度再看')
    const paths = here.flatMap((measure) => (measure.count ? [] : [measure.field ?? measure.name]))
    const values = row && Object.fromEntries(here.flatMap((one) => (one.count || row[one.name] === undefined ? [] : [[one.field ?? one.name, row[one.name]]])))
    const currency = typeof row?.['currency'] === 'string' ? row['currency'] : null
    return {
      entity, where: allOf([...asked.and, here[0]?.where, ...holdsOne(entity, here)]), adds: [...new Set(paths)].filter((path) => own(entity.fields, path)),
      says: here.map((measure) => addedSaid(reading, entity, measure)).join('、'), told: toldBy(dataset, source),
      ...(values ? { shown: { currency, values } } : {}),
    }
  })
}

/** Facts that hold one of these measures: of what has none of them nothing is added. Where rows are counted, all of them are. */
function holdsOne(entity: PartBehind['entity'], measures: readonly Measure[]): Condition[] {
  const paths = [...new Set(measures.map(({ field, name }) => field ?? name))]
  if (measures.some(({ count }) => count) || !paths.every((path) => own(entity.fields, path))) return []
  return [{ or: paths.map((field) => ({ field, op: 'empty', value: false })) }]
}

/** What anybody who may ask the report could be told of its facts: the day, the dimensions, the measures. */
function toldBy(dataset: Dataset, source: DatasetSource): string[] {
  const dimensions = Object.values(dataset.dimensions).flatMap((one) => [fieldIn(one, source.name), one.currencyField])
  const measures = Object.values(dataset.measures).flatMap(({ formula, field, name, currencyField }) => (formula ? [] : [field ?? name, currencyField]))
  return [source.day, ...dimensions, ...measures].filter((name): name is string => name !== undefined)
}

/** The condition that the facts have this value of the pivot's dimension. */
function pivotValue(dataset: Dataset, { model }: Reading, pivot: ListRequest['pivot'] | Pick<Pivot, 'dimension'>, value: string): Condition {
  const name = typeof pivot?.dimension === 'string' ? pivot.dimension : ''
  const dimension = own(dataset.dimensions, name)
  if (!dimension) throw noSuchField(dataset.label, name)
  if (value === 'unallocated') return { field: name, op: 'empty', value: true }
  if (!value.startsWith('#')) return { field: name, op: 'eq', value }
  const inside = own(model.enums, dimension.enum ?? '')?.values.filter(({ group }) => group === value.slice(1)) ?? []
  return { field: name, op: 'in', value: inside.map((each) => each.value) }
}
