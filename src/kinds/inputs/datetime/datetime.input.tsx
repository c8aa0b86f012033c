import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { asText, type InputProps } from '../input'

/** A moment: entered by this machine's clock, sent as ISO 8601 UTC. */
export function DatetimeInput({ id, input, value, onChange, label }: InputProps) {
  const text = asText(value)
  return <DatePicker id={id} aria-label={label} className="filter-range" showTime value={text ? dayjs(text) : null} disabled={input.readOnly} allowClear={!input.required} onChange={(moment) => onChange?.(moment?.toISOString())} />
}
