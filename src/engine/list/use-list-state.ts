/** The state of a list, kept in the address: restored on reload, on the way back and from a shared link. */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isBareAddress, PLACE, readState, writeState, type ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import { useStable } from '../../ui/use-stable'
import { sameParts } from '../../../contract/same'

/** The list's state as the address has it, and how to write another into it. */
export interface ListStateHandle {
  state: ListState
  /** The address says nothing of the list: not even which view it is. */
  isBare: boolean
  /** The view that the address names. */
  view: string | null
  /** Changes part of the state; anything but a page turn goes back to page 1. */
  change: (part: Partial<ListState>) => void
  /** The whole state and its view, without a step in the browser's history. */
  replace: (state: ListState, view: string) => void
}

/** `tab`: the list's code where the page has several; it stays in the address. */
export function useListState(plan: ListPlan, tab: string | undefined): ListStateHandle {
  const [address, changeAddress] = useSearchParams()
  // The router's own function is another after every change of the address.
  const setAddress = useStable(changeAddress)
  const text = address.toString()
  const state = useMemo(() => sharing(plan, readState(plan, new URLSearchParams(text))), [plan, text])
  // The router draws a new address in its own time: a second change made meanwhile builds on the first, not on what is drawn.
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  }, [text])
  const write = useCallback(
    (next: URLSearchParams, view: string | null, options?: { replace: boolean }) => {
      if (view !== null) next.set('view', view)
      if (tab !== undefined) next.set('tab', tab)
      latest.current = next.toString()
      setAddress(next, options)
    },
    [tab, setAddress],
  )
  const change = useCallback(
    (part: Partial<ListState>) => {
      const before = new URLSearchParams(latest.current)
      write(writeState(plan, { ...readState(plan, before), page: 1, ...part }), before.get('view'))
    },
    [plan, write],
  )
  const replace = useCallback(
    (next: ListState, view: string) => {
      const said = writeState(plan, next)
      for (const [name, value] of new URLSearchParams(latest.current)) if (PLACE.has(name)) said.set(name, value)
      write(said, view, { replace: true })
    },
    [plan, write],
  )
  const isBare = isBareAddress(address)
  return useMemo(() => ({ state, isBare, view: address.get('view'), change, replace }), [state, isBare, address, change, replace])
}

const read = new WeakMap<ListPlan, ListState>()

/** Parts that say what they said before stay the same objects: a page turn draws no filter and no heading anew. */
function sharing(plan: ListPlan, state: ListState): ListState {
  const before = read.get(plan)
  const shared = before ? sameParts(before, state) : state
  read.set(plan, shared)
  return shared
}
