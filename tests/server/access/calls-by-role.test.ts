/**
 * Every built call asked by everybody (specification, section 6, and section 2 for who opens what). What the rule of docs/access.md
 * says is worked out here from the schema files alone: a role's menu items, the pages that lean on them, the calls that those
 * name. The server must agree, call by call.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call, Model } from '../../../contract/model'
import { createAccess } from '../../../server/kernel/asker/access/access'
import type { RoleRow } from '../../../server/kernel/asker/access/role-row'
import { trimPlan } from '../../../server/kernel/asker/trim/trim'
import type { PagePlan } from '../../../contract/page-plan'
import { NO_RIGHTS } from '../../../contract/rights'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'

const model = projectModel()
const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter((call) => call.state === 'built')
const nameOf = (call: { family: string; name: string }): string => `${call.family}.${call.name}`

const routeOf = new Map(model.pages.map(({ page, route }) => [page, route]))

/** Routes that a role opens in a company without items of its own: those of its menu, by item, group or top. */
function ofTheMenu(role: { everything: boolean; menus: string[] }): Set<string> {
  const opened = new Set<string>()
  for (const top of model.menu) {
    for (const group of top.children) {
      for (const item of group.children) {
        if (item.companies === undefined && (role.everything || [top.key, group.key, item.key].some((key) => role.menus.includes(key)))) opened.add(item.route)
      }
    }
  }
  return opened
}

/** Pages that open: the whitelist (section 2), the menu, and what opens along with a page of the menu. */
function pagesOf(opened: ReadonlySet<string>): Set<string> {
  return new Set(model.pages
    .filter((page) => page.access !== 'menu' || opened.has(page.route) || (page.opensWith !== undefined && opened.has(page.opensWith)))
    .map(({ page }) => page))
}

/** Pages whose calls are this person's: of the menu, or leaning on one of the menu. An open address alone is no right (docs/access.md). */
function worksOn(opened: ReadonlySet<string>): Set<string> {
  return new Set(model.pages
    .filter((page) => (page.opensWith === undefined ? page.access === 'menu' && opened.has(page.route) : opened.has(page.opensWith)))
    .map(({ page }) => page))
}

/**
 * Every call that a part of a plan names anywhere in it; parts that name a right of their own are left to `withRights`. The way to bring the
 * reports that fill a list gives no right: it stands there for whoever has it from elsewhere.
 */
function callsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const each of part) callsIn(each, found)
  else if (part !== null && typeof part === 'object') {
    const { family, call } = part as { family?: unknown; call?: unknown }
    if (typeof family === 'string' && typeof call === 'string') found.add(`${family}.${call}`)
    for (const [name, each] of Object.entries(part)) if (name !== 'feeds') callsIn(each, found)
  }
  return found
}

/** What stands under `feeds` anywhere in a plan. */
function feedsIn(part: unknown): unknown[] {
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([name, each]): unknown[] => (name === 'feeds' ? [each] : feedsIn(each)))
}

/** The plan in pieces, each with the route that it is used by where that is another than the page: cards, what waits, sheets. */
function withRights(plan: PagePlan): { part: unknown; by?: string }[] {
  const { board, print, ...rest } = plan
  const cards = (board?.cards ?? []).flatMap(
    (card): { part: unknown; by?: string }[] => (card.shows === 'todos'
      ? card.todos.map((todo) => ({ part: todo, by: todo.go.route }))
      : [{ part: card, by: card.opensWith }]),
  )
  const sheets = (print?.choices?.map(({ sheet }) => sheet) ?? (print ? [print] : [])).map(
    ({ choices: _choices, ...sheet }) => ({ part: sheet, by: sheet.opensWith }),
  )
  return [{ part: rest }, ...cards, ...sheets]
}

/** The rule of docs/access.md, from the plans of the files: the calls that somebody who opens these routes of the menu may use. */
function callsOf(opened: ReadonlySet<string>): Set<string> {
  const pages = worksOn(opened)
  const found = new Set<string>()
  for (const plan of Object.values(model.plans)) {
    if (plan.state !== 'built') continue
    for (const { part, by } of withRights(plan)) if (by === undefined ? pages.has(plan.page) : opened.has(by)) callsIn(part, found)
  }
  for (const call of calls) {
    // What an endpoint file says of pages that ask for the call by code.
    if (Object.entries(call.usedBy).some(([page, actions]) => pages.has(page) && actions.includes(''))) found.add(nameOf(call))
  }
  return found
}

