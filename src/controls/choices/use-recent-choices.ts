/** The rows that a person chose last, of one entity: kept in their browser, named anew when they are offered again. */
import { useCallback, useState } from 'react'
import { usePort, type Option } from '../../engine/port'
import type { Condition } from '../../../contract/filter'

const MOST = 6
const NONE: Option[] = []

interface RecentChoices {
  /** Of those that meet `narrow` and that the person may see still, the last first. */
  list: Option[]
  /** The menu was opened: they are wanted. */
  want: () => void
  chose: (value: string) => void
}

/** @param on false: nothing is kept and nothing offered */
export function useRecentChoices(entity: string, narrow: Condition | undefined, on: boolean): RecentChoices {
  const port = usePort()
  const [found, setFound] = useState<{ of: string; list: Option[] }>()
  const key = `chosen:${entity}`
  const within = narrow ? JSON.stringify(narrow) : ''
  const want = useCallback(() => {
    const values = on ? (port.settings.read<string[]>(key) ?? []) : []
    if (values.length === 0) return
    port.options({ entity, values, ...(within ? { filter: JSON.parse(within) as Condition } : {}) }).then(
      ({ list }) => {
        const there = new Map(list.map((one) => [one.value, one]))
        setFound({ of: within, list: values.flatMap((value) => there.get(value) ?? []) })
      },
      // Without them there is the whole list.
      () => undefined,
    )
  }, [entity, key, on, port, within])
  const chose = useCallback((value: string) => {
    if (on) port.settings.write(key, [value, ...(port.settings.read<string[]>(key) ?? []).filter((one) => one !== value)].slice(0, MOST))
  }, [key, on, port])
  return { list: found?.of === within ? found.list : NONE, want, chose }
}
