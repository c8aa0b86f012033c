/** The list's own table for a few rows that stand inside something else: no sorting, no settings, no pages. */
import { useMemo, type ReactNode } from 'react'
import type { ColumnPlan, EnumPlan, MarkPlan } from '../../contract/plan'
import type { Row, SortBy, SummaryLine } from '../../contract/wire'
import type { StartExplaining } from './explain/use-cell-menu'
import { keyFieldsOf, pinColumns, type ColumnNode } from './table/layout'
import { ListTable } from './table/list-table'
import type { RowSelection } from './table/table-props'

interface Props {
  /** What a reader hears the table called by. */
  name: string
  columns: readonly ColumnPlan[]
  rows: readonly Row[]
  rowKey: readonly string[]
  enums: Record<string, EnumPlan>
  marks?: readonly MarkPlan[]
  page: string
  call: string
  rowActions?: { width: number; render: (row: Row) => ReactNode }
  onOpenRow?: (row: Row) => void
  onExplain?: StartExplaining
  selection?: RowSelection
  empty?: ReactNode
  loading?: boolean
}

const NO_SORT: SortBy[] = []
const NO_SUMMARY: SummaryLine[] = []
const NO_MARKS: MarkPlan[] = []
const nothing = (): void => undefined

/** A person reads and copies cells; rows are opened, chosen or acted upon only where a handler is given. Hidden columns stay out. */
export function FewRows({
  name, columns, rows, rowKey, enums, marks = NO_MARKS, page, call, rowActions, onOpenRow, onExplain, selection, empty = '暂无数据', loading = false,
}: Props) {
  const nodes = useMemo(
    () => pinColumns(columns.filter(({ hidden }) => !hidden).map((column): ColumnNode => ({ type: 'column', column: { ...column, sortable: false } }))),
    [columns],
  )
  const keyFields = useMemo(() => [...new Set([...rowKey, ...keyFieldsOf({ rowKey: [], columns: [...columns] }, rowKey.slice())])], [rowKey, columns])
  return (
    <ListTable
      name={name}
      columns={nodes}
      rows={rows}
      summary={NO_SUMMARY}
      keyFields={keyFields}
      enums={enums}
      marks={marks}
      sort={NO_SORT}
      stale={false}
      loading={loading}
      empty={empty}
      isInside
      page={page}
      call={call}
      onSort={nothing}
      onFold={nothing}
      {...(rowActions ? { rowActions } : {})}
      {...(onOpenRow ? { onOpenRow } : {})}
      {...(onExplain ? { onExplain } : {})}
      {...(selection ? { selection } : {})}
    />
  )
}
