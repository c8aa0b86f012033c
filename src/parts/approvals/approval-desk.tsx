/**
 * The desk of whoever decides: the document whole on the left, the decision on the right. After a decision the next one that
 * waits comes by itself. What may be done is the server's to say; Ctrl/⌘ + Enter passes, Alt + ↓ leaves this one for later.
 */
import './approval-desk.css'
import { Alert, Button, Input, Select } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { EmptyNotice } from '../../engine/state-notice'
import type { CardPartProps } from '../../engine/parts'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { newWriteKey } from '../../lib/write-key'
import { useNotices } from '../../ui/notices'
import { Tip } from '../../ui/tip'
import type { Desk } from './desk'
import { DeskDocumentView } from './desk-document'
import { DeskSteps } from './desk-steps'
import { isKey, pressOf } from '../../lib/keys'

type Act = 'approve' | 'reject' | 'transfer' | 'withdraw'
const DONE: Record<Act, string> = { approve: '已通过', reject: '已驳回', transfer: '已转交', withdraw: '已撤回' }
const STATES: Record<string, string> = { '0': '审批中', '1': '已审核通过', '2': '已驳回', '3': '申请人已撤回' }
const AGREED = '同意'
const MOST_REMARK = 500
const DETAIL = '/system/erp/shenPiDanJu/detail'
const QUEUE = '/system/erp/shenPiDanJu'

/** `row` is the answer of approval.detail; nothing is drawn until it is there. `onChanged` asks for it anew. An opinion left blank passes as 同意. */
export default function ApprovalDesk({ row, onChanged }: CardPartProps) {
  const desk = row as unknown as Desk | undefined
  if (!desk) return null
  return (
    <div className="desk">
      {desk.document
        ? <DeskDocumentView document={desk.document} approval={desk.id} number={desk.doc_no ?? ''} />
        : <EmptyNotice says="这张单据已被删除，下面只有它的审批记录" />}
      <Decision key={desk.id} desk={desk} onChanged={onChanged} />
    </div>
  )
}

/** One question with its opinion and its answers, and where each leads. */
function useDecision(desk: Desk, onChanged: CardPartProps['onChanged']) {
  const port = usePort()
  const { message } = useNotices()
  const [remark, setRemark] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState<Act>()
  const [handing, setHanding] = useState(false)
  const [heir, setHeir] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  const may = (act: Act): boolean => desk.may.includes(act) && port.own[act] !== undefined
  const decides = may('approve')

  const goOn = (): void => (desk.next === null ? port.go(QUEUE) : port.go(DETAIL, { id: desk.next }))
  const decide = async (act: Act, values: Record<string, string | undefined> = {}): Promise<void> => {
    const call = port.own[act]
    if (!call || busy) return
    setWrong(undefined)
    setBusy(act)
    try {
      const said = remark.trim()
      await port.call(call, {
        id: desk.id, ...(said ? { remark: said } : act === 'approve' ? { remark: AGREED } : {}),
        ...(act === 'approve' && desk.document ? { seen: desk.document.seen } : {}), ...values,
      }, { idempotencyKey: newWriteKey() })
      void message.success(`${desk.doc_no ?? ''} ${DONE[act]}`)
      if (act === 'withdraw') onChanged?.()
      else goOn()
    } catch (error) {
      // Decided by another, withdrawn or changed meanwhile: what is shown is asked for anew, the refusal stays.
      setWrong(messageOf(error))
      onChanged?.()
    } finally {
      setBusy(undefined)
    }
  }
  const refuse = (): void => {
    if (remark.trim() !== '') return void decide('reject')
    setWrong('请先写明驳回原因，申请人会收到')
    panel.current?.querySelector('textarea')?.focus()
  }
  const hand = (): void => (heir === undefined ? setWrong('请选择转交给谁') : void decide('transfer', { to: heir }))

  // Keys work wherever the person reads; fields and dialogs keep their own.
  useEffect(() => {
    const keys = (event: globalThis.KeyboardEvent): void => {
      if (!isKey(pressOf(event), 'rowNext') || desk.next === null) return
      event.preventDefault()
      port.go(DETAIL, { id: desk.next })
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [desk.next, port])
  const pass = (event: KeyboardEvent): void => {
    if (!isKey(pressOf(event), 'formSend') || !decides) return
    event.preventDefault()
    void decide('approve')
  }
  return { remark, setRemark, wrong, setWrong, busy, handing, setHanding, heir, setHeir, panel, may, decides, decide, refuse, hand, pass }
}

function Decision({ desk, onChanged }: { desk: Desk; onChanged: CardPartProps['onChanged'] }) {
  const port = usePort()
  const [now] = useState(() => Date.now())
  const decision = useDecision(desk, onChanged)
  const { remark, setRemark, wrong, setWrong, busy, handing, setHanding, heir, setHeir, panel, may, decides, decide, refuse, hand, pass } = decision
  return (
    <aside className="desk-decision" aria-label="审批" ref={panel} onKeyDown={pass}>
      <header>
        <b className={`is-${desk.status ?? ''}`}>{STATES[desk.status ?? ''] ?? ''}</b>
        <span>{desk.flow_name}</span>
        {desk.next === null ? null : (
          <Tip title="Alt + ↓"><Button size="small" onClick={() => port.go(DETAIL, { id: desk.next ?? '' })}>下一张（还有 {desk.waiting} 张）</Button></Tip>
        )}
      </header>
      <DeskSteps desk={desk} now={now} />
      {decides || handing ? (
        <label className="desk-opinion">
          审批意见
          <Input.TextArea
            value={remark} maxLength={MOST_REMARK} autoSize={{ minRows: 3, maxRows: 8 }} placeholder={handing ? '转交说明，可以不填' : '不填时记为“同意”；驳回请写明原因'}
            status={wrong ? 'error' : ''} onChange={(event) => setRemark(event.target.value)}
          />
        </label>
      ) : null}
      {wrong ? <Alert type="error" showIcon message={wrong} /> : null}
      {handing ? (
        <div className="desk-hand">
          <Select
            showSearch optionFilterProp="label" value={heir} onChange={setHeir} placeholder="转交给谁" aria-label="转交给" autoFocus
            options={desk.heirs.map(({ id, name }) => ({ value: id, label: name }))} notFoundContent="没有别人有审批的权限"
          />
          <Button type="primary" loading={busy === 'transfer'} onClick={hand}>确定转交</Button>
          <Button onClick={() => { setHanding(false); setWrong(undefined) }}>取消</Button>
        </div>
      ) : (
        <div className="desk-acts">
          {decides ? (
            <Tip title="Ctrl/⌘ + Enter"><Button type="primary" loading={busy === 'approve'} onClick={() => void decide('approve')}>通过</Button></Tip>
          ) : null}
          {may('reject') ? <Button danger loading={busy === 'reject'} onClick={refuse}>驳回</Button> : null}
          {may('transfer') ? <Button onClick={() => setHanding(true)}>转交</Button> : null}
          {may('withdraw') ? <Button loading={busy === 'withdraw'} onClick={() => void decide('withdraw')}>撤回</Button> : null}
        </div>
      )}
    </aside>
  )
}
