/** The page that a person is about to turn to is asked for before they do, once the rows of the present one stand, and turned to as a whole. */
import { useEffect, useMemo, useRef } from 'react'
import type { CallRef } from '../../../contract/plan'
import { useStable } from '../../ui/use-stable'
import { usePort } from '../port'
import type { Asked } from './use-list-question'

/** Rows out of sight are drawn a moment after those in it: that comes first. */
const REST_MS = 300
/** What comes within this time is there at once to an eye: a page waits so long for its rows before it is turned to without them. */
const AT_ONCE_MS = 100

interface PageAhead {
  /** Told the page that the pointer is on; undefined: none any more. */
  near: (page?: number) => void
  /**
   * Asks for a page that is pressed and runs `then` once its rows have come, so that page and rows are drawn in one go, or after 100 ms
   * without them. Another page pressed meanwhile takes its place; another question lets it be.
   */
  turn: (page: number, then: () => void) => void
  /** The page that was pressed and is not the list's yet. */
  turningTo: () => number | undefined
}

/** Asks for no page while rows are being fetched. A page that could not be had ahead is asked anew once it is turned to. */
export function usePageAhead(call: CallRef, { question, answer, isFetching }: Pick<Asked, 'question' | 'answer' | 'isFetching'>): PageAhead {
  const port = usePort()
  const near = useRef<number>(undefined)
  const asked = useRef<{ page: number; come: Promise<unknown> }>(undefined)
  const turning = useRef<{ page: number; leave: () => void }>(undefined)
  const ask = useStable((): void => {
    const page = near.current
    if (page === undefined || isFetching) return
    near.current = undefined
    // Pressed while rows were being fetched, it is the present page by now.
    if (page === question.page || page === asked.current?.page) return
    // Whoever turns to it takes the answer, and asks anew what has failed.
    asked.current = { page, come: port.list(call, { ...question, page }, { ahead: true }).catch(() => undefined) }
  })
  useEffect(() => {
    if (isFetching) return undefined
    const resting = setTimeout(ask, REST_MS)
    return () => clearTimeout(resting)
  }, [isFetching, answer, ask])
  useEffect(() => {
    if (asked.current?.page === question.page) asked.current = undefined
    if (turning.current?.page === question.page) turning.current = undefined
  }, [question])
  // Whoever presses on while a page is being drawn turns further: only another question lets a press be.
  const rest = useMemo(() => JSON.stringify({ ...question, page: undefined }), [question])
  useEffect(() => () => {
    turning.current?.leave()
    turning.current = undefined
    asked.current = undefined
  }, [rest])
  return useMemo((): PageAhead => {
    const tell = (page?: number): void => {
      near.current = page
      ask()
    }
    return {
      near: tell,
      turn: (page, then) => {
        turning.current?.leave()
        tell(page)
        const coming = asked.current?.page === page ? asked.current.come : undefined
        let isOver = false
        const leave = (): void => {
          isOver = true
          clearTimeout(longest)
        }
        const go = (): void => {
          if (isOver) return
          leave()
          then()
        }
        const longest = setTimeout(go, coming ? AT_ONCE_MS : 0)
        turning.current = { page, leave }
        void coming?.then(go)
      },
      turningTo: () => turning.current?.page,
    }
  }, [ask])
}
