import { Input } from 'antd'
import { asText, type InputProps } from '../../../../kinds/shared/input'

/** Grows from three lines to ten; counts characters where the field has a most. */
export function TextareaInput({ id, input, value, onChange, label }: InputProps) {
  return <Input.TextArea
    id={id} aria-label={label} value={asText(value)} maxLength={input.maxLength} showCount={input.maxLength !== undefined} disabled={input.readOnly}
    autoSize={{ minRows: 3, maxRows: 10 }} onChange={(event) => onChange?.(event.target.value)}
  />
}
