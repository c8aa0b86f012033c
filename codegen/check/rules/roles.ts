/** What the roles of schemas/menu.json may see, and where they begin. */
import type { Node } from 'jsonc-parser'
import { child, entries, items, text, texts } from '../node'
import type { Rule } from './context'

/** SCH611: a role has everything or a list. SCH618: some role has everything. */
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

/** Pages that a role begins with are pages that its menu opens. */
export const rolesOpenTheirStarts: Rule = (context) => {
  const { menu, routes } = context.world
  if (!menu) return
  for (const { key, value } of entries(child(menu.node, 'roles'))) {
    if (child(value, 'everything')?.value === true) continue
    const opened = routesUnder(menu.node, new Set(texts(child(value, 'menus'))))
    for (const node of items(child(value, 'starts'))) {
      const page = routes.get(text(node) ?? '')
      const leansOn = text(child(page?.node, 'opensWith'))
      if (!page || page.access !== 'menu' || opened.has(page.route ?? '') || (leansOn !== undefined && opened.has(leansOn))) continue
      context.error(
        'SCH621', menu, node,
        `the role "${key}" begins with ${page.route}, which its menu does not open.`,
        'Give the role its menu item, or begin with another page',
      )
    }
  }
}

/** Routes of the items that stand under these keys, or are named by one. */
function routesUnder(root: Node | undefined, keys: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const visit = (list: Node | undefined, given: boolean): void => {
    for (const item of items(list)) {
      const here = given || keys.has(text(child(item, 'key')) ?? '')
      const route = text(child(item, 'route'))
      if (here && route !== undefined) found.add(route)
      visit(child(item, 'children'), here)
    }
  }
  visit(child(root, 'menu'), false)
  return found
}
