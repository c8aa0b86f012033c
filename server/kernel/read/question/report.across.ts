/**
 * Every day, week, month or year of the asked range, those without any figure too: columns of a report whose figures stand across by
 * time, and rows that are there whether anything happened or not. Bounds how many there are. Pure; it must not know how they are read or drawn.
 */
import { addDays, addMonths, daysBetween, isDay, isMonth, mondayOf } from '../../../../contract/days'
import { malformed } from '../../asker/problem'
import type { Range, Step } from './report.periods'

/** A quarter of days stands in one table, and two years of weeks. */
const MOST_TIMES = 106

const STEP_WORDS: Record<Step, string> = { day: '日', week: '周', month: '月', year: '年' }
/** The steps that are asked for instead, where one makes too many columns. */
const COARSER: Record<Step, string> = { day: '按周、按月', week: '按月', month: '按年', year: '更短的时间' }

/** A day's step as a column is named by it: the day, the week's Monday, "2025-03", "2025". */
export function stepOf(step: Step, day: string): string {
  if (step === 'day') return day
  if (step === 'week') return mondayOf(day)
  return day.slice(0, step === 'month' ? 7 : 4)
}

/** True of what a column can be named by, whether it is asked for or not. */
export function isStepValue(step: Step, value: string): boolean {
  if (step === 'year') return /^[1-9]\d{3}$/.test(value)
  return step === 'month' ? isMonth(value) : isDay(value) && stepOf(step, value) === value
}

/**
 * Every step from the first asked day to the last, in order.
 * @param today an open range ends here
 * @param most columns, or rows
 * @throws HttpRefusal 400 where no first day is asked for, or where the columns would be too many
 */
export function timesOf(step: Step, range: Range | undefined, today: string, most = MOST_TIMES): { value: string; label: string }[] {
  const from = range?.from
  if (from === undefined) throw malformed(`按${STEP_WORDS[step]}横向展开需要日期范围：请在筛选里选定开始与结束的日期`)
  const to = range?.to ?? today
  const count = to < from ? 0 : countOf(step, from, to)
  if (count > most && most !== MOST_TIMES) throw malformed(`每${STEP_WORDS[step]}一行最多 ${most} 行，所选日期有 ${count} 行：请缩短日期范围，或改为${COARSER[step]}`)
  if (count > most) {
    throw malformed(`按${STEP_WORDS[step]}横向展开最多 ${MOST_TIMES} 列，所选日期有 ${count} 列：请缩短日期范围，或改为${COARSER[step]}`)
  }
  return Array.from({ length: count }, (_none, at) => {
    const value = moved(step, stepOf(step, from), at)
    return { value, label: value }
  })
}

function countOf(step: Step, from: string, to: string): number {
  const [first, last] = [stepOf(step, from), stepOf(step, to)]
  if (step === 'day' || step === 'week') return daysBetween(first, last) / (step === 'day' ? 1 : 7) + 1
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4))
  return (step === 'year' ? years : years * 12 + Number(last.slice(5)) - Number(first.slice(5))) + 1
}

function moved(step: Step, first: string, by: number): string {
  if (step === 'day' || step === 'week') return addDays(first, by * (step === 'day' ? 1 : 7))
  return step === 'month' ? addMonths(first, by).slice(0, 7) : String(Number(first) + by)
}
