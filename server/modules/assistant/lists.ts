/**
 * The lists and reports that one person may read: the pages they may open, trimmed to what they may see, whose calls they
 * may use. Told in words that a model can choose by. Reads the model alone; asks no data.
 */
import { traits } from '../../../kinds/column-kinds'
import type { Call } from '../../../contract/model'
import { askableFields } from '../../../contract/filter-fields'
import { isMoment } from '../../../contract/moments'
import { listSource } from '../../../contract/list-source'
import { nameOfList, type PagePlan } from '../../../contract/page-plan'
import type { ColumnPlan, FieldPlan, ListPlan } from '../../../contract/plan'
import type { CallContext } from '../../kernel/http/handler'
import type { Access } from '../../kernel/asker/access/access'
import { planFor } from '../../kernel/asker/trim/trim'
import { ourCall } from '../../kernel/asker/our-calls'

/** A list or report of a page, trimmed to the person, and the call that answers it. */
export interface ReadableList {
  page: PagePlan
  list: ListPlan
  call: Call
  /** How the page names itself where access is decided: "advert_sp_report_old:campaign". */
  source: string
  /** 产品表现 · MSKU */
  title: string
}

type Asking = Pick<CallContext, 'model' | 'access'>

/** Worked out once for an access, which is made anew with every model. */
const known = new WeakMap<Access, ReadableList[]>()

/** Every list the person may read, in the pages' order. */
function readableLists(context: Asking): ReadableList[] {
  const lists = known.get(context.access) ?? listsOf(context)
  known.set(context.access, lists)
  return lists
}

function listsOf({ model, access }: Asking): ReadableList[] {
  return model.pages.flatMap((entry) => {
    const full = model.plans[entry.page]
    if (entry.state !== 'built' || !full || full.lists.length === 0 || !access.mayOpen(entry.page)) return []
    const page = planFor(full, access, model)
    return page.lists.flatMap((list): ReadableList[] => {
      const call = ourCall(model, list.list)
      if (!call || call.state !== 'built' || !access.mayCall(call) || (call.does?.type !== 'list' && call.does?.type !== 'report')) return []
      return [{ page, list, call, source: listSource(page, list), title: nameOfList(page, list) }]
    })
  })
}

/** The list of a page (by its name or route) and tab; the first tab where none is named. */
export function findList(context: Asking, page: string, tab?: string): ReadableList | undefined {
  const of = readableLists(context).filter((each) => each.page.page === page || each.page.route === page)
  return tab === undefined || tab === '' ? of[0] : of.find(({ list }) => list.code === tab || list.title === tab)
}

/** Columns that hold values of rows: no pictures, no values of a pivot. */
export function tellableColumns(list: ListPlan): ColumnPlan[] {
  return list.columns.filter((column) => !column.pivot && !traits(column).picture && !traits(column).structured)
}

/** Lists that have one of the words in title or columns; all where there is no word. One line each. */
export function listLines(context: Asking, words: string): string[] {
  const wanted = words.toLowerCase().split(/[\s,，、]+/).filter(Boolean)
  const scored = readableLists(context).map((each) => {
    const head = `${each.title} ${each.page.route} ${each.page.purpose ?? ''}`.toLowerCase()
    const columns = tellableColumns(each.list).map(({ label }) => label)
    const body = columns.join(' ').toLowerCase()
    const score = wanted.reduce((sum, word) => sum + (head.includes(word) ? 3 : 0) + (body.includes(word) ? 1 : 0), 0)
    const tab = each.page.lists.length > 1 ? ` tab=${each.list.code}` : ''
    return { score, line: `${each.page.page}${tab}｜${each.title}｜${columns.slice(0, 14).join('、')}${columns.length > 14 ? '…' : ''}` }
  })
  const found = wanted.length > 0 ? scored.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score) : scored
  return found.map(({ line }) => line)
}

/** What one list may be asked: its fields one a line, ways to make rows, the order and the filters it starts with. */
export function describeList(context: Asking, { page, list, title }: ReadableList): Record<string, unknown> {
  const shown = new Map(tellableColumns(list).map((column) => [column.path, column]))
  const askable = askableFields(list)
  const valuesOf = (field: FieldPlan): string => {
    const values = field.enum === undefined ? undefined : context.model.enums[field.enum]?.values.filter(({ hidden }) => !hidden)
    return values ? `｜${values.slice(0, 30).map(({ value, label }) => `${value}=${label}`).join(' ')}` : field.options ? '｜可用名称' : ''
  }
  const fields = new Map<string, FieldPlan>([...shown, ...askable])
  return {
    page: page.page, tab: list.code, title,
    fields: [...fields.values()].map((field) => {
      const may = [shown.has(field.path) ? '列' : '', shown.get(field.path)?.sortable ? '排序' : '', askable.has(field.path) ? '筛选' : '']
      return `${field.path}｜${field.label}｜${field.kind}${field.unit ? `(${field.unit})` : ''}｜${may.filter(Boolean).join('/')}${valuesOf(field)}`
    }),
    ...(list.rows.length > 0 ? { rows: list.rows.map(({ label, by }) => `${label}：${by.join(',')}`) } : {}),
    starts_with: list.filters.flatMap(
      (each) => (
        each.type === 'field' && each.default !== undefined ? [
          `${each.field.path} = ${isMoment(each.default) ? each.default.is : JSON.stringify(each.default)}`,
        ] : []
      ),
    ),
    sort: list.sort.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)),
    currency: list.currency,
    ...(list.basis ? { basis: list.basis } : {}),
  }
}
