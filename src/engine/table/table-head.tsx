/** The headings: one line, or two where a pivot's group is open. Draws when columns, order or selection change, not while one scrolls. */
import { memo, type MouseEvent, type PointerEvent } from 'react'
import type { SortBy } from '../../../contract/wire'
import { FoldButton, Heading } from './heading'
import type { ColumnNode } from './layout'
import { actionsClass, type RowFrame } from './body-row'
import { pinStyle, type TableColumn } from './table-columns'
import type { ListTableProps } from './table-props'

interface Props {
  nodes: readonly ColumnNode[]
  frame: RowFrame
  sort: readonly SortBy[]
  /** How many of the page's rows are chosen: none, some or all; undefined where rows cannot be chosen. */
  chosen?: 'none' | 'some' | 'all'
  onTogglePage: () => void
  onSort: ListTableProps['onSort']
  onFold: ListTableProps['onFold']
  onMenu?: (column: TableColumn, button: HTMLElement) => void
  onGrip?: (event: PointerEvent<HTMLElement>) => void
  onFit?: (event: MouseEvent<HTMLElement>) => void
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** A person sorts, opens and folds groups, sets widths by the edge, opens a column's menu, and chooses all rows of the page. */
export const TableHead = memo(function TableHead({ nodes, frame, sort, chosen, onTogglePage, onSort, onFold, onMenu, onGrip, onFit }: Props) {
  const { columns, selectAt, expandAt, actionsAt } = frame
  const isDeep = nodes.some((node) => node.type === 'group')
  const span = isDeep ? 2 : undefined
  const byKey = new Map(columns.all.map((column) => [column.column.key, column]))
  const th = (column: TableColumn, rowSpan: number | undefined) => {
    const { column: plan, opens, at } = column
    const turn = sort.findIndex(({ field }) => field === plan.path)
    const order = sort[turn]?.order
    return (
      <th
        key={plan.key}
        scope="col"
        rowSpan={rowSpan}
        data-c={at}
        className={column.className}
        style={column.style}
        aria-sort={order ? ARIA_SORT[order] : plan.sortable ? 'none' : undefined}
        aria-colindex={frame.isWindowed ? at + 1 : undefined}
      >
        <Heading
          column={plan}
          order={order}
          turn={sort.length > 1 && turn >= 0 ? turn + 1 : undefined}
          onSort={(next, additive) => onSort(plan.path, next, additive)}
          onOpen={opens === undefined ? undefined : () => onFold(opens)}
          onMenu={onMenu && ((button) => onMenu(column, button))}
        />
        {onGrip ? <span className="heading-grip" data-grip={at} aria-hidden="true" onPointerDown={onGrip} onDoubleClick={onFit} /> : null}
      </th>
    )
  }
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectAt === undefined ? null : (
          <th rowSpan={span} className="table-lead is-pinned" style={pinStyle('left', selectAt)} data-c={selectAt}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label="选择本页全部"
              checked={chosen === 'all'}
              ref={(box) => { if (box) box.indeterminate = chosen === 'some' }}
              onChange={onTogglePage}
            />
          </th>
        )}
        {expandAt === undefined ? null : (
          <th rowSpan={span} className="table-lead is-pinned" style={pinStyle('left', expandAt)} data-c={expandAt}>
            <span className="visually-hidden">明细</span>
          </th>
        )}
        {nodes.map((node) => {
          if (node.type === 'column') return byKey.has(node.column.key) ? th(byKey.get(node.column.key)!, span) : null
          return (
            <th key={`#${node.group}`} colSpan={node.columns.length} scope="colgroup" className="heading-group">
              <span className="heading heading-sticky"><FoldButton label={node.label} open onFold={() => onFold(node.group)} />{node.label}</span>
            </th>
          )
        })}
        {actionsAt === undefined ? null : (
          <th rowSpan={span} scope="col" className={actionsClass(frame)} style={{ right: 0 }} data-c={actionsAt}>操作</th>
        )}
      </tr>
      {isDeep ? (
        <tr aria-rowindex={2}>
          {nodes.flatMap((node) => (node.type === 'group' ? node.columns.map(({ column }) => th(byKey.get(column.key)!, undefined)) : []))}
        </tr>
      ) : null}
    </thead>
  )
})
