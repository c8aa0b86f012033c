/** Records of a file that say what another one says are counted, however many there are. */
import { expect, test } from 'vitest'
import { sameRows } from './same-rows'

test('counts each record beyond the first of its kind, and shows the first of them beside the one that it equals', () => {
  const same = sameRows()
  const many = 20_000
  for (let line = 2; line < many; line++) same.note({ line, cells: [`order ${line}`, 'Shipped', ''] })
  expect([same.count, same.example]).toEqual([0, undefined])
  for (let line = 2; line < many; line++) same.note({ line: many + line, cells: [`order ${line}`, 'Shipped', ''] })
  expect([same.count, same.example]).toEqual([many - 2, { line: many + 2, of: 2 }])
})

test('tells apart what is only parted otherwise', () => {
  const same = sameRows()
  for (const [at, cells] of [['a', 'bc'], ['ab', 'c'], ['abc'], ['abc', '']].entries()) same.note({ line: at + 1, cells })
  expect(same.count).toBe(0)
})
