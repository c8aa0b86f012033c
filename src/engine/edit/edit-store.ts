/**
 * What is being written in the cells of one table: which cell is open, what was entered and is on its way, what was refused,
 * what can be undone. Values stand over the rows until the list answers anew. Draws nothing; asks through `Saving`.
 */
import { isEmptyInput, sameInput, settleInput, wrongInput } from '../../../kinds/shared/input-rules'
import { CallError, messageOf } from '../../lib/call-error'
import type { ColumnPlan, InputPlan } from '../../../contract/plan'
import { CODES, type Row } from '../../../contract/wire'

/** How far the writing of one cell has come. A cell that nobody writes in has no state. */
export type CellState =
  | { at: 'editing'; value: unknown; wrong?: string }
  | { at: 'saving' }
  | { at: 'saved' }
  | { at: 'refused'; says: string; value: unknown }
  | { at: 'conflict'; mine: unknown; theirs: unknown; base: Row }

/** A column whose cells are written in their place. */
export type EditedColumn = ColumnPlan & { edit: InputPlan }

/** One step that can be taken back. */
export interface Step {
  id: string
  row: Row
  column: EditedColumn
  from: unknown
  to: unknown
}

/** What the line below the list says of the last save; `label` is the column's. */
export interface Notice {
  at: 'saving' | 'saved' | 'undone'
  label: string
  /** The value waits to be taken over by the other side: what is undone is withdrawn. */
  pending: boolean
}

/** What the store asks of the world. `now` is in ms; `current` answers undefined for a row that is gone. */
export interface Saving {
  /** Writes one row; answers it as it is then. @throws CallError */
  save: (body: Row) => Promise<Row | undefined>
  /** The row as it is now. @throws CallError */
  current: (row: Row, fields: string[]) => Promise<Row | undefined>
  rowKey: readonly string[]
  now: () => number
}

interface Patch {
  value: unknown
  /** What the list said when it was entered: a list that says otherwise knows better. */
  over: unknown
}

interface RowEdits {
  cells: Readonly<Record<string, CellState>>
  patches: Readonly<Record<string, Patch>>
  /** When the last of it was settled, in ms; undefined while something is under way. */
  settled?: number
}

/** `id` is the row's, `path` the column's. `version` is another number after every change. */
export interface EditStore {
  subscribe: (listener: () => void) => () => void
  version: () => number
  cell: (id: string, path: string) => CellState | undefined
  /** Opens a cell; false where it is being saved. */
  start: (id: string, row: Row, column: EditedColumn) => boolean
  cancel: (id: string, path: string) => void
  /** Takes an entry: true where it is on its way (or no change), false where it stays open because it is wrong. */
  commit: (id: string, row: Row, column: EditedColumn, value: unknown) => boolean
  /** Of a conflict: theirs, or one's own over theirs. */
  take: (id: string, column: EditedColumn) => void
  keep: (id: string, row: Row, column: EditedColumn) => void
  undo: () => boolean
  canUndo: () => boolean
  notice: () => Notice | undefined
  dismiss: () => void
  /** Rows with what was entered standing over them; rows that nothing was entered in are the same objects as before. */
  over: (rows: readonly Row[], idOf: (row: Row) => string) => readonly Row[]
}

const STEPS = 50
/** Answers that arrive sooner after a save may have been asked before it. */
const FRESH_MS = 1000

/** The path that what is entered shows under: a value that waits stands beside the one it will replace. */
export function pathOf(column: Pick<ColumnPlan, 'path' | 'pending'>): string {
  return column.pending ? `${column.path}.pending` : column.path
}

/** What a cell is entered upon: what waits, where something waits, else the value. */
function valueIn(column: Pick<ColumnPlan, 'path' | 'pending'>, row: Row): unknown {
  const waiting = column.pending ? row[pathOf(column)] : undefined
  return isEmptyInput(waiting) ? row[column.path] : waiting
}

