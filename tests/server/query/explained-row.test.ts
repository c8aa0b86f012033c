/** A cell of a report is told by the row that the screen shows, though not every figure of that row is asked for. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explainReport } from '../../../server/kernel/read/answer/explain.report'
import type { Row } from '../../../contract/wire'
import { queryModel } from './model'
import { askerOf, openWorld, sale, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.insert('sale', [
    sale({ msku: 'x', amount: '10', total_spend: '1', clicks: 5 }),
    sale({ msku: 'x', amount: '20', total_spend: '3', clicks: 3, currency: 'EUR' }),
    sale({ msku: 'y', amount: '40', total_spend: '7', clicks: 9 }),
  ])
})
afterAll(() => world.drop())

const explained = (column: string, row: Row) => world.run((tx) => explainReport(
  { tx, model: queryModel, asker: askerOf(world.caller) }, queryModel.datasets['plain_sales']!, { request: { rows: ['msku'] }, column, row }, () => true,
))

it.each([
  ['EUR', 3, '3.00'], ['USD', 5, '1.00'],
])('tells what has no currency of the row in %s alone, as it stands beside the amounts', async (currency, clicks, spend) => {
  const { list } = await world.report('plain_sales', { rows: ['msku'] })
  expect(list.find((row) => row['msku'] === 'x' && row['currency'] === currency)).toMatchObject({ clicks, total_spend: spend })
  expect((await explained('clicks', { msku: 'x', currency })).row).toMatchObject({ msku: 'x', currency, clicks })
})

it('tells a ratio with what it is worked out from, and asks for no further figures of the row', async () => {
  const { row, steps } = await explained('acos', { msku: 'x', currency: 'EUR' })
  // 3 of 20
  expect(row).toMatchObject({ acos: '0.1500', total_spend: '3.00', amount: '20.00' })
  expect(steps.map(({ path }) => path)).toEqual(['acos', 'total_spend', 'amount'])
  expect(Object.keys(row)).not.toContain('profit')
})
