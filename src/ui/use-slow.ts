/** What a person should see of waiting: nothing where the answer comes at once, or every page turn would flicker. */
import { useEffect, useState } from 'react'

const PATIENCE_MS = 300

/** True once `waiting` has lasted a moment. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return waiting && slow
}
