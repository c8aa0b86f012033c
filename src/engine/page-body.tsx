/** The bodies of pages that are no lists, each fetched when a first page of its kind is opened. */
import { Result } from '../ui/light/result'
import { Skeleton } from '../ui/light/waiting'
import { Suspense } from 'react'
import type { PagePlan } from '../../contract/page-plan'
import { heavy } from '../ui/heavy'

const BoardScreen = heavy(() => import('./board/board-screen'))
const DetailScreen = heavy(() => import('./detail/detail-screen'))
const FormScreen = heavy(() => import('./form/form-screen'))
const StepsScreen = heavy(() => import('./steps/steps-screen'))
const PrintScreen = heavy(() => import('./print/print-screen'))

/** Draws the body that the plan has. A plan without one is a mistake of its file, and is said. */
export function PageBody({ plan }: { plan: PagePlan }) {
  return <Suspense fallback={<Skeleton className="page-skeleton" rows={8} />}>{bodyOf(plan)}</Suspense>
}

function bodyOf(plan: PagePlan) {
  if (plan.board) return <BoardScreen key={plan.page} page={plan} board={plan.board} />
  if (plan.detail) return <DetailScreen key={plan.page} page={plan} detail={plan.detail} />
  if (plan.form) return <FormScreen key={plan.page} page={plan} form={plan.form} />
  if (plan.steps) return <StepsScreen key={plan.page} page={plan} steps={plan.steps} />
  if (plan.print) return <PrintScreen key={plan.page} page={plan} print={plan.print} />
  return <Result className="state-notice" status="warning" title="这个页面没有可显示的内容" subTitle={`页面 ${plan.page}（${plan.kind}）`} />
}
