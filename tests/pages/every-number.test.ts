/**
 * Every number that opens its rows, on every list of every built page: the rows that the server lists behind it add up to it, to the
 * last digit, in rows, in a pivot's columns and in totals. Nothing here names a page.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Behind } from '../../contract/behind'
import { addText, compareText, roundText } from '../../contract/decimal-text'
import { formulaValue } from '../../contract/formula-value'
import { defaultState, keyOfFilter, type FilterValue } from '../../contract/list-address'
import { missingFilters, questionOf } from '../../contract/list-question'
import type { Dataset, Measure } from '../../contract/model'
import type { ColumnPlan, FilterPlan, ListPlan } from '../../contract/plan'
import type { ListAnswer, ListRequest, Row, SummaryLine } from '../../contract/wire'
import { pathsOf } from '../../codegen/resolve/formulas'
import { addsRows, isWords, storedOf, togetherOf } from '../../server/kernel/read/question/measures'
import type { Client, TestApp } from '../support/app'
import { projectModel } from '../support/database'
import { builtLists, startSampledApp } from '../support/sampled-app'

const model = projectModel()
const ROWS = 24
/** Rows of each list whose numbers are pressed, and columns of a pivot, which are all made alike. */
const MOST_PRESSED = 1
const MOST_VALUES = 3

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startSampledApp(model, ROWS)
  admin = await app.admin()
})

afterAll(() => app?.stop())

const reports = builtLists(model).flatMap(([source, list]): [string, ListPlan, Dataset][] => {
  const dataset = model.datasets[list.source.dataset ?? '']
  return dataset ? [[source, list, dataset]] : []
})

async function ask(list: ListPlan, question: ListRequest): Promise<ListAnswer> {
  const { body } = await admin.call<ListAnswer>(model.families[list.list.family]!.calls[list.list.call]!.path, question)
  expect(body.code, body.msg).toBe(200)
  return body.data
}

interface Pressed { column: string; row?: Row; currency?: string | null }

async function press(list: ListPlan, question: ListRequest, { column, row, currency = null }: Pressed, part = 0): Promise<Behind> {
  const { source: _source, page: _page, pageSize: _size, sort: _sort, fields: _fields, ...request } = question
  const asked = { call: list.list, request, column, ...(row ? { row } : {}), currency, part, page: 1, pageSize: 1000 }
  const { body, status } = await admin.call<Behind>('/app/api/v1/behind', asked)
  expect([status, body.code], `${column} ${JSON.stringify(row)}: ${body.msg}`).toEqual([200, 200])
  return body.data
}

const lineOf = ({ summary }: ListAnswer, currency: unknown): SummaryLine | undefined =>
  summary.find((line) => line.currency === (currency ?? null)) ?? (summary.length === 1 ? summary[0] : undefined)

const digits = (value: unknown): number => String(value).split('.')[1]?.length ?? 0

/** What the listed rows come to of one stored measure. */
function comesTo({ answer, row }: Behind, measure: Measure): unknown {
  const path = measure.field ?? measure.name
  if (measure.count) return answer.total
  if (measure.total === 'distinct') return new Set(answer.list.map((each) => each[path]).filter((value) => value !== null && value !== undefined)).size
  const total = lineOf(answer, row['currency'])?.values[path] ?? null
  if (measure.total !== 'sum' || answer.list.length < answer.total) return total
  // Reports round their amounts in every line of the facts, to the digits that they show.
  const line = (value: unknown): string => roundText(String(value ?? 0), digits(total)) ?? '0'
  const sum = answer.list.map((each) => line(each[path])).reduce((before, value) => addText(before, value) ?? before, '0')
  expect(compareText(sum, String(total ?? 0)), `${path}: rows ${sum}, total ${String(total)}`).toBe(0)
  return total
}

