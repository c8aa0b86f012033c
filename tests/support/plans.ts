/** Small page plans for tests of the engine: one field, one column, one list, with only what a test cares about said. */
import type { PagePlan } from '../../contract/page-plan'
import type { ColumnPlan, FieldPlan, FilterPlan, ListPlan } from '../../contract/plan'

export function field(path: string, part: Partial<FieldPlan> = {}): FieldPlan {
  return {
    path, label: path, kind: 'text', total: 'none', sortable: true, operators: ['eq', 'in', 'contains', 'ge', 'gt', 'le', 'lt', 'between', 'empty'],
    ...part,
  }
}

export function column(path: string, part: Partial<ColumnPlan> = {}): ColumnPlan {
  return { ...field(path), key: path, width: 100, align: 'left', hidden: false, copy: false, compare: [], ...part }
}

export function filter(path: string, part: Partial<Extract<FilterPlan, { type: 'field' }>> = {}): Extract<FilterPlan, { type: 'field' }> {
  return { type: 'field', field: field(path), control: 'keyword', label: path, required: false, more: false, ...part }
}

export function list(part: Partial<ListPlan> = {}): ListPlan {
  return {
    code: 'main', title: '列表', source: { entity: 'thing' }, list: { family: 'app', call: 'things' }, rowKey: ['id'], columns: [column('id')], filters: [],
    sort: [],
    pageSize: 50, total: false, compare: [], currency: [], rows: [], view: 'table', marks: [], actions: [], ...part,
  }
}

export function page(part: Partial<PagePlan> = {}): PagePlan {
  return { page: 'things', version: '1', route: '/things', title: '东西', kind: 'list', state: 'built', layout: 'main', lists: [list()], enums: {}, ...part }
}
