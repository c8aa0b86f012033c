/** Shipment batches over a real database: made whole, packed by scanning, marked as printed, fenced by shop (specification, section 4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertSampleRows } from '../../support/rows'

let app: TestApp
let admin: Client
let shop = ''
let other = ''
let warehouse = ''
const products: string[] = []
const B = '/fba/api/v1/fbaShipment'

const asOwner = async (text: string, values: unknown[]): Promise<string[]> =>
  (await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>(text, values))).rows.map(({ id }) => id)
const shopOf = async (name: string): Promise<string> =>
  (await asOwner(
    `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, $2, $2, 'us', 'amazon.com', 'USD') returning id::text as id`,
    [app.companyId, name],
  ))[0]!
const product = async (of: string, n: number): Promise<string> =>
  (await asOwner(
    `insert into product (company_id, shop_id, msku, fnsku, sku, product_name, title, currency)
      values ($1, $2::bigint, 'MUG-' || $3, 'X00123456' || $3, 'S-' || $3, '马克杯' || $3, '陶瓷马克杯 ' || $3, 'USD') returning id::text as id`,
    [app.companyId, of, String(n)],
  ))[0]!

interface Batch { id: string; packing_type: string; print_status: string; packed_qty: number; plan_qty: number; box_count: number; batch_no: string }
const batchOf = async (id: string): Promise<Batch> => (await admin.call<Batch>(`${B}/get`, { id })).body.data
const newBatch = async (items: { product_id: string; plan_qty: number }[], client = admin) => client.call<{ id: string; batch_no: string }>(
  `${B}/createBatch`, { batch_name: '三月补货', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01', items },
)
const scan = (id: string, code: string, boxNo = 1, qty = 1, client = admin) =>
  client.call<{ packed_qty: number; left_qty: number; packing_type: string }>(`${B}/scanPacking`, { batch_id: id, box_no: boxNo, code, qty })
const list = async <T,>(path: string, batchId: string): Promise<T[]> =>
  (await admin.call<{ list: T[] }>(path, { page: 1, pageSize: 100, filter: { field: 'batch_id', op: 'eq', value: batchId } })).body.data.list

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await shopOf('北美店')
  other = await shopOf('别的店')
  for (const n of [1, 2]) products.push(await product(shop, n))
  products.push(await product(other, 3))
  warehouse = (await asOwner(`insert into warehouse (company_id, name, wh_type) values ($1, '杭州总仓', 'local') returning id::text as id`, [app.companyId]))[0]!
  // The first mug is a SKU of its own, and there are enough of it.
  const made = async (path: string, body: object) => (await admin.call<{ id: string }>(path, body)).body.data.id
  const sku = await made('/commodity/api/v1/sku/add', { sku_code: 'S-1', product_name: '马克杯1' })
  await made('/commodity/api/v1/pairing/add', { shop_id: shop, msku: 'MUG-1', sku_id: sku, qty: 1 })
  await admin.call('/warehouse/api/v1/stock/openingAdd', { warehouse_id: warehouse, sku_id: sku, qty: 500, count_day: '2025-01-01' })
}, 120_000)
afterAll(async () => app?.stop())

describe('a batch', () => {
  test('is made with its goods in one go: numbered, of the shop that the goods are of, not shipped, not packed, not printed', async () => {
    const { body } = await newBatch([{ product_id: products[0]!, plan_qty: 3 }, { product_id: products[1]!, plan_qty: 2 }])
    expect(body.code).toBe(200)
    expect(body.data.batch_no).toMatch(/^PC\d{12}$/)
    expect(await batchOf(body.data.id)).toMatchObject({
      shop_id: shop, plan_qty: 5, packed_qty: 0, msku_count: 2, fba_ship_status: '1', packing_type: '1', print_status: '0',
    })
    expect((await list<{ fnsku: string }>(`${B}/items`, body.data.id)).map(({ fnsku }) => fnsku)).toEqual(['X001234561', 'X001234562'])
  })

  test('shares its freight as its warehouse says', async () => {
    await admin.call('/warehouse/api/v1/warehouse/edit', { id: warehouse, apportion: '2' })
    const { body } = await newBatch([{ product_id: products[0]!, plan_qty: 1 }])
    expect(await batchOf(body.data.id)).toMatchObject({ apportion_method: '2' })
    await admin.call('/warehouse/api/v1/warehouse/edit', { id: warehouse, apportion: '1' })
  })

  test('is kept as a draft, changed with its goods, and handed in; what is packed stays in it', async () => {
    const draft = (await admin.call<{ id: string }>(`${B}/createBatch`, {
      batch_name: '草稿', warehouse_id: warehouse, transport_mode: 'sea', expect_ship: '2026-12-01', draft: true,
      items: [{ product_id: products[0]!, plan_qty: 3 }],
    })).body.data.id
    expect(await batchOf(draft)).toMatchObject({ fba_ship_status: '0' })
    expect((await scan(draft, 'MUG-1')).body.code).toBe(1006)
    const [line] = await list<{ id: string }>(`${B}/items`, draft)
    const items = (...more: object[]) => ({ id: draft, items: [{ id: line!.id, plan_qty: 4 }, ...more] })
    expect((await admin.call(`${B}/batch/edit`, items({ product_id: products[2]!, plan_qty: 1 }))).body.msg).toContain('不是店铺「北美店」的商品')
    expect((await admin.call(`${B}/batch/edit`, items({ product_id: products[1]!, plan_qty: 2 }))).body.code).toBe(200)
    expect(await list<{ msku: string }>(`${B}/items`, draft)).toEqual(expect.arrayContaining([
      expect.objectContaining({ msku: 'MUG-1', plan_qty: 4, shop_id: shop, warehouse_id: warehouse }),
      expect.objectContaining({ msku: 'MUG-2', fnsku: 'X001234562', packed_qty: 0 }),
    ]))
    expect((await admin.call(`${B}/step`, { id: draft, transition: 'submit' })).body.code).toBe(200)
    expect(await batchOf(draft)).toMatchObject({ fba_ship_status: '1', plan_qty: 6 })
    await scan(draft, 'MUG-1', 1, 3)
    expect((await admin.call(`${B}/batch/edit`, { id: draft, items: [{ id: line!.id, plan_qty: 2 }] })).body.msg).toContain('已装 3 件')
    expect((await admin.call(`${B}/step`, { id: draft, transition: 'reopen' })).body.code).toBe(1006)
    expect((await admin.call(`${B}/batch/edit`, { id: draft, items: [{ id: line!.id, plan_qty: 3 }] })).body.code).toBe(200)
    expect(await batchOf(draft)).toMatchObject({ plan_qty: 3, packing_type: '3' })
  })

  test('is put together with others of its shop, warehouse and way, as long as nothing is packed', async () => {
    const batches = [await newBatch([{ product_id: products[0]!, plan_qty: 3 }]),
      await newBatch([{ product_id: products[0]!, plan_qty: 2 }, { product_id: products[1]!, plan_qty: 1 }])]
    const ids = batches.map(({ body }) => body.data.id)
    const packed = (await newBatch([{ product_id: products[0]!, plan_qty: 3 }])).body.data.id
    await scan(packed, 'MUG-1')
    const { body } = await admin.call<{ done: number; lines: { error?: string }[] }>(
      `${B}/merge`, { rows: [...ids, packed].map((id) => ({ id })), preview: false })
    expect(body.data).toMatchObject({ done: 2, lines: [{}, {}, { error: expect.stringContaining('已经开始装箱') }] })
    expect(await batchOf(ids[0]!)).toMatchObject({ plan_qty: 6, fba_ship_status: '1' })
    expect(await batchOf(ids[1]!)).toMatchObject({ fba_ship_status: '4', plan_qty: 0 })
  })

  test('of two shops, of one product twice, without goods, or of a product that is not there is refused and leaves nothing', async () => {
    const before = (await admin.call<{ total: number }>(`${B}/list`, { page: 1, pageSize: 10 })).body.data.total
    expect((await newBatch([{ product_id: products[0]!, plan_qty: 1 }, { product_id: products[2]!, plan_qty: 1 }])).body.msg).toBe('一个批次只能是一个店铺的商品，现在有 2 个店铺的')
    expect((await newBatch([{ product_id: products[0]!, plan_qty: 1 }, { product_id: products[0]!, plan_qty: 1 }])).body.msg).toBe('商品第 2 行与前面重复，请合并成一行')
    expect((await newBatch([])).body.msg).toBe('一个批次要有 1 到 500 个商品')
    expect((await newBatch([{ product_id: '999999', plan_qty: 1 }])).body.msg).toBe('商品第 1 行：没有这个商品，或不在您可见的店铺范围内')
    expect((await newBatch([{ product_id: products[0]!, plan_qty: 0 }])).body.msg).toBe('商品第 1 行：计划数应为 1 到 1000000 的整数')
    expect((await admin.call<{ total: number }>(`${B}/list`, { page: 1, pageSize: 10 })).body.data.total).toBe(before)
  })

  test('of a shop that somebody does not see is not theirs to make, read or pack', async () => {
    const { body } = await newBatch([{ product_id: products[2]!, plan_qty: 1 }])
    const seller = await app.person('packer', { roles: ['sales'], shopIds: [shop] })
    expect((await newBatch([{ product_id: products[2]!, plan_qty: 1 }], seller)).body.msg).toContain('没有这个商品，或不在您可见的店铺范围内')
    expect((await scan(body.data.id, 'X001234563', 1, 1, seller)).body.code).not.toBe(200)
    expect((await seller.call(`${B}/batchPrinted`, { ids: [body.data.id] })).body.code).not.toBe(200)
    expect((await seller.call<{
      list: unknown[]
    }>(`${B}/box`, { page: 1, pageSize: 10, filter: { field: 'batch_id', op: 'eq', value: body.data.id } })).body.data.list).toEqual([])
  })
})

describe('packing', () => {
  test('counts every scan: abnormal while counts differ, awaiting upload when all are right, uploaded when a person says so', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 2 }, { product_id: products[1]!, plan_qty: 1 }])).body.data
    expect((await scan(id, 'x001234561')).body.data).toMatchObject({ packed_qty: 1, left_qty: 1, packing_type: '2' })
    expect((await scan(id, 'MUG-1')).body.data).toMatchObject({ packed_qty: 2, left_qty: 0, packing_type: '2' })
    expect((await scan(id, 'MUG-1')).body.msg).toBe('MUG-1 计划 2 件，已装 2 件，再装 1 件就多了')
    expect((await scan(id, 'X009999999')).body.msg).toBe('「X009999999」不在这个批次里，请放到一边，不要装箱')
    expect((await admin.call(`${B}/uploaded`, { batch_id: id })).body.msg).toBe('装箱数量与计划一致后才能标记为已上传')
    expect((await scan(id, 'S-2', 2)).body.data.packing_type).toBe('3')
    expect(await batchOf(id)).toMatchObject({ packed_qty: 3, box_count: 2, packing_type: '3' })
    expect((await admin.call(`${B}/uploaded`, { batch_id: id })).body.msg).toBe('第 1、2 箱还没有填写尺寸或毛重')
    const boxes = await list<{ id: string }>(`${B}/box`, id)
    const sizes = boxes.map((box) => ({ id: box.id, length: '60', width: '40', height: '40', weight: '12.5' }))
    expect((await admin.call(`${B}/packBox`, { batch_id: id, boxes: [{ ...sizes[0], weight: '0' }] })).body.msg).toBe('第 1 箱的毛重应大于 0，且不超过 500')
    expect((await admin.call(`${B}/packBox`, { batch_id: id, boxes: sizes })).body.code).toBe(200)
    expect((await admin.call(`${B}/uploaded`, { batch_id: id })).body.data).toEqual({ packing_type: '4' })
  })

  test('takes goods out again, and a removed box gives its goods back', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 4 }])).body.data
    await scan(id, 'MUG-1', 1, 3)
    const [item] = await list<{ id: string }>(`${B}/items`, id)
    expect((await admin.call(`${B}/unpack`, { batch_id: id, box_no: 1, item_id: item!.id, qty: 4 })).body.msg).toBe('这箱里只有 3 件，不能取出 4 件')
    expect((await admin.call<{ packed_qty: number }>(`${B}/unpack`, { batch_id: id, box_no: 1, item_id: item!.id, qty: 1 })).body.data.packed_qty).toBe(2)
    const [box] = await list<{ id: string }>(`${B}/box`, id)
    expect((await admin.call('/fba/api/v1/shipment/delBox', { box_id: box!.id })).body.data).toEqual({ packing_type: '1' })
    expect(await batchOf(id)).toMatchObject({ packed_qty: 0, box_count: 0 })
  })

  test('copies a whole box as often as the plan has goods for it, and empties one, which stays with its sizes', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 10 }, { product_id: products[1]!, plan_qty: 3 }])).body.data
    await scan(id, 'MUG-1', 1, 3)
    await scan(id, 'MUG-2', 1, 1)
    const boxes = () => list<{ id: string; box_no: number; qty: number; length: string | null; weight: string | null; box_code: string }>(`${B}/box`, id)
    await admin.call(`${B}/packBox`, { batch_id: id, boxes: [{ id: (await boxes())[0]!.id, length: '40', width: '30', height: '20', weight: '5.5' }] })
    const copy = (box_no: number, times: number) => admin.call<{ first: number; last: number }>(`${B}/copyBox`, { batch_id: id, box_no, times })
    expect((await copy(1, 3)).body).toMatchObject({ code: 1002, msg: 'MUG-1 还剩 7 件要装，复制 3 箱要 9 件，多了', errors: { times: '最多 2 箱' } })
    expect((await copy(1, 0)).body.code).toBe(1002)
    expect((await copy(9, 1)).body.msg).toContain('没有第 9 箱')
    expect((await copy(1, 2)).body.data).toMatchObject({ first: 2, last: 3 })
    expect((await boxes()).map(({ box_no: no, qty, length, weight }) => [no, qty, Number(length), Number(weight)]))
      .toEqual([[1, 4, 40, 5.5], [2, 4, 40, 5.5], [3, 4, 40, 5.5]])
    expect(await batchOf(id)).toMatchObject({ packed_qty: 12, box_count: 3 })
    expect((await admin.call(`${B}/clearBox`, { batch_id: id, box_no: 2 })).body.code).toBe(200)
    expect((await boxes()).map(({ qty, length }) => [qty, Number(length)])).toEqual([[4, 40], [0, 40], [4, 40]])
    expect(await batchOf(id)).toMatchObject({ packed_qty: 8 })
    expect((await copy(2, 1)).body.msg).toBe('第 2 箱是空的，没有可以复制的商品')
    const rest = await list<{ item_id: string; qty: number }>(`${B}/box/items`, id)
    expect(rest.reduce((sum, { qty }) => sum + qty, 0)).toBe(8)
  })

  test('of a batch that was sent is over', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 1 }])).body.data
    await scan(id, 'MUG-1')
    expect((await admin.call(`${B}/step`, { id, transition: 'ship' })).body.code).toBe(200)
    expect((await scan(id, 'MUG-1')).body.msg).toContain('已经不是「未发货」')
    expect((await admin.call(`${B}/step`, { id, transition: 'drop' })).body.msg).toContain('不能删除')
  })

  test('is received by what came of each product, which is asked of all, proposed as it was packed, and can be mended', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 3 }])).body.data
    await scan(id, 'MUG-1', 1, 3)
    const step = (transition: string, more: object = {}) => admin.call(`${B}/step`, { id, transition, ...more })
    await step('ship')
    const [item] = await list<{ id: string }>(`${B}/items`, id)
    expect((await step('receive')).body).toMatchObject({ msg: expect.stringContaining('请填写每一行商品的签收数') as string })
    expect((await step('receive', { items: [{ id: item!.id, received_qty: -1 }] })).body.code).not.toBe(200)
    expect((await step('receive', { items: [{ id: item!.id, received_qty: 1 }] })).body.code).toBe(200)
    const told = async () => (await admin.call<{ list: object[] }>(`${B}/list`, {
      page: 1, pageSize: 1, filter: { field: 'id', op: 'eq', value: id }, fields: ['fba_ship_status', 'received_qty', 'short_qty'],
    })).body.data.list[0]
    expect(await told()).toMatchObject({ fba_ship_status: '3', received_qty: 1, short_qty: 2 })
    expect((await step('unreceive')).body.code).toBe(200)
    expect((await step('receive', { items: [{ id: item!.id, received_qty: 3 }] })).body.code).toBe(200)
    expect(await told()).toMatchObject({ received_qty: 3, short_qty: 0 })
    const { plan } = (await admin.call<{ plan: { lists: { actions: { action: string; does: object }[] }[] } }>(
      '/app/api/v1/page-plan', { route: '/FBA/fbaCargo' },
    )).body.data
    expect(plan.lists[0]!.actions.find(({ action }) => action === 'receive')?.does).toMatchObject({
      asksItems: {
        has: 'items', columns: [{ path: 'msku' }, { path: 'counted_qty' }], inputs: [{ name: 'received_qty' }], starts: { received_qty: 'counted_qty' },
      },
    })
  })

  test('scanned by two people at once loses no piece', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 20 }])).body.data
    await Promise.all(Array.from({ length: 10 }, (_none, at) => scan(id, 'MUG-1', (at % 2) + 1)))
    expect(await batchOf(id)).toMatchObject({ packed_qty: 10, box_count: 2 })
    expect((await list<{ qty: number }>(`${B}/box/items`, id)).reduce((sum, { qty }) => sum + qty, 0)).toBe(10)
  })
})

describe('printing', () => {
  test('of the pick list is all, a part once there are boxes without labels, all again when those are printed', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 2 }])).body.data
    expect((await admin.call(`${B}/batchPrinted`, { ids: [id] })).body.data).toEqual({ marked: 1 })
    expect((await batchOf(id)).print_status).toBe('1')
    await scan(id, 'MUG-1', 1, 2)
    expect((await batchOf(id)).print_status).toBe('2')
    const boxes = await list<{ id: string; box_code: string }>(`${B}/box`, id)
    await admin.call(`${B}/boxesPrinted`, { ids: boxes.map((box) => box.id) })
    expect((await batchOf(id)).print_status).toBe('1')
  })

  test('is void when Amazon\'s number changes what stands on the box labels', async () => {
    const { id, batch_no: batchNo } = (await newBatch([{ product_id: products[0]!, plan_qty: 1 }])).body.data
    await scan(id, 'MUG-1')
    const [before] = await list<{ id: string; box_code: string }>(`${B}/box`, id)
    expect(before!.box_code).toBe(`${batchNo}U000001`)
    await admin.call(`${B}/boxesPrinted`, { ids: [before!.id] })
    await admin.call(`${B}/batchPrinted`, { ids: [id] })
    expect((await admin.call(`${B}/setNumber`, { id, shipment_id: '?' })).body.msg).toContain('货件编号应为')
    expect((await admin.call(`${B}/setNumber`, { id, shipment_id: 'fba15abc1234', destination_fc: 'LAX9' })).body.code).toBe(200)
    expect((await list<{ box_code: string }>(`${B}/box`, id))[0]!.box_code).toBe('FBA15ABC1234U000001')
    expect((await batchOf(id)).print_status).toBe('2')
  })
})

describe('papers of a batch', () => {
  test('begin with its goods, and with what was declared last time; an invoice and a declaration are numbered', async () => {
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 7 }])).body.data
    const D = '/fba/api/v1/delivery'
    const draft = async () =>
      (await admin.call<{ row: { items: Record<string, unknown>[] } & Record<string, unknown> }>(`${D}/invoiceDraft`, { batch_id: id })).body.data.row
    expect(await draft()).toMatchObject({ batch_id: id, shop_id: shop, items: [{ declare_cn: '马克杯1', quantity: 7 }] })
    const invoice = {
      shop_id: shop, batch_id: id, invoice_day: '2026-12-01', seller_name: '卖方', seller_address: '杭州', buyer_name: 'Buyer', buyer_address: 'Seattle',
      trade_term: 'FOB', items: [{ declare_cn: '马克杯1', declare_en: 'Mug', hs_code: '6912001000', quantity: 7, currency: 'USD', unit_price: '1.25' }],
    }
    const { body } = await admin.call<{ id: string; invoice_no: string }>(`${D}/invoiceAdd`, invoice)
    expect(body.code).toBe(200)
    expect(body.data.invoice_no).toMatch(/^CI\d{12}$/)
    expect((await draft()).items[0]).toMatchObject({ declare_en: 'Mug', hs_code: '6912001000', unit_price: '1.25' })
    const { list: goods } =
      (await admin.call<{
        list: { total_amount: string }[]
      }>(`${D}/invoiceItems`, { page: 1, pageSize: 10, filter: { field: 'invoice_id', op: 'eq', value: body.data.id } })).body.data
    expect(goods[0]!.total_amount).toBe('8.75')
    expect((await admin.call(`${D}/invoicePrinted`, { ids: [body.data.id] })).body.data).toEqual({ marked: 1 })
    expect((await admin.call<{ print_status: string }>(`${D}/invoiceGet`, { id: body.data.id })).body.data.print_status).toBe('1')
    const declared = (await admin.call<{ row: Record<string, unknown> & { contract_no: string } }>(`${D}/declareDraft`, { batch_id: id })).body.data.row
    expect(declared.contract_no).toMatch(/^PC/)
    // A declaration is printed once it was agreed to.
    const model = app.runtime.live.current.model
    await insertSampleRows(app.runtime.db, model, model.entities['customs_declare']!, { companyId: app.companyId, shopId: shop }, 1)
    const own = (await asOwner(`update customs_declare set doc_status = '1' where company_id = $1 returning id::text as id`, [app.companyId]))[0]!
    expect((await admin.call(`${D}/declarePrinted`, { ids: [own] })).body).toMatchObject({ code: 1006, msg: expect.stringContaining('还没有审核通过，不能打印') as string })
    await asOwner(`update customs_declare set doc_status = '2' where company_id = $1 returning id::text as id`, [app.companyId])
    expect((await admin.call(`${D}/declarePrinted`, { ids: [own] })).body.data).toEqual({ marked: 1 })
  })
})

describe('print templates', () => {
  test('may name the fields of their document and of its rows, and begin as the standard sheet stands, for whoever may print that', async () => {
    const T = '/fba/api/v1/templateSize/print'
    interface Names { route: string; list: { value: string; label: string; group: string }[] }
    const { data: fields } = (await admin.call<Names>(`${T}/fields`, { design_of: 'order' })).body
    expect(fields.route).toBe('/print-review')
    expect(fields.list).toEqual(expect.arrayContaining([
      { value: 'words', label: '固定文字', group: '单据' }, { value: 'supplier.supplier_name', label: '供应商', group: '单据' },
      { value: 'company.company_name', label: '公司名称', group: '单据' }, { value: 'items.sku.sku_code', label: '本地SKU', group: '商品' },
    ]))
    expect(fields.list.filter(({ label }) => label === '联系人')).toEqual([])
    interface Draft { row: { lines: { field_name: string; draw: string }[] } }
    const { row } = (await admin.call<Draft>(`${T}/draft`, { design_of: 'order' })).body.data
    expect(row).toMatchObject({ design_of: 'order', paper_size: 'A4' })
    expect(row.lines.slice(0, 3).map(({ field_name: name, draw }) => [name, draw]))
      .toEqual([['words', 'heading'], ['order_no', 'code128'], ['order_no', 'box']])
    const known = new Set(fields.list.map(({ value }) => value))
    expect(row.lines.filter(({ field_name: name }) => !known.has(name))).toEqual([])
    const { body } = await admin.call<{ id: string }>(`${T}/add`, { ...row, template_name: '自己的采购单' })
    expect(body.code, body.msg).toBe(200)
    const { list } = (await admin.call<{ list: { field_label: string }[] }>(`${T}/lines`, {
      page: 1, pageSize: 200, filter: { field: 'template_id', op: 'eq', value: body.data.id }, fields: ['field_label'], sort: [{ field: 'seq', order: 'asc' }],
    })).body.data
    expect(list.map(({ field_label: label }) => label).slice(0, 2)).toEqual(['固定文字', '采购单号'])
    const keeper = await app.person('designs-sales', { roles: ['sales'] })
    expect((await keeper.call(`${T}/draft`, { design_of: 'fund' })).body.code).toBe(403)
  })


  test('one of each kind is the default: another takes its place, and it is taken away again', async () => {
    const T = '/fba/api/v1/templateSize/print'
    const line = { field_name: 'fnsku', draw: 'code128', font_size: '8' }
    const added = async (name: string, of: string): Promise<string> => {
      const { body } = await admin.call<{ id: string }>(`${T}/add`, { template_name: name, design_of: of, paper_size: '60x40', lines: [line] })
      expect(body.code, body.msg).toBe(200)
      return body.data.id
    }
    const [one, two, box] = [await added('一', 'printing_fnsku'), await added('二', 'printing_fnsku'), await added('箱', 'printing_box')]
    const defaults = async (): Promise<string[]> => (
      await admin.call<{ list: { id: string }[] }>(`${T}/list`, {
        page: 1, pageSize: 10, filter: { field: 'is_default', op: 'eq', value: true }, sort: [{ field: 'id', order: 'asc' }],
      })
    ).body.data.list.map(({ id }) => id)
    for (const id of [one, box, two]) expect((await admin.call(`${T}/default`, { id, is_default: true })).body.code).toBe(200)
    expect(await defaults()).toEqual([two, box])
    expect((await admin.call(`${T}/default`, { id: two, is_default: false })).body.code).toBe(200)
    expect(await defaults()).toEqual([box])
    expect((await admin.call(`${T}/remove`, { id: box })).body.code).toBe(200)
    const left = await admin.call<{ total: number }>(`${T}/lines`, { page: 1, pageSize: 9, filter: { field: 'template_id', op: 'eq', value: box } })
    expect(left.body.data.total).toBe(0)
  })
})

describe('a batch that the company wants looked at', () => {
  test('waits for the flow that the company has for batches', async () => {
    const chief = await app.person('batch-chief', { roles: ['admin'] })
    const { body: flow } = await admin.call<{ id: string }>('/base/api/v1/approvalFlow/add', {
      flow_name: '发货审批', doc_kind: 'ship_batch', is_enable: true, steps: [{ step_name: '主管', approver_kind: 'role', role: 'admin', mode: 'any' }],
    })
    expect(flow.code).toBe(200)
    const { id } = (await newBatch([{ product_id: products[0]!, plan_qty: 1 }])).body.data
    expect(await batchOf(id)).toMatchObject({ fba_ship_status: '5' })
    expect((await scan(id, 'MUG-1')).body.code).toBe(1006)
    expect((await admin.call(`${B}/step`, { id, transition: 'approve' })).body.msg).toContain('发货审批')
    const [approval] = await asOwner(
      "select id::text as id from approval where company_id = $1 and doc_kind = 'ship_batch' and doc_id = $2", [app.companyId, id])
    expect((await chief.call('/base/api/v1/approval/approve', { id: approval })).body).toMatchObject({ code: 200 })
    expect(await batchOf(id)).toMatchObject({ fba_ship_status: '1' })
    await admin.call('/base/api/v1/approvalFlow/remove', { id: flow.data.id })
  })
})
