/** Rows of (line, day, value) -> lines of days: what is there, how much of it, and where a day is missing. Pure. */
import { addDays } from '../../lib/days'
import type { ListPlan } from '../../lib/plan'
import type { Row } from '../../lib/wire'

/** 1 (little) to 4 (much) of the line's own most; `gap`: days before and after have data, this one has none. */
export type Heat = 1 | 2 | 3 | 4 | 'gap'

export interface CalendarLine {
  id: string
  /** Any row of the line: what its name is read from. */
  first: Row
  /** Day -> its row. */
  rows: ReadonlyMap<string, Row>
  value: (day: string) => number | undefined
  heat: (day: string) => Heat | undefined
  /** Days missing between the line's first and last. */
  gaps: number
}

export interface Calendar {
  days: string[]
  lines: CalendarLine[]
}

/** Days are those asked for; without a span, from the first day with data to the last. */
export function calendarOf(rows: readonly Row[], shape: NonNullable<ListPlan['calendar']>, span?: [string, string]): Calendar {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const id = JSON.stringify(shape.row.map((path) => row[path] ?? null))
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  const there = rows.map((row) => String(row[shape.day])).sort()
  const from = span?.[0] ?? there[0]
  const to = span?.[1] ?? there.at(-1)
  const days: string[] = []
  if (from && to) for (let day = from; day <= to && days.length < 1000; day = addDays(day, 1)) days.push(day)
  return { days, lines: [...groups].map(([id, group]) => lineOf(id, group, shape, days)) }
}

function lineOf(id: string, group: readonly Row[], shape: NonNullable<ListPlan['calendar']>, days: readonly string[]): CalendarLine {
  const rows = new Map(group.map((row) => [String(row[shape.day]), row]))
  const numbers = new Map([...rows].map(([day, row]) => [day, Number(row[shape.value] ?? 0)]))
  const filled = [...numbers].filter(([, number]) => number > 0).map(([day]) => day).sort()
  const most = Math.max(...numbers.values(), 1)
  const first = filled[0] ?? ''
  const last = filled.at(-1) ?? ''
  const isGap = (day: string): boolean => day > first && day < last && !(numbers.get(day) ?? 0)
  return {
    id,
    first: group[0] ?? {},
    rows,
    value: (day) => numbers.get(day),
    heat: (day) => {
      const number = numbers.get(day) ?? 0
      if (number > 0) return Math.min(4, Math.max(1, Math.ceil((number / most) * 4))) as Heat
      return isGap(day) ? 'gap' : undefined
    },
    gaps: days.filter(isGap).length,
  }
}

/** The months that the days lie in, each with how many of its days are there. */
export function monthsOf(days: readonly string[]): { month: string; days: number }[] {
  const months: { month: string; days: number }[] = []
  for (const day of days) {
    const month = day.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.days += 1
    else months.push({ month, days: 1 })
  }
  return months
}
