/** 预报上传: packed batches are told to a forwarder by its own columns, once, and the numbers that come back are theirs. */
import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { cellOf } from '../../../server/modules/fba/forecast/forecast'
import { labelled } from '../../../server/modules/fba/forecast/labels'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'
import { stockKit } from '../stock/kit'
import { zipOf } from '../../support/import-files'
import { multipart } from '../../support/multipart'
import { fileOf } from '../writes/sheets'

let app: TestApp
let admin: Client
let batch: string
let bare: string
let provider: string
let template: string
const kit = stockKit(() => admin)
const { ok, post, rows, is, made } = kit
const D = '/fba/api/v1/delivery'
const S = '/fba/api/v1/fbaShipment'
const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  const shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  const warehouse = await kit.warehouse('北仓')
  const cup = await kit.sku('CUP', { declare_cn: '陶瓷杯', declare_en: 'Mug', hs_code: '6912001000', declare_price: '2.35' })
  await ok('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG', sku_id: cup, qty: 1 }).catch(() => undefined)
  const product = await app.runtime.db.asOwner(async (tx) => {
    const { rows: [row] } = await tx.query<{ id: string }>(
      `insert into product (company_id, shop_id, msku, fnsku, currency) values ($1, $2::bigint, 'MUG', 'X00MUG', 'USD') returning id::text`,
        [app.companyId, shop],
    )
    await rebuildDerived(tx, app.runtime.live.current.model, { companyId: app.companyId })
    return row!.id
  })
  await app.runtime.db.asOwner((tx) => tx.query(`update product set sku = 'CUP' where company_id = $1`, [app.companyId]))
  provider = await made('/v2/logistics/api/logistics_provider', { logistics_provider: '快船', transport_mode: 'sea' })
  const make = async (name: string): Promise<string> => String((await ok(`${S}/createBatch`, {
    batch_name: name, warehouse_id: warehouse, transport_mode: 'sea', expect_ship: today, shipment_id: `FBA15${name}01`,
      items: [{ product_id: product, plan_qty: 12 }],
  }))['id'])
  batch = await make('PACKED')
  bare = await make('BARED')
  await ok(`${S}/scanPacking`, { batch_id: batch, box_no: 1, code: 'X00MUG', qty: 8 })
  await ok(`${S}/scanPacking`, { batch_id: batch, box_no: 2, code: 'X00MUG', qty: 4 })
  template = String((await ok(`${D}/forecastTemplateAdd`, {
    template_name: '快船表', provider_id: provider, per: 'box',
    lines: [{ heading: '客户单号', source: 'shipment_id' }, { heading: '箱号', source: 'box_no' }, { heading: '件数', source: 'qty' },
      { heading: '申报价值', source: 'declare_value' }, { heading: '付款', source: 'words', words: '月结' }],
  }))['id'])
}, 240_000)
afterAll(() => app?.stop())

const make = (ids: string[]) => post(`${D}/forecastAdd`, { provider_id: provider, template_id: template, items: ids.map((id) => ({ batch_id: id })) })
const step = (id: string, transition: string, more = {}) => post(`${D}/forecastStep`, { id, transition, ...more })
const tracking = async (): Promise<unknown> => (await rows(`${S}/list`, ['tracking_no'], is('id', batch)))[0]!['tracking_no']

it('takes what is packed, once, and its numbers come back to the shipment and go again', async () => {
  expect((await make([bare])).msg).toContain('还没有装箱')
  const id = String((await make([batch])).data['id'])
  expect((await rows(`${D}/forecastList`, ['state', 'batch_count', 'box_count'], is('id', id)))[0]).toMatchObject({ state: '0', batch_count: 1, box_count: 2 })
  expect((await make([batch])).msg).toContain('已经在预报')
  expect((await step(id, 'track')).code).not.toBe(200)
  expect((await step(id, 'tell')).msg).toBe('')
  const [{ id: line }] = await rows(`${D}/forecastItems`, ['id'], is('forecast_id', id)) as [{ id: string }]
  expect((await step(id, 'track', { items: [{ id: line, tracking_no: 'KC001' }] })).msg).toBe('')
  expect(await tracking()).toBe('KC001')
  expect((await step(id, 'untrack')).msg).toBe('')
  expect(await tracking()).toBeNull()
  expect((await step(id, 'cancel')).msg).toBe('')
  expect((await make([batch])).code).toBe(200)
})

