/**
 * Every list of every built page: all columns as its screen asks for them, each filter by each operator it offers, each sort, the
 * totals. Filters and sorts are asked with the column that they are about; the widest question is asked of each list once for all
 * that is held against it. Nothing here names a page: a new page file is tested by being there.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysCondition } from '../../contract/keys-condition'
import type { Call, Model } from '../../contract/model'
import type { Condition, Operand, Operator } from '../../contract/filter'
import type { Explained } from '../../contract/explained'
import { NO_RIGHTS } from '../../contract/rights'
import type { ColumnPlan, FieldPlan, ListPlan } from '../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../contract/wire'
import type { Client, TestApp } from '../support/app'
import { projectModel } from '../support/database'
import { builtLists, startSampledApp } from '../support/sampled-app'

const ROWS = 24
const model: Model = projectModel()
const lists = builtLists(model)

let app: TestApp
let admin: Client
let nobody: Client

beforeAll(async () => {
  app = await startSampledApp(model, ROWS)
  admin = await app.admin()
  nobody = await app.person('nobody')
})

afterAll(() => app?.stop())

function callOf(list: ListPlan): Call {
  const call = model.families[list.list.family]?.calls[list.list.call]
  if (!call) throw new Error(`${list.list.family}.${list.list.call} is no call`)
  return call
}

async function ask(source: string, list: ListPlan, more: Partial<ListRequest> = {}): Promise<ListAnswer> {
  const request: ListRequest = {
    page: 1,
    pageSize: 100,
    source,
    ...(list.source.dataset && list.rows[0] ? { rows: list.rows[0].by } : {}),
    // Balances are told to whoever names them, as the screen does.
    ...(list.columns.some(({ runs }) => runs) ? { measures: shownOf(list).map(({ path }) => path).filter((path) => !list.rows[0]?.by.includes(path)) } : {}),
    ...(list.pivot ? { pivot: { dimension: list.pivot.dimension, measure: list.pivot.measure } } : {}),
    ...(list.source.entity
      ? { fields: [...new Set(list.columns.flatMap((column) => [column.path, ...(column.currencyField ? [column.currencyField] : [])]))] }
      : {}),
    ...more,
  }
  const call = callOf(list)
  const answer = await admin.call<ListAnswer>(call.path, request, { method: call.method })
  if (answer.status !== 200 || answer.body.code !== 200) throw new Error(`${source} ${JSON.stringify(more)}: ${answer.status} ${answer.text.slice(0, 400)}`)
  return answer.body.data
}

/** The first page of all that the list shows, asked once. */
const wholes = new Map<string, Promise<ListAnswer>>()
function whole(source: string, list: ListPlan): Promise<ListAnswer> {
  const asked = wholes.get(source) ?? ask(source, list)
  wholes.set(source, asked)
  return asked
}

/**
 * The part of a question that asks for these columns of the list and, as rows are there for what a source tells of them, one measure
 * of each source besides. Columns of a pivot are asked for together.
 */
function only(list: ListPlan, paths: readonly string[]): Partial<ListRequest> {
  const shown = new Set(list.columns.flatMap((column) => [column.path, ...(column.currencyField ? [column.currencyField] : [])]))
  if (list.source.entity) return { fields: [...new Set([...list.rowKey, ...paths.filter((path) => shown.has(path))])] }
  if (list.pivot) return {}
  const measures = Object.values(model.datasets[list.source.dataset ?? '']?.measures ?? {})
  const sources = new Set(measures.flatMap(({ source }) => source ?? []))
  const told = [...sources].map((source) => measures.find((measure) => measure.source === source)!.name)
  return { measures: [...new Set([...told, ...paths.filter((path) => measures.some(({ name }) => name === path))])] }
}

/** A value that the operator takes for the field, from what a row really holds. */
function operandFor(field: FieldPlan, operator: Operator, held: unknown): Operand | undefined {
  if (operator === 'empty') return false
  const value = held ?? (field.kind === 'date' ? '2025-01-10' : field.kind === 'month' ? '2025-01' : undefined)
  if (value === undefined || typeof value === 'object') return undefined
  const asked = field.kind === 'datetime' ? String(value).slice(0, 10) : (value as string | number | boolean)
  if (operator === 'in') return [asked]
  if (operator === 'between') return [asked, asked]
  return asked
}

