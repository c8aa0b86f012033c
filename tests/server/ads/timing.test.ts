/**
 * 分时策略: objects held to a week of hours; without a connection nothing is carried out and it says so, a day becomes changes that wait, and the base
 * comes back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_WEEK } from '../../../contract/week'
import { refreshKept } from '../../../server/kernel/kept/rollup'
import { NO_GATEWAY, type AdGateway } from '../../../server/modules/timing/gateway'
import { runTimedTasks } from '../../../server/modules/timing/runner'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

interface Lines { lines: { line: string; cells: Record<string, string>; error?: string }[]; done: number; refused: number }

let server: TestApp
let admin: Client
let shops: [string, string]
const PATH = '/amzd/api/v1'
/** Less by night, more in the evening. */
const WEEK = { unit: 'rate', hours: EMPTY_WEEK.hours.map((_none, at) => (at % 24 < 6 ? '-0.5' : at % 24 >= 18 ? '0.2' : null)) }

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const list = async (path: string, filter?: object, client: Client = admin): Promise<Record<string, unknown>[]> =>
  (await client.call<{ list: Record<string, unknown>[] }>(`${PATH}/${path}`, { page: 1, pageSize: 500, ...(filter ? { filter } : {}) })).body.data.list
const apply = (rows: { id: string; shop?: string }[], more: object = {}, client: Client = admin) => client.call<Lines>(`${PATH}/TimedTaskList/create`, {
  rows: rows.map(({ id, shop }) => ({ target: 'ad_keyword', shop_id: shop ?? shops[0], id })),
  task_name: '夜间降价', from_day: '2026-03-01', preview: false, ...more,
})
const run = (now: string, gateway?: AdGateway): Promise<void> => runTimedTasks({
  db: server.runtime.db, model: server.runtime.live.current.model, now: new Date(now), gatewayOf: gateway ? () => gateway : NO_GATEWAY,
})
const step = (id: unknown, transition: string) => admin.call(`${PATH}/TimedTaskList/status`, { id, transition })
const waiting = (): Promise<Record<string, unknown>[]> =>
  query(`select row_title, field, old_value, new_value, state, reason from pending_change where company_id = $1 order by id`, [server.companyId])

async function tactic(values: object = {}): Promise<string> {
  const asked = { tactic_name: '夜间', timing_type: 'bid', zone_mode: 'site', week: WEEK, ...values }
  const { body } = await admin.call<{ id: string }>(`${PATH}/timed/create`, asked)
  expect(body).toMatchObject({ code: 200 })
  return body.data.id
}

beforeAll(async () => {
  server = await startTestApp({ retryMs: 1, now: () => new Date('2026-03-06T20:00:00Z') })
  admin = await server.admin()
  const { db } = server.runtime
  shops = [await insertShop(db, server.companyId, '一店'), await insertShop(db, server.companyId, '二店')]
  for (const shop of shops) {
    const line = (kind: string, values: Record<string, string>): Promise<unknown> => {
      const names = Object.keys(values)
      return query(`insert into ad_bulk_row (company_id, shop_id, line_no, product, entity_kind, currency, ${names.join(', ')})
        values ($1, $2, (select count(*) + 1 from ad_bulk_row), 'Sponsored Products', $3, 'USD', ${names.map((_name, at) => `$${at + 4}`).join(', ')})`,
        [server.companyId, shop, kind, ...Object.values(values)])
    }
    await line('Campaign', { campaign_id: 'c', campaign_name: '杯子', state: 'enabled', targeting_type: 'manual', daily_budget: '10' })
    await line('Ad Group', { campaign_id: 'c', ad_group_id: 'g', ad_group_name: '组', state: 'enabled', default_bid: '0.75' })
    for (const [id, text] of [['k1', 'mug'], ['k2', 'cup'], ['k3', 'jar']] as const) {
      await line('Keyword', { campaign_id: 'c', ad_group_id: 'g', keyword_id: id, keyword_text: text, match_type: 'exact', state: 'enabled', bid: '1.00' })
    }
  }
  await db.asOwner((tx) => refreshKept(tx, server.runtime.live.current.model, [
    { entity: 'ad_bulk_row', touched: { companyId: server.companyId, days: 'all' }, rollups: false },
  ]))
}, 240_000)
afterAll(() => server?.stop())

