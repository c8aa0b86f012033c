/** Beside a box that filled itself: where its value is from, as long as it stands there. */
import type { ReactNode } from 'react'
import type { InputPlan } from '../../../contract/plan'
import { useFilledFrom } from './use-fill'

/** @param at where the box's row stands in the form; what else is said of the box follows */
export function FilledFrom({ at, input, children }: { at: (string | number)[]; input: InputPlan; children?: ReactNode }) {
  const from = useFilledFrom(at, input)
  return from === undefined ? children : <><span className="filled-from">{from}</span>{children ? <> · {children}</> : null}</>
}
