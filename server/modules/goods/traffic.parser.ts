/** Rows of a business report by child ASIN, which has no SKU: the ASIN stands in its place until goods-codes.ts names the product. */
import type { ParserFactory } from '../../kernel/intake/parsers/parser'

/** Keeps an MSKU that the file has; has no heads. */
export const asinTraffic: ParserFactory = () => ({
  row: (_cells, base) => [{ ...base, msku: base['msku'] ?? base['asin'] ?? null }],
  end: () => ({ rows: [], heads: [] }),
})
