/**
 * Changes fields of many rows: chosen, looked at before anything is written, written, told row by row; what failed may be
 * tried again by itself. Many rows are written by a job whose progress is shown. Writes nothing without a preview.
 */
import './bulk-edit.css'
import { Alert, Button, Modal, Space } from 'antd'
import { useRef, useState } from 'react'
import { usePort } from '../../engine/port'
import { newWriteKey } from '../../lib/write-key'
import { KeepFocus } from '../../ui/keep-focus'
import { useNotices } from '../../ui/notices'
import { useWork } from '../../ui/use-work'
import type { ActionProps } from '../action'
import { LATER, TO_TASKS } from '../../ui/dialog'
import { JobProgress } from '../job-progress'
import { TASK_CENTRE } from '../use-job'
import { changesOf, failedOf, isHeld, wrongChange, type BulkAnswer, type Change } from './bulk'
import { BulkFields } from './bulk-fields'
import { BulkItems, Meant } from './bulk-items'
import { BulkScope } from './bulk-scope'
import { QuickEdit } from './quick-edit'
import { useBulk, type Scope } from './use-bulk'

/** More rows than this are looked at when somebody asks for it, not at every key. */
const MOST_LIVE = 1000

type Stage = { at: 'fields' } | { at: 'preview'; answer: BulkAnswer } | { at: 'job'; id: string } | { at: 'done'; answer: BulkAnswer }

/** One field of not too many rows shows what becomes of each while it is written; anything else is chosen first and looked at then. */
export function BulkEditAction(props: ActionProps<'bulkEdit'>) {
  const { does, rows, all, list } = props
  const [only, ...more] = does.inputs
  const count = all ? list.total : rows.length
  return only && more.length === 0 && count <= MOST_LIVE ? <QuickEdit {...props} input={only} /> : <BulkDialog {...props} />
}

// Long because: the stages of one dialog, drawn below it.
function BulkDialog({ action, does, rows, all, list, onChanged, onDone }: ActionProps<'bulkEdit'>) {
  const port = usePort()
  const { message } = useNotices()
  const bulk = useBulk({ does, rows, list })
  const [open, setOpen] = useState(true)
  const [said, setSaid] = useState<Record<string, Change>>({})
  const [judged, setJudged] = useState(false)
  const [scope, setScope] = useState<Scope>(all ? 'all' : 'rows')
  const [stage, setStage] = useState<Stage>({ at: 'fields' })
  const [meant, setMeant] = useState(false)
  const { busy, failed, work } = useWork()
  const key = useRef('')
  const chosen = does.inputs.filter((input) => said[input.name])
  const changes = changesOf(does.inputs, said)

  const look = (): void => {
    setJudged(true)
    // Nothing chosen sends nothing.
    if (chosen.length === 0 || chosen.some((input) => wrongChange(input, said[input.name]!))) return
    key.current = newWriteKey()
    setMeant(false)
    void work(async () => setStage({ at: 'preview', answer: await bulk.ask(bulk.target(scope, changes), changes) }))
  }
  const take = (answer: BulkAnswer, again = false): void => {
    if (answer.job) setStage({ at: 'job', id: answer.job })
    else if (answer.refused > 0 || again) setStage({ at: 'done', answer })
    else {
      void message.success(bulk.says(answer))
      setOpen(false)
    }
    onChanged()
  }
  /** The job is over: what it made of each row is told where the server keeps it. */
  const ended = (job: string): void => {
    onChanged()
    if (port.own.bulkResult) port.call<BulkAnswer>(port.own.bulkResult, { job }).then((answer) => setStage({ at: 'done', answer }), () => undefined)
  }
  const write = (): void => void work(async () => take(await bulk.ask(bulk.target(scope, changes), changes, key.current, meant)))
  const retry = (answer: BulkAnswer): void => {
    key.current = newWriteKey()
    void work(async () => take(await bulk.ask({ rows: failedOf(answer) }, changes, key.current, meant), true))
  }

  const titleOf = { fields: action.label, preview: `${action.label}：确认修改`, job: `${action.label}：正在修改`, done: `${action.label}：结果` }
  return (
    <Modal
      title={titleOf[stage.at]}
      open={open}
      width={stage.at === 'fields' ? 560 : 860}
      maskClosable={false}
      destroyOnHidden
      onCancel={() => setOpen(false)}
      afterClose={onDone}
      footer={<BulkFooter
        stage={stage} busy={busy} meant={meant} onMean={setMeant} onClose={() => setOpen(false)} onBack={() => setStage({ at: 'fields' })} onLook={look}
        onWrite={write} onRetry={retry} onTasks={() => port.go(TASK_CENTRE)}
      />}
    >
      <KeepFocus />
      {failed === undefined ? null : <Alert className="dialog-refused" type="error" showIcon message={failed} />}
      {stage.at === 'fields' ? (
        <>
          <BulkScope scope={scope} chosen={rows.length} total={list.total} onChange={setScope} />
          <BulkFields
            inputs={does.inputs} enums={list.enums} said={said} rows={rows} judged={judged}
            onChange={(name, change) => setSaid((before) => without(before, name, change))}
          />
        </>
      ) : null}
      {stage.at === 'preview' ? <BulkItems answer={stage.answer} inputs={chosen} enums={list.enums} done={false} /> : null}
      {stage.at === 'job' ? <JobProgress id={stage.id} open={open} verb="修改" onEnd={ended} /> : null}
      {stage.at === 'done' ? <BulkItems answer={stage.answer} inputs={chosen} enums={list.enums} done /> : null}
    </Modal>
  )
}

interface FooterProps {
  stage: Stage
  busy: boolean
  /** What has to be confirmed is ticked. */
  meant: boolean
  onMean: (meant: boolean) => void
  onClose: () => void
  onBack: () => void
  onLook: () => void
  onWrite: () => void
  onRetry: (answer: BulkAnswer) => void
  onTasks: () => void
}

/** What may be done at each stage: buttons of its own, so that none goes on turning from the stage before. */
function BulkFooter({ stage, busy, meant, onMean, onClose, onBack, onLook, onWrite, onRetry, onTasks }: FooterProps) {
  switch (stage.at) {
    case 'fields': return <Space key="fields"><Button onClick={onClose}>取消</Button><Button type="primary" loading={busy} onClick={onLook}>预览修改</Button></Space>
    case 'preview': return (
      <Space key="preview">
        <Button onClick={onBack} disabled={busy}>返回修改</Button>
        <Meant answer={stage.answer} ticked={meant} onTick={onMean} />
        <Button
          type="primary" loading={busy} disabled={isHeld(stage.answer, meant)} onClick={onWrite}
        >确认修改 {stage.answer.changed.toLocaleString('en-US')} 条</Button>
      </Space>
    )
    case 'job': return <Space key="job"><Button onClick={onClose}>{LATER}</Button><Button type="primary" onClick={onTasks}>{TO_TASKS}</Button></Space>
    case 'done': return (
      <Space key="done">
        {failedOf(stage.answer).length > 0 ? <Button loading={busy} onClick={() => onRetry(stage.answer)}>仅重试失败项</Button> : null}
        <Button type="primary" onClick={onClose}>完成</Button>
      </Space>
    )
  }
}

function without(before: Record<string, Change>, name: string, change: Change | undefined): Record<string, Change> {
  const { [name]: _gone, ...rest } = before
  return change ? { ...rest, [name]: change } : rest
}
