/** What is folded and opened in a table: headings of groups, rows of a tree (and the rows below them, once asked for), panels. */
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../../contract/wire'
import { itemsOf, type Item } from './items'
import type { RowTree } from './table-props'
import { useLatest } from './use-latest'

interface Choice {
  rows: readonly Row[]
  idOf: (row: Row) => string
  group?: string
  tree?: RowTree
}

interface Branches {
  items: Item[]
  opened: ReadonlySet<string>
  onGroup: (id: string) => void
  onExpand: (id: string) => void
  onBranch: (id: string) => void
}

const NO_IDS: ReadonlySet<string> = new Set()

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before)
  if (!next.delete(id)) next.add(id)
  return next
}

/** @throws nothing: rows below that cannot be asked for leave their row folded, and `onFailed` hears why. */
export function useBranches({ rows, idOf, group, tree }: Choice, onFailed: (error: unknown) => void): Branches {
  const [foldedGroups, setFoldedGroups] = useState(NO_IDS)
  const [openRows, setOpenRows] = useState(NO_IDS)
  const [opened, setOpened] = useState(NO_IDS)
  const [children, setChildren] = useState<ReadonlyMap<string, readonly Row[] | 'loading'>>(new Map())
  const items = useMemo(
    () => itemsOf(rows, {
      idOf, group, foldedGroups, opened, tree: tree && !group ? { parent: tree.parent, openRows, children, canLoad: tree.load !== undefined } : undefined,
    }),
    [rows, idOf, group, foldedGroups, opened, tree, openRows, children],
  )
  const latest = useLatest({ items, children, openRows, tree, onFailed })

  const onGroup = useCallback((id: string) => setFoldedGroups((before) => toggled(before, id)), [])
  const onExpand = useCallback((id: string) => setOpened((before) => toggled(before, id)), [])
  const onBranch = useCallback((id: string) => {
    const now = latest.current
    const item = now.items.find((one) => one.type === 'row' && one.id === id)
    const isOpening = !now.openRows.has(id)
    setOpenRows((before) => toggled(before, id))
    const { load } = now.tree ?? {}
    if (!isOpening || !load || now.children.has(id) || item?.type !== 'row') return
    setChildren((before) => new Map(before).set(id, 'loading'))
    void load(item.row).then(
      (below) => setChildren((before) => new Map(before).set(id, below)),
      (error: unknown) => {
        setChildren((before) => {
          const next = new Map(before)
          next.delete(id)
          return next
        })
        setOpenRows((before) => (before.has(id) ? toggled(before, id) : before))
        latest.current.onFailed(error)
      },
    )
  }, [latest])
  return { items, opened, onGroup, onExpand, onBranch }
}
