import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('decimal keeps every digit that its field has', () => {
  expectWay(
    'decimal',
    {
      written: '0.125', sent: '0.125', kept: '0.125', answered: '0.125', exported: { number: '0.125', format: { digits: 3, percent: false } },
      refused: '0.1255',
    },
    { scale: 3 },
  )
})
