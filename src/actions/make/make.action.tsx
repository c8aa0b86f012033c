import { useEffect } from 'react'
import { usePort } from '../../engine/port'
import type { ActionProps } from '../action'

/** Opens the page where the other document is added; its address says what it is made from. */
export function MakeAction({ does, rows, onDone }: ActionProps<'make'>) {
  const port = usePort()
  useEffect(() => {
    port.go(does.route, { ...(does.tab ? { tab: does.tab } : {}), make: does.way, of: rows.map((row) => String(row[does.key])).join(',') })
    onDone()
  }, [port, does, rows, onDone])
  return null
}
