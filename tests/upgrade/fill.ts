/**
 * Fills an empty company (DEMO=0) through the calls of a server that runs, as people would: shops, reports of every sort,
 * a role and a person of it, views, a layout, favourites, templates, a document, exports. It knows calls alone, so that it
 * works on any version that answers them. Another database is kept so, for upgrade.test.ts (KEPT.md):
 *   npx tsx tests/upgrade/fill.ts http://127.0.0.1:3000 PASSWORD
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const [base, password] = process.argv.slice(2)
if (!base || !password) throw new Error('usage: tsx tests/upgrade/fill.ts http://127.0.0.1:3000 PASSWORD')
const REPORTS = join(import.meta.dirname, '../fixtures/reports')
const SOURCE = 'finance_amazon_settlement_center:detail'
const SUPPLIERS = 'purchase_supplier'
const SHIPMENTS = 'fba_shipment'
const NOTICES = { family: 'systemV2', call: 'announcementAdd' }
const TASKS = { family: 'taskReport', call: 'list' }
const VIEW = {
  columns: [{ key: 'rate', width: 222, pin: 'left' }, { key: 'currency', hidden: true }],
  sort: [{ field: 'rate', order: 'desc' }],
  density: 'compact',
}

interface Answer<T> { code: number; msg: string; data: T }
interface File { id: string; state: string; fileName: string }

async function answered<T>(path: string, init: RequestInit): Promise<T> {
  const answer = (await (await fetch(base + path, { method: 'POST', ...init })).json()) as Answer<T>
  if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.msg}`)
  return answer.data
}

class Person {
  private constructor(private readonly token: string) {}

  static async enter(account: string, word: string): Promise<Person> {
    const stranger = new Person('')
    const { employeeInfo } = await stranger.call<{ employeeInfo: { token: string } }>('/sso/api/v1/login', { login_account: account, password: word })
    return new Person(employeeInfo.token)
  }

  call<T = Record<string, unknown>>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json', projectid: 'erp', 'idempotency-key': crypto.randomUUID(), ...this.bearer() }
    return answered<T>(path, { headers, body: JSON.stringify(body) })
  }

  /** Uploads reports for a shop and waits until they are read; answers their ids. */
  async bring(shop: string, names: string[]): Promise<string[]> {
    const form = new FormData()
    form.set('shop_id', shop)
    for (const name of names) form.append('file', new Blob([readFileSync(join(REPORTS, name))]), basename(name))
    const { list } = await answered<{ list: File[] }>('/app/api/v1/imports/upload', { headers: this.bearer(), body: form })
    return this.settled(list.map(({ id }) => id))
  }

  /** Sends a file of rows; what is said beside it goes as JSON. */
  upload(path: string, says: Record<string, unknown>, name: string, text: string): Promise<unknown> {
    const form = new FormData()
    for (const [key, value] of Object.entries(says)) form.set(key, JSON.stringify(value))
    form.append('file', new Blob([text]), name)
    return answered(path, { headers: this.bearer(), body: form })
  }

  async commit(ids: string[]): Promise<void> {
    await this.call('/app/api/v1/imports/commit', { ids })
    await this.settled(ids)
  }

  async settled(ids: string[]): Promise<string[]> {
    for (;;) {
      const { list } = await this.call<{ list: File[] }>('/app/api/v1/imports/progress', { ids })
      if (list.every(({ state }) => !['wait', 'parsing', 'committing'].includes(state))) return ids
      await new Promise((done) => setTimeout(done, 300))
    }
  }

  private bearer(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {}
  }
}

