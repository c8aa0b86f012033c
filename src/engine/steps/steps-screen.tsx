/**
 * A page of steps: one at a time, back without loss, the last one sends. Where a person stands is in the address; what they
 * have entered is kept as a draft until it is sent. What the server refuses leads to the step that holds the field.
 */
import './steps.css'
import { Alert, Button, Result, Steps } from 'antd'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { RESERVED } from '../../../contract/list-address'
import type { FormPlan, PagePlan, StepPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'
import { valuesToEdit } from '../form/form-values'
import { begunBy, forThisForm, loadRow, type Begun } from '../form/load-row'
import { Loaded } from '../form/loaded'
import { usePort } from '../port'
import { useParts } from '../parts'
import { EmptyNotice } from '../state-notice'
import { StepForm } from './step-form'
import { StepList } from './step-list'
import { sendSteps, type SentKeys } from './send-steps'
import {
  filledAfter, nameOfCall, sendingsOf, shownSteps, stateFrom, stepOfError, submitOf, togetherOf, wholeForm, wrongIn, type Sending, type StepsState,
} from './steps-flow'
import { useStepsDraft } from './use-steps-draft'
import { useNotices } from '../../ui/notices'

const NOTHING_WRONG: Record<string, string> = {}

/** New, or opened for something: a row to change (`?id=7`), or one that the address says it is made for. */
export default function StepsScreen({ page, steps }: { page: PagePlan; steps: StepPlan[] }) {
  const [address] = useSearchParams()
  const form = useMemo(() => wholeForm(steps), [steps])
  const named = form?.load ? form.rowKey.map((field) => address.get(field) ?? '') : []
  const isNamed = named.length > 0 && named.every((value) => value !== '')
  const begun = form && !isNamed ? begunBy(form.begin, address) : undefined
  if (!form || (!isNamed && !begun)) return <StepsFor page={page} steps={steps} />
  return isNamed
    ? <LoadedSteps key={named.join(' ')} page={page} steps={steps} form={form} named={named.join('\n')} />
    : <BegunSteps key={`${begun!.by} ${begun!.value}`} page={page} steps={steps} form={form} begun={begun!} />
}

interface OpenedProps { page: PagePlan; steps: StepPlan[]; form: FormPlan }

function LoadedSteps({ page, steps, form, named }: OpenedProps & { named: string }) {
  const port = usePort()
  const load = useCallback(
    () => loadRow(port, page.page, form, Object.fromEntries(named.split('\n').map((value, at) => [form.rowKey[at] ?? '', value]))),
    [port, page.page, form, named],
  )
  return <Loaded load={load} back={form.after}>{(row) => <StepsFor page={page} steps={steps} opened={{ name: named, row, form }} />}</Loaded>
}

function BegunSteps({ page, steps, form, begun: { by, value } }: OpenedProps & { begun: Begun }) {
  const port = usePort()
  const load = useCallback(
    async () => forThisForm(form, (await port.call<{ row: Row }>(form.begin!.call, { [by]: value })).row), [port, form, by, value],
  )
  return <Loaded load={load} back={form.after}>{(row) => <StepsFor page={page} steps={steps} opened={{ name: `${by} ${value}`, row }} />}</Loaded>
}

/** `form`: the row is there already, and what was changed of it is written. */
interface Opened { name: string; row: Row; form?: FormPlan }

// Long because: where one stands, what is sent and what is refused is one state, drawn below it.
function StepsFor({ page, steps, opened }: { page: PagePlan; steps: StepPlan[]; opened?: Opened }) {
  const port = usePort()
  const { message } = useNotices()
  const [address, setAddress] = useSearchParams()
  const [done, setDone] = useState(false)
  const [begun] = useState(() => opened && { name: opened.name, state: stateFrom(steps, opened.row, opened.form === undefined) })
  const draft = useStepsDraft(page.page, steps, done, address.get('take'), begun)
  const { state, setState, written, setWritten, restored } = draft
  const [wrong, setWrong] = useState(NOTHING_WRONG)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keys = useRef<SentKeys>(new Map())

  const shown = useMemo(() => shownSteps(steps, state), [steps, state])
  const all = useMemo(() => togetherOf(shown, state), [shown, state])
  // What the address has chosen already is not chosen again: a person begins behind it, and may go back.
  const begins = address.get('take') ? shown.findIndex(({ shows }) => shows === 'list') + 1 : 0
  const at = address.has('step') ? Math.max(shown.findIndex(({ code }) => code === address.get('step')), 0) : begins
  // Nobody stands beyond a step that is not filled in: an address may say so, an earlier step must be done first.
  const open = useMemo(
    () => Math.min(at, ...shown.flatMap((step, place) => (place < at && Object.keys(wrongIn(step, state, all)).length > 0 ? [place] : []))),
    [at, shown, state, all],
  )
  const step = shown[open]

  const goTo = useCallback(
    (code: string) => {
      const next = new URLSearchParams(address)
      next.set('step', code)
      setAddress(next)
    },
    [address, setAddress],
  )
  const forget = (): void => {
    draft.clear()
    setWrong(NOTHING_WRONG)
    setRefused(undefined)
    keys.current.clear()
    const next = new URLSearchParams(address)
    next.delete('step')
    setAddress(next, { replace: true })
  }

  /** A row that is there is sent what was changed of it alone. */
  const sendings = (): Sending[] => {
    const made = sendingsOf(steps, state)
    const { form, row } = opened ?? {}
    if (!form?.edit || !row) return made
    const { edit, submit } = form
    return made.flatMap((one): Sending[] => {
      if (nameOfCall(one.call) !== nameOfCall(submit)) return [one]
      const changed = valuesToEdit(form, togetherOf(shownSteps(steps, state), state), row)
      return changed ? [{ ...one, call: edit, values: changed.values }] : []
    })
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    const { answers, refused: stopped } = await sendSteps(port, sendings(), { written, keys: keys.current, onWritten: setWritten })
    setBusy(false)
    if (stopped) {
      // What the server refuses leads to the step that holds the field.
      const mine = shown.filter(({ code }) => stopped.sending.steps.includes(code))
      const place = stepOfError(mine, stopped.fields)
      setWrong(stopped.fields)
      setRefused(place ? undefined : stopped.says)
      const leads = place ?? mine.at(-1)
      if (leads) goTo(leads.code)
      return
    }
    setDone(true)
    draft.drop()
    const after = afterOf(shown)
    if (!after) return
    void message.success(`${page.title}已提交`)
    port.go(after.route, questionOf(after, { ...all, ...Object.assign({}, ...Object.values(answers)) } as Row))
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
  }, [setState])
  const setChosen = useCallback((code: string, chosen: Record<string, Row>) => {
    setRefused(undefined)
    setState((before) => ({ ...before, chosen: { ...before.chosen, [code]: chosen } }))
  }, [setState])

  if (done) {
    return <Result
      className="state-notice" status="success" title={`${page.title}已提交`}
      extra={<Button type="primary" onClick={() => { setDone(false); forget() }}>再填一份</Button>}
    />
  }
  if (!step) return <EmptyNotice says="这个页面没有步骤" />
  const call = submitOf(step)
  const asked = call ? sendingsOf(shown, state).find((one) => nameOfCall(one.call) === nameOfCall(call))?.values : undefined
  const isWritten = call !== undefined && written[nameOfCall(call)] !== undefined
  return (
    <div className="steps-screen">
      <div className="steps-head">
        <Steps
          size="small" current={open} onChange={(place) => (place < open && shown[place] ? goTo(shown[place].code) : undefined)}
          items={shown.map(({ code, title }, place) => ({ key: code, title, disabled: place > open }))}
        />
      </div>
      <div className="steps-body">
        {restored ? <Alert
          className="steps-note" type="info" showIcon message="已恢复上次没有提交的内容" action={<Button size="small" onClick={forget}>清空重填</Button>} closable
          onClose={() => draft.setRestored(false)}
        /> : null}
        {isWritten ? <Alert className="steps-note" type="success" showIcon message="这一步已经写入，不会重复提交" /> : null}
        {refused ? <Alert className="steps-note" type="error" showIcon message={refused} /> : null}
        <StepBody
          key={step.code} page={page} step={step} state={state} all={all} wrong={wrong} disabled={busy || isWritten} onValues={setValues}
          onChosen={setChosen} onNext={next} asked={asked}
        />
      </div>
      <footer className="steps-foot">
        {open > 0 ? <Button disabled={busy} onClick={() => goTo(shown[open - 1]!.code)}>上一步</Button> : null}
        <Button type="primary" loading={busy} onClick={next}>{open < shown.length - 1 ? '下一步' : '提交'}</Button>
      </footer>
    </div>
  )
}

