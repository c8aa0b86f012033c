/**
 * A range of days or months with moving spans beside the calendar. A span stays a span: "the last 30 days" in a kept
 * address means another day tomorrow. What no calendar knows (the newest month with data) is shown by its name.
 */
import './dates.css'
import { useState } from 'react'
import { daysBetween } from '../../../contract/days'
import type { Moment } from '../../../contract/filter'
import { labelOfMoment, rangeOf } from '../../../contract/moment-range'
import { isMoment } from '../../../contract/moments'
import { later, useLater } from '../../../src/ui/use-later'
import { DateTrigger } from './date-trigger'
import { isRequired, type FilterProps } from '../filter'
import type { RangePickerProps } from './pickers'
import { useNotices } from '../../../src/ui/notices'

interface Props extends FilterProps {
  unit: 'day' | 'month'
  moments: readonly Moment[]
}

/** Specification, section 5: a range is shorter than 31 days times what the page says. */
function isTooLong([from, to]: readonly string[], maxDays: number | undefined): boolean {
  return maxDays !== undefined && from !== undefined && to !== undefined && daysBetween(from, to) >= maxDays
}

const picker = later<RangePickerProps>(() => import('./pickers').then((module) => module.RangePicker))

/** Boxes until somebody comes near, then the calendar. Warns of a range of `maxDays` or more, and does not ask it. */
export function RangeControl({ id, label, filter, value, onChange, today, dataDay, unit, moments }: Props) {
  const { message } = useNotices()
  const [Picker, wake] = useLater(picker)
  const [wanted, setWanted] = useState(false)
  const operand = value?.value
  const days = rangeOf(operand, today, dataDay)
  const range = days && unit === 'month' ? ([days[0].slice(0, 7), days[1].slice(0, 7)] as [string, string]) : days
  const named = isMoment(operand) ? operand.is : undefined
  const maxDays = filter.type === 'field' ? filter.maxDays : undefined
  const ask = (next: string[] | undefined): void => {
    // Typed from the later to the earlier day, the range is the same one.
    const sorted = next?.toSorted()
    if (sorted && unit === 'day' && isTooLong(sorted, maxDays)) return void message.warning(`日期范围须少于 ${maxDays} 天`)
    onChange?.(sorted ? { op: 'between', value: sorted } : undefined)
  }
  if (Picker) {
    return (
      <Picker
        id={id} label={label} unit={unit} clearable={!isRequired(filter)} moments={moments} named={named} wanted={wanted} range={range} maxDays={maxDays}
        onRange={ask} onMoment={(is) => onChange?.({ op: 'between', value: { is } })}
      />
    )
  }
  return (
    <DateTrigger
      id={id} unit={unit} shown={range ?? []} placeholders={['开始', '结束']} named={named && !range ? labelOfMoment(named) : undefined}
      clearable={!isRequired(filter)}
      onTyped={ask}
      onNear={wake}
      onEnter={() => {
        setWanted(true)
        wake()
      }}
    />
  )
}
