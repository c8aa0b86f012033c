import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { SERVER_KINDS } from '../server-kinds'

test('bool is written as 是 or 否', () => {
  expectWay('bool', { written: '否', sent: false, kept: false, answered: false, exported: { text: '否' }, refused: '否' })
  expect(SERVER_KINDS.bool.ofText('true', {})).toBe(true)
})
