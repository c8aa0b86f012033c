/** A function that runs once things have been quiet for a while. */
import { useCallback, useEffect, useRef } from 'react'

export function useDebounced(run: () => void, delayMs: number): () => void {
  const latest = useRef(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), delayMs)
  }, [delayMs])
}
