/** What a handler answers has a shape down to its last value, so that the compiler refuses what is invented; what is open says why. */
import { expect, it } from 'vitest'
import type { JsonSchema } from '../../contract/kind'
import { projectModel } from '../support/database'

/** Values that have no shape, by call: the path, and why nobody can tell it before it is answered. */
const OPEN: Record<string, Record<string, string>> = {
  'account.userFilterList': { '[].conditions': 'kept as the page sent it, whose fields are its own' },
  'adsNew.userFilterList': { 'list[].conditions': 'kept as the page sent it, whose fields are its own' },
  'common.quickSearchList': { 'list[].conditions': 'filters of a view of whichever page' },
  'columns.get': { '[].columns': 'columns of a view of whichever page' },
  'finance.profitConfigList': { '[].columns': 'kept as the page sent it, whose columns are its own' },
  'app.documentDraft': { row: 'a row of the entity that is asked for by name' },
  'app.fill': { 'rows[].row': 'fields of the rows tried', 'rows[].says': 'where each is from' },
  'adsSp.draftBegin': { 'row.*': 'inputs of the draft, of whichever kind of advertising' },
  'shipment.printDesignDraft': { row: 'a design over the fields of whichever document' },
  'delivery.declareDraft': { row: 'what is known of a row before there is one: any fields of the declaration' },
  'delivery.invoiceDraft': { row: 'what is known of a row before there is one: any fields of the invoice' },
  'app.history': { 'list[].changes[].before': 'a value of any kind', 'list[].changes[].after': 'a value of any kind' },
  'app.bulkEdit': { 'items[].key.*': 'keys of any entity', 'items[].before.*': 'values of any kind', 'items[].after.*': 'values of any kind' },
  'app.bulkResult': { 'items[].key.*': 'keys of any entity', 'items[].before.*': 'values of any kind', 'items[].after.*': 'values of any kind' },
  'approval.detail': {
    'document.row': 'a row of whichever document waits',
    'document.fields': 'plans of the fields of that document', 'document.enums': 'the enums of these fields',
    'document.tables[].fields': 'plans of the fields of its rows below', 'document.tables[].rows': 'rows below whichever document waits',
    'document.changes[].field': 'the plan of a field', 'document.changes[].before': 'a row as it was', 'document.changes[].after': 'a row as it is',
    'document.later[].field': 'the plan of a field', 'document.later[].before': 'a row as it was', 'document.later[].after': 'a row as it is',
  },
  'fbaIntellect.getMskuInfo': {
    stock: 'fields of the advice, each of its kind', sales: 'fields of the advice, each of its kind', calc: 'fields of the advice, each of its kind',
    rule: 'parameters that were set, by the names that the page has for them',
  },
  'common.stockDetailsSum': { summary: 'sums of whichever fields are asked for' },
  'app.rowsUpload': { 'sample[].*': 'cells of a file about any entity' },
}

/** The paths of values that a schema leaves open. */
function openIn(schema: JsonSchema, at = ''): string[] {
  const { description: _, ...said } = schema
  if (Object.keys(said).length === 0) return [at]
  const below = (name: string): string => (at === '' ? name : `${at}.${name}`)
  const { properties = {}, items, additionalProperties: every } = said as {
    properties?: Record<string, JsonSchema>; items?: JsonSchema; additionalProperties?: JsonSchema | boolean
  }
  return [
    ...Object.entries(properties).flatMap(([name, each]) => openIn(each, below(name))),
    ...(items ? openIn(items, `${at}[]`) : []),
    ...(typeof every === 'object' ? openIn(every, below('*')) : every === true || (said['type'] === 'object' && every === undefined) ? [below('*')] : []),
  ]
}

it('answers of handlers leave open what nobody can tell before, each with its reason, and nothing else', () => {
  const handled = Object.values(projectModel().families).flatMap((family) => Object.values(family.calls).flatMap((call) => (
    call.does?.type === 'handler' && call.state !== 'planned' && call.response ? [[`${family.name}.${call.name}`, openIn(call.response)] as const] : []
  )))
  expect(handled.length).toBeGreaterThan(80)
  const found = Object.fromEntries(handled.filter(([, paths]) => paths.length > 0).map(([name, paths]) => [name, [...paths].sort()]))
  expect(found).toEqual(Object.fromEntries(Object.entries(OPEN).map(([name, reasons]) => [name, Object.keys(reasons).sort()])))
})

it('the reader of shapes sees what is open at any depth', () => {
  const open = { type: 'array', items: { type: 'object', additionalProperties: { description: 'x' }, properties: { a: {}, b: { type: 'string' } } } }
  expect(openIn(open)).toEqual(['[].a', '[].*'])
  expect(openIn({ type: 'object' })).toEqual(['*'])
})
