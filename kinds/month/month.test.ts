import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('month is kept as its first day and travels without it', () => {
  expectWay('month', { written: '2025-03', sent: '2025-03', kept: '2025-03-01', answered: '2025-03', exported: { text: '2025-03' }, refused: '2025-13' })
})
