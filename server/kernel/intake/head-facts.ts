/**
 * What the beginning of a file says about whose it is: currency in the lines above the header, marketplaces, currencies
 * and countries in the first records. Looks at raw words only, before any shop is known.
 */
import type { Detection, FoundColumn } from './detect'
import type { Places, Site } from './places'
import type { Table } from './tables/table'
import { zoneWordMinutes } from '../value/zone-words'

/** What a file's beginning tells of its owner, by which a shop is proposed. */
export interface HeadFacts {
  /** Of "All amounts in USD, unless specified". */
  preambleCurrency: string | null
  /** The zone word of a line above the header that speaks of time ("All times in PST"). */
  preambleZone: string | null
  /** As written -> records, of the first ones. */
  marketplaces: Map<string, number>
  currencies: Map<string, number>
  countries: Map<string, number>
  /** The sites that these words mean; of a currency alone, all sites that use it. */
  sites: Site[]
}

const LOOK_AT = 2000
/** Lines above the header that speak of time, in the languages of the reports. */
const OF_TIME = /\btime|zone\b|uhr|zeit|heure|fuseau|\bhora|\bora\b|tijd|\btid\b|czas|saat|時刻|時間|时间|时区|タイムゾーン/i
const ZONE_WORD = /(?<![A-Za-z])(?:(?:UTC|GMT)(?:[+-]\d{1,2}(?::\d{2})?)?|[A-Z]{3,4})(?![A-Za-z])/g

function note(map: Map<string, number>, cells: string[], found: FoundColumn | undefined): void {
  const word = found === undefined ? '' : (found.value ?? cells[found.index] ?? '').trim()
  if (word !== '') map.set(word, (map.get(word) ?? 0) + 1)
}

/**
 * Looks at the lines above the header and, where the format has such columns, at the first 2000 records or a few more (whole batches). Marketplaces say the
 * sites, else countries, else all sites of the currencies.
 */
export async function headFacts(table: Table, detection: Detection, places: Places): Promise<HeadFacts> {
  const { guard } = detection.format
  const foundAs = (column: string | undefined): FoundColumn | undefined => detection.columns.find((one) => one.column.name === column)
  const marketplace = foundAs(guard.marketplace)
  const currency = foundAs(guard.currency)
  const country = foundAs(guard.country)
  const facts: HeadFacts = { preambleCurrency: null, preambleZone: null, marketplaces: new Map(), currencies: new Map(), countries: new Map(), sites: [] }
  for (const record of table.head.slice(0, detection.headerAt)) {
    const line = record.cells.join(' ')
    for (const word of line.match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g) ?? []) if (places.currencies.has(word)) facts.preambleCurrency ??= word
    if (OF_TIME.test(line)) facts.preambleZone ??= (line.match(ZONE_WORD) ?? []).find((word) => zoneWordMinutes(word, 'UTC') !== undefined) ?? null
  }
  let seen = 0
  if (marketplace || currency || country) {
    for await (const batch of table.records()) {
      for (const record of batch) {
        if (record.line <= detection.headerLine) continue
        note(facts.marketplaces, record.cells, marketplace)
        note(facts.currencies, record.cells, currency)
        note(facts.countries, record.cells, country)
        seen++
      }
      if (seen >= LOOK_AT) break
    }
  }
  const counted = new Map<Site, number>()
  for (const [name, rows] of facts.marketplaces) {
    const site = places.siteOfMarketplace(name)
    if (site) counted.set(site, (counted.get(site) ?? 0) + rows)
  }
  if (counted.size === 0) {
    for (const [name, rows] of facts.countries) {
      const site = places.siteOfCountry(name)
      if (site) counted.set(site, (counted.get(site) ?? 0) + rows)
    }
  }
  if (counted.size > 0) facts.sites = [...counted].sort((a, b) => b[1] - a[1]).map(([site]) => site)
  else {
    const currencies = facts.currencies.size > 0 ? [...facts.currencies.keys()] : facts.preambleCurrency ? [facts.preambleCurrency] : []
    facts.sites = places.sites.filter((site) => currencies.includes(site.currency))
  }
  return facts
}