/** These hold of the value itself. */
const HOLD = new Set<Operator>(['eq', 'in', 'between', 'ge', 'le'])

const filterable = (list: ListPlan): FieldPlan[] =>
  list.filters.flatMap((filter) => (filter.type === 'field' ? [filter.field] : filter.type === 'search' ? filter.fields : []))
/** So many lines are asked for at once. */
const MOST_LINES = 20
/** Rows that are days or months themselves have no days below them. */
const TIMES = new Set(['day', 'week', 'month', 'year'])

const shownOf = (list: ListPlan): ColumnPlan[] => {
  const by = new Set(list.rows[0]?.by)
  const dimensions = new Set(list.rows.flatMap((row) => row.by))
  return list.columns.filter((column) => !dimensions.has(column.path) || by.has(column.path))
}

/** Sums of what Amazon's reports tell: reports, facts that datasets count, rows that sums of facts stand beside. Documents that staff write tell of now. */
function showsFigures({ source, columns }: ListPlan): boolean {
  if (source.dataset) return true
  const entity = model.entities[source.entity ?? '']
  if (!entity) return false
  const brought = Object.values(model.reports).some((report) => report.entity === entity.name) || entity.compute !== undefined
  return columns.some(({ path, total }) => (brought && total !== undefined && total !== 'none') || Object.hasOwn(entity.figures ?? {}, path.split('.')[0]!))
}

