import { EMPTY } from '../../contract/format/number'
import { DAY_HOURS, readWeek, WEEKDAYS, weekText } from '../../contract/week'
import type { CellProps } from '../shared/cell'
import { toneOf } from './week.tone'
import './week.css'

/** A week as seven thin lines of 24 hours; its words stand in the tip and are what is copied and read aloud. */
export function WeekCell({ value }: CellProps) {
  const week = readWeek(value)
  if (!week) return EMPTY
  const words = weekText(week)
  return (
    <span className="week-cell" role="img" aria-label={words} title={words}>
      {WEEKDAYS.map((day, at) => (
        <span key={day}>
          {week.hours.slice(at * DAY_HOURS, (at + 1) * DAY_HOURS).map((entry, hour) => <i key={hour} className={toneOf(week.unit, entry)} />)}
        </span>
      ))}
    </span>
  )
}