const rowOf = (role: Model['roles'][string]): RoleRow => ({ ...role, denied_actions: [], hidden_fields: [] })
const SHIPMENTS = 'M00114007'
const LISTING = 'M00112001'
const custom = (name: string, ...menus: string[]): Model['roles'][string] => ({ name, label: name, everything: false, menus, permissions: [] })
const roles: Model['roles'][string][] = [...Object.values(model.roles), custom('shipments', SHIPMENTS), custom('listing', LISTING), custom('nobody')]

let app: TestApp
const people = new Map<string, Client>()
beforeAll(async () => {
  app = await startTestApp({ signInsPerMinute: 100_000 })
  const admin = await app.admin()
  for (const role of Object.values(model.roles)) people.set(role.name, await app.person(`one-${role.name}`, { roles: [role.name] }))
  for (const [name, key] of [['shipments', SHIPMENTS], ['listing', LISTING]] as const) {
    const rights = { ...NO_RIGHTS, menus: [key] }
    const { body } =
      await admin.call<{ name: string }>('/base/api/v1/role/add', { label: name, rights }, { headers: { 'idempotency-key': crypto.randomUUID() } })
    people.set(name, await app.person(`one-${name}`, { roles: [body.data.name] }))
  }
  people.set('nobody', await app.person('one-nobody', { roles: [] }))
}, 600_000)
afterAll(() => app?.stop())

/** Asks with a body that no call takes: who may ask is judged before it is looked at, and nothing is done. */
async function isRefused(client: Client, call: Call): Promise<boolean> {
  const path = call.path.replace(/\{[^}]+\}|:[A-Za-z]\w*/g, '1')
  const response = await app.app.inject({
    method: call.method as 'POST', url: call.method === 'GET' ? `${path}?nobody_asks_this=1` : path,
    headers: { ...(client.token ? { authorization: `Bearer ${client.token}` } : {}), projectid: 'erp', 'content-type': 'application/json' },
    ...(call.method === 'GET' ? {} : { payload: '[1]' }),
  })
  return response.statusCode === 403 && response.body.includes('权限')
}

const asked = calls.filter((call) => call.answer !== 'events' && !(call.method === 'GET' && call.access !== 'page'))

describe.each(roles.map((role) => [role.name, role] as const))('%s', (name, role) => {
  const access = createAccess(model, 1, name === 'nobody' ? [] : [rowOf(role)])
  const opened = ofTheMenu(role)
  const pages = pagesOf(opened)
  const allowed = callsOf(opened)

  test('opens the whitelist and the pages of the role’s menu, and no other (section 2)', () => {
    const orphans = role.everything ? model.pages.filter(({ page }) => !pages.has(page) && access.mayOpen(page)).map(({ page }) => page) : []
    expect(model.pages.filter(({ page }) => access.mayOpen(page)).map(({ page }) => page).sort()).toEqual([...pages, ...orphans].sort())
  })

  test('is sent no plan that names a call they may not use, and nothing of pages they may not work on', () => {
    const wrong: string[] = []
    for (const plan of Object.values(model.plans).filter(({ page, state }) => state === 'built' && pages.has(page))) {
      const sent = trimPlan(plan, access, model)
      for (const call of [...callsIn(sent), ...callsIn(feedsIn(sent))]) {
        const [family = '', of = ''] = call.split('.')
        const found = model.families[family]?.calls[of]
        if (found?.state === 'built' && !access.mayCall(found)) wrong.push(`${plan.page}: ${call}`)
      }
      if (sent.withheld && (sent.form ?? sent.detail ?? sent.print ?? sent.steps?.[0])) wrong.push(`${plan.page} is withheld and sent`)
    }
    expect(wrong).toEqual([])
  })

  test('is refused every other call, and no call of these, by the server itself', { timeout: 300_000 }, async () => {
    const client = people.get(name)!
    const wrong: string[] = []
    for (const call of asked) {
      const may = call.access !== 'page' || role.everything || allowed.has(nameOf(call))
      if ((await isRefused(client, call)) === may) wrong.push(`${nameOf(call)} should be ${may ? 'allowed' : 'refused'}`)
    }
    expect(wrong).toEqual([])
  })
})

