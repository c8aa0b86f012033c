import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { SERVER_KINDS } from '../server-kinds'

test('json is kept as text of its structure and compared by it', () => {
  expectWay('json', { sent: { a: [1] }, kept: '{"a":[1]}', given: { a: [1] }, answered: { a: [1] }, exported: { text: '{"a":[1]}' } })
  expect(SERVER_KINDS.json.identity('{"a": [1]}', {})).toBe(SERVER_KINDS.json.identity({ a: [1] }, {}))
})
