import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('image is the address of a picture', () => {
  expectWay('image', { sent: '/a.png', kept: '/a.png', answered: '/a.png', exported: { text: '/a.png' }, refused: 5 })
})
