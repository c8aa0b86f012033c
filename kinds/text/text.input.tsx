import { Input } from 'antd'
import { asText, type InputProps } from '../shared/input'

/** One line, emptied by a button; answers text, '' where it is empty. */
export function TextInput({ id, input, value, onChange, label }: InputProps) {
  return <Input
    id={id} aria-label={label} value={asText(value)} maxLength={input.maxLength} disabled={input.readOnly} allowClear
    onChange={(event) => onChange?.(event.target.value)}
  />
}
