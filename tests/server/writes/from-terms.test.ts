/**
 * Search terms become negatives and keywords that wait for Amazon: seen before, refused with a reason, taken out as new rows, confirmed when
 * they have come.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LinesAnswer } from '../../../contract/lines'
import { rebuildDerived } from '../../../server/kernel/kept/derived'
import { settlePending } from '../../../server/kernel/write/pending-settled'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { fileOf, sheetsOf } from './sheets'

const NEGATIVES = '/amzd/api/v1/SPAdvertisement/negativeKeywordCreate'
const KEYWORDS = '/amzd/api/v1/SPAdvertisement/keywordCreate'
type Rows = { list: Record<string, unknown>[]; total: number }

describe('search terms that are acted on', () => {
  let server: TestApp
  let admin: Client
  const owner = (sql: string, values: unknown[] = []) => server.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(sql, values))
  const put = (table: string, row: Record<string, unknown>): Promise<unknown> => owner(
    `insert into ${table} (company_id, ${Object.keys(row).join(', ')}) values ($1, ${Object.keys(row).map((_key, at) => `$${at + 2}`).join(', ')})`,
    [server.companyId, ...Object.values(row)],
  )
  const ask = async (path: string, body: Record<string, unknown>, client = admin) => client.call<LinesAnswer>(path, { preview: true, ...body })
  const negatives = (terms: (string | Record<string, unknown>)[], more: Record<string, unknown> = {}) => ask(NEGATIVES, {
    rows: terms.map((term) => (typeof term === 'string' ? { shop_id: '1', term } : { shop_id: '1', ...term })), match: 'negativeExact', level: 'group', ...more,
  })
  const waiting = async (): Promise<Record<string, unknown>[]> =>
    (await admin.call<Rows>('/app/api/v1/pending/list', { page: 1, pageSize: 100, sort: [{ field: 'id', order: 'asc' }] })).body.data.list

  beforeAll(async () => {
    server = await startTestApp({ now: () => new Date('2026-03-05T08:00:00Z') })
    admin = await server.admin()
    for (const [id, name] of [[1, '甲店'], [2, '乙店']]) await put('shop', { id, name, account_name: name, site: 'us', currency: 'USD' })
    const campaign = (id: string, name: string, type: string, state = 'enabled') =>
      put('ad_campaign', { shop_id: 1, campaign_id: id, campaign_name: name, state, targeting_type: type, currency: 'USD' })
    await campaign('4401', 'Auto', 'auto')
    await campaign('4402', 'Manual', 'manual')
    await campaign('4403', 'Old', 'manual', 'archived')
    for (const [id, of, name] of [['3301', '4401', 'Auto'], ['3302', '4402', 'Manual'], ['3303', '4403', 'Old']]) {
      await put('ad_group', {
        shop_id: 1, ad_group_id: id, ad_group_name: `${name} AG`, campaign_id: of, campaign_name: name, state: 'enabled', currency: 'USD',
        default_bid: '0.75',
      })
    }
    const term = (text: string, campaign: string, clicks: number, day = '2026-03-01', spend = '1.10') => put('sp_search_term_day', {
      shop_id: 1, stat_date: day, currency: 'USD', campaign_name: campaign, ad_group_name: `${campaign} AG`, targeting: '*', match_type: '-', search_term: text,
      impressions: 100, clicks, total_spend: spend, amount: '0', order_quantity: 0,
    })
    await term('free cup', 'Auto', 12)
    await term('free cup', 'Auto', 3, '2026-03-02', '0.20')
    await term('free cup', 'Manual', 5)
    await term('free cup', 'Auto', 99, '2025-01-01')
    await term('b0abcdefgh', 'Auto', 11)
    await term('how to clean a very old coffee cup', 'Auto', 10)
    await term('old cup', 'Old', 10)
    await term('lost cup', 'Nowhere', 10)
    await term('x'.repeat(81), 'Auto', 10)
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    await owner('delete from pending_change')
    await owner('delete from ad_negative')
    await owner('delete from ad_keyword')
  })

  it('show where each term spent in the asked days, and write nothing before that is confirmed', async () => {
    const { body } = await negatives(['free cup'], { period: { and: [{ field: 'perf.day', op: 'eq', value: { is: 'last30' } }] } })
    expect(body.data.lines.map(({ cells }) => cells)).toEqual([
      { text: 'free cup', kind: '否定精确', campaign: 'Auto', group: 'Auto AG', clicks: '15', spend: 'USD 1.30', orders: '0' },
      { text: 'free cup', kind: '否定精确', campaign: 'Manual', group: 'Manual AG', clicks: '5', spend: 'USD 1.10', orders: '0' },
    ])
    expect(body.data).toMatchObject({ done: 2, refused: 0 })
    expect(await waiting()).toEqual([])
  })

  it('wait with their own words, are written once, and leave as new rows of the bulk sheet', async () => {
    const seen = (await negatives(['free cup', 'b0abcdefgh'])).body.data.lines
    const ofAuto = seen.filter(({ cells }) => cells['campaign'] === 'Auto').map(({ line }) => line)
    const written = await negatives(['free cup', 'b0abcdefgh'], { preview: false, lines: ofAuto })
    expect(written.body.data).toMatchObject({ done: 2, refused: 0 })
    await negatives(['free cup'], { preview: false, level: 'campaign', match: 'negativePhrase' })
    const open = await waiting()
    const words = ['operation', 'target_label', 'row_title', 'new_text', 'state', 'shop_id']
    expect(open.map((row) => words.map((word) => row[word]))).toEqual([
      ['create', '否定关键词', 'free cup', '否定精确，Auto › Auto AG', 'waiting', '1'],
      ['create', '否定商品', 'asin="B0ABCDEFGH"', '否定商品，Auto › Auto AG', 'waiting', '1'],
      ['create', '广告活动否定关键词', 'free cup', '否定词组，Auto', 'waiting', '1'],
      ['create', '广告活动否定关键词', 'free cup', '否定词组，Manual', 'waiting', '1'],
    ])
    const again = await negatives(['free cup'], { preview: false })
    expect(again.body.data.lines.map(({ cells, error }) => [cells['campaign'], error])).toEqual([['Auto', '已在待提交，不用再加'], ['Manual', undefined]])

    const { bytes } = await fileOf(server, admin, '/app/api/v1/pending/sheet', { ids: open.map(({ id }) => id) })
    const [head = [], ...lines] = (await sheetsOf(bytes))['Sponsored Products Campaigns']!
    const told = lines.map((line) => Object.fromEntries(head.flatMap((name, at) => (line[at] ? [[name, line[at]]] : []))))
    const common = { Product: 'Sponsored Products', Operation: 'Create', State: 'enabled' }
    expect(told).toEqual(expect.arrayContaining([
      { ...common, Entity: 'Negative Keyword', 'Campaign ID': '4401', 'Ad Group ID': '3301', 'Keyword Text': 'free cup', 'Match Type': 'negativeExact' },
      { ...common, Entity: 'Negative Product Targeting', 'Campaign ID': '4401', 'Ad Group ID': '3301', 'Product Targeting Expression': 'asin="B0ABCDEFGH"' },
      { ...common, Entity: 'Campaign Negative Keyword', 'Campaign ID': '4402', 'Keyword Text': 'free cup', 'Match Type': 'negativePhrase' },
    ]))
    expect((await waiting()).filter(({ state }) => state === 'exported')).toHaveLength(4)
  })

  it('are split into words and runs of words, each with what the terms that hold it cost, and a word is negated wherever they were paid for', async () => {
    await owner('delete from ad_word_day')
    const { db, live } = server.runtime
    await db.asOwner((tx) => rebuildDerived(tx, live.current.model, { companyId: server.companyId, only: ['ad_word_day', 'ad_search_term'] }))
    const asked = { page: 1, pageSize: 100, rows: ['part', 'part_words', 'shop'], filter: { field: 'day', op: 'ge', value: '2026-01-01' } }
    const told = async (part: string): Promise<Record<string, unknown> | undefined> => (await admin.call<Rows>('/newamzd/api/SearchTermReport/words', {
      ...asked, filter: { and: [asked.filter, { field: 'part', op: 'eq', value: part }] },
    })).body.data.list[0]
    // free cup 12 + 3 + 5, old cup 10, lost cup 10, and the term of eight words 10.
    expect(await told('cup')).toMatchObject({ part_words: 1, clicks: 50, total_spend: '5.70', order_quantity: 0 })
    expect(await told('old cup')).toMatchObject({ part_words: 2, clicks: 10 })
    expect(await told('free cup')).toMatchObject({ clicks: 20, total_spend: '2.40' })
    expect(await told('very old coffee')).toMatchObject({ part_words: 3, clicks: 10 })
    expect([await told('b0abcdefgh'), await told('a very old coffee')]).toEqual([undefined, undefined])

    const part = { shop_id: '1', term: 'cup', part: true }
    const period = { field: 'perf.day', op: 'ge', value: '2026-01-01' }
    const seen = await ask(NEGATIVES, { rows: [part], match: 'negativePhrase', level: 'campaign', period })
    expect(seen.body.data.lines.map(({ cells, error }) => [cells['text'], cells['campaign'], cells['clicks'], error])).toEqual([
      ['cup', 'Auto', '25', undefined], ['cup', 'Nowhere', '10', '结构里没有这个广告活动，请先导入最新的批量表格'], ['cup', 'Old', '10', '广告活动已归档，不能再添加'],
      ['cup', 'Manual', '5', undefined],
    ])
    await ask(NEGATIVES, { rows: [part], match: 'negativePhrase', level: 'campaign', period, preview: false })
    expect((await waiting()).map((row) => [row['row_title'], row['new_text']])).toEqual([['cup', '否定词组，Auto'], ['cup', '否定词组，Manual']])
    const keywords = await ask(KEYWORDS, { rows: [part], match: ['phrase'], period })
    expect(keywords.body.data.lines.map(({ cells, error }) => [cells['text'], cells['group'], error])).toEqual([
      ['cup', 'Old AG', '广告活动已归档，不能再添加'], ['cup', 'Manual AG', undefined],
    ])
  })

  it('are refused with a reason: too long, too many words, archived, unknown to the structure, there already', async () => {
    await put('ad_negative', {
      shop_id: 1, negative_id: '1', entity_kind: 'Negative Keyword', negative_text: 'Free Cup', negative_match: 'negativeExact', neg_level: 'group',
      campaign_id: '4401', ad_group_id: '3301', state: 'enabled',
    })
    const phrase = await negatives(['how to clean a very old coffee cup', 'old cup', 'lost cup', 'x'.repeat(81)], { match: 'negativePhrase' })
    expect(phrase.body.data.lines.map(({ error }) => error)).toEqual([
      '否定词组最多 4 个词，现在 8 个', '广告活动已归档，不能再添加', '结构里没有这个广告活动，请先导入最新的批量表格', '最多 80 个字符，现在 81 个',
    ])
    const exact = await negatives(['free cup', 'how to clean a very old coffee cup'])
    expect(exact.body.data.lines.map(({ error }) => error)).toEqual(['已经有这条否定', undefined, undefined])
    await owner(`update ad_negative set state = 'archived'`)
    expect((await negatives(['free cup'])).body.data.refused).toBe(0)
    const clerk = await server.person('other', { roles: ['admin'], shopIds: ['2'] })
    const unseen = { rows: [{ shop_id: '1', term: 'free cup' }], match: 'negativeExact', level: 'group' }
    expect((await ask(NEGATIVES, unseen, clerk)).body).toMatchObject({ code: 1003 })
  })

  it('become keywords of their manual group or of a chosen one, with matches and a bid within the limits', async () => {
    const rows = [{ shop_id: '1', term: 'free cup' }, { shop_id: '1', term: 'b0abcdefgh' }]
    const own = await ask(KEYWORDS, { rows, match: ['exact', 'phrase'], bid: '0.9' })
    expect(own.body.data.lines.map(({ cells, error }) => [cells['text'], cells['match'], cells['group'], cells['bid'], error])).toEqual([
      ['free cup', '精确匹配', 'Manual AG', 'USD 0.90', undefined], ['free cup', '词组匹配', 'Manual AG', 'USD 0.90', undefined],
      ['b0abcdefgh', '精确匹配', 'Auto AG', 'USD 0.90', '这是一个 ASIN，不能作为关键词'], ['b0abcdefgh', '词组匹配', 'Auto AG', 'USD 0.90', '这是一个 ASIN，不能作为关键词'],
    ])
    expect(own.body.data.offers).toEqual({ target: [{ value: '1:3302', label: 'Manual › Manual AG' }] })
    const auto = [{ shop_id: '1', term: 'how to clean a very old coffee cup' }]
    expect((await ask(KEYWORDS, { rows: auto, match: ['exact'] })).body.data.lines[0]!.error).toBe('自动投放的广告组不能加关键词，请选择目标广告组')
    expect((await ask(KEYWORDS, { rows: auto, match: ['exact'], bid: '5000', target: '1:3302' })).body.data.lines[0]!.error).toContain('1000')
    const written = await ask(KEYWORDS, { rows: auto, match: ['broad'], target: '1:3302', preview: false })
    expect(written.body.data).toMatchObject({ done: 1, refused: 0 })
    expect(await waiting()).toMatchObject([{ operation: 'create', target: 'ad_keyword', new_text: '广泛匹配，Manual › Manual AG' }])
  })

  it('are taken back, or are done once an import brings them', async () => {
    await negatives(['free cup'], { preview: false })
    const [first] = await waiting()
    expect((await admin.call('/app/api/v1/pending/revoke', { ids: [first!['id']] })).body.code).toBe(200)
    await put('ad_negative', {
      shop_id: 1, negative_id: '2', entity_kind: 'Negative Keyword', negative_text: 'Free Cup', negative_match: 'negativeExact', neg_level: 'group',
      campaign_id: '4402', ad_group_id: '3302', state: 'enabled',
    })
    const { model } = server.runtime.live.current
    await server.runtime.db.withCompany(
      { companyId: server.companyId, employeeId: null, shopIds: null },
      (tx) => settlePending(tx, model, server.companyId, model.entities['ad_negative']!, new Date('2026-03-06T00:00:00Z')),
    )
    expect((await waiting()).map(({ new_text: text, state }) => [text, state])).toEqual([
      ['否定精确，Auto › Auto AG', 'revoked'], ['否定精确，Manual › Manual AG', 'done'],
    ])
  })
})
