/**
 * Sponsored Products of the demo company: an automatic and a manual campaign for every kind of goods and site. A part of
 * each day's orders is brought by them; clicks, impressions and spend follow from it. A campaign's day is the sum of its
 * products; targets and search terms split it, nothing lost.
 */
import { daysBetween, type DemoClock } from './calendar.demo'
import type { DemoProduct } from './products.demo'
import { randomOf, split, type Random } from './random.demo'
import type { DemoTrade } from './sales.demo'
import { DEMO_SHOPS, toStep, type DemoShop } from './shops.demo'

/** How many of the last days have targets and search terms: Amazon keeps them for a short time only. */
export const DETAIL_DAYS = 65
/** Products are told apart for so many of the last days; before that there are campaigns alone. */
const PRODUCT_DAYS = 180

/** What advertising did and brought, of a campaign, a product, a target or a term, on one day. */
export interface AdFigures {
  impressions: number
  clicks: number
  /** Hundredths. */
  spend: number
  orders: number
  units: number
  /** Hundredths of sales of the advertised piece itself, and of other pieces. */
  sameSales: number
  otherSales: number
  otherUnits: number
}

/** A campaign of one ad group, for one kind of goods at one site. `budget`: hundredths of the currency a day. */
export interface DemoCampaign {
  shop: DemoShop
  name: string
  group: string
  portfolio: string
  automatic: boolean
  budget: number
  products: DemoProduct[]
  targets: Target[]
}

/** What a campaign aims at, by the words of the reports; `weight`: its share of the campaign beside the other targets. */
export interface Target {
  targeting: string
  match: string
  weight: number
  /** What buyers may have typed. */
  terms: string[]
}

interface DemoAdDay {
  campaign: DemoCampaign
  day: string
  figures: AdFigures
  /** Filled rows only, by product, target and search term. */
  products: { product: DemoProduct; figures: AdFigures }[]
  targets: { target: Target; figures: AdFigures }[]
  terms: { target: Target; term: string; figures: AdFigures }[]
}

/** All advertising of the demo company, its days in order. */
export interface DemoAds {
  days: DemoAdDay[]
  /** Hundredths spent, by shop and day of the clock. */
  spend: number[][]
}

/**
 * Works out advertising from what was sold, the same every time. Products are told apart for the last half a year, targets and terms for the last
 * DETAIL_DAYS.
 */
export function demoAds(products: DemoProduct[], trade: DemoTrade, clock: DemoClock): DemoAds {
  const sold = soldByDay(products, trade, clock)
  const campaigns = demoCampaigns(products)
  const ads: DemoAds = { days: [], spend: DEMO_SHOPS.map(() => clock.days.map(() => 0)) }
  for (const campaign of campaigns) {
    const random = randomOf(`ads ${campaign.name}`)
    clock.days.forEach((day, at) => {
      const parts = campaign.products.flatMap((product) => {
        const figures = figuresOf(campaign, product, sold[product.at]!, at, trade, random)
        return figures ? [{ product, figures }] : []
      })
      if (parts.length === 0) return
      const figures = addUp(parts.map((part) => part.figures))
      ads.spend[campaign.shop.at]![at]! += figures.spend
      const detailed = at >= clock.days.length - DETAIL_DAYS
      const targets = detailed ? targetsOf(campaign, figures, random) : []
      ads.days.push({
        campaign,
        day,
        figures,
        products: at >= clock.days.length - PRODUCT_DAYS ? parts : [],
        targets: targets.filter((part) => part.figures.impressions > 0),
        terms: targets.flatMap(({ target, figures: whole }) => termsOf(target, whole, random)),
      })
    })
  }
  ads.days.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return ads
}

/** Two campaigns for every kind of goods that a site advertises. */
function demoCampaigns(products: DemoProduct[]): DemoCampaign[] {
  return DEMO_SHOPS.flatMap((shop) => {
    const kinds = new Map<string, DemoProduct[]>()
    for (const product of products) {
      if (product.shop !== shop || !product.advertised) continue
      kinds.set(product.item.code, [...(kinds.get(product.item.code) ?? []), product])
    }
    return [...kinds].flatMap(([code, own]) => [true, false].map((automatic) => campaignOf(shop, code, own, automatic)))
  })
}

const MATCHES = ['EXACT', 'PHRASE', 'BROAD']
const AUTOMATIC = ['close-match', 'loose-match', 'substitutes', 'complements']

