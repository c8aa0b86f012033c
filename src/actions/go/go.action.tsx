import { useEffect } from 'react'
import { usePort } from '../../engine/port'
import { valuesOf, type ActionProps } from '../action'

/** Opens another page, with values of the row in its address. */
export function GoAction({ does, rows, onDone }: ActionProps<'go'>) {
  const port = usePort()
  useEffect(() => {
    const query = Object.fromEntries(
      Object.entries(valuesOf(does, rows, port)).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])),
    )
    port.go(does.route, { ...(does.tab ? { tab: does.tab } : {}), ...query })
    onDone()
  }, [port, does, rows, onDone])
  return null
}
