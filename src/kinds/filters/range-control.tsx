/**
 * A range of days or months with moving spans beside the calendar. A span stays a span: "the last 30 days" in a kept
 * address means another day tomorrow. What no calendar knows (the newest month with data) is shown by its name.
 */
import { Button, DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import type { Moment } from '../../lib/filter'
import { labelOfMoment, rangeOf } from '../../lib/moment-range'
import { isMoment } from '../../lib/moments'
import { isRequired, type FilterProps } from './filter'

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const

interface Props extends FilterProps {
  unit: 'day' | 'month'
  moments: readonly Moment[]
}

export function RangeControl({ id, filter, value, onChange, today, unit, moments }: Props) {
  const [open, setOpen] = useState(false)
  const format = FORMATS[unit]
  const operand = value?.value
  const range = rangeOf(operand, today)
  const named = isMoment(operand) ? operand.is : undefined
  const maxDays = filter.type === 'field' ? filter.maxDays : undefined
  const tooFar = (day: Dayjs, { from }: { from?: Dayjs }): boolean => maxDays !== undefined && from !== undefined && Math.abs(day.diff(from, 'day')) >= maxDays
  return (
    <DatePicker.RangePicker
      id={id}
      className={`filter-range${named && !range ? ' is-named' : ''}`}
      picker={unit === 'month' ? 'month' : 'date'}
      open={open}
      onOpenChange={setOpen}
      value={range ? [dayjs(range[0]), dayjs(range[1])] : null}
      format={format}
      allowClear={!isRequired(filter)}
      placeholder={named ? [labelOfMoment(named), ''] : ['开始', '结束']}
      separator={named && !range ? '' : undefined}
      disabledDate={unit === 'day' && maxDays ? tooFar : undefined}
      onChange={(picked) => {
        const [from, to] = picked ?? []
        onChange?.(from && to ? { op: 'between', value: [from.format(format), to.format(format)] } : undefined)
      }}
      renderExtraFooter={() => (
        <div className="filter-moments">
          {moments.map((moment) => (
            <Button
              key={moment}
              size="small"
              type={named === moment ? 'primary' : 'text'}
              onClick={() => {
                setOpen(false)
                onChange?.({ op: 'between', value: { is: moment } })
              }}
            >
              {labelOfMoment(moment)}
            </Button>
          ))}
          {maxDays ? <span className="cell-muted">最多 {maxDays} 天</span> : null}
        </div>
      )}
    />
  )
}
