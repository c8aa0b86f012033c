/** Modules are put together by what they bring: calls of one family may be several modules', a call is one module's. */
import { expect, test } from 'vitest'
import { FAMILIES, MODULES } from '../../modules/modules'
import { answers } from '../http/answers'
import { defineModule } from './module'
import { plug } from './plug'

const companyLockStock = answers('account.companyLockStock', async () => ({ is_open: 1 }))

const answering = (family: string): string[] => MODULES.flatMap(({ name, handlers }) => (handlers && family in handlers ? [name] : []))

test('several modules answer calls of one family, each those of its data, and the table has all of them', () => {
  expect(answering('systemV2')).toEqual(['messages', 'people', 'workplace'])
  const own = MODULES.flatMap(({ handlers }) => Object.keys(handlers?.systemV2 ?? {}))
  expect(Object.keys(FAMILIES['systemV2'] ?? {}).sort()).toEqual(own.sort())
  expect(own).toEqual(expect.arrayContaining(['unreadMessages', 'employeeBaseInfo', 'erpPage']))
})

test('a call that two modules answer is refused with the names of both, whatever else of its family they answer', () => {
  const one = defineModule({ name: 'one', handlers: { account: { companyLockStock }, fbaLockQty: { companyLockStock } } })
  const two = defineModule({ name: 'two', handlers: { account: { companyLockStock } } })
  expect(() => plug([one, two])).toThrow(`handlers: "account.companyLockStock" is both one's and two's`)
})
