/** One row of evidence as SQL: what rules of claims say of the rows that they stand on. Makes SQL; knows no rule. */

/** Older events are past every window. */
export const YOUNGER = `current_date - 600`

/** Each part but the source is SQL. */
export function evidence(
  parts: { source: string; day: string; reference?: string; quantity?: string; currency?: string; amount?: string; note?: string },
): string {
  const { source, day, reference = 'null', quantity = 'null', currency = 'null', amount = 'null', note = 'null' } = parts
  return `jsonb_build_object('source', '${source}', 'event_day', ${day}, 'reference', ${reference}, 'quantity', ${quantity}, 'currency', ${currency},
    'amount', (${amount})::text, 'note', ${note})`
}
