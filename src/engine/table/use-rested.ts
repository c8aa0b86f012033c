/** What is not in sight follows a moment later, and in pieces: the frame with what is in sight is painted before, and so is the next. */
import { startTransition, useEffect, useState } from 'react'

const REST_MS = 200

/** @returns `value` as it was until a moment ago; until the first moment has passed, `first` */
export function useRested<T>(value: T, first: T): T {
  const [rested, setRested] = useState<{ value: T }>({ value: first })
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested((before) => (before.value === value ? before : { value }))), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested.value
}
