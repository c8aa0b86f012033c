/** The stock ledger by its documents: what each posts, holds, refuses and takes back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERIOD_LOCKS, type ClosedPeriod, type PeriodLock } from '../../../server/kernel/kept/period-lock'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { stockKit, wrongBalances } from './kit'

let app: TestApp
let closed: ClosedPeriod[] = []
let admin: Client
let sku: string
let other: string
let bundle: string
let north: string
let south: string
const kit = stockKit(() => admin)
const lock: PeriodLock = { closed: async () => closed }
beforeAll(async () => {
  ;(PERIOD_LOCKS.get() as PeriodLock[]).push(lock)
  app = await startTestApp()
  admin = await app.admin()
  await kit.ok('/base/api/v1/systemConfig/save', { approve_own: true })
  sku = await kit.sku('CUP')
  other = await kit.sku('LID')
  bundle = await kit.sku('SET', { goods_kind: 'combo', parts: [{ part_id: sku, qty: 1 }] })
  north = await kit.warehouse('北仓')
  south = await kit.warehouse('南仓')
}, 240_000)
afterAll(async () => {
  const locks = PERIOD_LOCKS.get() as PeriodLock[]
  locks.splice(locks.indexOf(lock), 1)
  await app?.stop()
})

const day = (offset = 0) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const moved = async (type: string, items: object[], more: object = {}): Promise<string> => {
  const id = await kit.move({ move_type: type, warehouse_id: north, move_day: day(), items, ...more })
  for (const step of ['submit', 'approve']) expect(await kit.moveStep(id, step)).toMatchObject({ code: 200 })
  return id
}
/** Takes the step with these quantities of each line, in the order of the lines. */
const counted = async (id: string, step: string, field: string, quantities: number[]) =>
  kit.transferStep(id, step, { items: (await kit.transferItems(id)).map((item, at) => ({ id: item['id'], [field]: quantities[at] })) })
const sent = async (items: object[], more: object = {}): Promise<string> => {
  const id = await kit.transfer({ out_wh_id: north, in_wh_id: south, items, ...more })
  expect(await kit.transferStep(id, 'submit')).toMatchObject({ code: 200 })
  return id
}

describe('how long goods have been lying in a warehouse', () => {
  it('is told by the day they came into it, first in, first out; what was taken back never came', async () => {
    const [old, place] = [await kit.sku('OLD'), await kit.warehouse('库龄仓')]
    const lying = async () => (await kit.rows('/warehouse/api/v1/stock/places', ['age_0_30', 'age_31_60', 'age_qty', 'good_qty'], {
      and: [kit.is('sku_id', old), kit.is('warehouse_id', place)],
    }))[0]
    await kit.opening({ warehouse_id: place, sku_id: old, qty: 10, count_day: day(-40) })
    expect(await lying()).toMatchObject({ age_31_60: 10, age_qty: 10, good_qty: 10 })
    const more = await moved('manual_in', [{ sku_id: old, good_qty: 5 }], { warehouse_id: place })
    await kit.moveStep(more, 'finish')
    const out = await moved('manual_out', [{ sku_id: old, good_qty: 8 }], { warehouse_id: place })
    await kit.moveStep(out, 'finish')
    expect(await lying()).toMatchObject({ age_0_30: 5, age_31_60: 2, age_qty: 7, good_qty: 7 })
    await kit.moveStep(out, 'unfinish')
    expect(await lying()).toMatchObject({ age_0_30: 5, age_31_60: 10, age_qty: 15 })
  })
})

