/** What the specification fixes about routes, menu and calls, held against the schema files. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkSchemas } from '../../codegen/check/check'
import { readTexts } from '../../codegen/read/read'
import { createAccess } from '../../server/kernel/asker/access/access'
import { textWidth } from '../../contract/text-width'
import { projectModel } from '../support/database'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const model = projectModel()
const itemOf = (key: string) => model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).find((item) => item.key === key)

/** Open to everybody who has signed in; signing in itself and the landing page even before. */
const WHITELIST = `/dashboard /login /register /Printing /passwordReset /print-pick-list /generateInvoice /createBatch /Packing /page-not-find
  /page-not-authority /landing /print-review /print-template-add /customs-declare-add /customs-declare-preview /sum-report-reconciliation
  /store-performance-detail /system/erp/messageCenter /purple-bird-authorization /addActivity /profitReportStatistics
  /profitReportStatisticsDetail /reportReconciliation /advert/downloadAdvertisingReport /finance/receivableReportDetail
  /finance/adInvoiceRecordDetail /advert/createSpCampaign /advert/createSbCampaign /advert/createSdCampaign /finance/PerformanceReportNew
  /finance/productProfitNew`.split(/\s+/)

const STANDALONE = `/login /register /passwordReset /Printing /print-pick-list /generateInvoice /createBatch /Packing /page-not-find
  /page-not-authority /landing /print-template-add /print-review /customs-declare-add /customs-declare-preview /sum-report-reconciliation
  /store-performance-detail /addActivity /profitReportStatistics /profitReportStatisticsDetail`.split(/\s+/)

describe('pages (specification, section 2: access)', () => {
  test('the whitelist is open to everybody who has signed in, and nothing else is', () => {
    const open = model.pages.filter((page) => page.access !== 'menu').map((page) => page.route)
    expect(open.sort()).toEqual([...WHITELIST].sort())
    expect(model.pages.filter((page) => page.access === 'everyone').map((page) => page.route).sort()).toEqual([
      '/landing', '/login', '/passwordReset', '/register',
    ])
  })

  test('a list leads with one thing to do first, and no heading is cut before anybody has made it narrower', () => {
    const lists = Object.values(model.plans).flatMap(({ page, lists }) => lists.map((list) => ({ at: `${page}:${list.code}`, list })))
    const first = lists.filter(({ list }) => list.actions.filter(({ place, tone }) => place === 'page' && tone === 'primary').length > 1)
    expect(first.map(({ at }) => at)).toEqual([])
    // The words, the arrows of sorting, the mark of a note, and the space on both sides.
    const cut = lists.flatMap(({ at, list }) => list.columns.flatMap(({ key, label, unit, note, sortable, width }) => {
      const needed = textWidth(label, 14) + (unit === undefined ? 0 : textWidth(unit, 12)) + (sortable ? 18 : 0) + (note === undefined ? 0 : 18) + 16
      return width < Math.min(needed, 240) ? [`${at} ${key}`] : []
    }))
    expect(cut).toEqual([])
  })

  test('lists of documents that have a page of their own are opened there, others from the side', () => {
    const opened = Object.values(model.plans).flatMap(({ page, lists }) => lists.flatMap(({ code, opensByName }) => (opensByName ? [`${page}:${code}`] : [])))
    expect(opened).toEqual(expect.arrayContaining(['waiting', 'mine', 'done', 'cc'].map((tab) => `system_approval_document:${tab}`)))
    expect(opened).toContain('fba_delivery_order:list')
    // Its rows are transactions: the order is what one of their cells names.
    expect(opened.filter((at) => at.startsWith('finance_amazon_settlement_center'))).toEqual([])
  })

  test('cards of the dashboard that stand beside each other are of one height, for every role', () => {
    const { cards, arranged } = model.plans['dashboard']!.board!
    const byCode = new Map(cards.map((card) => [card.code, card]))
    const uneven = arranged!.flatMap(({ roles, cards: codes }) => {
      const rows: string[][] = []
      let room = 0
      for (const code of codes) {
        const { width } = byCode.get(code)!
        if (width > room) [room, rows[rows.length]] = [4, []]
        rows.at(-1)!.push(code)
        room -= width
      }
      const isLow = (code: string): boolean => ['figures', 'todos'].includes(byCode.get(code)!.shows)
      return rows.filter((row) => new Set(row.map(isLow)).size > 1).map((row) => `${roles.join()}: ${row.join()}`)
    })
    expect(uneven).toEqual([])
    expect(arranged!.length).toBeGreaterThan(5)
  })

  test('what a return gave back of the cost is read as money, however exactly it is kept', () => {
    const back = model.plans['finance_return_record']!.lists.flatMap(({ columns }) => columns).find(({ path }) => path === 'back.returned_cost')
    expect(back).toMatchObject({ kind: 'money', scale: 2 })
    expect(model.entities['return_cost']!.fields['returned_cost']).toMatchObject({ scale: 6 })
  })

  test('standalone routes stand without the frame', () => {
    expect(model.pages.filter((page) => page.layout === 'standalone').map((page) => page.route).sort()).toEqual([...STANDALONE].sort())
  })

  test('a page that is neither open nor in the menu could be reached by nobody', () => {
    const inMenu = new Set(model.menu.flatMap((top) => top.children.flatMap((group) => group.children.map((item) => item.route))))
    const reached = (page: (typeof model.pages)[number]): boolean => inMenu.has(page.route) || (page.opensWith !== undefined && inMenu.has(page.opensWith))
    expect(model.pages.filter((page) => page.access === 'menu' && !reached(page)).map((page) => page.route)).toEqual([])
  })
})

