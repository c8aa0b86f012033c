/** The whole way of a budget: imported, asked for, carried out in a sheet, and done when a later sheet tells it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { bringIn } from '../../support/uploads'
import { bringSheet } from '../ads/bring-sheet'
import { fileOf, sheetsOf } from './sheets'

let server: TestApp
let admin: Client
let shop: string

beforeAll(async () => {
  server = await startTestApp({ workers: 1, now: () => new Date('2026-03-05T08:00:00Z') })
  admin = await server.admin()
  const { rows } =
    await server.runtime.db.asOwner(
      (tx) =>
        tx.query<{ id: string }>(
          `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, '美国店', '美国店', 'us', 'amazon.com', 'USD')
            returning id::text as id`,
          [server.companyId],
        ),
    )
  shop = rows[0]!.id
})
afterAll(() => server?.stop())

/** A sheet of one campaign and its ad groups, with every column of the format. */
function sheet(budget: string, bid: string, groups: Record<string, string> = { '222222222222222': 'enabled' }): string {
  const heads = Object.values(server.runtime.live.current.model.reports['ads_bulk_sp']!.columns).map((column) => column.headers[0]!)
  const line = (cells: Record<string, string>): string => heads.map((head) => cells[head] ?? '').join(',')
  const common = { Product: 'Sponsored Products', 'Campaign ID': '111111111111111', State: 'enabled' }
  return [
    heads.join(','),
    line({ ...common, Entity: 'Campaign', 'Campaign Name': '夏季', 'Daily Budget': budget, 'Targeting Type': 'MANUAL', 'Bidding Strategy': 'Fixed bid' }),
    ...Object.entries(groups).map(([id, state]) => (
      line({ ...common, Entity: 'Ad Group', 'Ad Group ID': id, 'Ad Group Name': `杯子 ${id.slice(0, 1)}`, 'Ad Group Default Bid': bid, State: state })
    )),
  ].join('\r\n')
}

const bring = (text: string, name: string): Promise<void> => bringIn(server, admin, { name, content: text }, { shop_id: shop, format: 'ads_bulk_sp' })

type Rows = { list: Record<string, unknown>[] }
const campaign = async () =>
  (await admin.call<Rows>('/amzd/api/v1/SPAdvertisement/campaignList', { page: 1, pageSize: 10, fields: ['campaign_name', 'daily_budget'] })).body.data.list[0]
const changes = async () =>
  (await admin.call<Rows>('/app/api/v1/pending/list', { page: 1, pageSize: 10, sort: [{ field: 'id', order: 'asc' }] })).body.data.list

it('waits beside what imports bring, and is done by the sheet that tells the wanted value', async () => {
  await bring(sheet('10', '0.5'), 'first.csv')
  expect(await campaign()).toMatchObject({ campaign_name: '夏季', daily_budget: '10.00' })
  const key = { shop_id: shop, campaign_id: '111111111111111' }
  const edited = await admin.call('/amzd/api/v1/SPAdvertisement/campaignUpdate', { ...key, daily_budget: '15' })
  expect(edited.body).toMatchObject({ code: 200, data: { daily_budget: '10.00', 'daily_budget.pending': '15.00' } })

  const [change] = await changes()
  const { bytes } = await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids: [change!['id']] })
  const [head = [], line = []] = (await sheetsOf(bytes))['Sponsored Products Campaigns'] ?? []
  expect(Object.fromEntries(line.flatMap((cell, at) => (cell === '' ? [] : [[head[at], cell]])))).toEqual({
    Product: 'Sponsored Products', Entity: 'Campaign', Operation: 'Update', 'Campaign ID': '111111111111111',
    'Daily Budget': expect.stringMatching(/^15(\.00)?$/) as string,
  })
  expect(await changes()).toMatchObject([{ state: 'exported' }])

  await bring(sheet('12', '0.5'), 'second.csv')
  expect(await campaign()).toMatchObject({ daily_budget: '12.00', 'daily_budget.pending': '15.00' })
  expect(await changes()).toMatchObject([{ state: 'exported', old_text: '12.00', new_text: '15.00' }])

  await bring(sheet('15', '0.5'), 'third.csv')
  expect(await campaign()).toMatchObject({ daily_budget: '15.00' })
  expect(await campaign()).not.toHaveProperty('daily_budget.pending')
  expect(await changes()).toMatchObject([{ state: 'done' }])
})

describe('an exported change whose object the newest sheet does not have', () => {
  const [one, two, three] = ['222222222222222', '333333333333333', '444444444444444'] as const
  const ask = async (id: string, wanted: Record<string, string>): Promise<string> => {
    const { body } = await admin.call('/amzd/api/v1/SPAdvertisement/groupUpdate', { shop_id: shop, ad_group_id: id, ...wanted })
    expect(body).toMatchObject({ code: 200 })
    const change = (await changes()).at(-1)!['id'] as string
    expect((await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids: [change] })).status).toBe(200)
    return change
  }
  const told = async (id: string) => (await changes()).find((change) => change['id'] === id)

  it('stays exported, told as not on the newest sheet, is not taken out again, and is over once a sheet says that it is archived', async () => {
    await bring(sheet('15', '0.5', { [one]: 'enabled', [two]: 'enabled' }), 'both.csv')
    const change = await ask(two, { default_bid: '0.9' })
    expect(await told(change)).toMatchObject({ state: 'exported', unseen: false })
    await bring(sheet('15', '0.5', { [one]: 'enabled' }), 'without.csv')
    expect(await told(change)).toMatchObject({ state: 'exported', unseen: true, done_time: null })
    const again = await admin.call('/app/api/v1/pending/sheet', { ids: [change] })
    expect(again.body.msg).toMatch(/杯子 3.*对象未出现在最新表格/)
    await bring(sheet('15', '0.5', { [one]: 'enabled', [two]: 'enabled' }), 'back.csv')
    expect(await told(change)).toMatchObject({ state: 'exported', unseen: false })
    await bring(sheet('15', '0.5', { [one]: 'enabled', [two]: 'archived' }), 'archived.csv')
    expect(await told(change)).toMatchObject({ state: 'revoked' })
  })

  it('that was to be archived is done by a sheet that leaves archived rows out, and not by one that holds others', async () => {
    await bring(sheet('15', '0.5', { [one]: 'enabled', [three]: 'enabled' }), 'three.csv')
    const change = await ask(three, { state: 'archived' })
    await bring(sheet('15', '0.5', { [one]: 'enabled', [two]: 'archived' }), 'others.csv')
    expect(await told(change)).toMatchObject({ state: 'exported', unseen: true })
    await bring(sheet('15', '0.5', { [one]: 'enabled' }), 'none.csv')
    expect(await told(change)).toMatchObject({ state: 'done', unseen: false })
  })
})

