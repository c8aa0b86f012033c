/** A simulated year on the clocks of the marketplaces: each hour that a clock shows begins once, and the base is what stands at the end. */
import { expect, it } from 'vitest'
import { EMPTY_WEEK, type Week } from '../../../contract/week'
import { changesOf, dayBegins, dueSlots, hoursOf } from './slots'
import { dayValue, targetValue } from './target-value'

/** Eight marketplaces; of these Tokyo and the two of the south are no summer-time clocks of the north. */
const ZONES = ['America/Los_Angeles', 'America/Sao_Paulo', 'Europe/London', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Sydney', 'Asia/Dubai', 'Asia/Kolkata']
/** Less by night, more in the evening, another on Sundays. */
const WEEK: Week = {
  unit: 'rate', hours: EMPTY_WEEK.hours.map((_none, at) => (at >= 144 ? '0.1' : at % 24 < 6 ? '-0.3' : at % 24 >= 18 ? '0.2' : null)),
}
const HOUR_MS = 3_600_000

it.each(ZONES)('a year in %s: every hour of the clock once, also where summer time begins and ends', (zone) => {
  const slots = hoursOf(zone, WEEK, '2026-01-01', '2026-12-31')
  // What a clock on the wall shows, half hour by half hour: no code of ours.
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' })
  const shown = new Set<string>()
  for (let at = Date.UTC(2025, 11, 31); at < Date.UTC(2027, 0, 2); at += HOUR_MS / 2) {
    const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    if (parts['year'] === '2026') shown.add(`${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:00`)
  }
  expect(slots.map(({ text }) => text)).toEqual([...shown].sort())
  expect(new Set(slots.map(({ at }) => at)).size).toBe(slots.length)
})

it.each(ZONES)('a year in %s, looked at every five hours and thirteen minutes: each change is due once and none is lost', (zone) => {
  const ends = dayBegins(zone, '2027-01-01')
  const due: string[] = []
  const values = new Set<string>()
  let since = dayBegins(zone, '2026-01-01') - 1
  while (since < ends - 1) {
    const now = Math.min(since + 313 * 60_000, ends - 1)
    for (const { text, entry } of dueSlots(zone, WEEK, since, now).changes) {
      due.push(text)
      values.add(targetValue('1.00', 'rate', entry, { digits: 2, bounds: [] }))
    }
    since = now
  }
  const all = changesOf(hoursOf(zone, WEEK, '2025-12-31', '2026-12-31'), false).map(({ text }) => text).filter((text) => text.startsWith('2026'))
  expect(due).toEqual(all)
  expect([...values].sort()).toEqual(['0.70', '1.00', '1.10', '1.20'])
  expect(targetValue('1.00', 'rate', null, { digits: 2, bounds: [] })).toBe('1.00')
})

it('a value stays between floor, ceiling and what Amazon takes, in the digits of its currency', () => {
  const usd = { digits: 2, bounds: [{ floor: '0.50', ceiling: '2.00' }, { floor: '0.02', ceiling: '1000' }] }
  const moved = (base: string, by: string): string => targetValue(base, 'rate', by, usd)
  expect([moved('1.00', '-0.9'), moved('1.00', '3'), moved('1.25', '0.1')]).toEqual(['0.50', '2.00', '1.38'])
  expect(targetValue('120', 'rate', '-0.33', { digits: 0, bounds: [] })).toBe('80')
  expect([targetValue('enabled', 'switch', 'off', usd), targetValue('paused', 'switch', null, usd)]).toEqual(['paused', 'paused'])
})

it('a day folded into one value is the mean of its hours; a switch is on where half of the day is', () => {
  expect(dayValue('1.00', WEEK, 0, { digits: 2, bounds: [] })).toBe('0.98')
  expect(dayValue('1.00', WEEK, 6, { digits: 2, bounds: [] })).toBe('1.10')
  const off = { unit: 'switch' as const, hours: EMPTY_WEEK.hours.map((_none, at) => (at % 24 < 13 ? 'off' : 'on')) }
  expect(dayValue('enabled', off, 0, { digits: 2, bounds: [] })).toBe('paused')
})
