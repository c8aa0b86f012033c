/** Rules keep a filter tree over rows, or over the figures of each shop's last days: held to what they are over, and tried on it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conditionsOf } from '../../../contract/kept-conditions'
import type { Asker } from '../../../server/kernel/asker/asker'
import { countFitting, holdCondition } from '../../../server/kernel/read/answer/kept-condition'
import { rebuildRollups } from '../../../server/kernel/kept/rollup'
import { queryModel } from './model'
import { askerOf, openWorld, sale, withoutCost, type World } from './world'

let world: World

beforeAll(async () => {
  world = await openWorld()
  await world.insert('sale', [
    // Shop 1 has data to 10 March, shop 2 to 5 March: each is judged by its own last seven days.
    sale({ day: '2025-03-10', msku: 'MUG', total_spend: '8', amount: '10', clicks: 4, cost: '1' }),
    sale({ day: '2025-03-04', msku: 'MUG', total_spend: '4', amount: '0', clicks: 3, cost: '1' }),
    sale({ day: '2025-03-03', msku: 'MUG', total_spend: '90', amount: '1000', clicks: 99, cost: '1' }),
    sale({ day: '2025-03-08', msku: 'CUP', total_spend: '12', amount: '0', clicks: 5 }),
    sale({ shop_id: 2, currency: 'JPY', day: '2025-03-05', msku: 'MUG', total_spend: '600', amount: '0', clicks: 2 }),
    sale({ shop_id: 2, currency: 'JPY', day: '2025-02-27', msku: 'MUG', total_spend: '600', amount: '0', clicks: 3 }),
    sale({ shop_id: 2, currency: 'JPY', day: '2025-02-26', msku: 'CUP', total_spend: '600', amount: '0', clicks: 3 }),
  ])
  await world.insert('product', [
    { id: 1, shop_id: 1, msku: 'MUG', currency: 'USD', price: '12' }, { id: 2, shop_id: 2, msku: 'MUG', currency: 'JPY', price: '900' },
  ])
  await world.db.asOwner((tx) => rebuildRollups(tx, queryModel))
})
afterAll(() => world.drop())

const conditions = (field: string, row = {}) => conditionsOf(queryModel.entities['sale_rule']!.fields[field]!.conditions, row)!
const ask = <T>(work: typeof countFitting | typeof holdCondition, field: string, tree: unknown, asker?: Partial<Asker>) =>
  world.run((tx) => work({ tx, model: queryModel, asker: askerOf(world.caller, asker) }, conditions(field), tree) as Promise<T>)
const fits = (tree: unknown, asker?: Partial<Asker>) => ask<number>(countFitting, 'sales', tree, asker)
const held = (tree: unknown, asker?: Partial<Asker>) => ask<void>(holdCondition, 'sales', tree, asker)

describe('a rule over figures', () => {
  it('adds up the last days of each shop, row by row, and counts the rows that fit', async () => {
    expect(await fits({ field: 'total_spend', op: 'ge', value: '0' })).toBe(3)
    expect(await fits({ field: 'total_spend', op: 'eq', value: '12' })).toBe(2)
    expect(await fits({ field: 'clicks', op: 'eq', value: 5 })).toBe(2)
    expect(await fits({ and: [{ field: 'clicks', op: 'ge', value: 5 }, { field: 'amount', op: 'eq', value: '0' }] })).toBe(2)
    expect(await fits({ or: [{ field: 'acos', op: 'gt', value: '1' }, { field: 'msku', op: 'eq', value: 'CUP' }] })).toBe(2)
    expect(await fits({ and: [{ field: 'site', op: 'eq', value: 'jp' }, { field: 'amount', op: 'eq', value: '0' }] })).toBe(1)
  })

  it('counts no row of a shop that the asker does not see', async () => {
    expect(await fits({ field: 'clicks', op: 'ge', value: 0 }, { shopIds: ['2'], everything: false })).toBe(1)
    expect(await fits({ field: 'clicks', op: 'ge', value: 0 }, { shopIds: [], everything: false })).toBe(0)
  })

  it('is refused in words for a field that is not there or hidden, for a value of another kind, and for no tree', async () => {
    await held({ field: 'acos', op: 'gt', value: '0.3' })
    await expect(held({ field: 'weight', op: 'gt', value: 1 })).rejects.toThrow('没有字段「weight」')
    await expect(held({ field: 'cost', op: 'gt', value: 1 }, withoutCost)).rejects.toThrow('没有字段「cost」')
    await expect(held({ field: 'clicks', op: 'gt', value: '很多' })).rejects.toThrow('「点击量」要写成数字')
    await expect(held({ clicks: 3 })).rejects.toThrow('条件不完整')
    await expect(held({ or: [{ field: 'clicks', op: 'gt', value: 1 }, { field: 'site', op: 'eq', value: 'us' }] })).rejects.toThrow('「站点」不在行里')
  })

  it('offers measures and what tells rows apart, and no times', () => {
    const { fields } = conditions('sales')
    expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['clicks', 'acos', 'shop', 'msku', 'site']))
    expect(fields.filter(({ path }) => ['day', 'week', 'month'].includes(path))).toEqual([])
  })
})

it('a rule over rows counts those that fit, as far as the asker sees them', async () => {
  const cheap = { field: 'price', op: 'lt', value: '100' }
  expect(await ask(countFitting, 'products', cheap)).toBe(1)
  expect(await ask(countFitting, 'products', cheap, { shopIds: ['2'], everything: false })).toBe(0)
})
