import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { companyZone } from '../../contract/company-clock'
import { formatMoment } from '../../contract/format/date'
import { momentOfWall } from '../../contract/zone'
import { asText, type InputProps } from '../shared/input'

const WALL = 'YYYY-MM-DD HH:mm:ss'

/** A moment: read and typed by the company's clock, wherever this machine stands; sent as ISO 8601 UTC. */
export function DatetimeInput({ id, input, value, onChange, label }: InputProps) {
  const text = asText(value)
  return (
    <DatePicker
      id={id} aria-label={label} className="filter-range" showTime disabled={input.readOnly} allowClear={!input.required}
      value={text ? dayjs(formatMoment(text, 'company')) : null}
      onChange={(moment) => onChange?.(moment ? momentOfWall(companyZone(), moment.format(WALL)) : undefined)}
    />
  )
}
