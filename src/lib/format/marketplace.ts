/** The marketplace's own pages of a product, by site (specification, sections 3 and 9: product link table per site). Pure. */

/** Site code -> domain. The same as the enum "site" says; a test holds the two together. */
const DOMAINS: Record<string, string> = {
  us: 'amazon.com', ca: 'amazon.ca', mx: 'amazon.com.mx', br: 'amazon.com.br', gb: 'amazon.co.uk', uk: 'amazon.co.uk', de: 'amazon.de', fr: 'amazon.fr',
  it: 'amazon.it', es: 'amazon.es', nl: 'amazon.nl', se: 'amazon.se', pl: 'amazon.pl', be: 'amazon.com.be', ie: 'amazon.ie', tr: 'amazon.com.tr',
  jp: 'amazon.co.jp', au: 'amazon.com.au', ae: 'amazon.ae', sa: 'amazon.sa', in: 'amazon.in', sg: 'amazon.sg',
}

/** The five European sites share one listing; its link leads to the largest of them. */
const GROUPS: Record<string, string> = { o5: 'de' }

/** The domain of a site's marketplace; undefined for a site that is not known. */
export function domainOf(site: unknown): string | undefined {
  const code = String(site ?? '').trim().toLowerCase()
  return DOMAINS[GROUPS[code] ?? code]
}

/** The address of a product's page; undefined where the site is unknown or the ASIN is none. */
export function productLink(site: unknown, asin: unknown): string | undefined {
  const domain = domainOf(site)
  const code = String(asin ?? '').trim()
  return domain && /^[A-Z0-9]{10}$/i.test(code) ? `https://www.${domain}/dp/${code}` : undefined
}
