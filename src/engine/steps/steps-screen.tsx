/**
 * A page of steps: one at a time, back without loss, the last one sends. Where a person stands is in the address; what they
 * have entered is kept as a draft until it is sent. What the server refuses leads to the step that holds the field.
 */
import './steps.css'
import { Alert, App, Button, Result, Steps } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallError, messageOf } from '../../lib/call-error'
import { RESERVED } from '../../../contract/list-address'
import type { PagePlan, StepPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import { usePort } from '../port'
import { useParts } from '../parts'
import { EmptyNotice } from '../state-notice'
import { StepForm } from './step-form'
import { StepList } from './step-list'
import { draftOf, EMPTY_STATE, filledAfter, nameOfCall, sendingsOf, shownSteps, startOf, stepOfError, submitOf, togetherOf, wrongIn, type StepsState } from './steps-flow'

interface Draft {
  state: StepsState
  /** Calls that were answered already, by name: their steps are not written again. */
  written: Record<string, Row>
}

const NOTHING_WRONG: Record<string, string> = {}

export default function StepsScreen({ page, steps }: { page: PagePlan; steps: StepPlan[] }) {
  const port = usePort()
  const { message } = App.useApp()
  const [address, setAddress] = useSearchParams()
  const draftName = `draft:${page.page}`
  const [kept] = useState(() => port.settings.read<Draft>(draftName))
  const [restored, setRestored] = useState(kept !== undefined)
  const [state, setState] = useState<StepsState>(() => ({ ...EMPTY_STATE, ...(kept?.state ?? startOf(steps)) }))
  const [written, setWritten] = useState<Record<string, Row>>(kept?.written ?? {})
  const [wrong, setWrong] = useState(NOTHING_WRONG)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const keys = useRef(new Map<string, { values: string; key: string }>())

  const shown = useMemo(() => shownSteps(steps, state), [steps, state])
  const all = useMemo(() => togetherOf(shown, state), [shown, state])
  const at = Math.max(shown.findIndex(({ code }) => code === address.get('step')), 0)
  // Nobody stands beyond a step that is not filled in: an address may say so, an earlier step must be done first.
  const open = useMemo(() => Math.min(at, ...shown.flatMap((step, place) => (place < at && Object.keys(wrongIn(step, state, all)).length > 0 ? [place] : []))), [at, shown, state, all])
  const step = shown[open]

  useEffect(() => {
    if (done) return undefined
    const timer = setTimeout(() => port.settings.write(draftName, { state: draftOf(steps, state), written } satisfies Draft), 300)
    return () => clearTimeout(timer)
  }, [port, draftName, steps, state, written, done])

  const goTo = useCallback(
    (code: string) => {
      const next = new URLSearchParams(address)
      next.set('step', code)
      setAddress(next)
    },
    [address, setAddress],
  )
  const forget = (): void => {
    port.settings.write(draftName, undefined)
    setState(startOf(steps))
    setWritten({})
    setWrong(NOTHING_WRONG)
    setRefused(undefined)
    setRestored(false)
    keys.current.clear()
    const next = new URLSearchParams(address)
    next.delete('step')
    setAddress(next, { replace: true })
  }

  const send = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    let answers = written
    try {
      for (const sending of sendingsOf(steps, state)) {
        const name = nameOfCall(sending.call)
        if (answers[name]) continue
        const text = JSON.stringify(sending.values)
        const before = keys.current.get(name)
        const key = before?.values === text ? before.key : newWriteKey()
        keys.current.set(name, { values: text, key })
        try {
          answers = { ...answers, [name]: (await port.call<Row | null>(sending.call, sending.values, { idempotencyKey: key })) ?? {} }
          setWritten(answers)
        } catch (error) {
          const mine = shown.filter(({ code }) => sending.steps.includes(code))
          const fields = error instanceof CallError ? error.fields : {}
          const place = stepOfError(mine, fields) ?? mine.at(-1)
          setWrong(fields)
          setRefused(Object.keys(fields).length > 0 && stepOfError(mine, fields) ? undefined : messageOf(error))
          if (place) goTo(place.code)
          return
        }
      }
      setDone(true)
      port.settings.write(draftName, undefined)
      const last = [...shown].reverse().find((one) => one.shows === 'form' && one.form.after)
      const after = last?.shows === 'form' ? last.form.after : undefined
      const row = { ...all, ...Object.assign({}, ...Object.values(answers)) } as Row
      if (!after) return
      void message.success(`${page.title}已提交`)
      port.go(after.route, { ...(after.tab ? { tab: after.tab } : {}), ...Object.fromEntries(Object.entries(after.with).flatMap(([name, path]) => (row[path] === null || row[path] === undefined ? [] : [[RESERVED.has(name) ? `f.${name}` : name, String(row[path])]]))) })
    } finally {
      setBusy(false)
    }
  }

  const next = (): void => {
    if (!step || busy) return
    const found = wrongIn(step, state, all)
    setWrong(found)
    setRefused(found[''])
    if (Object.keys(found).length > 0) return
    const following = shown[open + 1]
    setState((before) => filledAfter(shown, step, before))
    if (following) goTo(following.code)
    else void send()
  }

  const setValues = useCallback((code: string, values: Row) => {
    setWrong(NOTHING_WRONG)
    setState((before) => ({ ...before, values: { ...before.values, [code]: values } }))
  }, [])
  const setChosen = useCallback((code: string, chosen: Record<string, Row>) => {
    setRefused(undefined)
    setState((before) => ({ ...before, chosen: { ...before.chosen, [code]: chosen } }))
  }, [])

  if (done) return <Result className="state-notice" status="success" title={`${page.title}已提交`} extra={<Button type="primary" onClick={() => { setDone(false); forget() }}>再填一份</Button>} />
  if (!step) return <EmptyNotice says="这个页面没有步骤" />
  const call = submitOf(step)
  const isWritten = call !== undefined && written[nameOfCall(call)] !== undefined
  return (
    <div className="steps-screen">
      <div className="steps-head">
        <Steps size="small" current={open} onChange={(place) => (place < open && shown[place] ? goTo(shown[place].code) : undefined)} items={shown.map(({ code, title }, place) => ({ key: code, title, disabled: place > open }))} />
      </div>
      <div className="steps-body">
        {restored ? <Alert className="steps-note" type="info" showIcon message="已恢复上次没有提交的内容" action={<Button size="small" onClick={forget}>清空重填</Button>} closable onClose={() => setRestored(false)} /> : null}
        {isWritten ? <Alert className="steps-note" type="success" showIcon message="这一步已经写入，不会重复提交" /> : null}
        {refused ? <Alert className="steps-note" type="error" showIcon message={refused} /> : null}
        <StepBody key={step.code} page={page} step={step} state={state} all={all} wrong={wrong} disabled={busy || isWritten} onValues={setValues} onChosen={setChosen} onNext={next} />
      </div>
      <footer className="steps-foot">
        {open > 0 ? <Button disabled={busy} onClick={() => goTo(shown[open - 1]!.code)}>上一步</Button> : null}
        <Button type="primary" loading={busy} onClick={next}>{open < shown.length - 1 ? '下一步' : '提交'}</Button>
      </footer>
    </div>
  )
}

