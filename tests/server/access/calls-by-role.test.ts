/**
 * Every built call asked by everybody (specification, section 6, and section 2 for who opens what). What the rule says is worked out
 * here from the schema files alone: a role's menu items, the pages that open with them, the whitelist, the plans that those people
 * are sent. The server must agree, call by call.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call, Model } from '../../../codegen/model'
import { createAccess, type RoleRow } from '../../../server/plugins/access/access'
import { trimPlan } from '../../../server/plugins/access/trim'
import type { PagePlan } from '../../../src/lib/page-plan'
import { startTestApp, type Client, type TestApp } from '../../support/app'
import { projectModel } from '../../support/database'

const model = projectModel()
const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls)).filter((call) => call.state === 'built')
const nameOf = (call: { family: string; name: string }): string => `${call.family}.${call.name}`

/** Pages that somebody of this role may open in a company without items of its own, from the files. */
function pagesOf(role: { everything: boolean; menus: string[] }): Set<string> {
  const opened = new Set<string>()
  for (const top of model.menu) {
    for (const group of top.children) {
      for (const item of group.children) {
        if (item.companies === undefined && (role.everything || [top.key, group.key, item.key].some((key) => role.menus.includes(key)))) opened.add(item.route)
      }
    }
  }
  return new Set(model.pages.filter((page) => page.access !== 'menu' || opened.has(page.route) || (page.opensWith !== undefined && opened.has(page.opensWith))).map(({ page }) => page))
}

/** Every call that a plan names anywhere in it. */
function callsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const each of part) callsIn(each, found)
  else if (part !== null && typeof part === 'object') {
    const { family, call } = part as { family?: unknown; call?: unknown }
    if (typeof family === 'string' && typeof call === 'string') found.add(`${family}.${call}`)
    for (const each of Object.values(part)) callsIn(each, found)
  }
  return found
}

/** What an endpoint file says of pages that ask for the call by code. */
const saidBy = (call: Call, pages: ReadonlySet<string>): boolean => Object.entries(call.usedBy).some(([page, actions]) => pages.has(page) && actions.includes(''))

const rowOf = (role: Model['roles'][string]): RoleRow => ({ ...role, denied_actions: [], hidden_fields: [] })
const plansOf = (pages: ReadonlySet<string>): PagePlan[] => Object.values(model.plans).filter(({ page }) => pages.has(page)).map((plan) => withoutCards(plan, pages))

/** A card of the home page, and what waits there, is for whoever may open the page that it is about. */
function withoutCards(plan: PagePlan, pages: ReadonlySet<string>): PagePlan {
  const { board } = plan
  if (!board) return plan
  const opens = (route: string | undefined): boolean => route === undefined || model.pages.some((page) => page.route === route && pages.has(page.page))
  const cards = board.cards.filter((card) => opens(card.opensWith)).map((card) => (card.shows === 'todos' ? { ...card, todos: card.todos.filter(({ go }) => opens(go.route)) } : card))
  return { ...plan, board: { ...board, cards } }
}

let app: TestApp
const people = new Map<string, Client>()
beforeAll(async () => {
  app = await startTestApp({ signInsPerMinute: 100_000 })
  for (const role of Object.values(model.roles)) people.set(role.name, await app.person(`one-${role.name}`, { roles: [role.name] }))
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

describe.each([...Object.keys(model.roles), 'nobody'])('%s', (name) => {
  const role = model.roles[name] ?? { name, label: name, everything: false, menus: [], permissions: [] }
  const access = createAccess(model, 1, name === 'nobody' ? [] : [rowOf(role)])
  const pages = pagesOf(role)

  test('opens the whitelist and the pages of the role’s menu, and no other (section 2)', () => {
    const orphans = role.everything ? model.pages.filter(({ page }) => !pages.has(page) && access.mayOpen(page)).map(({ page }) => page) : []
    expect(model.pages.filter(({ page }) => access.mayOpen(page)).map(({ page }) => page).sort()).toEqual([...pages, ...orphans].sort())
  })

  test('may use each call that a plan they are sent refers to', () => {
    const wrong: string[] = []
    for (const plan of plansOf(pages)) {
      for (const call of callsIn(trimPlan(plan, access, model))) {
        const [family = '', of = ''] = call.split('.')
        const found = model.families[family]?.calls[of]
        if (plan.state === 'built' && found?.state === 'built' && !access.mayCall(found)) wrong.push(`${plan.page}: ${call}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('is refused every other call, and no call of these, by the server itself', { timeout: 300_000 }, async () => {
    const within = new Set(plansOf(pages).flatMap((plan) => [...callsIn(plan)]))
    const client = people.get(name)!
    const wrong: string[] = []
    for (const call of asked) {
      const may = call.access !== 'page' || role.everything || within.has(nameOf(call)) || saidBy(call, pages)
      if ((await isRefused(client, call)) === may) wrong.push(`${nameOf(call)} should be ${may ? 'allowed' : 'refused'}`)
    }
    expect(wrong).toEqual([])
  })
})

test('who is not signed in is refused everything but what is for everyone', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  for (const call of asked) {
    const response = await app.app.inject({ method: call.method as 'POST', url: call.path, headers: { projectid: 'erp', 'content-type': 'application/json' }, ...(call.method === 'GET' ? {} : { payload: '[1]' }) })
    if ((response.statusCode === 401) !== (call.access !== 'everyone')) wrong.push(`${nameOf(call)}: ${response.statusCode}`)
  }
  expect(wrong).toEqual([])
})

test('a call that no page, no action and no rule refers to is nobody’s but an administrator’s', () => {
  const lost = calls.filter((call) => call.access === 'page' && Object.keys(call.usedBy).length === 0)
  const sales = createAccess(model, 1, [rowOf(model.roles['sales']!)])
  expect(lost.filter((call) => sales.mayCall(call)).map(nameOf)).toEqual([])
})
