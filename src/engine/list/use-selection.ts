/** Which rows of a list are chosen: across pages, one by one, a page at once, or all that the question finds. */
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../../contract/wire'
import { rowIdOf } from '../table/layout'
import type { RowSelection } from '../table/table-props'

interface Selection {
  /** What the table is given. */
  table: RowSelection
  /** The chosen rows that were seen; of `all` those of the present page. */
  rows: Row[]
  all: boolean
  chooseAll: () => void
  clear: () => void
}

/** `question`: when another is asked, what is chosen by "all" is chosen no longer. */
export function useSelection(rows: readonly Row[], keyFields: readonly string[], question: string): Selection {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  const [allOf, setAllOf] = useState<string>()
  const all = allOf !== undefined && allOf === question
  const page = useMemo(() => new Map(rows.map((row) => [rowIdOf(row, keyFields), row])), [rows, keyFields])

  const change = useCallback(
    (edit: (next: Map<string, Row>) => void) => {
      setAllOf(undefined)
      // Without one of all, the rest of the page stays chosen: rows of other pages were never seen.
      setKept((before) => {
        const next = new Map(all ? page : before)
        edit(next)
        return next
      })
    },
    [all, page],
  )
  const onToggle = useCallback((id: string, row: Row, on: boolean) => change((next) => void (on ? next.set(id, row) : next.delete(id))), [change])
  const onTogglePage = useCallback(
    (picked: readonly Row[], on: boolean) =>
      change((next) => {
        for (const row of picked) {
          const id = rowIdOf(row, keyFields)
          if (on) next.set(id, row)
          else next.delete(id)
        }
      }),
    [change, keyFields],
  )
  const clear = useCallback(() => {
    setAllOf(undefined)
    setKept(new Map())
  }, [])
  const chooseAll = useCallback(() => setAllOf(question), [question])
  const ids = useMemo(() => new Set(kept.keys()), [kept])
  const table = useMemo((): RowSelection => ({ ids, all, onToggle, onTogglePage }), [ids, all, onToggle, onTogglePage])
  // A row that is drawn anew is taken as it is now.
  const chosen = useMemo(() => (all ? [...rows] : [...kept].map(([id, row]) => page.get(id) ?? row)), [all, rows, kept, page])
  return { table, rows: chosen, all, chooseAll, clear }
}
