/** A column's heading: label, unit, note, how it is sorted, and for a pivot's group the sign that opens or folds it. */
import { CaretDownOutlined, CaretUpOutlined, MinusSquareOutlined, PlusSquareOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { MouseEvent } from 'react'
import type { ColumnPlan } from '../../lib/plan'
import type { SortBy } from '../../lib/wire'

interface FoldProps {
  label: string
  open: boolean
  onFold: () => void
}

export function FoldButton({ label, open, onFold }: FoldProps) {
  const press = (event: MouseEvent): void => {
    event.stopPropagation()
    onFold()
  }
  const says = open ? '收起' : '展开'
  return (
    <button type="button" className="heading-fold" aria-expanded={open} aria-label={`${says}${label}`} title={says} onClick={press}>
      {open ? <MinusSquareOutlined /> : <PlusSquareOutlined />}
    </button>
  )
}

export type Order = SortBy['order']

/** What the next press asks for: figures largest first, words and days from the start; the third press takes it back. */
export function nextOrder(column: Pick<ColumnPlan, 'align'>, order: Order | undefined): Order | undefined {
  const first: Order = column.align === 'right' ? 'desc' : 'asc'
  const second: Order = first === 'asc' ? 'desc' : 'asc'
  return order === undefined ? first : order === first ? second : undefined
}

interface HeadingProps {
  column: ColumnPlan
  order?: Order
  /** Left out: the column cannot be sorted by. */
  onSort?: (order: Order | undefined) => void
  onOpen?: () => void
}

export function Heading({ column, order, onSort, onOpen }: HeadingProps) {
  return (
    <span className="heading">
      {onOpen ? <FoldButton label={column.label} open={false} onFold={onOpen} /> : null}
      {onSort && column.sortable ? (
        <button type="button" className={`heading-sort${order ? ` is-${order}` : ''}`} onClick={() => onSort(nextOrder(column, order))}>
          <span className="heading-label">{column.label}</span>
          <span className="heading-arrows" aria-hidden="true"><CaretUpOutlined /><CaretDownOutlined /></span>
        </button>
      ) : (
        <span className="heading-label">{column.label}</span>
      )}
      {column.unit ? <span className="heading-unit">{column.unit}</span> : null}
      {column.note ? (
        <Tooltip title={column.note}>
          <QuestionCircleOutlined className="heading-note" />
        </Tooltip>
      ) : null}
    </span>
  )
}
