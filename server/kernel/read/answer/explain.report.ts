/**
 * The numbers of one cell of a report: the row is asked once more, by its dimensions, with every measure that its formula reads and
 * those that make the row what it is.
 * What a stored measure adds up is said in words; the facts behind it are listed to whoever may list them.
 */
import type { Dataset, Entity, Measure } from '../../../../contract/model'
import { addText, timesText } from '../../../../contract/decimal-text'
import { allOf, fieldsOfCondition, type Condition } from '../../../../contract/filter'
import type { ExplainedStep } from '../../../../contract/explained'
import { formulaWords } from '../../../../contract/formula-words'
import { datasetSubject, fieldAtPath } from '../../../../codegen/resolve/field-plans'
import { isRunning, pathsOf } from '../../../../codegen/resolve/formulas'
import { conditionWords } from '../../../../kinds/shared/condition-words.kind'
import { malformed, noSuchField } from '../../asker/problem'
import { CODES, type ListAnswer, type ListRequest, type Row } from '../../../../contract/wire'
import { Refusal } from '../../asker/refusal'
import { own } from '../statement/fields'
import { isMoney, sourcesOf } from '../question/measures'
import { measuresOfRows } from '../question/rows-shown'
import type { Question } from '../question/report.question'
import { EXPLAINERS } from './explainers'
import { currencyAsked, factsAsked } from './facts-asked'
import { hasKey, keptWords, rowsBehind, tellingFields } from './explain.rows'
import { answerReport, tellReport } from './reports'
import type { Reading } from '../reading'

/** Currencies that rows of one set of dimensions may have. */
const MOST_CURRENCIES = 100

/** Parts that a value is told apart in. */
const MOST_PARTS = 500

const ADDS = { sum: '之和', last: '的最后一天', max: '最大值', distinct: '的不同个数', ratio: '', none: '' } as const

interface Asked { request: Partial<ListRequest>; column: string; row: Row }

/**
 * @param row holds the dimensions that make the row, and its currency
 * @param mayList may the person list these rows?
 * @throws HttpRefusal 400 for a column that is no measure, Refusal where there is no such row
 */
export async function explainReport(
  reading: Reading, dataset: Dataset, { request, column, row: given }: Asked, mayList: (entity: Entity) => boolean,
): Promise<{ answer: ListAnswer; row: Row; steps: ExplainedStep[] }> {
  const [base = '', value] = column.split('@')
  const measures = under(dataset, base, reading.asker.hidden(dataset.name))
  const { rows = [], currency, pivot } = request
  const filter = allOf([request.filter, hasKey(rows, rows.map((name) => given[name]))])
  // A balance is answered where it is asked for by its name.
  const running = measures.some((measure) => isRunning(dataset, measure))
  const asked = request.measures ?? (!running ? measuresOfRows(reading.model, dataset, reading.asker.hidden(dataset.name))
    : given['currency'] === undefined ? [] : amountsOf(dataset, reading))
  const question: ListRequest = {
    page: 1, pageSize: MOST_CURRENCIES, rows, ...(filter ? { filter } : {}), ...(currency ? { currency } : {}),
    // The rows of the screen: which measures are asked decides whether amounts of several currencies make rows of their own.
    measures: [...new Set([...asked, ...measures.map(({ name }) => name)])],
    ...(value !== undefined && pivot ? { pivot } : {}),
    // A balance stands on days of nothing too.
    ...(request.every ? { every: true } : {}),
  }
  const { answer, question: understood } = await tellReport(reading, dataset, question)
  const row = answer.list.find((each) => given['currency'] === undefined || each['currency'] === undefined || each['currency'] === given['currency'])
  if (!row) throw new Refusal(CODES.notFound, '这一行已不在当前数据里，请刷新后再看')
  const told: Told = { reading, dataset, question: understood, asked: question, row, mayList }
  const steps: ExplainedStep[] = []
  for (const measure of measures) steps.push(measure.formula ? formulaStep(reading, dataset, measure, row) : await storedStep(told, measure))
  if (value === undefined) return { answer, row, steps }
  const plan = datasetSubject(dataset, reading.model.enums).fieldAt(column)
  // What the row has not stands in its totals.
  if (!plan || !answer.summary.some(({ values }) => column in values)) throw noSuchField(dataset.label, column)
  const words = `「${measures[0]!.label}」里「${own(dataset.dimensions, pivot!.dimension)?.label ?? ''}」为「${plan.label}」的部分`
  const whole = { ...row, [column]: row[column] ?? null }
  return { answer, row: whole, steps: [{ path: column, field: plan, words, reports: [], inputs: [base], lines: [] }, ...steps] }
}

/** The amounts, beside which rows of several currencies stay apart, as the screen had them. */
function amountsOf(dataset: Dataset, { asker }: Reading): string[] {
  const hidden = asker.hidden(dataset.name)
  return Object.values(dataset.measures)
    .filter((measure) => measure.field !== undefined && isMoney(measure) && !hidden.has(measure.name)).map(({ name }) => name)
}

