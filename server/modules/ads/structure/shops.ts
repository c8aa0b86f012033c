/** The shops that a change concerns; null: all. */
export function shopsOf(keys: 'all' | readonly { shop_id: string | null }[]): string[] | null {
  return keys === 'all' ? null : [...new Set(keys.flatMap(({ shop_id }) => shop_id ?? []))]
}
