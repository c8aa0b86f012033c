/**
 * A dialog that asks for values (specification, sections 4 and 5): opening resets it, a click outside does not close it,
 * nothing at all entered sends nothing, it shows loading while it waits, closes when the handler reports success, and a
 * refusal stands at the fields it is about.
 */
import './dialog.css'
import { ProForm } from '@ant-design/pro-components'
import { Alert, Form, Modal } from 'antd'
import { useRef, useState } from 'react'
import { CallError, messageOf } from '../../../lib/call-error'
import { meets } from '../../../lib/condition-match'
import type { DialogPlan, EnumPlan, InputPlan } from '../../../lib/plan'
import type { Row } from '../../../lib/wire'
import { newWriteKey } from '../../../lib/write-key'
import { INPUTS } from '../../inputs/inputs'

interface Props {
  dialog: DialogPlan
  enums: Record<string, EnumPlan>
  /** The row that is edited; its values stand in the fields. */
  row?: Row
  /** A sentence above the fields. */
  question?: string
  onSubmit: (values: Row, settings: { idempotencyKey: string }) => Promise<void>
  onClose: () => void
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function initialOf(fields: readonly InputPlan[], row: Row | undefined): Row {
  return Object.fromEntries(fields.map((field) => [field.name, row?.[field.name] ?? field.default]).filter(([, value]) => value !== undefined && value !== null))
}

export function DialogForm({ dialog, enums, row, question, onSubmit, onClose }: Props) {
  const [form] = Form.useForm<Row>()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  // One key for one intent: what is sent again after a failure must not be written twice, what was changed is new.
  const key = useRef<{ values: string; key: string }>(undefined)
  const [start] = useState(() => initialOf(dialog.fields, row))
  const values = Form.useWatch((all: Row) => all, form) ?? start
  const shown = dialog.fields.filter((field) => meets(field.when, { ...row, ...values }))

  const submit = async (): Promise<void> => {
    const entered = form.getFieldsValue() as Row
    if (Object.values(entered).every(isEmpty)) return
    await form.validateFields()
    const sent = Object.fromEntries(shown.filter((field) => !field.readOnly).map((field) => [field.name, isEmpty(entered[field.name]) ? null : entered[field.name]]).filter(([name, value]) => value !== null || !isEmpty(row?.[String(name)])))
    const text = JSON.stringify(sent)
    if (key.current?.values !== text) key.current = { values: text, key: newWriteKey() }
    setBusy(true)
    setRefused(undefined)
    try {
      await onSubmit(sent, { idempotencyKey: key.current.key })
      setOpen(false)
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {}
      const known = Object.entries(fields).filter(([name]) => shown.some((field) => field.name === name))
      form.setFields(known.map(([name, says]) => ({ name, errors: [says] })))
      setRefused(known.length === 0 || known.length < Object.keys(fields).length ? messageOf(error) : undefined)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      title={dialog.title}
      open={open}
      width={dialog.width}
      maskClosable={false}
      destroyOnHidden
      confirmLoading={busy}
      okText="确定"
      cancelText="取消"
      onOk={() => void submit().catch(() => undefined)}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {question ? <p>{question}</p> : null}
      {refused ? <Alert className="dialog-refused" type="error" showIcon message={refused} /> : null}
      <ProForm<Row> form={form} layout="vertical" submitter={false} initialValues={start} onFinish={submit} className="dialog-form">
        {shown.map((field) => (
          <DialogField key={field.name} field={field} enums={enums} />
        ))}
      </ProForm>
    </Modal>
  )
}

function DialogField({ field, enums }: { field: InputPlan; enums: Record<string, EnumPlan> }) {
  const Control = INPUTS[field.input]
  const isBlankText = async (_rule: unknown, value: unknown): Promise<void> => {
    if (field.required && (isEmpty(value) || (typeof value === 'string' && value.trim() === ''))) throw new Error(field.input === 'text' || field.input === 'textarea' ? `请输入${field.label}` : `请填写${field.label}`)
  }
  return (
    <Form.Item name={field.name} label={field.label} required={field.required} extra={field.help} validateTrigger={['onBlur', 'onSubmit']} rules={[{ validator: isBlankText }]}>
      <Control input={field} enums={enums} />
    </Form.Item>
  )
}
