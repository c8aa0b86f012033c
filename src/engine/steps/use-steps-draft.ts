/** What was entered on a page of steps: kept as a draft until it is sent, so that nobody loses it. */
import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import type { StepPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { usePort } from '../port'
import { draftOf, EMPTY_STATE, startOf, taken, type StepsState } from './steps-flow'

interface Draft {
  state: StepsState
  /** Calls that were answered already, by name: their steps are not written again. */
  written: Record<string, Row>
}

interface StepsDraft extends Draft {
  setState: Dispatch<SetStateAction<StepsState>>
  setWritten: (written: Record<string, Row>) => void
  /** The entries are those of an earlier visit. */
  restored: boolean
  setRestored: (restored: boolean) => void
  /** Everything was sent: the draft goes, what is on the screen stays. */
  drop: () => void
  /** Everything begins anew. */
  clear: () => void
}

/** What the page was opened for: its own draft's name, and what the steps begin with. */
interface Begun { name: string; state: StepsState }

const KEEP_MS = 300

/**
 * @param done nothing is kept any more
 * @param begun its entries are kept apart from those of a new row
 * @param take keys of rows that the first list has chosen from the start: the address says what the page is opened for
 */
export function useStepsDraft(page: string, steps: StepPlan[], done: boolean, take: string | null, begun?: Begun): StepsDraft {
  const port = usePort()
  const name = `draft:${page}${begun ? ` ${begun.name}` : ''}`
  const [kept] = useState(() => port.settings.read<Draft>(name))
  const [restored, setRestored] = useState(kept !== undefined)
  const [state, setState] = useState<StepsState>(() => taken(steps, { ...EMPTY_STATE, ...(kept?.state ?? begun?.state ?? startOf(steps)) }, take))
  const [written, setWritten] = useState<Record<string, Row>>(kept?.written ?? {})
  useEffect(() => {
    if (done) return undefined
    const timer = setTimeout(() => port.settings.write(name, { state: draftOf(steps, state), written } satisfies Draft), KEEP_MS)
    return () => clearTimeout(timer)
  }, [port, name, steps, state, written, done])
  const drop = useCallback(() => port.settings.write(name, undefined), [port, name])
  const clear = useCallback(() => {
    drop()
    setState(begun?.state ?? startOf(steps))
    setWritten({})
    setRestored(false)
  }, [drop, steps, begun])
  return { state, setState, written, setWritten, restored, setRestored, drop, clear }
}
