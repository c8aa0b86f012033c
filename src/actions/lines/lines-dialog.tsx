/**
 * A dialog whose call says beforehand what it would write (contract/lines.ts): while values are entered each line stands below them,
 * with what holds it back; a person takes lines away, or chooses one, confirms, and is told what became of each. Writes nothing that was not seen,
 * and nothing at all where lines are only told.
 */
import '../bulk-edit/bulk-edit.css'
import '../dialog/dialog.css'
import './lines.css'
import { Alert, Button, Modal, Space, Spin } from 'antd'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { LinesAnswer, LinesRequest } from '../../../contract/lines'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { isEmptyInput, settleInput, wrongInput } from '../../../kinds/shared/input-rules'
import { INPUTS } from '../../controls/inputs/inputs'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { newWriteKey } from '../../lib/write-key'
import { KeepFocus } from '../../ui/keep-focus'
import { useNotices } from '../../ui/notices'
import { useWork } from '../../ui/use-work'
import { constantsOf, type ActionProps } from '../action'
import { LinesTable } from './lines-table'

/** Between the last key and the question, so that a number is asked about once it is written. */
const PAUSE_MS = 250
const WIDTH = 1080

type Asked = { at: 'asking' } | { at: 'seen'; answer: LinesAnswer } | { at: 'failed'; says: string }

/**
 * Asks 250 ms after the last key, and not while a field is wrong. `above` stands over the fields. A write repeated with the same values carries the same
 * key.
 */
