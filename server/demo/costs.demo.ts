/**
 * What the demo company's goods cost: a unit cost from the first month on, a new price for some in a later one, and none
 * for a few pieces that nobody has looked after yet. Amounts in ten-thousandths of CNY.
 */
import { addMonths, COMPANY_ZONE, momentOf, monthOf, type DemoClock } from './calendar.demo'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import { decimalText, type DemoRow } from './rows.demo'

/** Sea freight of a kilogram to each site, in hundredths of CNY. */
const FREIGHT: Record<DemoProduct['shop']['site'], number> = { us: 1_150, ca: 1_320, de: 980, gb: 1_020, jp: 520 }

/** Unit costs in CNY from a month on, one or two a product. @param firstId id of the first row; the others follow it */
export function* costRows(firstId: number, products: DemoProduct[], shopIds: number[], clock: DemoClock): Iterable<DemoRow> {
  let id = firstId
  const first = addMonths(monthOf(clock.start), -1)
  for (const product of products) {
    const random = randomOf(`cost ${product.msku}`)
    if (random.chance(0.06)) continue
    const head = Math.round((FREIGHT[product.shop.site] * product.grams) / 1000)
    const wraps = 80 + Math.round(product.grams / 10)
    const other = random.chance(0.3) ? random.whole(10, 60) : 0
    const row = (month: string, factor: number, remark: string | null): DemoRow => ({
      id: id++,
      shop_id: shopIds[product.shop.at],
      msku: product.msku,
      start_month: `${month}-01`,
      currency: 'CNY',
      purchase_cost: decimalText(Math.round(product.cost * factor) * 100, 4),
      head_cost: decimalText(Math.round(head * factor) * 100, 4),
      package_cost: decimalText(wraps * 100, 4),
      other_cost: decimalText(other * 100, 4),
      remark,
      update_time: momentOf(`${month}-03`, 10 * 3600, COMPANY_ZONE),
    })
    yield row(first, 1, null)
    if (random.chance(0.35)) yield row(addMonths(first, random.whole(3, 11)), random.between(0.9, 1.08), random.pick(['供应商调价', '换了货代', '改用海运快船']))
  }
}

/** What Amazon's goods cost that came by no shipment of the company's: the first cost of each product. */
export function openingCostRows(products: DemoProduct[], shopIds: number[], clock: DemoClock): DemoRow[] {
  const first = new Map<string, DemoRow>()
  for (const row of costRows(1, products, shopIds, clock)) {
    const key = `${String(row['shop_id'])} ${String(row['msku'])}`
    if (!first.has(key)) first.set(key, row)
  }
  return [...first.values()].map(({ shop_id, msku, purchase_cost, head_cost, package_cost, other_cost, update_time }) => (
    { shop_id, msku, purchase_cost, head_cost, package_cost, other_cost, remark: '启用系统前的货', update_time }))
}

/** More than there are: ids have gaps elsewhere too. */
export function costCount(products: DemoProduct[]): number {
  return products.length * 2
}
