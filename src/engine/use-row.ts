/** One row by a call, kept on the screen while it is asked for anew; asked anew when somebody changes rows of its entity. */
import { useCallback, useEffect, useState } from 'react'
import type { CallRef } from '../../contract/plan'
import type { Row } from '../../contract/wire'
import { usePort } from './port'
import { changesEntity } from './changes'

interface RowResult {
  row: Row | undefined
  isFetching: boolean
  error: Error | null
  refetch: () => void
}

/** Asks nothing while `values` is undefined; `values` must stay the same object while the question is the same. */
export function useRow(call: CallRef, values: Row | undefined, entity: string | undefined): RowResult {
  const port = usePort()
  const [found, setFound] = useState<{ of: Row; turn: number; row?: Row; error?: Error }>()
  const [turn, setTurn] = useState(0)
  const { family, call: name } = call

  useEffect(() => {
    if (!values) return undefined
    const gone = new AbortController()
    port.call<Row>({ family, call: name }, values, { signal: gone.signal }).then(
      (row) => {
        if (gone.signal.aborted) return
        setFound({ of: values, turn, row })
      },
      (error: unknown) => {
        if (gone.signal.aborted) return
        setFound({ of: values, turn, error: error instanceof Error ? error : new Error(String(error)) })
      },
    )
    return () => gone.abort()
  }, [port, family, name, values, turn])

  const refetch = useCallback(() => setTurn((before) => before + 1), [])
  useEffect(() => port.subscribe((event) => (changesEntity(event, entity) ? refetch() : undefined)), [port, entity, refetch])
  const mine = found?.of === values ? found : undefined
  return { row: mine?.row, isFetching: values !== undefined && mine?.turn !== turn, error: mine?.error ?? null, refetch }
}