describe.each(lists)('%s', (source, list) => {
  test('answers every column that the page shows, for rows that are there', async () => {
    const { list: rows, total } = await whole(source, list)
    expect(total).toBeGreaterThan(0)
    // A value of the pivot that no row has is left out.
    const missing = shownOf(list).filter((column) => !column.pivot && rows.every((row) => !(column.path in row))).map((column) => column.path)
    expect(missing).toEqual([])
  })

  test('answers the same rows whichever page size they are asked by', async () => {
    const all = await whole(source, list)
    const first = await ask(source, list, { pageSize: 5 })
    const second = await ask(source, list, { pageSize: 5, page: 2 })
    expect(first.total).toBe(all.total)
    expect([...first.list, ...second.list]).toEqual(all.list.slice(0, 10))
  })

  test('takes every filter it offers, by every operator, and never finds more than there are', async () => {
    const all = await whole(source, list)
    // Rows that are there for measures that are not shown: there are as many when as little is asked for.
    const most = Math.max(all.total, (await ask(source, list, only(list, []))).total)
    for (const field of filterable(list)) {
      const held = all.list.map((row) => row[field.path]).find((value) => value !== null && value !== undefined)
      const asked = field.operators.flatMap((op): Condition[] => {
        const value = operandFor(field, op, held)
        return value === undefined ? [] : [{ field: field.path, op, value }]
      })
      const holds = (one: Condition): boolean => held !== undefined && field.kind !== 'datetime' && 'op' in one && HOLD.has(one.op)
      // What holds of one row holds of it together; the rest is asked as one of several where the list takes that. What no row holds (the
      // days that figures are of) stands alone.
      const rest = asked.filter((one) => !holds(one))
      const together: Condition[] = [{ and: asked.filter(holds) }, ...(list.or === false || held === undefined ? rest : [{ or: rest }])]
      for (const filter of together.filter((one) => (!('and' in one) || one.and.length > 0) && (!('or' in one) || one.or.length > 0))) {
        const found = await ask(source, list, { filter, ...only(list, [field.path]) })
        expect(found.total, JSON.stringify(filter)).toBeLessThanOrEqual(most)
        if ('and' in filter) expect(found.total, JSON.stringify(filter)).toBeGreaterThan(0)
      }
    }
  })

  test('a value and its opposite share the rows out between them', async () => {
    const all = await whole(source, list)
    if (list.source.dataset) return
    for (const field of filterable(list).filter((each) => each.operators.includes('ne') && each.operators.includes('eq'))) {
      const held = all.list.map((row) => row[field.path]).find((value) => typeof value === 'string')
      if (held === undefined || field.kind === 'datetime') continue
      const [same, other] = [
        await ask(source, list, { filter: { field: field.path, op: 'eq', value: held as string }, ...only(list, [field.path]) }),
        await ask(source, list, { filter: { field: field.path, op: 'ne', value: held as string }, ...only(list, [field.path]) }),
      ]
      expect(same.total + other.total, field.path).toBe(all.total)
    }
  })

  test('sorts by every column that says so, each kind both ways, without losing a row', async () => {
    const all = await whole(source, list)
    const [first, ...others] = shownOf(list).filter((each) => each.sortable)
    // Rows that are there for other measures alone are asked for with all of them.
    const isWhole = (await ask(source, list, only(list, []))).total === all.total
    const turned = new Set<string>()
    for (const column of first ? [first, ...others] : []) {
      // The other way round is the same statement but for one word: asked once of each kind.
      const orders = turned.has(column.kind) ? (['asc'] as const) : (['asc', 'desc'] as const)
      turned.add(column.kind)
      for (const order of orders) {
        const about = column === first || !isWhole ? {} : only(list, [column.path, ...(column.currencyField ? [column.currencyField] : [])])
        const sorted = await ask(source, list, { sort: [{ field: column.path, order }], ...about })
        expect(sorted.total, `${column.path} ${order}`).toBe(all.total)
        if (!['integer', 'money', 'decimal', 'percent'].includes(column.kind)) continue
        const held = sorted.list.filter((row) => row[column.path] !== null && row[column.path] !== undefined)
        // Amounts of several currencies go by their worth: within each currency that is their order.
        const currency = (row: Row): unknown => (column.currencyField ? row[column.currencyField] : undefined)
        for (const one of new Set(held.map(currency))) {
          const values = held.filter((row) => currency(row) === one).map((row) => Number(row[column.path]))
          expect(values, `${column.path} ${order}`).toEqual([...values].sort((a, b) => (order === 'asc' ? a - b : b - a)))
        }
      }
    }
  })

  test('adds up what it says it adds up', async () => {
    const all = await ask(source, list, { pageSize: 1000 })
    expect(all.list).toHaveLength(all.total)
    // What is no amount is added up beside the amounts of the page.
    const money = shownOf(list).find(({ currencyField }) => currencyField)
    for (const column of shownOf(list).filter((each) => each.total === 'sum' && !each.pivot)) {
      for (const line of all.summary) {
        const of = (row: Row): unknown => row[column.currencyField ?? 'currency'] ?? row['currency'] ?? row[money?.currencyField ?? '']
        const rows = line.currency === null ? all.list : all.list.filter((row) => of(row) === line.currency)
        const sum = rows.reduce((total, row) => total + Number(row[column.path] ?? 0), 0)
        expect(Number(line.values[column.path] ?? 0), `${column.path} ${line.currency}`).toBeCloseTo(sum, 6)
      }
    }
  })

  test('tells the numbers of every cell that is worked out, which are the cell to the last digit', async () => {
    const { list: [row] } = await ask(source, list)
    const { dimension, measure } = list.pivot ?? {}
    const request = { ...(list.rows[0] ? { rows: list.rows[0].by } : {}), ...(list.pivot ? { pivot: { dimension, measure } } : {}) }
    const differing: unknown[] = []
    for (const { path } of shownOf(list).filter((column) => column.explains)) {
      const { body } = await admin.call<Explained>('/app/api/v1/explain', { call: list.list, request, column: path, row: row! })
      const [step] = body.data?.steps ?? []
      const open: unknown[] = (body.data?.steps ?? []).flatMap(({ inputs }) => inputs).filter((input) => !body.data.steps.some((each) => each.path === input))
      for (const { words, path: at, rows } of body.data?.steps ?? []) {
        if (words.includes('的行数') && rows && rows.count !== body.data.row[at]) open.push(`${at}: ${rows.count} rows`)
      }
      const isSame = JSON.stringify(body.data?.row?.[path] ?? null) === JSON.stringify(row![path] ?? null)
      if (body.code !== 200 || step?.path !== path || step.words === '' || !isSame || open.length > 0) {
        differing.push({ path, cell: row![path], told: body.data?.row?.[path], says: body.msg, open })
      }
    }
    expect(differing).toEqual([])
  })

  test('tells the last days of every figure that is counted over days, for the rows of its page in one question', async () => {
    const figures = shownOf(list).filter(({ daily }) => daily).map(({ path }) => path).slice(0, MOST_LINES)
    if (figures.length === 0 || list.rows[0]?.by.some((name) => TIMES.has(name))) return
    const rows = (await whole(source, list)).list
    const fields = [...list.rowKey, ...(list.source.entity ? [] : figures)]
    const told = await ask(source, list, {
      trend: { measures: figures, days: 30 }, ...(list.source.entity ? { fields, filter: keysCondition(list.rowKey, rows) } : {}),
    })
    expect(told.total).toBe(rows.length)
    expect(told.list.flatMap((row) => figures.filter((path) => !(`${path}.trend` in row)))).toEqual([])
    if (list.source.entity) expect(told.list.some((row) => figures.some((path) => Array.isArray(row[`${path}.trend`])))).toBe(true)
  })

  test('is refused to a person whom no page lets ask for it', async () => {
    const call = callOf(list)
    const answer = await nobody.call(call.path, { page: 1, pageSize: 10, source }, { method: call.method })
    expect(answer.status).toBe(call.access === 'page' ? 403 : 200)
    const column = list.columns.find(({ explains }) => explains)
    if (call.access !== 'page' || !column) return
    expect((await nobody.call('/app/api/v1/explain', { call: list.list, column: column.path, row: {} })).status).toBe(403)
  })
})

