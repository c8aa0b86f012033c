import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { operatorOf } from '../../../lib/list-address'
import { labelOfMoment, rangeOf } from '../../../lib/moment-range'
import { isMoment } from '../../../lib/moments'
import { isRequired, textsOf, type FilterProps } from '../filter'

const MOMENTS = ['monthStart', 'lastMonth', 'dataMonth'] as const

/** One month. */
export function MonthFilter({ id, filter, value, onChange, today }: FilterProps) {
  const [open, setOpen] = useState(false)
  const named = isMoment(value?.value) ? value.value.is : undefined
  const month = named ? rangeOf(value?.value, today)?.[0] : textsOf(value?.value)[0]
  return (
    <DatePicker
      id={id}
      className={`filter-range${named && !month ? ' is-named' : ''}`}
      picker="month"
      open={open}
      onOpenChange={setOpen}
      value={month ? dayjs(month) : null}
      format="YYYY-MM"
      allowClear={!isRequired(filter)}
      placeholder={named ? labelOfMoment(named) : '选择月份'}
      onChange={(picked) => onChange?.(picked ? { op: operatorOf(filter), value: picked.format('YYYY-MM') } : undefined)}
      renderExtraFooter={() => (
        <div className="filter-moments">
          {MOMENTS.map((moment) => (
            <Button
              key={moment}
              size="small"
              type={named === moment ? 'primary' : 'text'}
              onClick={() => {
                setOpen(false)
                onChange?.({ op: operatorOf(filter), value: { is: moment } })
              }}
            >
              {labelOfMoment(moment)}
            </Button>
          ))}
        </div>
      )}
    />
  )
}
