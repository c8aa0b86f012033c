/**
 * A page's filters -> filter plans: short forms widened, sets spliced in, the control and operator of each derived from
 * the field's kind and cut to what the family can say. Pure.
 */
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import { FILTER_KINDS } from '../../src/controls/filters/filter-kinds'
import { comparisonsOf, otherField, type Operator } from '../../contract/filter'
import type { FieldPlan, FilterControl, FilterPlan } from '../../contract/plan'
import type { FilterObject, FilterSource, SetUse } from '../language/page-files'
import { figurePath, usable, type ListContext, type PageContext } from './page-context'
import { plain } from './plain'

type PlainFilter = Exclude<FilterSource, SetUse>

/** Filters with those of shared sets in their place. @param within the sets around, each spliced once @param figures put before a set's paths */
export function spliceFilters(
  context: PageContext, filters: readonly FilterSource[], within: readonly string[] = [], figures?: string,
): PlainFilter[] {
  return filters.flatMap((filter): PlainFilter[] => {
    if (typeof filter === 'string') return [figurePath(filter, figures)]
    if ('field' in filter) return [figures === undefined ? filter : { ...filter, field: figurePath(filter.field, figures) }]
    if (!('set' in filter)) return [filter]
    const set = context.filterSets.get(filter.set)
    return set && !within.includes(filter.set) ? spliceFilters(context, set.of, [...within, filter.set], filter.figures ?? figures) : []
  })
}

/** Filters of unknown fields, and those that the family cannot be asked, are left out. Keys of `when` filters are their comparisons. */
export function resolveFilters(context: ListContext, filters: readonly FilterSource[]): FilterPlan[] {
  const keys = new Set<string>()
  return spliceFilters(context, filters).flatMap((filter): FilterPlan[] => {
    if (typeof filter === 'string') return fieldFilter(context, { field: filter })
    if ('search' in filter) {
      const fields = filter.search.flatMap((path) => context.subject.fieldAt(path) ?? []).map((field) => usable(context, field))
      const searchable = fields.filter((field) => FILTER_KINDS.search.operators.some((op) => field.operators.includes(op)))
      return searchable.length ? [{ type: 'search', fields: searchable, label: filter.label ?? '搜索内容', more: false }] : []
    }
    if ('when' in filter) {
      const name = comparisonsOf(filter.when).map(({ field, op, value }) => [field, op, otherField(value) ?? []].flat().join('.')).join('+')
      let key = name
      for (let at = 2; keys.has(key); at += 1) key = `${name}~${at}`
      keys.add(key)
      return [{ type: 'when', key, when: filter.when, label: filter.label, default: filter.default ?? false, more: false }]
    }
    return fieldFilter(context, filter)
  })
}

function fieldFilter(context: ListContext, filter: FilterObject): FilterPlan[] {
  const known = context.subject.fieldAt(filter.field)
  if (!known) return []
  const field = usable(context, known)
  const asked = askedWith(filter, field)
  if (!asked) return []
  return [
    plain({
      type: 'field' as const,
      field,
      control: asked.control,
      op: asked.op,
      label: filter.label ?? field.label,
      default: filter.default,
      required: filter.required ?? false,
      more: filter.more ?? false,
      maxDays: filter.maxDays,
      within: filter.within,
      by: asked.control === 'cascader' ? groupedBy(context, field, filter.by) : undefined,
    }),
  ]
}

/** The enum field of the rows offered, by which a cascader groups them. */
function groupedBy({ entities }: ListContext, field: FieldPlan, by: string | undefined): { field: string; enum: string } | undefined {
  const values = by === undefined ? undefined : entities[field.options?.entity ?? '']?.fields[by]?.enum
  return by === undefined || values === undefined ? undefined : { field: by, enum: values }
}

/** The control and its operator; undefined: the family cannot be asked for it in any way, so the filter is left out. */
function askedWith(filter: FilterObject, field: FieldPlan): { control: FilterControl; op?: Operator } | undefined {
  const rows = field.options !== undefined && COLUMN_KINDS[field.kind].filters.includes('multiselect')
  let control: FilterControl | undefined = filter.control ?? (rows ? 'multiselect' : COLUMN_KINDS[field.kind].filter)
  while (control !== undefined) {
    const kind: (typeof FILTER_KINDS)[FilterControl] = FILTER_KINDS[control]
    const wanted = filter.op === undefined ? kind.operators : [filter.op, ...kind.operators]
    const op = wanted.find((candidate) => field.operators.includes(candidate))
    if (op !== undefined) return kind.choosesOperator && filter.op === undefined ? { control } : { control, op }
    control = kind.otherwise
  }
  return undefined
}
