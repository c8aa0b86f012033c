import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { domainOf, EUROPE_5, productLink, sellerLink, siteName, siteOf } from './marketplace'

interface SiteEnum {
  values: Record<string, { label: string; data?: { domain: string; marketplaceId: string } }>
}
const { values } = JSON.parse(readFileSync('schemas/enums/site.json', 'utf8')) as SiteEnum

describe('the site table (specification, section 3: marketplace sites)', () => {
  test('has every site of the specification, with its Chinese name', () => {
    const told = ['us', 'it', 'jp', 'de', 'gb', 'fr', 'es', 'ca', 'mx', 'nl', 'pl', 'se', 'au', 'uk', 'br', 'tr', 'ae', 'in', 'sa', 'sg', 'o5']
    expect(told.map(siteName)).toEqual([
      '美国', '意大利', '日本', '德国', '英国', '法国', '西班牙', '加拿大', '墨西哥', '荷兰', '波兰', '瑞典', '澳洲', '英国', '巴西', '土耳其', '阿联酋', '印度', '沙特', '新加坡', '欧洲五国',
    ])
    expect(told.filter((code) => siteOf(code) === undefined)).toEqual(['o5'])
    expect(told.map((code) => values[code]?.label)).toEqual(told.map(siteName))
  })

  test('says what the enum of the schemas says', () => {
    const facts = Object.entries(values).filter(([, { data }]) => data?.domain)
    expect(facts.map(([code, { label, data }]) => [code, label, data?.domain, data?.marketplaceId])).toEqual(
      facts.map(([code]) => [code, siteOf(code)?.label, siteOf(code)?.domain, siteOf(code)?.marketplaceId]),
    )
    expect(facts.length).toBeGreaterThan(20)
  })
})

describe('links to the marketplace by site (specification, section 9)', () => {
  test.each([
    ['us', 'amazon.com', 'ATVPDKIKX0DER'], ['it', 'amazon.it', 'APJ6JRA9NG5V4'], ['jp', 'amazon.co.jp', 'A1VC38T7YXB528'],
    ['de', 'amazon.de', 'A1PA6795UKMFR9'],
    ['gb', 'amazon.co.uk', 'A1F83G8C2ARO7P'], ['uk', 'amazon.co.uk', 'A1F83G8C2ARO7P'], ['fr', 'amazon.fr', 'A13V1IB3VIYZZH'],
    ['es', 'amazon.es', 'A1RKKUPIHCS9HS'],
    ['ca', 'amazon.ca', 'A2EUQ1WTGCTBG2'], ['mx', 'amazon.com.mx', 'A1AM78C64UM0Y8'], ['nl', 'amazon.nl', 'A1805IZSGTT6HS'],
    ['pl', 'amazon.pl', 'A1C3SOZRARQ6R3'],
    ['se', 'amazon.se', 'A2NODRKZP88ZB9'], ['au', 'amazon.com.au', 'A39IBJ37TRP1C6'], ['br', 'amazon.com.br', 'A2Q3Y263D00KWC'],
    ['tr', 'amazon.com.tr', 'A33AVAJ2PDY3EV'],
    ['ae', 'amazon.ae', 'A2VIGQ35RCS4UG'], ['in', 'amazon.in', 'A21TJRUUN4KGV'], ['sa', 'amazon.sa', 'A17E79C6D8DWNP'], ['sg', 'amazon.sg', 'A19VAU5U5O7RUS'],
  ])('%s stands at %s', (site, domain, marketplaceId) => {
    expect(productLink(site, 'B0ABCDEF12')).toBe(`https://www.${domain}/dp/B0ABCDEF12`)
    expect(sellerLink(site, 'A2EXAMPLE12345')).toBe(`https://www.${domain}/sp?seller=A2EXAMPLE12345&marketplaceID=${marketplaceId}`)
  })

  test('a product\'s page', () => {
    expect(productLink('us', 'B0ABCDEF12')).toBe('https://www.amazon.com/dp/B0ABCDEF12')
    expect(productLink('UK', 'B0ABCDEF12')).toBe('https://www.amazon.co.uk/dp/B0ABCDEF12')
    expect(productLink('atlantis', 'B0ABCDEF12')).toBeUndefined()
    expect(productLink('us', 'javascript:alert(1)')).toBeUndefined()
  })

  test('o5, the five-country European group, leads to the largest of them', () => {
    expect(productLink('o5', 'B0ABCDEF12')).toBe('https://www.amazon.de/dp/B0ABCDEF12')
    expect(EUROPE_5.of.map(domainOf)).toEqual(['amazon.de', 'amazon.co.uk', 'amazon.fr', 'amazon.it', 'amazon.es'])
    expect(sellerLink('o5', 'A2EXAMPLE12345')).toBeUndefined()
  })

  test('a seller\'s page', () => {
    expect(sellerLink('jp', 'A2EXAMPLE12345')).toBe('https://www.amazon.co.jp/sp?seller=A2EXAMPLE12345&marketplaceID=A1VC38T7YXB528')
    expect(sellerLink('jp', '../x')).toBeUndefined()
    expect(sellerLink('', 'A2EXAMPLE12345')).toBeUndefined()
  })
})
