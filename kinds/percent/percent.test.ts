import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('percent is a fraction that people write as percent', () => {
  expectWay(
    'percent',
    { written: '15%', sent: '0.15', kept: '0.15', answered: '0.1500', exported: { number: '0.1500', format: { digits: 2, percent: true } }, refused: '15%' },
    { scale: 4 },
  )
})
