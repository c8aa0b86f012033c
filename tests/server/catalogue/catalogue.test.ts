/** A company's own goods: categories, main SKU and their variants, parts, prices, and which listings are sent from which SKU since when. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepDays } from '../../../server/modules/catalogue/new-day'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

let app: TestApp
let admin: Client
let shop: string
let other: string
let supplier: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  shop = await insertShop(app.runtime.db, app.companyId, '甲店')
  other = await insertShop(app.runtime.db, app.companyId, '乙店')
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into product (company_id, shop_id, msku, fnsku, asin, currency) values
     ($1, $2, 'MUG-1', 'X001', 'B001', 'USD'), ($1, $2, 'MUG-2', 'X002', 'B002', 'USD'),
     ($1, $3, 'mug 1', 'X001', 'B001', 'USD'), ($1, $3, 'CUP', 'X003', 'B003', 'USD')`, [app.companyId, shop, other],
  ))
  supplier = await made('/v2/purchase/api/supplier', { supplier_name: '永康杯业', contact: '李工', mobile: '13800000000', settle_method: 'month' })
}, 240_000)
afterAll(() => app?.stop())

const BASE = '/commodity/api/v1'
const post = <T = Record<string, unknown>>(path: string, body: unknown, who = admin) => who.call<T>(path, body).then((answer) => answer.body)
/** Adds a row; its id. */
async function made(path: string, body: unknown): Promise<string> {
  const answer = await post<{ id: string }>(`${path}/add`, body)
  expect([answer.code, answer.msg]).toEqual([200, expect.anything()])
  return String(answer.data.id)
}
const rows = async (path: string, fields: string[], filter?: unknown, who = admin): Promise<Record<string, unknown>[]> =>
  (await post<{ list: Record<string, unknown>[] }>(path, { page: 1, pageSize: 100, fields, ...(filter ? { filter } : {}) }, who)).data.list
const goods = (code: string, more: object = {}) => made(`${BASE}/sku`, { sku_code: code, product_name: `品 ${code}`, ...more })
const listing = async (msku: string) => (await rows('/fba/api/v1/product/list', ['msku', 'sku', 'product_name'], { field: 'msku', op: 'eq', value: msku }))[0]
const pair = (msku: string, sku: string, more: object = {}) => post('/fba/api/v1/fbasynchro/pair', { shop_id: shop, msku, sku_id: sku, qty: 1, ...more })
const day = (offset: number) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

describe('categories', () => {
  it('are called by their whole way, which follows when one above is renamed, and never stand below themselves', async () => {
    const home = await made(`${BASE}/category`, { name: '家居' })
    const kitchen = await made(`${BASE}/category`, { name: '厨房', parent_id: home })
    const knife = await made(`${BASE}/category`, { name: '刀具', parent_id: kitchen })
    expect((await post(`${BASE}/category/edit`, { id: kitchen, name: '厨房用品' })).code).toBe(200)
    expect((await rows(`${BASE}/category/list`, ['id', 'full_name'])).map((row) => row['full_name'])).toEqual(['家居', '家居/厨房用品', '家居/厨房用品/刀具'])
    const refused = await post(`${BASE}/category/edit`, { id: home, parent_id: knife })
    expect([refused.code, refused.msg]).toEqual([1002, '「家居」不能放在它自己的下级里'])
    expect((await post(`${BASE}/category/add`, { name: '厨房用品', parent_id: home })).msg).toBe('已有分类相同的商品分类，请修改后再保存')
  })
})

describe('a main SKU', () => {
  it('makes a SKU of every combination once, and says when there is nothing to make', async () => {
    const attrs = [{ attr_name: '颜色', attr_values: ['BLK:黑色', 'WHT:白色'] }, { attr_name: '容量', attr_values: ['500ml', '1L'] }]
    const spu = await made(`${BASE}/spu`, { spu_code: 'BOTTLE', product_name: '水杯', product_status: '1', attrs })
    expect((await post(`${BASE}/spu/generate`, { id: spu })).data).toEqual({ added: 4, kept: 0 })
    const skus = await rows(`${BASE}/sku/list`, ['sku_code', 'product_name', 'spu.spu_code'], { field: 'spu_id', op: 'eq', value: spu })
    expect(skus.map((row) => row['sku_code']).toSorted()).toEqual(['BOTTLE-BLK-1L', 'BOTTLE-BLK-500ml', 'BOTTLE-WHT-1L', 'BOTTLE-WHT-500ml'])
    expect(skus.find((row) => row['sku_code'] === 'BOTTLE-BLK-1L')).toMatchObject({ product_name: '水杯 黑色 1L', 'spu.spu_code': 'BOTTLE' })
    expect((await post(`${BASE}/spu/generate`, { id: spu })).msg).toBe('4 个组合的 SKU 都已经有了，没有新增')
    await post(`${BASE}/spu/edit`, { id: spu, naming_rule: '{主SKU}' })
    expect((await post(`${BASE}/spu/generate`, { id: spu })).msg).toContain('缺少 {属性}'.slice(3))
  })
})

