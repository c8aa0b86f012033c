import { expect, test } from 'vitest'
import { meets } from './condition-match'
import type { Condition } from './filter'

const row = { state: 'preview', gap: '0.00', fees: '-3.50', day: '2025-08-02', name: 'Blue Mug', none: null, count: 3 }

test.each<[Condition, boolean]>([
  [{ field: 'gap', op: 'ne', value: 0 }, false],
  [{ field: 'fees', op: 'ne', value: 0 }, true],
  [{ field: 'fees', op: 'lt', value: '-3.4' }, true],
  [{ field: 'count', op: 'between', value: [3, 4] }, true],
  [{ field: 'state', op: 'in', value: ['wait', 'preview'] }, true],
  [{ field: 'none', op: 'empty', value: true }, true],
  [{ field: 'none', op: 'empty', value: false }, false],
  [{ field: 'none', op: 'gt', value: 0 }, false],
  [{ field: 'none', op: 'le', value: 0 }, false],
  [{ field: 'day', op: 'ge', value: '2025-08-02' }, true],
  [{ field: 'name', op: 'contains', value: 'mug' }, true],
  [{ field: 'name', op: 'starts', value: 'mug' }, false],
  [{ and: [{ field: 'count', op: 'gt', value: 2 }, { field: 'state', op: 'eq', value: 'preview' }] }, true],
  [{ or: [{ field: 'count', op: 'gt', value: 9 }, { field: 'state', op: 'eq', value: 'wait' }] }, false],
])('%o', (condition, met) => expect(meets(condition, row)).toBe(met))

test('no condition is met by every row', () => expect(meets(undefined, {})).toBe(true))

test('two fields of a row are compared as they are read; what is missing is told apart by ne alone', () => {
  const two = {
    a: '10.0', b: 9, day: '2025-08-02', other: '2025-08-10', at: '2025-08-02T00:00:00.5Z', later: '2025-08-02T00:00:01Z', same: '2025-08-02T00:00:00Z',
    none: null, empty: '',
  }
  const beside = (field: string, op: 'eq' | 'ne' | 'gt' | 'le' | 'lt', other: string): boolean => meets({ field, op, value: { field: other } }, two)
  expect([beside('a', 'gt', 'b'), beside('a', 'le', 'b'), beside('day', 'lt', 'other'), beside('at', 'lt', 'later'), beside('at', 'gt', 'same')]).toEqual([
    true, false, true, true, true,
  ])
  expect([beside('a', 'ne', 'none'), beside('none', 'ne', 'empty'), beside('none', 'eq', 'empty'), beside('a', 'le', 'none')]).toEqual([
    true, false, false, false,
  ])
})
