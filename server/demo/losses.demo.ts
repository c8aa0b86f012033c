/** What of the demo company's goods goes missing in Amazon's warehouses, and when some of it is found: said once for its ledger and its stock reports. */
import { addDays } from './calendar.demo'
import type { DemoProduct } from './products.demo'

/** Of some goods a few units go missing, and not all of them are found. */
export function lossOf(product: DemoProduct, today: string): { missing: number; found: number; lostOn: string; foundOn: string } {
  const missing = product.at % 9 === 4 ? 2 : 0
  const lostOn = addDays(today, -(20 + ((product.at * 7) % 50)))
  return { missing, found: missing > 0 && product.at % 2 === 0 ? 2 : missing > 0 ? 1 : 0, lostOn, foundOn: addDays(lostOn, 8) }
}

/** How many more units than trade tells lie in Amazon's warehouses at the end of a day: those that are lost later, less those that are found later. */
export function strayed(product: DemoProduct, day: string, today: string): number {
  const { missing, found, lostOn, foundOn } = lossOf(product, today)
  return day < lostOn ? missing - found : day < foundOn ? -found : 0
}
