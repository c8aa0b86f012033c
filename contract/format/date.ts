/**
 * How days and moments are shown: yyyy-mm-dd, "--" where there is none (specification, section 9). Days are text and
 * stay text; only a moment is moved, from UTC into the zone that its field says.
 */
import { companyZone } from '../company-clock'
import type { Zone } from '../plan'
import { wallText } from '../zone'

const NO_DATE = '--'

/** Each marketplace keeps the clock of its own console (Amazon's reports are written in it). */
const MARKETPLACE_ZONES: Record<string, string> = {
  us: 'America/Los_Angeles', ca: 'America/Los_Angeles', mx: 'America/Los_Angeles', br: 'America/Sao_Paulo',
  uk: 'Europe/London', gb: 'Europe/London', de: 'Europe/Berlin', fr: 'Europe/Paris', it: 'Europe/Rome', es: 'Europe/Madrid',
  nl: 'Europe/Amsterdam', be: 'Europe/Brussels', pl: 'Europe/Warsaw', se: 'Europe/Stockholm', tr: 'Europe/Istanbul', ie: 'Europe/Dublin',
  jp: 'Asia/Tokyo', au: 'Australia/Sydney', in: 'Asia/Kolkata', ae: 'Asia/Dubai', sa: 'Asia/Riyadh', sg: 'Asia/Singapore',
}

/** What a clock is called beside a moment and in the line about an answer. */
export const ZONE_WORDS: Record<Zone, string> = { marketplace: '站点时间', utc: 'UTC', source: '报告时间', company: '公司时间' }

function filled(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim()
}

/** "20250801" and "2025-08-01T…" as "2025-08-01"; text that is no day is shown as it came. */
export function formatDay(value: unknown): string {
  const text = filled(value)
  if (text === '') return NO_DATE
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (compact) return `${compact[1]}-${compact[2]}-${compact[3]}`
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : text
}

/** "2025-08-01" and "202508" as "2025-08". */
export function formatMonth(value: unknown): string {
  const text = filled(value)
  if (text === '') return NO_DATE
  const compact = /^(\d{4})(\d{2})$/.exec(text)
  if (compact) return `${compact[1]}-${compact[2]}`
  return /^\d{4}-\d{2}/.test(text) ? text.slice(0, 7) : text
}

/** The clock a moment is shown by. An unknown marketplace falls back to UTC, and says so. */
function clockOf(zone: Zone | undefined, site: unknown, company: string): { zone: string; said: string } {
  if (zone === 'marketplace') {
    const known = MARKETPLACE_ZONES[filled(site).toLowerCase()]
    return known ? { zone: known, said: '' } : { zone: 'UTC', said: ' UTC' }
  }
  if (zone === 'utc') return { zone: 'UTC', said: ' UTC' }
  return { zone: company, said: '' }
}

/**
 * A moment "2025-08-01T07:00:00.000Z" as "2025-08-01 00:00:00" by the field's zone; `site` is the row's marketplace
 * code. A moment without a zone of its own is wall-clock time already and is only tidied.
 * @param company the IANA zone of the company: the window's own unless told, which a server always does
 */
export function formatMoment(value: unknown, zone?: Zone, site?: unknown, company: string = companyZone()): string {
  const text = filled(value)
  if (text === '') return NO_DATE
  const wall = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?$/.exec(text)
  if (wall) return `${wall[1]} ${wall[2]}`
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return text
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return text
  const clock = clockOf(zone, site, company)
  return wallText(clock.zone, moment) + clock.said
}
