/** An amount divided by weights: whole smallest units, by the largest remainder, so that the parts add up to it exactly. Pure. */
import { roundText, shiftText } from '../../../contract/decimal-text'

/**
 * @param amount decimal text, also below 0
 * @param weights decimals of at least 0, as text; all 0: alike
 * @param digits of the smallest unit that a part may have; the amount has no more
 * @returns one part for each weight, in their order
 */
export function split(amount: string, weights: readonly string[], digits: number): string[] {
  if (weights.length === 0) return []
  const whole = BigInt(roundText(shiftText(amount, digits), 0) ?? '0')
  const size = whole < 0n ? -whole : whole
  const scaled = weights.map(scaledOf)
  const sum = scaled.reduce((all, each) => all + each, 0n)
  const shares = sum === 0n ? scaled.map(() => 1n) : scaled
  const total = sum === 0n ? BigInt(scaled.length) : sum
  const parts = shares.map((share) => size * share / total)
  let left = size - parts.reduce((all, each) => all + each, 0n)
  const byRemainder = shares.map((share, at) => ({ at, rest: size * share % total })).sort((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.at - b.at))
  for (const { at } of byRemainder) {
    if (left === 0n) break
    parts[at]! += 1n
    left -= 1n
  }
  return parts.map((part) => shiftText(String(whole < 0n ? -part : part), -digits) ?? '0')
}

/** Weights have at most ten digits behind the point. */
function scaledOf(weight: string): bigint {
  const scaled = BigInt(roundText(shiftText(weight, 10), 0) ?? '0')
  return scaled < 0n ? 0n : scaled
}
