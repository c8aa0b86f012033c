/**
 * The view that a list is seen through: which one it is, what the person has changed since, and what may be done with it.
 * Columns, density and groups are kept by themselves; filters and sorts stand in the address and are the list state's.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { defaultState, type ListState } from '../../../contract/list-address'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import { clampWidth, columnsToKeep, contentOf, reconcile, sameContent, type Density, type Layout, type Pin, type ViewContent } from '../../../contract/view'
import { usePort } from '../port'
import { useStable } from '../../ui/use-stable'
import type { ListStateHandle } from '../list/use-list-state'
import { beginningOf, layoutOf, PAGE_ITSELF, type Beginning, type PageView, type ViewKind, type ViewSet } from './view-set'
import { useViewSet } from './use-view-set'

/** What a person says of a view that they keep. `roles` are names of roles; they count for the role's views alone. */
export interface SavedAs {
  name: string
  kind: ViewKind
  roles: string[]
}

/** The list as its view has it, and all that a person may do with views. Changes of columns, density and groups are kept at once. */
export interface ViewHandle {
  /** False while it is not known yet what the list begins with: it is not asked before. */
  ready: boolean
  /** The state to ask with: the address's, or the view's where the address says nothing. */
  state: ListState
  columns: ColumnPlan[]
  /** True where the person's order is not the page's. */
  reordered: boolean
  density: Density
  group: string
  set: ViewSet
  current: PageView | undefined
  /** What stands on the screen is not what the view keeps. */
  changed: boolean
  arrange: (change: (columns: ColumnPlan[]) => ColumnPlan[]) => void
  setDensity: (density: Density) => void
  setGroup: (path: string) => void
  resize: (key: string, px: number) => void
  pin: (key: string, pin: Pin) => void
  hide: (key: string, hidden: boolean) => void
  /** undefined: the page as it is. */
  pick: (view: PageView | undefined) => void
  /** Columns, density and groups as the page has them. */
  resetLayout: () => void
  /** @throws CallError */
  save: (as: SavedAs, over?: PageView) => Promise<void>
  /** Another name, kind or roles, with the content it has. @throws CallError */
  rename: (view: PageView, as: SavedAs) => Promise<void>
  /** @throws CallError */
  remove: (view: PageView) => Promise<void>
  /** null: the page as it is; undefined: back to the role's default. @throws CallError */
  setDefault: (view: PageView | null | undefined) => Promise<void>
  /** @throws CallError */
  setRoleDefault: (view: PageView, roles: string[]) => Promise<void>
}

