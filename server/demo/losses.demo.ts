/** What of the demo company's goods goes missing in Amazon's warehouses, and when some of it is found: said once for its ledger and its stock reports. */
import { addDays } from './calendar.demo'
import type { DemoProduct } from './products.demo'
import type { DemoTrade, StockDay } from './sales.demo'

/** Of some goods a few units go missing, and not all of them are found; nothing goes missing where too little lies until then. */
export function lossOf({ stock, stockDays }: DemoTrade, product: DemoProduct): { missing: number; found: number; lostOn: string; foundOn: string } {
  const lostOn = addDays(stockDays.at(-1)!, -(20 + ((product.at * 7) % 50)))
  const foundOn = addDays(lostOn, 8)
  if (product.at % 9 !== 4) return { missing: 0, found: 0, lostOn, foundOn }
  const least = Math.min(...stock[product.at]!.slice(stockDays.indexOf(lostOn), stockDays.indexOf(foundOn)).map(({ sellable }) => sellable))
  const missing = least >= 2 ? 2 : 0
  return { missing, found: missing > 0 && product.at % 2 === 0 ? 2 : missing > 0 ? 1 : 0, lostOn, foundOn }
}

/** What lies in Amazon's warehouses at the end of a day, as its reports count: trade's stock, with what is lost later and without what is found later. */
export function shelfOf(trade: DemoTrade, product: DemoProduct, at: number): StockDay {
  const { stockDays } = trade
  const { missing, found, lostOn, foundOn } = lossOf(trade, product)
  const day = stockDays[at]!
  const stock = trade.stock[product.at]![at]!
  const strayed = day < lostOn ? missing - found : day < foundOn ? -found : 0
  return { ...stock, sellable: stock.sellable + strayed }
}
