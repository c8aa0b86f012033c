import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('integer is a whole number within what the database holds', () => {
  expectWay('integer', { written: '12', sent: 12, kept: 12, answered: 12, exported: { number: '12', format: { digits: 0, percent: false } }, refused: 1.5 })
  expectWay('integer', { sent: 2, kept: 2, given: '2', answered: 2, exported: { number: '2', format: { digits: 0, percent: false } }, refused: 2147483648 })
})
