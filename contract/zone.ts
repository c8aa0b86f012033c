/**
 * Clocks: the offset of an IANA zone at a moment, and from a wall time to the moment. Intl alone, no library; offsets are
 * remembered, by the day where it has one alone and else by quarter hour, since Intl is slow and zones only change on quarters. Pure.
 */
const QUARTER_MS = 15 * 60 * 1000
const DAY_MS = 86_400_000
/** Quarters of an hour in a day. */
const QUARTERS = DAY_MS / QUARTER_MS

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()
/** Rows come in the order of time: most ask for the day of the row before. */
let last = { zone: '', day: Number.NaN, offset: 0 }

/** The clock of a zone, made once: the browser takes long to make one. @throws RangeError for a name that it does not know */
export function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric', era: 'short',
    })
    formats.set(zone, format)
  }
  return format
}

/** Milliseconds that `zone`'s clock is ahead of UTC at the moment `utcMs`. Throws RangeError for an unknown zone. */
export function zoneOffsetMs(zone: string, utcMs: number): number {
  if (zone === 'UTC') return 0
  const day = Math.floor(utcMs / DAY_MS)
  if (day === last.day && zone === last.zone) return last.offset
  // Clocks are changed on a few days of a year: a day that begins and ends alike is alike throughout.
  const first = offsetAt(zone, day * QUARTERS)
  if (first === offsetAt(zone, (day + 1) * QUARTERS)) {
    last = { zone, day, offset: first }
    return first
  }
  return offsetAt(zone, Math.floor(utcMs / QUARTER_MS))
}

/** The same at the beginning of a quarter of an hour, counted from 1970; what Intl says is kept, for it takes long to say it. */
function offsetAt(zone: string, quarter: number): number {
  let known = offsets.get(zone)
  if (!known) offsets.set(zone, (known = new Map()))
  const found = known.get(quarter)
  if (found !== undefined) return found
  const parts: Record<string, number> = {}
  for (const part of formatOf(zone).formatToParts(quarter * QUARTER_MS)) parts[part.type] = Number(part.value)
  const local = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!)
  const offset = local - quarter * QUARTER_MS
  if (known.size > 100_000) known.clear()
  known.set(quarter, offset)
  return offset
}

/**
 * The moment at which `zone`'s clock shows `localMs` (a wall time written as if it were UTC). A wall time that occurs
 * twice gives the first of both; one that is skipped gives the moment as long after the change.
 */
export function utcOfLocal(zone: string, localMs: number): number {
  const first = localMs - zoneOffsetMs(zone, localMs - DAY_MS)
  if (zoneOffsetMs(zone, first) === localMs - first) return first
  const second = localMs - zoneOffsetMs(zone, localMs + DAY_MS)
  return zoneOffsetMs(zone, second) === localMs - second ? second : first
}

const two = (n: number): string => (n < 10 ? `0${n}` : String(n))
/** "00:00" to "23:59", by the minute of the day, and "00" to "59". */
const MINUTES = Array.from({ length: 1440 }, (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
const SECONDS = Array.from({ length: 60 }, (_, second) => two(second))

/** A file has few days and many rows. */
const dayTexts = new Map<number, string>()

/** yyyy-mm-dd of a wall time (milliseconds as if UTC). */
export function dayText(localMs: number): string {
  const number = Math.floor(localMs / DAY_MS)
  let text = dayTexts.get(number)
  if (text === undefined) {
    const date = new Date(localMs)
    text = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
    if (dayTexts.size > 50_000) dayTexts.clear()
    dayTexts.set(number, text)
  }
  return text
}

/** yyyy-mm-dd by `zone`'s clock at a moment. */
export function dayIn(zone: string, utcMs: number): string {
  return dayText(utcMs + zoneOffsetMs(zone, utcMs))
}

/** ISO 8601 UTC of a moment, with milliseconds only where there are any. */
export function isoText(utcMs: number): string {
  if (utcMs % 1000 !== 0) return new Date(utcMs).toISOString()
  const seconds = (utcMs - Math.floor(utcMs / DAY_MS) * DAY_MS) / 1000
  return `${dayText(utcMs)}T${MINUTES[Math.floor(seconds / 60)]}:${SECONDS[seconds % 60]}Z`
}

/** "2025-08-01 14:30:00": what `zone`'s clock shows at a moment. */
export function wallText(zone: string, utcMs: number): string {
  return isoText(Math.floor((utcMs + zoneOffsetMs(zone, utcMs)) / 1000) * 1000).slice(0, 19).replace('T', ' ')
}

/** ISO 8601 UTC of the moment at which `zone`'s clock shows "2025-08-01 14:30:00"; undefined for what is no such text. */
export function momentOfWall(zone: string, wall: string): string | undefined {
  const local =
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(wall) ? Date.parse(`${wall.replace(' ', 'T')}${wall.length === 16 ? ':00' : ''}Z`) : Number.NaN
  return Number.isNaN(local) ? undefined : isoText(utcOfLocal(zone, local))
}