describe('a page that says built', () => {
  test('leans on no call that is planned or lacks something: what it offers works and has its effect', () => {
    const unfinished = Object.values(model.families).flatMap(({ calls }) => Object.values(calls)).filter((call) => call.state !== 'built' || call.lacks)
    const leaning = unfinished.flatMap((call) => Object.keys(call.usedBy).flatMap((page) => {
      const plan = model.plans[page]
      return plan?.state === 'built' && !plan.lacks ? [`${page}: ${call.family}.${call.name}`] : []
    }))
    expect(leaning).toEqual([])
    expect(unfinished.length).toBeGreaterThan(10)
  })

  test('and calls whose rows orders read lack nothing: rules, templates of freight, channels', () => {
    const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls))
    const read = ['logistics_rule', 'freight_template', 'fbm_channel']
    const stored = calls.filter(({ does }) => does && 'entity' in does && read.includes(String(does.entity)))
    expect(stored).toHaveLength(13)
    expect(stored.filter(({ lacks }) => lacks).map(({ family, name }) => `${family}.${name}`)).toEqual([])
  })
})

describe('menu', () => {
  test('ad management and Walmart payments are kept to the companies that have them (specification, section 6)', () => {
    expect(itemOf('M00117016')).toMatchObject({ route: '/advert/adManage', companies: [100_003, 901_161] })
    expect(itemOf('M00118027')).toMatchObject({ route: '/finance/erp/wmtPayment', companies: [900_955] })
    const admin = [{ name: 'admin', label: '管理员', everything: true, menus: [], permissions: [], denied_actions: [], hidden_fields: [] }]
    expect(createAccess(model, 1, admin).routes).not.toContain('/advert/adManage')
    expect(createAccess(model, 901_161, admin).routes).toContain('/advert/adManage')
    expect(createAccess(model, 901_161, admin).routes).not.toContain('/finance/erp/wmtPayment')
  })

  test('the first roles open menus that are there, and only the boss, finance, purchase and development see costs', () => {
    expect(Object.keys(model.roles)).toEqual(
      expect.arrayContaining([
        'admin', 'boss', 'sales', 'operations', 'advertising', 'purchase', 'warehouse', 'logistics', 'customerService', 'finance', 'development',
      ]),
    )
    expect(model.roles.admin?.everything).toBe(true)
    const seesCost = Object.values(model.roles).filter((role) => role.permissions.includes('cost')).map((role) => role.name)
    expect(seesCost.sort()).toEqual(['boss', 'development', 'finance', 'purchase'])
    expect(model.enums['special_permission']!.values.map(({ value, label }) => [value, label])).toEqual(Object.entries(model.permissions))
  })
})

