/**
 * The views of one list: asked of the server when the list opens, remembered in the browser so that the next opening waits
 * for nobody, written back as they change. The server is right; the browser's memory is only quicker.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Layout } from '../../../contract/view'
import { usePort } from '../port'
import { isJustBrought, NO_VIEWS, viewsKey, type ViewSet } from './view-set'

/** Longer than this no list waits for its views. */
const MOST_WAIT_MS = 1000
const KEEP_DEBOUNCE_MS = 800

interface ViewSetHandle {
  set: ViewSet
  /** False while nothing is known yet of what a person begins with. */
  ready: boolean
  /** Counts the answers of the server: what is not touched yet follows them. */
  heard: number
  refresh: () => Promise<void>
  /** Keeps how the person has the list now; written a moment later. */
  keep: (content: Layout | null, viewId: string | null) => void
}

/** The views of a page or tab, at once where the browser knows them; without an answer within a second there are none. */
export function useViewSet(source: string): ViewSetHandle {
  const port = usePort()
  const { settings, own } = port
  const name = viewsKey(source)
  const [set, setSet] = useState<ViewSet | undefined>(() => settings.read<ViewSet>(name) ?? (own.viewList ? undefined : NO_VIEWS))
  const [heard, setHeard] = useState(0)
  const latest = useRef(set)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined)

  const learn = useCallback(
    (next: ViewSet) => {
      latest.current = next
      setSet(next)
      settings.write(name, next)
    },
    [settings, name],
  )
  const refresh = useCallback(async () => {
    if (!own.viewList) return
    const next = await port.call<ViewSet>(own.viewList, { source })
    // What is still to be written is newer than what was answered.
    learn(pending.current ? { ...next, layout: latest.current?.layout ?? next.layout } : next)
    setHeard((count) => count + 1)
  }, [port, own, source, learn])

  useEffect(() => {
    if (isJustBrought(latest.current, Date.now())) return undefined
    let gone = false
    const giveUp = (): void => {
      if (!gone) setSet((known) => known ?? NO_VIEWS)
    }
    const timer = setTimeout(giveUp, MOST_WAIT_MS)
    // A company's ERP may not know views, and a lost connection is told by the list itself.
    refresh().catch(giveUp)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [refresh])

  const keep = useCallback(
    (content: Layout | null, viewId: string | null) => {
      learn({ ...(latest.current ?? NO_VIEWS), layout: { content, viewId } })
      const call = own.viewKeep
      if (!call) return
      clearTimeout(pending.current?.timer)
      const send = (): void => {
        pending.current = undefined
        // Not kept this time: the next change writes it again, and the browser remembers it meanwhile.
        port.call(call, { source, content, ...(viewId === null ? {} : { view_id: viewId }) }).catch(
          (error: unknown) => console.warn('the layout was not kept:', error),
        )
      }
      pending.current = { send, timer: setTimeout(send, KEEP_DEBOUNCE_MS) }
    },
    [port, own, source, learn],
  )
  useEffect(
    () => () => {
      clearTimeout(pending.current?.timer)
      pending.current?.send()
    },
    [],
  )
  return { set: set ?? NO_VIEWS, ready: set !== undefined, heard, refresh, keep }
}
