import { expect, test } from 'vitest'
import { meets } from './condition-match'
import type { Condition } from '../../contract/filter'

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
