/** Arithmetic that every way of reckoning cost shares: parts of amounts in whole units. Pure. */

/** amount × taken ÷ qty in whole units of the last place, rounded half away from 0. */
export function shareOf(amount: bigint, taken: number, qty: number): bigint {
  const doubled = 2n * (amount < 0n ? -amount : amount) * BigInt(taken) + BigInt(qty)
  const units = doubled / (2n * BigInt(qty))
  return amount < 0n ? -units : units
}
