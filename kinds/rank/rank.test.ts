import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('rank is a place, a whole number', () => {
  expectWay(
    'rank',
    { written: '305', sent: 305, kept: 305, answered: 305, exported: { number: '305', format: { digits: 0, percent: false } }, refused: 'first' },
  )
})
