/**
 * What the screen bench draws: one list of 30 columns (or 60) with everything on, as a page plan for the engine and as plain
 * facts for the hand-written baselines, and its rows, the same every time. Pure; shared by the stub and the baselines.
 */
import type { PagePlan } from '../../contract/page-plan'
import type { ColumnKind, ColumnPlan, EnumPlan, FilterPlan, ListPlan } from '../../contract/plan'
import type { ListAnswer, Row } from '../../contract/wire'

/** A list that candidates draw: how many columns it has, rows on a page and rows in all. `source` names its rows to the stub. */
export interface Subject {
  source: string
  title: string
  columns: number
  pageSize: number
  rows: number
}

/** Pages of the bench by route: two of the same shape to switch between, a wide one, a long one. */
export const SUBJECTS: Record<string, Subject> = {
  '/bench/a': { source: 'bench_a', title: '交易明细甲', columns: 30, pageSize: 50, rows: 5000 },
  '/bench/b': { source: 'bench_b', title: '交易明细乙', columns: 30, pageSize: 50, rows: 5000 },
  '/bench/wide': { source: 'bench_wide', title: '宽表', columns: 60, pageSize: 500, rows: 5000 },
  '/bench/long': { source: 'bench_long', title: '长表', columns: 30, pageSize: 1000, rows: 5000 },
}

/** Sort of each column after the first two, over and over. */
const CYCLE: ColumnKind[] = ['text', 'money', 'integer', 'percent', 'enum', 'date', 'money', 'datetime', 'integer', 'decimal', 'text', 'money']

/** The one enum of the bench's lists. */
export const STATES: EnumPlan = {
  label: '状态',
  groups: {},
  values: [
    { value: 'open', label: '启用', color: 'green' }, { value: 'paused', label: '暂停', color: 'orange' },
    { value: 'archived', label: '已归档', color: 'grey' }, { value: 'review', label: '审核中', color: 'blue' },
  ],
}

/** A column as the hand-written candidates take it. `width` in px; `total`: it stands in the line of sums. */
export interface BenchColumn {
  name: string
  label: string
  kind: ColumnKind
  width: number
  pinned: boolean
  copy: boolean
  total: boolean
}

const WIDTHS: Partial<Record<ColumnKind, number>> = {
  text: 160, money: 120, integer: 90, percent: 90, enum: 100, date: 110, datetime: 160, decimal: 100, image: 60,
}

/** Columns f0 … f<count-1>: an order number, a state, then the kinds in turn. The first two are pinned, amounts and counts have totals. */
export function columnsOf(count: number): BenchColumn[] {
  return Array.from({ length: count }, (_none, at): BenchColumn => {
    const kind: ColumnKind = at === 0 ? 'text' : at === 1 ? 'enum' : (CYCLE[(at - 2) % CYCLE.length] ?? 'text')
    return {
      name: `f${at}`, label: at === 0 ? '订单号' : `列${at}`, kind, width: WIDTHS[kind] ?? 120, pinned: at < 2, copy: at === 0 || at === 2,
      total: kind === 'money' || kind === 'integer',
    }
  })
}

function valueOf(kind: ColumnKind, row: number, column: number): unknown {
  const seed = (row * 7919 + column * 104_729) % 1_000_003
  switch (kind) {
    case 'money':
    case 'decimal':
      return `${seed % 9000}.${String(seed % 100).padStart(2, '0')}`
    case 'integer':
      return seed % 20_000
    case 'percent':
      return `0.${String(seed % 10_000).padStart(4, '0')}`
    case 'enum':
      return STATES.values[seed % 4]?.value
    case 'date':
      return `2026-0${1 + (seed % 9)}-${String(1 + (seed % 28)).padStart(2, '0')}`
    case 'datetime':
      return `2026-0${1 + (seed % 9)}-${String(1 + (seed % 28)).padStart(2, '0')}T08:${String(seed % 60).padStart(2, '0')}:00Z`
    default:
      return `无线充电器 黑色 ${seed % 977} 号 长长的名字要省略显示`
  }
}

