/**
 * What a row says beside its fields of the steps that its state allows and that cannot be taken now all the same: by whoever asks, and why.
 * Our own server answers it with lists and single rows; rows without it bar nothing.
 */
import type { ActionPlan } from './plan'
import type { Row } from './wire'

/** Where a row carries it: no field can be called so. */
export const BARRED = '@barred'

/** By the step: a sentence that says why, and what to do instead. */
export type Barred = Record<string, string>

/** Why the action would be refused for this row; undefined: nothing is known against it. */
export function barredBy(row: Row, { does }: ActionPlan): string | undefined {
  if (does.type !== 'transition' || does.transition === undefined) return undefined
  return (row[BARRED] as Barred | undefined)?.[does.transition]
}