function campaignOf(shop: DemoShop, code: string, products: DemoProduct[], automatic: boolean): DemoCampaign {
  const site = shop.site.toUpperCase()
  const words = products[0]!.item.keywords[shop.language]
  const tails: Record<DemoShop['language'], string[]> = {
    en: ['for home', 'gift', 'best', 'small', 'black', 'set'],
    de: ['günstig', 'schwarz', 'klein', 'set', 'geschenk', 'test'],
    ja: ['おすすめ', '人気', '小さい', 'ブラック', 'セット', '業務用'],
  }
  const terms = (word: string): string[] => [word, ...tails[shop.language].map((tail) => `${word} ${tail}`)]
  return {
    shop,
    name: automatic ? `${site}-${code}-自动` : `${site}-${code}-手动关键词`,
    group: `${code}-广告组`,
    portfolio: `${site} ${['MUG', 'BOTL', 'KNIF', 'SINK', 'SPRD', 'SCAL'].includes(code) ? '厨房' : '家居'}`,
    automatic,
    budget: toStep(shop, 2000 * shop.priceFactor),
    products,
    targets: automatic
      ? AUTOMATIC.map((targeting, at) => ({ targeting, match: '-', weight: [4, 3, 1.5, 1][at]!, terms: words.flatMap(terms) }))
      : words.flatMap((word, at) =>
          MATCHES.slice(0, at === 0 ? 3 : 1).map((match, which) => ({ targeting: word, match, weight: (4 - at) / (which + 1), terms: terms(word) })),
        ),
  }
}

interface Sold { orders: number; units: number }

function soldByDay(products: DemoProduct[], trade: DemoTrade, clock: DemoClock): Sold[][] {
  const sold = products.map(() => clock.days.map(() => ({ orders: 0, units: 0 })))
  for (const order of trade.orders) {
    if (order.cancelled) continue
    const there = sold[order.product.at]![daysBetween(clock.start, order.day)]!
    there.orders += 1
    there.units += order.quantity
  }
  return sold
}

function figuresOf(campaign: DemoCampaign, product: DemoProduct, sold: Sold[], at: number, trade: DemoTrade, random: Random): AdFigures | undefined {
  const today = sold[at]!
  const stock = trade.stock[product.at]![trade.stockDays.length - sold.length + at]!
  // Amazon stops an advertisement of what is out of stock.
  if (stock.sellable === 0 && today.orders === 0) return undefined
  const share = campaign.automatic ? 0.13 : 0.2
  let orders = 0
  for (let turn = 0; turn < today.orders; turn++) if (random.chance(share)) orders++
  const conversion = campaign.automatic ? 0.085 : 0.12
  const clicks = orders + random.poisson(product.demand * share * (1 / conversion - 1) * 0.9)
  const impressions = clicks + random.poisson((clicks + 0.6) * (campaign.automatic ? 190 : 130))
  if (impressions === 0) return undefined
  const { shop } = product
  const units = orders > 0 ? Math.min(today.units, orders + random.poisson(orders * 0.08)) : 0
  const otherUnits = units > 0 && random.chance(0.08) ? 1 : 0
  const bid = (campaign.automatic ? 0.72 : 1.02) * shop.priceFactor * 100 * Math.sqrt(product.item.price / 2200)
  return {
    impressions,
    clicks,
    spend: toStep(shop, clicks * bid * random.between(0.8, 1.2)),
    orders,
    units,
    otherUnits,
    sameSales: (units - otherUnits) * product.price,
    otherSales: otherUnits * product.price,
  }
}

const KEYS = ['impressions', 'clicks', 'spend', 'orders', 'units', 'otherUnits', 'sameSales', 'otherSales'] as const

function nothing(): AdFigures {
  return { impressions: 0, clicks: 0, spend: 0, orders: 0, units: 0, otherUnits: 0, sameSales: 0, otherSales: 0 }
}

function addUp(parts: AdFigures[]): AdFigures {
  const sum = nothing()
  for (const part of parts) for (const key of KEYS) sum[key] += part[key]
  return sum
}

/** Whole figures by weights. Sales and spend go where clicks went, so that no part sells without a click. */
export function splitFigures(whole: AdFigures, weights: number[]): AdFigures[] {
  const impressions = split(whole.impressions - whole.clicks, weights)
  const clicks = split(whole.clicks, weights)
  const spend = split(whole.spend, clicks)
  const orders = split(whole.orders, clicks)
  const units = split(whole.units, orders)
  const otherUnits = split(whole.otherUnits, units)
  const sameSales = split(whole.sameSales, units)
  const otherSales = split(whole.otherSales, otherUnits)
  return weights.map((_, at) => ({
    impressions: impressions[at]! + clicks[at]!,
    clicks: clicks[at]!,
    spend: spend[at]!,
    orders: orders[at]!,
    units: units[at]!,
    otherUnits: otherUnits[at]!,
    sameSales: sameSales[at]!,
    otherSales: otherSales[at]!,
  }))
}

function targetsOf(campaign: DemoCampaign, whole: AdFigures, random: Random): DemoAdDay['targets'] {
  const weights = campaign.targets.map(({ weight }) => weight * random.between(0.6, 1.4))
  return splitFigures(whole, weights).map((figures, at) => ({ target: campaign.targets[at]!, figures }))
}

/** Search terms of a target's day; a day without a click has none worth a row. */
function termsOf(target: Target, whole: AdFigures, random: Random): DemoAdDay['terms'] {
  if (whole.clicks === 0) return []
  const terms = target.match === 'EXACT' ? [target.targeting] : Array.from({ length: Math.min(3, whole.clicks) }, () => random.pick(target.terms))
  const distinct = [...new Set(terms)]
  return splitFigures(whole, distinct.map((_, at) => 1 / (at + 1)))
    .map((figures, at) => ({ target, term: distinct[at]!, figures }))
    .filter((part) => part.figures.impressions > 0)
}
