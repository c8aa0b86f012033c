/** 预警: a rule is a list, a condition and whom it tells; each row once while it stands, to nobody who may not know. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRESETS } from '../../../server/modules/alerts/presets'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { insertShop } from '../../support/rows'

interface Alert { id: string; row_title: string; detail: string; state: string; times: number; told: string[]; finds: string; shop_ids: string[] }

let server: TestApp
let admin: Client
let shops: [string, string]
const people: Record<string, Client> = {}

const query = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.runtime.db.asOwner(async (tx) => (await tx.query<R>(text, values)).rows)
const rule = (values: object) => admin.call<{ id: string }>('/app/api/v1/alertRule/add', values)

async function alertsOf(client: Client | undefined, where: object = { field: 'state', op: 'eq', value: 'standing' }): Promise<Alert[]> {
  const { body } = await client!.call<{ list: Alert[] }>('/app/api/v1/alert/list', { page: 1, pageSize: 100, filter: where })
  expect(body.code).toBe(200)
  return body.data.list.toSorted((a, b) => a.row_title.localeCompare(b.row_title))
}

const messagesOf = (account: string): Promise<{ title: string; text: string; route: string }[]> =>
  query(`select m.title, m.text, m.route from message m join employee e on e.company_id = m.company_id and e.id = m.employee_id
    where e.login_account = $1 and m.kind = 'alert' order by m.id`, [account])

/** 立即检查, as a person presses it, to its end. */
async function checkNow(): Promise<void> {
  const { body } = await admin.call<{ task: string }>('/app/api/v1/alertRule/check', {})
  expect(body.code).toBe(200)
  const state = async () => (await query<{ state: string }>('select state from job where id = $1', [body.data.task]))[0]?.state
  await expect.poll(state, { timeout: 30_000 }).toBe('done')
}

const stock = (shop: string, msku: string, sellable: number): Promise<unknown> => query(
  `insert into fba_stock (company_id, pool_id, shop_ids, msku, stat_date, sellable_qty) values ($1, $2, array[$3], $4, '2026-03-05', $5)
   on conflict (company_id, pool_id, msku) do update set sellable_qty = excluded.sellable_qty`, [server.companyId, shop, shop, msku, sellable])

const term = (shop: string, word: string, clicks: number, orders: number): Promise<unknown> => query(
  `insert into sp_search_term_day
     (company_id, shop_id, stat_date, currency, campaign_name, ad_group_name, targeting, search_term, clicks, order_quantity, total_spend)
   values ($1, $2, '2026-03-05', 'USD', '杯子', '组', 'mug', $3, $4, $5, 9.5)`, [server.companyId, shop, word, clicks, orders])

beforeAll(async () => {
  server = await startTestApp({ retryMs: 1 })
  admin = await server.admin()
  const { db } = server.runtime
  shops = [await insertShop(db, server.companyId, '一店'), await insertShop(db, server.companyId, '二店')]
  await query('update alert_rule set is_enable = false')
}, 60_000)
afterAll(() => server?.stop())

