/** What was entered and not yet sent, kept per person and page in the browser until it is sent or given up. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../../engine/port'

/** What is kept in the browser under the form's name; secrets are never in it. */
export interface Draft {
  values: Row
  /** The row as it was when the entries were made: changes of others since then are told by it. */
  seen?: Row
  /** Whose it is, where one name serves many rows: the last draft alone is kept. */
  of?: string
  /** ISO 8601. */
  at: string
}

/** What is entered into these is never kept in the browser. */
const SECRET: ReadonlySet<string> = new Set(['password'])

/** The values that may be kept. */
export function withoutSecrets(inputs: readonly InputPlan[], values: Row): Row {
  const secret = new Set(inputs.filter(({ input }) => SECRET.has(input)).map(({ name }) => name))
  return secret.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)))
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

/**
 * @param name undefined: nothing is kept
 * @param of the row, where many share the name
 * @param asks whoever leaves the window with entries unsent is asked first; false where a draft is offered and not brought back by itself
 */
export function useDraft(name: string | undefined, { of, asks = true }: { of?: string | undefined; asks?: boolean } = {}): DraftKeeper {
  const { settings } = usePort()
  const key = name === undefined ? undefined : `draft:${name}`
  const [found] = useState(() => {
    const draft = key === undefined ? undefined : settings.read<Draft>(key)
    return draft?.of === of ? draft : undefined
  })
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
    waiting.current = { values, ...(seen ? { seen } : {}), ...(of === undefined ? {} : { of }), at: new Date().toISOString() }
    clearTimeout(timer.current)
    timer.current = setTimeout(write, DELAY_MS)
  }, [write, of])
  const drop = useCallback(() => {
    dirty.current = false
    waiting.current = undefined
    clearTimeout(timer.current)
    if (key !== undefined) settings.write(key, undefined)
  }, [settings, key])

  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      write()
      if (asks && dirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      write()
    }
  }, [write, asks])
  return { found, keep, drop, isDirty: useCallback(() => dirty.current, []) }
}
