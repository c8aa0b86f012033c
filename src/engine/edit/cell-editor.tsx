/** The input inside a cell. Enter and Tab save, Escape leaves; a choice saves by being made. Fetched when first needed. */
import { Popover, Tooltip } from 'antd'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { ConflictPanel } from '../../controls/inputs/conflict-panel'
import { INPUT_KINDS } from '../../controls/inputs/input-kinds'
import { INPUTS } from '../../controls/inputs/inputs'
import type { EnumPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import type { EditedColumn } from './edit-store'
import { isKey, pressOf } from '../../lib/keys'

interface Props {
  column: EditedColumn
  enums: Record<string, EnumPlan>
  start: unknown
  wrong?: string
  /** `by`: go on to the next cell, or the one before. */
  onCommit: (value: unknown, by?: 1 | -1) => void
  onCancel: () => void
}

/** Lists and calendars that inputs open elsewhere on the page. */
const POPUPS = '.ant-select-dropdown, .ant-picker-dropdown, .ant-cascader-dropdown'

/** The box has the focus at once, a choice is open at once. Leaving it saves what was typed; what is wrong stands below it. */
export function CellEditor({ column, enums, start, wrong, onCommit, onCancel }: Props) {
  const [value, setValue] = useState(start)
  const box = useRef<HTMLDivElement>(null)
  const over = useRef(false)
  const byChoice = INPUT_KINDS[column.edit.input].inCell === 'chosen'
  const Control = INPUTS[column.edit.input]

  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('input, textarea')
    input?.focus()
    if (input instanceof HTMLInputElement && !byChoice) input.select()
    // What is chosen from stands open at once.
    if (byChoice) {
      box.current?.querySelector('.ant-select-selector, .ant-select-content, .ant-select, .ant-picker')?.dispatchEvent(
        new MouseEvent('mousedown', { bubbles: true }),
      )
    }
  }, [byChoice])
  useEffect(() => {
    over.current = false
  }, [wrong])

  const finish = (work: () => void): void => {
    if (over.current) return
    over.current = true
    const cell = box.current?.closest<HTMLElement>('[role="gridcell"], td')
    work()
    // The keyboard stays in the table.
    requestAnimationFrame(() => {
      if (cell?.isConnected && (document.activeElement === document.body || document.activeElement === null)) cell.focus({ preventScroll: true })
    })
  }
  const pressed = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const press = pressOf(event)
    if (isKey(press, 'cellDrop')) finish(onCancel)
    else if (isKey(press, 'cellNext')) {
      event.preventDefault()
      finish(() => onCommit(value, event.shiftKey ? -1 : 1))
    } else if (isKey({ ...press, shift: false, far: false }, 'cellKeep')
      && !byChoice
      && !INPUT_KINDS[column.edit.input].valueSchema['items']
      && !(event.shiftKey && event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault()
      finish(() => onCommit(value))
    }
  }
  const left = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && (currentTarget.contains(relatedTarget) || (relatedTarget instanceof Element && relatedTarget.closest(POPUPS)))) return
    const container = currentTarget
    // A press inside a list that was opened takes the focus for a moment.
    setTimeout(() => {
      if (container.contains(document.activeElement) || document.activeElement?.closest(POPUPS)) return
      finish(() => (byChoice ? onCancel() : onCommit(value)))
    }, 150)
  }
  const changed = (next: unknown): void => {
    setValue(next)
    if (byChoice) finish(() => onCommit(next))
  }

  return (
    <Tooltip open={wrong !== undefined} title={wrong} placement="bottomLeft" classNames={{ root: 'cell-refused-words' }}>
      <div
        ref={box} className={column.align === 'right' ? 'cell-editor is-right' : 'cell-editor'} onKeyDown={pressed} onBlur={left}
        onDoubleClick={(event) => event.stopPropagation()} onClick={(event) => event.stopPropagation()}
      >
        <Control input={{ ...column.edit, readOnly: false, unit: undefined }} enums={enums} value={value} label={column.label} onChange={changed} />
        {wrong === undefined ? null : <span className="visually-hidden" role="alert">{wrong}</span>}
      </div>
    </Tooltip>
  )
}

/** An input that needs no opening: it saves as soon as it is touched. */
export function AlwaysOpen({ row, column, enums, busy, onCommit }: {
  row: Row
  column: EditedColumn
  enums: Record<string, EnumPlan>
  busy: boolean
  onCommit: (value: unknown) => void
}) {
  const Control = INPUTS[column.edit.input]
  return (
    <span
      className="cell-always" onKeyDown={(event) => event.key !== 'Tab' && event.key !== 'Escape' && event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Control input={{ ...column.edit, readOnly: busy }} enums={enums} value={row[column.path]} label={column.label} onChange={onCommit} />
    </span>
  )
}

interface ConflictProps {
  column: EditedColumn
  enums: Record<string, EnumPlan>
  mine: unknown
  theirs: unknown
  onTake: () => void
  onKeep: () => void
  children: ReactNode
}

/** The cell with a panel below it: a person takes what somebody else wrote, or puts their own over it. */
export function CellConflict({ column, enums, mine, theirs, onTake, onKeep, children }: ConflictProps) {
  const panel = <ConflictPanel conflicts={[{ input: column.edit, mine, theirs }]} enums={enums} onTake={onTake} onKeep={onKeep} />
  return (
    <Popover open placement="bottomLeft" content={panel} classNames={{ root: 'cell-conflict' }}>
      <span className="cell-conflicted">{children}</span>
    </Popover>
  )
}
