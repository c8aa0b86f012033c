import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { SERVER_KINDS } from '../server-kinds'

test('user names staff by the number of their row, as text on the way', () => {
  expectWay('user', { sent: '12', kept: '12', given: 12, answered: '12', exported: { text: '12' } })
  expect(SERVER_KINDS.user.manner).toBe('row')
})