describe('calls', () => {
  const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls))
  const methodOf = (path: string) => calls.find((call) => call.path === path)?.method

  test('methods other than POST are those that the specification names', () => {
    expect(methodOf('/fba/api/v1/compensationBatch/update-case')).toBe('PUT')
    expect(calls.filter((call) => call.method === 'DELETE').map((call) => [call.path, call.body])).toEqual([
      ['/fba/api/v1/sellWith/deleteSellWith', 'json'],
      ['/fba/api/v1/sellWith/excludeShop', 'json'],
    ].sort((a, b) => calls.findIndex((call) => call.path === a[0]) - calls.findIndex((call) => call.path === b[0])))
    for (const path of [
      '/fba/api/v1/financial/list', '/fba/api/v1/shop/shopCountry', '/fba/api/v1/payment_collection', '/fba/api/v1/plug/expired_version',
      '/api/sessions/list',
    ]) {
      expect([path, methodOf(path)]).toEqual([path, 'GET'])
    }
    expect(calls.find((call) => call.path === '/fba/api/v1/login/Auth/getToken')).toMatchObject({ method: 'POST', body: 'query' })
  })

  test('no two calls share a method and a path', () => {
    const places = calls.map((call) => `${call.method} ${call.path}`)
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  })

  test('a family talks to the service that its paths belong to', () => {
    for (const family of Object.values(model.families)) {
      for (const call of Object.values(family.calls)) {
        if (call.path.startsWith('/amzd/')) expect([call.path, family.client]).toEqual([call.path, 'ads'])
        if (call.path.startsWith('/newamzd/')) expect([call.path, family.client]).toEqual([call.path, 'newAds'])
      }
    }
  })
})

