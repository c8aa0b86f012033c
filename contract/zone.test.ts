import { afterEach, describe, expect, it } from 'vitest'
import { companyZone, DEFAULT_ZONE, setCompanyZone } from './company-clock'
import { formatMoment } from './format/date'
import { momentOfWall, wallText } from './zone'

describe('a wall time and its moment', () => {
  it('are each other’s, over the change of summer time too', () => {
    for (const [zone, wall, moment] of [
      ['Asia/Shanghai', '2026-03-06 10:30:00', '2026-03-06T02:30:00Z'],
      ['America/New_York', '2026-03-05 21:30:00', '2026-03-06T02:30:00Z'],
      ['Europe/Berlin', '2026-03-29 03:00:00', '2026-03-29T01:00:00Z'],
      ['Europe/Berlin', '2026-03-29 01:59:59', '2026-03-29T00:59:59Z'],
    ] as const) {
      expect(momentOfWall(zone, wall)).toBe(moment)
      expect(wallText(zone, Date.parse(moment))).toBe(wall)
    }
  })

  it('are what the zone’s own clock shows, on the days of its changes as on all others', () => {
    // Half an hour of summer time; a change in the middle of a month; a whole day that never was.
    for (const [zone, from] of [['Australia/Lord_Howe', '2026-04-01'], ['Africa/Casablanca', '2025-02-20'], ['Pacific/Apia', '2011-12-20']] as const) {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      const first = Date.parse(from)
      for (let quarter = 0; quarter < 96 * 20; quarter += 1) {
        const moment = first + quarter * 900_000 + 61_000
        expect(wallText(zone, moment)).toBe(clock.format(moment))
      }
    }
  })

  it('refuse what is no wall time', () => {
    expect(momentOfWall('UTC', 'yesterday')).toBeUndefined()
    expect(momentOfWall('UTC', '2026-02-31 25:00:00')).toBeUndefined()
  })
})

describe('the company’s clock', () => {
  afterEach(() => setCompanyZone(DEFAULT_ZONE))

  it('tells every moment that is the company’s, and no marketplace’s', () => {
    setCompanyZone('America/New_York')
    expect(formatMoment('2026-03-06T02:30:00Z', 'company')).toBe('2026-03-05 21:30:00')
    expect(formatMoment('2026-03-06T02:30:00Z', 'marketplace', 'jp')).toBe('2026-03-06 11:30:00')
    expect(formatMoment('2026-03-06T02:30:00Z', 'company', undefined, 'UTC')).toBe('2026-03-06 02:30:00')
  })

  it('stays as it was where a zone is not known', () => {
    setCompanyZone('Mars/Olympus')
    expect(companyZone()).toBe(DEFAULT_ZONE)
  })
})
