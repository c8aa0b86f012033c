/** JSON in the browser's storage, which anybody may have written: what cannot be read counts as not there. */
export function readStored<T>(storage: Pick<Storage, 'getItem'>, name: string): T | undefined {
  try {
    return (JSON.parse(storage.getItem(name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
