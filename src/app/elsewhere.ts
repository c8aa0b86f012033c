/**
 * What takes the place of our own server's calls where it is absent: sign-in, who it is, menu, pages, plans and choices, out of
 * the build's files and the calls that a wire names. Draws nothing.
 */
import { putAt, valueAt } from '../data/paths'
import { noteFamilies } from '../data/families'
import { forgetSession, keepSession, keepSideToken, readWho, keepWho } from '../data/session-store'
import { siteIndex, sitePlan } from '../data/site-files'
import type { OptionsQuestion } from '../../contract/options'
import type { OptionsPage } from '../engine/port'
import { CallError } from '../lib/call-error'
import { allOf, type Condition } from '../../contract/filter'
import type { PagePlan } from '../../contract/page-plan'
import type { CallRef } from '../../contract/plan'
import type { SiteIndex } from '../../contract/site'
import type { ClientName, Wire } from '../../contract/transport'
import type { ListAnswer, ListRequest } from '../../contract/wire'
import { BASE_PATH } from './config'
import { deployment } from './deployment'
import type { Boot, MenuNode, Session } from './session'
import { callNamed, knowDoors, onLeaving } from './services'

/** Who it is, as the other side says it. */
export interface Who {
  id: string
  name: string
  companyId: string
  companyName: string
  zone?: string
  currency?: string
  /** Routes or menu keys that this person may open; absent: all. */
  routes?: string[]
}

const FAILED = '登录失败'

function refOf(call: string): CallRef {
  const [family = '', name = ''] = call.split('.')
  return { family, call: name }
}

/** The index of the build, its families and wires made known. */
export async function site(): Promise<SiteIndex> {
  const index = await siteIndex(BASE_PATH)
  noteFamilies(index.families)
  knowDoors(index.doors)
  return index
}

/** The wire of the side whose sign-in opens the app: the one that the deployment names, else the only one there is. */
async function home(): Promise<Wire> {
  const { doors } = await site()
  const [only, ...others] = Object.keys(doors)
  const client = deployment.session ?? (others.length === 0 ? only : undefined)
  const door = client === undefined ? undefined : doors[client]
  if (!door) {
    const known = Object.keys(doors).join('、') || '无'
    throw new CallError('malformed', `不知道用哪个系统登录：clients.json 的 session 写的是“${deployment.session ?? ''}”，可以登录的有：${known}`)
  }
  return door.wire
}

/**
 * Signs in at a side by its own words. @returns its token, and what it answered
 * @throws CallError in the other side's words
 */
async function ticket({ auth }: Wire, account: string, password: string): Promise<{ token: string; data: unknown }> {
  const signIn = auth?.signIn
  if (!signIn) throw new CallError('malformed', FAILED)
  const body: Record<string, unknown> = {}
  putAt(body, signIn.account, account)
  putAt(body, signIn.password, password)
  const data = await callNamed<unknown>(refOf(signIn.call), body, { otherwise: FAILED })
  const token = valueAt(data, signIn.token)
  if (typeof token !== 'string' && typeof token !== 'number') throw new CallError('server', `登录接口的回答里没有令牌（${signIn.token}），请联系技术人员核对接口约定`)
  return { token: String(token), data }
}

