import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { field, tinyModel } from '../../tests/support/tiny-model'
import { SERVER_KINDS } from '../server-kinds'

test('text keeps words without the spaces around them, and no more of them than fit', () => {
  expectWay(
    'text', { written: '红色 大号', sent: '红色 大号', kept: '红色 大号', answered: '红色 大号', exported: { text: '红色 大号' }, refused: '十个字以上的一段话写不下' },
    { maxLength: 10 },
  )
  expect(SERVER_KINDS.text.write(' 红色 ', field('thing', 'value', 'text'), { model: tinyModel() })).toEqual({ value: '红色' })
})
