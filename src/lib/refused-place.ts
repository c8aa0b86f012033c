/** Where the server tells that a value is refused, and where that stands in a form. Pure. */
/**
 * Where a refused value stands in the form: "qty" -> ["qty"], "items[1].qty" -> ["items", 4, "qty"] where the second item
 * sent stands in the fifth row.
 */
export function placeOf(path: string, places: Record<string, number[]>): (string | number)[] {
  const item = /^(\w+)\[(\d+)\]\.(.+)$/.exec(path)
  if (!item) return [path]
  const [, list = '', at = '0', field = ''] = item
  return [list, places[list]?.[Number(at)] ?? Number(at), field]
}
