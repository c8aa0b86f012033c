import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { SERVER_KINDS } from '../server-kinds'

test('money stays exact, and has as many digits as its currency', () => {
  expectWay(
    'money',
    {
      written: '1,234.5', sent: '1234.5', kept: '1234.5', answered: '1234.50', exported: { number: '1234.50', format: { digits: 2, percent: false } },
      refused: '1.234',
    },
    { scale: 2 },
  )
  expect(SERVER_KINDS.money.read('1200', { scale: 2 }, 0)).toBe('1200')
  expect(SERVER_KINDS.money.read('NaN', { scale: 2 })).toBeNull()
})
