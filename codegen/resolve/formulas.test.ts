/** Which total follows from a formula where a schema says none. */
import { expect, test } from 'vitest'
import { resolveFormula, totalOf } from './formulas'

const totalAt = (path: string) => (path === 'day' ? ('none' as const) : ('sum' as const))
const total = (said: Parameters<typeof resolveFormula>[0]) => totalOf(resolveFormula(said, 2), totalAt)

test('sums of sums are summed, a ratio is the ratio of sums', () => {
  expect(total({ sum: ['a', 'b'] })).toBe('sum')
  expect(total({ ratio: ['a', 'b'] })).toBe('ratio')
})

test('a day has no total, though how many days later it is comes of a ratio', () => {
  const later = { plusDays: ['day', { ratio: [{ times: ['a', 3] }, 'a'] }] }
  expect(total(later as never)).toBe('none')
  expect(total({ first: [later, later] } as never)).toBe('none')
  expect(total({ monthOf: 'day' })).toBe('none')
})
