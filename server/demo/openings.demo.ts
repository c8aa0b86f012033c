/**
 * What stood in the demo company's warehouses when its ledger began: as much as has left them since and had not come before, and some weeks of
 * sales. Only arithmetic over what its documents move; writes nothing.
 */
import type { Movement, Place } from '../modules/stock/public'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'

/** Goods that come into a bin or leave it on a day. */
export interface Passing { day: string; movement: Pick<Movement, 'from' | 'to' | 'skuId' | 'condition' | 'qty'> }

type Condition = Movement['condition']

/** Orders of a month are this many pieces to its mean orders of a day: thirty days, and some orders of several. */
const MONTH = 33
/** A count may find some missing; held and unsent goods stand besides. */
const LEAST = 80
/** Parts are bought for the year: what a day's sale of them is nobody knows. */
const PARTS = { first: [1200, 2400], second: [100, 300] } as const

/** SKU code -> pieces that all sites sell of it in a month. */
export function monthlySales(products: readonly DemoProduct[]): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { sku, demand } of products) sold.set(sku, (sold.get(sku) ?? 0) + demand * MONTH)
  return sold
}

/** A share of what is sold in a month, in whole packs of so many pieces and never none. */
export function packsOf(monthly: number | undefined, share: number, pack: number): number {
  return Math.max(1, Math.round(((monthly ?? 0) * share) / pack)) * pack
}

/**
 * How much is counted in the first two warehouses.
 * @param passing all that came and went later; of one day what leaves counts before what comes
 * @param monthly pieces that are sold in a month, by SKU; what is not in it is a part
 */
export function openingStock(
  skus: Iterable<number>, [first, second]: readonly [string, string], passing: readonly Passing[], monthly: ReadonlyMap<number, number>,
): (sku: number, warehouse: string, condition: Condition) => number {
  const lacking = mostLacking(passing)
  const random = randomOf('opening stock')
  const made = new Map<string, number>()
  for (const sku of skus) for (const warehouse of [first, second]) for (const condition of ['good', 'bad'] as const) {
    const sold = monthly.get(sku)
    const [from, to] = warehouse === first ? PARTS.first : PARTS.second
    const share = warehouse === first ? random.between(0.3, 1.5) : random.between(0.1, 0.6)
    const spare = condition === 'bad' ? Math.round(share * 2) : sold === undefined ? Math.round(from + share * (to - from)) : LEAST + sold * share
    const key = keyOf(warehouse, sku, condition)
    const needed = (lacking.get(key) ?? 0) + spare
    made.set(key, condition === 'bad' ? needed : Math.ceil(needed / 10) * 10)
  }
  return (sku, warehouse, condition) => made.get(keyOf(warehouse, sku, condition)) ?? 0
}

const keyOf = (warehouse: string, sku: number | string, condition: Condition): string => `${warehouse} ${sku} ${condition}`

/** Of each kind of goods in a warehouse's own bin: by how much more had left it than had come, on the day when that was most. */
function mostLacking(passing: readonly Passing[]): Map<string, number> {
  const byDay = [...passing].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : Number(isOwnBin(b.movement.from)) - Number(isOwnBin(a.movement.from))))
  const stand = new Map<string, number>()
  const lacking = new Map<string, number>()
  for (const { movement: { from, to, skuId, condition, qty } } of byDay) {
    for (const [place, by] of [[from, -qty], [to, qty]] as const) {
      if (!isOwnBin(place)) continue
      const key = keyOf(place.warehouseId, skuId, condition)
      const now = (stand.get(key) ?? 0) + by
      stand.set(key, now)
      lacking.set(key, Math.max(lacking.get(key) ?? 0, -now))
    }
  }
  return lacking
}

/** What lies in a bin with a number waits there to be put away. */
function isOwnBin(place: Place): place is Place & { kind: 'bin'; warehouseId: string } {
  return place.kind === 'bin' && place.binId === undefined
}
