/**
 * Which columns stand in a table and in which order: dimensions of the chosen grouping first, hidden ones out, a pivot's
 * groups folded to one column or opened to their members. Pure.
 */
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** A column that has cells of its own, with a heading above or without. */
export interface ColumnLeaf {
  type: 'column'
  column: ColumnPlan
  /** The group that a press on the heading opens. */
  opens?: string
}

interface ColumnGroup {
  type: 'group'
  group: string
  label: string
  columns: ColumnLeaf[]
}

/** What stands in the first line of headings: a column, or an open group of a pivot above its columns. */
export type ColumnNode = ColumnLeaf | ColumnGroup

interface LayoutChoice {
  /** Dimensions that make a row; undefined for rows of an entity. */
  by?: readonly string[]
  /** Groups of the pivot that are open. */
  open: ReadonlySet<string>
  /** Keys of columns not shown. */
  hidden: ReadonlySet<string>
}

/** Every dimension that some way of grouping uses: what is not chosen now is no column now. */
export function dimensionsOf(plan: Pick<ListPlan, 'rows'>): Set<string> {
  return new Set(plan.rows.flatMap((way) => way.by))
}

/** Columns a person may show or hide in the present grouping, in order. */
export function offeredColumns(plan: Pick<ListPlan, 'rows' | 'columns'>, by: readonly string[] | undefined): ColumnPlan[] {
  if (!by) return plan.columns
  const dimensions = dimensionsOf(plan)
  const chosen = by.flatMap((path) => plan.columns.find((column) => column.path === path) ?? [])
  return [...chosen, ...plan.columns.filter((column) => !dimensions.has(column.path))]
}

/** Headings from left to right. A folded group is one column that opens it; the columns of an open one stand below its heading. */
export function layoutColumns(plan: Pick<ListPlan, 'rows' | 'columns'>, { by, open, hidden }: LayoutChoice): ColumnNode[] {
  const shown = offeredColumns(plan, by).filter((column) => !hidden.has(column.key))
  const nodes: ColumnNode[] = []
  for (const column of shown) {
    const { pivot } = column
    if (!pivot?.group || pivot.role === 'unallocated') {
      nodes.push({ type: 'column', column })
      continue
    }
    const { group } = pivot
    const isOpen = open.has(group)
    if (pivot.role === 'group') {
      if (!isOpen) nodes.push({ type: 'column', column, opens: group })
      else nodes.push({ type: 'group', group, label: column.label, columns: [{ type: 'column', column: { ...column, label: '小计' } }] })
      continue
    }
    const heading = nodes.find((node): node is ColumnGroup => node.type === 'group' && node.group === group)
    if (heading) heading.columns.push({ type: 'column', column })
    // A group whose own column is hidden has nothing to fold into: its members stand by themselves.
    else if (!shown.some((other) => other.pivot?.role === 'group' && other.pivot.group === group)) nodes.push({ type: 'column', column })
  }
  return nodes
}

/** The columns under all headings, as cells follow each other in a row. */
export function leavesOf(nodes: readonly ColumnNode[]): ColumnLeaf[] {
  return nodes.flatMap((node) => (node.type === 'group' ? node.columns : [node]))
}

/** Pinned columns stand at their side, the rest between, each in the order given: as the table draws them. */
export function pinColumns(nodes: readonly ColumnNode[]): ColumnNode[] {
  const side = (node: ColumnNode): number => (node.type === 'column' ? ({ left: 0, none: 1, right: 2 })[node.column.fixed ?? 'none'] : 1)
  return [0, 1, 2].flatMap((at) => nodes.filter((node) => side(node) === at))
}

/** Every group of a pivot, in order. */
export function groupsOf(plan: Pick<ListPlan, 'columns'>): string[] {
  return plan.columns.flatMap(({ pivot }) => (pivot?.role === 'group' && pivot.group ? [pivot.group] : []))
}

/** The fields that name a row: those of the chosen grouping and the currency it splits by, or the list's own key. */
export function keyFieldsOf(plan: Pick<ListPlan, 'rowKey' | 'columns'>, by: readonly string[] | undefined): string[] {
  if (!by) return plan.rowKey
  return [...new Set([...by, ...plan.columns.flatMap((column) => column.currencyField ?? [])])]
}

/** A row's name as text, unlike that of any other row of the list. */
export function rowIdOf(row: Row, fields: readonly string[]): string {
  return fields.length === 1 ? String(row[fields[0] ?? '']) : JSON.stringify(fields.map((field) => row[field] ?? null))
}

/** True where rows that stand together hold amounts of several currencies. */
export function mixesCurrencies(rows: readonly Row[], columns: readonly ColumnPlan[]): boolean {
  const fields = new Set(columns.flatMap((column) => column.currencyField ?? []))
  const seen = new Set<unknown>()
  for (const row of rows) for (const field of fields) if (row[field] !== null && row[field] !== undefined) seen.add(row[field])
  return seen.size > 1
}
