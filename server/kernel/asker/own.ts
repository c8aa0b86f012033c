/** A look-up that only finds what the object itself has. */

/** Only what the object itself has: a request's "constructor" is no field. */
export function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
