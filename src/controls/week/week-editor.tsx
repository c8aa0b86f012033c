/**
 * Writes a week of hours: a grid of weekdays and hours, in which hours are marked by dragging, by Shift with the arrow keys or by their headings,
 * and one entry is given to all of them; a weekday is copied to others.
 */
import { Button, Input, Select } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { DAY_HOURS, EMPTY_WEEK, entryText, readWeek, WEEK_UNITS, WEEKDAYS, weekText, type Week, type WeekUnit } from '../../../contract/week'
import type { InputProps } from '../../../kinds/shared/input'
import { toneOf } from '../../../kinds/week/week.tone'
import '../../../kinds/week/week.css'
import { entryOf, hoursMarked, movedBy, withDayCopied, withEntry, type Marked } from './week-marks'

const UNITS = Object.entries(WEEK_UNITS).map(([value, label]) => ({ value: value as WeekUnit, label }))
const PLACEHOLDERS: Record<WeekUnit, string> = { rate: '例如 -30', amount: '例如 +0.10', value: '例如 1.20', switch: '' }
const COPIES: [label: string, days: number[]][] = [
  ['复制到每天', [0, 1, 2, 3, 4, 5, 6]], ['复制到周一至周五', [0, 1, 2, 3, 4]], ['复制到周末', [5, 6]],
]

/** The value is a Week of contract/week.ts; what is none begins as an empty one. Nothing is kept but through `onChange`. */
export default function WeekEditor({ id, input, value, onChange, label }: InputProps) {
  const week = readWeek(value) ?? EMPTY_WEEK
  const [marked, setMarked] = useState<Marked>({ from: 0, to: 0 })
  const [typed, setTyped] = useState('')
  const dragging = useRef(false)
  const grid = useRef<HTMLDivElement>(null)
  const isMarked = new Set(hoursMarked(marked))
  const entry = entryOf(week.unit, typed)
  const write = (next: Week): void => onChange?.(next)
  const give = (given: string | null): void => write(withEntry(week, marked, given))
  const focusHour = (at: number): void => grid.current?.querySelector<HTMLButtonElement>(`[data-hour="${at}"]`)?.focus()
  const keyed = (event: KeyboardEvent, at: number): void => {
    const to = movedBy(event.key, event.shiftKey ? marked.to : at)
    if (to !== undefined) {
      setMarked(event.shiftKey ? { ...marked, to } : { from: to, to })
      if (!event.shiftKey) focusHour(to)
    } else if (event.key === 'Delete' || event.key === 'Backspace') give(null)
    else if (event.key === 'Enter' && entry !== undefined) give(entry)
    else return
    event.preventDefault()
  }
  const day = Math.floor(marked.from / DAY_HOURS)
  return (
    <div className="week-editor" id={id} role="group" aria-label={label ?? input.label}>
      <div className="week-tools">
        <Select aria-label="数值的含义" value={week.unit} options={UNITS} disabled={input.readOnly} popupMatchSelectWidth={false}
          onChange={(unit: WeekUnit) => write({ unit, hours: EMPTY_WEEK.hours })} />
        {week.unit === 'switch' ? (
          <>
            <Button disabled={input.readOnly} onClick={() => give('on')}>选中时段开</Button>
            <Button disabled={input.readOnly} onClick={() => give('off')}>选中时段关</Button>
          </>
        ) : (
          <>
            <Input aria-label="选中时段的值" value={typed} placeholder={PLACEHOLDERS[week.unit]} suffix={week.unit === 'rate' ? '%' : null}
              disabled={input.readOnly} status={typed.trim() !== '' && entry === undefined ? 'error' : ''} onChange={(event) => setTyped(event.target.value)}
              onPressEnter={(event) => { event.preventDefault(); if (entry !== undefined) give(entry) }} />
            <Button disabled={input.readOnly || entry === undefined} onClick={() => entry !== undefined && give(entry)}>填入选中时段</Button>
          </>
        )}
        <Button disabled={input.readOnly} onClick={() => give(null)}>清除</Button>
        {COPIES.map(([words, days]) => (
          <Button key={words} type="link" size="small" disabled={input.readOnly} onClick={() => write(withDayCopied(week, day, days))}>
            {`${WEEKDAYS[day]}${words}`}
          </Button>
        ))}
      </div>
      <div className="week-grid" ref={grid} role="grid" aria-label={`${input.label}：一周各小时`} aria-multiselectable
        onPointerUp={() => { dragging.current = false }} onPointerLeave={() => { dragging.current = false }}>
        <button type="button" className="week-head" aria-label="选中整周" onClick={() => setMarked({ from: 0, to: 167 })}>整周</button>
        {Array.from({ length: DAY_HOURS }, (_none, hour) => (
          <button key={hour} type="button" className="week-head" aria-label={`选中每天 ${hour} 时`}
            onClick={() => setMarked({ from: hour, to: 144 + hour })}>{hour}</button>
        ))}
        {WEEKDAYS.map((name, of) => [
          <button key={name} type="button" className="week-head" aria-label={`选中${name}`}
            onClick={() => setMarked({ from: of * 24, to: of * 24 + 23 })}>{name}</button>,
          ...Array.from({ length: DAY_HOURS }, (_none, hour) => {
            const at = of * DAY_HOURS + hour
            const held = week.hours[at] ?? null
            return (
              <button key={at} type="button" role="gridcell" data-hour={at} className={toneOf(week.unit, held)} aria-selected={isMarked.has(at)}
                tabIndex={at === marked.from ? 0 : -1} aria-label={`${name} ${hour} 时：${held === null ? '基准' : entryText(week.unit, held)}`}
                onPointerDown={() => { dragging.current = true; setMarked({ from: at, to: at }) }}
                onPointerEnter={() => { if (dragging.current) setMarked({ ...marked, to: at }) }} onKeyDown={(event) => keyed(event, at)}>
                {held === null ? '' : entryText(week.unit, held)}
              </button>
            )
          }),
        ])}
      </div>
      <div className="week-words" aria-live="polite">{weekText(week)}</div>
    </div>
  )
}