/** The text by which a page's first row is known, wherever it is drawn. */
export function markOf({ source }: Pick<Subject, 'source'>, page: number): string {
  return `${source}-p${page}-r0`
}

/** A page of made rows, the same every time; the sums are fixed figures, not added up. @param page from 1 */
export function answerOf(subject: Subject, page: number, pageSize: number): ListAnswer {
  const columns = columnsOf(subject.columns)
  const list = Array.from({ length: pageSize }, (_none, at): Row => {
    const row: Row = { id: (page - 1) * pageSize + at + 1, currency: 'USD' }
    columns.forEach((column, position) => (row[column.name] = valueOf(column.kind, (page - 1) * pageSize + at, position)))
    row['f0'] = `${subject.source}-p${page}-r${at}`
    return row
  })
  const values: Row = Object.fromEntries(columns.filter(({ total }) => total).map(({ name, kind }) => [name, kind === 'money' ? '1234567.89' : 987_654]))
  return { list, total: subject.rows, page, pageSize, summary: [{ currency: 'USD', values }], about: { basis: '按入账日', dataUntil: '2026-10-31' } }
}

function columnPlan(column: BenchColumn): ColumnPlan {
  const numeric = ['money', 'integer', 'decimal', 'percent'].includes(column.kind)
  return {
    path: column.name, key: column.name, label: column.label, kind: column.kind, width: column.width, align: numeric ? 'right' : 'left',
    total: column.total ? 'sum' : 'none', sortable: true,
    operators: ['eq', 'in', 'contains', 'between', 'gt', 'ge', 'lt', 'le'], hidden: false, copy: column.copy, compare: [],
    ...(column.kind === 'enum' ? { enum: 'bench_state' } : {}),
    ...(column.kind === 'money' ? { currencyField: 'currency', scale: 2 } : {}),
    ...(column.pinned ? { fixed: 'left' as const } : {}),
  }
}

/** The plan of a page; its rows are asked of a call that the product has, which the stub answers. */
export function planOf(route: string, list: { family: string; call: string }): PagePlan {
  const subject = SUBJECTS[route]
  if (!subject) throw new Error(`the bench has no page ${route}`)
  const columns = columnsOf(subject.columns).map(columnPlan)
  const field = (at: number): ColumnPlan => columns[at]!
  const filter = (at: number, control: 'keyword' | 'multiselect' | 'number' | 'daterange'): FilterPlan => ({
    type: 'field', field: field(at), control, label: field(at).label, required: false, more: false,
  })
  const plan: ListPlan = {
    code: 'list', title: subject.title, source: { entity: 'bench' }, list, rowKey: ['id'], columns,
    filters: [filter(0, 'keyword'), filter(1, 'multiselect'), filter(7, 'daterange'), filter(3, 'number'), filter(4, 'number'), filter(2, 'keyword')],
    sort: [], pageSize: subject.pageSize, total: true, compare: [], currency: [], rows: [], view: 'table',
    marks: [{ when: { field: 'f4', op: 'gt', value: 19_000 }, tone: 'warning', says: '数量很大', field: 'f4' }],
    actions: [
      { action: 'export', label: '导出', place: 'page', tone: 'default', does: { type: 'export', call: list } },
      { action: 'refresh', label: '刷新', place: 'page', tone: 'default', does: { type: 'refresh' } },
      { action: 'stop', label: '批量暂停', place: 'bulk', tone: 'default', does: { type: 'call', call: list, with: { ids: 'id' } } },
      { action: 'look', label: '查看', place: 'row', tone: 'default', does: { type: 'go', route: '/dashboard', with: {} } },
      { action: 'pause', label: '暂停', place: 'row', tone: 'default', does: { type: 'call', call: list, with: { id: 'id' } } },
    ],
  }
  return {
    page: subject.source, version: '1', route, title: subject.title, kind: 'list', state: 'built', layout: 'main', lists: [plan],
    enums: { bench_state: STATES },
  }
}