describe('goods moved by hand', () => {
  it('come in, go out and are taken back; less than nothing is refused by name', async () => {
    const incoming = await moved('manual_in', [{ sku_id: sku, good_qty: 10, bad_qty: 2 }, { sku_id: other, good_qty: 3 }])
    expect(await kit.standing(sku, north)).toMatchObject({ on: 0 })
    expect(await kit.moveStep(incoming, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toEqual({ on: 10, held: 0, transit: 0, bad: 2 })
    // Good and bad pieces of one article are one article.
    expect(await kit.rows('/warehouse/api/v1/warehouse/list', ['name', 'sku_count'], kit.is('id', north))).toMatchObject([{ name: '北仓', sku_count: 2 }])
    const out = await moved('manual_out', [{ sku_id: sku, good_qty: 11 }])
    expect(await kit.moveStep(out, 'finish')).toMatchObject({ code: 1002, msg: '「北仓」的「CUP」良品只有 10 个，不能减少 11 个' })
    const scrap = await moved('scrap_out', [{ sku_id: sku, good_qty: 0, bad_qty: 2 }])
    expect(await kit.moveStep(scrap, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.moveStep(incoming, 'unfinish')).toMatchObject({ code: 1002, msg: '「北仓」的「CUP」次品只有 0 个，不能减少 2 个' })
    expect(await kit.moveStep(scrap, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.moveStep(incoming, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toEqual({ on: 0, held: 0, transit: 0, bad: 0 })
    expect(await kit.moveStep(incoming, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toEqual({ on: 10, held: 0, transit: 0, bad: 2 })
    expect(await wrongBalances(app)).toEqual([])
  })

  it('are goods of the catalogue that are kept themselves, on no day to come, and more than none', async () => {
    const nothing = { move_type: 'manual_in', warehouse_id: north, move_day: day(), items: [{ sku_id: '999999', good_qty: 1 }] }
    const unknown = await kit.post('/warehouse/api/v1/stockMove/add', nothing)
    expect(unknown).toMatchObject({ code: 1002, errors: { 'items[0].sku_id': expect.stringContaining('没有这个商品') } })
    const set = await moved('manual_in', [{ sku_id: bundle, good_qty: 1 }])
    expect(await kit.moveStep(set, 'finish')).toMatchObject({ code: 1002, msg: '「SET」是组合商品，没有自己的库存，请写它的子件' })
    const later = await moved('manual_in', [{ sku_id: sku, good_qty: 1 }], { move_day: day(2) })
    expect(await kit.moveStep(later, 'finish')).toMatchObject({ code: 1002, msg: `出入库日期不能晚于今天（${day()}）` })
    const none = await moved('manual_in', [{ sku_id: sku, good_qty: 0 }])
    expect(await kit.moveStep(none, 'finish')).toMatchObject({ code: 1002, msg: '单据里的数量都是 0，请填写良品数或次品数' })
  })

  it('of a day that is over count from its end, and are refused where a later day would fall below zero', async () => {
    const early = await moved('manual_out', [{ sku_id: sku, good_qty: 1 }], { move_day: day(-3) })
    expect(await kit.moveStep(early, 'finish')).toMatchObject({ code: 1002, msg: expect.stringContaining(`在 ${day(-3)} 只有 0 个可以减少`) })
    const before = await moved('manual_in', [{ sku_id: sku, good_qty: 4 }], { move_day: day(-5) })
    expect(await kit.moveStep(before, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.moveStep(early, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 13 })
    expect(await kit.moveStep(early, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.moveStep(before, 'unfinish')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 10 })
  })
})

describe('a closed month', () => {
  it('takes no entry any more; what stands in it is taken back today, so that it stays as it was', async () => {
    const past = day(-40)
    const id = await moved('manual_in', [{ sku_id: other, good_qty: 7 }], { move_day: past })
    expect(await kit.moveStep(id, 'finish')).toMatchObject({ code: 200 })
    closed = [{ from: day(-60), to: day(-20), shops: 'all', says: '那个月已结账，请先反结账' }]
    const late = await moved('manual_in', [{ sku_id: other, good_qty: 1 }], { move_day: past })
    expect(await kit.moveStep(late, 'finish')).toMatchObject({ code: 1008, msg: '那个月已结账，请先反结账' })
    expect(await kit.moveStep(id, 'unfinish')).toMatchObject({ code: 200 })
    closed = []
    expect((await kit.entries(kit.is('doc_id', id))).map((entry) => [entry['entry_day'], entry['from_kind']])).toEqual([[day(), 'bin'], [past, 'other']])
    expect(await wrongBalances(app)).toEqual([])
  })
})

describe('a transfer', () => {
  it('holds what it will take, is under way once sent, arrives in parts; what never came is lost; and all of it is taken back', async () => {
    const id = await sent([{ sku_id: sku, quantity: 8 }, { sku_id: other, quantity: 3 }])
    expect(await kit.transferStep(id, 'approve')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 10, held: 8 })
    const rival = await moved('manual_out', [{ sku_id: sku, good_qty: 3 }])
    expect(await kit.moveStep(rival, 'finish')).toMatchObject({ code: 1002, msg: '「北仓」的「CUP」良品在库 10 个，其中 8 个已锁定，只有 2 个可用，不能减少 3 个' })
    expect(await counted(id, 'ship', 'out_qty', [9, 3])).toMatchObject({ code: 1002, msg: '「CUP」计划调拨 8 个，不能出库 9 个' })
    expect(await counted(id, 'ship', 'out_qty', [7, 3])).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 3, held: 0 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 0, transit: 7 })
    expect(await counted(id, 'receivePart', 'now_qty', [8, 0])).toMatchObject({ code: 1002, msg: '「CUP」出库 7 个，已入库 0 个，这次最多入库 7 个' })
    expect(await counted(id, 'receivePart', 'now_qty', [4, 0])).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 4, transit: 3 })
    expect(await counted(id, 'receivePart', 'now_qty', [4, 0])).toMatchObject({ code: 1002, msg: '「CUP」出库 7 个，已入库 4 个，这次最多入库 3 个' })
    expect(await counted(id, 'receive', 'now_qty', [2, 3])).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 6, transit: 0 })
    expect(await kit.transferItems(id)).toMatchObject([{ out_qty: 7, in_qty: 6, diff_qty: 1, now_qty: null }, { out_qty: 3, in_qty: 3, diff_qty: 0 }])
    expect(await kit.transferStep(id, 'unreceive')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 4, transit: 3 })
    expect(await kit.transferItems(id)).toMatchObject([{ in_qty: 4 }, { in_qty: 0 }])
    expect(await kit.transferStep(id, 'unreceivePart')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 0, transit: 7 })
    // What came and was taken back is open again: whoever says that no more comes has it written off with the rest.
    expect(await counted(id, 'receive', 'now_qty', [3, 3])).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 3, transit: 0 })
    expect(await kit.transferItems(id)).toMatchObject([{ out_qty: 7, in_qty: 3, diff_qty: 4 }, { out_qty: 3, in_qty: 3, diff_qty: 0 }])
    for (const step of ['unreceive', 'unreceivePart']) expect(await kit.transferStep(id, step)).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 0, transit: 7 })
    expect(await kit.transferStep(id, 'unship')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 10, held: 8 })
    expect(await kit.transferStep(id, 'reopen')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 10, held: 0 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 0, transit: 0 })
    expect(await wrongBalances(app)).toEqual([])
  })

  it('goes from one warehouse to another, and is approved for no more than is there', async () => {
    expect(await kit.post('/v2/warehouse/api/transfer/add', { out_wh_id: north, in_wh_id: north, items: [{ sku_id: sku, quantity: 1 }] }))
      .toMatchObject({ code: 1002, msg: '调出仓与调入仓不能相同' })
    const id = await sent([{ sku_id: sku, quantity: 6 }, { sku_id: sku, quantity: 5 }])
    expect(await kit.transferStep(id, 'approve')).toMatchObject({ code: 1002, msg: '「北仓」的「CUP」可用 10 个，不够 11 个' })
    const bin = String((await kit.ok('/warehouse/api/v1/bin/add', { warehouse_id: south, code: 'S-01' }))['id'])
    const strange = await sent([{ sku_id: sku, quantity: 1, out_bin_id: bin }])
    expect(await kit.transferStep(strange, 'approve')).toMatchObject({ code: 1002, msg: '仓位「S-01」不在这个仓库里，请选择它自己的仓位' })
  })
})