describe('a template solution', () => {
  const solution = (more: object) => made(`${BASE}/templateSolution`, { solution_type: 'goods', ...more })
  const sku = async (code: string) => (await rows(`${BASE}/sku/list`, [
    'hs_code', 'material', 'unit', 'declare_price', 'declare_currency', 'solution_id', 'label_solution_id',
  ], { field: 'sku_code', op: 'eq', value: code }))[0]

  it('of a category fills what new goods leave empty, is one at most, and says which fields it has', async () => {
    const tools = await made(`${BASE}/category`, { name: '工具' })
    const refused = await post(`${BASE}/templateSolution/add`, { solution_name: '空', solution_type: 'goods' })
    expect(refused.msg).toBe('方案里还没有写任何字段：请至少填一个，新商品才有可以套用的内容')
    const first = await solution({ solution_name: '甲', category_id: tools, is_default: true, hs_code: '1' })
    const second = await solution({
      solution_name: '乙', category_id: tools, is_default: true, hs_code: '820411', material: '钢', declare_price: '2.5', declare_currency: 'EUR',
    })
    expect(await rows(`${BASE}/templateSolution/list`, ['id', 'is_default', 'fields_desc'], { field: 'category_id', op: 'eq', value: tools }))
      .toEqual(expect.arrayContaining([
        { id: first, is_default: false, fields_desc: ['HS编码'] }, { id: second, is_default: true, fields_desc: ['HS编码', '申报币种', '申报价', '材质'] },
      ]))
    await goods('WRENCH', { category_id: tools, material: '合金' })
    expect(await sku('WRENCH')).toMatchObject(
      { hs_code: '820411', material: '合金', unit: '个', declare_price: '2.50', declare_currency: 'EUR', solution_id: second, label_solution_id: null },
    )
    expect((await rows(`${BASE}/templateSolution/list`, ['apply_count'], { field: 'id', op: 'eq', value: second }))[0]).toMatchObject({ apply_count: 1 })
    expect((await post(`${BASE}/templateSolution/remove`, { id: second })).code).not.toBe(200)
  })

  it('is taken by goods that are there already, and refused where it is of the other type or switched off', async () => {
    const id = await goods('HAMMER')
    const off = await solution({ solution_name: '停用的', hs_code: '8205', is_enable: false })
    expect((await post(`${BASE}/sku/edit`, { id, solution_id: off })).msg).toBe('方案「停用的」已停用')
    const design = await made('/fba/api/v1/templateSize/print', {
      template_name: '商品小标', design_of: 'printing_sku', paper_size: '50x30', lines: [{ field_name: 'sku_code', draw: 'code128', font_size: '8' }],
    })
    const label = await solution({ solution_name: '小标', solution_type: 'label', label_template_id: design })
    expect((await post(`${BASE}/sku/edit`, { id, solution_id: label })).msg).toBe('「小标」不是商品资料方案')
    expect((await post(`${BASE}/sku/edit`, { id, label_solution_id: label })).code).toBe(200)
    const asked = ['label_solution.label_template_id']
    expect((await rows(`${BASE}/sku/list`, asked, { field: 'id', op: 'eq', value: id }))[0]).toMatchObject({ 'label_solution.label_template_id': design })
  })
})

