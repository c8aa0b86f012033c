/**
 * The site table, and the marketplace's own pages of a product and of a seller by site (specification, sections 3 and 9). Pure. The
 * enum "site" says the same of what it holds; a test keeps the two together.
 */
export interface Site {
  code: string
  label: string
  domain: string
  marketplaceId: string
}

const SITES: readonly Site[] = [
  { code: 'us', label: '美国', domain: 'amazon.com', marketplaceId: 'ATVPDKIKX0DER' },
  { code: 'ca', label: '加拿大', domain: 'amazon.ca', marketplaceId: 'A2EUQ1WTGCTBG2' },
  { code: 'mx', label: '墨西哥', domain: 'amazon.com.mx', marketplaceId: 'A1AM78C64UM0Y8' },
  { code: 'br', label: '巴西', domain: 'amazon.com.br', marketplaceId: 'A2Q3Y263D00KWC' },
  { code: 'gb', label: '英国', domain: 'amazon.co.uk', marketplaceId: 'A1F83G8C2ARO7P' },
  { code: 'de', label: '德国', domain: 'amazon.de', marketplaceId: 'A1PA6795UKMFR9' },
  { code: 'fr', label: '法国', domain: 'amazon.fr', marketplaceId: 'A13V1IB3VIYZZH' },
  { code: 'it', label: '意大利', domain: 'amazon.it', marketplaceId: 'APJ6JRA9NG5V4' },
  { code: 'es', label: '西班牙', domain: 'amazon.es', marketplaceId: 'A1RKKUPIHCS9HS' },
  { code: 'nl', label: '荷兰', domain: 'amazon.nl', marketplaceId: 'A1805IZSGTT6HS' },
  { code: 'se', label: '瑞典', domain: 'amazon.se', marketplaceId: 'A2NODRKZP88ZB9' },
  { code: 'pl', label: '波兰', domain: 'amazon.pl', marketplaceId: 'A1C3SOZRARQ6R3' },
  { code: 'be', label: '比利时', domain: 'amazon.com.be', marketplaceId: 'AMEN7PMS3EDWL' },
  { code: 'ie', label: '爱尔兰', domain: 'amazon.ie', marketplaceId: 'A28R8C7NBKEWEA' },
  { code: 'tr', label: '土耳其', domain: 'amazon.com.tr', marketplaceId: 'A33AVAJ2PDY3EV' },
  { code: 'jp', label: '日本', domain: 'amazon.co.jp', marketplaceId: 'A1VC38T7YXB528' },
  { code: 'au', label: '澳洲', domain: 'amazon.com.au', marketplaceId: 'A39IBJ37TRP1C6' },
  { code: 'ae', label: '阿联酋', domain: 'amazon.ae', marketplaceId: 'A2VIGQ35RCS4UG' },
  { code: 'sa', label: '沙特', domain: 'amazon.sa', marketplaceId: 'A17E79C6D8DWNP' },
  { code: 'in', label: '印度', domain: 'amazon.in', marketplaceId: 'A21TJRUUN4KGV' },
  { code: 'sg', label: '新加坡', domain: 'amazon.sg', marketplaceId: 'A19VAU5U5O7RUS' },
]

const BY_CODE: ReadonlyMap<string, Site> = new Map(SITES.map((site) => [site.code, site]))

/** Other ways to write a site. */
const ALIASES: Readonly<Record<string, string>> = { uk: 'gb' }

/** The five European countries that share a listing: in the table of product links alone, where the largest of them stands for all. */
export const EUROPE_5 = { code: 'o5', label: '欧洲五国', of: ['de', 'gb', 'fr', 'it', 'es'], leadsTo: 'de' } as const

const written = (code: unknown): string => String(code ?? '').trim().toLowerCase()

/** A site by its code, in any case, also by its other name (uk); undefined for one that is not known, and for a group of sites. */
export function siteOf(code: unknown): Site | undefined {
  return BY_CODE.get(ALIASES[written(code)] ?? written(code))
}

/** The Chinese name of a site, or of the group o5. */
export function siteName(code: unknown): string | undefined {
  return written(code) === EUROPE_5.code ? EUROPE_5.label : siteOf(code)?.label
}

/** The domain of a site's marketplace; undefined for a site that is not known. */
export function domainOf(site: unknown): string | undefined {
  return siteOf(site)?.domain
}

/** The address of a product's page; undefined where the site is unknown or the ASIN is none. */
export function productLink(site: unknown, asin: unknown): string | undefined {
  const domain = domainOf(written(site) === EUROPE_5.code ? EUROPE_5.leadsTo : site)
  const code = String(asin ?? '').trim()
  return domain && /^[A-Z0-9]{10}$/i.test(code) ? `https://www.${domain}/dp/${code}` : undefined
}

/** The address of a seller's own page; undefined where the site is unknown or the seller's number is none. */
export function sellerLink(site: unknown, sellerId: unknown): string | undefined {
  const known = siteOf(site)
  const code = String(sellerId ?? '').trim()
  return known && /^[A-Z0-9]{8,20}$/i.test(code) ? `https://www.${known.domain}/sp?seller=${code}&marketplaceID=${known.marketplaceId}` : undefined
}
