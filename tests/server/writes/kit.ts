/**
 * A server whose schemas have one entity more, made for tests of writes: ads with a bid that waits for Amazon, lines below
 * an ad, and one page by whose menu item a person gets their calls.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { jobUntil, type SeenJob } from '../../support/jobs'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const AD = {
  language: 1, entity: 'test_ad', label: '测试广告', key: ['id'], title: 'name', unique: [['shop_id', 'campaign_id']], sort: ['id'], scope: { shop: 'shop_id' },
  refs: { shop: { entity: 'shop', by: ['shop_id'], shows: ['name', 'site'] } },
  has: { lines: { entity: 'test_ad_line', by: ['ad_id'], label: '明细' } },
  fields: {
    id: { label: '编号', kind: 'id', server: true },
    shop_id: { label: '店铺', kind: 'id', required: true, edit: true },
    campaign_id: { label: '广告活动编号', kind: 'text', required: true, edit: true },
    name: { label: '名称', kind: 'text', required: true, maxLength: 20, edit: true },
    state: { label: '状态', kind: 'enum', enum: 'ad_state', default: 'enabled', edit: true },
    currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true, edit: true },
    daily_budget: { label: '每日预算', kind: 'money', currencyField: 'currency', min: 1, max: 1000, edit: true, pending: true },
    bid: { label: '竞价', kind: 'money', currencyField: 'currency', total: 'sum', min: 0.02, max: 100, edit: true },
    share: { label: '份额', kind: 'percent', edit: true },
    clicks: { label: '点击量', kind: 'integer', total: 'sum', edit: true },
    start_day: { label: '开始日期', kind: 'date', zone: 'marketplace', edit: true },
    active: { label: '启用', kind: 'bool', edit: true },
    cost: { label: '成本', kind: 'money', currencyField: 'currency', sensitive: 'cost', edit: true },
    update_time: { label: '更新时间', kind: 'datetime', zone: 'company', server: true },
  },
  checks: [{ must: { field: 'share', op: 'le', value: 1 }, says: '份额不能超过 100%' }],
}

const LINE = {
  language: 1, entity: 'test_ad_line', label: '测试广告明细', key: ['id'], scope: { shop: 'ad.shop_id' },
  refs: { ad: { entity: 'test_ad', by: ['ad_id'], shows: ['name', 'shop_id'] } },
  fields: {
    id: { label: '编号', kind: 'id', server: true },
    ad_id: { label: '广告', kind: 'id', required: true, edit: true },
    word: { label: '词', kind: 'text', required: true, edit: true },
    qty: { label: '数量', kind: 'integer', min: 1, edit: true },
  },
}

const FAMILY = {
  language: 1, family: 'testAds', label: '测试广告', client: 'erp', wire: 'erp',
  calls: {
    list: { path: '/test/ads/list', what: '测试广告列表', state: 'built', does: { list: 'test_ad' } },
    get: { path: '/test/ads/get', what: '测试广告', state: 'built', does: { get: 'test_ad' } },
    add: { path: '/test/ads/add', what: '新增测试广告', state: 'built', does: { add: 'test_ad' } },
    edit: { path: '/test/ads/edit', what: '修改测试广告', state: 'built', does: { edit: 'test_ad' } },
  },
}

const PAGE = {
  language: 1, page: 'test_ads', title: '测试广告', route: '/test/ads', kind: 'list', state: 'built', entity: 'test_ad', list: 'testAds.list',
  columns: ['name', 'campaign_id', 'daily_budget', 'bid', 'share', 'clicks', 'cost', 'start_day', 'active', 'state', 'shop.name'],
  actions: { page: ['add'], row: ['edit'] },
  dialogs: {
    add: { title: '新增', fields: ['shop_id', 'campaign_id', 'name', 'currency', 'daily_budget'], submit: 'testAds.add' },
    edit: { title: '修改', fields: ['name', 'daily_budget', 'bid'], submit: 'testAds.edit' },
  },
}

const PENDING_PAGE = {
  language: 1, page: 'test_pending', title: '测试待提交', route: '/test/pending', kind: 'list', state: 'built', entity: 'pending_change', list: 'app.pendingList',
  columns: ['row_title', 'field_label', 'old_text', 'new_text', 'state'],
  actions: {
    bulk: [
      { action: 'revoke', label: '撤销', call: 'app.pendingRevoke', with: { ids: 'id' } },
      { action: 'chosen', label: '导出所选', download: 'app.pendingSheet', with: { ids: 'id' } },
    ],
    row: [{ action: 'sheet', label: '导出', call: 'app.pendingExport', with: { shop_id: 'shop_id' } }],
  },
}

export interface WriteServer extends TestApp {
  root: string
  /** Puts ads into shop 1 (US) or the one said; answers their ids. */
  ads(rows: Record<string, unknown>[]): Promise<string[]>
  /** Waits until the job ended. */
  ended(client: Client, id: string): Promise<SeenJob>
  /** A person who has the page of the test ads (and of pending changes), with the shops told. */
  clerk(account: string, shopIds?: string[]): Promise<Client>
}

/** Shops 1 (甲店, us) and 2 (乙店, us). */
export async function startWriteServer(): Promise<WriteServer> {
  const root = mkdtempSync(join(tmpdir(), 'seller-writes-'))
  cpSync(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true })
  const put = (path: string, value: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(value))
  }
  put('schemas/entities/test/test_ad.json', AD)
  put('schemas/entities/test/test_ad_line.json', LINE)
  put('schemas/endpoints/testAds.json', FAMILY)
  put('schemas/pages/test/test_ads.json', PAGE)
  put('schemas/pages/test/test_pending.json', PENDING_PAGE)
  const menu = JSON.parse(readFileSync(join(root, 'schemas/menu.json'), 'utf8')) as { menu: unknown[] }
  menu.menu.push({
    key: 'M00998000', label: '测试', icon: 'NotificationOutlined',
    children: [{ key: 'M00998901', label: '测试', children: [{ key: 'M00998001', route: '/test/ads' }, { key: 'M00998002', route: '/test/pending' }] }],
  })
  put('schemas/menu.json', menu)
  const server = await startTestApp({ root, now: () => new Date('2026-03-05T08:00:00Z') })
  const { db } = server.runtime
  await db.asOwner(async (tx) => {
    for (const [id, name] of [[1, '甲店'], [2, '乙店']]) {
      await tx.query(`insert into shop (company_id, id, name, account_name, site, currency) values ($1, $2, $3, $3, 'us', 'USD')`, [server.companyId, id, name])
    }
    await tx.query(
      `insert into role (company_id, name, label, everything, menus, permissions, denied_actions, hidden_fields)
        values ($1, 'clerk', '录入', false, '{M00998000}', '{}', '{}', '{}')`,
      [server.companyId],
    )
  })
  return {
    ...server,
    root,
    ads: (rows) => db.asOwner(async (tx) => {
      const ids: string[] = []
      for (const row of rows) {
        const values: Record<string, unknown> = {
          company_id: server.companyId, shop_id: 1, campaign_id: `c${Math.random()}`, name: '广告', currency: 'USD', state: 'enabled', ...row,
        }
        const names = Object.keys(values)
        const { rows: [made] } = await tx.query<{ id: string }>(
          `insert into test_ad (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning id::text as id`,
          Object.values(values),
        )
        ids.push(made!.id)
      }
      return ids
    }),
    ended: (client, id) => jobUntil(client, id),
    clerk: (account, shopIds) => server.person(account, { roles: ['clerk'], ...(shopIds ? { shopIds } : {}) }),
    async stop() {
      await server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
