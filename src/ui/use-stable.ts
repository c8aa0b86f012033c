/** A function that stays the same while what it does follows the last drawing: for what is handed to memoised parts. */
import { useCallback, useLayoutEffect, useRef } from 'react'

/** It must not be called while drawing: it would still do what the last drawing said. */
export function useStable<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
