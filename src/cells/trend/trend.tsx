/**
 * A small line beside a figure: the last days, oldest first. Says in words how it began and ended, its least and its most; the day
 * under the pointer says its own figure; a press opens the days.
 */
import { useContext, useState, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { LinesOfRows } from './lines'
import { daysOfTrend, nearest, placesOf, trendPath, type TrendDay } from './trend-line'

const WIDTH = 64
const HEIGHT = 20
const TIP_ABOVE = 6

interface Props {
  column: ColumnPlan
  row: Row
}

/** Reads `<path>.trend` and `<path>.trendTo`, from LinesOfRows first, then from the row; an empty place of the same size where there is nothing to draw. */
export function Trend({ column, row }: Props) {
  const lines = useContext(LinesOfRows)
  const [under, setUnder] = useState<{ at: number; x: number; y: number }>()
  const told = lines.of(row) ?? row
  const days = daysOfTrend(told[`${column.path}.trend`], told[`${column.path}.trendTo`])
  const values = days.map(({ value }) => value)
  const places = placesOf(values, WIDTH, HEIGHT)
  const path = trendPath(places)
  if (path === '') return <span className="cell-trend" aria-hidden="true" />
  const textOf = (value: number | null): string => textOfCell(value, { row: { ...row, [column.path]: value }, field: column, enums: {}, mixed: false })
  const move = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const at = nearest(values, (clientX - left) / width)
    if (at !== undefined && at !== under?.at) setUnder({ at, x: clientX, y: window.innerHeight - top + TIP_ABOVE })
  }
  const mark = under && places[under.at]
  const says = saysOf(column.label, days, textOf)
  const line = (
    <svg
      className="cell-trend" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says}
      onPointerMove={move} onPointerLeave={() => setUnder(undefined)}
    >
      <path d={path} />
      {mark ? <circle cx={mark.x} cy={mark.y} r={2.5} /> : null}
    </svg>
  )
  const day = under && days[under.at]
  const tip = day ? createPortal(
    <div className="overflow-tip" role="tooltip" style={{ left: under.x, bottom: under.y }}>{day.day ?? `第 ${under.at + 1} 天`}：{textOf(day.value)}</div>,
    document.body,
  ) : null
  const { open } = lines
  return (
    <>
      {open ? <button type="button" className="cell-trend-press" onClick={() => open(row, column)}>{line}</button> : line}
      {tip}
    </>
  )
}

/** In words, for who sees no line. */
function saysOf(label: string, days: readonly TrendDay[], textOf: (value: number | null) => string): string {
  const known = days.flatMap(({ value }) => value ?? [])
  const span = days[0]?.day ? `（${days[0].day} 至 ${days.at(-1)?.day}）` : ''
  const [first, last, least, most] = [known[0]!, known.at(-1)!, Math.min(...known), Math.max(...known)].map(textOf)
  return `${label}近 ${days.length} 天走势${span}：开始 ${first}，最近 ${last}，最低 ${least}，最高 ${most}`
}
