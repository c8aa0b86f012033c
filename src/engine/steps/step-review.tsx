/** What would be made of all that was entered, told by the form's call before it is sent: each line with what holds it back. */
import '../../actions/bulk-edit/bulk-edit.css'
import { Alert, Spin } from 'antd'
import type { LinesAnswer } from '../../../contract/lines'
import type { CallRef } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { LinesTable } from '../../actions/lines/lines-table'
import { useAnswerTo } from './use-answer-to'

const NONE_LEFT: ReadonlySet<string> = new Set()
const nothing = (): void => undefined

/** A table of what would be made, asked anew as entries change. Where it cannot be told, a warning says why. */
export function StepReview({ call, asked }: { call: CallRef; asked: Row }) {
  const { answer, failed, busy } = useAnswerTo<LinesAnswer>(call, asked)
  return (
    <section className="step-review" aria-label="将要新建的内容">
      <h2 className="step-heading">将要新建的内容</h2>
      {failed === undefined ? null : <Alert type="warning" showIcon message={failed} />}
      {failed === undefined ? (
        <Spin spinning={busy}>
          <LinesTable answer={answer} way="tell" over={false} left={NONE_LEFT} onLeave={nothing} picked={undefined} onPick={nothing} />
        </Spin>
      ) : null}
    </section>
  )
}