test.each(
  lists.filter(([, list]) => showsFigures(list)),
)('%s says by what its figures count, by whose clock, and how far the data goes', async (source, list) => {
  const { about } = await whole(source, list)
  expect(about).toMatchObject({ basis: expect.stringMatching(/\S/), zone: expect.stringMatching(/\S/) })
  expect(about).toHaveProperty('dataUntil')
})

test('every card of figures on a board says by what they count, by whose clock, and how far the data goes', async () => {
  const cards = Object.values(model.plans).filter(({ state }) => state === 'built').flatMap(
    ({ page, board }) => (board?.cards ?? []).flatMap(
      (card) => ('list' in card && showsFigures(card.list) ? [{ page, code: card.code, list: card.list }] : []),
    ),
  )
  expect(cards.length).toBeGreaterThan(10)
  const silent: string[] = []
  for (const { page, code, list } of cards) {
    const { about } = await ask(`${page}:${code}`, list, { pageSize: 5 })
    if (!about?.basis || !about.zone || about.dataUntil === undefined) silent.push(`${page} ${code}: ${JSON.stringify(about)}`)
  }
  expect(silent).toEqual([])
})

test('the numbers behind a cell are told as far as a person may see: no costs, no shops of others, and parts that add up to the cell', async () => {
  const rights = { ...NO_RIGHTS, menus: ['M00118009'] }
  const { body: role } =
    await admin.call<{ name: string }>('/base/api/v1/role/add', { label: '只看收支', rights }, { headers: { 'idempotency-key': crypto.randomUUID() } })
  const seeing = await app.person('seeing-fees', { roles: [role.data.name] })
  const elsewhere = await app.person('seeing-no-shop', { roles: [role.data.name], shopIds: [] })
  const [, profit] = lists.find(([source]) => source === 'finance_profit_report:shop')!
  const rows = profit.rows[0]!.by
  const { body: { data: { list: [row] } } } = await seeing.call<ListAnswer>(callOf(profit).path, { page: 1, pageSize: 10, rows })
  const explain = (who: Client, column: string) => who.call<Explained>('/app/api/v1/explain', { call: profit.list, request: { rows }, column, row: row! })
  const { body: { data: { row: told, steps: [step] } } } = await explain(seeing, 'amount')
  expect(told['amount']).toBe(row!['amount'])
  expect(step!.lines.length).toBeGreaterThan(0)
  expect(step!.lines.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)).toBe(Math.round(Number(row!['amount']) * 100))
  for (const hidden of ['gross_profit', 'cost_total', 'purchase_cost', 'nothing']) expect((await explain(seeing, hidden)).status, hidden).toBe(400)
  expect((await explain(elsewhere, 'amount')).body).toMatchObject({ code: 1003, msg: expect.stringContaining('这一行已不在') })
})

test('there are pages to test', () => {
  expect(lists.length).toBeGreaterThanOrEqual(7)
})
