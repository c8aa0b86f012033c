/**
 * 优化建议: figures that fit a rule become a suggestion with its evidence; taken, it waits for Amazon; two weeks later both sides stand
 * beside each other.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshKept } from '../../../server/kernel/kept/rollup'
import { PRESETS } from '../../../server/modules/advice/presets'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

interface Suggestion extends Record<string, unknown> { id: string; object_name: string; suggest_type: string; suggest_state: string; shop_id: string }

let server: TestApp
let admin: Client
let shops: [string, string]
const NOW = new Date('2026-03-05T08:00:00Z')

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)

async function check(): Promise<void> {
  const { body } = await admin.call<{ task: string }>('/newamzd/api/Suggestion/check', {})
  expect(body.code).toBe(200)
  const state = async () => (await query<{ state: string }>('select state from job where id = $1', [body.data.task]))[0]?.state
  await expect.poll(state, { timeout: 30_000 }).toBe('done')
}

async function listed(client: Client = admin, state = 'wait'): Promise<Suggestion[]> {
  const { body } = await client.call<{ list: Suggestion[] }>('/newamzd/api/Suggestion/list', {
    page: 1, pageSize: 100, filter: { field: 'suggest_state', op: 'eq', value: state },
  })
  expect(body.code).toBe(200)
  return body.data.list.toSorted((a, b) => a.object_name.localeCompare(b.object_name))
}

const step = (id: string, transition: string, client: Client = admin) => client.call('/newamzd/api/Suggestion/step', { id, transition })
const changes = (): Promise<Record<string, unknown>[]> => query(
  `select target, operation, field, old_value, new_value, state, reason, batch, made::jsonb ->> 'ad_group_id' as place from pending_change
   where company_id = $1 order by id`, [server.companyId])

/** An account of two shops: keywords of one manual group, and an automatic campaign that sells the same product. */
async function account(shop: string): Promise<void> {
  const line = (kind: string, values: Record<string, string | null>): Promise<unknown> => {
    const names = Object.keys(values)
    return query(`insert into ad_bulk_row (company_id, shop_id, line_no, product, entity_kind, currency, ${names.join(', ')})
      values ($1, $2, (select count(*) + 1 from ad_bulk_row), 'Sponsored Products', $3, 'USD', ${names.map((_name, at) => `$${at + 4}`).join(', ')})`,
      [server.companyId, shop, kind, ...Object.values(values)])
  }
  for (const [id, type] of [['m', 'manual'], ['a', 'auto']]) {
    await line('Campaign', { campaign_id: `c${id}`, campaign_name: `杯子 ${type}`, state: 'enabled', targeting_type: type!, daily_budget: '10' })
    await line('Ad Group', { campaign_id: `c${id}`, ad_group_id: `g${id}`, ad_group_name: '组', state: 'enabled', default_bid: '0.75' })
    await line('Product Ad', { campaign_id: `c${id}`, ad_group_id: `g${id}`, ad_id: `p${id}`, msku: 'CUP', state: 'enabled' })
  }
  const words = [['k1', 'mug', '1.00'], ['k2', 'cup', '0.05'], ['k3', 'glass', '0.50'], ['k4', 'jar', null]] as const
  for (const [id, text, bid] of words) {
    await line('Keyword', { campaign_id: 'cm', ad_group_id: 'gm', keyword_id: id, keyword_text: text, match_type: 'exact', state: 'enabled', bid })
  }
}

const target = (shop: string, word: string, day: string, [clicks, spend, orders, sales]: [number, number, number, number]) => query(
  `insert into sp_target_day (company_id, shop_id, stat_date, currency, campaign_name, ad_group_name, targeting, match_type, impressions, clicks, total_spend,
     order_quantity, amount) values ($1, $2, $3, 'USD', '杯子 manual', '组', $4, 'EXACT', 1000, $5, $6, $7, $8)`,
  [server.companyId, shop, day, word, clicks, spend, orders, sales])
const term = (shop: string, word: string, type: string, [clicks, spend, orders, sales]: [number, number, number, number]) => query(
  `insert into sp_search_term_day (company_id, shop_id, stat_date, currency, campaign_name, ad_group_name, targeting, search_term, clicks, total_spend,
     order_quantity, amount) values ($1, $2, '2026-03-04', 'USD', $3, '组', '*', $4, $5, $6, $7, $8)`,
  [server.companyId, shop, `杯子 ${type}`, word, clicks, spend, orders, sales])

