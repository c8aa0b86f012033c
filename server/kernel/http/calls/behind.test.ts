/** The columns of rows behind a number: what a cell of them would cut is what nobody can check. */
import { expect, test } from 'vitest'
import type { ColumnPlan } from '../../../../contract/plan'
import type { Entity, Model } from '../../../../contract/model'
import { namesWhole } from './behind'

const entity = (name: string, title: string, refs: Record<string, { entity: string }> = {}): Entity => ({ name, title, refs }) as unknown as Entity
const line = entity('fee_line', 'msku', { import: { entity: 'report_file' }, product: { entity: 'product' } })
const model = { entities: { fee_line: line, report_file: entity('report_file', 'file_name'), product: entity('product', 'msku') } } as unknown as Model
const column = (path: string, kind: ColumnPlan['kind'] = 'text'): ColumnPlan => ({ path, kind, width: 140 }) as unknown as ColumnPlan

test('the name of a file is read whole; words that name no other row stay as narrow as their kind, and nothing is wider than a name may be', () => {
  const rows = [
    { 'import.file_name': 'us_transactions_2025-03.csv', 'product.title': 'A very long title of a product that nobody reads to its end' },
    { 'import.file_name': 'a.csv', 'product.title': null },
  ]
  const widths = (of: typeof rows): number[] => namesWhole(model, line, [column('import.file_name'), column('product.title'), column('msku')], of)
    .map(({ width }) => width)
  const [file, title, own] = widths(rows)
  // 27 letters of 8 px, and the space on both sides.
  expect(file).toBe(27 * 8 + 32)
  expect([title, own]).toEqual([140, 140])
  expect(widths([{ ...rows[0]!, 'import.file_name': 'x'.repeat(200) }])[0]).toBe(340)
  expect(widths([rows[1]!])[0]).toBe(140)
})