type After = NonNullable<Extract<StepPlan, { shows: 'form' }>['form']['after']>

/** Where the last form that says so leads once all is sent. */
function afterOf(shown: readonly StepPlan[]): After | undefined {
  const last = shown.findLast((one) => one.shows === 'form' && one.form.after !== undefined)
  return last?.shows === 'form' ? last.form.after : undefined
}

/** What the address of the page that follows asks, out of what was entered and answered. */
function questionOf({ tab, with: given }: After, row: Row): Record<string, string> {
  const asked = Object.entries(given).flatMap(
    ([name, path]) => (row[path] === null || row[path] === undefined ? [] : [[RESERVED.has(name) ? `f.${name}` : name, String(row[path])]]),
  )
  return { ...(tab ? { tab } : {}), ...Object.fromEntries(asked) }
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
  /** What the step's call will be sent, as far as it is entered. */
  asked: Row | undefined
}

const NO_VALUES: Row = {}
const NONE_CHOSEN: Record<string, Row> = {}

function StepBody({ page, step, state, all, wrong, disabled, onValues, onChosen, onNext, asked }: BodyProps) {
  const parts = useParts()
  const { code } = step
  const values = state.values[code] ?? NO_VALUES
  const change = useCallback((next: Row) => onValues(code, next), [onValues, code])
  const choose = useCallback((next: Record<string, Row>) => onChosen(code, next), [onChosen, code])
  if (step.shows === 'form') {
    return <StepForm
      form={step.form} enums={page.enums} values={values} all={all} asked={asked ?? NO_VALUES} wrong={wrong} disabled={disabled} onChange={change}
      onNext={onNext}
    />
  }
  if (step.shows === 'list') {
    return <StepList list={step.list} enums={page.enums} page={page.page} chosen={state.chosen[code] ?? NONE_CHOSEN} disabled={disabled} onChange={choose} />
  }
  const Part = parts.steps[step.part]
  return Part ? <Part page={page} values={all} onChange={change} /> : <EmptyNotice says={`没有名为 ${step.part} 的部件`} />
}

