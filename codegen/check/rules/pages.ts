/** What pages say among each other and of their tabs: routes, links, what tabs take, how rows are drawn. */
import type { Node } from 'jsonc-parser'
import { ownRouteAt } from '../../../contract/own-addresses'
import { infoOf } from '../fields'
import { didYouMean, oneOf } from '../nearest'
import { child, entries, items, text, texts } from '../node'
import { scopeOfList } from '../scope'
import { INHERITABLE } from '../page-views'
import type { ListView, PageView } from '../page-views'
import { nameOf } from './lists'
import type { SourceFile } from '../../read/source'
import { eachLink } from './links'
import type { Rule, RuleContext } from './context'

function isMisnamed(context: RuleContext, file: SourceFile): boolean {
  return [...file.problems, ...context.world.shape(file).problems].some(({ code }) => code === 'SCH103' || code === 'SCH105')
}

/** What an address bar does not tell apart: letters in either case, and what a parameter is called. */
function alike(route: string): string {
  return route.toLowerCase().replace(/:[^/]+/g, ':')
}

/** SCH531: routes are told apart, whatever their parameters are called, and name each parameter once. */
export const oneRouteOnePage: Rule = (context) => {
  const firsts = new Map<string, PageView>()
  for (const page of context.world.pages.values()) {
    if (page.route === undefined) continue
    const names: string[] = page.route.match(/:[^/]+/g) ?? []
    const twice = names.find((name, at) => names.indexOf(name) !== at)
    if (twice !== undefined) {
      context.error(
        'SCH531', page.file, child(page.node, 'route'), `the route "${page.route}" names ${twice} twice; an address gives it one value.`,
        'Give each part of the route a name of its own',
      )
    }
    const first = context.world.routes.get(page.route)
    const near = firsts.get(alike(page.route))
    if (!near) firsts.set(alike(page.route), page)
    else if (first === page && !isMisnamed(context, near.file) && !isMisnamed(context, page.file)) {
      context.error(
        'SCH531', page.file, child(page.node, 'route'),
        `the route "${page.route}" is told from "${near.route}" of ${near.file.path} by the case of letters or the name of a parameter alone.`,
        'Give each page a route that people can tell apart',
      )
    }
    // A copy that still has its name, or stands elsewhere, is told as that.
    if (first && first !== page && !isMisnamed(context, first.file) && !isMisnamed(context, page.file)) {
      context.error(
        'SCH531', page.file, child(page.node, 'route'),
        `the route "${page.route}" is taken by ${first.file.path}.`,
        'Give each page its own route',
      )
    }
  }
}

/** A page does not stand where the app draws something of its own. */
export const routesAreFree: Rule = (context) => {
  for (const page of context.world.pages.values()) {
    const own = page.route === undefined ? undefined : ownRouteAt(page.route, page.name)
    if (own === undefined || isMisnamed(context, page.file)) continue
    context.error(
      'SCH564', page.file, child(page.node, 'route'),
      `the route "${page.route}" is the product's own (${own}), so this page would never be seen.`,
      'Give the page another route',
    )
  }
}

/** What only a list says; a page of kind tabs says it in its tabs. */
const OF_TABS = ['list', 'pivot', 'pageSize', 'view', 'calendar', 'expand']

/** SCH504, SCH528–530, SCH563: only pages of kind tabs have tabs, told apart, and what they inherit the page says. */
export const tabsAreTabs: Rule = (context) => {
  for (const page of context.pages) {
    const { file, node } = page
    const tabs = child(node, 'tabs')
    if (page.kind === undefined) continue
    if (page.kind !== 'tabs') {
      if (tabs) context.error(
        'SCH504', file, tabs.parent,
        `a page of kind ${page.kind} has no tabs.`,
        'Say "kind": "tabs", or take the tabs away',
      )
      continue
    }
    if (page.state === 'built' && context.lacks(file, node, 'tabs')) {
      context.error('SCH504', file, child(node, 'kind'), 'a page of kind tabs needs "tabs".', 'Add "tabs": [{"code": …, "title": …, …}]')
      continue
    }
    for (const key of OF_TABS) {
      const said = child(node, key)
      if (said) context.error(
        'SCH528', file, said.parent,
        `on a page with tabs "${key}" is said by each tab; no tab takes it from the page.`,
        'Move it into the tab it is meant for',
      )
    }
    tabsInherit(context, page, items(tabs))
  }
}

