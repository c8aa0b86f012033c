import { describe, expect, test } from 'vitest'
import { column } from '../../../tests/support/plans'
import type { Row } from '../../../contract/wire'
import { chosenFigures } from './chosen-figures'

const cost = column('cost', { kind: 'money', currencyField: 'currency', total: 'sum' })
const pieces = column('pieces', { kind: 'integer', total: 'sum' })
const acos = column('acos', { kind: 'percent' })
const name = column('name')
const about = { enums: {}, mixed: false }
const rows: Row[] = [
  { name: 'a', cost: '0.10', currency: 'USD', pieces: 3, acos: '0.2' }, { name: 'b', cost: '0.20', currency: 'USD', pieces: 4, acos: '0.4' },
  { name: '', cost: null, currency: 'USD', pieces: 0, acos: null },
]
const cells = (columns: (typeof cost)[], of: Row[] = rows) => of.flatMap((row) => columns.map((one) => ({ column: one, row })))

describe('what a chosen rectangle comes to', () => {
  test('adds up to the last digit, as the cells write it, and leaves out what is empty', () => {
    expect(chosenFigures(cells([cost]), about)).toEqual({ cells: 2, figures: 2, sums: ['$0.30'], average: '$0.15' })
  })

  test('counts a zero, and tells the average of whole numbers by its own digits', () => {
    expect(chosenFigures(cells([pieces]), about)).toEqual({ cells: 3, figures: 3, sums: ['7'], average: '2.33' })
  })

  test('adds no two currencies, and no amounts to pieces', () => {
    const mixed = [...rows, { name: 'c', cost: '500', currency: 'JPY', pieces: 1 }]
    expect(chosenFigures(cells([cost], mixed), { enums: {}, mixed: true })).toEqual({ cells: 3, figures: 3, sums: ['USD 0.30', 'JPY 500'] })
    expect(chosenFigures(cells([cost, pieces]), about).sums).toEqual(['$0.30', '7'])
  })

  test('words and shares are counted alone: their sum would say nothing', () => {
    expect(chosenFigures(cells([name, acos]), about)).toEqual({ cells: 4, figures: 0, sums: [] })
  })
})
