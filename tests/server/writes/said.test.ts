/** What people say beside rows that files bring: it is written, found, asked for, told in the history, and stays when the file is taken again. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Condition } from '../../../contract/filter'
import type { Entity } from '../../../contract/model'
import type { ListAnswer, Row } from '../../../contract/wire'
import { PERIOD_LOCKS, type PeriodLock } from '../../../server/kernel/kept/period-lock'
import { planReport } from '../../../server/kernel/read/plan/report'
import { answerList } from '../../../server/kernel/read/answer/lists'
import { planning } from '../../../server/kernel/read/statement/statement'
import { readChanges } from '../../../server/kernel/write/bulk.values'
import { answerAdd, answerEdit, answerRemove } from '../../../server/kernel/write/write'
import { commitBulk, previewBulk } from '../../../server/kernel/write/write.bulk'
import type { Writing } from '../../../server/kernel/write/write.row'
import { createCompany } from '../../support/database'
import { fileOf, fixture, fixtureText } from '../../support/import-files'
import { askReport } from '../../support/report'
import { importKit, type Kit } from '../imports/kit'

let kit: Kit
let us: string
beforeAll(async () => {
  kit = await importKit(new Date('2025-06-05T12:00:00Z'))
  us = await kit.shop('备注店', 'us')
}, 240_000)
afterAll(() => kit?.drop())

const entityOf = (name: string): Entity => kit.test.model.entities[name]!
const context = { audit: async () => undefined, events: { publish: async () => undefined } }
const asked = (caller = kit.caller, shopIds: string[] | null = null) => ({
  ...caller, shopIds, everything: true, hidden: () => new Set<string>(), currency: 'CNY', zone: 'Asia/Shanghai', today: '2025-06-05',
})
const writing = <T>(work: (writing: Writing) => Promise<T>, asker = asked()): Promise<T> => kit.test.db.withCompany(
  { ...kit.caller, companyId: asker.companyId }, (tx) => work({ tx, model: kit.test.model, now: kit.importer.now(), asker } as unknown as Writing),
)
const list = (entity: string, filter?: Condition, fields = ['order_id', 'note'], asker = asked()): Promise<ListAnswer> => writing((at) => answerList(
  at, entityOf(entity), { page: 1, pageSize: 50, fields, ...(filter ? { filter } : {}) }), asker)
const noted = (op: 'empty' | 'contains', value: unknown): Condition => ({ field: 'note', op, value } as Condition)
const returned = async (): Promise<Row[]> => (await list('fba_return', undefined, ['id', 'order_id', 'note'])).list

it('a note on a return stays when its file is taken again, when that is undone, and is found by what it says', async () => {
  await kit.bring(fixture('returns/returns-us.txt'), us)
  const [first] = await returned()
  const told = await writing((at) => answerEdit(context, at, entityOf('fba_return'), { id: first!['id'], note: ' 客户说把手弯了 ',
    before: { note: null } }))
  expect(told).toMatchObject({ note: '客户说把手弯了' })
  // All returns are told with another state by now, so that each row is written anew.
  const text = fixtureText('returns/returns-us.txt').replace(/Unit returned to inventory|Reimbursed/g, 'Repackaged Successfully')
  const again = await kit.bring(fileOf('returns-us.txt', text), us)
  const renewed = (await returned()).find(({ order_id }) => order_id === first!['order_id'])!
  expect(renewed['id']).not.toBe(first!['id'])
  expect(renewed['note']).toBe('客户说把手弯了')
  expect((await list('fba_return', noted('contains', '把手'))).total).toBe(1)
  expect((await list('fba_return', noted('empty', true))).total).toBe(2)
  await kit.undo(again)
  expect((await returned()).find(({ order_id }) => order_id === first!['order_id'])).toMatchObject({ note: '客户说把手弯了' })
})

it('who wrote meanwhile is not written over, what is emptied is gone, and the returned row itself is never touched', async () => {
  const before = await kit.image('fba_return')
  const [row] = await returned()
  const edit = (body: Row) => writing((at) => answerEdit(context, at, entityOf('fba_return'), { id: row!['id'], ...body }))
  await edit({ note: '甲' })
  await expect(edit({ note: '乙', before: { note: null } })).rejects.toMatchObject({ code: 1004, message: expect.stringContaining('备注') })
  await edit({ note: null, before: { note: '甲' } })
  expect((await returned()).find(({ id }) => id === row!['id'])).toMatchObject({ note: null })
  await expect(edit({ quantity: 9 })).rejects.toMatchObject({ status: 403 })
  expect(await kit.image('fba_return')).toBe(before)
})

it('notes are written after the month is closed, one by one and in bulk; a row that cannot be told again says so', async () => {
  await kit.bring(fixture('transactions/us-30.csv'), us)
  const lock: PeriodLock = { closed: async () => [{ from: '2000-01-01', to: '2099-12-31', shops: 'all', says: '已结账' } as never] }
  ;(PERIOD_LOCKS.get() as PeriodLock[]).push(lock)
  try {
    const entity = entityOf('settlement_txn')
    const { list: lines } = await list('settlement_txn', undefined, ['id', 'order_id'])
    const [withOrder, without] = [lines.find(({ order_id }) => order_id), lines.find(({ order_id }) => !order_id)]
    await writing((at) => answerEdit(context, at, entity, { id: withOrder!['id'], note: '已向亚马逊申诉' }))
    await expect(writing((at) => answerEdit(context, at, entity, { id: without!['id'], note: '到账' }))).rejects.toMatchObject(
      { message: expect.stringContaining('没有订单号') })
    const rows = lines.filter(({ order_id }) => order_id).slice(0, 3).map(({ id }) => ({ key: { id } }))
    const changes = readChanges(kit.test.model, entity, asked() as never, { note: { set: '核对过' } })
    expect(await writing((at) => previewBulk(at, entity, rows, changes))).toMatchObject({ refused: 0, changed: 3 })
    expect(await writing((at) => commitBulk(context, at, entity, rows, changes))).toMatchObject({ refused: 0, changed: 3 })
    expect((await list('settlement_txn', noted('contains', '核对过'))).total).toBeGreaterThanOrEqual(3)
  } finally {
    const locks = PERIOD_LOCKS.get() as PeriodLock[]
    locks.splice(locks.indexOf(lock), 1)
  }
})

it('tags are put to orders and taken from them without touching others; a tag in use is not removed, and another company has none of it', async () => {
  await kit.bring(fixture('orders/us.txt'), us)
  const orders = entityOf('sale_order')
  const tag = async (name: string): Promise<string> => String((await writing((at) => answerAdd(context, at, entityOf('tag'), { name, color: 'red' })))['id'])
  const [vip, gift] = [await tag('大客户'), await tag('送测')]
  const { list: all } = await list('sale_order', undefined, ['shop_id', 'order_id', 'tags'])
  const rows = all.slice(0, 2).map(({ shop_id, order_id }) => ({ key: { shop_id, order_id } }))
  const bulk = (said: Row) => writing((at) => commitBulk(context, at, orders, rows, readChanges(kit.test.model, orders, asked() as never, { tags: said })))
  expect(await bulk({ put: [vip] })).toMatchObject({ changed: 2, refused: 0 })
  await writing((at) => answerEdit(context, at, orders, { ...rows[0]!.key, tags: [vip, gift] }))
  expect(await bulk({ put: [vip] })).toMatchObject({ changed: 0, unchanged: 2 })
  expect(await bulk({ take: [vip] })).toMatchObject({ changed: 2 })
  const having = (value: string): Condition => ({ field: 'tags', op: 'in', value: [value] })
  expect((await list('sale_order', having(gift), ['order_id', 'tags'])).list).toMatchObject([{ order_id: rows[0]!.key.order_id, tags: [gift] }])
  expect((await list('sale_order', having(vip))).total).toBe(0)
  expect((await bulk({ put: ['999999'] })).refused).toBe(2)
  await expect(writing((at) => answerRemove(context, at, entityOf('tag'), { id: gift }))).rejects.toMatchObject({ message: expect.stringContaining('还有') })
  const other = await createCompany(kit.test.db)
  expect((await list('sale_order', undefined, ['order_id', 'tags'], asked(other as never) as never)).total).toBe(0)
  expect(() => readChanges(kit.test.model, orders, asked() as never, { note: { put: ['甲'] } })).toThrow('只有一个值')
})

it('reports are asked by whose goods they are, their tags and the shop\'s owner, and stay on the sums that are kept', async () => {
  const entity = entityOf('product')
  const person = String((await kit.query<{ id: string }>(
    `insert into employee (company_id, login_account, name) values ($1, 'own', '负责人') returning id::text`, [kit.caller.companyId]))[0]!.id)
  const [one] = (await list('product', undefined, ['id', 'msku'])).list.filter(({ msku }) => msku === 'MUG-RED')
  const tag = String((await writing((at) => answerAdd(context, at, entityOf('tag'), { name: '主推', color: 'blue' })))['id'])
  await writing((at) => answerEdit(context, at, entity, { id: one!['id'], specialist: person, tags: [tag] }))
  await writing((at) => answerAdd(context, at, entityOf('department'), { name: '北美' }))
  await writing((at) => answerEdit(context, at, entityOf('shop'), { id: us, owner: person, dept_name: '北美' }))
  const ask = (rows: string[], filter?: Condition) => askReport(
    { db: kit.test.db, model: kit.test.model, companyId: kit.caller.companyId }, 'sales', { rows, measures: ['quantity'], ...(filter ? { filter } : {}) })
  const whole = await ask(['msku'])
  const mine = await ask(['msku'], { field: 'specialist', op: 'in', value: [person] })
  expect(whole.list.length).toBeGreaterThan(mine.list.length)
  expect(mine.list).toEqual(whole.list.filter(({ msku }) => msku === 'MUG-RED'))
  expect((await ask(['msku'], { field: 'tags', op: 'in', value: [tag] })).list).toEqual(mine.list)
  const byPerson = (await ask(['specialist'])).list
  expect(byPerson.find(({ specialist }) => String(specialist) === person)).toMatchObject({ quantity: mine.list[0]!['quantity'] })
  expect(byPerson.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(whole.list.reduce((sum, { quantity }) => sum + Number(quantity), 0))
  expect((await ask(['dept'])).list).toMatchObject([{ dept: '北美' }])
  const dataset = kit.test.model.datasets['sales']!
  const plan = planReport(
    planning({ model: kit.test.model, asker: asked() as never }), dataset,
    { page: 1, pageSize: 10, rows: ['msku'], measures: ['quantity'], filter: { field: 'specialist', op: 'in', value: [person] } },
  )
  expect(plan.text).toContain('rollup_sales_by_msku')
  expect(plan.text).not.toContain('"order_item"')
})
