/** How moments ("the last 30 days") are named and shown in a date control. The question itself carries the moment. */
import type { Moment, Operand } from './filter'
import { isMoment, momentRange } from './moments'

export const MOMENT_LABELS: Record<Exclude<Moment, 'me'>, string> = {
  today: '今天', last7: '近 7 天', last30: '近 30 天', last90: '近 90 天', monthStart: '本月', lastMonth: '上月', thisYear: '今年', dataMonth: '最近有数据的月份', dataDay: '最近有数据的一天',
}

/** The moments that a control for days offers, in reading order. */
export const DAY_MOMENTS = ['today', 'last7', 'last30', 'last90', 'monthStart', 'lastMonth', 'thisYear', 'dataMonth', 'dataDay'] as const
/** The moments that a control for months offers. */
export const MONTH_MOMENTS = ['monthStart', 'lastMonth', 'thisYear', 'dataMonth'] as const

export function labelOfMoment(moment: Moment): string {
  return moment === 'me' ? '我' : MOMENT_LABELS[moment]
}

/**
 * First and last day of an operand, moments included. Undefined where it holds no pair, and for the newest day or
 * month with data: only the server knows those.
 */
export function rangeOf(value: Operand | undefined, today: string): [string, string] | undefined {
  if (isMoment(value)) return value.is === 'dataMonth' || value.is === 'dataDay' ? undefined : momentRange(value.is, { today, me: null })
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string' ? [value[0], value[1]] : undefined
}