function tabsInherit(context: Parameters<Rule>[0], page: PageView, tabs: Node[]): void {
  const { file, node } = page
  const codes = new Set<string>()
  const titles = new Set<string>()
  const taken = new Set<string>()
  for (const tab of tabs) {
    const code = text(child(tab, 'code'))
    if (code !== undefined && codes.has(code)) {
      context.error(
        'SCH529', file, child(tab, 'code'),
        `two tabs have the code "${code}".`,
        'The address knows a tab by its code; give each its own',
      )
    }
    if (code !== undefined) codes.add(code)
    const title = text(child(tab, 'title'))
    if (title !== undefined && titles.has(title)) {
      context.error(
        'SCH563', file, child(tab, 'title'),
        `two tabs are called "${title}".`,
        'People choose by these words; give each its own',
      )
    }
    if (title !== undefined) titles.add(title)
    for (const part of items(child(tab, 'inherits'))) {
      const name = text(part) ?? ''
      taken.add(name)
      if (INHERITABLE.some((known) => known === name) && context.lacks(file, node, name)) {
        context.error(
          'SCH530', file, part,
          `the tab "${code}" inherits "${name}", of which the page says nothing.`,
          `Say "${name}" on the page, or in the tab itself`,
        )
      }
    }
  }
  if (tabs.length === 0) return
  for (const key of INHERITABLE) {
    const said = child(node, key)
    // Inherited actions bring the page's dialogs along.
    if (said && !taken.has(key) && !(key === 'dialogs' && taken.has('actions'))) {
      context.error(
        'SCH530', file, said.parent,
        `no tab inherits the page's "${key}".`,
        `Add "${key}" to a tab's "inherits", or move it into the tab`,
      )
    }
  }
}

/** SCH532: "calendar" and the view of that name go together, and its words are dimensions and a measure. */
export const calendarsHaveDays: Rule = (context) => {
  for (const list of context.pages.flatMap(({ lists }) => lists)) {
    const { file } = list.page
    const view = list.part('view')
    const calendar = list.part('calendar')
    if (text(view) === 'calendar' && !calendar && context.lacks(file, list.node, 'calendar')) {
      context.error(
        'SCH532', file, view,
        `${nameOf(list)} is drawn as a calendar and does not say of what.`,
        'Add "calendar": {"row": [dimensions], "day": dimension, "value": measure}',
      )
    } else if (calendar && text(view) !== 'calendar') {
      context.error(
        'SCH532', file, calendar.parent,
        `${nameOf(list)} says "calendar" and is drawn as a table.`,
        'Add "view": "calendar", or take "calendar" away',
      )
    } else if (calendar) {
      daysAreAsked(context, list, calendar)
      missingIsBrought(context, list, calendar)
    }
  }
}

/** What a gap is pressed for is an action of the list itself. */
function missingIsBrought(context: RuleContext, list: ListView, calendar: Node): void {
  const missing = child(calendar, 'missing')
  const name = text(missing)
  if (name === undefined) return
  const there = list.parts('actions').flatMap((actions) => items(child(actions, 'page'))).flatMap((action) => text(child(action, 'action')) ?? [])
  if (there.includes(name)) return
  context.error(
    'SCH532', list.page.file, missing,
    `${nameOf(list)} has no action "${name}" under "page".`,
    there.length > 0 ? `Name ${oneOf(there.map((one) => `"${one}"`))}` : 'Say "actions": {"page": [...]} in the list, and name one of them',
  )
}

/** The rows that a calendar lays out are split by its lines and its day, whichever way people choose. */
function daysAreAsked(context: RuleContext, list: ListView, calendar: Node): void {
  const { file } = list.page
  const day = child(calendar, 'day')
  const dataset = context.world.datasets.get(list.dataset ?? '')
  const by = dataset?.dimensions.get(text(day) ?? '')?.by
  if (dataset?.dimensions.has(text(day) ?? '') && by !== 'day') {
    context.error('SCH532', file, day, `a calendar has a square for each day; "${text(day)}" is no dimension by day.`, 'Name a dimension that says "by": "day"')
    return
  }
  for (const way of items(list.part('rows'))) {
    const split = child(way, 'by')
    const lacking = [day, ...items(child(calendar, 'row'))].find((node) => {
      const name = text(node)
      return name !== undefined && dataset?.dimensions.has(name) && !texts(split).includes(name)
    })
    if (!split || !lacking) continue
    context.error(
      'SCH532', file, split,
      `the calendar is laid out by "${text(lacking)}", and these rows are not split by it.`,
      `Add "${text(lacking)}" to "by", or change the calendar`,
    )
  }
}

/** What may stand behind ?tab= of a page: its lists, or the sheets of a print page. */
function tabsOf(page: PageView): { name: string }[] {
  const sheets = items(child(page.node, 'sheets')).flatMap((sheet) => text(child(sheet, 'code')) ?? [])
  return [...page.lists.flatMap((list) => list.tab ?? []), ...sheets].map((name) => ({ name }))
}

/** A sheet that is taken over from another page is there, and that page lends no sheet which it has borrowed itself. */
export const sheetsAreThere: Rule = (context) => {
  for (const { file, node } of context.world.pages.values()) {
    for (const choice of items(child(node, 'sheets'))) {
      const target = context.world.routes.get(text(child(choice, 'page')) ?? '')
      if (!target || context.world.sharedRoutes.has(target.route ?? '')) continue
      const tab = text(child(choice, 'tab'))
      const own = items(child(target.node, 'sheets'))
        .filter((sheet) => !child(sheet, 'page'))
        .flatMap((sheet) => text(child(sheet, 'code')) ?? [])
        .map((name) => ({ name }))
      const isThere =
        tab === undefined
          ? target.kind === 'print' && (own.length > 0 || child(target.node, 'sheet') !== undefined)
          : own.some(({ name }) => name === tab)
      if (!isThere) context.error(
        'SCH533', file, child(choice, tab === undefined ? 'page' : 'tab'),
        `the page ${target.route} has no sheet${tab === undefined ? '' : ` "${tab}"`} of its own.${tab === undefined ? '' : didYouMean(tab, own)}`,
        `Its sheets are in ${target.file.path}`,
      )
    }
  }
}