function whoOf(wire: Wire, data: unknown, account: string): Who {
  const user = wire.auth?.user
  const at = (path: string | undefined): string | undefined => {
    const value = path === undefined ? undefined : valueAt(data, path)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  const routes = user?.routes === undefined ? undefined : valueAt(data, user.routes)
  const [zone, currency] = [at(user?.zone), at(user?.currency)]
  return {
    id: at(user?.id) ?? account,
    name: at(user?.name) ?? account,
    companyId: at(user?.companyId) ?? '0',
    companyName: at(user?.companyName) ?? '',
    ...(zone === undefined ? {} : { zone }),
    ...(currency === undefined ? {} : { currency }),
    ...(Array.isArray(routes) ? { routes: routes.map(String) } : {}),
  }
}

async function askWho(wire: Wire, signedIn: unknown, account: string): Promise<Who> {
  const call = wire.auth?.user?.call
  return whoOf(wire, call === undefined ? signedIn : await callNamed<unknown>(refOf(call)), account)
}

/** Comes in by the other side's sign-in. @returns the route to begin with. @throws CallError */
export async function signInElsewhere(account: string, password: string): Promise<{ page: string }> {
  const wire = await home()
  const { token, data } = await ticket(wire, account, password)
  keepSession({ token, employeeId: account, companyId: '0' })
  try {
    const who = await askWho(wire, data, account)
    keepSession({ token, employeeId: who.id, companyId: who.companyId, name: who.name })
    keepWho(who)
    return { page: BASE_PATH + (await homeRoute(who)) }
  } catch (error) {
    forgetSession()
    throw error
  }
}

/** Signs in at one more side, for the calls that go there. @throws CallError */
export async function signInAtSide(client: ClientName, wire: Wire, account: string, password: string): Promise<void> {
  const { token } = await ticket(wire, account, password)
  keepSideToken(client, token)
}

/** Tells the other side that the person leaves, where it has a call for that. @throws CallError */
async function signOutElsewhere(): Promise<void> {
  const wire = await home()
  if (wire.auth?.signOut !== undefined) await callNamed(refOf(wire.auth.signOut))
}

onLeaving(signOutElsewhere)

async function homeRoute(who: Who): Promise<string> {
  const { menu } = await site()
  return menuRoutes(menuNodes(menu, who))[0] ?? '/'
}

/** Session, menu and pages without a call to us: who it is comes from the other side, or from the sign-in that was kept. */
export async function bootElsewhere(): Promise<Boot> {
  const [{ menu: whole, pages, version }, wire] = await Promise.all([site(), home()])
  const kept = readWho<Who>()
  const who = wire.auth?.user?.call === undefined && kept ? kept : await askWho(wire, undefined, kept?.id ?? '')
  const menu = menuNodes(whole, who)
  const allowed = new Set(menuRoutes(menu))
  const isOpen = (route: string): boolean => who.routes === undefined || who.routes.includes(route) || allowed.has(route)
  const routes = pages.filter((page) => page.access !== 'menu' || isOpen(page.route) || (page.opensWith !== undefined && isOpen(page.opensWith))).map(
    ({ route }) => route,
  )
  const session: Session = {
    employee: { id: who.id, name: who.name, roles: [] },
    company: {
      company_name: who.companyName, ...(who.zone === undefined ? {} : { zone: who.zone }),
      ...(who.currency === undefined ? {} : { currency: who.currency }),
    },
    routes,
    permissions: [],
    version,
    home: menuRoutes(menu)[0] ?? '/',
  }
  return { session, menu, pages }
}

function menuRoutes(menu: readonly MenuNode[]): string[] {
  return menu.flatMap((node) => [...(node.vue_url === '' ? [] : [node.vue_url]), ...menuRoutes(node.children)])
}

/** The menu of the files, of which what the person may not open is left out, and groups that are empty then. */
function menuNodes(menu: SiteIndex['menu'], { routes }: Who): MenuNode[] {
  const node = (key: string, name: string, more: Partial<MenuNode>): MenuNode => ({
    id: key, name, menuKey: key, fixedMenuKey: 0, jumpUrl: '', vue_url: '', logo: '', children: [], ...more,
  })
  const isOpen = (item: { key: string; route: string }): boolean => routes === undefined || routes.includes(item.key) || routes.includes(item.route)
  return menu.flatMap((top) => {
    const groups = top.children.flatMap((group) => {
      const items = group.children.filter(isOpen).map((item) => node(item.key, item.label, { vue_url: item.route, jumpUrl: item.jumpUrl ?? '' }))
      return items.length > 0 ? [node(group.key, group.label, { children: items })] : []
    })
    return groups.length > 0 ? [node(top.key, top.label, { logo: top.icon ?? '', children: groups })] : []
  })
}

/** The plan of a route. @throws CallError where no page has it */
export async function planElsewhere(route: string, matches: (pattern: string, path: string) => boolean): Promise<PagePlan> {
  const { pages } = await site()
  const page = pages.find((one) => one.route === route) ?? pages.find((one) => matches(one.route, route))
  if (!page) throw new CallError('malformed', `没有页面 ${route}`)
  return sitePlan(BASE_PATH, page.page)
}

/** Rows of an entity to choose from, by the list that some family has of it; none where there is no such list. @throws CallError */
export async function choicesElsewhere(
  { entity, keyword, values, page = 1, pageSize = 50, filter }: OptionsQuestion,
  ask: (call: CallRef, question: ListRequest) => Promise<ListAnswer>,
): Promise<OptionsPage> {
  const choice = (await site()).choices[entity]
  if (!choice) return { list: [], total: 0 }
  const { key, label } = choice
  const word: Condition | undefined = keyword && choice.search ? { field: label, op: 'contains', value: keyword } : undefined
  const chosen: Condition | undefined = values && choice.many ? { field: key, op: 'in', value: values } : undefined
  const where = allOf([word, chosen, filter])
  const { list, total } = await ask(choice.list, { page, pageSize: values?.length ?? pageSize, ...(where ? { filter: where } : {}) })
  const found = list.map((row) => ({ value: String(row[key]), label: String(row[label] ?? row[key]) }))
  const kept = keyword && !choice.search ? found.filter((one) => one.label.includes(keyword)) : found
  return { list: values ? kept.filter(({ value }) => values.includes(value)) : kept, total }
}
