/** Whether the first answer of a list is so near that its rows are drawn with it in one go. */
import { useEffect, useState } from 'react'
import { usePort } from '../port'

/** Longer than this no list is held back for its rows. */
const MOST_WAIT_MS = 120

/** @param waits nothing is there yet; @returns true while it is and the answer is expected any moment */
export function useExpected(waits: boolean): boolean {
  const port = usePort()
  const [expected, setExpected] = useState(() => port.expects?.() === true)
  useEffect(() => {
    if (!expected) return undefined
    const timer = setTimeout(() => setExpected(false), MOST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [expected])
  // Once drawn a list stays, whatever is asked next.
  if (expected && !waits) setExpected(false)
  return expected && waits
}
