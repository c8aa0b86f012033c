import { expect, test } from 'vitest'
import { expectWay, LAMP } from '../../tests/support/kind'
import { field, tinyModel } from '../../tests/support/tiny-model'
import { SERVER_KINDS } from '../server-kinds'

test('enum is written by its label and kept by its code; what is no longer offered is refused', () => {
  expectWay('enum', { written: '亮', sent: 'on', kept: 'on', answered: 'on', exported: { text: '亮' }, refused: 'old' }, { enum: 'lamp' })
  expect(
    SERVER_KINDS.enum.write('old', field('thing', 'value', 'enum', { enum: 'lamp' }), { model: { ...tinyModel(), enums: LAMP }, before: 'old' }),
  ).toEqual({ value: 'old' })
})