describe('enums', () => {
  test('states that the specification numbers keep their numbers', () => {
    const labels = (name: string) => Object.fromEntries(model.enums[name]!.values.map(({ value, label }) => [value, label]))
    expect(labels('fba_ship_status')).toMatchObject({ 1: '未发货', 2: '已发货', 3: '已签收', 4: '已删除' })
    expect(labels('print_status')).toEqual({ 0: '未打印', 1: '全部打印', 2: '部分打印' })
    expect(labels('packing_type')).toEqual({ 1: '未装箱', 2: '装箱数量异常', 3: '已装箱待上传', 4: '已装箱已上传' })
    expect(labels('sales_status')).toEqual({ 1: '正常销售', 2: '已删除', 3: '停售', 4: '清仓' })
    expect(labels('apportion')).toEqual({ 1: '按重量', 2: '按体积', 3: '按成本', 4: '按包材成本' })
    expect(labels('bid_strategy')).toMatchObject({
      legacyForSales: expect.stringContaining('只降低'), autoForSales: expect.stringContaining('提高和降低'), manual: expect.stringContaining('固定'),
    })
  })

  test('every site has its currency, domain and a clock that exists', () => {
    const { values, data } = model.enums.site!
    const sites = values.filter(({ value }) => value !== 'o5')
    expect(sites.length).toBeGreaterThanOrEqual(21)
    for (const { value } of sites) {
      const facts = data[value]!
      expect(model.enums.currency_all!.data[String(facts.currency)]).toMatchObject({ digits: facts.currency === 'JPY' ? 0 : 2 })
      expect(() => new Intl.DateTimeFormat('en', { timeZone: String(facts.zone) })).not.toThrow()
      expect(facts.domain).toMatch(/^amazon\./)
    }
  })

  test('every amount that a rule of fees names has its Chinese name', () => {
    const known = new Set(model.enums.amount_name!.values.map(({ value }) => value))
    const named = Object.values(model.mappings).flatMap(({ rules }) => rules.flatMap(({ name }) => name ?? []))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test('every fee category stands in a group', () => {
    const { values, groups } = model.enums.fee_category!
    expect(values.filter(({ group }) => group === undefined || groups[group] === undefined)).toEqual([])
  })
})

describe('files of pages', () => {
  test('of advertising, and tabs that stand apart, are no longer than can be read at once', () => {
    const files = ['schemas/pages/advert', 'schemas/tabs'].flatMap((folder) =>
      readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`))
    const lines = (path: string): number => readFileSync(`${ROOT}${path}`, 'utf8').trimEnd().split('\n').length
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((path) => lines(path) > 250)).toEqual([])
  })
})

describe('rules that shade rows and cells', () => {
  /** A rule as its set would say it: without the name of the figures that all its fields are of, its words in one order. */
  const ruleOf = (mark: object): string => {
    const fields = [...JSON.stringify(mark).matchAll(/"field":"([^"]+)"/g)].map((match) => match[1]!)
    const [figures = ''] = fields.map((field) => field.split('.').slice(0, -1).join('.'))
    const prefix = fields.every((field) => field.startsWith(`${figures}.`)) ? `${figures}.` : ''
    const sorted = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? Array.isArray(value) ? value.map(sorted) : value
        : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, sorted(each)]))
    return JSON.stringify(sorted(mark)).replaceAll(`"field":"${prefix}`, '"field":"')
  }
  const marksIn = (value: unknown): object[] => {
    if (typeof value !== 'object' || value === null) return []
    const said: unknown = (value as { marks?: unknown }).marks
    const own = Array.isArray(said) ? said.filter((mark: object) => !('set' in mark)) : typeof said === 'string' ? (value as { of: object[] }).of : []
    return [...own, ...Object.values(value).flatMap(marksIn)]
  }

  test('stand once each: what several lists mark by is a set of schemas/marks', () => {
    const places = new Map<string, string[]>()
    for (const folder of ['pages', 'tabs', 'dialogs', 'marks']) {
      for (const name of readdirSync(`${ROOT}schemas/${folder}`, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.json'))) {
        for (const mark of marksIn(JSON.parse(readFileSync(`${ROOT}schemas/${folder}/${name}`, 'utf8')))) {
          places.set(ruleOf(mark), [...(places.get(ruleOf(mark)) ?? []), `${folder}/${name}`])
        }
      }
    }
    expect(places.size).toBeGreaterThan(150)
    expect([...places].filter(([, at]) => at.length > 1)).toEqual([])
  })
})

describe('schemas/README.md', () => {
  const FOLDERS: Record<string, string> = {
    entity: 'entities/advert', enum: 'enums', planned: 'pages/advert', dataset: 'datasets/advert', columns: 'columns', filters: 'filters', marks: 'marks',
    dialog: 'dialogs/advert', tab: 'tabs/advert',
    endpoints: 'endpoints', page: 'pages/advert', report: 'reports', mapping: 'mappings', wire: 'wires', menu: '',
  }
  const text = readFileSync(`${ROOT}schemas/README.md`, 'utf8')
  const examples = [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```/gm)].map((match) => ({ kind: match[1]!, json: match[2]! }))

  test('has one example of every kind of file', () => {
    expect(examples.map(({ kind }) => kind).sort()).toEqual(Object.keys(FOLDERS).sort())
  })

  test('its examples pass the check, together with the files they refer to', () => {
    const texts: Record<string, string> = {}
    for (const path of [
      'entities/system/shop', 'entities/system/pool', 'entities/system/employee', 'entities/system/role', 'entities/system/report_file', 'enums/network',
      'enums/report_format', 'enums/import_state', 'enums/site', 'enums/currency_all', 'enums/on_off', 'enums/special_permission', 'enums/fee_category',
      'entities/system/department', 'entities/system/shop_config', 'wires/erp',
    ]) {
      // The page where rows are at home is none of these, nor are the facts that stand beside them.
      texts[`schemas/${path}.json`] = readFileSync(`${ROOT}schemas/${path}.json`, 'utf8').replace(/^ {2}"(?:home|figures)": .*\n/gm, '')
    }
    // People are given warehouses; of these no more is read here than their names.
    texts['schemas/entities/warehouse/warehouse.json'] = JSON.stringify({
      language: 1, entity: 'warehouse', label: '仓库', key: ['id'], title: 'name', unique: [['name']],
      fields: { id: { label: '编号', kind: 'id', server: true }, name: { label: '仓库名称', kind: 'text', required: true } },
    })
    for (const { kind, json } of examples) {
      const name = kind === 'menu' || kind === 'planned' ? kind : (JSON.parse(json) as Record<string, string>)[kind === 'endpoints' ? 'family' : kind]
      texts[['schemas', FOLDERS[kind], `${name}.json`].filter(Boolean).join('/')] = json
    }
    const errors = checkSchemas(readTexts(ROOT, texts)).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([])
  })
})
