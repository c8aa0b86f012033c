/**
 * The table of a list: plan, rows and state in, events out. The only file that knows which component draws rows, so that
 * its body can be replaced without the screen noticing. Asks nothing and keeps no state but widths and heights.
 */
import './table.css'
import { ProTable, type ProColumns } from '@ant-design/pro-components'
import { WarningOutlined } from '@ant-design/icons'
import { Table, Tooltip } from 'antd'
import { memo, useMemo, type FocusEvent, type Key, type ReactNode } from 'react'
import type { ColumnPlan, MarkPlan } from '../../lib/plan'
import type { Comparing, Row, SortBy } from '../../lib/wire'
import { BodyCell } from './body-cell'
import { FoldButton, Heading, type Order } from './heading'
import { leavesOf, mixesCurrencies, rowIdOf, type ColumnLeaf, type ColumnNode } from './layout'
import { marksOf, type RowMarks } from './marks'
import { SummaryRows } from './summary-rows'
import type { ListTableProps } from './table-props'
import { useRoom } from './use-room'

export type { CellEditing, ColumnCommand, Density, ListTableProps, RowSelection, RowTree } from './table-props'

const COMPARED_WIDTH = 150
const COPY_WIDTH = 20
const SELECTION_WIDTH = 40

/** Widths leave room for the comparison below a value, and for the copy button beside it. */
function widthOf(column: ColumnPlan, comparing: Comparing | undefined): number {
  const width = column.width + (column.copy ? COPY_WIDTH : 0)
  return comparing && column.compare.includes(comparing) ? Math.max(width, COMPARED_WIDTH) : width
}

export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { columns, rows, summary, keyFields, enums, marks, sort, comparing, stale, empty, page, call, selected, onSelect, onSort, onFold, rowActions, expand } = props
  const { frame, bodyHeight } = useRoom()
  const leaves = useMemo(() => leavesOf(columns).map((leaf) => leaf.column), [columns])
  const mixed = useMemo(() => mixesCurrencies(rows, leaves), [rows, leaves])
  const marked = useMemo(() => new Map<Row, RowMarks>(rows.map((row) => [row, marksOf(marks, row)])), [rows, marks])

  const leading = (selected ? SELECTION_WIDTH : 0) + (expand ? SELECTION_WIDTH : 0)

  const drawn = useMemo((): ProColumns<Row>[] => {
    const first = leaves[0]?.key
    const pinned = leading + leaves.reduce((sum, column) => sum + (column.fixed === 'left' || column.key === first ? widthOf(column, comparing) : 0), 12)
    const leaf = ({ column, opens }: ColumnLeaf): ProColumns<Row> => ({
      key: column.key,
      dataIndex: [column.path],
      title: <Heading column={column} order={orderOf(sort, column.path)} onSort={(order) => onSort(column.path, order, false)} onOpen={opens === undefined ? undefined : () => onFold(opens)} />,
      width: widthOf(column, comparing),
      align: column.align,
      fixed: column.fixed ?? (column.key === first ? 'left' : undefined),
      // The heading sorts by itself: ProTable would keep an order of its own beside the address's.
      onHeaderCell: () => ({ 'aria-sort': ARIA_SORT[orderOf(sort, column.path) ?? 'none'] }),
      className: `align-${column.align}${column.pivot?.role === 'unallocated' ? ' column-unallocated' : ''}`,
      render: (_node, row) => {
        const found = marked.get(row)
        const cell = <BodyCell column={column} row={row} enums={enums} mixed={mixed} mark={found?.cells[column.path]} comparing={comparing} page={page} call={call} />
        return column.key === first && found && found.row.length > 0 ? <RowMark marks={found.row}>{cell}</RowMark> : cell
      },
    })
    const body = columns.map((node): ProColumns<Row> =>
      node.type === 'column'
        ? leaf(node)
        : {
            key: `#${node.group}`,
            title: <span className="heading heading-sticky" style={{ left: pinned }}><FoldButton label={node.label} open onFold={() => onFold(node.group)} />{node.label}</span>,
            className: 'heading-group',
            children: node.columns.map(leaf),
          },
    )
    if (rowActions) body.push({ key: '#actions', title: '操作', width: rowActions.width, fixed: 'right', render: (_node, row) => rowActions.render(row) })
    return body
  }, [columns, leaves, leading, comparing, sort, marked, enums, mixed, page, call, onFold, onSort, rowActions])

  const width = leaves.reduce((sum, column) => sum + widthOf(column, comparing), (rowActions?.width ?? 0) + leading)
  return (
    <div ref={frame} onFocus={bringRowsAlong} className={`list-table${stale ? ' is-stale' : ''}${rows.length === 0 ? ' is-empty' : ''}`}>
      <ProTable<Row>
        columns={drawn}
        dataSource={rows as Row[]}
        rowKey={(row) => rowIdOf(row, keyFields)}
        search={false}
        options={false}
        toolBarRender={false}
        pagination={false}
        tableAlertRender={false}
        size="small"
        tableLayout="fixed"
        scroll={{ x: width, y: bodyHeight }}
        locale={{ emptyText: empty }}
        rowClassName={(row) => rowClassOf(marked.get(row))}
        rowSelection={selected && onSelect ? { selectedRowKeys: selected as Key[], columnWidth: SELECTION_WIDTH, fixed: 'left', preserveSelectedRowKeys: true, onChange: (keys, picked) => onSelect(keys.map(String), picked) } : false}
        expandable={expand ? { expandedRowRender: expand, columnWidth: SELECTION_WIDTH, fixed: 'left' } : undefined}
        // The table pins totals only where it is handed its own Summary element.
        summary={summary.length === 0 || leaves.length === 0 ? undefined : () => (
          <Table.Summary fixed="bottom">
            <SummaryRows lines={summary} columns={leaves} leading={(selected ? 1 : 0) + (expand ? 1 : 0)} trailing={rowActions ? 1 : 0} enums={enums} comparing={comparing} />
          </Table.Summary>
        )}
      />
    </div>
  )
})

/** A heading reached by the keyboard scrolls the headings into sight, which the table does not tell its rows. */
function bringRowsAlong({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const header = target.closest('.ant-table-header')
  const body = currentTarget.querySelector('.ant-table-body')
  if (!header || !body) return
  // The browser scrolls after it has told of the focus.
  requestAnimationFrame(() => {
    if (body.scrollLeft !== header.scrollLeft) body.scrollLeft = header.scrollLeft
  })
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const

function orderOf(sort: readonly SortBy[], path: string): Order | undefined {
  return sort.find(({ field }) => field === path)?.order
}

function rowClassOf(found: RowMarks | undefined): string {
  const [mark] = found?.row ?? []
  return mark ? `row-mark mark-${mark.tone}` : ''
}

function RowMark({ marks, children }: { marks: readonly MarkPlan[]; children: ReactNode }) {
  return (
    <span className="cell-row-mark">
      <Tooltip title={marks.map((mark) => mark.says).join('；')}>
        <WarningOutlined className={`mark-icon mark-${marks[0]?.tone ?? 'info'}`} aria-label={marks[0]?.says} />
      </Tooltip>
      {children}
    </span>
  )
}
