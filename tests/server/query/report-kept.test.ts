/** Answers of slow reports: kept for whoever asks the very same, until something they were read from changes. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ListRequest } from '../../../contract/wire'
import type { Asker } from '../../../server/kernel/asker/asker'
import { planReport } from '../../../server/kernel/read/plan/report'
import { KeptAnswers } from '../../../server/kernel/read/statement/kept-answers'
import { planning } from '../../../server/kernel/read/statement/statement'
import type { Tx } from '../../../server/kernel/store/connect'
import { raiseDataVersions } from '../../../server/kernel/store/data-version'
import { queryModel } from './model'
import { askerOf, openWorld, sale, type World } from './world'

let world: World
let kept: KeptAnswers
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.drop())
beforeEach(async () => {
  kept = new KeptAnswers(0)
  await world.clear('sale', 'exchange_rate', 'official_rate')
})

interface Otherwise { asker?: Partial<Asker>; request?: Partial<ListRequest>; over?: (tx: Tx) => Tx }

function within(tx: Tx, { asker = {}, request = {} }: Otherwise = {}) {
  const reading = { tx, model: queryModel, asker: askerOf(world.caller, asker) }
  return kept.ask(reading, planReport(planning(reading, request.currency), queryModel.datasets['plain_sales']!, {
    page: 1, pageSize: 10, rows: ['msku'], measures: ['amount'], ...request,
  }))
}
const amounts = async (otherwise: Otherwise = {}) =>
  (await world.read((tx) => within(otherwise.over?.(tx) ?? tx, otherwise))).list.map((row) => row['amount'])
const changed = (...entities: string[]) => world.run((tx) => raiseDataVersions(tx, world.caller.companyId, entities))

it('holds until somebody writes what it was read from', async () => {
  await world.insert('sale', [sale({ amount: 1 })])
  expect(await amounts()).toEqual(['1.00'])
  await world.insert('sale', [sale({ amount: 2 })], 'silently')
  await changed('memo')
  expect(await amounts()).toEqual(['1.00'])
  await changed('sale')
  expect(await amounts()).toEqual(['3.00'])
})

it('is nobody’s who asks otherwise or sees other shops', async () => {
  await world.insert('sale', [sale({ amount: 1 }), sale({ amount: 5, shop_id: 2, currency: 'USD' })])
  expect(await amounts()).toEqual(['6.00'])
  expect(await amounts({ asker: { shopIds: ['2'] } })).toEqual(['5.00'])
  expect(await amounts({ request: { filter: { field: 'amount', op: 'gt', value: '9' } } })).toEqual([])
  expect(await amounts({ request: { measures: ['clicks'] } })).toEqual([undefined])
})

it('is asked anew in a transaction that may have written', async () => {
  await world.insert('sale', [sale({ amount: 1 })])
  expect(await amounts()).toEqual(['1.00'])
  await expect(world.run(async (tx) => {
    await tx.query('update sale set amount = 7 where company_id = $1', [world.caller.companyId])
    expect((await within(tx)).list).toMatchObject([{ amount: '7.00' }])
    throw new Error('taken back')
  })).rejects.toThrow('taken back')
  expect(await amounts()).toEqual(['1.00'])
})

it('of converted amounts holds for the rates that it was made with', async () => {
  const rate = (of: string) => ({ stat_month: '2025-03-01', base: 'CNY', currency: 'USD', rate: of })
  await world.insert('official_rate', [rate('7')])
  await world.insert('sale', [sale({ amount: 1 })])
  expect(await amounts({ request: { currency: 'company' } })).toEqual(['7.00'])
  await world.insert('exchange_rate', [{ stat_month: '2025-03-01', currency: 'USD', rate: '8' }])
  expect(await amounts({ request: { currency: 'company' } })).toEqual(['8.00'])
})

it('is worked out once for a crowd', async () => {
  await world.insert('sale', [sale({ amount: 1 })])
  let asked = 0
  const over = (tx: Tx): Tx => ({
    ...tx,
    async query<R>(text: string, values?: unknown[]) {
      if (text.includes('"sale"')) {
        asked += 1
        await setTimeout(50)
      }
      return tx.query<R>(text, values)
    },
  })
  expect(await Promise.all([amounts({ over }), amounts({ over }), amounts({ over })])).toEqual([['1.00'], ['1.00'], ['1.00']])
  expect(asked).toBe(1)
})
