import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('date is a day that the calendar has', () => {
  expectWay(
    'date',
    { written: '2025/3/1', sent: '2025-03-01', kept: '2025-03-01', answered: '2025-03-01', exported: { day: '2025-03-01' }, refused: '2025-02-30' },
  )
})