/** A store with nothing entered; it remembers the last 50 steps that can be taken back. */
// Long because: its functions are the methods of one store, over state that nobody else may touch.
export function createEditStore({ save, current, rowKey, now }: Saving): EditStore {
  const listeners = new Set<() => void>()
  const edits = new Map<string, RowEdits>()
  let version = 0
  let steps: Step[] = []
  let notice: Notice | undefined
  let lastRows: readonly Row[] | undefined
  let lastResult: { rows: readonly Row[]; version: number; result: readonly Row[] } | undefined
  const drawn = new WeakMap<Row, { edits: RowEdits; row: Row }>()

  const tell = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }
  const put = (id: string, path: string, state: CellState | undefined, patch?: Record<string, Patch>): void => {
    const before = edits.get(id) ?? { cells: {}, patches: {} }
    const { [path]: _gone, ...others } = before.cells
    const cells = state ? { ...others, [path]: state } : others
    const patches = patch ? { ...before.patches, ...patch } : before.patches
    const busy = Object.values(cells).some(({ at }) => at !== 'saved')
    if (Object.keys(cells).length === 0 && Object.keys(patches).length === 0) edits.delete(id)
    else edits.set(id, { cells, patches, ...(busy ? {} : { settled: now() }) })
    tell()
  }
  const unpatch = (id: string, path: string): void => {
    const before = edits.get(id)
    if (!before) return
    const { [path]: _gone, ...patches } = before.patches
    edits.set(id, { ...before, patches })
  }

  /** Writes one value over another; `step` tells what to remember once it is written. */
  const write = async (id: string, row: Row, column: EditedColumn, value: unknown, before: Row, step: Step | 'undo'): Promise<void> => {
    const path = pathOf(column)
    const over = row[path]
    put(id, column.path, { at: 'saving' }, { [path]: { value, over } })
    notice = { at: 'saving', label: column.label, pending: column.pending === true }
    tell()
    const key = Object.fromEntries(rowKey.map((field) => [field, row[field]]))
    try {
      const after = await save({ ...key, [column.path]: value, before })
      const written = after && path in after ? after[path] : column.pending && after && isSame(column, value, after[column.path]) ? undefined : value
      if (step !== 'undo') steps = [...steps, step].slice(-STEPS)
      notice = { at: step === 'undo' ? 'undone' : 'saved', label: column.label, pending: column.pending === true }
      put(id, column.path, { at: 'saved' }, { [path]: { value: written, over } })
    } catch (error) {
      unpatch(id, path)
      notice = undefined
      await refused(id, row, column, value, error)
    }
  }

  const refused = async (id: string, row: Row, column: EditedColumn, value: unknown, error: unknown): Promise<void> => {
    const isConflict = error instanceof CallError && error.code === CODES.conflict
    const fields = column.pending ? [column.path, pathOf(column)] : [column.path]
    const base = isConflict ? await current(row, fields).catch(() => undefined) : undefined
    if (!base) {
      const says = error instanceof CallError ? (error.fields[column.path] ?? messageOf(error)) : messageOf(error)
      put(id, column.path, { at: 'refused', says, value })
      return
    }
    const path = pathOf(column)
    put(id, column.path, { at: 'conflict', mine: value, theirs: valueIn(column, base), base }, { [path]: { value: base[path], over: row[path] } })
  }

  const isSame = (column: EditedColumn, left: unknown, right: unknown): boolean => sameInput(column.edit, left, right)
  const seenOf = (column: EditedColumn, row: Row): Row => ({
    [column.path]: row[column.path] ?? null, ...(column.pending && !isEmptyInput(row[pathOf(column)]) ? { [pathOf(column)]: row[pathOf(column)] } : {}),
  })

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    cell: (id, path) => edits.get(id)?.cells[path],
    start: (id, row, column) => {
      const state = edits.get(id)?.cells[column.path]
      if (state?.at === 'saving' || state?.at === 'conflict') return false
      // One cell is open at a time.
      for (const [other, { cells }] of edits) for (const [path, open] of Object.entries(cells)) if (open.at === 'editing') put(other, path, undefined)
      put(id, column.path, {
        at: 'editing', value: state?.at === 'refused' ? state.value : valueIn(column, row), ...(state?.at === 'refused' ? { wrong: state.says } : {}),
      })
      return true
    },
    cancel: (id, path) => put(id, path, undefined),
    commit: (id, row, column, entered) => {
      const wrong = wrongInput(column.edit, entered)
      if (wrong !== undefined) {
        put(id, column.path, { at: 'editing', value: entered, wrong })
        return false
      }
      const value = settleInput(column.edit, entered)
      const from = valueIn(column, row) ?? null
      if (isSame(column, from, value)) put(id, column.path, undefined)
      else void write(id, row, column, value, seenOf(column, row), { id, row, column, from, to: value })
      return true
    },
    take: (id, column) => put(id, column.path, undefined),
    keep: (id, row, column) => {
      const state = edits.get(id)?.cells[column.path]
      if (state?.at !== 'conflict') return
      const now = { ...row, ...state.base }
      void write(id, now, column, state.mine, seenOf(column, now), { id, row: now, column, from: state.theirs ?? null, to: state.mine })
    },
    undo: () => {
      const step = steps.at(-1)
      if (!step) return false
      steps = steps.slice(0, -1)
      const { id, row, column, from, to } = step
      const path = pathOf(column)
      const before =
        column.pending ? { [column.path]: row[column.path] ?? null, ...(isSame(column, to, row[column.path]) ? {} : { [path]: to }) } : { [column.path]: to }
      void write(id, { ...row, [path]: to }, column, from, before, 'undo')
      return true
    },
    canUndo: () => steps.length > 0,
    notice: () => notice,
    dismiss: () => {
      if (!notice) return
      notice = undefined
      for (const [id, row] of edits) for (const [path, state] of Object.entries(row.cells)) if (state.at === 'saved') put(id, path, undefined)
      tell()
    },
    over: (rows, idOf) => {
      if (lastResult?.rows === rows && lastResult.version === version) return lastResult.result
      if (rows !== lastRows) {
        lastRows = rows
        for (const [id, row] of edits) if (row.settled !== undefined && now() - row.settled > FRESH_MS) edits.delete(id)
      }
      const result = edits.size === 0 ? rows : rows.map((row) => {
        const found = edits.get(idOf(row))
        if (!found) return row
        const known = drawn.get(row)
        if (known?.edits === found) return known.row
        const values = Object.fromEntries(Object.entries(found.patches)
          .filter(([path, { over }]) => JSON.stringify(row[path] ?? null) === JSON.stringify(over ?? null))
          .map(([path, { value }]) => [path, value]))
        const shown = { ...row, ...values }
        drawn.set(row, { edits: found, row: shown })
        return shown
      })
      lastResult = { rows, version, result }
      return result
    },
  }
}
