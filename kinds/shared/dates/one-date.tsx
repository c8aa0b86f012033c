/** One day or one month, with named ones (today, last month) beside the calendar. */
import './dates.css'
import { useState } from 'react'
import type { Moment } from '../../../contract/filter'
import { operatorOf } from '../../../contract/list-address'
import { labelOfMoment, rangeOf } from '../../../contract/moment-range'
import { isMoment } from '../../../contract/moments'
import { later, useLater } from '../../../src/ui/use-later'
import { DateTrigger } from './date-trigger'
import { isRequired, textsOf, type FilterProps } from '../filter'
import type { OnePickerProps } from './pickers'

const picker = later<OnePickerProps>(() => import('./pickers').then((module) => module.OnePicker))

/** A named day stays named in what is asked; the box shows the day that it stands for, or its name where that is not known. */
export function OneDate({
  id, label, filter, value, onChange, today, dataDay, unit, moments,
}: FilterProps & { unit: 'day' | 'month'; moments: readonly Moment[] }) {
  const [Picker, wake] = useLater(picker)
  const [wanted, setWanted] = useState(false)
  const named = isMoment(value?.value) ? value.value.is : undefined
  const day = named ? rangeOf(value?.value, today, dataDay)?.[0] : textsOf(value?.value)[0]
  const shown = day && (unit === 'month' ? day.slice(0, 7) : day)
  const op = value?.op ?? operatorOf(filter)
  const ask = (next: string | undefined): void => onChange?.(next ? { op, value: next } : undefined)
  if (Picker) {
    return (
      <Picker
        id={id} label={label} unit={unit} clearable={!isRequired(filter)} moments={moments} named={named} wanted={wanted} value={shown}
        onValue={ask} onMoment={(is) => onChange?.({ op, value: { is } })}
      />
    )
  }
  return (
    <DateTrigger
      id={id} unit={unit} shown={shown ? [shown] : []} placeholders={[unit === 'month' ? '选择月份' : '选择日期']}
      named={named && !shown ? labelOfMoment(named) : undefined} clearable={!isRequired(filter)}
      onTyped={(next) => ask(next?.[0])}
      onNear={wake}
      onEnter={() => {
        setWanted(true)
        wake()
      }}
    />
  )
}
