import { test } from 'vitest'
import { expectWay } from '../../tests/support/kind'

test('link is the address to open', () => {
  expectWay(
    'link',
    {
      written: 'https://a.cn/?b=1', sent: 'https://a.cn/?b=1', kept: 'https://a.cn/?b=1', answered: 'https://a.cn/?b=1',
      exported: { text: 'https://a.cn/?b=1' }, refused: {},
    },
  )
})
