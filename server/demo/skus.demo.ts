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
  const solutions = await writeSolutions({ kept, people, brand, categories, stamps })
  const skus = await kept('sku', goods.map((product) => ({
    sku_code: product.sku, product_name: product.name, image: picture(product), goods_kind: 'normal', sku_kind: '2', product_status: '1', unit: '个',
    spu_id: spus[items.indexOf(product.item)], category_id: categories[categoryOf(product.item)], brand_id: brand,
    ...solutions.of(categoryOf(product.item)),
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

type Solving = Pick<Context, 'kept' | 'people'> & { brand?: number; categories: (number | undefined)[]; stamps: DemoRow }

/** What goods of two categories have alike, and the label that kitchen goods are printed by; `of` tells it by the category's place. */
async function writeSolutions({ kept, people, brand, categories, stamps }: Solving): Promise<{ of(category: number): DemoRow }> {
  const line = (seq: number, field_name: string, field_label: string, more: DemoRow = {}): DemoRow => (
    { seq, field_name, field_label, words: null, draw: 'text', font_size: '8.0', is_bold: false, show_label: false, ...more }
  )
  const [design] = await kept('print_template', [
    { template_name: '带材质提示的商品标签', design_of: 'printing_sku', paper_size: '60x40', creator: people[BUYER], update_time: stamps['update_time'] },
  ])
  await kept('print_template_line', [
    line(1, 'sku_code', '本地SKU', { draw: 'code128' }), line(2, 'product_name', '品名', { is_bold: true }),
    line(3, 'words', '固定文字', { words: '食品接触用 · 首次使用前请清洗' }),
  ].map((row) => ({ template_id: design, ...row })))
  const [tidy, kitchen] = [1, 2].map((at) => categories[at])
  const common = { is_enable: true, is_default: true, ...stamps }
  const shared = { brand_id: brand, unit: '个', buyer: people[BUYER], fields_desc: ['品牌', '单位', 'HS编码', '材质', '采购员'], ...common }
  const [forTidy, forKitchen] = await kept('template_solution', [
    { solution_name: '收纳类资料', solution_type: 'goods', category_id: tidy, goods_default_of: tidy, hs_code: '3924900000', material: 'PP', ...shared },
    { solution_name: '厨房类资料', solution_type: 'goods', category_id: kitchen, goods_default_of: kitchen, hs_code: '7323930000', material: '不锈钢', ...shared },
  ])
  const [label] = await kept('template_solution', [
    {
      solution_name: '食品接触类标签', solution_type: 'label', category_id: kitchen, label_default_of: kitchen, label_template_id: design,
      fields_desc: ['打印模板'], ...common,
    },
  ])
  const goods = (category: number) => (category === 1 ? forTidy : category === 2 ? forKitchen : null)
  return { of: (category) => ({ solution_id: goods(category), label_solution_id: category === 2 ? label : null }) }
}
