/** People choose by the words they read: what stands side by side (values, columns, filters, inputs, pages of a menu) is called differently. */
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { infoOf } from '../fields'
import { child, entries, items, keyOf, text, truth } from '../node'
import { menuItems, type PageView } from '../page-views'
import { scopesAt } from '../scope'
import type { Rule, RuleContext } from './context'
import { laidOut } from './layout'
import { nameOf, scopeAt, statedLists } from './lists'

/** Something with words, and the place that is told where another before it has the same. */
interface Called {
  words: string | undefined
  file: SourceFile
  node: Node
  /** What it is, as the message says it: value "uk". */
  is: string
}

function tellSame(context: RuleContext, all: readonly Called[], what: string, hint: string): void {
  const first = new Map<string, Called>()
  for (const called of all) {
    if (called.words === undefined) continue
    const other = first.get(called.words)
    if (!other) first.set(called.words, called)
    // Of one thing that stands there twice, its own rule tells.
    else if (other.is !== called.is) context.error(
      'SCH563', called.file, called.node,
      `${what} are called "${called.words}": ${other.is} and ${called.is}.`,
      hint,
    )
  }
}

/** Values that are offered in one select, and report formats, which people choose among when they import. */
export const valuesAreToldApart: Rule = (context) => {
  const { world } = context
  for (const { file, name } of world.enums.values()) {
    const offered = entries(child(file.node, 'values')).filter(({ value }) => truth(child(value, 'hidden')) !== true)
    tellSame(context, offered.map(({ key, keyNode, value }) => {
      const label = child(value, 'label') ?? value
      return { words: text(label), file, node: label.type === 'string' ? label : keyNode, is: `"${key}"` }
    }), `two values of the enum ${name}`, 'Give each its own label; one that is only met in old data is "hidden": true')
  }
  const formats = [...world.sources.of('report').values()].map((file) => ({ file, label: child(file.node, 'label') }))
  tellSame(context, formats.flatMap(({ file, label }) => (label ? [{ words: text(label), file, node: label, is: `"${file.name}"` }] : [])),
    'two report formats', 'Who imports a file chooses by these words; give each its own')
}

/** A value of a pivot and an earlier time carry words of their own beside the measure's. */
function isPart(path: string): boolean {
  return path.includes('@') || /\.(prev|delta|rate)$/.test(path)
}

/** Columns, and filters, of one list. */
export const columnsAreToldApart: Rule = (context) => {
  for (const list of statedLists(context)) {
    const scope = scopeAt(context, list)
    for (const key of ['columns', 'filters'] as const) {
      const what = key === 'columns' ? 'column' : 'filter'
      const placed = laidOut(context, list, key).flatMap(({ file, node, path, use }): Called[] => {
        if (path === undefined || isPart(path)) return []
        const label = child(node, 'label')
        // A set is right by itself: what it meets on a page is told where the page uses it.
        const place = use ? { file: list.page.file, node: use } : { file, node: label ?? node }
        return [{ words: text(label) ?? infoOf(context.world, scope, path)?.label, ...place, is: `"${path}"` }]
      })
      tellSame(context, placed, `two ${what}s of ${nameOf(list)}`, `Give one of them a "label" of its own: { "field": …, "label": … }`)
    }
  }
}

const FORMS = new Set(['fields', 'inputs'])

/** Inputs of one form or dialog. */
export const inputsAreToldApart: Rule = (context) => {
  for (const file of context.files) {
    if (file.kind !== 'page' && file.kind !== 'dialog') continue
    const visit = (node: Node): void => {
      if (node.type === 'array' && FORMS.has(keyOf(node) ?? '')) tellSame(
        context, items(node).flatMap((input) => calledInput(context, file, input)),
        'two inputs of one form', 'Give one of them a "label" of its own: { "field": …, "label": … }',
      )
      for (const inner of node.children ?? []) visit(inner)
    }
    if (file.node) visit(file.node)
  }
}

function calledInput(context: RuleContext, file: SourceFile, input: Node): Called[] {
  const label = child(input, 'label')
  const fieldNode = child(input, 'field') ?? (input.type === 'string' ? input : undefined)
  const path = text(fieldNode)
  const named = path ?? text(child(input, 'param'))
  if (named === undefined) return []
  const scopes = fieldNode ? scopesAt(context.world, file, fieldNode) : []
  const info = scopes.map((scope) => infoOf(context.world, scope, path ?? '')).find(Boolean)
  return [{ words: text(label) ?? info?.label, file, node: label ?? fieldNode ?? input, is: `"${named}"` }]
}

/** An old page and the one that took its place, or one kept at two addresses, may be called the same; never in one group of the menu. */
function areTwins(one: PageView, other: PageView): boolean {
  const isOld = [one, other].some(({ node }) => truth(child(node, 'legacy')) === true || child(node, 'replacedBy'))
  const rows = [one, other].map(({ node }) => text(child(node, 'entity')) ?? text(child(node, 'dataset')))
  return isOld || (rows[0] !== undefined && rows[0] === rows[1])
}

/** SCH563: no two pages that people choose among have one title. */
export const pagesAreToldApart: Rule = (context) => {
  const { world } = context
  const groups = new Map(menuItems(world.menu?.node).map(({ route, node }) => [route, node.parent]))
  const first = new Map<string, PageView>()
  for (const page of world.pages.values()) {
    // Of a copy at one address, and of a file in the wrong place, that is told.
    if (world.sharedRoutes.has(page.route ?? '') || page.file.problems.length > 0) continue
    const other = first.get(page.title)
    const title = child(page.node, 'title')
    if (!other || !title) {
      if (title) first.set(page.title, page)
      continue
    }
    const group = groups.get(page.route)
    if (areTwins(other, page) && (group === undefined || group !== groups.get(other.route))) continue
    context.error(
      'SCH563', page.file, title,
      `two pages are called "${page.title}"; the other is ${other.file.path}.`,
      'Give each its own title; one that another took the place of says "replacedBy"',
    )
  }
}
