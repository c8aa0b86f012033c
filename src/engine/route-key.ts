/** What an address says of rows: the parameters of its route (/boxes/:id) and its query, and lists of ids (ids=1,2,3). Pure. */

/** Parameters of a route that a path fills: ("/boxes/:id", "/boxes/12") is {id: "12"}; empty where the path is another's. */
export function routeValues(route: string, path: string): Record<string, string> {
  const parts = route.split('/')
  const given = path.split('/')
  // The app may stand below a base path: the route is the end of the address.
  const offset = given.length - parts.length
  if (offset < 0) return {}
  return Object.fromEntries(
    parts.flatMap((part, at) => (part.startsWith(':') && given[at + offset] ? [[part.slice(1), decodeURIComponent(given[at + offset] ?? '')]] : [])),
  )
}

/** A row's key out of an address; undefined where a part of it is missing. */
export function keyOf(rowKey: readonly string[], values: Record<string, string>, address: URLSearchParams): Record<string, string> | undefined {
  const key: Record<string, string> = {}
  for (const name of rowKey) {
    const value = values[name] ?? address.get(name)
    if (value === null || value === undefined || value === '') return undefined
    key[name] = value
  }
  return key
}

/**
 * The keys that an address lists: `ids=1,2,3` for a key of one field (a single one may stand under the field's own name);
 * for more fields, one list each, of the same length: `shop_id=1,2&settlement_id=7,8`. Each once, in the address's order.
 */
export function keysOf(rowKey: readonly string[], address: URLSearchParams): Record<string, string>[] {
  const lists = rowKey.map((name) => listOf(address.get(rowKey.length === 1 ? (address.has('ids') ? 'ids' : name) : name)))
  const [first = []] = lists
  if (lists.some((list) => list.length !== first.length)) return []
  const keys = first.map((_, at) => Object.fromEntries(rowKey.map((name, part) => [name, lists[part]![at]!])))
  const seen = new Set<string>()
  return keys.filter((key) => {
    const text = JSON.stringify(key)
    return !seen.has(text) && seen.add(text)
  })
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').map((part) => part.trim()).filter(Boolean)
}