/** The measure, and those that its formula reads, each once. @throws HttpRefusal 400 where one is none, or hidden from the asker */
function under(dataset: Dataset, name: string, hidden: ReadonlySet<string>): Measure[] {
  const found = new Map<string, Measure>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    const measure = own(dataset.measures, path)
    if (hidden.has(path)) throw noSuchField(dataset.label, path)
    if (!measure) throw own(dataset.dimensions, path) ? malformed(`「${own(dataset.dimensions, path)!.label}」是行的维度，没有计算过程`) : noSuchField(dataset.label, path)
    found.set(path, measure)
    if (measure.formula) pathsOf(measure.formula).forEach(visit)
  }
  visit(name)
  return [...found.values()]
}

function planOf({ model }: Reading, dataset: Dataset, measure: Measure) {
  return datasetSubject(dataset, model.enums).fieldAt(measure.name)!
}

function formulaStep(reading: Reading, dataset: Dataset, measure: Measure, row: Row): ExplainedStep {
  if (measure.running) return balanceStep(reading, dataset, measure, row)
  const words = formulaWords(measure.formula!, (path) => own(dataset.measures, path)?.label ?? path)
  return { path: measure.name, field: planOf(reading, dataset, measure), words, reports: [], inputs: pathsOf(measure.formula!), lines: [] }
}

/** What a balance began with on this row's day, and what the row brings to it. */
function balanceStep(reading: Reading, dataset: Dataset, measure: Measure, row: Row): ExplainedStep {
  const [of = ''] = pathsOf(measure.formula!)
  const value = addText(row[measure.name], timesText(row[of] ?? 0, -1))
  return {
    path: measure.name, field: planOf(reading, dataset, measure), words: `期初加这一行的「${own(dataset.measures, of)!.label}」，从最早的数据累计`,
    reports: [], inputs: [of], lines: value === undefined ? [] : [{ says: '期初', value }],
  }
}

interface Told { reading: Reading; dataset: Dataset; question: Question; asked: ListRequest; row: Row; mayList: (entity: Entity) => boolean }

async function storedStep({ reading, dataset, question, asked, row, mayList }: Told, measure: Measure): Promise<ExplainedStep> {
  const { model } = reading
  const [name = ''] = sourcesOf(dataset, [measure])
  const source = dataset.sources[name]!
  const facts = own(model.entities, source.facts)!
  const path = measure.count ? undefined : measure.field ?? measure.name
  const field = path === undefined ? undefined : fieldAtPath(model.entities, facts.name, path)
  const of = path === undefined ? `「${facts.label}」的行数` : `「${facts.label}」的${field?.label ?? path}${ADDS[measure.total]}`
  const each = field?.formula && path && !path.includes('.')
    ? `；每行的${field.label} = ${formulaWords(field.formula, (inner) => fieldAtPath(model.entities, facts.name, inner)?.label ?? inner)}` : ''
  const shifted = source.shiftMonths === 0 ? '' : `（取${source.shiftMonths < 0 ? '之后' : '之前'}第 ${Math.abs(source.shiftMonths)} 个月的）`
  const only = measure.where ? `，只算${onlyWords(reading, facts, measure.where)}的行` : ''
  const kept = keptWords(model, facts)
  const step: ExplainedStep = {
    path: measure.name, field: planOf(reading, dataset, measure), words: of + only + shifted + each, reports: kept.reports, inputs: [], lines: [],
  }
  const asks = factsAsked(question, facts, source, currencyAsked({ reading, question, row }, name))
  const where = asks && measure.where ? { and: [...asks.and, measure.where] } : asks
  const explainer = facts.compute && path !== undefined ? own(EXPLAINERS.get(), facts.compute.function) : undefined
  const currency = typeof row['currency'] === 'string' ? row['currency'] : undefined
  const split = async (dimensions: string[]): Promise<Row[] | undefined> => {
    if (dimensions.some((name) => !own(dataset.dimensions, name))) return undefined
    const { pivot: _pivot, ...rest } = asked
    const { list } = await answerReport(reading, dataset, {
      ...rest, rows: [...new Set([...(rest.rows ?? []), ...dimensions])], pageSize: MOST_PARTS,
    })
    return list.filter((each) => currency === undefined || each['currency'] === undefined || each['currency'] === currency)
      .map((each) => ({ ...each, value: each[measure.name] }))
  }
  const told = await explainer?.({ reading, entity: facts, field: path!, where, currency, split })
  if (told) Object.assign(step, { words: `${step.words}。${told.words}`, lines: told.lines })
  else if (facts.compute) step.words += `。${kept.words}`
  if (where && mayList(facts)) {
    const own = path === undefined || path.includes('.') ? [] : [path]
    step.rows = await rowsBehind(reading, facts, where.and.length > 0 ? where : undefined, [...tellingFields(facts, [source.day]), ...own])
  }
  return step
}

/** Which rows a measure counts, in words. */
function onlyWords({ model }: Reading, facts: Entity, where: Condition): string {
  const fields = new Map(fieldsOfCondition(where).flatMap((path) => {
    const field = fieldAtPath(model.entities, facts.name, path)
    return field ? [[path, { ...field, path }] as const] : []
  }))
  return `「${conditionWords(fields, where, { enums: model.enums, nameOf: () => undefined })}」`
}
