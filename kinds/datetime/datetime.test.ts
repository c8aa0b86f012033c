import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { SERVER_KINDS } from '../server-kinds'

test('datetime is written by the company’s clock and is one moment in every spelling', () => {
  expectWay('datetime', {
    written: '2025-03-01 08:00:00', sent: '2025-03-01T00:00:00Z', kept: '2025-03-01T00:00:00Z', answered: '2025-03-01T00:00:00Z', exported: {
      moment: '2025-03-01 08:00:00',
    }, refused: '2025-03-01',
  }, { zone: 'company' })
  expect(SERVER_KINDS.datetime.identity('2025-03-01T08:00:00+08:00', {})).toBe(SERVER_KINDS.datetime.identity('2025-03-01T00:00:00Z', {}))
})
