/** The right tree that mutations are made from: the checker's golden one, and on top what its pages use seldom. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Facts } from '../../codegen/check/check'
import { NEEDS } from '../../server/needs'

const BASE = join(import.meta.dirname, '../golden/check/_base')

const EMPLOYEE = {
  language: 1, entity: 'employee', label: '员工', key: ['id'], title: 'name',
  fields: { id: { label: '编号', kind: 'id', server: true }, name: { label: '姓名', kind: 'text', required: true, edit: true } },
}

const RATE_ID = { label: '编号', kind: 'id', server: true }
const MONTH = { label: '月份', kind: 'month', required: true, edit: true }
const COIN = { label: '币种', kind: 'enum', enum: 'currency', required: true, edit: true }
const RATE = { label: '汇率', kind: 'decimal', scale: 6, required: true, edit: true }

/** What converted amounts are worked out with: the server's own code knows these two by name (NEEDS). */
const RATES = [
  {
    language: 1, entity: 'exchange_rate', label: '我的汇率', key: ['id'], unique: [['stat_month', 'currency']],
    fields: { id: RATE_ID, stat_month: MONTH, currency: COIN, rate: RATE },
  },
  {
    language: 1, entity: 'official_rate', label: '官方汇率', key: ['stat_month', 'currency', 'base'], shared: true,
    fields: { stat_month: MONTH, currency: COIN, base: { ...COIN, label: '本位币' }, rate: RATE },
  },
]

const SHOPS = {
  language: 1, page: 'shops', title: '店铺', route: '/sale/shops', kind: 'list', state: 'built', access: 'signedIn', opensWith: '/advert/campaigns',
  entity: 'shop', list: 'shops.list',
  filters: ['name', { field: 'site', control: 'multiselect' }, { field: 'fees.day', default: { is: 'last30' }, maxDays: 93 }],
  columns: [
    'name', { field: 'seller', label: '卖家', opens: { page: 'seller', site: 'site' } }, 'site', 'currency', 'opened', 'logo', 'tags', 'fees.lines',
    'fees.quantity',
    'week.amount', 'fees.each', 'rank',
  ],
  sort: ['-fees.quantity', 'name'], total: true, marks: [{ set: 'few_lines', figures: 'fees' }], compare: ['previous'], group: 'site', empty: '没有店铺',
  actions: { page: ['add', 'refresh'], bulk: [{ action: 'many', label: '批量修改', fields: ['opened', 'rank'] }], row: ['edit', 'remove'] },
}

/** A tab that stands apart, as the page beside SHOPS takes it. */
const SHOP_TAB = {
  language: 1, tab: 'shop_list', title: '店铺', inherits: ['total'], entity: 'shop', list: 'shops.list', filters: ['site'],
  columns: [{ field: 'name', link: { tab: 'opened', with: { name: 'name' } } }, 'site', 'rank'], sort: ['name'],
  marks: [{ set: 'shop_rank' }],
}
/** Marks that stand apart: of the rows themselves, and of figures beside them. */
const SHOP_MARKS = [
  { language: 1, marks: 'shop_rank', of: [{ when: { field: 'rank', op: 'gt', value: 50 }, tone: 'warning', says: '名次靠后', field: 'rank' }] },
  { language: 1, marks: 'few_lines', of: [{ when: { field: 'lines', op: 'lt', value: 5 }, tone: 'muted', says: '费用行少', field: 'lines' }] },
]
const SHOP_TABS = {
  language: 1, page: 'shop_tabs', title: '店铺分组', route: '/sale/shopTabs', kind: 'tabs', state: 'built', access: 'signedIn', opensWith: '/advert/campaigns',
  total: true,
  tabs: [{ code: 'all', set: 'shop_list' }, { code: 'opened', title: '营业店铺', set: 'shop_list', columns: ['name', 'opened'], marks: [], filters: ['name'] }],
}

