/** The input of a week of hours; the grid comes with the first form that has one. */
import { Suspense } from 'react'
import type { InputProps } from '../../../kinds/shared/input'
import { heavy } from '../../ui/heavy'

const Editor = heavy(() => import('./week-editor'))

/** Draws nothing until the grid is there; the value is a Week of contract/week.ts. */
export function WeekInput(props: InputProps) {
  return <Suspense fallback={null}><Editor {...props} /></Suspense>
}
