/**
 * A form: sections of fields, and rows of items, written in one call. What is entered is kept as a draft until it is sent;
 * refusals stand at their fields, also in rows of items; changes of others are put before the person, never written over.
 */
import './form.css'
import { Alert, Button, Form, type FormInstance } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ConflictPanel, type Conflict } from '../../controls/inputs/conflict-panel'
import { isEmptyInput, wrongInput } from '../../../kinds/shared/input-rules'
import { FollowedValue } from '../../controls/inputs/followed-value'
import { INPUTS } from '../../controls/inputs/inputs'
import { CallError, messageOf } from '../../lib/call-error'
import { meets } from '../../../contract/condition-match'
import { formatMoment } from '../../../contract/format/date'
import type { FormPlan, ItemsPlan } from '../../../contract/page-plan'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import { CODES, type Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import { usePort } from '../port'
import { useDraft, withoutSecrets } from '../../controls/forms/form-draft'
import { FormItems } from './form-items'
import { FilledFrom } from '../../controls/forms/filled-from'
import { useFill } from '../../controls/forms/use-fill'
import { placeOf } from '../../lib/refused-place'
import { begunFrom, brokenIn, formulasBelow, inputsOf, isBlankItem, itemSight, startOf, valuesToAdd, valuesToEdit, type Sent } from './form-values'
import { goToFirstWrong } from '../../ui/first-wrong'
import { useNotices } from '../../ui/notices'
import { isKey, pressOf } from '../../lib/keys'

interface FormBodyProps {
  form: FormPlan
  enums: Record<string, EnumPlan>
  /** The row that is changed, with its items under the names of their lists; left out: a new one. */
  row?: Row
  /** What a new row begins with, over the defaults. */
  begin?: Row
  /** Sent along with what is entered in a new row. */
  along?: Row
  /** One sentence above the fields: what the new row is made from. */
  says?: string
  /** Stands beside the form and is drawn anew with what is entered. */
  beside?: (values: Row) => ReactNode
  /** Under which the entries are kept until they are sent; left out: they are not. */
  draftKey?: string
  /** It is written; the row as the server answered it. */
  onSubmitted: (row: Row) => void
  submitLabel?: string
  /** Asks for the row as it is now, where somebody else has changed it. */
  onReload?: () => Promise<Row | undefined>
}

/** Given up, it begins anew. */
export function FormBody(props: FormBodyProps) {
  const [turn, setTurn] = useState(0)
  return <FormFields key={turn} {...props} onGiveUp={() => setTurn(turn + 1)} />
}

// Long because: one form: what is entered, sent, refused and in conflict is one state, drawn below it.
function FormFields({
  form: plan, enums, row, begin, along, says, beside, draftKey, onSubmitted, submitLabel = '提交', onReload, onGiveUp,
}: FormBodyProps & { onGiveUp: () => void }) {
  const port = usePort()
  const { message } = useNotices()
  const [form] = Form.useForm<Row>()
  const draft = useDraft(draftKey)
  const kept = (): Row => withoutSecrets(inputsOf(plan), form.getFieldsValue(true) as Row)
  const [restored, setRestored] = useState(draft.found)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const seen = useRef<Row>(draft.found?.seen ?? row ?? {})
  const key = useRef<{ values: string; key: string }>(undefined)
  const writer = row === undefined ? undefined : plan.one ? plan.submit : plan.edit
  const isEdit = writer !== undefined
  const [start] = useState(() => (begin ? begunFrom(plan, begin) : startOf(plan, row)))
  const values = Form.useWatch((all: Row) => all, form) ?? draft.found?.values ?? start

  const fill = useFill(form, () => draft.keep(kept(), row && seen.current))

  // Whoever leaves with entries unsent is told where they are.
  const left = useRef({ message, draft, draftKey })
  useEffect(() => {
    left.current = { message, draft, draftKey }
  })
  useEffect(() => () => {
    const { draft: kept, message: notices, draftKey: name } = left.current
    if (name !== undefined && kept.isDirty()) void notices.info('未提交的内容已存为草稿，再次打开时恢复')
  }, [])

  const giveUp = (): void => {
    draft.drop()
    onGiveUp()
  }
  // Of a form about the one row: what its inputs were before anybody set them; what is only shown stays.
  const sections = plan.sections.map((section) => ({ ...section, inputs: section.inputs.filter(({ readOnly }) => !readOnly) }))
  const beginnings = startOf({ ...plan, sections, items: [] }, undefined)
  const toDefaults = (): void => {
    form.setFieldsValue(beginnings as Record<string, string>)
    draft.keep(kept(), row && seen.current)
  }
  const send = async (): Promise<void> => {
    if (busy || conflicts.length > 0) return
    try {
      await form.validateFields()
    } catch {
      goToFirstWrong('.form-body')
      setRefused('有内容需要修改，请看标红的地方')
      return
    }
    const entered = form.getFieldsValue(true) as Row
    const lacking = plan.items.find((items) => ((entered[items.has] as Row[] | undefined) ?? []).filter((item) => !isBlankItem(items, item)).length < items.min)
    if (lacking) return setRefused(`${lacking.label}至少填写 ${lacking.min} 行`)
    const broken = brokenIn(plan, row, entered)
    if (broken.length > 0) {
      form.setFields(broken.map(({ name, says }) => ({ name: name as never, errors: [says] })))
      goToFirstWrong('.form-body')
      return setRefused([...new Set(broken.map(({ says }) => says))].join('；'))
    }
    const sent = isEdit ? valuesToEdit(plan, entered, seen.current) : valuesToAdd(plan, entered)
    if (!sent) return setRefused('没有修改任何内容')
    const values = isEdit ? sent.values : { ...sent.values, ...along }
    const text = JSON.stringify(values)
    if (key.current?.values !== text) key.current = { values: text, key: newWriteKey() }
    setBusy(true)
    setRefused(undefined)
    try {
      const written = await port.call<Row>(writer ?? plan.submit, values, { idempotencyKey: key.current.key })
      draft.drop()
      setRestored(undefined)
      onSubmitted(written ?? {})
    } catch (error) {
      await refuse(error, sent)
    } finally {
      setBusy(false)
    }
  }
  const refuse = async (error: unknown, { values: sent, places }: Sent): Promise<void> => {
    const fields = error instanceof CallError ? error.fields : {}
    if (error instanceof CallError && error.code === CODES.conflict && onReload) {
      const now = await onReload().catch(() => undefined)
      const found = now
        ? inputsOf(plan).filter(({ name }) => fields[name] !== undefined).map((input) => ({ input, mine: sent[input.name], theirs: now[input.name] ?? null }))
        : []
      if (found.length > 0) return setConflicts(found)
    }
    form.setFields(Object.entries(fields).map(([path, says]) => ({ name: placeOf(path, places) as never, errors: [says] })))
    setRefused(messageOf(error))
    goToFirstWrong('.form-body')
  }
  const settle = (name: string, take: boolean): void => {
    const found = conflicts.find(({ input }) => input.name === name)
    if (!found) return
    seen.current = { ...seen.current, [name]: found.theirs }
    if (take) form.setFieldValue(name, found.theirs ?? undefined)
    setConflicts(conflicts.filter((one) => one !== found))
    draft.keep(kept(), row && seen.current)
  }
  const pressed = (event: KeyboardEvent): void => {
    if (!isKey(pressOf(event), 'formSend')) return
    event.preventDefault()
    void send()
  }

  const written = (
    <Form<Row>
      form={form}
      layout="vertical"
      className="form-body"
      initialValues={draft.found?.values ?? start}
      disabled={busy}
      onKeyDown={pressed}
      onValuesChange={(changed: Row) => {
        if (isKept(plan, changed)) draft.keep(kept(), row && seen.current)
        fill(fillingsOf(plan, changed, form, isEdit))
      }}
    >
      {says === undefined ? null : <Alert className="form-draft" type="info" message={says} />}
      {restored ? (
        <Alert
          className="form-draft" type="info" showIcon message={`已恢复 ${formatMoment(restored.at, 'company').slice(5, 16)} 未提交的草稿`}
          action={<Button size="small" onClick={giveUp}>放弃草稿</Button>}
        />
      ) : null}
      {plan.sections.map((section, at) => {
        const shown = section.inputs.filter((input) => meets(input.when, { ...row, ...values }))
        return shown.length === 0 ? null : (
          <section key={section.title ?? at} className="form-card">
            {section.title ? <h2>{section.title}</h2> : null}
            <div className="form-grid">
              {shown.map((input) => (input.formula
                ? <FollowedField key={input.name} plan={plan} input={input} row={row} />
                : <FormField key={input.name} input={input} enums={enums} />))}
            </div>
          </section>
        )
      })}
      {plan.items.map((items) => (
        <FormItems
          key={items.has} items={items} enums={enums} disabled={busy}
          onEntered={() => {
            draft.keep(kept(), row && seen.current)
            fill(itemFillings(items, form))
          }}
        />
      ))}
      <ConflictPanel conflicts={conflicts} enums={enums} onTake={(name) => settle(name, true)} onKeep={(name) => settle(name, false)} />
      <div className="form-foot">
        {refused ? <span className="form-refused" role="alert">{refused}</span> : <span className="cell-muted">Ctrl / ⌘ + Enter 提交</span>}
        {plan.one && Object.keys(beginnings).length > 0
          ? <Button onClick={toDefaults} disabled={busy} title="填入默认值，提交之后才生效">恢复默认值</Button> : null}
        {restored ? null : <Button onClick={giveUp} disabled={busy}>重置</Button>}
        <Button type="primary" loading={busy} disabled={conflicts.length > 0} onClick={() => void send()}>{submitLabel}</Button>
      </div>
    </Form>
  )
  return beside
    ? <div className="form-and-beside">{written}<aside className="form-beside" aria-label="预览">{beside({ ...row, ...values })}</aside></div>
    : written
}

type Filling = Parameters<ReturnType<typeof useFill>>[0][number]

/** The row itself, and each row below it that something changed in, or above. */
function fillingsOf(plan: FormPlan, changed: Row, form: FormInstance<Row>, isEdit: boolean): Filling[] {
  const above = Object.keys(changed)
  const below = plan.items.flatMap((items) => {
    const told = Array.isArray(changed[items.has]) ? (changed[items.has] as (Row | undefined)[]) : []
    const named = items.head === undefined ? [] : above.map((name) => `${items.head}.${name}`)
    return itemFillings(items, form, (at) => [...Object.keys(told[at] ?? {}), ...named])
  })
  return [{ inputs: inputsOf(plan), at: [], isNew: !isEdit, changed: above, sight: () => form.getFieldsValue(true) as Row }, ...below]
}

/** @param changed by place; left out: anything may have changed in any of them */
function itemFillings(items: ItemsPlan, form: FormInstance<Row>, changed?: (at: number) => string[]): Filling[] {
  const { has, inputs, rowKey } = items
  const rows = (form.getFieldValue(has) ?? []) as (Row | undefined)[]
  return rows.map((row, at) => ({
    inputs, at: [has, at], isNew: rowKey.some((field) => isEmptyInput(row?.[field])), ...(changed ? { changed: changed(at) } : {}),
    sight: () => itemSight(items, form.getFieldsValue(true) as Row, { ...(form.getFieldValue([has, at]) as Row | undefined) }),
  }))
}

function isKept(plan: FormPlan, changed: Row): boolean {
  return Object.keys(withoutSecrets(inputsOf(plan), changed)).length > 0
}

const WIDE: ReadonlySet<string> = new Set(['textarea', 'upload', 'tags', 'permissions', 'conditions', 'week'])

function FollowedField({ plan, input, row }: { plan: FormPlan; input: InputPlan; row: Row | undefined }) {
  const values = Form.useWatch((all: Row) => all, Form.useFormInstance<Row>()) ?? {}
  return <Form.Item label={input.label} extra={input.help}><FollowedValue input={input} row={{ ...row, ...values }} below={formulasBelow(plan)} /></Form.Item>
}

function FormField({ input, enums }: { input: InputPlan; enums: Record<string, EnumPlan> }) {
  const Control = INPUTS[input.input]
  const isRight = async (_rule: unknown, value: unknown): Promise<void> => {
    const wrong = wrongInput(input, value)
    if (wrong !== undefined) throw new Error(wrong)
  }
  return (
    <Form.Item
      className={WIDE.has(input.input) ? 'is-wide' : undefined} name={input.name} label={input.label} required={input.required}
      extra={<FilledFrom at={[]} input={input}>{input.help}</FilledFrom>}
      validateTrigger={['onBlur', 'onSubmit']} rules={[{ validator: isRight }]}
    >
      <Control input={input} enums={enums} />
    </Form.Item>
  )
}