describe('预警', () => {
  it('a company begins with rules for stock, margin, ads, returns and purchases, whose conditions can all be judged', async () => {
    await query('update alert_rule set is_enable = true')
    await checkNow()
    type Rule = { rule_name: string; fault: string | null; matched: number }
    const { body } = await admin.call<{ list: Rule[] }>('/app/api/v1/alertRule/list', { page: 1, pageSize: 50 })
    expect(body.data.list.map(({ rule_name: name }) => name).sort()).toEqual(PRESETS.map(({ rule_name: name }) => name).sort())
    expect(body.data.list.filter(({ fault, matched }) => fault !== null || matched !== 0)).toEqual([])
    await query('update alert_rule set is_enable = false')
  })

  it('tells of each row once while it stands, ends it by itself, and tells of it anew when it is there again', async () => {
    people['sales'] = await server.person('sales', { roles: ['sales'] })
    people['second'] = await server.person('second', { roles: ['sales'], shopIds: [shops[1]] })
    people['desk'] = await server.person('desk', { roles: ['customerService'] })
    await stock(shops[0], 'MUG', 3)
    await stock(shops[1], 'CUP', 2)
    await stock(shops[1], 'POT', 90)
    const made = await rule({
      rule_name: '库存少于 5 件', about: 'stock', condition: { field: 'sellable_qty', op: 'lt', value: 5 }, roles: ['sales', 'customerService'],
    })
    expect(made.body.code).toBe(200)
    await checkNow()
    const told = (await alertsOf(admin)).map(({ row_title: title, detail, finds }) => [title, detail, finds])
    expect(told).toEqual([['CUP', '可售 2', 'CUP'], ['MUG', '可售 3', 'MUG']])
    expect(await messagesOf('sales')).toMatchObject([{ title: '预警：库存少于 5 件（2 条）', text: 'MUG：可售 3\nCUP：可售 2' }])
    // Each of the shops they see; who cannot list FBA stock is told nothing, and neither are those whom the rule does not name.
    expect(await messagesOf('second')).toMatchObject([{ title: '预警：库存少于 5 件（1 条）', text: 'CUP：可售 2' }])
    expect([await messagesOf('desk'), await messagesOf('admin')]).toEqual([[], []])
    expect((await alertsOf(people['second'])).map(({ row_title: title }) => title)).toEqual(['CUP'])
    expect(await alertsOf(people['desk'])).toEqual([])

    await checkNow()
    expect(await messagesOf('sales')).toHaveLength(1)
    await stock(shops[0], 'MUG', 50)
    await checkNow()
    expect(await alertsOf(admin, { field: 'row_title', op: 'eq', value: 'MUG' })).toMatchObject([{ state: 'ended', times: 1 }])
    await stock(shops[0], 'MUG', 0)
    await checkNow()
    expect(await alertsOf(admin, { field: 'row_title', op: 'eq', value: 'MUG' })).toMatchObject([{ state: 'standing', times: 2, detail: '可售 0' }])
    expect((await messagesOf('sales')).map(({ text }) => text)).toEqual(['MUG：可售 3\nCUP：可售 2', 'MUG：可售 0'])
    expect(await messagesOf('second')).toHaveLength(1)
  })

  it('what somebody handled is told no more while it stands, also by a rule that speaks every day', async () => {
    await query(`update alert_rule set repeat = 'daily' where rule_name = '库存少于 5 件'`)
    const [cup] = (await alertsOf(admin)).filter(({ row_title: title }) => title === 'CUP')
    const step = await people['sales']!.call('/app/api/v1/alert/step', { id: cup!.id, transition: 'handle', remark: '已补货' })
    expect(step.body).toMatchObject({ code: 200 })
    await query(`update alert set told_time = now() - interval '21 hours'`)
    await checkNow()
    expect((await messagesOf('sales')).at(-1)).toMatchObject({ title: '预警：库存少于 5 件（1 条）', text: 'MUG：可售 0' })
    expect(await alertsOf(admin, { field: 'row_title', op: 'eq', value: 'CUP' })).toMatchObject([{ state: 'handled', times: 1 }])
  })

  it('judges figures of the last days, in words, with the shop each is of', async () => {
    await term(shops[0], 'big mug', 30, 0)
    await term(shops[0], 'small mug', 30, 2)
    await term(shops[1], 'tea pot', 25, 0)
    const condition = { and: [{ field: 'clicks', op: 'ge', value: 20 }, { field: 'order_quantity', op: 'eq', value: 0 }] }
    expect((await rule({ rule_name: '白花的点击', about: 'term', condition })).body.code).toBe(200)
    await checkNow()
    const found = await alertsOf(admin, { field: 'about', op: 'eq', value: 'term' })
    expect(found.map(({ row_title: title, shop_ids: of, finds }) => [title, of, finds])).toEqual([
      ['杯子 · big mug', [shops[0]], 'big mug'], ['杯子 · tea pot', [shops[1]], 'tea pot'],
    ])
    expect(found[0]?.detail).toBe('点击量 30；7天订单量 0')
    expect((await messagesOf('second')).at(-1)?.text).toMatch(/^杯子 · tea pot：/)
  })

  it('a condition is refused in words where it is over another list, and by whoever must not see what it looks at', async () => {
    const wrong = await rule({ rule_name: '错的', about: 'term', condition: { field: 'sellable_qty', op: 'lt', value: 5 } })
    expect(wrong.body.code).not.toBe(200)
    expect(JSON.stringify(wrong.body)).toContain('没有字段「sellable_qty」')
    await query(`update role set menus = menus || array['M00123024', 'M00118009'] where name = 'sales'`)
    const blind = await people['sales']!.call('/app/api/v1/alertRule/add', {
      rule_name: '利润', about: 'profit', condition: { field: 'gross_margin', op: 'lt', value: '0.1' },
    })
    expect(JSON.stringify(blind.body)).toContain('没有字段')
    const by = async (about: string) => (await admin.call<{ total: number }>('/app/api/v1/conditionsFit', {
      entity: 'alert_rule', field: 'condition', by: about, where: { field: 'sellable_qty', op: 'lt', value: 5 },
    })).body
    expect(await by('stock')).toMatchObject({ code: 200, data: { total: 2 } })
    expect((await by('term')).code).not.toBe(200)
  })

  it('a rule that is switched off ends what it said; one that is removed takes its alerts along', async () => {
    const [{ id } = { id: '' }] = await query<{ id: string }>(`select id::text from alert_rule where rule_name = '白花的点击'`)
    await query('update alert_rule set is_enable = false where id = $1', [id])
    await checkNow()
    expect(await alertsOf(admin, { and: [{ field: 'about', op: 'eq', value: 'term' }, { field: 'state', op: 'ne', value: 'ended' }] })).toEqual([])
    expect((await admin.call('/app/api/v1/alertRule/remove', { id })).body.code).toBe(200)
    expect(await query('select 1 from alert where rule_id = $1', [id])).toEqual([])
  })
})