interface BodyProps {
  page: PagePlan
  step: StepPlan
  state: StepsState
  all: Row
  wrong: Record<string, string>
  disabled: boolean
  onValues: (code: string, values: Row) => void
  onChosen: (code: string, chosen: Record<string, Row>) => void
  onNext: () => void
}

const NO_VALUES: Row = {}
const NONE_CHOSEN: Record<string, Row> = {}

function StepBody({ page, step, state, all, wrong, disabled, onValues, onChosen, onNext }: BodyProps) {
  const parts = useParts()
  const { code } = step
  const values = state.values[code] ?? NO_VALUES
  const change = useCallback((next: Row) => onValues(code, next), [onValues, code])
  const choose = useCallback((next: Record<string, Row>) => onChosen(code, next), [onChosen, code])
  if (step.shows === 'form') return <StepForm form={step.form} enums={page.enums} values={values} all={all} wrong={wrong} disabled={disabled} onChange={change} onNext={onNext} />
  if (step.shows === 'list') return <StepList list={step.list} enums={page.enums} page={page.page} chosen={state.chosen[code] ?? NONE_CHOSEN} disabled={disabled} onChange={choose} />
  const Part = parts.steps[step.part]
  return Part ? <Part page={page} values={all} onChange={change} /> : <EmptyNotice says={`没有名为 ${step.part} 的部件`} />
}

