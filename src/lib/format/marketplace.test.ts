import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { domainOf, EUROPE_5, productLink, sellerLink, siteOf } from './marketplace'

interface SiteEnum {
  values: Record<string, { label: string; data?: { domain: string; marketplaceId: string } }>
}
const { values } = JSON.parse(readFileSync('schemas/enums/site.json', 'utf8')) as SiteEnum

describe('the site table (specification, section 3: marketplace sites)', () => {
  test('has every site of the specification, with its Chinese name', () => {
    const told = ['us', 'it', 'jp', 'de', 'gb', 'fr', 'es', 'ca', 'mx', 'nl', 'pl', 'se', 'au', 'uk', 'br', 'tr', 'ae', 'in', 'sa', 'sg', 'o5']
    expect(told.filter((code) => siteOf(code) === undefined)).toEqual([])
    expect(['us', 'jp', 'gb', 'uk'].map((code) => siteOf(code)?.label)).toEqual(['美国', '日本', '英国', '英国'])
  })

  test('says what the enum of the schemas says', () => {
    const facts = Object.entries(values).filter(([, { data }]) => data?.domain)
    expect(facts.map(([code, { label, data }]) => [code, label, data?.domain, data?.marketplaceId])).toEqual(facts.map(([code]) => [code, siteOf(code)?.label, siteOf(code)?.domain, siteOf(code)?.marketplaceId]))
    expect(facts.length).toBeGreaterThan(20)
  })
})

describe('links to the marketplace by site (specification, section 9)', () => {
  test('a product\'s page', () => {
    expect(productLink('us', 'B0ABCDEF12')).toBe('https://www.amazon.com/dp/B0ABCDEF12')
    expect(productLink('UK', 'B0ABCDEF12')).toBe('https://www.amazon.co.uk/dp/B0ABCDEF12')
    expect(productLink('atlantis', 'B0ABCDEF12')).toBeUndefined()
    expect(productLink('us', 'javascript:alert(1)')).toBeUndefined()
  })

  test('o5, the five-country European group, leads to the largest of them', () => {
    expect(productLink('o5', 'B0ABCDEF12')).toBe('https://www.amazon.de/dp/B0ABCDEF12')
    expect(EUROPE_5).toHaveLength(5)
    expect(EUROPE_5.map(domainOf)).not.toContain(undefined)
  })

  test('a seller\'s page', () => {
    expect(sellerLink('jp', 'A2EXAMPLE12345')).toBe('https://www.amazon.co.jp/sp?seller=A2EXAMPLE12345&marketplaceID=A1VC38T7YXB528')
    expect(sellerLink('jp', '../x')).toBeUndefined()
    expect(sellerLink('', 'A2EXAMPLE12345')).toBeUndefined()
  })
})