/** `list`: the state in the address; it is told what a picked view asks. */
// Long because: one view: what is begun with, changed and kept is one state.
export function useView(plan: ListPlan, source: string, list: ListStateHandle): ViewHandle {
  const { set, ready, heard, refresh, keep } = useViewSet(source)
  const [begun, setBegun] = useState<Beginning>()
  const [touched, setTouched] = useState(false)
  const [heardAt, setHeardAt] = useState(0)
  const [isBare, setBare] = useState(list.isBare)
  // Once it is known what a person begins with, that stands until they change it, or a fresher answer comes before they do.
  if (ready && !begun) {
    setBegun(beginningOf(set, list.view))
    setHeardAt(heard)
    setBare(list.isBare)
  } else if (begun && heard !== heardAt) {
    setHeardAt(heard)
    if (!touched) {
      const fresh = beginningOf(set, list.view)
      if (!sameContent(fresh, begun)) setBegun(fresh)
    }
  }
  const viewId = begun?.viewId ?? null
  const current = useMemo(() => set.views.find((view) => view.id === viewId), [set.views, viewId])
  const layout = useMemo((): Layout => begun?.layout ?? {}, [begun])
  const seen = useMemo(() => reconcile(plan, layout), [plan, layout])
  const reordered = useMemo(() => seen.columns.some((column, at) => column.key !== plan.columns[at]?.key), [seen.columns, plan.columns])

  const asked = useMemo(() => (begun?.asks ? reconcile(plan, begun.asks).state : undefined), [plan, begun])
  const begins = isBare && list.isBare && asked !== undefined
  const state = useMemo(() => (begins ? { ...list.state, ...asked } : list.state), [begins, list.state, asked])
  const { replace } = list
  useEffect(() => {
    // The address says in full what a view asks, so that whoever it is sent to sees the same.
    if (begins && viewId) replace(state, viewId)
  }, [begins, state, viewId, replace])

  const latest = useRef({ viewId, layout, columns: seen.columns })
  useLayoutEffect(() => {
    latest.current = { viewId, layout, columns: seen.columns }
  }, [viewId, layout, seen.columns])
  const relayout = useCallback(
    (next: Layout) => {
      latest.current.layout = next
      latest.current.columns = reconcile(plan, next).columns
      setTouched(true)
      setBegun((before) => ({ ...before, viewId: latest.current.viewId, layout: next }))
      keep(next, latest.current.viewId)
    },
    [plan, keep],
  )
  const arrange = useCallback((change: (columns: ColumnPlan[]) => ColumnPlan[]) =>
    relayout({ ...latest.current.layout, columns: columnsToKeep(change(latest.current.columns), plan.columns) }), [relayout, plan.columns])
  const each = useCallback(
    (key: string, change: (column: ColumnPlan) => ColumnPlan) => arrange((columns) => columns.map((column) => (column.key === key ? change(column) : column))),
    [arrange],
  )

  // What is handed out stays the same, so that what draws views is drawn anew only where they changed.
  const pick = useStable(
    (view: PageView | undefined) => {
      const next: Beginning = { viewId: view?.id ?? null, layout: layoutOf(view?.content), ...(view ? { asks: view.content } : {}) }
      setTouched(true)
      setBegun(next)
      setBare(false)
      keep(null, next.viewId)
      list.replace({ ...defaultState(plan), ...(view ? reconcile(plan, view.content).state : {}) }, view?.id ?? PAGE_ITSELF)
    },
  )

  const content = useMemo(() => contentOf(plan, seen, state), [plan, seen, state])
  const changed = useMemo(() => differs(plan, current, content), [plan, current, content])
  const { send, rename, remove, setDefault, setRoleDefault } = useViewWrites(source, refresh, (gone) => gone.id === latest.current.viewId && pick(undefined))
  const save = useStable(
    async ({ name, kind, roles }: SavedAs, over?: PageView) => {
      const view = await send({ name, kind, roles, content, ...(over ? { id: over.id, version: over.version } : {}) })
      setTouched(true)
      setBegun({ viewId: view.id, layout: layoutOf(view.content), asks: view.content })
      setBare(false)
      keep(null, view.id)
      list.replace(state, view.id)
    },
  )
  return {
    ready: begun !== undefined, state, columns: seen.columns, reordered, density: seen.density, group: seen.group, set, current, changed,
    arrange,
    setDensity: useCallback((density: Density) => relayout({ ...latest.current.layout, density }), [relayout]),
    setGroup: useCallback((group: string) => relayout({ ...latest.current.layout, group }), [relayout]),
    resize: useCallback((key: string, px: number) => each(key, (column) => ({ ...column, width: clampWidth(px) })), [each]),
    pin: useCallback((key: string, pin: Pin) => each(key, ({ fixed: _fixed, ...column }) => (pin === 'none' ? column : { ...column, fixed: pin })), [each]),
    hide: useCallback((key: string, hidden: boolean) => each(key, (column) => ({ ...column, hidden })), [each]),
    pick,
    resetLayout: useCallback(() => relayout({}), [relayout]),
    save, rename, remove, setDefault, setRoleDefault,
  }
}

interface ViewWrites extends Pick<ViewHandle, 'rename' | 'remove' | 'setDefault' | 'setRoleDefault'> {
  /** Keeps a view, by its id and version or as a new one; answers it as it is then. @throws CallError */
  send: (values: Record<string, unknown>) => Promise<PageView>
}

/** What is written of views on the server; the set is read again after each. `onGone`: this one is no more. */
function useViewWrites(source: string, refresh: () => Promise<unknown>, onGone: (view: PageView) => void): ViewWrites {
  const port = usePort()
  const { own } = port
  const send = useCallback(
    async (values: Record<string, unknown>) => {
      if (!own.viewSave) throw new Error('这里不能保存视图')
      const { view } = await port.call<{ view: PageView }>(own.viewSave, { source, ...values })
      await refresh()
      return view
    },
    [port, own, source, refresh],
  )
  const rename = useCallback(async (view: PageView, { name, kind, roles }: SavedAs) =>
    void (await send({ name, kind, roles, content: view.content, id: view.id, version: view.version })), [send])
  const gone = useStable(onGone)
  const remove = useCallback(
    async (view: PageView) => {
      if (!own.viewRemove) return
      await port.call(own.viewRemove, { id: view.id, version: view.version })
      gone(view)
      await refresh()
    },
    [port, own, gone, refresh],
  )
  const setOf = useCallback(
    async (values: Record<string, unknown>) => {
      if (!own.viewDefault) return
      await port.call(own.viewDefault, { source, ...values })
      await refresh()
    },
    [port, own, source, refresh],
  )
  const setDefault = useCallback(
    (view: PageView | null | undefined) => setOf({ ...(view ? { id: view.id } : {}), ...(view === undefined ? { clear: true } : {}) }), [setOf],
  )
  const setRoleDefault = useCallback((view: PageView, roles: string[]) => setOf({ id: view.id, roles }), [setOf])
  return { send, rename, remove, setDefault, setRoleDefault }
}

/** Of the page itself only how things look counts as changed: that one filters is no change of a page. */
function differs(plan: ListPlan, view: PageView | undefined, content: ViewContent): boolean {
  const start = { ...defaultState(plan), ...(view ? reconcile(plan, view.content).state : {}) }
  const kept = contentOf(plan, reconcile(plan, view?.content ?? {}), start)
  return view ? !sameContent(kept, content) : !sameContent(layoutOf(kept), layoutOf(content))
}
