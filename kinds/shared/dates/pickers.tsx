/** The calendars themselves, loaded when somebody comes near a date control: antd's pickers with moving spans below them. */
import { Button, DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState, type ReactNode } from 'react'
import type { Moment } from '../../../contract/filter'
import { labelOfMoment } from '../../../contract/moment-range'

const FORMATS = { day: ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY-M-D', 'YYYY.M.D'], month: ['YYYY-MM', 'YYYYMM', 'YYYY/M', 'YYYY-M'] }

interface Common {
  id?: string
  label?: string
  unit: 'day' | 'month'
  clearable: boolean
  moments: readonly Moment[]
  named?: Moment
  /** Came by a click or the keyboard: opens at once, with the focus in it. */
  wanted: boolean
  onMoment: (moment: Moment) => void
}

/** `range`: both ends, inclusive, as yyyy-mm-dd or yyyy-mm; undefined: nothing is asked. `maxDays`: a range has fewer days. */
export interface RangePickerProps extends Common {
  range?: [string, string]
  maxDays?: number
  onRange: (range: [string, string] | undefined) => void
}

/** `value`: yyyy-mm-dd or yyyy-mm; undefined: nothing is asked. */
export interface OnePickerProps extends Common {
  value?: string
  onValue: (value: string | undefined) => void
}

function Moments({ moments, named, onMoment, children }: Pick<Common, 'moments' | 'named' | 'onMoment'> & { children?: ReactNode }) {
  return (
    <div className="filter-moments">
      {moments.map((moment) => (
        <Button key={moment} size="small" type={named === moment ? 'primary' : 'text'} onClick={() => onMoment(moment)}>{labelOfMoment(moment)}</Button>
      ))}
      {children}
    </div>
  )
}

/** The calendar of two ends; days too far from the first are not offered. */
export function RangePicker({ id, label, unit, clearable, moments, named, wanted, onMoment, range, maxDays, onRange }: RangePickerProps) {
  const [open, setOpen] = useState(wanted)
  const format = FORMATS[unit]
  const tooFar = (day: Dayjs, { from }: { from?: Dayjs }): boolean => maxDays !== undefined && from !== undefined && Math.abs(day.diff(from, 'day')) >= maxDays
  return (
    <DatePicker.RangePicker
      id={id}
      aria-label={label}
      className={`filter-range${named && !range ? ' is-named' : ''}`}
      picker={unit === 'month' ? 'month' : 'date'}
      autoFocus={wanted}
      open={open}
      onOpenChange={setOpen}
      value={range ? [dayjs(range[0]), dayjs(range[1])] : null}
      format={format}
      allowClear={clearable}
      placeholder={named && !range ? [labelOfMoment(named), ''] : ['开始', '结束']}
      separator={named && !range ? '' : undefined}
      disabledDate={unit === 'day' && maxDays ? tooFar : undefined}
      onChange={(picked) => {
        const [from, to] = picked ?? []
        onRange(from && to ? [from.format(format[0]), to.format(format[0])] : undefined)
      }}
      renderExtraFooter={() => (
        <Moments moments={moments} named={named} onMoment={(moment) => { setOpen(false); onMoment(moment) }}>
          {maxDays ? <span className="cell-muted">须少于 {maxDays} 天</span> : null}
        </Moments>
      )}
    />
  )
}

/** The calendar of one day or month. */
export function OnePicker({ id, label, unit, clearable, moments, named, wanted, onMoment, value, onValue }: OnePickerProps) {
  const [open, setOpen] = useState(wanted)
  const format = FORMATS[unit]
  return (
    <DatePicker
      id={id}
      aria-label={label}
      className={`filter-range${named && !value ? ' is-named' : ''}`}
      picker={unit === 'month' ? 'month' : 'date'}
      autoFocus={wanted}
      open={open}
      onOpenChange={setOpen}
      value={value ? dayjs(value) : null}
      format={format}
      allowClear={clearable}
      placeholder={named && !value ? labelOfMoment(named) : unit === 'month' ? '选择月份' : '选择日期'}
      onChange={(picked) => onValue(picked ? picked.format(format[0]) : undefined)}
      renderExtraFooter={() => <Moments moments={moments} named={named} onMoment={(moment) => { setOpen(false); onMoment(moment) }} />}
    />
  )
}
