/** One answer about a row or a cell, asked when it is first shown and when somebody says so. */
import { useCallback, useEffect, useState } from 'react'
import type { CallRef } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { usePort } from '../engine/port'

interface Asked<T> {
  answer: T | undefined
  error: Error | undefined
  retry: () => void
}

/** @param call undefined where a company's own system has none: nothing is asked */
export function useAnswer<T>(call: CallRef | undefined, values: Row): Asked<T> {
  const port = usePort()
  const text = JSON.stringify(values)
  const [found, setFound] = useState<{ of: string; answer?: T; error?: Error }>()
  const [turn, setTurn] = useState(0)
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  useEffect(() => {
    if (!call) return undefined
    let wanted = true
    port.call<T>(call, JSON.parse(text) as Row).then(
      (answer) => wanted && setFound({ of: text, answer }),
      (error: unknown) => wanted && setFound({ of: text, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      wanted = false
    }
  }, [port, call, text, turn])
  const own = found?.of === text ? found : undefined
  return { answer: own?.answer, error: own?.error, retry }
}
