/** How moments ("the last 30 days") are named and shown in a date control. The question itself carries the moment. */
import { firstDay, isMonth, lastDay } from './days'
import type { Moment, Operand } from './filter'
import { DATA_MOMENTS, isMoment, momentRange } from './moments'

const MOMENT_LABELS: Record<Exclude<Moment, 'me'>, string> = {
  today: '今天', last7: '近 7 天', last30: '近 30 天', last90: '近 90 天', monthStart: '本月', lastMonth: '上月', thisYear: '今年',
  dataMonth: '最近有数据的月份', dataDay: '最近有数据的一天', data30: '数据齐全的近 30 天',
}

/** The moments that a control for days offers, in reading order. */
export const DAY_MOMENTS = ['today', 'last7', 'last30', 'data30', 'last90', 'monthStart', 'lastMonth', 'thisYear', 'dataMonth', 'dataDay'] as const
/** The moments that a control for months offers. */
export const MONTH_MOMENTS = ['monthStart', 'lastMonth', 'thisYear', 'dataMonth'] as const

/**
 * @param dataDay the day that 最近有数据 stands for, as far as the answer has told it: it is then said
 * @param until the day that all of the asked data goes to, where some of it ends sooner: it is said beside
 */
export function labelOfMoment(moment: Moment, dataDay?: string, until?: string | null): string {
  if (moment === 'me') return '我'
  const label = MOMENT_LABELS[moment]
  if (dataDay === undefined || !DATA_MOMENTS.has(moment)) return label
  if (moment === 'dataMonth') return `${label} ${monthSoFar(dataDay, until)}`
  const [from, to] = momentRange(moment, { today: dataDay, me: null, dataDay })!
  return `${label}（${from === to ? to : `${from} 至 ${to}`}${sooner(dataDay, until)}）`
}

/** A day's month, and how far it goes where it is not over: "2026-11（至21日）", "2026-11（至21日，部分只到19日）". */
function monthSoFar(day: string, until?: string | null): string {
  const part = sooner(day, until)
  if (day === lastDay(day)) return part === '' ? day.slice(0, 7) : `${day.slice(0, 7)}（${part.slice(1)}）`
  return `${day.slice(0, 7)}（至${Number(day.slice(8, 10))}日${part}）`
}

/** "，部分只到19日" where some of the data ends before the newest day; '' otherwise. */
function sooner(day: string, until: string | null | undefined): string {
  if (until === null || until === undefined || until >= day) return ''
  return `，部分只到${until.slice(0, 7) === day.slice(0, 7) ? `${Number(until.slice(8, 10))}日` : ` ${until}`}`
}

/** Days of one month in short: "10月1–21日", a whole month as "2026-10"; others as "2026-09-12 至 2026-10-11". */
export function daysInWords(from: string, to: string): string {
  if (from === to) return from
  if (from === firstDay(from) && to === lastDay(to)) return from.slice(0, 7) === to.slice(0, 7) ? from.slice(0, 7) : `${from.slice(0, 7)} 至 ${to.slice(0, 7)}`
  return from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(5, 7))}月${Number(from.slice(8, 10))}–${Number(to.slice(8, 10))}日` : `${from} 至 ${to}`
}

/** The same where there is little room: "10-22 至 11-20". */
export function daysInShort(from: string, to: string): string {
  const words = daysInWords(from, to)
  return words.includes(' 至 ') && words.length > 20 && from.slice(0, 4) === to.slice(0, 4) ? `${from.slice(5)} 至 ${to.slice(5)}` : words
}

/** The days that 最近有数据 stands for: "2026-11（至21日）" for a month, the days themselves otherwise. @param until as in labelOfMoment */
export function spanInWords({ from, to }: { from: string; to: string }, dataDay: string, until?: string | null): string {
  return from === firstDay(dataDay) && to === lastDay(dataDay) ? monthSoFar(dataDay, until) : daysInWords(from, to)
}

/**
 * First and last day of an operand, moments included. Undefined where it holds no pair, and for the newest day or
 * month with data as long as no answer has told which it is (`dataDay`): only the server knows.
 */
export function rangeOf(value: Operand | undefined, today: string, dataDay?: string): [string, string] | undefined {
  if (isMoment(value)) {
    return dataDay === undefined && DATA_MOMENTS.has(value.is) ? undefined : momentRange(value.is, { today, me: null, dataDay: dataDay ?? null })
  }
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string' ? [value[0], value[1]] : undefined
}

/**
 * True where the words for an operand already tell these very days, so that nobody need be told them again: it names them itself, or it is
 * one of 最近有数据 whose days stand beside it. 近 30 天 leaves open which they are.
 */
export function tellsDays(value: Operand | undefined, { from, to }: { from: string; to: string }, dataDay?: string): boolean {
  if (isMoment(value) && !DATA_MOMENTS.has(value.is)) return false
  const asked = typeof value === 'string' ? [value, value] as const : rangeOf(value, '', dataDay)
  const [first, last] = asked ?? []
  return (isMonth(first) ? firstDay(first) : first) === from && (isMonth(last) ? lastDay(last) : last) === to
}
