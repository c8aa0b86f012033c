/** Codes about reports and mappings. */
import type { CatalogueEntry } from './entry'

export const REPORTS: Record<string, CatalogueEntry> = {
  SCH701: {
    title: 'A report column that fills nothing',
    explanation: 'A column fills the field of its name, the field under "to", or is known and unused; money columns may become fees.',
    wrong: '"quantiy": { … }',
    right: '"quantiy": { …, "to": "quantity" }',
  },
  SCH702: {
    title: 'A column read as something else',
    explanation: 'What a cell is read as must fit the field it fills.',
    wrong: '"to": "day", "as": "text"',
    right: '"to": "day", "as": "date"',
  },
  SCH703: {
    title: 'Two columns fill one field',
    explanation: 'One would overwrite the other; only a file that has one or the other may, and says "optional".',
    wrong: '"sum": { "to": "total" }, "total": { … }',
    right: '"sum": { "to": "total", "optional": true }',
  },
  SCH704: {
    title: 'A header of two columns',
    explanation: 'A header leads to one column, whatever the language and case.',
    wrong: '"tail": { "headers": ["Total"] }',
    right: '"tail": { "headers": ["Tail"] }',
  },
  SCH705: {
    title: 'A report without a day',
    explanation: 'Replacing a range of days, and telling which days are missing, needs the field that holds the day.',
    wrong: '"replace": { "range": ["shop_id"] }',
    right: '"day": "posted_day", "replace": { "range": ["shop_id"] }',
  },
  SCH706: {
    title: 'A sum over what is no number',
    explanation: '"holds" adds up fields and compares with another.',
    wrong: '"sum": ["amount", "text"]',
    right: '"sum": ["amount", "tax"]',
  },
  SCH707: {
    title: 'A parser that is not there',
    explanation: 'Where rows do not map one to one, a named function of a module (server/modules) reads them.',
    wrong: '"parser": "wideFee"',
    right: '"parser": "wideFees"',
  },
  SCH708: {
    title: 'What every row is, and cannot be',
    explanation: 'What no column of a file says (that all of it is Sponsored Brands) stands in a field that no column fills, by one of the field’s values.',
    wrong: '"always": { "ad_typ": "sb" }',
    right: '"always": { "ad_type": "sb" }',
  },
  SCH709: {
    title: 'A mapping rule that is never reached',
    explanation: 'The first rule that fits wins; put the narrower rule before the wider one. A rule that starves several is told of itself.',
    wrong: '{ "type": "Fee" }, { "type": "Fee", "name": "amount" }',
    right: '{ "type": "Fee", "name": "amount" }, { "type": "Fee" }',
  },
  SCH710: {
    title: 'Rows that do not tell their file',
    explanation:
      'What is filled from files keeps which file and which line each row came from (import_id, line_no) and refers to the file by it: an ' +
      'import is looked up, replaced and undone by them.',
    wrong: '"fields": { "id": …, "amount": … }',
    right:
      '"fields": { "id": …, "import_id": { "label": "来源文件", "kind": "id", "server": true }, "line_no": { "label": "文件行号", "kind": "integer", ' +
      '"server": true }, … }',
  },
  SCH711: {
    title: 'Fees where they cannot be kept',
    explanation:
      'The lines of a report\'s fees are written and taken back by code that names their fields (server/needs.ts): which row, which shop, which day, ' +
      'which category, how much. The entity that "into" names has all of them.',
    wrong: '"fees": { "mapping": "transaction_fees", "into": "settlement_txn" }',
    right: '"fees": { "mapping": "transaction_fees", "into": "fee_line" }',
  },
}