describe('the checks of goods', () => {
  it('leave out what somebody ignores, with a reason, until it is ignored no more', async () => {
    const id = await goods('PLAIN')
    const skipped = async () => (await rows(`${BASE}/sku/list`, ['skip_package', 'skip_box'], { field: 'id', op: 'eq', value: id }))[0]
    expect((await post(`${BASE}/checkSkip/add`, { sku_id: id, item: 'package' })).code).not.toBe(200)
    const skip = await made(`${BASE}/checkSkip`, { sku_id: id, item: 'package', reason: '赠品，不发货' })
    expect(await skipped()).toMatchObject({ skip_package: 1, skip_box: 0 })
    expect((await post(`${BASE}/checkSkip/add`, { sku_id: id, item: 'package', reason: '再一次' })).code).not.toBe(200)
    expect((await post(`${BASE}/checkSkip/remove`, { id: skip })).code).toBe(200)
    expect(await skipped()).toMatchObject({ skip_package: 0 })
  })

  it('may be the company\'s own: conditions over goods and over listings, kept like any rule', async () => {
    const rule = { level: 'notice', repeat: 'once', is_enable: true }
    const condition = { field: 'hs_code', op: 'empty', value: true }
    expect((await post('/app/api/v1/alertRule/add', { ...rule, rule_name: '缺HS编码', about: 'sku', condition })).code).toBe(200)
    const wrong = await post('/app/api/v1/alertRule/add', { ...rule, rule_name: '错的', about: 'listing', condition })
    expect(wrong.code).toBe(1002)
  })
})

describe('a bundle', () => {
  it('has parts, each once at a time, and is never part of itself by way of them', async () => {
    const cup = await goods('CUP-A')
    const lid = await goods('LID-A')
    expect((await post(`${BASE}/sku/add`, { sku_code: 'SET-0', product_name: '空套装', goods_kind: 'combo' })).msg).toBe('组合商品要有至少一个子件')
    const set = await goods('SET-A', { goods_kind: 'combo', parts: [{ part_id: cup, qty: 1 }, { part_id: lid, qty: 2 }] })
    const parts = [{ part_id: cup, qty: 1 }, { part_id: cup, qty: 1 }]
    const twice = await post(`${BASE}/sku/add`, { sku_code: 'SET-B', product_name: '套装', goods_kind: 'combo', parts })
    expect([twice.code, twice.msg]).toEqual([1002, '「SET-B」的子件「CUP-A」在同一段时间里写了两次，请合并用量或改日期'])
    const circle = await post(`${BASE}/sku/edit`, { id: cup, parts: [{ part_id: set, qty: 1 }] })
    expect([circle.code, circle.msg]).toEqual([1002, '「SET-A」里已经有「CUP-A」，不能再作它的子件'])
    expect((await post(`${BASE}/sku/remove`, { id: cup })).msg).toBe('这条商品还有子件在使用，不能删除')
    expect((await post(`${BASE}/sku/remove`, { id: set })).code).toBe(200)
    expect((await post(`${BASE}/sku/remove`, { id: cup })).code).toBe(200)
  })
})

describe('prices of suppliers', () => {
  it('give a SKU its purchase price: what the default supplier asks today for the least quantity; a price that begins later follows on its day', async () => {
    const sku = await goods('PRICED', {
      prices: [
        { supplier_id: supplier, is_default: true, min_qty: 100, currency: 'CNY', price: '9.5', from_day: day(-30), lead_days: 12 },
        { supplier_id: supplier, is_default: true, min_qty: 1, currency: 'CNY', price: '10.25', from_day: day(-30), lead_days: 10 },
        { supplier_id: supplier, is_default: true, min_qty: 1, currency: 'CNY', price: '11', from_day: day(3), lead_days: 10 },
      ],
    })
    const asked = ['purchase_price', 'supplier.supplier_name', 'lead_days']
    const price = async () => (await rows(`${BASE}/sku/list`, asked, { field: 'id', op: 'eq', value: sku }))[0]
    expect(await price()).toMatchObject({ purchase_price: '10.2500', 'supplier.supplier_name': '永康杯业', lead_days: 10 })
    await app.runtime.db.asOwner((tx) => tx.query('update sku_price set from_day = $2 where company_id = $1 and price = 11', [app.companyId, day(0)]))
    await sweepDays(app.runtime.db)
    expect(await price()).toMatchObject({ purchase_price: '11.0000' })
    const cheaper = await made('/v2/purchase/api/supplier', { supplier_name: '义乌五金', contact: '王', mobile: '1', settle_method: 'month' })
    await made(`${BASE}/price`, { sku_id: sku, supplier_id: cheaper, is_default: true, min_qty: 1, currency: 'CNY', price: '8', from_day: day(-1) })
    expect(await price()).toMatchObject({ purchase_price: '8.0000', 'supplier.supplier_name': '义乌五金' })
    // The prices that lost their place are in the log as the new one is.
    const { rows: log } = await app.runtime.db.asOwner((tx) => tx.query(
      `select count(*)::int as n from audit_log where entity = 'sku_price' and before->>'is_default' = 'true' and after->>'is_default' = 'false'`,
    ))
    expect(log).toEqual([{ n: 3 }])
  })
})

