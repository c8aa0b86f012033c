/** A column's heading: label, unit, note, and for a pivot's group the sign that opens or folds it. */
import { MinusSquareOutlined, PlusSquareOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { MouseEvent } from 'react'
import type { ColumnPlan } from '../../lib/plan'

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

export function Heading({ column, onOpen }: { column: ColumnPlan; onOpen?: () => void }) {
  return (
    <span className="heading">
      {onOpen ? <FoldButton label={column.label} open={false} onFold={onOpen} /> : null}
      <span className="heading-label">{column.label}</span>
      {column.unit ? <span className="heading-unit">{column.unit}</span> : null}
      {column.note ? (
        <Tooltip title={column.note}>
          <QuestionCircleOutlined className="heading-note" />
        </Tooltip>
      ) : null}
    </span>
  )
}
