/** Which cell's numbers are asked for, from the cell's menu. The drawer is fetched when first opened; it asks, this only keeps where. */
import { Suspense, useCallback, useState } from 'react'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import type { ListRequest, Row } from '../../../contract/wire'
import { usePort } from '../port'
import type { Explaining } from './explaining'
import { heavy } from '../../ui/heavy'

const ExplainDrawer = heavy(() => import('./explain-drawer'))

/** @returns `start` where the server can be asked, and what is drawn over the list */
export function useExplain(plan: ListPlan, question: ListRequest, keyFields: readonly string[], source: string) {
  const { own } = usePort()
  const [asked, setAsked] = useState<Explaining>()
  const start = useCallback((row: Row, column: ColumnPlan) => setAsked({ row, column }), [])
  const close = useCallback(() => setAsked(undefined), [])
  const element = asked ? (
    <Suspense fallback={null}>
      <ExplainDrawer asked={asked} plan={plan} question={question} keyFields={keyFields} source={source} onClose={close} />
    </Suspense>
  ) : null
  return { start: own.explain ? start : undefined, element }
}
