/** A week of hours (分时): one entry for each hour of each weekday, as a field of kind week keeps it and everybody tells it. Pure. */
import { shiftText, signText, trimZeros } from './decimal-text'

/** What entries are: a share of the base value, an amount more or less than it, a value in its place, or on and off. */
export type WeekUnit = 'rate' | 'amount' | 'value' | 'switch'

/** What each hour of the week does to a base; `unit` says how its entries are meant. */
export interface Week {
  unit: WeekUnit
  /** 168 entries, Monday's 00–01 first: exact decimal text ("-0.3" is 30% less), "on" or "off"; null: as the base is. */
  hours: (string | null)[]
}

/** How an entry is meant, in the words of staff. */
export const WEEK_UNITS: Record<WeekUnit, string> = { rate: '按基准 ±%', amount: '按基准 ±金额', value: '设为固定值', switch: '开或关' }
/** Monday first, as `hours` has them. */
export const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const
export const DAY_HOURS = 24
export const WEEK_HOURS = 7 * DAY_HOURS

/** Every hour as the base is. */
export const EMPTY_WEEK: Week = { unit: 'rate', hours: Array.from({ length: WEEK_HOURS }, () => null) }

/** True for an entry that the unit knows. A share takes away less than everything. */
export function isEntry(unit: WeekUnit, entry: unknown): boolean {
  if (entry === null) return true
  if (typeof entry !== 'string') return false
  if (unit === 'switch') return entry === 'on' || entry === 'off'
  if (!/^-?\d{1,7}(\.\d{1,4})?$/.test(entry)) return false
  const value = Number(entry)
  return unit === 'rate' ? value > -1 && value <= 9 : unit === 'value' ? value >= 0 : true
}

/** The value as a week; undefined for what is none, or holds an entry that its unit does not know. */
export function readWeek(value: unknown): Week | undefined {
  const { unit, hours } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Week>
  if (unit === undefined || !Object.hasOwn(WEEK_UNITS, unit) || !Array.isArray(hours) || hours.length !== WEEK_HOURS) return undefined
  return hours.every((entry) => isEntry(unit, entry)) ? { unit, hours } : undefined
}

/** "+20%", "-0.10", "1.50", "关". */
export function entryText(unit: WeekUnit, entry: string): string {
  if (unit === 'switch') return entry === 'on' ? '开' : '关'
  if (unit === 'value') return entry
  const plus = signText(entry) === 1 ? '+' : ''
  return unit === 'rate' ? `${plus}${trimZeros(shiftText(entry, 2) ?? entry)}%` : `${plus}${entry}`
}

const two = (hour: number): string => String(hour).padStart(2, '0')

/** The spans of one weekday (0 is Monday) whose entries are alike, in order; hours without an entry are left out. */
function spansOf({ unit, hours }: Week, day: number): string {
  const spans: string[] = []
  for (let hour = 0; hour < DAY_HOURS;) {
    const entry = hours[day * DAY_HOURS + hour] ?? null
    let until = hour + 1
    while (until < DAY_HOURS && (hours[day * DAY_HOURS + until] ?? null) === entry) until += 1
    if (entry !== null) spans.push(`${hour === 0 && until === DAY_HOURS ? '全天' : `${two(hour)}–${two(until)}时`} ${entryText(unit, entry)}`)
    hour = until
  }
  return spans.join('、')
}

/** "周一至周五 00–06时 -30%、18–23时 +20%；周六 全天 +10%": neighbouring days that are alike are told once. */
export function weekText(week: Week): string {
  const days = WEEKDAYS.map((_day, at) => spansOf(week, at))
  const told: string[] = []
  for (let day = 0; day < days.length;) {
    let until = day + 1
    while (until < days.length && days[until] === days[day]) until += 1
    const called = until - day === 7 ? '每天' : until - day === 1 ? WEEKDAYS[day]! : `${WEEKDAYS[day]!}至${WEEKDAYS[until - 1]!}`
    if (days[day] !== '') told.push(`${called} ${days[day]!}`)
    day = until
  }
  return told.join('；') || '全部保持基准'
}
