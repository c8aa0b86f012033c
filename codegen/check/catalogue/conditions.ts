/** Codes about what is compared, checked and counted within a row and the rows below it. */
import type { CatalogueEntry } from './entry'

export const CONDITIONS: Record<string, CatalogueEntry> = {
  SCH371: {
    title: 'Two fields that cannot be compared',
    explanation:
      'A condition may set a field beside another field of the same row, of the same nature (amounts, counts, shares, days, months, moments, ' +
      'texts, rows, values of one enum), by eq, ne, gt, ge, lt or le. Where a side is missing nothing holds; "ne" holds where one alone is.',
    wrong: '{ "field": "qty", "op": "gt", "value": { "field": "day" } }',
    right: '{ "field": "qty", "op": "gt", "value": { "field": "planned_qty" } }',
  },
  SCH372: {
    title: 'Amounts of two currencies compared',
    explanation: 'Ten dollars are neither more nor less than ten euros: both amounts are in the currency of one field.',
    wrong: '{ "field": "cost", "op": "gt", "value": { "field": "price" } } with "currencyField" of each its own',
    right: '{ "field": "cost", "op": "gt", "value": { "field": "budget" } }',
  },
}
