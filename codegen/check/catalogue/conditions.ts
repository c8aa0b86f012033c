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
  SCH373: {
    title: 'A check adds up what is no kept number',
    explanation: 'A check adds up what stands in the rows below, in the form and on the server alike: a field of numbers that is kept.',
    wrong: '{ "sum": "items.sku", "op": "eq", "value": 1, "says": "…" }',
    right: '{ "sum": "items.weight", "op": "eq", "value": 1, "says": "各项权重之和须为 100%" }',
  },
  SCH374: {
    title: 'A check compares two natures',
    explanation: 'A sum is compared with a number, with a field of the row or with another sum of the same nature: counts with counts, amounts with amounts.',
    wrong: '{ "sum": "items.qty", "op": "eq", "value": { "field": "amount" }, "says": "…" }',
    right: '{ "sum": "items.qty", "op": "eq", "value": { "field": "planned_qty" }, "says": "…" }',
  },
  SCH375: {
    title: 'Rows held apart without a start and an end',
    explanation:
      'Two slots overlap where each begins before the other ends: both ends are fields of one list of rows below, of one nature that lies on ' +
      'a line. Days and months include their end.',
    wrong: '{ "apart": ["items.sku", "items.to"], "says": "…" }',
    right: '{ "apart": ["items.from", "items.to"], "by": ["items.weekday"], "says": "同一天的时段不能重叠" }',
  },
  SCH376: {
    title: 'A formula of days and numbers mixed up',
    explanation:
      '{"days": [from, to]} gives a number of days, {"plusDays": [day, number]} and {"today": true} a day, {"monthOf": day} a month; the kind of ' +
      'the field says which is wanted; one of kind enum takes a value over by {"first": [enum, enum]}. Days are worked out in the fields of an entity.',
    wrong: '"kind": "integer", "formula": { "days": ["order_day", "qty"] }',
    right: '"kind": "integer", "formula": { "days": ["order_day", { "today": true }] }',
  },
  SCH377: {
    title: 'Today in what is kept',
    explanation: 'A rollup is made when its facts change, not when a day passes: what counts from today is worked out when it is asked for.',
    wrong: '"rollups": [{ …, "measures": ["age_days"] }]',
    right: '"rollups": [{ …, "measures": ["qty"] }]',
  },
  SCH378: {
    title: 'A check that rows of a report file are never held to',
    explanation:
      'A row of a report file is judged before it is written, by what stands in the file: rows below it, what references show and what is worked ' +
      'out once it is kept are not there yet. Entities that a report format fills check the fields that the file fills.',
    wrong: '{ "must": { "field": "product.price", "op": "gt", "value": 0 }, "says": "…" } in an entity that a report fills',
    right: '{ "must": { "field": "qty", "op": "ge", "value": 0 }, "says": "数量不能为负" }',
  },
  SCH770: {
    title: 'A reference that finds no row, or is not the one',
    explanation: 'A reference finds its row by own fields ("by"); or it says "one": the one row that a company has of its settings, which nothing else finds.',
    wrong: '"config": { "entity": "product", "one": true, "shows": ["price"] }',
    right: '"config": { "entity": "business_config", "one": true, "shows": ["stockWarningDays"] }',
  },
  SCH771: {
    title: 'A place that is never looked at',
    explanation: 'Of {"first": […]} the first that is there is taken: what is required, or has a default in the settings, leaves nothing to those after it.',
    wrong: '"formula": { "first": ["config.days", "product.days"] }',
    right: '"formula": { "first": ["product.days", "config.days"] }',
  },
  SCH772: {
    title: 'An origin of nothing',
    explanation:
      '"origin" tells in words where a field took its value: it is a text, names a field that is {"first": […]} of fields, and the labels of the ' +
      'entities that these are of differ.',
    wrong: '"days_from": { "label": "来源", "kind": "integer", "origin": "days" }',
    right: '"days_from": { "label": "来源", "kind": "text", "origin": "days" }',
  },
  SCH773: {
    title: 'A filter tree that cannot be kept',
    explanation:
      'A field of kind json whose "conditions" name an entity, or figures, keeps a filter tree over it; the input "conditions" writes it, and no other. ' +
      'Where what it is over hangs on another field, that one is an enum of the same row, and each key below "of" is a value of it.',
    wrong: '"rule": { "label": "适用订单", "kind": "text", "conditions": "sale_order", "edit": true }',
    right: '"rule": { "label": "适用订单", "kind": "json", "conditions": "sale_order", "edit": "conditions" }',
  },
  SCH774: {
    title: 'Figures that a filter tree cannot be over',
    explanation:
      '"conditions" over a dataset judge each row of its figures, added up over the last days of each shop: rows are told apart by dimensions ' +
      'that are no times, and the dataset has the single days or months that "days" or "month" ask for.',
    wrong: '"conditions": { "dataset": "sp_terms", "rows": ["term", "month"], "days": 30 }',
    right: '"conditions": { "dataset": "sp_terms", "rows": ["campaign", "term"], "days": 30 }',
  },
}
