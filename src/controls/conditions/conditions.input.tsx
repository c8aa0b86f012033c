/** The input of a kept filter tree; what builds it comes with the first form that has one. */
import { Suspense } from 'react'
import type { InputProps } from '../../../kinds/shared/input'
import { heavy } from '../../ui/heavy'

const Editor = heavy(() => import('./conditions-editor'))

/** The value is a filter tree as contract/filter has it; empty until the editor has come. */
export function ConditionsInput(props: InputProps) {
  return <Suspense fallback={null}><Editor {...props} /></Suspense>
}
