/** The rows of a print page with their rows below, asked for by the keys of the address. */
import { useCallback, useEffect, useState } from 'react'
import { CODES, type Row } from '../../../contract/wire'
import { CallError } from '../../lib/call-error'
import { belowQuestion } from '../below-question'
import { usePort, type DataPort } from '../port'
import { fieldsOf, inOrder, MOST_KEYS, printQuestion, soughtBy } from './print-question'
import type { SheetRow } from './sheet'
import type { DrawnPrint } from './sheet-design'

interface Sheets {
  rows: SheetRow[] | undefined
  /** Keys that no row was found for. */
  missing: number
  error: Error | null
  retry: () => void
}

/** Calls of one print page under way at a time. */
const AT_ONCE = 6
const MOST_BELOW = 1000

/** `rows` is undefined while they are asked for and after an error. It takes the first 500 keys, and asks nothing without keys. */
export function useSheets(print: DrawnPrint, keys: readonly Record<string, string>[], source: string): Sheets {
  const port = usePort()
  const [answered, setAnswered] = useState<{ of: unknown; turn: number; found?: { rows: SheetRow[]; missing: number }; error?: Error }>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let left = false
    if (keys.length === 0) return undefined
    loadSheets(port, print, keys.slice(0, MOST_KEYS), source).then(
      (next) => (left ? undefined : setAnswered({ of: keys, turn, found: next })),
      (failure: unknown) => (left ? undefined : setAnswered({ of: keys, turn, error: failure instanceof Error ? failure : new Error(String(failure)) })),
    )
    return () => {
      left = true
    }
  }, [port, print, keys, source, turn])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  // An answer to an earlier question is none.
  const { found, error } = answered?.of === keys && answered.turn === turn ? answered : {}
  return { rows: found?.rows, missing: found?.missing ?? 0, error: error ?? null, retry }
}

/** The rows of a sheet by their keys, each with its rows below. @throws CallError */
async function loadSheets(
  port: DataPort, print: DrawnPrint, keys: readonly Record<string, string>[], source: string,
): Promise<{ rows: SheetRow[]; missing: number }> {
  const answered = print.asks === 'rows'
    ? (await port.list(print.load, printQuestion(print, keys, source))).list
    : (await inTurns(keys, (key) => port.call<Row>(print.load, { ...key, fields: fieldsOf(print) }).catch(goneIsMissing))).filter((row) => row !== undefined)
  const { rows, missing } = inOrder(soughtBy(print), keys, answered)
  const sheets = await inTurns(rows, async (row): Promise<SheetRow> => {
    const below: Record<number, Row[]> = {}
    for (const [at, part] of print.parts.entries()) {
      if (part.shows !== 'rows') continue
      const question = belowQuestion(part, row, 1, MOST_BELOW, source)
      below[at] = part.list ? (question ? (await port.list(part.list, question)).list : []) : ((row[part.has] as Row[] | undefined) ?? [])
    }
    return { row, below }
  })
  return { rows: sheets, missing: missing.length }
}

/** A row that is gone, or out of sight, keeps the others from nobody: it is counted, as where all are asked at once. */
function goneIsMissing(error: unknown): undefined {
  if (error instanceof CallError && error.code === CODES.notFound) return undefined
  throw error
}

/** Some at a time, in order. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) made.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))))
  return made
}
