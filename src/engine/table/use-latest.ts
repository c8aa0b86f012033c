/** The newest of something for those who look later: handlers and listeners, never a drawing. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Holds the value of the last drawing that was carried out; it stays the same object, so that nothing depends on it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
