/** One piece of work at a time that somebody waits for: whether it is under way, and in words why the last one failed. */
import { useState } from 'react'
import { messageOf } from '../lib/call-error'

/** What a button and the words beside it need. */
export interface Work {
  busy: boolean
  /** Why the last one failed; undefined where it did not, or another is under way. */
  failed: string | undefined
  /** Says why nothing can be begun. */
  fail(why: string): void
  /** Does it; what it throws is said in `failed`. */
  work(task: () => Promise<void>): Promise<void>
}

/** `work` never throws; it resolves when the task has ended, either way. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const work = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailed(undefined)
    try {
      await task()
    } catch (error) {
      setFailed(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, fail: setFailed, work }
}
