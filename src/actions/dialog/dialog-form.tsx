/**
 * A dialog that asks for values (specification, sections 4 and 5): opening resets it, a click outside does not close it,
 * nothing at all entered sends nothing, it shows loading while it waits, closes when the handler reports success, and a
 * refusal stands at the fields it is about. Where it edits a row it sends what was changed and what it showed before, and
 * puts changes of others before the person.
 */
import './dialog.css'
import { ProForm } from '@ant-design/pro-components'
import { Alert, Button, Form, Modal } from 'antd'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CallError, messageOf } from '../../lib/call-error'
import { meets } from '../../../contract/condition-match'
import { brokenBy } from '../../../contract/checks'
import { trimZeros } from '../../../contract/decimal-text'
import type { AskedItemsPlan, DialogPlan, EnumPlan, InputPlan } from '../../../contract/plan'
import { CODES, type Row } from '../../../contract/wire'
import { FilledFrom } from '../../controls/forms/filled-from'
import { useFill } from '../../controls/forms/use-fill'
import { isKey, pressOf } from '../../lib/keys'
import { newWriteKey } from '../../lib/write-key'
import { BLANK } from '../../ui/dialog'
import { formatMoment } from '../../../contract/format/date'
import { goToFirstWrong } from '../../ui/first-wrong'
import { KeepFocus } from '../../ui/keep-focus'
import { ConflictPanel, type Conflict } from '../../controls/inputs/conflict-panel'
import { beginningOf, isEmptyInput, sameInput, settleInput, wrongInput } from '../../../kinds/shared/input-rules'
import { FollowedValue } from '../../controls/inputs/followed-value'
import { INPUTS } from '../../controls/inputs/inputs'
import { placeOf } from '../../lib/refused-place'
import { AskedItems } from './asked-items'
import { useDialogDraft } from './use-dialog-draft'
import { brokenRows, rowsToSend, startOfRows } from './asked-rows'

interface Props {
  dialog: DialogPlan
  enums: Record<string, EnumPlan>
  /** The row that is edited; its values stand in the fields. */
  row?: Row
  /** Of a new row: what stands in its fields besides their defaults. */
  begin?: Row
  /** Tells its boxes from those of a dialog below it; left out: there is none. */
  name?: string
  /** A sentence above the fields. */
  question?: string
  /** What is read of the row, above the fields. */
  above?: ReactNode
  okText?: string
  onSubmit: (values: Row, settings: { idempotencyKey: string }) => Promise<void>
  /** The row as it is now, asked where somebody else has changed it meanwhile. */
  onReload?: () => Promise<Row | undefined>
  onClose: () => void
  /** Rows below the row that each want an answer; sent under their list's name. */
  asked?: { plan: AskedItemsPlan; rows: readonly Row[] }
  /** Under which entries are kept until they are sent, for this row or for a new one; left out: they are not. */
  draft?: { name: string; of: string }
}

/** One box of text and nothing else: blank text is answered with words, any other empty dialog with silence. */
function isTextPrompt(fields: readonly InputPlan[]): boolean {
  return fields.length === 1 && (fields[0]?.input === 'text' || fields[0]?.input === 'textarea')
}

const UNCHANGED = '没有修改任何内容'
/** From here on two fields stand beside each other. */
const WIDE_PX = 560
/** Inputs that need the room of a line for themselves. */
const WHOLE_LINE: ReadonlySet<string> = new Set(['textarea', 'upload', 'tags', 'conditions', 'week'])

function isWide({ width, fields }: DialogPlan): boolean {
  return width >= WIDE_PX && fields.length > 1
}

/** A kept 0.3000 is entered, and read, as 0.3. */
function settled({ input }: InputPlan, value: unknown): unknown {
  return (input === 'decimal' || input === 'percent') && typeof value === 'string' ? trimZeros(value) : value
}

/** What the row holds of this field; nothing of what only happens to have its name. */
function heldOf({ name, apart }: InputPlan, row: Row | undefined): unknown {
  return apart ? undefined : row?.[name]
}

/** What a row that is edited leaves empty is empty; any other question begins with its defaults. */
function initialOf({ fields, edits }: DialogPlan, row: Row | undefined): Row {
  return Object.fromEntries(fields.map((field) => [field.name, settled(field, heldOf(field, row)) ?? (row && edits ? undefined : beginningOf(field))]).filter(
    ([, value]) => value !== undefined && value !== null,
  ))
}

/**
 * `onSubmit` gets the settled values and the key of the write; what it throws keeps the dialog open, with words at the fields that the error names.
 * `onClose` comes once it has closed. With `draft`, entries are kept in the browser until they are sent.
 */
