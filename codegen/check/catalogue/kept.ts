/** Codes of what is kept of facts and asked of them: made rows, locked periods, rows of dates, running balances, identities. */
import type { CatalogueEntry } from './entry'

export const KEPT: Record<string, CatalogueEntry> = {
  SCH740: {
    title: 'A key of made rows that is no plain value',
    explanation: 'A change makes the rows of its keys anew: they are found by values that are kept and spelt in one way ' +
      '(a number, a text, a day, a value of an enum).',
    wrong: '"keys": { "amount": "amount" }',
    right: '"keys": { "shop_id": "shop_id" }',
  },
  SCH741: {
    title: 'A key of made rows of two kinds',
    explanation: 'The made row\'s field and what tells it are equal, so they are of one kind.',
    wrong: '"keys": { "shop_id": "msku" }',
    right: '"keys": { "shop_id": "shop_id" }',
  },
  SCH742: {
    title: 'Facts that rows are made out of, said twice',
    explanation: 'One entry says of some facts which days and which keys a change of them concerns.',
    wrong: '"of": [{ "facts": "sale", "day": "sold_day" }, { "facts": "sale", "keys": { "shop_id": "shop_id" } }]',
    right: '"of": [{ "facts": "sale", "day": "sold_day", "keys": { "shop_id": "shop_id" } }]',
  },
  SCH743: {
    title: 'A period of no day',
    explanation: 'Which closed period holds a row is told by a day or a month that the row keeps.',
    wrong: '"period": "amount"',
    right: '"period": "posted_day"',
  },
  SCH744: {
    title: 'Rows split by what is no time, or twice',
    explanation: 'Under "times" stand the steps of time (day, week, month) by which people may split the rows; rows that are told by a time are split already.',
    wrong: '{ "label": "MSKU", "by": ["msku", "day"], "times": ["month"] }',
    right: '{ "label": "MSKU", "by": ["msku"], "times": ["day", "month"] }',
  },
  SCH745: {
    title: 'A pivot that is said in part',
    explanation: 'A pivot makes columns of values ("dimension", "measure"), or lays figures out by steps of time ("times", "measures"), or offers both.',
    wrong: '"pivot": { "times": ["shop"] }',
    right: '"pivot": { "times": ["day", "month"], "measures": ["quantity", "amount"] }',
  },
  SCH746: {
    title: 'Every time of rows without one',
    explanation: '"every" makes a row of each day, week or month of the asked range, of nothing too; rows that are told by no time have none to make.',
    wrong: '{ "label": "店铺", "by": ["shop"], "every": true }',
    right: '{ "label": "店铺", "by": ["shop"], "times": ["day"], "every": true }',
  },
  SCH747: {
    title: 'A step that a scanner cannot fill in',
    explanation: 'A scan adds to a whole number that "asksItems" asks, and finds the line by a reference to an entity that says its "codes"; so does a ' +
      'place. Codes are fields of texts, of the entity itself or of one whose "by" holds its key.',
    wrong: '"scan": { "adds": "items.remark", "finds": "items.qty" }',
    right: '"asksItems": ["items.real_qty"], "scan": { "adds": "items.real_qty", "finds": "items.sku_id" }',
  },
}