/** The number as the listed rows of all of its parts make it. */
async function worked(dataset: Dataset, list: ListPlan, question: ListRequest, pressed: Pressed): Promise<{ shown: unknown; made: unknown }> {
  const measure = dataset.measures[pressed.column.split('@')[0]!]!
  const first = await press(list, question, pressed)
  const stored = storedOf(dataset, measure).filter((one) => !isWords(one))
  const values: Row = {}
  for (const [at, together] of togetherOf(dataset, [...new Set(stored)]).entries()) {
    const behind = at === 0 ? first : await press(list, question, pressed, at)
    for (const one of together) values[one.name] = comesTo(behind, one)
  }
  const value = (one: Measure): unknown => {
    if (!one.formula) return values[one.name]
    const inner = Object.fromEntries(storedOf(dataset, one).map((part) => [part.name, values[part.name]]))
    const below = pathsOf(one.formula).flatMap((path) => dataset.measures[path] ?? []).filter(({ formula }) => formula)
    const row: Row = Object.fromEntries(below.map((each) => [each.name, value(each)]))
    return formulaValue(one.formula, { row: { ...row, ...inner }, today: '2026-01-01' })
  }
  return { shown: first.row[pressed.column], made: value(measure) }
}

/** Is it a figure by day? How many days were asked is said by no row. */
function goesByDays(dataset: Dataset, { formula }: Measure): boolean {
  return formula !== undefined && (JSON.stringify(formula).includes('"askedDays"') || pathsOf(formula).some((path) => {
    const part = dataset.measures[path]
    return part !== undefined && goesByDays(dataset, part)
  }))
}

function isSame(shown: unknown, made: unknown): boolean {
  const [one, other] = [shown ?? '0', made ?? '0'].map(String) as [string, string]
  return compareText(one, roundText(other, digits(one)) ?? '') === 0
}

/** Filters that must hold something ask for all the time there is. */
function spanOf(filter: FilterPlan): [string, FilterValue][] {
  if (filter.type !== 'field' || !filter.required) return []
  return [[keyOfFilter(filter), { op: 'between', value: filter.field.kind === 'month' ? ['2020-01', '2029-12'] : ['2020-01-01', '2029-12-31'] }]]
}

const opens = (column: ColumnPlan, dataset: Dataset): boolean => {
  const measure = dataset.measures[column.path.split('@')[0]!]
  return measure !== undefined && column.behind !== undefined
}

describe.each(reports)('%s', (source, list, dataset) => {
  test('every number is what the rows behind it come to', async () => {
    const { across: _across, ...start } = defaultState(list)
    const original = list.currency.find((one) => one === 'original')
    const state = { ...start, ...(original ? { currency: original } : {}), filters: Object.fromEntries(list.filters.flatMap(spanOf)), pageSize: 20 }
    expect(missingFilters(list, state.filters)).toEqual([])
    const question = questionOf(list, state, source)
    const { list: rows, summary } = await ask(list, question)
    // What a dataset's first list has shown of each of its numbers, its others need to show of a few.
    const isFirst = reports.find(([, , other]) => other === dataset)?.[0] === source
    const columns = list.columns.filter((column) => opens(column, dataset)).filter((_column, at) => isFirst || at % 5 === 0)
    const pressed: Pressed[] = []
    const values = new Map<string, number>()
    for (const { path, pivot } of columns) {
      const seen = values.get(pivot?.role ?? '') ?? 0
      const told = rows.filter((row) => row[path] !== undefined && row[path] !== null && Number(row[path]) !== 0)
      if (pivot && (seen >= MOST_VALUES || told.length === 0)) continue
      values.set(pivot?.role ?? '', seen + 1)
      pressed.push(...(told.length > 0 ? told : rows).slice(0, MOST_PRESSED).map((row) => ({ column: path, row })))
      const total = summary.find(({ values: line }) => line[path] !== undefined && line[path] !== null)
      if (total) pressed.push({ column: path, currency: total.currency })
    }
    const wrong: string[] = []
    for (const one of pressed) {
      const where = `${one.column} ${one.row ? 'row' : 'total'}`
      const { shown, made } = await worked(dataset, list, question, one)
      const there = one.row ? one.row[one.column] : lineOf({ summary } as ListAnswer, one.currency)?.values[one.column]
      if (!isSame(there, shown)) wrong.push(`${where}: shown ${there}, asked anew ${shown}`)
      // What is rounded in every row adds up as the rows stand: of its total the facts tell another sum.
      const measure = dataset.measures[one.column.split('@')[0]!]!
      const isOfRows = (one.row === undefined && addsRows(dataset, measure)) || goesByDays(dataset, measure)
      if (!isOfRows && !isSame(shown, made)) wrong.push(`${where}: shown ${shown}, its rows ${made}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
