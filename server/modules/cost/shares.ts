/** Arithmetic that every way of reckoning cost shares: parts of amounts in whole units, and rows by what they belong to. Pure. */

/** amount × taken ÷ qty in whole units of the last place, rounded half away from 0. */
export function shareOf(amount: bigint, taken: number, qty: number): bigint {
  const doubled = 2n * (amount < 0n ? -amount : amount) * BigInt(taken) + BigInt(qty)
  const units = doubled / (2n * BigInt(qty))
  return amount < 0n ? -units : units
}

/** The same things by their key, each in the order in which they came. */
export function groupedBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}
