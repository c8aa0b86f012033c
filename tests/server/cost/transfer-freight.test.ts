/** Freight of a transfer, where each warehouse is a pool of its own: over the batches that it brought in, once all of it has come. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { costKit, wrongCosts } from './kit'

const REPORT = '/fba/api/v1/inventory_report'
let app: TestApp
let admin: Client
const kit = costKit(() => admin)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  await kit.ok(`${REPORT}/openBatchCost`, { cost_by_warehouse: true })
}, 240_000)
afterAll(() => app?.stop())

it('goes by weight to the cent, asks for a weight that nobody said, and is taken back with the receipt', async () => {
  const [north, south] = [await kit.warehouse('北仓'), await kit.warehouse('南仓')]
  const [heavy, light] = [await kit.sku('HEAVY', { gross_weight: 300 }), await kit.sku('LIGHT')]
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  await kit.moved('manual_in', north, day, [{ sku_id: heavy, good_qty: 10, unit_cost: '7' }, { sku_id: light, good_qty: 10, unit_cost: '2' }])
  const id = await kit.transfer({
    out_wh_id: north, in_wh_id: south, freight: '10', currency: 'CNY', apportion_method: '1',
    items: [{ sku_id: heavy, quantity: 3 }, { sku_id: light, quantity: 6 }],
  })
  const step = async (transition: string): Promise<void> => {
    const items = await kit.transferItems(id)
    const asked = transition === 'ship' ? items.map((item) => ({ id: item['id'], out_qty: item['quantity'] }))
      : items.map((item) => ({ id: item['id'], now_qty: item['out_qty'] }))
    const { code, msg } = await kit.transferStep(id, transition, ['ship', 'receive'].includes(transition) ? { items: asked } : {})
    expect([transition, code, msg]).toEqual([transition, 200, msg])
  }
  for (const transition of ['submit', 'approve', 'ship']) await step(transition)
  const items = await kit.transferItems(id)
  expect(await kit.transferStep(id, 'receive', { items: items.map((item) => ({ id: item['id'], now_qty: item['out_qty'] })) }))
    .toMatchObject({ code: 1002, msg: '「LIGHT」没有毛重，不能按重量分摊，请先在「普通商品」填写' })
  await kit.ok('/commodity/api/v1/sku/edit', { id: light, gross_weight: 150 })
  await step('receive')
  // Both lines weigh 900 g: five each, on top of three at 7 and six at 2.
  const came = async (sku: string) => (await kit.batches(sku)).filter(({ in: qty }) => qty !== 10).map(({ in: qty, cost }) => [qty, cost])
  expect([await came(heavy), await came(light)]).toEqual([[[3, '26.00']], [[6, '17.00']]])
  expect(await wrongCosts(app)).toEqual([])
  await step('unreceive')
  await step('receive')
  expect([await came(heavy), await came(light)]).toEqual([[[3, '26.00']], [[6, '17.00']]])
  expect(await wrongCosts(app)).toEqual([])
})