describe('a stocktake', () => {
  it('takes its book from the ledger, and what moves meanwhile stays as it moved', async () => {
    const id = await kit.stocktake({ warehouse_id: north, check_kind: '1', items: [] })
    expect(await kit.stocktakeStep(id, 'submit')).toMatchObject({ code: 1002, msg: expect.stringContaining('载入账面') })
    expect(await kit.stocktakeStep(id, 'freeze')).toMatchObject({ code: 200 })
    const items = await kit.stocktakeItems(id)
    expect(items.map((item) => [item['sku_id'], item['condition'], item['book_qty']])).toEqual([[sku, 'bad', 2], [sku, 'good', 10], [other, 'good', 3]])
    const meanwhile = await moved('manual_out', [{ sku_id: sku, good_qty: 5 }])
    expect(await kit.moveStep(meanwhile, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.stocktakeStep(id, 'submit')).toMatchObject({ code: 1002, msg: '还有 3 行没有填写实盘数，请先「录入实盘」' })
    const real = items.map((item, at) => ({ id: item['id'], real_qty: [2, 12, 0][at] }))
    expect(await kit.stocktakeStep(id, 'count', { items: real })).toMatchObject({ code: 200 })
    for (const step of ['submit', 'approve']) expect(await kit.stocktakeStep(id, step)).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 7, bad: 2 })
    expect(await kit.standing(other, north)).toMatchObject({ on: 0 })
    expect(await kit.stocktakeStep(id, 'reopen')).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, north)).toMatchObject({ on: 5, bad: 2 })
    expect(await kit.moveStep(meanwhile, 'unfinish')).toMatchObject({ code: 200 })
    expect(await wrongBalances(app)).toEqual([])
  })

  it('of a day that is over compares with its end', async () => {
    const id = await kit.stocktake({ warehouse_id: north, check_kind: '2', check_date: day(-1), items: [{ sku_id: sku }] })
    expect(await kit.stocktakeStep(id, 'freeze')).toMatchObject({ code: 200 })
    expect(await kit.stocktakeItems(id)).toMatchObject([{ book_qty: 0 }])
  })

  it('that is blind keeps its book from whoever counts until it is handed in; what moves until a line is counted belongs to its book', async () => {
    const [west, mug] = [await kit.warehouse('西仓'), await kit.sku('MUG')]
    expect(await kit.opening({ warehouse_id: west, sku_id: mug, qty: 30, count_day: day(0) })).toMatchObject({ code: 200 })
    const id = await kit.stocktake({ warehouse_id: west, check_kind: '1', blind: true, moves_by: '1', items: [] })
    expect(await kit.stocktakeStep(id, 'freeze')).toMatchObject({ code: 200 })
    const line = async () => (await kit.rows(
      '/v2/warehouse/api/stocktake/items', ['id', 'book_qty', 'frozen_qty', 'moved_qty', 'real_qty', 'diff_qty', 'counted_at'], kit.is('stocktake_id', id),
    ))[0]!
    expect(await line()).toMatchObject({ book_qty: null, frozen_qty: 30, diff_qty: null, counted_at: null })
    const sent = await moved('manual_out', [{ sku_id: mug, good_qty: 4 }], { warehouse_id: west })
    expect(await kit.moveStep(sent, 'finish')).toMatchObject({ code: 200 })
    const items = [{ id: (await line())['id'], real_qty: 25 }]
    expect(await kit.stocktakeStep(id, 'count', { items })).toMatchObject({ code: 200 })
    expect(await line()).toMatchObject({ book_qty: null, moved_qty: 0, diff_qty: null, counted_at: expect.any(String) })
    const later = await moved('manual_out', [{ sku_id: mug, good_qty: 2 }], { warehouse_id: west })
    expect(await kit.moveStep(later, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.stocktakeStep(id, 'submit')).toMatchObject({ code: 200 })
    expect(await line()).toMatchObject({ book_qty: 30, moved_qty: -4, real_qty: 25, diff_qty: -1 })
    expect(await kit.stocktakeStep(id, 'withdraw')).toMatchObject({ code: 200 })
    expect(await line()).toMatchObject({ book_qty: null, diff_qty: null })
    for (const step of ['submit', 'approve']) expect(await kit.stocktakeStep(id, step)).toMatchObject({ code: 200 })
    expect(await kit.standing(mug, west)).toMatchObject({ on: 23 })
    expect(await wrongBalances(app)).toEqual([])
  })

  it('of bins lists what lies in them, and in turn those that were counted longest ago', async () => {
    const [east, fork, spoon] = [await kit.warehouse('东仓'), await kit.sku('FORK'), await kit.sku('SPOON')]
    const bin = (code: string) => kit.made('/warehouse/api/v1/bin', { warehouse_id: east, code })
    const [a, b] = [await bin('A'), await bin('B')]
    const into = await moved('manual_in', [{ sku_id: fork, good_qty: 5, bin_id: a }, { sku_id: spoon, good_qty: 6, bin_id: b }], { warehouse_id: east })
    expect(await kit.moveStep(into, 'finish')).toMatchObject({ code: 200 })
    const counted = async (body: object): Promise<unknown[]> => {
      const id = await kit.stocktake({ warehouse_id: east, items: [], ...body })
      const answer = await kit.stocktakeStep(id, 'freeze')
      if (answer.code !== 200) return [answer.msg]
      const lines = await kit.stocktakeItems(id)
      const items = lines.map((line) => ({ id: line['id'], real_qty: line['book_qty'] }))
      for (const [step, more] of [['count', { items }], ['submit', {}], ['approve', {}]] as const) {
        expect(await kit.stocktakeStep(id, step, more)).toMatchObject({ code: 200 })
      }
      return lines.map((line) => line['sku_id'])
    }
    expect(await counted({ check_kind: '3' })).toEqual(['仓位盘点请先编辑盘点单，选择要盘的仓位'])
    expect(await counted({ check_kind: '3', bin_ids: [b] })).toEqual([spoon])
    const turn = { check_kind: '4', cycle_by: '2', cycle_count: 1 }
    expect([await counted(turn), await counted(turn)]).toEqual([[fork], [spoon]])
  })
})

