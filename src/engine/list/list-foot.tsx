/** Below the list: by what the figures count and how far they go, what was saved last, and its pages. */
import type { ReactNode } from 'react'
import type { ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import { useStable } from '../../ui/use-stable'
import { AboutLine } from './about-line'
import { PageBar } from './page-bar'
import { RowCounter } from './row-counter'
import { usePageAhead } from './use-page-ahead'
import type { Asked } from './use-list-question'

interface Props {
  plan: ListPlan
  state: ListState
  asked: Asked
  /** The line that says what was written in cells, and takes it back. */
  saved: ReactNode
  onTurn: (page: number, pageSize: number) => void
}

/** A person reads what the figures count, takes back what they wrote, and turns pages. A calendar has no pages. */
export function ListFoot({ plan, state, asked, saved, onTurn }: Props) {
  const { answer } = asked
  const ahead = usePageAhead(plan.list, asked)
  // With cursors pages are turned one by one even where it is known how many rows there are.
  const more = answer?.more ?? (answer?.next === undefined ? undefined : answer.next !== null)
  // The question goes out with the press itself, and the address follows it: drawing by a new address takes longer than asking.
  const turn = useStable((page: number, pageSize: number) => {
    if (more !== undefined || pageSize !== state.pageSize) return onTurn(page, pageSize)
    ahead.turn(page, () => onTurn(page, pageSize))
  })
  // The last page says it too, of lists that otherwise do not.
  const isLast = answer?.more === false && (asked.rows.length > 0 || state.page === 1)
  const total = answer && (answer.more === undefined || isLast) ? (answer.total ?? 0) : undefined
  const counter = answer?.more !== undefined && total === undefined
    ? <RowCounter key={JSON.stringify(asked.question.filter ?? null)} call={plan.list} question={asked.question} /> : null
  return (
    <div className="list-foot">
      <AboutLine basis={plan.basis} about={answer?.about} note={asked.ofPage ? '合计为本页合计' : undefined} />
      {saved}
      {plan.view === 'table' ? (
        <PageBar
          page={state.page} pageSize={state.pageSize} total={total} more={more} count={asked.rows.length} counter={counter}
          onChange={turn} onNear={ahead.near} turningTo={ahead.turningTo}
        />
      ) : null}
    </div>
  )
}
