/**
 * Writing in the cells of a list: what the table is given (`editing`, rows with what was entered), and the quiet line that
 * says what was saved and takes it back. Only the row that is written draws anew: every other row stays the same object.
 */
import './edit.css'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { confirming } from '../../actions/confirming'
import { fetchRow } from '../../actions/fetch-row'
import { INPUT_KINDS } from '../../controls/inputs/input-kinds'
import { meets } from '../../../contract/condition-match'
import type { ColumnPlan, EnumPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import { usePort } from '../port'
import { useStable } from '../../ui/use-stable'
import { rowIdOf } from '../table/layout'
import type { CellEditing } from '../table/table-props'
import { createEditStore, type EditedColumn, type EditStore } from './edit-store'
import { EditedCell, preloadCellEditor } from './edited-cell'
import { SavedLine } from './saved-line'
import { isKey, pressOf } from '../../lib/keys'

interface Given {
  plan: ListPlan
  /** As the screen shows them. */
  columns: readonly ColumnPlan[]
  rows: readonly Row[]
  keyFields: readonly string[]
  enums: Record<string, EnumPlan>
  /** Page and tab, by which access is decided. */
  source: string
}

interface CellEdits {
  /** The rows with what was entered standing in them. */
  rows: readonly Row[]
  /** undefined where nothing of this list is written in its place. */
  editing: CellEditing | undefined
  /** What was saved, and its undo. */
  line: ReactNode
}

function isEdited(column: ColumnPlan | undefined): column is EditedColumn {
  return column?.edit !== undefined && !column.edit.readOnly && INPUT_KINDS[column.edit.input].inCell !== 'never'
}

const clock = (): number => Date.now()

/** What is on the screen. */
interface Place {
  columns: readonly ColumnPlan[]
  rows: readonly Row[]
}

/** Where nothing of the list is written in its place the rows come back as they are and there is no line. */
export function useCellEditing({ plan, columns, rows, keyFields, enums, source }: Given): CellEdits {
  const port = usePort()
  const writes = plan.save !== undefined && plan.columns.some(isEdited)
  const store = useMemo(
    () => createEditStore({
      save: (body) => confirming((word) => port.call<Row | undefined>(plan.save!, { ...body, ...word }, { idempotencyKey: newWriteKey() })),
      current: (row, fields) => fetchRow(port, plan, row, fields, source),
      rowKey: plan.rowKey,
      now: clock,
    }),
    [port, plan, source],
  )
  useSyncExternalStore(store.subscribe, store.version)
  const shown = store.over(rows, (row) => rowIdOf(row, keyFields))

  // Where Tab leads depends on what is on the screen when it is pressed.
  const placeNow = useStable((): Place => ({ columns, rows: shown }))
  const editing = useMemo(() => (writes ? cellsOf(store, plan, enums, keyFields, placeNow) : undefined), [writes, store, plan, enums, keyFields, placeNow])
  useEffect(() => {
    if (!writes) return undefined
    preloadCellEditor()
    const undo = (event: KeyboardEvent): void => {
      if (!isKey(pressOf(event), 'undo')) return
      const target = event.target as HTMLElement
      if (target.closest?.('input, textarea, [contenteditable="true"], .ant-modal, .ant-drawer')) return
      if (!target.closest?.('.list-screen') && target !== document.body) return
      if (store.undo()) event.preventDefault()
    }
    document.addEventListener('keydown', undo)
    return () => document.removeEventListener('keydown', undo)
  }, [writes, store])
  const line = writes ? <SavedLine store={store} /> : null
  return { rows: shown, editing, line }
}

/** Elements stay the same while what they show does. A row whose life cycle has closed it is only shown. */
function cellsOf(store: EditStore, { editable }: ListPlan, enums: Record<string, EnumPlan>, keyFields: readonly string[], placeNow: () => Place): CellEditing {
  const made = new WeakMap<Row, Map<string, { state: unknown; node: ReactNode }>>()
  const idOf = (row: Row): string => rowIdOf(row, keyFields)
  const isOpen = (row: Row): boolean => meets(editable, row)
  const move = (id: string, column: EditedColumn, by: 1 | -1): void => {
    const open = placeNow().columns.filter((one): one is EditedColumn => isEdited(one) && INPUT_KINDS[one.edit.input].inCell !== 'always')
    const rows = placeNow().rows.filter((row) => isOpen(row) || idOf(row) === id)
    const at = rows.findIndex((row) => idOf(row) === id)
    const next = open.findIndex(({ path }) => path === column.path) + by
    const row = rows[next >= open.length ? at + 1 : next < 0 ? at - 1 : at]
    const target = open[(next + open.length) % open.length]
    if (row && target) store.start(idOf(row), row, target)
  }
  return {
    isOpen,
    start: (row, column) => isOpen(row) && isEdited(column) && INPUT_KINDS[column.edit.input].inCell !== 'always' && store.start(idOf(row), row, column),
    element: (row, column, draw) => {
      if (!isEdited(column)) return undefined
      const id = idOf(row)
      const state = store.cell(id, column.path)
      const always = INPUT_KINDS[column.edit.input].inCell === 'always'
      if (!state && !(always && isOpen(row))) return undefined
      const known = made.get(row)?.get(column.key)
      if (known && known.state === state) return known.node
      const node = <EditedCell id={id} row={row} column={column} state={state} enums={enums} store={store} draw={draw} onMove={(by) => move(id, column, by)} />
      const cells = made.get(row) ?? new Map<string, { state: unknown; node: ReactNode }>()
      cells.set(column.key, { state, node })
      made.set(row, cells)
      return node
    },
  }
}