beforeAll(async () => {
  server = await startTestApp({ retryMs: 1, now: () => NOW })
  admin = await server.admin()
  const { db } = server.runtime
  shops = [await insertShop(db, server.companyId, '一店'), await insertShop(db, server.companyId, '二店')]
  for (const shop of shops) await account(shop)
  await target(shops[0], 'mug', '2026-03-04', [30, 60, 2, 80])
  await target(shops[0], 'cup', '2026-03-04', [50, 2.5, 0, 0])
  await target(shops[0], 'glass', '2026-03-04', [12, 3, 4, 90])
  await target(shops[0], 'jar', '2026-03-04', [19, 30, 1, 40])
  await target(shops[1], 'mug', '2026-03-04', [30, 60, 2, 80])
  await term(shops[0], 'free mug', 'manual', [16, 12, 0, 0])
  await term(shops[0], 'blue mug', 'auto', [9, 5, 2, 60])
  await term(shops[0], 'mug', 'auto', [9, 5, 2, 60])
  await db.asOwner((tx) => refreshKept(tx, server.runtime.live.current.model, ['ad_bulk_row', 'sp_search_term_day'].map(
    (entity) => ({ entity, touched: { companyId: server.companyId, days: 'all' as const }, rollups: false }),
  )))
}, 240_000)
afterAll(() => server?.stop())

