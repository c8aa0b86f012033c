/** Packing out of a sheet: the template has what is left of the chosen batches; filled in, all of it goes into boxes, or nothing does. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGivenSheet } from '../../../server/kernel/intake/tables/given-workbook'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { multipart } from '../../support/multipart'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'
import { fileOf } from '../writes/sheets'

let app: TestApp
let admin: Client
const batches: string[] = []
const kit = stockKit(() => admin)
const { ok, rows, is } = kit
const S = '/fba/api/v1/fbaShipment'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  const warehouse = await kit.warehouse('北仓')
  const products: string[] = []
  await app.runtime.db.asOwner(async (tx) => {
    for (const msku of ['MUG', 'BOWL']) {
      const { rows: [row] } = await tx.query<{ id: string }>(
        `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, $3, 'X00' || $3, 'USD') returning id::text`,
        [app.companyId, shop, msku],
      )
      products.push(row!.id)
    }
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId })
  })
  for (const [mugs, bowls] of [[45, 10], [6, 0]] as const) batches.push(String((await ok(`${S}/createBatch`, {
    batch_name: '补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01',
    items: [{ product_id: products[0], plan_qty: mugs }, ...(bowls ? [{ product_id: products[1], plan_qty: bowls }] : [])],
  }))['id']))
}, 240_000)
afterAll(() => app?.stop())

/** The template of both batches with these columns from G on (box, pieces, length, width, height, weight) by row. */
async function filled(lines: Record<number, string[]>): Promise<Buffer> {
  const file = await fileOf(app, admin, `${S}/template`, { ids: batches })
  expect(file.status).toBe(200)
  const path = join(mkdtempSync(join(tmpdir(), 'packing-')), 'a.xlsx')
  writeFileSync(path, file.bytes)
  const sheet = (await openGivenSheet(path, '装箱'))!
  expect([...sheet.rows.values()].slice(1).map((cells) => [cells[2], cells[5]])).toEqual([['MUG', '45'], ['BOWL', '10'], ['MUG', '6']])
  return sheet.fill(Object.entries(lines).flatMap(([row, cells]) => cells.map((text, at) => ({ row: Number(row), column: 6 + at, value: { text } }))))
}
const send = async (content: Buffer) => {
  const form = multipart({}, [{ name: '装箱.xlsx', content, type: 'application/octet-stream' }])
  return (await app.app.inject({
    method: 'POST', url: `${S}/import`, payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${admin.token}`, projectid: 'erp', 'idempotency-key': crypto.randomUUID() },
  })).json() as { code: number; msg: string; data: unknown }
}
const packed = async () => (await Promise.all(batches.map(async (id) => (await rows(`${S}/list`, ['packed_qty', 'box_count', 'packing_type', 'total_weight'],
  is('id', id)))[0]!))).map((row) => [row['packed_qty'], row['box_count'], row['packing_type'], row['total_weight']])

it('refuses a row that is wrong by its number, and packs none of the others', async () => {
  expect((await send(await filled({ 2: ['1-2', '20'], 3: ['3', '11'] }))).msg).toBe('第 3 行：BOWL 计划 10 件，已装 0 件，再装 11 件就多了')
  expect((await send(await filled({ 2: ['一箱', '20'] }))).msg).toBe('第 2 行的箱号「一箱」不对，应是一个箱号，或连续的几箱如 1-3')
  expect((await send(await filled({}))).msg).toContain('没有填写箱号')
  expect((await send(Buffer.from('x'))).code).not.toBe(200)
  expect((await packed()).map(([qty]) => qty)).toEqual([0, 0])
}, 120_000)

it('packs boxes alike by one row, several goods in a box by several, and measures them', async () => {
  const said = await send(await filled({ 2: ['1-2', '20', '60', '40', '40', '12.5'], 3: ['3', '10', '', '', '', '4'], 4: ['1', '6'] }))
  expect([said.msg, said.data]).toEqual(['', { lines: 3, boxes: 4 }])
  // 12.5 + 12.5 + 4 kg; five mugs are left.
  expect(await packed()).toEqual([[50, 3, '2', '29.00'], [6, 1, '3', '0.00']])
}, 120_000)
