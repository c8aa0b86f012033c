/** A column's heading: label, unit, note, how it is sorted and in which turn, its menu, its width, and a pivot group's fold. */
import { CaretDownOutlined, CaretUpOutlined, MinusSquareOutlined, MoreOutlined, PlusSquareOutlined, QuestionCircleOutlined } from '../../ui/light/icons'
import type { MouseEvent } from 'react'
import type { ColumnPlan } from '../../../contract/plan'
import type { Order } from './table-props'

/** Ascending or descending, as headings ask for it. */
export type { Order } from './table-props'

interface FoldProps {
  label: string
  open: boolean
  onFold: () => void
}

/** The plus or minus of a pivot's group. A press on it does not sort. */
export function FoldButton({ label, open, onFold }: FoldProps) {
  const press = (event: MouseEvent): void => {
    event.stopPropagation()
    onFold()
  }
  const says = open ? '收起' : '展开'
  return (
    <button type="button" tabIndex={-1} className="heading-fold" aria-expanded={open} aria-label={`${says}${label}`} title={says} onClick={press}>
      {open ? <MinusSquareOutlined /> : <PlusSquareOutlined />}
    </button>
  )
}

/** What the next press asks for: figures largest first, words and days from the start; the third press takes it back. */
export function nextOrder(column: Pick<ColumnPlan, 'align'>, order: Order | undefined): Order | undefined {
  const first: Order = column.align === 'right' ? 'desc' : 'asc'
  const second: Order = first === 'asc' ? 'desc' : 'asc'
  return order === undefined ? first : order === first ? second : undefined
}

interface HeadingProps {
  column: ColumnPlan
  order?: Order
  /** Its turn, from 1, where rows are sorted by several columns. */
  turn?: number
  /** Left out: the column cannot be sorted by. */
  onSort?: (order: Order | undefined, additive: boolean) => void
  onOpen?: () => void
  /** Opens the column's menu below the button. */
  onMenu?: (button: HTMLElement) => void
}

const SORTED = { asc: '升序', desc: '降序' } as const

/** A person reads label, unit and note, sorts by a press (with shift by several columns), and opens the menu or the group. */
export function Heading({ column, order, turn, onSort, onOpen, onMenu }: HeadingProps) {
  const unit = column.unit ? <span className="heading-unit">{column.unit}</span> : null
  return (
    <span className="heading">
      {onOpen ? <FoldButton label={column.label} open={false} onFold={onOpen} /> : null}
      {onSort && column.sortable ? (
        <button
          type="button"
          tabIndex={-1}
          className={`heading-sort${order ? ` is-${order}` : ''}`}
          data-tip-cut=""
          onClick={(event) => onSort(nextOrder(column, order), event.shiftKey)}
        >
          <span className="heading-label">{column.label}</span>
          {unit}
          <span className="heading-arrows" aria-hidden="true"><CaretUpOutlined /><CaretDownOutlined /></span>
          {order && turn !== undefined ? <span className="heading-turn" aria-label={`第 ${turn} 排序，${SORTED[order]}`}>{turn}</span> : null}
        </button>
      ) : (
        <><span className="heading-label" data-tip-cut="">{column.label}</span>{unit}</>
      )}
      {column.note ? <QuestionCircleOutlined className="heading-note" aria-label={column.note} data-tip={column.note} /> : null}
      {onMenu ? (
        <button
          type="button" tabIndex={-1} className="heading-menu" aria-haspopup="menu" aria-label={`${column.label}的列菜单`}
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <MoreOutlined />
        </button>
      ) : null}
    </span>
  )
}