test('each single item of the menu gives the calls that the rule gives it, and no other', () => {
  const wrong: string[] = []
  for (const item of model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).filter(({ companies }) => companies === undefined)) {
    const access = createAccess(model, 1, [rowOf(custom('one', item.key))])
    const allowed = callsOf(new Set([item.route]))
    for (const call of calls) if (call.access === 'page' && access.mayCall(call) !== allowed.has(nameOf(call))) wrong.push(`${item.route}: ${nameOf(call)}`)
  }
  expect(wrong).toEqual([])
})

describe('who has no role', () => {
  const WRITES = [
    'delivery.saveDeclareInfo', 'delivery.editDeclareInfo', 'delivery.declarePrinted', 'delivery.invoiceAdd', 'delivery.invoiceEdit', 'delivery.invoicePrinted',
    'shipment.printTemplateAdd', 'shipment.printTemplateEdit', 'shipment.delBox', 'fbaShipment.createBatch', 'fbaShipment.scanPacking',
    'fbaShipment.packBox', 'fbaShipment.unpack',
    'fbaShipment.uploaded', 'fbaShipment.batchPrinted', 'fbaShipment.itemsPrinted', 'fbaShipment.boxesPrinted',
  ]

  test.each(WRITES)('is refused %s, though its page’s address opens to everybody', async (name) => {
    const call = calls.find((each) => nameOf(each) === name)!
    expect(call.writes).toBe(true)
    expect(await isRefused(people.get('nobody')!, call)).toBe(true)
    expect(await isRefused(people.get('shipments')!, call)).toBe(false)
  })

  test('opens the addresses of the whitelist and is told whose right they lack', async () => {
    for (const page of [
      'batch_new', 'customs_declaration_new', 'customs_declaration_preview', 'invoice_new', 'packing', 'print_pick_list', 'print_review',
      'print_template_new', 'printing',
    ]) {
      const { body } = await people.get('nobody')!.call<{ plan: PagePlan }>('/app/api/v1/page-plan', { route: routeOf.get(page) })
      expect(body, page).toMatchObject({ code: 200, data: { plan: { withheld: expect.stringContaining('货件') } } })
    }
  })

  test('is given no rows, no history and no export by the calls that judge what they are asked', async () => {
    const nobody = people.get('nobody')!
    const wrong: string[] = []
    for (const call of calls.filter(({ access, does }) => access === 'page' && does?.type === 'list')) {
      const { entity } = call.does as { entity: string }
      const history = await nobody.call('/app/api/v1/history', { entity, key: { id: '1' } })
      if (history.body.code === 200) wrong.push(`history of ${entity}`)
      const exported = await nobody.call(
        '/app/api/v1/exports/list',
        { call: { family: call.family, call: call.name }, request: {}, columns: [{ path: 'id', label: '编号', kind: 'id' }], title: '试', format: 'csv' },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      )
      if (exported.status !== 403) wrong.push(`export of ${nameOf(call)}: ${exported.status}`)
    }
    expect(wrong).toEqual([])
  })
})

test('what everybody signed in may call is about themselves, judges by itself, or tells nothing of rows', () => {
  const wide = calls.filter(({ access }) => access === 'signedIn').map(nameOf).sort()
  expect(wide).toEqual([
    'account.companyBaseInfo', 'account.companyLockStock', 'ads.getAuthAdvertisementShop', 'adsNew.profileList',
    'ai.listModels', 'ai.readyQuestions', 'app.events', 'app.family', 'app.importFormats', 'app.pages', 'app.sheetBook',
    'fbaLockQty.getCompanyLockStock', 'help.notice',
  ])
})

test('who is not signed in is refused everything but what is for everyone', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  for (const call of asked) {
    const response = await app.app.inject({
      method: call.method as 'POST', url: call.path, headers: { projectid: 'erp', 'content-type': 'application/json' },
      ...(call.method === 'GET' ? {} : { payload: '[1]' }),
    })
    if ((response.statusCode === 401) !== (call.access !== 'everyone')) wrong.push(`${nameOf(call)}: ${response.statusCode}`)
  }
  expect(wrong).toEqual([])
})

test('a call that no page, no action and no rule refers to is nobody’s but an administrator’s', () => {
  const lost = calls.filter((call) => call.access === 'page' && Object.keys(call.usedBy).length === 0)
  const sales = createAccess(model, 1, [rowOf(model.roles['sales']!)])
  expect(lost.filter((call) => sales.mayCall(call)).map(nameOf)).toEqual([])
})
