/** Asks for a few words: blank ones are refused with 请输入内容 (specification, sections 5 and 8). It closes when what was to be done with them is done. */
import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { BLANK, DIALOG_WIDTH } from './dialog'

interface Props {
  title: string
  label?: string
  value?: string
  maxLength?: number
  /** @throws Error whose words are shown at the box */
  onOk: (text: string) => void | Promise<void>
  onClose: () => void
}

/** `onOk` gets the words without blanks at their ends; `onClose` comes after it, or when the person gives up. */
export function TextPrompt({ title, label, value = '', maxLength = 200, onOk, onClose }: Props) {
  const [text, setText] = useState(value)
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    const given = text.trim()
    if (given === '') return setWrong(BLANK)
    setBusy(true)
    try {
      await onOk(given)
      onClose()
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Modal
      open title={title} width={DIALOG_WIDTH} maskClosable={false} okText="确定" cancelText="取消" confirmLoading={busy} onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form.Item label={label} layout="vertical" validateStatus={wrong === undefined ? undefined : 'error'} help={wrong}>
        <Input
          autoFocus
          aria-label={label ?? title}
          aria-invalid={wrong !== undefined}
          value={text}
          maxLength={maxLength}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(undefined)
          }}
          onPressEnter={() => void submit()}
        />
      </Form.Item>
    </Modal>
  )
}
