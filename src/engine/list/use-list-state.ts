/** The state of a list, kept in the address: restored on reload, on the way back and from a shared link. */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { readState, writeState, type ListState } from '../../lib/list-address'
import type { ListPlan } from '../../lib/plan'

export interface ListStateHandle {
  state: ListState
  /** Changes part of the state; anything but a page turn goes back to page 1. */
  change: (part: Partial<ListState>) => void
}

/** `tab`: the list's code where the page has several; it stays in the address. */
export function useListState(plan: ListPlan, tab: string | undefined): ListStateHandle {
  const [address, setAddress] = useSearchParams()
  const text = address.toString()
  const state = useMemo(() => readState(plan, new URLSearchParams(text)), [plan, text])
  // The router draws a new address in its own time: a second change made meanwhile builds on the first, not on what is drawn.
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  }, [text])
  const change = useCallback(
    (part: Partial<ListState>) => {
      const next = writeState(plan, { ...readState(plan, new URLSearchParams(latest.current)), page: 1, ...part })
      if (tab !== undefined) next.set('tab', tab)
      latest.current = next.toString()
      setAddress(next)
    },
    [plan, tab, setAddress],
  )
  return { state, change }
}
