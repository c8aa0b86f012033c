/** What pages say among each other and of their tabs: routes, links, what tabs take, how rows are drawn. */
import type { Node } from 'jsonc-parser'
import { infoOf } from '../fields'
import { didYouMean } from '../nearest'
import { child, entries, items, text, texts } from '../node'
import { scopeOfList } from '../scope'
import { INHERITABLE } from '../page-views'
import type { PageView } from '../page-views'
import { nameOf } from './lists'
import type { SourceFile } from '../../read/source'
import type { Rule, RuleContext } from './context'

function isMisnamed(context: RuleContext, file: SourceFile): boolean {
  return [...file.problems, ...context.world.shape(file).problems].some(({ code }) => code === 'SCH103' || code === 'SCH105')
}

export const oneRouteOnePage: Rule = (context) => {
  for (const page of context.world.pages.values()) {
    const first = context.world.routes.get(page.route ?? '')
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

/** What only a list says; a page of kind tabs says it in its tabs. */
const OF_TABS = ['list', 'pivot', 'pageSize', 'view', 'calendar', 'expand']

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
    }
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
export const linksArrive: Rule = (context) => {
  const { world } = context
  for (const file of world.sources.files) {
    for (const link of context.noted(file, 'link')) {
      const target = world.routes.get(text(child(link, 'page')) ?? '')
      if (!target || world.sharedRoutes.has(target.route ?? '')) continue
      const tabNode = child(link, 'tab')
      const tab = text(tabNode)
      const codes = tabsOf(target)
      // What a planned page does not say yet may still come.
      if (target.state === 'planned' && tab !== undefined && codes.length === 0) continue
      if (tab !== undefined && !codes.some(({ name }) => name === tab)) {
        context.error(
          'SCH533', file, tabNode,
          `the page ${target.route} has no tab "${tab}".${didYouMean(tab, codes)}`,
          `Its tabs are in ${target.file.path}`,
        )
        continue
      }
      const lists = target.lists.filter((list) => tab === undefined || list.tab === tab)
      const scopes = lists.flatMap((list) => scopeOfList(world, list))
      if (scopes.length < lists.length || lists.length === 0) continue
      for (const { key, keyNode } of entries(child(link, 'with'))) {
        if (!scopes.some((scope) => infoOf(world, scope, key))) {
          context.error(
            'SCH533', file, keyNode,
            `the rows of ${target.route} have no field "${key}" to filter by.`,
            `The page is in ${target.file.path}`,
          )
        }
      }
    }
  }
}

/** Menu keys are one each, and an item leads to a page of its own. */
export const menuKeysOnce: Rule = (context) => {
  const { menu } = context.world
  if (!menu?.node) return
  const seen = new Set<string>()
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
      visit(child(item, 'children'))
    }
  }
  visit(child(menu.node, 'menu'))
}

export const rolesAreSomething: Rule = (context) => {
  const { menu } = context.world
  for (const { key, keyNode, value } of entries(child(menu?.node, 'roles'))) {
    const all = child(value, 'everything')?.value === true
    const some = texts(child(value, 'menus')).length + texts(child(value, 'permissions')).length > 0
    if (menu && all && some) context.error(
      'SCH611', menu, keyNode,
      `the role "${key}" may see everything and lists what it may see.`,
      'Take "menus" and "permissions" away, or "everything"',
    )
  }
  const roles = child(menu?.node, 'roles')
  if (menu && roles && !entries(roles).some(({ value }) => child(value, 'everything')?.value === true)) context.error(
    'SCH618', menu, roles,
    'no role may see everything, so nobody could give a right to anybody.',
    'Say "everything": true of the administrators\' role',
  )
}
