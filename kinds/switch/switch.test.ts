import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('switch is written as 是 or 否, or by the words of its list', () => {
  expectWay('switch', { written: '启用', sent: true, kept: true, answered: true, exported: { text: '是' }, refused: 1 })
})