describe('分时策略', () => {
  it('a tactic whose hours do not fit its type is refused with a sentence', async () => {
    const add = (values: object) => admin.call(`${PATH}/timed/create`, { tactic_name: '错', zone_mode: 'site', ...values })
    const said = async (values: object): Promise<unknown> => (await add(values)).body.msg
    expect(await said({ timing_type: 'state', week: WEEK })).toBe('定时开关的时段要选「开或关」')
    expect(await said({ timing_type: 'bid', week: EMPTY_WEEK })).toBe('每个小时都是基准，请至少填一个时段')
    expect(await said({ timing_type: 'bid', week: { unit: 'rate', hours: ['-2'] } })).toContain('168')
    expect(await said({ timing_type: 'bid', week: WEEK, floor: '0.1' })).toBe('有上下限时请选择币种')
    const fixed = { unit: 'value', hours: EMPTY_WEEK.hours.map((_none, at) => (at < 6 ? '1.5' : null)) }
    const { body } = await add({ timing_type: 'bid', week: fixed })
    expect(body).toMatchObject({ msg: '时段里填的是金额，请选择币种', errors: { currency: '时段里填的是金额，请选择币种' } })
    expect((await add({ tactic_name: '加成', timing_type: 'placement', week: { ...fixed, hours: fixed.hours.map((one) => one && '0.5') } })).body.code).toBe(200)
  })

  it('a tactic of amounts goes to objects of its currency alone', async () => {
    const week = { unit: 'amount', hours: EMPTY_WEEK.hours.map((_none, at) => (at < 6 ? '0.1' : null)) }
    const yen = await admin.call<{ id: string }>(`${PATH}/timed/create`, {
      tactic_name: '日元', timing_type: 'bid', zone_mode: 'site', week: { ...week, hours: week.hours.map((one) => one && '10') }, currency: 'JPY',
    })
    const seen = (await apply([{ id: 'k1' }], { tactic_id: yen.body.data.id, preview: true })).body.data
    expect(seen.lines.map(({ error }) => error)).toEqual(['策略的金额是 JPY，对象是 USD'])
  })

  it('chosen keywords come into a task with their base; the same keyword by the same field is refused, naming the task', async () => {
    const night = await tactic()
    const seen = (await apply([{ id: 'k1' }, { id: 'k2' }], { tactic_id: night, preview: true })).body.data
    expect(seen.lines.map(({ cells, error }) => [cells['object'], cells['base'], error])).toEqual([['mug', '1.00', undefined], ['cup', '1.00', undefined]])
    expect(await list('TimedTaskList/list')).toEqual([])
    expect((await apply([{ id: 'k1' }, { id: 'k2' }], { tactic_id: night })).body.data).toMatchObject({ done: 2, refused: 0 })
    const again = (await apply([{ id: 'k1' }, { id: 'k9' }], { tactic_id: night, task_name: '又一个' })).body.data
    expect(again.lines.map(({ error }) => error)).toEqual([
      '已在分时任务「夜间降价」里：同一个对象的同一项只能有一个任务',
      '结构里没有这个对象，或不在您可见的店铺范围内',
    ])
    expect(await list('TimedTaskList/list')).toMatchObject([{ task_name: '夜间降价', run_state: 'running', object_count: 2, timing_object: 'keyword' }])
  })

  it('who sees one shop sees its tasks alone, and puts no other’s objects into one', async () => {
    const second = await server.person('second', { roles: ['sales'], shopIds: [shops[1]] })
    expect(await list('TimedTaskList/list', undefined, second)).toEqual([])
    const [night] = await query<{ id: string }>('select id::text from ad_tactic where week->>\'unit\' = \'rate\' order by id')
    expect((await apply([{ id: 'k3' }], { tactic_id: night?.id }, second)).body.data).toMatchObject({ done: 0, refused: 1 })
  })

  it('the coming days are told by both clocks, also the night in which summer time begins', async () => {
    const [task] = await list('TimedTaskList/list')
    const { body } = await admin.call<Lines>(`${PATH}/TimedTaskList/plan`, { rows: [{ id: task?.['id'] }], days: 3, preview: true })
    const mug = body.data.lines.map(({ cells }) => cells).filter(({ object }) => object === 'mug')
    expect(mug.slice(0, 6).map(({ time, beijing, entry, value }) => [time, beijing, entry, value])).toEqual([
      ['2026-03-06 00:00', '2026-03-06 16:00', '-50%', '0.50'], ['2026-03-06 06:00', '2026-03-06 22:00', '基准', '1.00'],
      ['2026-03-06 18:00', '2026-03-07 10:00', '+20%', '1.20'], ['2026-03-07 00:00', '2026-03-07 16:00', '-50%', '0.50'],
      ['2026-03-07 06:00', '2026-03-07 22:00', '基准', '1.00'], ['2026-03-07 18:00', '2026-03-08 10:00', '+20%', '1.20'],
    ])
    // The hour is an hour earlier in Beijing from the eighth on.
    expect(mug.slice(7, 8)).toMatchObject([{ time: '2026-03-08 06:00', beijing: '2026-03-08 21:00' }])
    expect(await waiting()).toEqual([])
  })

  it('without a connection nothing is carried out, and each slot says so once', async () => {
    for (const now of ['2026-03-06T20:00:00Z', '2026-03-06T20:01:00Z', '2026-03-07T02:00:30Z', '2026-03-07T02:01:30Z']) await run(now)
    expect((await list('TimedTaskList/log')).map(({ slot_text: at, exec_result: result, message }) => [at, result, message])).toEqual([
      ['2026-03-06 18:00', 'skip', '未连接，不执行'], ['2026-03-06 12:00', 'skip', '未连接，不执行'],
    ])
    expect(await list('TimedTaskList/list')).toMatchObject([{ last_result: 'skip', last_said: '未连接，不执行' }])
    expect(await waiting()).toEqual([])
  })

  it('a day becomes one change that waits for each keyword, somebody’s own change stays, and stopping gives the base back', async () => {
    const [task] = await list('TimedTaskList/list')
    const keyword = (id: string, bid: string) => admin.call(`${PATH}/SPAdvertisement/keywordUpdate`, { shop_id: shops[0], keyword_id: id, bid })
    expect((await keyword('k2', '3.00')).body).toMatchObject({ code: 200 })
    const day = (preview: boolean) => admin.call<Lines>(`${PATH}/TimedTaskList/day`, { rows: [{ id: task?.['id'] }], from_day: '2026-03-09', preview })
    expect((await day(true)).body.data.lines.map(({ cells, error }) => [cells['object'], cells['value'], error])).toEqual([
      ['mug', '0.93', undefined], ['cup', '0.93', '有别人的待提交修改，没有覆盖'],
    ])
    expect((await day(false)).body.data).toMatchObject({ done: 1, refused: 1 })
    expect((await day(false)).body.data).toMatchObject({ done: 0, refused: 2 })
    expect(await waiting()).toMatchObject([
      { row_title: 'cup', new_value: '3.00', state: 'waiting' },
      { row_title: 'mug', old_value: '1.00', new_value: '0.93', state: 'waiting', reason: '分时任务「夜间降价」2026-03-09 的当日值' },
    ])
    expect((await step(task?.['id'], 'pause')).body).toMatchObject({ code: 200 })
    expect(await waiting()).toMatchObject([{ row_title: 'cup', state: 'waiting' }, { row_title: 'mug', state: 'revoked' }])
    expect((await step(task?.['id'], 'resume')).body).toMatchObject({ code: 200 })
    expect((await step(task?.['id'], 'end')).body).toMatchObject({ code: 200 })
    expect((await step(task?.['id'], 'resume')).body.code).not.toBe(200)
  })

  it('with a connection each slot is sent once for each object, over the end of summer time too, and the base is what stands at the end', async () => {
    const [night] = await query<{ id: string }>('select id::text from ad_tactic where week->>\'unit\' = \'rate\' order by id')
    expect((await apply([{ id: 'k3' }], { tactic_id: night?.id, task_name: '秋天', from_day: '2026-10-30', to_day: '2026-11-02' })).body.data)
      .toMatchObject({ done: 1 })
    const sent: string[] = []
    let bid = '1.00'
    let broken = true
    const gateway: AdGateway = {
      async set(object, value, name) {
        if (broken) throw new Error('亚马逊没有回答')
        sent.push(name)
        bid = value
        await Promise.resolve(object)
      },
    }
    const from = Date.parse('2026-10-30T06:50:00Z')
    const bids: Record<string, string> = {}
    for (let at = from; at < Date.parse('2026-11-03T10:00:00Z'); at += 5 * 60_000) {
      broken = at < from + 20 * 60_000
      // Two processes at once; and nobody is there for a night and a day.
      const isAway = at > Date.parse('2026-10-31T08:30:00Z') && at < Date.parse('2026-11-01T02:30:00Z')
      if (!isAway) await Promise.all([run(new Date(at).toISOString(), gateway), run(new Date(at).toISOString(), gateway)])
      bids[new Date(at).toISOString().slice(0, 16)] = bid
    }
    expect(bids['2026-10-30T07:10']).toBe('0.50')
    // 18:00 and 00:00 in Los Angeles: seven hours behind, eight from the first of November on.
    expect([bids['2026-10-30T12:55'], bids['2026-10-30T13:00'], bids['2026-10-31T01:00']]).toEqual(['0.50', '1.00', '1.20'])
    expect([bids['2026-11-01T06:55'], bids['2026-11-01T07:00'], bids['2026-11-01T13:55'], bids['2026-11-01T14:00']]).toEqual(['1.20', '0.50', '0.50', '1.00'])
    expect(bids['2026-11-03T08:00']).toBe('1.00')
    expect(new Set(sent).size).toBe(sent.length)
    const log = (await list('TimedTaskList/log', { field: 'task.task_name', op: 'eq', value: '秋天' })).toReversed()
    expect(log.map(({ slot_text: slot, exec_result: result, attempts }) => [slot, result, attempts])).toEqual([
      ['2026-10-30 00:00', 'success', 3], ['2026-10-30 06:00', 'success', 1], ['2026-10-30 18:00', 'success', 1], ['2026-10-31 00:00', 'success', 1],
      ['2026-10-31 06:00', 'missed', 0], ['2026-10-31 18:00', 'success', 1], ['2026-11-01 00:00', 'success', 1], ['2026-11-01 06:00', 'success', 1],
      ['2026-11-01 18:00', 'success', 1], ['2026-11-02 00:00', 'success', 1], ['2026-11-02 06:00', 'success', 1], ['2026-11-02 18:00', 'success', 1],
      ['2026-11-03 00:00', 'success', 1],
    ])
    expect(await list('TimedTaskList/list', { field: 'task_name', op: 'eq', value: '秋天' })).toMatchObject([{ run_state: 'ended' }])
  }, 120_000)
})