/** A link names a tab that is there, and fills filters that the other page's rows have. */
export const linksArrive: Rule = (context) => eachLink(context, ({ file, link, target }) => {
  const { world } = context
  const tabNode = child(link, 'tab')
  const tab = text(tabNode)
  const codes = tabsOf(target)
  // What a planned page does not say yet may still come.
  if (target.state === 'planned' && tab !== undefined && codes.length === 0) return
  if (tab !== undefined && !codes.some(({ name }) => name === tab)) {
    context.error('SCH533', file, tabNode, `the page ${target.route} has no tab "${tab}".${didYouMean(tab, codes)}`, `Its tabs are in ${target.file.path}`)
    return
  }
  const lists = target.lists.filter((list) => tab === undefined || list.tab === tab)
  const scopes = lists.flatMap((list) => scopeOfList(world, list))
  if (scopes.length < lists.length || lists.length === 0) return
  for (const { key, keyNode } of entries(child(link, 'with'))) {
    if (!scopes.some((scope) => infoOf(world, scope, key))) context.error(
      'SCH533', file, keyNode, `the rows of ${target.route} have no field "${key}" to filter by.`, `The page is in ${target.file.path}`,
    )
  }
})

/** An entity is at home where its rows are listed, on a page that can be opened. */
export const homesListRows: Rule = (context) => {
  const { world } = context
  for (const { name, file } of context.entities) {
    const home = child(file.node, 'home')
    const target = world.routes.get(text(child(home, 'page')) ?? '')
    if (!home || !target || world.sharedRoutes.has(target.route ?? '')) continue
    const tabNode = child(home, 'tab')
    const tab = text(tabNode)
    const list = tab === undefined ? target.lists[0] : target.lists.find((one) => one.tab === tab)
    if (list?.entity === name && target.state !== 'planned') continue
    const where = tab === undefined ? `the page ${target.route}` : `the tab "${tab}" of ${target.route}`
    context.error(
      'SCH533', file, tabNode ?? child(home, 'page'),
      target.state === 'planned'
        ? `${where} is planned: names would lead where nothing is.`
        : `${where} ${list ? `lists rows of ${list.entity ?? list.dataset ?? 'nothing'}, not of ${name}` : `has no list`}.`,
      `The page is in ${target.file.path}`,
    )
  }
}

/** Menu keys are one each, and an item leads to a page of its own. */
export const menuKeysOnce: Rule = (context) => {
  const { menu } = context.world
  if (!menu?.node) return
  const seen = new Set<string>()
  const routes = new Set<string>()
  const visit = (list: Node | undefined): void => {
    for (const item of items(list)) {
      const node = child(item, 'key')
      const key = text(node)
      if (key !== undefined && seen.has(key)) context.error(
        'SCH610', menu, node,
        `the menu key ${key} is taken.`,
        'Roles know a menu by its key; give each its own',
      )
      if (key !== undefined) seen.add(key)
      const leads = child(item, 'route')
      const route = text(leads)
      if (route !== undefined && routes.has(route)) context.error(
        'SCH610', menu, leads,
        `the menu leads to ${route} twice; a right to a page is given in one place.`,
        'Take one of the items away',
      )
      if (route !== undefined) routes.add(route)
      visit(child(item, 'children'))
    }
  }
  visit(child(menu.node, 'menu'))
}

/** A right that needs another is given with it; in a circle nobody could be given the first of them. */
export const rightsNeedNoCircle: Rule = (context) => {
  const { menu } = context.world
  const rights = entries(child(menu?.node, 'permissions'))
  const needs = new Map(rights.map(({ key, value }) => [key, items(child(value, 'needs'))]))
  const told = new Set<string>()
  /** The way from a right back to itself, or undefined. */
  const circle = (start: string): { way: string[]; node: Node } | undefined => {
    const seen = new Set<string>()
    const visit = (name: string, way: string[], first: Node | undefined): { way: string[]; node: Node } | undefined => {
      for (const node of needs.get(name) ?? []) {
        const next = text(node) ?? ''
        if (next === start) return { way: [...way, next], node: first ?? node }
        if (seen.has(next)) continue
        seen.add(next)
        const found = visit(next, [...way, next], first ?? node)
        if (found) return found
      }
      return undefined
    }
    return visit(start, [start], undefined)
  }
  for (const { key } of rights) {
    const found = told.has(key) ? undefined : circle(key)
    if (!menu || !found) continue
    for (const name of found.way) told.add(name)
    context.error(
      'SCH619', menu, found.node,
      found.way.length === 2
        ? `the permission "${key}" needs itself, so it opens nothing more.`
        : `the permissions ${found.way.map((name) => `"${name}"`).join(' → ')} need each other, so none is given without all.`,
      'Take one of the "needs" away: a permission needs what is given before it',
    )
  }
}
