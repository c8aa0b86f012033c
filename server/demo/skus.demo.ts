/** The demo company's own goods: brand, categories, main SKU, SKU with what they cost at their suppliers, and which listings are sent from them. */
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { VARIANTS, type CatalogItem } from './catalog.demo'
import { BUYER } from './company.demo'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'

/** Which category a piece of the catalogue stands in; what is not named is household goods. */
const CATEGORIES = ['家居', '家居/收纳整理', '家居/厨房用品', '家居/浴室用品', '家居/日用百货'] as const
const OF_WORDS: [RegExp, (typeof CATEGORIES)[number]][] = [
  [/收纳|挂钩|置物|抽屉|衣架/, '家居/收纳整理'], [/杯|锅|刀|砧板|碗|厨|餐|烘/, '家居/厨房用品'], [/浴|毛巾|地垫|牙/, '家居/浴室用品'],
]
const categoryOf = (item: CatalogItem): number => CATEGORIES.indexOf(OF_WORDS.find(([words]) => words.test(item.zh))?.[1] ?? '家居/日用百货')

interface Context {
  clock: DemoClock
  products: DemoProduct[]
  people: number[]
  shops: number[]
  suppliers: number[]
  /** Writes rows with every field that any of them has; answers their ids. */
  kept(entity: string, rows: DemoRow[]): Promise<number[]>
  picture(product: DemoProduct): string
}

/** @returns ids of SKU by their codes */
export async function writeSkus({ clock, products, people, shops, suppliers, kept, picture }: Context): Promise<Map<string, number>> {
  const made = momentOf(addDays(clock.start, -20), 9 * 3600, COMPANY_ZONE)
  const stamps = { create_time: made, update_time: made, creator: people[BUYER] }
  const [top] = await kept('category', [{ name: '家居', full_name: '家居', parent_id: null }])
  const below = await kept('category', CATEGORIES.slice(1).map((full) => ({ name: full.split('/')[1]!, full_name: full, parent_id: top })))
  const categories = [top, ...below]
  const [brand] = await kept('brand', [{ name: 'HOMORA', owner: '杭州禾沐家居有限公司', trademark_no: '5820117', valid_to: addDays(clock.today, 1460) }])
  const goods = [...new Map(products.map((product) => [product.sku, product])).values()]
  const items = [...new Map(goods.map(({ item }) => [item.code, item])).values()]
  const spus = await kept('spu', items.map((item) => ({
    spu_code: `SKU-${item.code}`, product_name: item.zh, category_id: categories[categoryOf(item)], brand_id: brand, product_status: '1', developer: people[8],
    naming_rule: '{主SKU}-{属性}', ...stamps,
  })))
  await kept('spu_attrs', items.map((item, at) => ({
    spu_id: spus[at], attr_name: '款式', attr_values: item.variants.map((code) => `${code}:${VARIANTS[code]!.zh}`),
  })))
  const offer = (product: DemoProduct): { supplier: number; days: number } => {
    const random = randomOf(`offer ${product.sku}`)
    return { supplier: suppliers[Math.floor(random.next() * suppliers.length)]!, days: 7 + Math.floor(random.next() * 18) }
  }
  const skus = await kept('sku', goods.map((product) => ({
    sku_code: product.sku, product_name: product.name, image: picture(product), goods_kind: 'normal', sku_kind: '2', product_status: '1', unit: '个',
    spu_id: spus[items.indexOf(product.item)], category_id: categories[categoryOf(product.item)], brand_id: brand,
    supplier_id: offer(product).supplier, purchase_price: money(product.cost), price_currency: 'CNY', lead_days: offer(product).days,
    pkg_length: String(product.size[0]), pkg_width: String(product.size[1]), pkg_height: String(product.size[2]), gross_weight: product.grams,
    net_weight: Math.round(product.grams * 0.92), box_qty: product.grams > 1500 ? 12 : 40,
    declare_cn: product.item.zh.split(' ')[0]!, declare_en: product.item.en.split(',')[0]!,
    declare_currency: 'USD', declare_price: money(Math.round(product.cost / 7)), developer: people[8], buyer: people[BUYER], ...stamps,
  })))
  await kept('sku_price', goods.map((product, at) => ({
    sku_id: skus[at], supplier_id: offer(product).supplier, is_default: true, min_qty: 1, currency: 'CNY', price: money(product.cost), tax_rate: '0.13',
    lead_days: offer(product).days, from_day: addDays(clock.start, -20), ...stamps,
  })))
  const idOf = new Map(goods.map((product, at) => [product.sku, skus[at]!]))
  await kept('pairing', products.map((product) => ({
    shop_id: shops[product.shop.at], msku: product.msku, sku_id: idOf.get(product.sku), qty: 1, source: 'file', ...stamps,
  })))
  return idOf
}