const admin = await Person.enter('admin', password)
const { id: us } = await admin.call<{ id: string }>('/app/api/v1/shops/add', { name: '海蓝-US', account_name: 'Hailan', site: 'us' })
const { id: de } = await admin.call<{ id: string }>('/app/api/v1/shops/add', { name: '海蓝-DE', account_name: 'Hailan', site: 'de' })
await admin.commit([
  ...(await admin.bring(us, [
    'transactions/us-30.csv', 'orders/us.txt', 'settlements/v2.txt', 'storage/us-new.csv', 'ads/sp-campaign-en.csv', 'ads/sp-targeting-en.csv',
    'inventory/us.txt',
  ])),
  ...(await admin.bring(de, ['transactions/de-29.csv'])),
])
const undone = await admin.bring(us, ['orders/us-later.txt'])
await admin.commit(undone)
await admin.call('/app/api/v1/imports/undo', { id: undone[0] })
await admin.settled(undone)
await admin.bring(us, ['ads/sp-search-term-en.csv', 'unknown/customer-voice.txt'])

const { name: role } = await admin.call<{ name: string }>('/base/api/v1/role/add', {
  label: '查货',
  rights: {
    everything: false, menus: ['M00110000', 'M00115008'], denied_actions: [`${SUPPLIERS}.export`], permissions: ['cost'], hidden_fields: [],
    limit_shops: false, shop_ids: [],
  },
})
const { id } =
  await admin.call<{ id: string }>('/base/api/v1/employee/add', { login_account: 'lili', name: '李丽', roles: [role], all_shops: false, shop_ids: [us] })
await admin.call('/base/api/v1/employee/set_password', { id, password: 'Lili-2026-pass' })
await (await Person.enter('lili', 'Lili-2026-pass')).call('/sso/api/v1/password/change', { old_password: 'Lili-2026-pass', new_password: 'Lili-2026-own' })
await (await Person.enter('lili', 'Lili-2026-own')).call('/fba/api/v1/favorites/add', { key: SUPPLIERS })

await admin.call('/app/api/v1/views/save', { source: SOURCE, name: '我的汇率', kind: 'personal', content: VIEW })
await admin.call('/app/api/v1/views/save', { source: SOURCE, name: '大家的', kind: 'shared', content: VIEW })
await admin.call('/app/api/v1/views/save', { source: SOURCE, name: '财务的', kind: 'role', roles: ['finance'], content: VIEW })
await admin.call('/app/api/v1/views/keep', { source: SOURCE, content: { columns: [{ key: 'rate' }], density: 'loose' } })
await admin.call('/app/api/v1/views/save', {
  source: SUPPLIERS, name: '按结算', kind: 'personal', content: { columns: [{ key: 'contact', width: 180 }], density: 'compact' },
})
await admin.call('/app/api/v1/views/keep', { source: SUPPLIERS, content: { columns: [{ key: 'mobile', hidden: true }], density: 'loose' } })
for (const key of ['sale_listing', 'finance_amazon_settlement_center', SHIPMENTS]) await admin.call('/fba/api/v1/favorites/add', { key })
await admin.call('/fba/api/v1/userFilter/add', { config_type: 401, name: '高 ACOS', conditions: { field: 'acos', op: 'gt', value: '0.3' }, active: 1 })
await admin.call('/fba/api/v1/column/add', { page_key: 'sale_listing', name: '精简', columns: ['msku', 'price'] })
await admin.call('/fba/api/v1/column/add', { page_key: SHIPMENTS, name: '装箱', columns: ['shipment_name'] })
await admin.call('/v2/system/api/announcement/add', { title: '端午放假', content: '放三天' })
await admin.upload('/app/api/v1/rows/upload', { call: NOTICES, fields: ['title', 'content'] }, '公告.csv', '标题,内容\n中秋放假,放两天\n')
await admin.call('/v2/purchase/api/supplier/add', { supplier_name: '义乌海蓝五金', contact: '王五', mobile: '13800000001', settle_method: 'cash' })
const columns = [{ path: 'file_name', label: '文件名', kind: 'text' }, { path: 'state', label: '状态', kind: 'enum', enum: 'import_state' }]
for (const title of ['导入记录', '等着的导出']) {
  await admin.call('/app/api/v1/exports/list', { call: { family: 'app', call: 'reportFiles' }, columns, title, format: 'csv', request: {} })
}
const tasks = [{ path: 'title', label: '任务', kind: 'text' }]
await admin.call('/app/api/v1/exports/list', { call: TASKS, columns: tasks, title: '任务清单等着的导出', format: 'csv', request: {} })
