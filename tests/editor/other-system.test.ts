/** The file of a family of another system in the editor: what it renames is offered, and marked where it is not there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openEditor, ROOT, type Editor } from './editor'

/** A family beside those of the product, and the wire that it speaks. */
const LEDGER = {
  $schema: '../.editor/endpoints.json', language: 1, family: 'ledger', label: '账簿', client: 'books', wire: 'legacy', calls: {
    orders: { path: '/v2/orders', what: '订单', state: 'built', does: { list: 'sale_order' } },
    fees: { path: '/v2/fees', what: '费用', state: 'built', does: { report: 'fees' } },
  },
}
const LEGACY = readFileSync(join(ROOT, 'tests/golden/emit/wires/schemas/wires/legacy.json'), 'utf8')

let editor: Editor
beforeAll(() => {
  editor = openEditor({ 'schemas/endpoints/ledger.json': JSON.stringify(LEDGER), 'schemas/wires/legacy.json': LEGACY })
})

describe('a family of another system', () => {
  const FAMILY = 'schemas/endpoints/ledger.json'
  const renaming = (rest: string): string => (
    `{"$schema": "../.editor/endpoints.json", "language": 1, "family": "ledger", "label": "账簿", "client": "books", "wire": "legacy", "calls": ${
      JSON.stringify(LEDGER.calls)}, "rename": {${rest}}}`
  )
  const keys = async (rest: string): Promise<string[]> => (await editor.offered(FAMILY, renaming(rest))).map(({ label }) => label)

  it('is offered the rows that its calls bring, their fields with those of references and rows below, and the values of enums', async () => {
    expect(await keys('"|"')).toEqual(expect.arrayContaining(['sale_order', 'order_item', 'fees']))
    expect(await keys('"|"')).not.toContain('employee')
    expect(await keys('"sale_order": {"fields": {"|"}}')).toEqual(expect.arrayContaining(['order_id', 'shop.name', 'items']))
    expect(await keys('"fees": {"fields": {"|"}}')).toEqual(expect.arrayContaining(['fee_category', 'balance']))
    expect(await keys('"sale_order": {"values": {"|"}}')).toEqual(expect.arrayContaining(['state', 'fulfillment']))
    expect(await keys('"sale_order": {"values": {"state": {"|"}}}')).toContain('shipped')
  })

  it('is marked where it renames what is not there', async () => {
    const right = '"sale_order": {"fields": {"order_id": "no", "shop.name": "store"}, "values": {"state": {"shipped": "S"}}}'
    expect(await editor.marks(FAMILY, renaming(right))).toEqual([])
    expect((await editor.marks(FAMILY, renaming(right.replace('order_id', 'order_no')))).map(({ at }) => at)).toEqual(['"order_no"'])
    expect((await editor.marks(FAMILY, renaming(right.replace('shipped', 'sent')))).map(({ at }) => at)).toEqual(['"sent"'])
  })
})
