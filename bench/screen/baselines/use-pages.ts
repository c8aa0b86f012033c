/** The page that stands and the one that is asked for: all that a hand-written list needs around its table. */
import { useEffect, useState } from 'react'
import type { ListAnswer } from '../../../contract/wire'
import type { Subject } from '../subject'
import { ask } from './ask'

/** Asks for a page when `turn` names it (from 1); the former answer stays until the next is there, an overtaken one is dropped. */
export function usePages(subject: Subject): { answer: ListAnswer | undefined; page: number; turn: (page: number) => void } {
  const [page, turn] = useState(1)
  const [answer, setAnswer] = useState<ListAnswer>()
  useEffect(() => {
    let live = true
    void ask(subject, page, subject.pageSize).then((next) => live && setAnswer(next))
    return () => {
      live = false
    }
  }, [subject, page])
  return { answer, page, turn }
}