// Long because: one form: what is entered, sent and refused is one state, drawn below it.
export function DialogForm({
  dialog, enums, row, question, above, okText = '确定', onSubmit, onReload, onClose, asked, draft: kept, begin, name = 'dialog',
}: Props) {
  const [form] = Form.useForm<Row>()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  // One key for one intent: what is sent again after a failure must not be written twice, what was changed is new.
  const key = useRef<{ values: string; key: string }>(undefined)
  const [start] = useState((): Row => ({ ...initialOf(dialog, row), ...begin, ...(asked ? { [asked.plan.has]: startOfRows(asked.plan, asked.rows) } : {}) }))
  /** What the row held when it was last seen, by which changes, one's own and others', are told. */
  const seen = useRef<Row>(row ?? {})
  const draft = useDialogDraft(kept, dialog, start, seen, asked)
  const fill = useFill(form, () => draft.keep(form.getFieldsValue() as Row))
  const values = Form.useWatch((all: Row) => all, form) ?? start
  const shown = dialog.fields.filter((field) => meets(field.when, { ...row, ...values }))
  const prompt = !asked && isTextPrompt(dialog.fields)

  const valuesToSend = (entered: Row): Row => {
    const settled = shown.filter((field) => !field.readOnly).map((field) => [field, settleInput(field, entered[field.name])] as const)
    if (!dialog.edits) {
      const entered = settled.filter(([field, value]) => value !== null || !isEmptyInput(heldOf(field, row))).map(([field, value]) => [field.name, value])
      const known = dialog.takesBefore ? settled.map(([{ name }]) => name).filter((name) => seen.current[name] !== undefined) : []
      return { ...Object.fromEntries(entered), ...(known.length > 0 ? { before: Object.fromEntries(known.map((name) => [name, seen.current[name]])) } : {}) }
    }
    const changed = settled.filter(([field, value]) => !sameInput(field, seen.current[field.name], value))
    if (changed.length === 0) return {}
    const before = Object.fromEntries(changed.map(([field]) => [field.name, seen.current[field.name] ?? null]))
    return { ...Object.fromEntries(changed.map(([field, value]) => [field.name, value])), before }
  }

  const submit = async (): Promise<void> => {
    const entered = form.getFieldsValue() as Row
    if (!prompt && Object.values(entered).every(isEmptyInput)) return
    await form.validateFields().catch((wrong: unknown) => {
      goToFirstWrong(`.dialog-form.is-${name}`)
      throw wrong
    })
    const settledNow = Object.fromEntries(shown.map((field) => [field.name, field.readOnly ? row?.[field.name] : settleInput(field, entered[field.name])]))
    const answers = asked && rowsToSend(asked.plan, asked.rows, (entered[asked.plan.has] ?? []) as Row[])
    const broken = {
      ...Object.fromEntries((dialog.checks ?? []).flatMap((check) => brokenBy(check, { ...row, ...settledNow }) ?? []).map(({ path, says }) => [path, says])),
      ...(asked && answers ? brokenRows(asked.plan, asked.rows, answers) : {}),
    }
    if (Object.keys(broken).length > 0) return tell(broken, [...new Set(Object.values(broken))].join('；'))
    const sent = { ...valuesToSend(entered), ...(asked ? { [asked.plan.has]: answers } : {}) }
    if (Object.keys(sent).length === 0) {
      setRefused(dialog.edits ? UNCHANGED : undefined)
      return
    }
    const text = JSON.stringify(sent)
    if (key.current?.values !== text) key.current = { values: text, key: newWriteKey() }
    setBusy(true)
    setRefused(undefined)
    setConflicts([])
    try {
      await onSubmit(sent, { idempotencyKey: key.current.key })
      draft.drop()
      setOpen(false)
    } catch (error) {
      await refuse(error, sent)
    } finally {
      setBusy(false)
    }
  }

  const refuse = async (error: unknown, sent: Row): Promise<void> => {
    const fields = error instanceof CallError ? error.fields : {}
    if (error instanceof CallError && error.code === CODES.conflict && onReload) {
      const now = await onReload().catch(() => undefined)
      const found = now
        ? shown.filter((field) => fields[field.name] !== undefined).map((input) => ({ input, mine: sent[input.name], theirs: now[input.name] ?? null }))
        : []
      if (found.length > 0) {
        setConflicts(found)
        return
      }
    }
    tell(fields, messageOf(error))
  }

  /** Each at its field; the sentence stands above where a field of it is not shown. */
  const tell = (fields: Record<string, string>, sentence: string): void => {
    const isAsked = (list: string | number | undefined, cell: string | number | undefined): boolean =>
      list === asked?.plan.has && asked?.plan.inputs.some(({ name }) => name === cell) === true
    const known = Object.entries(fields).map(([path, says]) => ({ name: placeOf(path, {}), says }))
      .filter(({ name: [first, , cell] }) => shown.some((field) => field.name === first) || isAsked(first, cell))
    form.setFields(known.map(({ name, says }) => ({ name, errors: [says] })))
    goToFirstWrong(`.dialog-form.is-${name}`)
    setRefused(known.length === 0 || known.length < Object.keys(fields).length ? sentence : undefined)
  }

  const entered = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || busy || conflicts.length > 0) return
    // From a switch and a closed list, too; an open list takes Enter, whatever is held beside it.
    const sends = isKey(pressOf(event), 'formSend') && !(event.target as Element).matches('[aria-expanded="true"]')
    if (!sends && (!(event.target instanceof HTMLInputElement)
      || event.target.matches('[role="combobox"], [type="checkbox"], [type="radio"], .ant-picker-input > input'))) return
    event.preventDefault()
    void submit().catch(() => undefined)
  }

  const restore = (): void => {
    const { values: drafted, seen: before } = draft.restore()
    seen.current = { ...seen.current, ...before }
    form.setFieldsValue(drafted as Record<string, object>)
  }

  const settleConflict = (name: string, take: boolean): void => {
    const found = conflicts.find(({ input }) => input.name === name)
    if (!found) return
    seen.current = { ...seen.current, [name]: found.theirs }
    if (take) form.setFieldValue(name, found.theirs ?? undefined)
    setConflicts(conflicts.filter((one) => one !== found))
  }

  return (
    <Modal
      title={dialog.title}
      open={open}
      width={dialog.width}
      maskClosable={false}
      destroyOnHidden
      confirmLoading={busy}
      okText={okText}
      cancelText="取消"
      okButtonProps={{ disabled: conflicts.length > 0 }}
      onOk={() => void submit().catch(() => undefined)}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) => isOpen && shown[0] && !isWriting() && document.getElementById(`${name}_${shown[0].name}`)?.focus()}
      afterClose={onClose}
    >
      <KeepFocus />
      {question ? <p>{question}</p> : null}
      {above}
      {draft.offered ? (
        <Alert
          className="dialog-refused" type="info" showIcon message={`有 ${formatMoment(draft.offered.at, 'company').slice(5, 16)} 未提交的草稿`}
          action={<>
            <Button size="small" type="link" onClick={restore}>恢复草稿</Button>
            <Button size="small" type="text" onClick={draft.drop}>丢弃</Button>
          </>}
        />
      ) : null}
      {refused ? <Alert className="dialog-refused" type={refused === UNCHANGED ? 'info' : 'error'} showIcon message={refused} /> : null}
      <ConflictPanel conflicts={conflicts} enums={enums} onTake={(name) => settleConflict(name, true)} onKeep={(name) => settleConflict(name, false)} />
      {/* Enter in a line of text says 确定, as in every form; a list or a calendar keeps its own Enter. */}
      <ProForm<Row>
        form={form} name={name} onKeyDown={entered} layout="vertical" submitter={false} initialValues={start} onFinish={submit}
        onValuesChange={(changed: Row, all: Row) => {
          draft.keep(all)
          fill([{ inputs: shown, at: [], isNew: !dialog.edits, changed: Object.keys(changed), sight: () => ({ ...row, ...form.getFieldsValue() }) }])
        }}
        className={`dialog-form is-${name}${isWide(dialog) ? ' is-wide' : ''}`} disabled={busy}
      >
        {shown.map((field) => (
          field.formula ? (
            <Form.Item key={field.name} label={field.label} extra={field.help}><FollowedValue input={field} row={{ ...row, ...values }} /></Form.Item>
          ) : <DialogField key={field.name} field={field} enums={enums} prompt={prompt} />
        ))}
        {asked ? (
          <AskedItems
            asked={asked.plan} rows={asked.rows} enums={enums} document={row ?? {}} onEntered={() => draft.keep(form.getFieldsValue() as Row)}
          />
        ) : null}
      </ProForm>
    </Modal>
  )
}

function DialogField({ field, enums, prompt }: { field: InputPlan; enums: Record<string, EnumPlan>; prompt: boolean }) {
  const Control = INPUTS[field.input]
  const isRight = async (_rule: unknown, value: unknown): Promise<void> => {
    if (prompt && isEmptyInput(value)) throw new Error(BLANK)
    const wrong = wrongInput(field, value)
    if (wrong !== undefined) throw new Error(wrong)
  }
  return (
    <Form.Item
      className={WHOLE_LINE.has(field.input) ? 'is-whole' : undefined} name={field.name} label={field.label} required={field.required || prompt}
      extra={<FilledFrom at={[]} input={field}>{field.help}</FilledFrom>} validateTrigger={['onBlur', 'onSubmit']} rules={[{ validator: isRight }]}
    >
      <Control input={field} enums={enums} />
    </Form.Item>
  )
}

/** Whoever is quicker than the dialog opens keeps the box they are in. */
function isWriting(): boolean {
  return document.activeElement?.matches('.ant-modal input, .ant-modal textarea') ?? false
}
