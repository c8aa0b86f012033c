/** A try at a password costs the same whether nobody, one company or many know the account. */
import { expect, it } from 'vitest'
import { checksOf } from './sign-in'

it('as many checks are made for an account that nobody knows as for one of one, five or twenty companies', () => {
  expect([0, 1, 2, 5, 8, 20].map((companies) => checksOf(Array.from({ length: companies }, () => 'one')).length)).toEqual([8, 8, 8, 8, 8, 8])
})
it('everybody who may be meant is checked once', () => {
  expect(checksOf([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5, undefined, undefined, undefined])
})
