/** Which number's rows are looked at. The drawer is fetched when first opened; it asks, this only keeps where. */
import { Suspense, useCallback, useState } from 'react'
import type { ListPlan } from '../../../contract/plan'
import type { ListRequest } from '../../../contract/wire'
import { heavy } from '../../ui/heavy'
import { usePort } from '../port'
import type { Pressed } from './pressed'

const BehindDrawer = heavy(() => import('./behind-drawer'))

/** @returns `open` where the server can be asked, and what is drawn over the list */
export function useBehind(plan: ListPlan, question: ListRequest, keyFields: readonly string[], source: string) {
  const { own } = usePort()
  const [pressed, setPressed] = useState<Pressed>()
  const open = useCallback((one: Pressed) => setPressed(one), [])
  const close = useCallback(() => setPressed(undefined), [])
  const element = pressed ? (
    <Suspense fallback={null}>
      <BehindDrawer pressed={pressed} plan={plan} question={question} keyFields={keyFields} source={source} onClose={close} />
    </Suspense>
  ) : null
  return { open: own.behind ? open : undefined, element }
}
