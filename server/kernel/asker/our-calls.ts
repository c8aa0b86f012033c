/**
 * The calls that this server answers. Families of another wire belong to other systems, whose rows it does not have: it lists,
 * exports, explains and edits none of them, and whoever may use their pages reads no row of ours by it. Pure.
 */
import type { Call, Model } from '../../../contract/model'
import { perModel } from '../../../contract/per-model'
import type { CallRef } from '../../../contract/plan'
import { OWN_WIRE } from '../../../contract/transport'
import { own } from './own'

/** All of them, built or not. */
export const ourCalls: (model: Model) => readonly Call[] = perModel((model) => (
  Object.values(model.families).filter(({ wire }) => wire === OWN_WIRE).flatMap(({ calls }) => Object.values(calls))
))

/** The call that a request names; undefined where there is none, or another system answers it. */
export function ourCall(model: Model, ref: Partial<CallRef> | undefined): Call | undefined {
  const family = own(model.families, ref?.family ?? '')
  return family?.wire === OWN_WIRE ? own(family.calls, ref?.call ?? '') : undefined
}
