/** Values that say the same stay the same objects, so that what is memoised on them is not drawn anew. For small plain data. */
export function isSame(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after)
}

/** `next`, with every part that says what it said in `before` taken from there. */
export function sameParts<T extends object>(before: T, next: T): T {
  const parts = Object.entries(next).map(([name, part]) => {
    const old: unknown = before[name as keyof T]
    return [name, isSame(old, part) ? old : part]
  })
  return Object.fromEntries(parts) as T
}
