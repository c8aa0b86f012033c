/**
 * The transaction report (Date Range Report > Transaction). Keeps the type's own word beside the one we know it by;
 * everything else maps column by column.
 */
import type { ParserFactory } from '../../../kernel/intake/parsers/parser'

/** Adds `type_text` to each row; has no heads. */
export const transactions: ParserFactory = () => ({
  row(cells, base) {
    base.type_text = cells.raw('type').trim() || null
    return [base]
  },
  end: () => ({ rows: [], heads: [] }),
})
