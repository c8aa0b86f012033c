/**
 * Clocks: the offset of an IANA zone at a moment, and what the zone words in reports mean. Intl alone, no library;
 * offsets are remembered by quarter hour, since Intl is slow and zones only change on quarters.
 */
const QUARTER_MS = 15 * 60 * 1000
const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()
/** Rows come in the order of time: most ask for the quarter hour of the row before. */
let last = { zone: '', quarter: 0, offset: 0 }

function formatOf(zone: string): Intl.DateTimeFormat {
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
  const quarter = Math.floor(utcMs / QUARTER_MS)
  if (quarter === last.quarter && zone === last.zone) return last.offset
  let known = offsets.get(zone)
  if (!known) offsets.set(zone, (known = new Map()))
  const found = known.get(quarter)
  if (found !== undefined) {
    last = { zone, quarter, offset: found }
    return found
  }
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
  return `${dayText(utcMs)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}Z`
}

/** A zone word: minutes ahead of UTC, and the IANA zones whose clock it belongs to. */
interface ZoneWord {
  minutes: number
  zones: RegExp
}

const NORTH_AMERICA = /^America\//
const EUROPE = /^(Europe|Africa|Atlantic)\//
const WORDS: Record<string, ZoneWord | ZoneWord[]> = {
  UTC: { minutes: 0, zones: /^UTC$/ }, Z: { minutes: 0, zones: /^UTC$/ }, GMT: { minutes: 0, zones: /^(UTC|Europe\/(London|Dublin|Lisbon))$/ },
  PST: { minutes: -480, zones: NORTH_AMERICA }, PDT: { minutes: -420, zones: NORTH_AMERICA },
  MST: { minutes: -420, zones: NORTH_AMERICA }, MDT: { minutes: -360, zones: NORTH_AMERICA },
  CST: { minutes: -360, zones: NORTH_AMERICA }, CDT: { minutes: -300, zones: NORTH_AMERICA },
  EST: { minutes: -300, zones: NORTH_AMERICA }, EDT: { minutes: -240, zones: NORTH_AMERICA },
  BRT: { minutes: -180, zones: /Sao_Paulo$/ }, BRST: { minutes: -120, zones: /Sao_Paulo$/ },
  WET: { minutes: 0, zones: EUROPE }, WEST: { minutes: 60, zones: EUROPE }, BST: { minutes: 60, zones: EUROPE },
  CET: { minutes: 60, zones: EUROPE }, CEST: { minutes: 120, zones: EUROPE }, MEZ: { minutes: 60, zones: EUROPE }, MESZ: { minutes: 120, zones: EUROPE },
  EET: { minutes: 120, zones: EUROPE }, EEST: { minutes: 180, zones: EUROPE }, TRT: { minutes: 180, zones: /Istanbul$/ },
  IST: [{ minutes: 330, zones: /^Asia\/(Kolkata|Calcutta)$/ }, { minutes: 60, zones: /Dublin$/ }],
  GST: { minutes: 240, zones: /Dubai$/ }, AST: [{ minutes: 180, zones: /Riyadh$/ }, { minutes: -240, zones: NORTH_AMERICA }],
  JST: { minutes: 540, zones: /Tokyo$/ }, SGT: { minutes: 480, zones: /Singapore$/ },
  AEST: { minutes: 600, zones: /^Australia\// }, AEDT: { minutes: 660, zones: /^Australia\// },
}

/**
 * Minutes ahead of UTC for a zone word ("PDT", "GMT+9", "+02:00"); a word with two meanings takes the one of `zone`.
 * Undefined: not a zone word.
 */
export function zoneWordMinutes(word: string, zone: string): number | undefined {
  const upper = word.toUpperCase()
  const found = WORDS[upper]
  if (found) {
    if (!Array.isArray(found)) return found.minutes
    return (found.find((one) => one.zones.test(zone)) ?? found[0]!).minutes
  }
  const offset = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(upper)
  if (!offset) return undefined
  return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0))
}

/** True when `word` is a word of `zone`'s own clock (PDT for Los Angeles; UTC only for UTC). */
export function zoneHasWord(word: string, zone: string): boolean {
  const found = WORDS[word.toUpperCase()]
  if (!found) return false
  return (Array.isArray(found) ? found : [found]).some((one) => one.zones.test(zone))
}
