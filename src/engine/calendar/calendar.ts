/** Rows of (line, day, value) -> lines of days: what is there, how much of it, and where a day is missing. Pure. */
import { addDays, daysBetween } from '../../../contract/days'
import type { ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

/** 1 (little) to 4 (much) of the line's own most; `gap`: by the line's rhythm this day should have data, and has none. */
export type Heat = 1 | 2 | 3 | 4 | 'gap'

/** Days are yyyy-mm-dd. A day without a row has no `value`, and no `heat` unless it is a gap. */
export interface CalendarLine {
  id: string
  /** Any row of the line: what its name is read from. */
  first: Row
  /** Day -> its row. */
  rows: ReadonlyMap<string, Row>
  value: (day: string) => number | undefined
  heat: (day: string) => Heat | undefined
  /** Days missing between the line's first and last. */
  missing: readonly string[]
}

interface Calendar {
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
  const missing = new Set(missingDays(filled))
  const isGap = (day: string): boolean => missing.has(day)
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
    missing: days.filter(isGap),
  }
}

/** Steps this long or longer are a rhythm of their own (weekly snapshots, monthly reports); shorter ones are days left out. */
const RHYTHM_DAYS = 6
/** The share of steps that must keep to it. */
const RHYTHM_SHARE = 0.6

/**
 * Days that a line lacks between its first and last. A line that comes every day lacks every day between; one that comes
 * every week or month lacks only the turns it missed.
 */
export function missingDays(filled: readonly string[]): string[] {
  const steps = filled.slice(1).map((day, at) => ({ from: filled[at] ?? day, days: daysBetween(filled[at] ?? day, day) }))
  const long = steps.filter(({ days }) => days >= RHYTHM_DAYS)
  const isRhythm = steps.length > 1 && long.length >= steps.length * RHYTHM_SHARE
  const usual = isRhythm ? Math.min(...long.map(({ days }) => days)) : 1
  // Months have 28 to 31 days: a turn was missed only where there was time for two.
  const slack = isRhythm ? usual / 4 : 0
  return steps.flatMap(({ from, days }) => {
    const missed: string[] = []
    for (let turn = usual; turn + usual <= days + slack; turn += usual) missed.push(addDays(from, turn))
    return missed
  })
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
