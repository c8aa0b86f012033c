/**
 * The goods of one MSKU in one of Amazon's pools: which batch the pieces of each month are of, first in, first out, and what they cost. Amazon tells
 * quantities by day and no batches; a month is what costs are asked by. Pure.
 */
import { roundText, shiftText } from '../../../../contract/decimal-text'
import { ITEMS, type Item } from '../items'
import { shareOf } from '../shares'


/** Amounts in the company's currency, as decimal text; null: nobody has said it. */
export type Costs = Record<Item, string | null>

/** What came to Amazon at once: pieces of one MSKU, and what all of them together cost by item. */
export interface FbaBatch {
  /** Tells it from the other batches of the MSKU. */
  key: string
  /** yyyy-mm-dd */
  day: string
  qty: number
  costs: Costs
}

/** What left the pool in a month less what came back into it, but for what Amazon received; below 0 where more came back. */
export interface Month { month: string; out: number }

/** Pieces of a batch that left in a month; of no batch where there was none. */
export interface Piece { month: string; key: string | null; qty: number; costs: Costs }

/** What was there before the first thing that is told: pieces that left without ever having come. */
export function unknownOpening(batches: readonly FbaBatch[], months: readonly Month[]): number {
  let [gone, least] = [0, 0]
  for (const { month, out } of months) {
    gone += out
    const came = batches.reduce((sum, { day, qty }) => sum + (day.slice(0, 7) <= month.slice(0, 7) ? qty : 0), 0)
    least = Math.min(least, came - gone)
  }
  return -least
}

/** What comes back takes away from what left last, so that what is left of batches is what Amazon has. */
function positions(months: readonly Month[]): number[] {
  let sum = 0
  const ends = months.map(({ out }) => (sum += out))
  for (let at = ends.length - 2; at >= 0; at -= 1) ends[at] = Math.min(ends[at]!, ends[at + 1]!)
  return ends.map((end) => Math.max(end, 0))
}

/** @param batches in the order in which they are used */
export function piecesOf(batches: readonly FbaBatch[], months: readonly Month[], digits: number): Piece[] {
  const ends = positions(months)
  const pieces: Piece[] = []
  let [at, before] = [0, 0]
  for (const [nth, { month }] of months.entries()) {
    let from = nth === 0 ? 0 : ends[nth - 1]!
    const until = ends[nth]!
    while (from < until) {
      while (at < batches.length && before + batches[at]!.qty <= from) before += batches[at++]!.qty
      const batch = batches[at]
      const end = batch ? Math.min(until, before + batch.qty) : until
      pieces.push({ month, key: batch?.key ?? null, qty: end - from, costs: batch ? partOf(batch, from - before, end - before, digits) : NOTHING })
      from = end
    }
  }
  return pieces
}

/** Costs of which nothing is known. */
export const NOTHING: Costs = { purchase_cost: null, head_cost: null, package_cost: null, other_cost: null }

/** Differences of two rounded shares, so that the pieces of a batch add up to it. */
function partOf({ qty, costs }: FbaBatch, from: number, to: number, digits: number): Costs {
  return Object.fromEntries(ITEMS.map((item) => {
    const cost = costs[item]
    if (cost === null) return [item, null]
    const units = BigInt(shiftText(roundText(cost, digits), digits) ?? '0')
    return [item, shiftText(String(shareOf(units, to, qty) - shareOf(units, from, qty)), -digits) ?? null]
  })) as Costs
}