// Long because: what is entered, what the server says of it and what is confirmed are the state of one dialog.
export function LinesDialog({ action, does, rows, list, onChanged, onDone, above }: ActionProps<'dialog'> & { above?: ReactNode }) {
  const port = usePort()
  const { message } = useNotices()
  const { dialog } = does
  const [open, setOpen] = useState(true)
  const [entered, setEntered] = useState<Row>(() => startOf(dialog.fields))
  const [asked, setAsked] = useState<Asked>({ at: 'asking' })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [picked, setPicked] = useState<string>()
  const way = dialog.preview ?? true
  const [over, setOver] = useState<LinesAnswer>()
  const { busy, failed, work } = useWork()
  const key = useRef({ of: '', key: '' })
  const wrong = Object.fromEntries(dialog.fields.flatMap((field) => {
    const says = wrongInput(field, entered[field.name])
    return says === undefined ? [] : [[field.name, says]]
  }))
  const isWrong = Object.keys(wrong).length > 0
  const body = useMemo((): Row & Pick<LinesRequest, 'rows'> => ({
    ...settled(dialog.fields, entered), ...constantsOf(does.constants, port, list.question),
    rows: rows.map((row) => Object.fromEntries(Object.entries(does.with).map(([name, path]) => [name, row[path] ?? null]))),
  }), [dialog.fields, entered, does, rows, list.question, port])

  useEffect(() => {
    if (isWrong) return undefined
    let wanted = true
    const timer = setTimeout(() => {
      port.call<LinesAnswer>(dialog.submit, way === 'tell' ? body : { ...body, preview: true }).then(
        (answer) => wanted && setAsked({ at: 'seen', answer }), (error: unknown) => wanted && setAsked({ at: 'failed', says: messageOf(error) }),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [port, dialog.submit, body, isWrong, way])

  const answer = over ?? (asked.at === 'seen' ? asked.answer : undefined)
  const chosen = (answer?.lines ?? []).filter(({ line, error }) => error === undefined && (way === 'one' ? line === picked : !left.has(line)))
    .map(({ line }) => line)
  const next = over?.next
  const enter = (name: string, value: unknown): void => {
    setEntered((before) => ({ ...before, [name]: value }))
    setAsked({ at: 'asking' })
  }
  const write = (): void => void work(async () => {
    const sent = { ...body, preview: false, lines: chosen }
    const of = JSON.stringify(sent)
    if (key.current.of !== of) key.current = { of, key: newWriteKey() }
    const written = await port.call<LinesAnswer>(dialog.submit, sent, { idempotencyKey: key.current.key })
    onChanged()
    if (written.refused > 0) return setOver(written)
    const says = way === 'one' ? `已${action.label}` : `${action.label}：${written.done} 条`
    void message.success({ content: <Done label={says} next={written.next} onGo={port.go} />, duration: 6 })
    setOpen(false)
  })

  return (
    <Modal
      title={over ? `${dialog.title}：结果` : dialog.title} open={open} width={Math.max(dialog.width, WIDTH)} maskClosable={false} destroyOnHidden
      onCancel={() => setOpen(false)} afterClose={onDone}
      footer={way === 'tell' ? <Button onClick={() => setOpen(false)}>关闭</Button> : over ? (
        <Space>
          {next ? <Button onClick={() => port.go(addressOf(next))}>{next.label}</Button> : null}
          <Button type="primary" onClick={() => setOpen(false)}>完成</Button>
        </Space>
      ) : (
        <Space>
          <Button onClick={() => setOpen(false)}>取消</Button>
          <Button
            type="primary" loading={busy} disabled={asked.at !== 'seen' || isWrong || chosen.length === 0} onClick={write}
          >确认{action.label}{way === 'one' ? '' : ` ${chosen.length.toLocaleString('en-US')} 条`}</Button>
        </Space>
      )}
    >
      <KeepFocus />
      {failed === undefined ? null : <Alert className="dialog-refused" type="error" showIcon message={failed} />}
      {over ? null : above}
      {over ? null : <LinesInputs fields={dialog.fields} entered={entered} wrong={wrong} enums={list.enums} offers={answer?.offers} onChange={enter} />}
      {asked.at === 'failed' && !over ? <Alert className="dialog-refused" type="error" showIcon message={asked.says} /> : null}
      <Spin spinning={asked.at === 'asking' && !isWrong && !over}>
        <LinesTable answer={answer} way={way} over={over !== undefined} left={left} onLeave={setLeft} picked={picked} onPick={setPicked} />
      </Spin>
    </Modal>
  )
}

interface InputsProps {
  fields: readonly InputPlan[]
  entered: Row
  wrong: Record<string, string>
  enums: Record<string, EnumPlan>
  offers: LinesAnswer['offers']
  onChange: (name: string, value: unknown) => void
}

function LinesInputs({ fields, entered, wrong, enums, offers, onChange }: InputsProps) {
  return (
    <div className="lines-inputs">
      {fields.map((field) => {
        const Control = INPUTS[field.input]
        const offered = field.offered ? `offered ${field.name}` : undefined
        const values = offered === undefined ? enums : { ...enums, [offered]: enumOf(field.label, offers?.[field.name] ?? []) }
        return (
          <div key={field.name} className="lines-input">
            <label htmlFor={`lines_${field.name}`}>{field.label}</label>
            <div>
              <Control
                id={`lines_${field.name}`} input={offered === undefined ? field : { ...field, enum: offered }} enums={values} value={entered[field.name]}
                label={field.label} onChange={(value) => onChange(field.name, value)}
              />
              {wrong[field.name] ? <div className="field-wrong" role="alert">{wrong[field.name]}</div>
                : field.help ? <div className="lines-help">{field.help}</div> : null}
            </div>
          </div>
        )
      })}
    </div>
  )
}

function Done({ label, next, onGo }: { label: string; next: LinesAnswer['next']; onGo: (to: string) => void }) {
  return <>{label}{next ? <Button type="link" size="small" onClick={() => onGo(addressOf(next))}>{next.label}</Button> : null}</>
}

function addressOf({ route, tab }: NonNullable<LinesAnswer['next']>): string {
  return tab === undefined ? route : `${route}?tab=${encodeURIComponent(tab)}`
}

function enumOf(label: string, values: { value: string; label: string }[]): EnumPlan {
  return { label, groups: {}, values }
}

function startOf(fields: readonly InputPlan[]): Row {
  return Object.fromEntries(fields.flatMap((field) => {
    const { default: given } = field
    return given === undefined ? [] : [[field.name, field.multiple && !Array.isArray(given) ? [given] : given]]
  }))
}

/** What was entered, without what was left empty. */
function settled(fields: readonly InputPlan[], entered: Row): Row {
  return Object.fromEntries(fields.flatMap((field) => (isEmptyInput(entered[field.name]) ? [] : [[field.name, settleInput(field, entered[field.name])]])))
}
