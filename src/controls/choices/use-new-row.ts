/** A row that is missing among the choices, added where such rows are at home and chosen at once. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { HomePlan } from '../../../contract/plan'
import { usePort, type Adding } from '../../engine/port'

interface NewRow {
  /** What adding one is called; undefined: the person may not, or it is not known yet. */
  title: string | undefined
  /** The menu was opened: what may be added is wanted. */
  want: () => void
  /** Opens the dialog, with what was typed as the row's name. @returns the new row's value */
  add: (word: string) => Promise<string | undefined>
}

/** @param home left out: nothing is added here */
export function useNewRow(entity: string, home: HomePlan | undefined): NewRow {
  const port = usePort()
  const [found, setFound] = useState<{ of: string; adding: Adding | undefined }>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const want = useCallback(() => {
    if (!home || !port.adding || found?.of === entity) return
    port.adding(home).then((adding) => !isGone.current && setFound({ of: entity, adding }), () => undefined)
  }, [entity, found, home, port])
  const adding = found?.of === entity ? found.adding : undefined
  const add = useCallback(async (word: string): Promise<string | undefined> => {
    const row = await adding?.open(word)
    if (row === undefined) return undefined
    const { list } = await port.options({ entity, values: [String(row['id'] ?? '')] })
    return list[0]?.value
  }, [adding, entity, port])
  return { title: adding?.title, want, add }
}
