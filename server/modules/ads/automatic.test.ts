import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AUTOMATIC } from './automatic'

test('the ways of an automatic group are called on lists as in drafts', () => {
  const { values } = JSON.parse(readFileSync('schemas/enums/auto_target.json', 'utf8')) as { values: Record<string, string> }
  expect(values).toEqual(Object.fromEntries(AUTOMATIC.map(({ expression, label }) => [expression, label])))
})