it('stands in one log with what Amazon tells of its own history: who, what, from, to, and what became of each', async () => {
  const log = async (filter?: Record<string, unknown>) =>
    (await admin.call<Rows>('/newamzd/api/ApiLog/list', {
      page: 1, pageSize: 50, sort: [{ field: 'at', order: 'asc' }], ...(filter ? { filter } : {}),
    })).body.data.list
  expect((await log()).map((row) => [row['source'], row['object_kind'], row['result']]).sort()).toEqual([
    ['own', 'campaign', 'done'], ['own', 'group', 'done'], ['own', 'group', 'revoked'],
  ])
  const event = (time: string, from: string, to: string, isSystemEvent: string): Record<string, string> => ({
    time: String(Date.parse(time)), eventSourceType: 'KEYWORD', eventSourceId: '9', name: 'red cup', type: 'BID_AMOUNT', from, to,
    campaignId: '111111111111111',
    isSystemEvent,
  })
  await bringSheet(server, admin, shop, [event('2026-03-01T20:00:00Z', '0.5', '0.6', 'false'), event('2026-03-02T20:00:00Z', '0.6', '0.7', 'true')],
    'history.csv', 'ads_change_history')
  const told = await log({ field: 'result', op: 'eq', value: 'recorded' })
  expect(told).toMatchObject([
    { source: 'console', object_kind: 'keyword', object_name: 'red cup', item: '竞价', from_text: '0.5', to_text: '0.6', creator: null },
    { source: 'system', from_text: '0.6', to_text: '0.7' },
  ])
  // The same file again tells each once; a change of ours is followed as it goes out.
  await bringSheet(server, admin, shop, [event('2026-03-01T20:00:00Z', '0.5', '0.6', 'false'), event('2026-03-03T20:00:00Z', '0.7', '0.8', 'true')],
    'history-2.csv', 'ads_change_history')
  expect(await log({ field: 'source', op: 'ne', value: 'own' })).toHaveLength(3)
  await admin.call('/amzd/api/v1/SPAdvertisement/groupUpdate', { shop_id: shop, ad_group_id: '222222222222222', default_bid: '0.8' })
  const [asked] = await log({ field: 'result', op: 'eq', value: 'waiting' })
  expect(asked).toMatchObject({ source: 'own', object_kind: 'group', object_id: '222222222222222', item: '默认竞价', from_text: '0.50', to_text: '0.80' })
  expect(asked!['creator']).not.toBeNull()
})

it('a value is not emptied, nor a day set that Amazon would refuse: a sentence says so, and nothing waits', async () => {
  const key = { shop_id: shop, campaign_id: '111111111111111' }
  const asked = async () => (await changes()).filter(({ field }) => ['state', 'bid_strategy', 'start_date', 'end_date'].includes(String(field)))
  const before = (await asked()).length
  const refusal = async (call: string, wanted: object) => (await admin.call(`/amzd/api/v1/SPAdvertisement/${call}`, wanted)).body
  for (const wanted of [{ daily_budget: null }, { state: '' }, { bid_strategy: null }]) {
    const [field = ''] = Object.keys(wanted)
    const says = expect.stringContaining('不能清空：带给亚马逊的文件里，空着的格子是不修改') as string
    expect(await refusal('campaignUpdate', { ...key, ...wanted }), field).toMatchObject({ code: 1002, msg: says, errors: { [field]: says } })
  }
  expect(await refusal('groupUpdate', { shop_id: shop, ad_group_id: '222222222222222', default_bid: null })).toMatchObject({ code: 1002 })
  expect(await refusal('campaignUpdate', { ...key, end_date: '2026-03-04' })).toMatchObject({
    code: 1002, errors: { end_date: '结束日期已经过去：请填今天或以后的日期，要马上停止请把状态改为暂停' },
  })
  expect(await refusal('campaignUpdate', { ...key, start_date: '2026-03-10', end_date: '2026-03-09' })).toMatchObject({
    code: 1002, errors: { end_date: '结束日期不能早于开始日期' },
  })
  expect(await refusal('campaignUpdate', { ...key, start_date: '2026-03-04' })).toMatchObject({ code: 1002 })
  expect(await asked()).toHaveLength(before)
  // What is empty already stays so, and a day to come is taken.
  expect(await refusal('campaignUpdate', { ...key, end_date: null })).toMatchObject({ code: 200 })
  expect(await refusal('campaignUpdate', { ...key, end_date: '2026-03-05' })).toMatchObject({ code: 200, data: { 'end_date.pending': '2026-03-05' } })
  expect(await refusal('campaignUpdate', { ...key, end_date: null })).toMatchObject({ code: 200 })
  expect((await asked()).slice(before)).toMatchObject([{ field: 'end_date', state: 'revoked' }])
})