describe('opening stock', () => {
  it('is the difference from the book of that day, so that the same count twice is nothing, and is taken back when it is removed', async () => {
    const count = { warehouse_id: south, sku_id: sku, qty: 20, count_day: day(-10) }
    expect(await kit.opening(count)).toMatchObject({ code: 200 })
    const again = await kit.opening(count)
    expect(again).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 20 })
    expect(await kit.opening({ ...count, count_day: day(1) })).toMatchObject({ code: 1002, errors: { count_day: '不能晚于今天' } })
    const [first] = await kit.rows('/warehouse/api/v1/stock/openings', ['id'], { field: 'id', op: 'ne', value: again.data['id'] })
    expect(await kit.post('/warehouse/api/v1/stock/openingRemove', { id: first!['id'] })).toMatchObject({ code: 200 })
    expect(await kit.standing(sku, south)).toMatchObject({ on: 0 })
  })
})

describe('the ledger', () => {
  it('is added to alone: the app has no right to change or remove an entry', async () => {
    const caller = { companyId: app.companyId, employeeId: '1', shopIds: null }
    for (const statement of ['update stock_entry set qty = 1', 'delete from stock_entry']) {
      await expect(app.runtime.db.withCompany(caller, (tx) => tx.query(statement))).rejects.toThrow(/permission denied/)
    }
  })

  it('lets stock fall below zero where the company says so, and marks it', async () => {
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: true })
    const out = await moved('manual_out', [{ sku_id: other, good_qty: 50 }])
    expect(await kit.moveStep(out, 'finish')).toMatchObject({ code: 200 })
    expect(await kit.standing(other, north)).toMatchObject({ on: -47 })
    expect((await kit.entries({ field: 'below_zero', op: 'eq', value: true })).map((entry) => entry['qty'])).toEqual([50])
    expect(await kit.moveStep(out, 'unfinish')).toMatchObject({ code: 200 })
    await kit.ok('/base/api/v1/systemConfig/save', { negative_stock: false })
  })

  it('is told by day: what there was, what came and went, and what was left', async () => {
    const range = { field: 'day', op: 'between', value: [day(-6), day()] }
    const { list } = await kit.ok('/warehouse/api/v1/stock/flow', {
      page: 1, pageSize: 50, rows: ['sku', 'day'], measures: ['opening', 'in_qty', 'out_qty', 'closing'], sort: [{ field: 'day', order: 'asc' }],
      filter: { and: [range, { field: 'sku', op: 'eq', value: 'CUP' }] },
    }) as { list: Record<string, number>[] }
    const [row] = await kit.rows('/commodity/api/v1/sku/list', ['good_qty', 'bad_qty'], kit.is('id', sku))
    expect(list.length).toBeGreaterThan(1)
    expect(list.at(-1)!['closing']).toBe(Number(row!['good_qty']) + Number(row!['bad_qty']))
    for (const [at, told] of list.entries()) {
      expect(told['closing']).toBe(told['opening']! + Number(told['in_qty'] ?? 0) - Number(told['out_qty'] ?? 0))
      if (at > 0) expect(told['opening']).toBe(list[at - 1]!['closing'])
    }
  })

  it('is told by SKU, with what is held, to be had and under way', async () => {
    const [row] = await kit.rows('/commodity/api/v1/sku/list', ['good_qty', 'bad_qty', 'held_qty', 'available_qty', 'transit_qty'], kit.is('id', sku))
    expect(row).toMatchObject({ good_qty: 10, bad_qty: 2, held_qty: 0, available_qty: 10, transit_qty: 0 })
    expect(await kit.post('/commodity/api/v1/sku/remove', { id: other })).toMatchObject({ code: 1007, msg: expect.stringContaining('不能删除') })
  })
})
