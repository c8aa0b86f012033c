/**
 * Marketplaces, currencies and countries as reports name them, to the sites of the site enum. Pure; knows no shop.
 */
import type { Model } from '../../../contract/model'

/** One marketplace of the enum `site`. `currency` is its ISO code, `zone` its IANA zone, `domain` as amazon.de. */
export interface Site {
  code: string
  label: string
  domain: string
  currency: string
  zone: string
  /** Sites of one network share an account's goods in Amazon's warehouses. */
  network: string
}

/** All sites, found by any of their names; each look-up ignores the case. */
export interface Places {
  sites: Site[]
  currencies: Set<string>
  /** "Amazon.com", "amazon.jp" → its site; names of no marketplace (Non-Amazon US, si-prod-…) give undefined. */
  siteOfMarketplace(name: string): Site | undefined
  /** A marketplace, or one of Amazon's own names of what is sold elsewhere or within (Non-Amazon US, SI CA Prod Marketplace). */
  isKnown(name: string): boolean
  /** "US", "United States", "美国", or the marketplace itself in the country's place ("Amazon.es") → its site. */
  siteOfCountry(name: string): Site | undefined
  siteOfCode(code: string): Site | undefined
}

/** Names that Amazon's reports have in the place of a marketplace: other channels, its internal stores. */
const AMAZONS_OWN = /^non-amazon\b|^si[ -]|\bprod marketplace$|\.stores\.amazon\./i

/** The sites that are marketplaces of their own (aliases and groups left out). */
export function placesOf(model: Pick<Model, 'enums'>): Places {
  const site = model.enums.site
  const sites: Site[] = []
  for (const value of site?.values ?? []) {
    const data = site?.data[value.value] ?? {}
    const { domain, currency, zone, alias, network } = data
    if (typeof domain !== 'string' || typeof currency !== 'string' || typeof zone !== 'string' || alias !== undefined) continue
    sites.push({ code: value.value, label: value.label, domain, currency, zone, network: typeof network === 'string' ? network : value.value })
  }
  const byDomain = new Map(sites.map((one) => [one.domain, one]))
  const byEnding = new Map(sites.map((one) => [one.domain.split('.').at(-1)!, one]))
  byEnding.delete('com')
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const byCountry = new Map<string, Site>()
  for (const one of sites) {
    for (const name of [one.code, one.label, english.of(one.code.toUpperCase()) ?? '']) byCountry.set(name.toLowerCase(), one)
  }
  const gb = byCountry.get('gb')
  if (gb) byCountry.set('uk', gb)
  const byCode = new Map(sites.map((one) => [one.code, one]))
  for (const value of site?.values ?? []) {
    const alias = site?.data[value.value]?.alias
    const target = typeof alias === 'string' ? byCode.get(alias) : undefined
    if (target) byCode.set(value.value, target)
  }
  const siteOfMarketplace = (name: string): Site | undefined => {
    const bare = name.trim().toLowerCase().replace(/^https?:\/\//, '').replace(/^www\./, '').replace(/\/$/, '')
    if (!bare.startsWith('amazon.')) return undefined
    return byDomain.get(bare) ?? (bare.split('.').length === 2 ? byEnding.get(bare.slice('amazon.'.length)) : undefined)
  }
  return {
    sites,
    currencies: new Set((model.enums.currency_all?.values ?? []).map((one) => one.value)),
    siteOfMarketplace,
    isKnown: (name) => siteOfMarketplace(name) !== undefined || AMAZONS_OWN.test(name.trim()),
    siteOfCountry: (name) => byCountry.get(name.trim().toLowerCase()) ?? siteOfMarketplace(name),
    siteOfCode: (code) => byCode.get(code),
  }
}
