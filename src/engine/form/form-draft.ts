/** What was entered and not yet sent, kept per person and page in the browser until it is sent or given up. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Row } from '../../../contract/wire'
import { usePort } from '../port'

export interface Draft {
  values: Row
  /** The row as it was when the entries were made: changes of others since then are told by it. */
  seen?: Row
  /** ISO 8601. */
  at: string
}

const DELAY_MS = 400

interface DraftKeeper {
  /** The one found when the form was opened. */
  found: Draft | undefined
  /** Keeps these values soon. */
  keep: (values: Row, seen: Row | undefined) => void
  drop: () => void
  /** True while something entered has not been sent. */
  isDirty: () => boolean
}

/** @param name undefined: nothing is kept */
export function useDraft(name: string | undefined): DraftKeeper {
  const { settings } = usePort()
  const key = name === undefined ? undefined : `draft:${name}`
  const [found] = useState(() => (key === undefined ? undefined : settings.read<Draft>(key)))
  const dirty = useRef(found !== undefined)
  const waiting = useRef<Draft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useCallback(() => {
    clearTimeout(timer.current)
    if (key !== undefined && waiting.current) settings.write(key, waiting.current)
    waiting.current = undefined
  }, [settings, key])
  const keep = useCallback((values: Row, seen: Row | undefined) => {
    dirty.current = true
    waiting.current = { values, ...(seen ? { seen } : {}), at: new Date().toISOString() }
    clearTimeout(timer.current)
    timer.current = setTimeout(write, DELAY_MS)
  }, [write])
  const drop = useCallback(() => {
    dirty.current = false
    waiting.current = undefined
    clearTimeout(timer.current)
    if (key !== undefined) settings.write(key, undefined)
  }, [settings, key])

  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      write()
      if (dirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      write()
    }
  }, [write])
  return { found, keep, drop, isDirty: useCallback(() => dirty.current, []) }
}
