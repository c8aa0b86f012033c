/** A try at a password costs the same whether nobody, one company or several know the account. */
import { expect, it } from 'vitest'
import { checksOf } from './sign-in'

it('as many checks are made for an account that nobody knows as for one of one, two or four companies', () => {
  expect([0, 1, 2, 4].map((companies) => checksOf(Array.from({ length: companies }, () => 'one')).length)).toEqual([4, 4, 4, 4])
})
it('everybody who may be meant is checked once', () => {
  expect(checksOf([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5, undefined, undefined, undefined])
})
