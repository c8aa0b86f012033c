import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, Does } from '../../../contract/model'
import { OWN_WIRE } from '../../../contract/transport'
import type { Row } from '../../../contract/wire'
import type { CallContext } from '../../../server/kernel/http/handler'
import type { AuditEntry } from '../../../server/kernel/write/audit-entry'
import { createAccess } from '../../../server/kernel/asker/access/access'
import type { RoleRow } from '../../../server/kernel/asker/access/role-row'
import { answerDoes } from '../../../server/kernel/http/calls/answer'
import { answerOptions as options } from '../../../server/kernel/read/answer/options'
import { queryModel } from './model'
import { openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.insert('employee', [{ id: 1, name: '张三' }])
})
afterAll(() => world.drop())
beforeEach(() => world.clear('plan_item', 'plan', 'product', 'memo', 'exchange_rate', 'sale'))

const admin: RoleRow = { name: 'admin', label: '管理员', everything: true, menus: [], permissions: [], denied_actions: [], hidden_fields: [] }
const clerk: RoleRow = { ...admin, name: 'clerk', label: '运营', everything: false }

let audited: AuditEntry[] = []
let told: unknown[] = []

function contextOf(person: { role?: RoleRow; shopIds?: string[] } = {}): CallContext {
  const caller = { ...world.caller, shopIds: person.shopIds ?? null }
  const parts: Partial<CallContext> = {
    model: queryModel, db: world.db, caller,
    reply: { raw: { headersSent: true } } as unknown as CallContext['reply'],
    employee: { id: '1', name: '张三', roles: [] },
    company: { id: caller.companyId, name: '测试公司', currency: 'CNY', zone: 'Asia/Shanghai' },
    access: createAccess(queryModel, caller.companyId, [person.role ?? admin]),
    now: () => new Date('2025-04-15T01:00:00Z'),
    events: { publish: async (_tx: unknown, event: unknown) => void told.push(event) } as unknown as CallContext['events'],
    audit: async (_tx, entries) => void audited.push(...(Array.isArray(entries) ? entries : [entries])),
  }
  return parts as CallContext
}

async function call(type: Does['type'], entity: string, body: Row, person: Parameters<typeof contextOf>[0] = {}): Promise<Row> {
  audited = []
  told = []
  const does = { type, entity } as Does
  return (await answerDoes(contextOf(person), { family: 'test', name: type, what: entity, does } as Call, body)) as Row
}

const cup = { shop_id: '1', msku: 'cup', currency: 'USD', price: '12.50', title: '杯子' }

