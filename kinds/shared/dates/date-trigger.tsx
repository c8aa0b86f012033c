/**
 * What stands for a calendar until somebody comes near it: boxes of the same place and look, which show the days and take
 * typed ones. antd's pickers weigh 34 KB (gzip) and no list needs them before its rows.
 */
import { CalendarOutlined, CloseCircleFilled } from '../../../src/ui/light/icons'
import { Fragment, useState } from 'react'
import { isDay, isMonth } from '../../../contract/days'

interface Props {
  id?: string
  /** What the boxes show: one, or the two ends. */
  shown: string[]
  placeholders: string[]
  unit: 'day' | 'month'
  clearable: boolean
  /** One box shows a name instead of days. */
  named?: string
  onTyped: (values: string[] | undefined) => void
  /** The person comes near: the calendar is wanted, and opened where they clicked or came by keyboard. */
  onNear: () => void
  onEnter: () => void
}

/** 2025/8/1, 2025.08.01, 20250801 and 2025年8月1日 are days, too; undefined: none. */
function typedDate(text: string, unit: 'day' | 'month'): string | undefined {
  const plain = /^\d{6,8}$/.test(text.trim()) ? text.trim().replace(
    /^(\d{4})(\d{2})(\d{2})?$/, (_all, year: string, month: string, day?: string) => [year, month, ...(day ? [day] : [])].join('-'),
  ) : text.trim()
  const parts = plain.split(/[-/.年月日\s]+/).filter(Boolean)
  const made = parts.map((part, at) => (at === 0 ? part : part.padStart(2, '0'))).join('-')
  return (unit === 'day' ? isDay(made) : isMonth(made)) ? made : undefined
}

/** `onNear` is told when the mouse comes, `onEnter` on a press or the focus; `onTyped` when what was typed can be read, undefined for emptied. */
export function DateTrigger({ id, shown, placeholders, unit, clearable, named, onTyped, onNear, onEnter }: Props) {
  const [typed, setTyped] = useState<(string | undefined)[]>([])
  const texts = placeholders.map((_each, at) => typed[at] ?? shown[at] ?? '')
  const settle = (): void => {
    if (typed.every((one) => one === undefined)) return
    setTyped([])
    if (texts.every((one) => one === '')) return onTyped(undefined)
    const dates = texts.map((one) => typedDate(one, unit))
    if (dates.every((one): one is string => one !== undefined)) onTyped(dates)
  }
  return (
    <span className={`date-trigger${named ? ' is-named' : ''}`} onMouseEnter={onNear} onMouseDown={onEnter} onFocus={onEnter} onBlur={settle}>
      {placeholders.map((placeholder, at) => (
        <Fragment key={placeholder}>
        {at > 0 ? <span className="date-till" aria-hidden>~</span> : null}
        <input
          id={at === 0 ? id : undefined}
          aria-label={at === 0 ? undefined : placeholder}
          value={texts[at]}
          placeholder={at === 0 && named ? named : placeholder}
          autoComplete="off"
          size={10}
          onChange={(event) => setTyped(placeholders.map((_each, place) => (place === at ? event.target.value : typed[place])))}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        </Fragment>
      ))}
      {clearable && (named || shown.some(Boolean)) ? (
        <button type="button" className="date-clear" aria-label="清除" onClick={() => onTyped(undefined)}><CloseCircleFilled /></button>
      ) : null}
      <CalendarOutlined className="date-icon" aria-hidden />
    </span>
  )
}
