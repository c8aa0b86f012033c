import { useEffect } from 'react'
import type { ActionProps } from '../action'

/** Asks the list anew. */
export function RefreshAction({ onChanged, onDone }: ActionProps<'refresh'>) {
  useEffect(() => {
    onChanged()
    onDone()
  }, [onChanged, onDone])
  return null
}