it('writes the sheet by the columns of the forwarder, a line a box', async () => {
  const [{ id }] = await rows(`${D}/forecastList`, ['id'], is('state', '0')) as [{ id: string }]
  const { status, bytes, name } = await fileOf(app, admin, `${D}/forecastSheet`, { ids: [id] })
  expect([status, bytes.subarray(0, 2).toString(), name]).toEqual([200, 'PK', expect.stringContaining('预报_YB')])
  const line = { declare_price: '2.35', qty: 8, msku: 'MUG', box_no: 1 } as unknown as Parameters<typeof cellOf>[0]
  expect([cellOf(line, 'declare_value', null), cellOf(line, 'box_no', null), cellOf(line, 'words', '月结'),
    cellOf({ ...line, declare_price: null }, 'declare_value', null)])
    .toEqual([{ number: '18.80', format: { digits: 2, percent: false } }, { number: '1', format: { digits: 0, percent: false } }, { text: '月结' }, { text: '' }])
})

it('keeps the labels that come back by the number in their names, and gives them out one by one or together', async () => {
  const send = async (name: string, content: Buffer | string) => {
    const form = multipart({}, [{ name, content, type: 'application/octet-stream' }])
    return (await app.app.inject({
      method: 'POST', url: `${D}/forecast/labelAdd`, payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${admin.token}`, projectid: 'erp', 'idempotency-key': crypto.randomUUID() },
    })).json() as { code: number; msg: string; data: { handOver: { value: string } } }
  }
  const [{ id }] = await rows(`${D}/forecastList`, ['id'], is('state', '0')) as [{ id: string }]
  await step(id, 'tell')
  const line = async () => (await rows(`${D}/forecastItems`, ['id', 'label_count'], is('forecast_id', id)))[0]!
  const item = String((await line())['id'])
  expect((await fileOf(app, admin, `${D}/forecast/labels`, { ids: [item] })).bytes.toString()).toContain('现在不能「打印面单」')
  await step(id, 'track', { items: [{ id: item, tracking_no: 'KC009' }] })
  expect((await send('KC0091.pdf', '%PDF-1')).msg).toBe('KC0091.pdf：文件名里没有认得的跟踪号或货件编号')
  expect((await send('KC009.txt', 'x')).msg).toContain('不是 PDF、PNG 或 JPG')
  const pages = async (count: number) => {
    const made = await PDFDocument.create()
    for (let page = 0; page < count; page += 1) made.addPage([288, 432])
    return Buffer.from(await made.save())
  }
  const label = await pages(2)
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  expect((await send('kc009.pdf', label)).msg).toBe('')
  const one = await fileOf(app, admin, `${D}/forecast/labels`, { ids: [item] })
  expect(one.name).toContain('kc009.pdf')
  expect(one.bytes.equals(label)).toBe(true)
  const zip = readFileSync(await zipOf('labels.zip', { 'a/KC009-2.png': dot, 'FBA15PACKED01_3.pdf': await pages(1), 'KC010.pdf': '%PDF-2', '说明.txt': 'x' }))
  expect((await send('labels.zip', zip)).data.handOver.value.split('\n')).toEqual([
    '附上 2 个，没有附上 2 个', '说明.txt：不是 PDF、PNG 或 JPG', 'KC010.pdf：文件名里没有认得的跟踪号或货件编号',
  ])
  expect((await line())['label_count']).toBe(3)
  const together = await fileOf(app, admin, `${D}/forecast/labels`, { ids: [item] })
  expect(together.name).toContain('面单.pdf')
  expect((await PDFDocument.load(together.bytes)).getPages().map((page) => page.getHeight())).toEqual([432, 432, 288, 432])
  const other = await insertShop(app.runtime.db, app.companyId, '乙店')
  const seller = await app.person('label-seller', { roles: ['sales'], shopIds: [other] })
  expect((await fileOf(app, seller, `${D}/forecast/labels`, { ids: [item] })).bytes.subarray(0, 4).toString()).not.toBe('%PDF')
  await send('KC009-9.jpg', 'JPG')
  expect((await fileOf(app, admin, `${D}/forecast/labels`, { ids: [item] })).bytes.toString()).toContain('「KC009-9.jpg」打不开')
})

it('a file is of the longest number in its name, and of none where two lines have it', () => {
  const [a, b, c] = [{ id: '1', no: 'Y', tracking: 'KC1', shipment: null }, { id: '2', no: 'Y', tracking: 'KC1-2', shipment: 'FBA1' },
    { id: '3', no: 'Y', tracking: 'KC1', shipment: 'FBA3' }]
  expect(labelled('KC1-2.pdf', [a, b])).toEqual([b])
  expect(labelled('KC1.pdf', [a, b, c])).toEqual([a, c])
  expect(labelled('x_fba3.png', [a, b, c])).toEqual([c])
})
