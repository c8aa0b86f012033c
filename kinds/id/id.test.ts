import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('id loses no digit and no leading zero of a code', () => {
  expectWay('id', { written: '00123', sent: '00123', kept: '00123', answered: '00123', exported: { text: '00123' }, refused: 123 })
  expectWay(
    'id',
    { sent: '9007199254740993', kept: '9007199254740993', given: 9007199254740993n, answered: '9007199254740993', exported: { text: '9007199254740993' } },
  )
})