describe('pairing a listing with a SKU', () => {
  it('names the listing from then on, keeps what held before, and refuses what cannot be', async () => {
    const mug = await goods('MUG-SKU')
    const better = await goods('MUG-NEW')
    expect((await pair('MUG-1', mug)).code).toBe(200)
    expect(await listing('MUG-1')).toMatchObject({ sku: 'MUG-SKU', product_name: '品 MUG-SKU' })
    expect((await pair('MUG-1', better, { qty: 2, from_day: day(0) })).code).toBe(200)
    expect(await listing('MUG-1')).toMatchObject({ sku: 'MUG-NEW×2' })
    const kept = await rows(`${BASE}/pairing/list`, ['sku.sku_code', 'from_day', 'to_day', 'qty'], { field: 'msku', op: 'eq', value: 'MUG-1' })
    expect(kept.map((row) => [row['sku.sku_code'], row['from_day'], row['to_day']]).toSorted()).toEqual([['MUG-NEW', day(0), null], ['MUG-SKU', null, day(-1)]])
    expect((await pair('NOT-HERE', mug)).msg).toBe('这个店铺没有 MSKU「NOT-HERE」：请核对拼写，或先导入含它的报告')
    const overlap = await post(`${BASE}/pairing/add`, { shop_id: shop, msku: 'MUG-1', sku_id: mug, qty: 1, from_day: day(-5) })
    expect(overlap.msg).toContain('在这段时间里已经配对')
    await post(`${BASE}/sku/edit`, { id: better, sku_code: 'MUG-RENAMED' })
    expect(await listing('MUG-1')).toMatchObject({ sku: 'MUG-RENAMED×2' })
    const narrow = await app.person('pairer', { roles: ['admin'], shopIds: [other] })
    expect((await post('/fba/api/v1/fbasynchro/pair', { shop_id: shop, msku: 'MUG-2', sku_id: mug, qty: 1 }, narrow)).code).not.toBe(200)
    expect(await rows(`${BASE}/pairing/list`, ['msku'], undefined, narrow)).toEqual([])
  })

  it('is suggested by code, FNSKU or ASIN for listings without one, and taken by a press', async () => {
    await goods('cup')
    const suggested = await rows(`${BASE}/suggestion/list`, ['id', 'msku', 'sku.sku_code', 'reason', 'qty'])
    expect(suggested.map((row) => [row['msku'], row['sku.sku_code'], row['reason'], row['qty']]).toSorted()).toEqual([
      ['CUP', 'cup', 'code', 1], ['mug 1', 'MUG-RENAMED', 'fnsku', 2],
    ])
    for (const { id } of suggested) expect((await post(`${BASE}/suggestion/accept`, { id })).code).toBe(200)
    expect(await rows(`${BASE}/suggestion/list`, ['msku'])).toEqual([])
    expect(await listing('mug 1')).toMatchObject({ sku: 'MUG-RENAMED×2' })
  })
})

describe('a form', () => {
  it('fills its empty boxes with the newest price of the same SKU and supplier, and with what belongs to the supplier, for whoever may see that', async () => {
    const sku = await made(`${BASE}/sku`, { sku_code: 'FILL-1', product_name: '自动填写' })
    const fill = (entity: string, entered: object, who = admin) => (
      post<{ rows: { row: Record<string, unknown> }[] }>('/app/api/v1/fill', { entity, rows: [{ entered }] }, who)
    )
    const filled = async (entity: string, row: object) => (await fill(entity, row)).data.rows[0]!.row
    expect(await filled('sku_price', { sku_id: sku, supplier_id: supplier })).toEqual({})
    for (const [price, from_day] of [['1.5', day(-9)], ['2.25', day(-1)]] as const) {
      await made(`${BASE}/price`, { sku_id: sku, supplier_id: supplier, currency: 'USD', price, from_day, lead_days: 12, min_qty: 1 })
    }
    expect(await filled('sku_price', { sku_id: sku, supplier_id: supplier })).toEqual({ currency: 'USD', price: '2.2500', lead_days: 12 })
    expect(await filled('sku_price', { sku_id: sku })).toEqual({})
    expect(await filled('purchase_payment', { supplier_id: supplier })).toEqual({ settle_method: 'month' })
    expect((await fill('purchase_payment', { supplier_id: '很多' })).code).toBe(400)
    const keeper = await app.person('fill-keeper', { roles: ['warehouse'] })
    expect((await fill('purchase_payment', { supplier_id: supplier }, keeper)).code).toBe(403)
  })
})
