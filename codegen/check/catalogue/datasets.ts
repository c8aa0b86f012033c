/** Codes about datasets. */
import type { CatalogueEntry } from './entry'

export const DATASETS: Record<string, CatalogueEntry> = {
  SCH401: {
    title: 'A source that counts by no day',
    explanation: 'Time is asked by the field under "day": a date, a moment or a month.',
    wrong: '"day": "amount"',
    right: '"day": "posted_day"',
  },
  SCH402: {
    title: 'A dimension that is not in every source',
    explanation: 'Sources are lined up by equal values of their dimensions, so each has the field, of one kind; under "fields" each of them names its own.',
    wrong: '"fee": { "field": "fee" }',
    right: '"shop": { "field": "shop_id" }',
  },
  SCH403: {
    title: 'A dimension that is two things',
    explanation: 'A dimension is a field, or a step (day, week, month, year) of the source\'s day; hours and weekdays alone are of a field.',
    wrong: '{ "by": "month", "field": "day" }',
    right: '{ "by": "month" }',
  },
  SCH404: {
    title: 'A measure that is nothing, or two things',
    explanation: 'A measure is a field of a source (left out: the field of its own name), a count of rows, or a formula over other measures. '
      + 'Only the first two count rows, so that only they may say which ("where").',
    wrong: '{ "count": true, "field": "amount" }',
    right: '{ "field": "amount" }',
  },
  SCH405: {
    title: 'A measure of which source?',
    explanation: 'With several sources each measure says its own.',
    wrong: '{ "label": "金额", "field": "amount" }',
    right: '{ "label": "金额", "source": "lines", "field": "amount" }',
  },
  SCH406: {
    title: 'A rollup of what does not add up',
    explanation: 'Rolled-up tables keep sums and counts; ratios are calculated from them, and the rest, also sums of some rows alone ("where"), '
      + 'is asked from the facts.',
    wrong: '"measures": ["each"]',
    right: '"measures": ["amount", "quantity"]',
  },
  SCH407: {
    title: 'A rollup of another source\'s measure',
    explanation: 'A rollup is filled in the transaction that changes its own source.',
    wrong: '"source": "lines", "measures": ["next"]',
    right: '"source": "later", "measures": ["next"]',
  },
  SCH408: {
    title: 'Two rollups of one name',
    explanation: 'A rollup is a table called by the dataset and its name.',
    wrong: '"name": "by_day" twice',
    right: '"name": "by_day", "name": "by_shop"',
  },
  SCH409: {
    title: 'A good way of what does not move',
    explanation: '"better" says whether more or less of a figure is good, for the colour of its changes; words, pictures and days have none.',
    wrong: '"title": { "label": "标题", "field": "title", "better": "more" }',
    right: '"amount": { "label": "销售额", "field": "amount", "better": "more" }',
  },
  SCH410: {
    title: 'A measure that is not what its field holds',
    explanation: 'Words cannot be summed, and pieces are no amounts of money.',
    wrong: '{ "field": "text", "kind": "integer" }',
    right: '{ "field": "text", "kind": "integer", "total": "distinct" }',
  },
  SCH411: {
    title: 'Rows of a dimension with several values',
    explanation: 'A row of the facts may have several values of a field of kind tags and would be counted under each; reports are filtered by them.',
    wrong: '"rows": [{ "label": "店铺", "by": ["shops"] }]',
    right: '"filters": ["shops"]',
  },
  SCH412: {
    title: 'Days that are not those of the lines',
    explanation: 'A month that is not over is compared with the same days of the one before, read from the lines told by day: same fields, and a day.',
    wrong: '"days": { "facts": "product", "day": "create_time", "says": "…" }',
    right: '"days": { "facts": "profit_day", "day": "stat_day", "says": "…" }',
  },
  SCH413: {
    title: 'An hour of what has none',
    explanation: 'Hours are of moments, by the field\'s own clock; weekdays of moments and dates. Figures told by day are never spread over hours.',
    wrong: '"hour": { "by": "hour", "field": "purchase_day" }',
    right: '"hour": { "by": "hour", "field": "purchase_at" }',
  },
  SCH414: {
    title: 'Rows over several days that are kept by single ones',
    explanation: 'A row that covers several days counts where all of them are asked. It is told by its first and its last day, both dates, not by sums by day.',
    wrong: '{ "facts": "asin_traffic", "day": "end_date", "from": "import_id" }',
    right: '{ "facts": "asin_traffic", "day": "end_date", "from": "start_date" }',
  },
  SCH415: {
    title: 'A figure of all values that does not add up',
    explanation: 'What counts every value of a dimension is a sum or a count of facts; formulas name it. Steps of time are what reports ask for.',
    wrong: '"rate_of_all": { "label": "…", "formula": { "ratio": ["a", "b"] }, "ofAll": ["fee_category"] }',
    right: '"sales_of_all": { "label": "销售额", "field": "sales_amount", "ofAll": ["fee_category"] }',
  },
  SCH812: {
    title: 'A balance of what does not add up by days',
    explanation: 'A balance is what a summed or counted measure comes to since the first fact; its kind and currency are that measure\'s.',
    wrong: '"balance": { "label": "余额", "running": "margin" }',
    right: '"balance": { "label": "余额", "running": "amount" }',
  },
  SCH813: {
    title: 'A balance on rows that it does not run over',
    explanation: 'It needs rows of one day, week or month each, and goes back to the first fact: no pivot, no comparison and no trend stands beside it.',
    wrong: '"rows": [{ "label": "店铺", "by": ["shop"] }], "columns": ["balance"]',
    right: '"rows": [{ "label": "店铺 × 日期", "by": ["shop", "day"] }], "columns": ["balance"]',
  },
}
