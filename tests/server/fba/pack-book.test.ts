/** Amazon's workbook of box contents comes back filled in from what is packed, else as it was; what does not agree is told. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGivenSheet } from '../../../server/kernel/intake/tables/given-workbook'
import { openZip } from '../../../server/kernel/intake/tables/zip'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { raw, workbook, type Cell } from '../../support/import-files'
import { multipart } from '../../support/multipart'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'

let app: TestApp
let admin: Client
let plan: string
const products = new Map<string, string>()
const kit = stockKit(() => admin)
const { ok, post, is } = kit
const F = '/fba/api/v1/shipmentFlow'
const SHEET = 'Box packing information'
const META = [['v3', 'pack-group'], ['pg38ac9e0a']]

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  const warehouse = await kit.warehouse('北仓')
  await app.runtime.db.asOwner(async (tx) => {
    for (const msku of ['MUG', 'BOWL', 'LAMP']) {
      const { rows: [row] } = await tx.query<{ id: string }>(
        `insert into product (company_id, shop_id, msku, currency) values ($1, $2::bigint, $3, 'USD') returning id::text`, [app.companyId, shop, msku],
      )
      products.set(msku, row!.id)
    }
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId })
  })
  const item = (msku: string, qty: number) => ({ product_id: products.get(msku), qty })
  plan = String((await ok(`${F}/createSpShippmentPlan`, {
    plan_name: '装箱表', shop_id: shop, warehouse_id: warehouse, ship_flow: 'sp', transport_mode: 'sea', expect_ship: '2026-01-10',
    items: [item('MUG', 50), item('BOWL', 30), item('LAMP', 4)],
  }))['id'])
}, 240_000)
afterAll(() => app?.stop())

const number = (value: number): Cell => raw(`<c s="2"><v>${value}</v></c>`)
const formula = (says: string): Cell => raw(`<c t="str" s="3"><f>${says}</f><v></v></c>`)
/** A row with the texts from A on, and these cells from M on. */
const row = (texts: Cell[], boxes: Cell[]): Cell[] => [...texts, ...Array<Cell>(12 - texts.length).fill(''), ...boxes]
const goods = (msku: string, expected: number, at: number, boxes: Cell[] = []): Cell[] => (
  row([msku, 'A title', 'pk1', 'B0', 'X0', 'New', '-', 'By seller', 'By seller', number(expected),
    raw(`<c s="4"><f>SUM(M${at}:P${at})</f><v>0</v></c>`)], boxes)
)
const amazons = (lines: Cell[][]): Promise<string> => workbook('pack.xlsx', { [SHEET]: [
  [SHEET], null, row(['Total SKUs: 2 (80 units)', '', '', '', '', '', '', '', '', '', '', 'Total box count:'], [number(1)]).slice(0, 13), null,
  row(['SKU', 'Product title', 'Id', 'ASIN', 'FNSKU', 'Condition', 'Prep type', 'Who preps units?', 'Who labels units?', 'Expected quantity',
    'Boxed quantity'], ['Box 1 quantity', ...[2, 3, 4].map((no) => formula(`IF(M3&gt;=${no},"Box ${no} quantity","")`))]),
  ...lines, null,
  row(['Name of box'], ['P1 - B1', 'P1 - B2', 'P1 - B3']), row(['Box weight (lb):'], []), row(['Box width (inch):'], []), row(['Box length (inch):'], []),
  row(['Box height (inch):'], [number(99)]),
], Metadata: META })
const send = async (path: string, name = 'pack.xlsx', client = admin) => {
  const form = multipart({ id: plan }, [{ name, content: readFileSync(path), type: 'application/octet-stream' }])
  return (await app.app.inject({
    method: 'POST', url: `${F}/saveUploadPackToAmz`, payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${client.token}`, projectid: 'erp', 'idempotency-key': crypto.randomUUID() },
  })).json() as { code: number; msg: string; data: { handOver: { title: string; value: string } } }
}
const partsOf = async (path: string): Promise<Record<string, string>> => {
  const zip = await openZip(path)
  const found: Record<string, string> = {}
  for (const { name } of zip.entries) found[name] = await text(await zip.stream(name))
  zip.close()
  return found
}

it('asks for the boxes first, then fills them in and leaves everything else as Amazon wrote it', async () => {
  const path = await amazons([goods('MUG', 50, 6), goods('BOWL', 32, 7, [number(7)])])
  expect((await send(path)).msg).toContain('还没有装箱')
  expect((await post(`${F}/confirmPlacementOption`, { id: plan, transition: 'toPacking' })).msg).toBe('')
  const box = (from: number, count: number, msku: string, qty: number, size: object = {}) => (
    { box_from: from, box_count: count, product_id: products.get(msku), qty, ...size }
  )
  const large = { length: '60', width: '40', height: '40' }
  await ok(`${F}/savePackListStep2`, { id: plan, boxes: [
    box(1, 2, 'MUG', 20, { ...large, weight: '12' }), box(3, 1, 'MUG', 10, { ...large, weight: '9.5' }), box(3, 1, 'BOWL', 15),
    box(4, 1, 'BOWL', 15, { length: '50', width: '40', height: '30' }), box(5, 1, 'LAMP', 4, { ...large, weight: '3' }),
  ] })

  const said = await send(path)
  expect(said.msg).toBe('')
  // 50 mugs agree; the workbook wants 32 bowls; the fourth box is not weighed; the lamps are of another pack group.
  expect(said.data.handOver.value.split('\n')).toEqual([
    '写入 4 箱', '「BOWL」装箱表应装 32 件，申报 30 件，写入的箱子里 30 件', '第 4 箱还没有填写毛重，那几格空着', '「LAMP」 不在这份装箱表里，要填在它们所在装箱组的装箱表里',
  ])
  const [kept] = await kit.rows(`${F}/stagingPlans`, ['pack_file_id'], is('id', plan))
  const answer = await app.app.inject({
    method: 'POST', url: '/base/api/v1/attachment/ofRow/download', payload: { entity: 'inbound_plan', id: plan, file: kept!['pack_file_id'] },
    headers: { authorization: `Bearer ${admin.token}`, projectid: 'erp' },
  })
  const back = join(mkdtempSync(join(tmpdir(), 'pack-')), 'back.xlsx')
  writeFileSync(back, answer.rawPayload)
  const sheet = (await openGivenSheet(back, SHEET))!
  const boxes = (line: number) => Array.from({ length: 4 }, (_none, at) => sheet.rows.get(line)?.[12 + at] ?? '')
  expect([3, 6, 7, 9, 10, 11, 12, 13].map(boxes)).toEqual([
    ['4', '', '', ''], ['20', '20', '10', ''], ['', '', '15', '15'], ['P1 - B1', 'P1 - B2', 'P1 - B3', 'B4'],
    // 12, 9.5 kg; 40, 60 and 50, 30 cm.
    ['26.46', '26.46', '20.94', ''], ['15.75', '15.75', '15.75', '15.75'], ['23.62', '23.62', '23.62', '19.69'], ['15.75', '15.75', '15.75', '11.81'],
  ])
  expect([sheet.rows.get(6)![10], sheet.hasFormula(6, 10), sheet.rows.get(7)![10]]).toEqual(['50', true, '30'])
  const [before, after] = [await partsOf(path), await partsOf(back)]
  const filled = 'xl/worksheets/sheet1.xml'
  expect({ ...after, [filled]: '' }).toEqual({ ...before, [filled]: '' })
  expect(after[filled]).toContain('<c r="N5" t="str" s="3"><f>IF(M3&gt;=2,"Box 2 quantity","")</f><v></v></c>')
  // Filled in once more, what it says is the same.
  expect((await send(back)).data.handOver.value).toBe(said.data.handOver.value)
}, 120_000)

it('refuses what is no such workbook, is of other goods, or is not of a shop that the person sees', async () => {
  expect((await send(await workbook('x.xlsx', { Sheet1: [['SKU']] }))).msg).toContain('没有名为「Box packing information」的工作表')
  expect((await send(await amazons([goods('ELSE', 5, 6)]))).msg).toContain('没有一个在这里申报')
  expect((await send(await amazons([goods('MUG', 50, 6)]), 'pack.csv')).msg).toContain('xlsx')
  const fewer = await send(await workbook('few.xlsx', { [SHEET]: [
    ['SKU', 'Expected quantity', 'Boxed quantity', 'Box 1 quantity'], ['MUG', '50', '', ''], ['BOWL', '30'],
  ] }))
  expect(fewer.data.handOver.value).toContain('装箱表只有 1 箱的列，第 2、3、4 箱没有写入；请在卖家后台把总箱数改成 4，重新下载')
  // A box of goods of two pack groups cannot be told in either.
  expect((await send(await amazons([goods('MUG', 50, 6)]))).data.handOver.value).toContain('第 3 箱里的 「BOWL」 不在这份装箱表里')
  const other = await insertShop(app.runtime.db, app.companyId, '乙店')
  const seller = await app.person('pack-seller', { roles: ['sales'], shopIds: [other] })
  expect((await send(await amazons([goods('MUG', 50, 6)]), 'pack.xlsx', seller)).code).not.toBe(200)
})
