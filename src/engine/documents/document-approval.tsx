/**
 * The approval of one document where it stands: how far its flow has come, who decided and who is next, and the decision itself for
 * whoever may take it. What may be done is the server's to say.
 */
import '../../actions/documents/documents.css'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { DialogForm } from '../../actions/dialog/dialog-form'
import { useAnswer } from '../../actions/use-answer'
import { formatMoment } from '../../../contract/format/date'
import type { DialogPlan, InputPlan } from '../../../contract/plan'
import { usePort } from '../port'
import { EmptyNotice, FailureNotice } from '../state-notice'
import { useNotices } from '../../ui/notices'

const ACTS = ['approve', 'reject', 'withdraw'] as const
type Act = (typeof ACTS)[number]

const WORDS: Record<Act, { label: string; done: string }> = {
  approve: { label: '通过', done: '已通过' }, reject: { label: '驳回', done: '已驳回' }, withdraw: { label: '撤回', done: '已撤回' },
}

interface Approval {
  id: string
  flow_name: string
  status: string
  status_label: string
  color: string | null
  applicant: string
  waiting_names: string
  steps: { name: string; who: string; now: boolean }[]
  history: { id: string; step_name: string; action: string; who: string; to: string; remark: string; create_time: string }[]
  may: string[]
}

const REMARK: InputPlan = { name: 'remark', label: '意见', input: 'textarea', required: false, readOnly: false, multiple: false, maxLength: 200 }
const WIDTH = 480

/** A person reads steps and decisions, and approves, rejects with a reason or withdraws. A document without a flow says so. */
export function DocumentApproval({ entity, id }: { entity: string; id: string }) {
  const port = usePort()
  const { message } = useNotices()
  const [act, setAct] = useState<Act>()
  const { answer, error, retry } = useAnswer<{ approval?: Approval }>(port.own.documentApproval, { entity, id })
  if (error) return <FailureNotice error={error} onRetry={retry} />
  if (!answer) return <Skeleton active paragraph={{ rows: 4 }} />
  const { approval } = answer
  if (!approval) return <EmptyNotice says="这张单据没有走审批流" />
  const may = ACTS.filter((each) => approval.may.includes(each) && port.own[each])
  return (
    <>
      <div className="doc-approval-head">
        <b>{approval.flow_name}</b>
        <span>{approval.color === null ? null : <i className={`cell-dot dot-${approval.color}`} />}{approval.status_label}</span>
        <span className="cell-muted">申请人：{approval.applicant}</span>
        {approval.waiting_names === '' ? null : <span>等待：{approval.waiting_names}</span>}
      </div>
      {may.length > 0 ? (
        <div className="doc-approval-acts">
          {may.map((each) => (
            <Button key={each} size="small" type={each === 'approve' ? 'primary' : 'default'} danger={each === 'reject'} onClick={() => setAct(each)}>
              {WORDS[each].label}
            </Button>
          ))}
        </div>
      ) : null}
      <ol className="doc-approval-steps" aria-label="审批节点">
        {approval.steps.map((step, at) => <li key={at} className={step.now ? 'is-now' : undefined}>{step.name}：{step.who}</li>)}
      </ol>
      <table className="doc-links" aria-label="审批记录">
        <tbody>
          {approval.history.map((line) => (
            <tr key={line.id}>
              <td>{line.step_name}</td>
              <td>{line.who} {line.action}{line.to === '' ? '' : `给 ${line.to}`}</td>
              <td>{line.remark}</td>
              <td className="is-when">{formatMoment(line.create_time, 'company').slice(0, 16)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {act === undefined ? null : (
        <DialogForm
          dialog={dialogOf(act, port.own[act])}
          enums={{}}
          row={{ id: approval.id }}
          onClose={() => setAct(undefined)}
          onSubmit={async (values, settings) => {
            const call = port.own[act]
            if (call) await port.call(call, { ...values, id: approval.id }, settings)
            void message.success(WORDS[act].done)
            retry()
          }}
        />
      )}
    </>
  )
}

/** A refusal has its reason. */
function dialogOf(act: Act, submit: DialogPlan['submit'] | undefined): DialogPlan {
  const remark = { ...REMARK, required: act === 'reject', ...(act === 'reject' ? { label: '驳回原因' } : { default: WORDS[act].label }) }
  return { title: WORDS[act].label, width: WIDTH, fields: [remark], submit: submit ?? { family: '', call: '' } }
}
