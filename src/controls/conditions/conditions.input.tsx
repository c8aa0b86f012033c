/** The input of a kept filter tree; what builds it comes with the first form that has one. */
import { Suspense } from 'react'
import type { InputProps } from '../../../kinds/shared/input'
import { heavy } from '../../ui/heavy'

const Editor = heavy(() => import('./conditions-editor'))

export function ConditionsInput(props: InputProps) {
  return <Suspense fallback={null}><Editor {...props} /></Suspense>
}
