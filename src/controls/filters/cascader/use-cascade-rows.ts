/** The rows that a cascader offers: loaded when it opens; where there are more than it holds, what is searched for comes besides. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePort, type Option } from '../../../engine/port'
import type { Condition } from '../../../../contract/filter'

/** Rows that are loaded at once; of more, what is searched for comes from the server. */
const MOST_ROWS = 500
const SEARCH_DELAY_MS = 250
const NONE: Option[] = []

interface Asked {
  /** undefined: nothing is loaded, an enum's values are offered. */
  entity: string | undefined
  /** The field that the rows stand below. */
  by: { field: string } | undefined
  /** The condition that rows must meet, as JSON; empty: none. */
  within: string
  open: boolean
}

interface CascadeRows {
  rows: Option[]
  isThere: boolean
  failed: boolean
  /** Asks the server where it has more rows than are here. */
  seek: (typed: string) => void
}

/** Asks when it opens and when the narrowing is another; 500 rows at once. Search is asked 250 ms after the last key. */
export function useCascadeRows({ entity, by, within, open }: Asked): CascadeRows {
  const port = usePort()
  const [rows, setRows] = useState<{ list: Option[]; total: number; of: string }>()
  /** The narrowing that the choices could not be fetched for. */
  const [failedFor, setFailedFor] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const question = useMemo(
    () => (entity === undefined
      ? undefined
      : { entity, pageSize: MOST_ROWS, ...(by ? { by: by.field } : {}), ...(within ? { filter: JSON.parse(within) as Condition } : {}) }),
    [entity, by, within],
  )
  useEffect(() => {
    if (!open || !question || rows?.of === within) return
    port.options(question).then(
      ({ list, total }) => setRows({ list, total, of: within }),
      () => setFailedFor(within),
    )
  }, [open, question, within, rows?.of, port])
  useEffect(() => () => clearTimeout(timer.current), [])
  const seek = (typed: string): void => {
    clearTimeout(timer.current)
    if (!question || !rows || rows.total <= rows.list.length || typed.trim() === '') return
    timer.current = setTimeout(() => {
      port.options({ ...question, keyword: typed.trim() }).then(
        ({ list }) => setRows(
          (before) => before && { ...before, list: [...before.list, ...list.filter((one) => !before.list.some((each) => each.value === one.value))] },
        ),
        () => setFailedFor(within),
      )
    }, SEARCH_DELAY_MS)
  }
  return { rows: rows?.list ?? NONE, isThere: entity === undefined || rows?.of === within, failed: failedFor === within, seek }
}
