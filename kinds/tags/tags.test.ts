import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { field, tinyModel } from '../../tests/support/tiny-model'
import { SERVER_KINDS } from '../server-kinds'

test('tags are several words, each once; none is an empty list', () => {
  expectWay(
    'tags', { written: '亮、暗；', sent: ['on', 'off'], kept: ['on', 'off'], answered: ['on', 'off'], exported: { text: '亮、暗' }, refused: ['on', ''] },
    { enum: 'lamp' },
  )
  expect(SERVER_KINDS.tags.write(['a', 'a'], field('thing', 'value', 'tags'), { model: tinyModel() })).toEqual({ value: ['a'] })
  expect(SERVER_KINDS.tags.empty).toEqual([])
})
