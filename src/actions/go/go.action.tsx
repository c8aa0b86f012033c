import { useEffect } from 'react'
import { usePort } from '../../engine/port'
import { inAddress } from '../../../contract/list-address'
import type { Scalar } from '../../../contract/filter'
import { isBlank } from '../../../kinds/shared/cell-text'
import { valuesOf, type ActionProps } from '../action'

/** Opens another page, with values of the row in its address; of several rows the page lists what any of them names. */
export function GoAction({ does, rows, onDone }: ActionProps<'go'>) {
  const port = usePort()
  useEffect(() => {
    const query = Object.fromEntries(
      Object.entries(valuesOf(does, rows, port)).flatMap(([name, value]) => {
        const field = Array.isArray(value) ? undefined : does.with[name]
        const each = field === undefined ? [] : [...new Set(rows.map((row) => row[field]))].filter((one) => !isBlank(one))
        if (each.length > 1) return [[name, inAddress({ op: 'in', value: each as Scalar[] })]]
        return value === null || value === undefined ? [] : [[name, String(value)]]
      }),
    )
    port.go(does.route, { ...(does.tab ? { tab: does.tab } : {}), ...query })
    onDone()
  }, [port, does, rows, onDone])
  return null
}
