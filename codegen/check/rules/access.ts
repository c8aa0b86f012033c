/**
 * Who may use what, as far as files say it (docs/access.md): a page that everybody may open opens no call by itself, what writes
 * is an action that a role may be denied, and a call for everybody signed in is about nobody else.
 */
import type { Node } from 'jsonc-parser'
import { around, child, items, text, truth } from '../node'
import type { PageView } from '../page-views'
import type { CallView } from '../views'
import type { Rule } from './context'

const WRITING = ['add', 'edit', 'remove', 'import', 'transition', 'export']

function writes({ node, does }: CallView): boolean {
  return truth(child(node, 'writes')) ?? (does !== undefined && WRITING.includes(does.verb))
}

/** Is this part of a page only for who may open another: by `opensWith` around it, or as a number that waits on another list? */
function hasItsOwnRight(node: Node): boolean {
  for (const outer of around(node)) if (child(outer, 'opensWith') || (child(outer, 'go') && child(outer, 'list') === node)) return true
  return false
}

/** Keys of a card that does not ask the board's own call, or that only some have. */
const ASKS_OTHERWISE = ['list', 'opensWith', 'todos', 'start', 'part', 'missing']

/** A board's own call is asked by its cards alone: those that say none themselves. */
function isForOthersAlone(page: PageView, node: Node): boolean {
  return (
    page.kind === 'board' &&
    child(page.node, 'list') === node &&
    items(child(page.node, 'cards')).every((card) => ASKS_OTHERWISE.some((key) => child(card, key)))
  )
}

const isOpen = (page: PageView): boolean => page.access !== 'menu' && page.state === 'built'

/** What a page of the whitelist uses is opened by another page, which it names. */
export const openPagesLeanOnARight: Rule = (context) => {
  const { calls, pages, routes } = context.world
  const hint = 'Say "opensWith": the page of the menu whose right it leans on (docs/access.md)'
  for (const page of pages.values()) {
    if (!isOpen(page)) continue
    for (const use of context.world.shape(page.file).uses) {
      const call = use.kind === 'call' ? calls.get(use.name) : undefined
      if (call?.access !== 'page' || hasItsOwnRight(use.node) || isForOthersAlone(page, use.node)) continue
      context.error(
        'SCH540', page.file, use.node,
        `everybody signed in may open ${page.route}, and "${use.name}" needs a right that the page does not name.`,
        hint,
      )
    }
  }
  for (const call of calls.values()) {
    if (call.access !== 'page' || call.state === 'planned') continue
    for (const node of items(child(call.node, 'pages'))) {
      const page = routes.get(text(node) ?? '')
      if (page && isOpen(page) && !child(page.node, 'opensWith')) {
        context.error(
          'SCH540', call.file, node,
          `everybody signed in may open ${page.route}, and "${call.family}.${call.name}" needs a right that the page does not name.`,
          hint,
        )
      }
    }
  }
}

/** A right is leant on where roles give it: on a page of the menu, not on one that leans itself. */
export const rightsAreOfTheMenu: Rule = (context) => {
  for (const page of context.world.pages.values()) {
    for (const node of [child(page.node, 'opensWith'), ...items(child(page.node, 'sheets')).map((sheet) => child(sheet, 'opensWith'))]) {
      const host = context.world.routes.get(text(node) ?? '')
      if (!node || !host || (host.access === 'menu' && !child(host.node, 'opensWith'))) continue
      context.error(
        'SCH541', page.file, node,
        `${host.route} is no page that a role opens${host.access === 'menu' ? '; it opens with another itself' : ': everybody may open it'}.`,
        'Name the page of the menu itself',
      )
    }
  }
}

/** Reading may be said with the call; writing is an action of a page, by its name. */
export const writesAreActions: Rule = (context) => {
  for (const call of context.world.calls.values()) {
    const pages = child(call.node, 'pages')
    if (call.state === 'planned' || call.access !== 'page' || !pages || !writes(call)) continue
    context.error(
      'SCH612', call.file, pages.parent,
      `"${call.name}" writes, and a role can be denied an action only, not a page's use of a call.`,
      'Take "pages" away and say it under "uses" of the page: {"action": …, "label": …, "calls": […]}',
    )
  }
}

/** What everybody may ask is their own, is judged by the call itself, or tells nothing about rows. */
export const everybodysCallsAreHarmless: Rule = (context) => {
  for (const call of context.world.calls.values()) {
    const { access, does } = call
    if (!does || !['own', 'asked', 'signedIn'].includes(access)) continue
    const said = child(call.node, 'access')
    const scope = child(context.world.entities.get(does.target)?.file.node, 'scope')
    if (access === 'own') {
      if (does.verb === 'handler' || child(scope, 'own') || child(scope, 'owner')) continue
      context.error(
        'SCH613', call.file, said,
        `${does.target} has no rows of one's own: "${call.name}" would give everybody all of them.`,
        'Say "scope": {"own": field} of the entity, or take "access" away',
      )
    } else if (does.verb !== 'handler' && !(access === 'signedIn' && context.world.entities.get(does.target)?.shared)) {
      context.error(
        'SCH613', call.file, said,
        `"${call.name}" gives everybody signed in rows of ${does.target}.`,
        'Take "access" away: pages decide who may use it',
      )
    } else if (access === 'signedIn' && writes(call)) {
      context.error(
        'SCH613', call.file, said,
        `"${call.name}" writes what everybody of the company shares, and everybody signed in may use it.`,
        'Take "access" away, or say "own" or "asked"',
      )
    }
  }
}
