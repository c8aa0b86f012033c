/** The steps of a flow, drawn one below the other: who was asked, how long it took, what they said. */
import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '../../ui/icons'
import { formatMoment } from '../../../contract/format/date'
import { spanText, stateOf, type Desk, type StepState } from './desk'

const ICONS: Record<StepState, typeof CheckCircleFilled> = {
  done: CheckCircleFilled, refused: CloseCircleFilled, now: ClockCircleFilled, coming: MinusCircleOutlined, skipped: MinusCircleOutlined,
}
const SAYS: Record<StepState, string> = { done: '已通过', refused: '已驳回', now: '审批中', coming: '未开始', skipped: '未审批' }
const ACTS: Record<string, string> = { waiting: '等待审批', approved: '通过', rejected: '驳回', transferred: '转交', closed: '无需处理' }

/** @param now ms, up to which a step that still waits is counted */
export function DeskSteps({ desk, now }: { desk: Pick<Desk, 'steps' | 'status'>; now: number }) {
  return (
    <ol className="desk-steps" aria-label="审批节点">
      {desk.steps.map((step, at) => {
        const state = stateOf(step, desk.status)
        const Icon = ICONS[state]
        return (
          <li key={at} className={`is-${state}`} aria-current={step.now ? 'step' : undefined}>
            <Icon aria-hidden />
            <div>
              <b>{step.name}</b> <span>{SAYS[state]}{step.all ? ' · 会签' : ''}</span>
              {step.asked.length === 0 ? <p>{step.whom}</p> : step.asked.map((one, nth) => (
                <p key={nth}>
                  {one.who} {ACTS[one.state] ?? ''}
                  <time dateTime={one.until ?? one.from} title={formatMoment(one.until ?? one.from, 'company')}>
                    {one.state === 'waiting' ? `已等 ${spanText(one.from, null, now)}` : one.state === 'closed' ? '' : `用时 ${spanText(one.from, one.until, now)}`}
                  </time>
                  {one.remark === '' ? null : <q>{one.remark}</q>}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
