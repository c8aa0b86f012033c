/**
 * How many rows a question has, of a list that does not say: page after page, a few pages at most, and no further once nobody waits
 * for it. Knows no screen.
 */
import { useEffect, useState } from 'react'
import type { CallRef } from '../../contract/plan'
import type { ListRequest } from '../../contract/wire'
import type { DataPort } from './port'
import { usePort } from './port'

/** `isCut`: there are more than were counted. */
export interface Counted { count: number; isCut: boolean }

const PAGE_SIZE = 200
const MOST_PAGES = 5

/**
 * @param told is given what is counted so far after each page
 * @throws CallError; AbortError where the signal ended it
 */
async function countRows(
  port: Pick<DataPort, 'list'>, call: CallRef, question: ListRequest, signal: AbortSignal, told: (so: Counted) => void = () => undefined,
): Promise<Counted> {
  let count = 0
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await port.list(call, { ...question, page, pageSize: PAGE_SIZE }, { signal })
    signal.throwIfAborted()
    if (answer.more === undefined) return { count: answer.total, isCut: false }
    count += answer.list.length
    const so = { count, isCut: answer.more }
    if (!answer.more) return so
    told(so)
  }
  return { count, isCut: true }
}

/** In words: a count that was cut says that there are at least as many. */
export function countText({ count, isCut }: Counted): string {
  return `${isCut ? '≥ ' : ''}${count.toLocaleString('en-US')}`
}

/** A hook. Counts while there is a question, and ends it when another comes or nobody looks. */
export function useCounted(call: CallRef, question: ListRequest | undefined): { counted: Counted | undefined; isDone: boolean } {
  const port = usePort()
  const text = question && JSON.stringify([call, question])
  const [found, setFound] = useState<{ of: string; counted: Counted; isDone: boolean }>()
  useEffect(() => {
    if (text === undefined) return undefined
    const ending = new AbortController()
    const [of, asked] = JSON.parse(text) as [CallRef, ListRequest]
    const keep = (isDone: boolean) => (counted: Counted): void => {
      if (!ending.signal.aborted) setFound({ of: text, counted, isDone })
    }
    countRows(port, of, asked, ending.signal, keep(false)).then(keep(true), () => {
      // What was counted before it failed is true still: at least so many.
      const none: Counted = { count: 0, isCut: true }
      if (!ending.signal.aborted) setFound((before) => ({ of: text, counted: before?.of === text ? before.counted : none, isDone: true }))
    })
    return () => ending.abort()
  }, [port, text])
  const own = found?.of === text ? found : undefined
  return { counted: own?.counted, isDone: own?.isDone ?? false }
}
