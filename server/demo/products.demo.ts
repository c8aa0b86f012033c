/**
 * The 200 MSKU of the demo company: which goods of the catalogue each site sells, under which codes, at which price, and
 * how well they sell. Amounts are in hundredths of the currency.
 */
import { CATALOG, VARIANTS, type CatalogItem } from './catalog.demo'
import { addDays, type DemoClock } from './calendar.demo'
import { randomOf } from './random.demo'
import { DEMO_SHOPS, toStep, type DemoShop } from './shops.demo'

/** One MSKU of one shop, with all that sales, fees and advertising are worked out from. */
export interface DemoProduct {
  /** Position in the list; the row's id is given when it is written. */
  at: number
  shop: DemoShop
  item: CatalogItem
  msku: string
  asin: string
  parentAsin: string
  fnsku: string
  title: string
  /** Local code and name, the same at every site. */
  sku: string
  name: string
  price: number
  /** In hundredths of CNY. */
  cost: number
  /** Centimetres, longest first. */
  size: [number, number, number]
  grams: number
  referral: number
  /** Fulfilment fee of one piece. */
  fulfilment: number
  /** Mean orders of a day before season and week. */
  demand: number
  openDay: string
  /** Value of the enum sales_status. */
  status: '1' | '3' | '4'
  advertised: boolean
}

/** A Chinese seller's pack of goods: the same piece has one ASIN within a region, and its own label at every site. */
const REGION: Record<DemoShop['site'], string> = { us: 'NA', ca: 'NA', de: 'EU', gb: 'EU', jp: 'JP' }

/** Few listings are sent by the seller himself: how many of each Amazon may sell. */
export function deliveryOf({ at }: Pick<DemoProduct, 'at'>): { fulfilment: 'FBA' | 'FBM'; quantity: number | null } {
  return at % 47 === 11 ? { fulfilment: 'FBM', quantity: 6 + (at % 29) } : { fulfilment: 'FBA', quantity: null }
}

/** All products, in the order of their shops. */
export function demoProducts(clock: DemoClock): DemoProduct[] {
  const goods = CATALOG.flatMap((item) => item.variants.map((variant) => ({ item, variant })))
  const products: DemoProduct[] = []
  for (const shop of DEMO_SHOPS) {
    const random = randomOf(`products ${shop.site}`)
    const chosen = goods
      .map((good, at) => ({ good, at, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, shop.products)
    chosen.forEach(({ good, at }, rank) => products.push(makeProduct(products.length, shop, good.item, good.variant, at, rank, clock)))
  }
  return products
}

function makeProduct(at: number, shop: DemoShop, item: CatalogItem, variant: string, goodAt: number, rank: number, clock: DemoClock): DemoProduct {
  const random = randomOf(`product ${shop.site} ${item.code} ${variant}`)
  const words = VARIANTS[variant]!
  const pieces = /^(\d)PK$/.test(variant) ? Number(variant[0]) : 1
  const factor = pieces === 1 ? 1 : 1 + (pieces - 1) * 0.45
  const size: [number, number, number] = [item.size[0], item.size[1], Math.round(item.size[2] * factor * 10) / 10]
  size.sort((a, b) => b - a)
  const grams = Math.round(item.grams * factor)
  const asin = `B0${randomOf(`asin ${REGION[shop.site]} ${goodAt}`).text(8)}`
  const parentAsin = `B0${randomOf(`parent ${REGION[shop.site]} ${item.code}`).text(8)}`
  // A few pieces sell most: the sales of rank n fall off like 1/n.
  const demand = (shop.demand * 9.2) / (rank + 2.2) + 0.05
  const age = rank < shop.products * 0.75 ? random.whole(420, 1100) : random.whole(30, 330)
  return {
    at,
    shop,
    item,
    msku: `${item.code}-${variant}-${shop.site.toUpperCase()}`,
    asin,
    parentAsin,
    fnsku: `X00${randomOf(`fnsku ${shop.site} ${goodAt}`).text(7)}`,
    title: `HOMORA ${item[shop.language]}${shop.language === 'ja' ? ' ' : ', '}${words[shop.language]}`,
    sku: `SKU-${item.code}-${variant}`,
    name: `${item.zh} ${words.zh}`,
    price: priceAt(shop, item.price * factor),
    cost: Math.round(item.cost * factor * 0.98),
    size,
    grams,
    referral: shop.site === 'jp' ? Math.min(item.referral, 0.1) : item.referral,
    fulfilment: toStep(shop, shop.fulfilment.base + shop.fulfilment.per100g * Math.floor(grams / 100)),
    demand,
    openDay: addDays(clock.today, -age),
    status: rank >= shop.products - 1 ? '3' : rank >= shop.products - 3 ? '4' : '1',
    advertised: rank < shop.products * 0.55,
  }
}

/** Prices end the way sellers like them: x.99, or yen on …80. */
function priceAt(shop: DemoShop, usCents: number): number {
  const exact = usCents * shop.priceFactor
  return shop.currency === 'JPY' ? Math.round(exact / 10_000) * 10_000 - 2_000 : Math.round(exact / 100) * 100 - 1
}