const FAMILY = {
  language: 1, family: 'shops', label: '店铺', client: 'erp', wire: 'erp',
  calls: Object.fromEntries(['list', 'get', 'add', 'edit', 'remove'].map((verb) => [
    verb, { path: `/sale/shops/${verb}`, what: '店铺', state: 'built', does: { [verb]: 'shop' } },
  ])),
}

const SHOP_FIELDS = {
  currency: { label: '币种', kind: 'enum', enum: 'currency', required: true, edit: true },
  opened: { label: '开业日', kind: 'date', zone: 'company', edit: true, default: '2025-01-01' },
  closed: { label: '停业时刻', kind: 'datetime', zone: 'company', edit: true },
  month: { label: '首月', kind: 'month', edit: true },
  logo: { label: '标志', kind: 'image', edit: true },
  tags: { label: '标签', kind: 'tags', edit: true },
  rank: { label: '名次', kind: 'rank', edit: true, min: 1, max: 100, default: 3 },
  share: { label: '份额', kind: 'percent', edit: true },
  done: { label: '进度', kind: 'progress', server: true },
  active: { label: '启用', kind: 'bool', edit: true, default: true },
  home: { label: '网址', kind: 'link', edit: true },
  code: { label: '单号', kind: 'text', number: 'DP', server: true },
  coin: { label: '站点币种', kind: 'text', derive: { from: 'site', data: 'currency' }, server: true },
}

/** Path -> text. */
export function mutationTree(): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const entry of readdirSync(BASE, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = relative(BASE, full).replaceAll('\\', '/')
    if (entry.isFile() && path.startsWith('schemas/')) texts[path] = readFileSync(full, 'utf8')
  }
  const shop = JSON.parse(texts['schemas/entities/sale/shop.json'] ?? '') as { fields: object; unique: string[][]; refs?: object; figures?: object }
  Object.assign(shop.fields, SHOP_FIELDS)
  shop.unique.push(['code'])
  shop.figures = {
    fees: { dataset: 'fees', by: { shop: 'id', currency: 'currency' } },
    week: { dataset: 'fees', by: { shop: 'id', currency: 'currency' }, days: 7 },
  }
  const fees = JSON.parse(texts['schemas/datasets/finance/fees.json'] ?? '') as { dimensions: object; measures: object }
  const line = JSON.parse(texts['schemas/entities/finance/fee_line.json'] ?? '') as { fields: object }
  Object.assign(line.fields, { labels: { label: '标签', kind: 'tags' } })
  Object.assign(fees.dimensions, { currency: { field: 'currency' }, week: { by: 'week', label: '周' }, year: { by: 'year', label: '年' }, labels: {} })
  const page = JSON.parse(texts['schemas/pages/finance/fees.json'] ?? '') as { tabs: { filters?: unknown[] }[] }
  page.tabs[0]?.filters?.push('labels')
  const put = (path: string, value: unknown): void => void (texts[path] = JSON.stringify(value, null, 2))
  put('schemas/entities/sale/shop.json', shop)
  put('schemas/entities/finance/fee_line.json', line)
  put('schemas/datasets/finance/fees.json', fees)
  put('schemas/pages/finance/fees.json', page)
  for (const rate of RATES) put(`schemas/entities/system/${rate.entity}.json`, rate)
  put('schemas/entities/system/employee.json', EMPLOYEE)
  put('schemas/pages/sale/shops.json', SHOPS)
  put('schemas/tabs/sale/shop_list.json', SHOP_TAB)
  for (const set of SHOP_MARKS) put(`schemas/marks/${set.marks}.json`, set)
  put('schemas/pages/sale/shop_tabs.json', SHOP_TABS)
  put('schemas/endpoints/shops.json', FAMILY)
  return texts
}

/** What the code is said to have, and what it does read by name of what this tree has. */
export const MUTATION_FACTS: Facts = {
  ...(JSON.parse(readFileSync(join(BASE, 'facts.json'), 'utf8')) as Facts),
  needs: { entities: { ...Object.fromEntries(RATES.map(({ entity }) => [entity, NEEDS.entities[entity] ?? {}])), shop: { id: 'row' } }, enums: [] },
}
