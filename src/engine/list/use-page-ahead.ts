/** The page that a person is about to turn to is asked for before they do, once the rows of the present one stand. */
import { useEffect, useRef } from 'react'
import type { CallRef } from '../../../contract/plan'
import { useStable } from '../../ui/use-stable'
import { usePort } from '../port'
import type { Asked } from './use-list-question'

/** Rows out of sight are drawn a moment after those in it: that comes first. */
const REST_MS = 300

/** @returns what is told the page that the pointer is on; undefined: none any more */
export function usePageAhead(call: CallRef, { question, answer, isFetching }: Pick<Asked, 'question' | 'answer' | 'isFetching'>): (page?: number) => void {
  const port = usePort()
  const near = useRef<number>(undefined)
  const ask = useStable((): void => {
    const page = near.current
    if (page === undefined || isFetching) return
    near.current = undefined
    // Pressed while rows were being fetched, it is the present page by now.
    if (page === question.page) return
    // Whoever turns to it takes the answer, and asks anew what has failed.
    void port.list(call, { ...question, page }, { ahead: true }).catch(() => undefined)
  })
  useEffect(() => {
    if (isFetching) return undefined
    const resting = setTimeout(ask, REST_MS)
    return () => clearTimeout(resting)
  }, [isFetching, answer, ask])
  return useStable((page?: number) => {
    near.current = page
    ask()
  })
}