describe('add', () => {
  it('keeps a new row with its defaults, tells it back, and writes one audit line', async () => {
    const row = await call('add', 'product', { ...cup, labels: ['a', 'a'] })
    expect(row).toMatchObject({ ...cup, status: 'on', labels: ['a'], update_time: '2025-04-15T01:00:00Z' })
    expect(audited).toMatchObject([{ entity: 'product', key: { id: row['id'] }, action: 'add', after: { msku: 'cup' } }])
    expect(audited[0]).not.toHaveProperty('before')
    expect(told).toEqual([{ type: 'data', companyId: world.caller.companyId, data: { entity: 'product' } }])
  })

  it('names every mistake under its field', async () => {
    const wrong = { shop_id: '', msku: 'x'.repeat(21), currency: 'XXX', price: '1000.001', open_day: '2025-02-30', status: 'maybe' }
    await expect(call('add', 'product', wrong)).rejects.toMatchObject({
      code: 1002,
      message: expect.stringContaining('有 6 项需要修改') as string,
      errors: {
        shop_id: '请填写店铺', msku: '「MSKU」最多 20 个字，现在是 21 个', currency: '「币种」没有「XXX」这个选项，可选：美元、日元、欧元、人民币、卢比',
        price: '「售价」最多 2 位小数', open_day: '「上架日期」要写成 2025-03-01', status: '「状态」没有「maybe」这个选项，可选：启用、停用',
      },
    })
    await expect(call('add', 'product', { ...cup, price: '1000.01' })).rejects.toMatchObject({ errors: { price: '「售价」不能大于 1000' } })
    await expect(call('add', 'product', { ...cup, price: '12.5', currency: 'JPY' })).rejects.toMatchObject({ errors: { price: '「售价」的币种 JPY 没有小数' } })
  })

  it('takes what is fixed with the new row, and never changes it afterwards', async () => {
    const { id } = await call('add', 'product', { ...cup, made_in: 'us' })
    await expect(call('edit', 'product', { id, made_in: 'jp', title: '新' })).rejects.toMatchObject({
      code: 1002, errors: { made_in: '「产地」在新增时定下，之后不能修改；需要别的产地请另外新增一条商品' },
    })
    await expect(call('edit', 'product', { id, made_in: null })).rejects.toMatchObject({ code: 1002 })
    await call('edit', 'product', { id, made_in: 'us', title: '新' })
    expect(await call('get', 'product', { id })).toMatchObject({ made_in: 'us', title: '新' })
  })

  it('takes no value that is no longer offered, but leaves it where it stands', async () => {
    await expect(call('add', 'product', { ...cup, sold_in: 'uk' })).rejects.toMatchObject({
      errors: { sold_in: expect.stringMatching(/没有「uk」这个选项，可选：美国、日本/) as string },
    })
    await world.insert('product', [{ id: 77, shop_id: 1, msku: 'old', currency: 'USD', sold_in: 'uk' }])
    await call('edit', 'product', { id: '77', sold_in: 'uk', title: '旧' })
    expect(await call('get', 'product', { id: '77' })).toMatchObject({ sold_in: 'uk', title: '旧' })
    await call('edit', 'product', { id: '77', sold_in: 'us' })
    await expect(call('edit', 'product', { id: '77', sold_in: 'uk' })).rejects.toMatchObject({ code: 1002 })
  })

  it('refuses a second row of the same unique fields, in words', async () => {
    await call('add', 'product', cup)
    await expect(call('add', 'product', cup)).rejects.toMatchObject({ code: 1005, message: '已有店铺、MSKU相同的商品，请修改后再保存', errors: { msku: '已有店铺、MSKU相同的商品' } })
    await call('add', 'exchange_rate', { stat_month: '2025-03', currency: 'USD', rate: '7.1' })
    await expect(call('add', 'exchange_rate', { stat_month: '2025-03', currency: 'USD', rate: '7.2' })).rejects.toMatchObject({ code: 1005 })
  })

  it('lets nobody who sees only some shops change what feeds the figures of all of them', async () => {
    const fenced = { shopIds: ['1'] }
    const denied = { status: 403, message: expect.stringContaining('需要全部店铺的权限') as string }
    const rate = { stat_month: '2025-03', currency: 'USD', rate: '7.1' }
    await expect(call('add', 'exchange_rate', rate, fenced)).rejects.toMatchObject(denied)
    const { id } = await call('add', 'exchange_rate', rate)
    await expect(call('edit', 'exchange_rate', { id, rate: '99' }, fenced)).rejects.toMatchObject(denied)
    await expect(call('remove', 'exchange_rate', { id }, fenced)).rejects.toMatchObject(denied)
    expect(await call('edit', 'exchange_rate', { id, rate: '7.2' })).toMatchObject({ rate: '7.200000' })
    await expect(call('add', 'shop', { name: '新店', account_name: '新店', site: 'us' }, fenced)).rejects.toMatchObject(denied)
    // What is one's own, and what lies within one's shops, stays theirs to write.
    expect(await call('add', 'memo', { words: '记下' }, fenced)).toMatchObject({ words: '记下' })
    expect(await call('add', 'plan', { shop_id: '1', name: '补货', items: [{ msku: 'cup', qty: 1 }] }, fenced)).toMatchObject({ name: '补货' })
  })

  it('neither lets a row be put into a shop that the person does not see, nor a hidden or kept field be written', async () => {
    await expect(call('add', 'product', cup, { shopIds: ['2'] })).rejects.toMatchObject({ code: 1002, errors: { shop_id: '没有这个店铺，或不在您可见的店铺范围内' } })
    await expect(call('add', 'product', { ...cup, purchase_cost: '1' }, { role: clerk })).rejects.toMatchObject({ status: 403 })
    await expect(call('add', 'product', { ...cup, update_time: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({ status: 403, message: '「更新时间」不能直接修改' })
    await expect(call('add', 'official_rate', {})).rejects.toMatchObject({ status: 400 })
  })

  it('gives a row without an owner to its maker', async () => {
    await call('add', 'memo', { words: '记一下' })
    expect((await world.list('memo')).list).toMatchObject([{ owner: '1', words: '记一下' }])
  })
})

describe('edit', () => {
  it('changes what is sent and nothing else, and audits before and after', async () => {
    const { id } = await call('add', 'product', cup)
    const row = await call('edit', 'product', { id, price: '13' })
    expect(row).toMatchObject({ ...cup, price: '13.00' })
    expect(audited).toMatchObject([{ action: 'edit', before: { price: '12.50' }, after: { price: '13' } }])
    await call('edit', 'product', { id, price: '13.0', title: '杯子' })
    expect(audited).toEqual([])
    expect(await call('edit', 'product', { id, title: null })).toMatchObject({ title: null })
    await expect(call('edit', 'product', { id, msku: ' ' })).rejects.toMatchObject({ errors: { msku: '请填写MSKU' } })
  })

  it('notices what somebody else changed meanwhile', async () => {
    const { id } = await call('add', 'product', cup)
    await call('edit', 'product', { id, price: '20', title: '大杯子' })
    await expect(call('edit', 'product', { id, price: '15', before: { price: '12.5', title: '杯子' } })).rejects.toMatchObject({
      code: 1004, message: '别人刚刚修改了售价，请刷新后再改', errors: { price: '您打开时是「12.50」，现在已被改成「20.00」' },
    })
    // Somebody else's change of another field is none of this form's business.
    expect(await call('edit', 'product', { id, price: '15', before: { price: '20', title: '杯子' } })).toMatchObject({ price: '15.00', title: '大杯子' })
  })

  it('finds no row of a shop that the person does not see, for reading and writing alike', async () => {
    const { id } = await call('add', 'product', cup)
    for (const type of ['get', 'edit', 'remove'] as const) {
      await expect(call(type, 'product', { id, title: 'x' }, { shopIds: ['2'] })).rejects.toMatchObject({ code: 1003, message: '没有这条商品，或不在您可见的店铺范围内' })
    }
    await expect(call('get', 'product', { id: "1' or 1=1" })).rejects.toMatchObject({ status: 400 })
    expect(await call('get', 'product', { id }, { role: clerk })).not.toHaveProperty('purchase_cost')
  })
})

describe('rows that belong to a row', () => {
  it('are written, changed and removed with it, in one transaction', async () => {
    const plan = await call('add', 'plan', { shop_id: '1', name: '一月', qty: 3, items: [{ msku: 'a', qty: 1 }, { msku: 'b', qty: 2 }] })
    expect(audited.map(({ entity }) => entity)).toEqual(['plan', 'plan_item', 'plan_item'])
    const items = (await world.list('plan_item', { sort: [{ field: 'msku', order: 'asc' }] })).list
    expect(items).toMatchObject([{ msku: 'a', qty: 1, plan_id: plan['id'] }, { msku: 'b', qty: 2 }])
    await call('edit', 'plan', { id: plan['id'], items: [{ id: items[1]?.['id'], qty: 5 }, { msku: 'c', qty: 1 }] })
    expect((await world.list('plan_item', { sort: [{ field: 'msku', order: 'asc' }] })).list).toMatchObject([{ msku: 'b', qty: 5 }, { msku: 'c', qty: 1 }])
    expect(audited.map(({ action }) => action)).toEqual(['remove', 'edit', 'add'])
  })

  it('undo everything where one of them is wrong, and say which', async () => {
    await expect(call('add', 'plan', { shop_id: '1', name: '二月', items: [{ msku: 'a', qty: 1 }, { msku: 'b', qty: 0 }] })).rejects.toMatchObject({
      code: 1002, message: '明细第 2 行：「数量」不能小于 1', errors: { 'items[1].qty': '「数量」不能小于 1' },
    })
    expect((await world.list('plan')).total).toBe(0)
  })

  it('cannot be taken from another row', async () => {
    const one = await call('add', 'plan', { shop_id: '1', name: '一', items: [{ msku: 'a', qty: 1 }] })
    const two = await call('add', 'plan', { shop_id: '1', name: '二' })
    const [item] = (await world.list('plan_item')).list
    await expect(call('edit', 'plan', { id: two['id'], items: [{ id: item?.['id'], qty: 9 }] })).rejects.toMatchObject({ code: 1003 })
    expect((await world.list('plan_item')).list).toMatchObject([{ plan_id: one['id'], qty: 1 }])
  })
})

describe('remove', () => {
  it('takes a row away with what belongs to it, but not one that others use', async () => {
    const plan = await call('add', 'plan', { shop_id: '1', name: '一', items: [{ msku: 'a', qty: 1 }] })
    await call('remove', 'plan', { id: plan['id'] })
    expect(audited.map(({ entity, action }) => `${action} ${entity}`)).toEqual(['remove plan_item', 'remove plan'])
    expect((await world.list('plan_item')).total).toBe(0)
    await call('add', 'product', cup)
    await expect(call('remove', 'shop', { id: '1' })).rejects.toMatchObject({ code: 1007, message: expect.stringMatching(/^这条店铺还有.+在使用，不能删除$/) as string })
  })
})

describe('life cycle', () => {
  it('goes from state to state as it says: from where, when, by whom, asking and writing what', async () => {
    const { id } = await call('add', 'plan', { shop_id: '1', name: '三月', qty: 0 })
    const step = (transition: string, more: Row = {}, person = {}) => call('transition', 'plan', { id, transition, ...more }, person)
    await expect(step('approve')).rejects.toMatchObject({ code: 1006, message: '现在是「草稿」，不能通过；只有「待审批」可以' })
    await expect(step('submit')).rejects.toMatchObject({ code: 1006, message: '这条计划还不满足「提交」的条件' })
    await call('edit', 'plan', { id, qty: 2 })
    expect(await step('submit')).toMatchObject({ state: 'waiting' })
    await expect(step('approve', {}, { role: clerk })).rejects.toMatchObject({ status: 403, message: '您没有「通过」的权限，请联系管理员开通' })
    await expect(step('reject')).rejects.toMatchObject({ code: 1002, errors: { reason: '请填写原因' } })
    expect(await step('reject', { reason: '数量不对' })).toMatchObject({ state: 'rejected', reason: '数量不对' })
    await step('submit')
    expect(await step('approve', {}, { role: { ...clerk, permissions: ['approve'] } })).toMatchObject({
      state: 'approved', judge: '1', judged_day: '2025-04-15',
    })
    expect(audited).toMatchObject([{ action: 'approve', before: { state: 'waiting' }, after: { state: 'approved' } }])
    await expect(call('edit', 'plan', { id, state: 'draft' })).rejects.toMatchObject({ status: 403 })
    await expect(step('fly')).rejects.toMatchObject({ status: 400 })
  })
})

describe('options', () => {
  /** Rows are offered to whoever may list them: here is a call that lists products. */
  const family = {
    name: 'test', wire: OWN_WIRE,
    calls: { list: { family: 'test', name: 'list', state: 'built', access: 'page', usedBy: {}, does: { type: 'list', entity: 'product' } } },
  }
  const offering = (person = {}) => ({ ...contextOf(person), model: { ...queryModel, families: { test: family } } }) as never

  beforeEach(async () => {
    for (let at = 0; at < 60; at++) {
      await world.insert('product', [{ id: 1000 + at, shop_id: at < 55 ? 1 : 2, msku: `item_${String(at).padStart(2, '0')}`, currency: 'USD' }])
    }
    await world.insert('sale', [])
  })

  it('gives fifty at a time, searched by title, within the shops that the person sees', async () => {
    const first = await options(offering(), { entity: 'product' } as never)
    expect(first).toMatchObject({ total: 60, page: 1, pageSize: 50 })
    const ask = async (request: Row, person = {}) =>
      (await options(offering(person), { entity: 'product', ...request } as never)) as { list: { value: string; label: string }[]; total: number }
    expect((await ask({ page: 2 })).list).toHaveLength(10)
    expect((await ask({ keyword: 'M_5' })).total).toBe(10)
    expect((await ask({ keyword: '1003' })).list).toEqual([{ value: '1003', label: 'item_03' }])
    expect((await ask({ keyword: 'm_5' }, { shopIds: ['2'] })).list.map(({ label }) => label)).toEqual(['item_55', 'item_56', 'item_57', 'item_58', 'item_59'])
    expect((await ask({ values: ['1059', '1000', 'x'] })).list).toEqual([{ value: '1000', label: 'item_00' }, { value: '1059', label: 'item_59' }])
    expect((await ask({ values: ['1059'] }, { shopIds: ['1'] })).list).toEqual([])
  })

  it('offers nothing that is no choice', async () => {
    await expect(options(contextOf({ role: clerk }), { entity: 'memo' } as never)).rejects.toMatchObject({ status: 400 })
    // Nor to an administrator, what no list of the product shows.
    await expect(options(offering(), { entity: 'memo' } as never)).rejects.toMatchObject({ status: 400 })
    await expect(options(contextOf(), { entity: '__proto__' } as never)).rejects.toMatchObject({ status: 400 })
  })
})

describe('checks of rows and the rows below them', () => {
  const base = { shop_id: '1', name: 'n', qty: 10 }
  const item = (more: Row = {}): Row => ({ msku: 'a', qty: 1, ...more })
  const refused = (errors: Row): { code: number; errors: Row } => ({ code: 1002, errors })

  it('refuse a new row where they are broken, at the field, and let what is missing be', async () => {
    await expect(call('add', 'plan', { ...base, least: 11 })).rejects.toMatchObject(refused({ least: '最少不能大于数量' }))
    await expect(call('add', 'plan', { ...base, shop_id: '2', share_kind: '全部' })).rejects.toMatchObject(refused({ share_kind: '日本站不能全部分摊' }))
    await expect(call('add', 'plan', { ...base, qty: null, least: 11 })).resolves.toMatchObject({ least: 11 })
  })

  it('are asked where something they look at is written', async () => {
    const { id } = await call('add', 'plan', { ...base, least: 4 })
    await expect(call('edit', 'plan', { id, qty: 3 })).rejects.toMatchObject(refused({ least: '最少不能大于数量' }))
    await world.run((tx) => tx.query('update plan set least = 99 where id = $1', [id]))
    await expect(call('edit', 'plan', { id, name: 'another' })).resolves.toMatchObject({ name: 'another' })
  })

  it('add up, count and keep apart the rows below, in the transaction that writes them', async () => {
    const weights = { ...base, share_kind: '权重' }
    await expect(call('add', 'plan', { ...weights, items: [item({ weight: '0.3' }), item({ weight: '0.6' })] })).rejects.toMatchObject(
      refused({ 'items[1].weight': '各项权重之和须为 100%' }),
    )
    const { id } = await call('add', 'plan', { ...weights, items: [item({ weight: '0.3' }), item({ weight: '0.7' })] })
    await expect(call('edit', 'plan', { id, items: [item({ weight: '1', qty: 11 })] })).rejects.toMatchObject(refused({ 'items[0].qty': '明细合计不能大于数量' }))
    await expect(call('edit', 'plan', { id, qty: 1 })).rejects.toMatchObject(refused({ 'items[1].qty': '明细合计不能大于数量' }))
    await expect(call('add', 'plan', { ...base, items: [item(), item(), item(), item()] })).rejects.toMatchObject(refused({ items: '明细最多 3 行' }))
    await expect(call('add', 'plan', { ...base, share_kind: '装箱', items: [item({ qty: 2, boxed: 1 })] })).rejects.toMatchObject({
      errors: { 'items[0].boxed': '装箱数须等于明细数量' },
    })
    const slot = (weekday: number, from: string, to: string): Row => item({ weekday, from, to })
    await expect(
      call('add', 'plan', { ...base, items: [slot(1, '08:00', '12:00'), slot(2, '09:00', '10:00'), slot(1, '11:30', '13:00')] }),
    ).rejects.toMatchObject(refused({ 'items[2].from': '同一天的时段不能重叠' }))
    await expect(call('add', 'plan', { ...base, items: [slot(1, '08:00', '12:00'), slot(1, '12:00', '13:00')] })).resolves.toBeTruthy()
    const { rows } = await world.run((tx) => tx.query<{ n: number }>('select count(*)::int as n from plan'))
    expect(rows[0]?.n, 'what was refused is not there').toBe(2)
  })

  it('hold a row below that is written by itself, and name the row where it stands in its list', async () => {
    const { id } = await call('add', 'plan', { ...base, items: [item({ qty: 4 })] })
    const below = await world.run((tx) => tx.query<{ id: string }>('select id::text from plan_item where plan_id = $1', [id]))
    await expect(call('edit', 'plan_item', { id: below.rows[0]!.id, qty: 40 })).rejects.toMatchObject({ message: '明细合计不能大于数量' })
    await expect(call('edit', 'plan', { id, items: [item({ boxed: 2 })] })).rejects.toMatchObject({
      message: '明细第 1 行：已装不能多于数量', errors: { 'items[0].boxed': '已装不能多于数量' },
    })
  })
})
