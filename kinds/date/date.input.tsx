import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { asText, type InputProps } from '../shared/input'

/** A day as yyyy-mm-dd. */
export function DateInput({ id, input, value, onChange, label }: InputProps) {
  const text = asText(value)
  return <DatePicker
    id={id} aria-label={label} className="filter-range" value={text ? dayjs(text) : null} disabled={input.readOnly} allowClear={!input.required}
    onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))}
  />
}
