import { Input } from 'antd'
import { asText, type InputProps } from '../input'

export function TextareaInput({ id, input, value, onChange }: InputProps) {
  return <Input.TextArea id={id} value={asText(value)} maxLength={input.maxLength} showCount={input.maxLength !== undefined} disabled={input.readOnly} autoSize={{ minRows: 3, maxRows: 10 }} onChange={(event) => onChange?.(event.target.value)} />
}