describe('优化建议', () => {
  it('a company begins with rules that can all be judged, and each object has one suggestion with its evidence', async () => {
    await check()
    const { body } = await admin.call<{ list: { rule_name: string; fault: string | null }[] }>('/newamzd/api/Suggestion/ruleList', { page: 1, pageSize: 50 })
    expect(body.data.list.map(({ rule_name: name }) => name).sort()).toEqual(PRESETS.map(({ rule_name: name }) => name).sort())
    expect(body.data.list.filter(({ fault }) => fault !== null)).toEqual([])
    const first = (await listed()).filter(({ shop_id: shop }) => shop === shops[0])
    expect(first.map((one) => [one.object_name, one.suggest_type, one['current_amount'], one['suggest_amount']])).toEqual([
      ['blue mug', 'add_keyword', null, null], ['cup', 'pause_target', '0.05', null], ['free mug', 'add_negative', null, null],
      ['glass', 'raise_bid', '0.50', '0.58'], ['mug', 'lower_bid', '1.00', '0.80'],
    ])
    expect(first.find(({ object_name: name }) => name === 'mug')).toMatchObject({
      clicks: 30, total_spend: '60.00', order_quantity: 2, acos: '0.7500', evidence_from: '2026-02-03', evidence_to: '2026-03-04',
      reason: 'ACOS 超过 50%：30 天点击 30，订单 2，花费 USD 60.00',
    })
  })

  it('who sees one shop sees its suggestions alone, and takes no other', async () => {
    const second = await server.person('second', { roles: ['sales'], shopIds: [shops[1]] })
    expect((await listed(second)).map(({ object_name: name }) => name)).toEqual(['mug'])
    const other = (await listed()).find(({ shop_id: shop }) => shop === shops[0])!
    expect((await step(other.id, 'accept', second)).body.code).not.toBe(200)
    expect(await changes()).toEqual([])
  })

  it('taken ones wait for Amazon with their reason, by the amount that a person wrote; taking one back revokes its change', async () => {
    const own = (await listed()).filter(({ shop_id: shop }) => shop === shops[0])
    const idOf = (name: string): string => own.find((one) => one.object_name === name)!.id
    expect((await admin.call('/newamzd/api/Suggestion/edit', { id: idOf('mug'), suggest_amount: '0.70' })).body.code).toBe(200)
    await check()
    for (const { id } of own) expect((await step(id, 'accept')).body).toMatchObject({ code: 200 })
    expect((await step(idOf('mug'), 'accept')).body.code).not.toBe(200)
    expect((await changes()).map((one) => [one['target'], one['operation'], one['field'], one['new_value'], one['place']]).sort()).toEqual([
      ['ad_keyword', 'create', '', null, 'gm'], ['ad_keyword', 'update', 'bid', '0.58', null], ['ad_keyword', 'update', 'bid', '0.70', null],
      ['ad_keyword', 'update', 'state', 'paused', null], ['ad_negative', 'create', '', null, 'gm'],
    ])
    const told = (await changes()).map(({ reason, batch }) => String(reason).startsWith('采纳优化建议：') && String(batch).endsWith('优化建议'))
    expect(told).not.toContain(false)
    expect((await step(idOf('glass'), 'takeBack')).body).toMatchObject({ code: 200 })
    expect((await changes()).filter(({ new_value: value }) => value === '0.58')).toMatchObject([{ state: 'revoked' }])
    expect((await listed()).map(({ object_name: name }) => name)).toEqual(['glass', 'mug'])
  })

  it('within the rule’s days nothing is suggested again; what fits no more is gone', async () => {
    const glass = (await listed()).find(({ object_name: name }) => name === 'glass')!
    expect((await step(glass.id, 'ignore')).body).toMatchObject({ code: 200 })
    await query(`delete from sp_target_day where shop_id = $1`, [shops[1]])
    await check()
    expect(await listed()).toEqual([])
    expect((await listed(admin, 'gone')).map(({ shop_id: shop }) => shop)).toEqual([shops[1]])
  })

  it('a rule holds to its floor and Amazon’s limits, and a wrong one is refused with a sentence', async () => {
    const values = { rule_name: '压价', about: 'target', action: 'lower_bid', rate: '0.9', cool_days: 0, condition: { field: 'clicks', op: 'ge', value: 1 } }
    const add = (more: object) => admin.call<{ id: string }>('/newamzd/api/Suggestion/ruleAdd', { ...values, ...more })
    expect((await add({ action: 'raise_budget' })).body.msg).toBe(
      '看投放的规则可以建议：提高竞价、降低竞价、按目标ACOS定竞价、暂停投放',
    )
    expect((await add({ rate: null })).body.msg).toBe('请填写调整幅度')
    expect((await add({ rate: '1' })).body.msg).toBe('降低的幅度须小于 100%')
    expect((await add({ floor: '0.3' })).body.msg).toBe('有上下限时请选择币种')
    const { body } = await add({ floor: '0.30', currency: 'USD' })
    expect(body.code).toBe(200)
    await check()
    expect((await listed()).map((one) => [one.object_name, one['suggest_amount']])).toEqual([['glass', '0.30'], ['jar', '0.30']])
    // What waits follows its rule, but for the amount that a person wrote.
    const glass = (await listed())[0]!
    expect((await admin.call('/newamzd/api/Suggestion/edit', { id: glass.id, suggest_amount: '0.35' })).body.code).toBe(200)
    expect((await admin.call('/newamzd/api/Suggestion/ruleEdit', { id: body.data.id, floor: '0.42' })).body.code).toBe(200)
    for (const _time of [1, 2]) {
      await check()
      expect((await listed()).map((one) => [one.object_name, one['suggest_amount']])).toEqual([['glass', '0.35'], ['jar', '0.42']])
    }
  })

  it('a product that buyers came from is suggested as a target; SB and SD are judged by their own figures and limits; a bid may aim at an ACOS', async () => {
    const at = (kind: string, values: Record<string, string>): Promise<unknown> => {
      const names = Object.keys(values)
      return query(`insert into ad_bulk_row (company_id, shop_id, line_no, product, entity_kind, currency, ${names.join(', ')})
        values ($1, $2, (select count(*) + 1 from ad_bulk_row), 'x', $3, 'USD', ${names.map((_name, n) => `$${n + 4}`).join(', ')})`,
        [server.companyId, shops[0], kind, ...Object.values(values)])
    }
    await at('Product Targeting', {
      campaign_id: 'cm', ad_group_id: 'gm', target_id: 't1', target_expression: 'asin="B0AAAAAAAA"', state: 'enabled', bid: '0.60',
    })
    await term(shops[0], 'b0abcdefgh', 'auto', [9, 5, 2, 60])
    const sb = { sheet: 'sb_multi', campaign_id: 'cs', state: 'enabled' }
    await at('Campaign', { ...sb, campaign_name: '品牌', daily_budget: '10', budget_type: 'daily' })
    await at('Ad Group', { ...sb, ad_group_id: 'gs', ad_group_name: '组' })
    await at('Video Ad', { ...sb, ad_group_id: 'gs', ad_id: 'as', ad_name: '视频' })
    await at('Keyword', { ...sb, ad_group_id: 'gs', keyword_id: 'ks', keyword_text: 'teapot', match_type: 'exact', bid: '0.30' })
    await query(
      `insert into ad_target_day (company_id, shop_id, stat_date, ad_type, currency, campaign_name, ad_group_name, targeting, match_type, impressions, clicks,
         total_spend, order_quantity, amount) values ($1, $2, '2026-03-04', 'sb', 'USD', '品牌', '组', 'teapot', 'EXACT', 1000, 30, 60, 2, 80)`,
      [server.companyId, shops[0]])
    await server.runtime.db.asOwner((tx) => refreshKept(tx, server.runtime.live.current.model, ['ad_bulk_row', 'sp_search_term_day'].map(
      (entity) => ({ entity, touched: { companyId: server.companyId, days: 'all' as const }, rollups: false }),
    )))
    await query(`update ad_rule set is_enable = false where rule_name = '压价'`)
    await check()
    const found = new Map((await listed()).map((one) => [one.object_name, one]))
    expect(found.get('b0abcdefgh')).toMatchObject({ suggest_type: 'add_target', ad_type: 'sp', current_amount: null })
    // A video of Sponsored Brands costs 0.25 a click at the least: 20% less than 0.30 is 0.24.
    expect(found.get('teapot')).toMatchObject({ suggest_type: 'lower_bid', ad_type: 'sb', current_amount: '0.30', suggest_amount: '0.25' })
    for (const name of ['b0abcdefgh', 'teapot']) expect((await step(found.get(name)!.id, 'accept')).body).toMatchObject({ code: 200 })
    const [made] = await query<{ made: string }>(`select made::text as made from pending_change where target = 'ad_target' and operation = 'create'`)
    expect(JSON.parse(made!.made)).toMatchObject({ target_expression: 'asin="B0ABCDEFGH"', ad_group_id: 'gm' })
    expect(await query(`select ad_product, new_value from pending_change where row_title = 'teapot'`)).toEqual([{ ad_product: 'sb', new_value: '0.25' }])
    const aim = { rule_name: '目标30', about: 'target', action: 'aim_bid', rate: '0.3', cool_days: 0, condition: { field: 'clicks', op: 'ge', value: 10 } }
    expect((await admin.call('/newamzd/api/Suggestion/ruleAdd', aim)).body.code).toBe(200)
    await check()
    // 30% of 40 sold by 19 clicks.
    expect((await listed()).find(({ object_name: name }) => name === 'jar')).toMatchObject({
      suggest_type: 'aim_bid', suggest_amount: '0.63', reason: expect.stringMatching(/目标 ACOS 30% × 每次点击销售额 USD 40.00 ÷ 19/) as string,
    })
  })

  it('two weeks after its change went out, the days before and after stand beside each other', async () => {
    await query(`update pending_change set state = 'exported', exported_day = '2026-03-04' where field = 'bid' and new_value = '0.70'`)
    await target(shops[0], 'mug', '2026-03-10', [10, 10, 3, 60])
    await check()
    expect((await listed(admin, 'applied')).find(({ object_name: name }) => name === 'mug')).toMatchObject({ after_spend: null })
    await query(`insert into sp_target_day (company_id, shop_id, stat_date, currency, campaign_name, ad_group_name, targeting, match_type)
      values ($1, $2, '2026-03-18', 'USD', '杯子 manual', '组', 'other', 'EXACT')`, [server.companyId, shops[0]])
    await query(`update pending_change set exported_day = '2026-03-04' where field = 'bid' and new_value = '0.70'`)
    await target(shops[0], 'mug', '2026-03-01', [1, 2, 1, 20])
    await check()
    expect((await listed(admin, 'applied')).find(({ object_name: name }) => name === 'mug')).toMatchObject({
      before_spend: '2.00', before_orders: 1, before_sales: '20.00', before_acos: '0.1000', after_spend: '10.00', after_orders: 3, after_sales: '60.00',
    })
  })
})