describe('由出单时段生成策略', () => {
  const make = (more: object = {}) => admin.call<{ id: string }>(`${PATH}/timed/fromHours`, {
    tactic_name: '按出单', timing_type: 'bid', shop_id: shops[0], days: 28, most_up: '0.5', most_down: '0.4', ...more,
  })

  it('raises the hours in which orders come and lowers the others, within what a person allows, by the marketplace’s clock', async () => {
    expect((await make()).body.msg).toMatch(/只有 0 单，不足 100 单/)
    // Four weeks: five orders at 20:00 in Los Angeles each day, one at 9:00.
    await query(
      `insert into sale_order (company_id, shop_id, order_id, purchase_at, purchase_day, state, order_status)
       select $1, $2::bigint, day || '-' || hour || '-' || n, (day || ' ' || hour || ':30')::timestamp at time zone 'America/Los_Angeles',
         day::date, 'shipped', 'Shipped'
       from (select ('2026-02-07'::date + d)::text as day from generate_series(0, 27) d) days, (values ('20', 5), ('09', 1)) as h (hour, many),
         generate_series(1, h.many) n`, [server.companyId, shops[0]],
    )
    expect((await make({ days: 3 })).body.msg).toMatch(/天数为 7 到 93 天/)
    expect((await make({ most_down: '1' })).body.msg).toMatch(/最多降低/)
    expect((await make({ timing_type: 'state', tactic_name: '开关' })).body.msg).toMatch(/开或关/)
    const { body } = await make()
    expect(body).toMatchObject({ code: 200 })
    const [kept] = await query<{ week: { unit: string; hours: (string | null)[] }; remark: string }>(
      'select week, remark from ad_tactic where id = $1', [body.data.id])
    expect(kept!.remark).toMatch(/168 单得出/)
    // An order an hour on the mean of the week: 20:00 has twenty times that, 9:00 four times, the rest none.
    expect(kept!.week.hours.map((entry, at) => [at % 24, entry]).filter(([hour]) => hour === 20 || hour === 9 || hour === 3)).toEqual(
      Array.from({ length: 7 }, () => [[3, '-0.4'], [9, '0.5'], [20, '0.5']]).flat())
  })
})
