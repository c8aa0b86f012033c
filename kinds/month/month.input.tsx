import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { asText, type InputProps } from '../shared/input'

/** A month as yyyy-mm. */
export function MonthInput({ id, input, value, onChange, label }: InputProps) {
  const text = asText(value)
  return <DatePicker
    id={id} aria-label={label} className="filter-range" picker="month" value={text ? dayjs(text) : null} disabled={input.readOnly}
    allowClear={!input.required} onChange={(month) => onChange?.(month?.format('YYYY-MM'))}
  />
}
