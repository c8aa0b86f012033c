/** The bodies of pages that are no lists: which kind has which, what no body draws, and names of code that pages and fields say. */
import type { Node } from 'jsonc-parser'
import { SCREENS } from '../../../contract/part-names'
import type { PageKind } from '../../../contract/plan'
import { infoOf } from '../fields'
import { didYouMean, oneOf } from '../nearest'
import { child, entries, holder, items, text } from '../node'
import { scopesAt } from '../scope'
import { BODY_KINDS } from '../page-views'
import type { PageView } from '../page-views'
import type { SourceFile } from '../../read/source'
import type { Rule, RuleContext } from './context'
import { namesOfCode } from './context'
import { eachField } from './entities'

/** What only pages of these kinds say. "tabs" has a rule of its own. */
const WORDS: Record<string, PageKind[]> = {
  cards: ['board', 'list', 'tabs'], imports: ['board'], arranged: ['board'],
  form: ['form'], steps: ['steps'], sections: ['detail'], get: ['detail'], sheet: ['print'], sheets: ['print'],
  filters: ['list', 'tabs', 'board'], currency: ['list', 'tabs', 'board'], list: ['list', 'tabs', 'board'],
  actions: ['list', 'tabs', 'detail'], dialogs: ['list', 'tabs', 'detail'],
}
for (const key of [
  'export',
  'rows',
  'columns',
  'pivot',
  'compare',
  'where',
  'sort',
  'pageSize',
  'total',
  'view',
  'calendar',
  'marks',
  'expand',
  'tree',
  'group',
  'empty',
  'filterTemplates',
]) {
  WORDS[key] = ['list', 'tabs']
}

/** What a built page of the kind cannot do without. */
const NEEDS: Partial<Record<PageKind, string[]>> = { board: ['cards'], form: ['form'], steps: ['steps'], detail: ['get', 'sections'], print: ['sheet'] }

const KINDS: readonly string[] = ['list', 'tabs', 'board', 'form', 'steps', 'detail', 'print', 'screen'] satisfies PageKind[]

function kindOf({ kind }: PageView): PageKind | undefined {
  return kind !== undefined && KINDS.includes(kind) ? (kind as PageKind) : undefined
}

/** SCH537: a page says the words of its own kind alone, and a built one says those that its kind needs. */
export const kindsHaveTheirBody: Rule = (context) => {
  for (const page of context.pages) {
    const { file, node } = page
    const kind = kindOf(page)
    if (!kind) continue
    for (const [key, kinds] of Object.entries(WORDS)) {
      const said = child(node, key)
      if (said && !kinds.includes(kind)) context.error(
        'SCH537', file, said.parent,
        `a page of kind ${kind} has no "${key}".`,
        `It is said on pages of kind ${oneOf(kinds)}`,
      )
    }
    const missing =
      page.state === 'built'
        ? (NEEDS[kind] ?? []).find((key) => context.lacks(file, node, key) && !(key === 'sheet' && child(node, 'sheets')))
        : undefined
    if (missing !== undefined) context.error(
      'SCH537', file, child(node, 'kind'),
      `a built page of kind ${kind} needs "${missing}".`,
      'Say it, or say "state": "planned"',
    )
  }
}

/** A form about one row says nothing that is for rows the address names, and is a page of its own. */
export const oneRowAlone: Rule = (context) => {
  for (const { file, node, kind } of context.pages) {
    const steps = items(child(node, 'steps')).flatMap((step) => child(child(step, 'form'), 'one') ?? [])
    for (const one of steps) context.error(
      'SCH558', file, one.parent,
      'a step has no "one": it writes what the steps before it chose.',
      'Say "one" of a page of kind form',
    )
    const form = child(node, 'form')
    if (kind !== 'form' || !child(form, 'one')) continue
    for (const key of ['load', 'edit', 'items', 'after']) {
      const said = child(form, key)
      if (said) context.error(
        'SCH558', file, said.parent,
        `a form with "one" has no "${key}": it is about one row, which "submit" writes.`,
        `Take "${key}" away, or "one"`,
      )
    }
  }
}

/** What a form gives is a value of a field of its rows; suggestions and reviews are drawn in steps alone. */
export const formsGiveFields: Rule = (context) => {
  for (const { file, node } of context.pages) {
    for (const key of ['suggests', 'review']) {
      const said = child(child(node, 'form'), key)
      if (said) context.error('SCH570', file, said.parent, `"${key}" is drawn in the forms of steps alone.`, 'Take it away, or make the page one of kind steps')
    }
    const forms = [child(node, 'form'), ...items(child(node, 'steps')).map((step) => child(step, 'form'))].flatMap((form) => form ?? [])
    for (const form of forms) {
      const add = context.world.calls.get(text(child(form, 'submit')) ?? '')?.does
      const entity = context.world.entities.get(add?.verb === 'add' ? add.target : '')
      if (!entity) continue
      for (const { key, keyNode } of entries(child(form, 'gives'))) {
        if (!entity.fields.has(key)) context.error(
          'SCH570', file, keyNode,
          `"gives": ${entity.name} has no such field "${key}".${didYouMean(key, [...entity.fields.keys()].map((name) => ({ name })))}`,
          `Its fields are in ${entity.file.path}`,
        )
      }
    }
  }
}

/** A hand-written screen is built when there is code of its name; its file only says that the route is there. */
export const screensAreDrawn: Rule = (context) => {
  for (const page of context.pages) {
    const name = text(child(page.node, 'page')) ?? ''
    if (page.kind === 'screen' && page.state === 'built' && !SCREENS.includes(name)) context.error(
      'SCH538', page.file, child(page.node, 'kind'),
      `no screen "${name}" is written; there are: ${SCREENS.join(', ')}.`,
      'Say "state": "planned", or another kind',
    )
  }
}

/** Cards and steps are known by their codes, as tabs are. */
export const partsHaveCodes: Rule = (context) => {
  for (const { file, node } of context.pages) {
    for (const key of ['cards', 'steps', 'sheets']) {
      const seen = new Set<string>()
      for (const part of items(child(node, key))) {
        const code = text(child(part, 'code'))
        if (code !== undefined && seen.has(code)) context.error(
          'SCH529', file, child(part, 'code'),
          `two ${key} have the code "${code}".`,
          'Give each its own',
        )
        if (code !== undefined) seen.add(code)
      }
    }
  }
}

/** A card obeys filters that the board has. */
export const cardsFollowFilters: Rule = (context) => {
  for (const { file, node } of context.pages) {
    const filters = items(child(node, 'filters'))
    const there = filters.flatMap((filter) => text(filter) ?? text(child(filter, 'field')) ?? [])
    if (filters.some((filter) => child(filter, 'set'))) continue
    for (const card of items(child(node, 'cards'))) {
      for (const followed of items(child(card, 'follows'))) {
        const name = text(followed)
        if (name !== undefined && !there.includes(name)) context.error(
          'SCH533', file, followed,
          `the page has no filter "${name}" that the card could follow.${didYouMean(name, there.map((other) => ({ name: other })))}`,
          there.length > 0 ? `Its filters are: ${there.join(', ')}` : 'Say "filters" on the page',
        )
      }
    }
  }
}

/** A board is arranged for roles that a company starts with, by cards and filters that it has. */
export const boardsArrangeWhatTheyHave: Rule = (context) => {
  const { menu } = context.world
  const roles = entries(child(menu?.node, 'roles')).map(({ key }) => key)
  for (const { file, node } of context.pages) {
    const fields = items(child(node, 'filters')).flatMap((filter) => text(filter) ?? text(child(filter, 'field')) ?? [])
    const cards = items(child(node, 'cards')).flatMap((card) => text(child(card, 'code')) ?? [])
    for (const one of items(child(node, 'arranged'))) {
      const said: [string, readonly string[], Node[]][] = [
        ['role', roles, items(child(one, 'roles'))], ['card', cards, [...items(child(one, 'cards')), ...items(child(one, 'away'))]],
        ['filter', fields, entries(child(one, 'filters')).map(({ keyNode }) => keyNode)],
      ]
      for (const [what, there, nodes] of said) for (const named of nodes) {
        const name = text(named)
        if (name === undefined || there.includes(name)) continue
        context.error(
          'SCH566', file, named,
          `there is no ${what} "${name}" to arrange the board ${what === 'role' ? 'for' : 'by'}.${didYouMean(name, there.map((other) => ({ name: other })))}`,
          there.length > 0 ? `There are: ${there.join(', ')}` : `The page has no ${what} at all`,
        )
      }
    }
  }
}

/** A card of one tab names a tab that there is. */
export const cardsStandAboveTabs: Rule = (context) => {
  for (const { file, node, lists } of context.pages) {
    const tabs = lists.flatMap(({ tab }) => tab ?? [])
    for (const card of items(child(node, 'cards'))) {
      const said = child(card, 'tab')
      const name = text(said)
      if (name === undefined || tabs.includes(name)) continue
      context.error(
        'SCH814', file, said,
        `the page has no tab "${name}" that the card could stand above.${didYouMean(name, tabs.map((other) => ({ name: other })))}`,
        tabs.length > 0 ? `Its tabs are: ${tabs.join(', ')}` : 'Take "tab" out: only pages of kind "tabs" have some',
      )
    }
  }
}

/** On pages that are no lists: columns, fields and barcodes never show a secret. */
export const bodiesKeepSecrets: Rule = (context) => {
  for (const { file, kind } of context.pages) {
    if (!BODY_KINDS.includes(kind)) continue
    const named = [
      ...context.noted(file, 'column').map((column) => child(column, 'field') ?? column),
      ...context.noted(file, 'sheetPart').flatMap((part) => child(part, 'barcode') ?? child(part, 'unless') ?? []),
    ]
    for (const node of named) {
      const path = text(node)
      if (
        path === undefined ||
        path.includes('.') ||
        !scopesAt(context.world, file, node).some((scope) => infoOf(context.world, scope, path)?.field?.secret)
      )
        continue
      context.error('SCH534', file, node, `"${path}" is secret: it is kept and never answered.`, 'Take it off the page')
    }
  }
}

/** A tree needs an entity with one; on planned pages too. */
export const treesHaveParents: Rule = (context) => {
  for (const { file } of context.pages) {
    for (const tree of context.noted(file, 'tree')) {
      if (tree.value !== true) continue
      const list = holder(tree)
      const scopes = scopesAt(context.world, file, child(list, 'columns')?.children?.[0] ?? tree)
      const flat = scopes.find((scope) => scope.type !== 'entity' || !child(scope.entity.file.node, 'tree'))
      if (flat) context.error(
        'SCH539', file, tree.parent,
        flat.type === 'entity' ? `${flat.entity.name} has no tree.` : `the rows are of the dataset ${flat.dataset.name}, which has no tree.`,
        flat.type === 'entity' ? `Say "tree": {"parent": field} in ${flat.entity.file.path}` : 'Rows stand below one another on pages with "entity"',
      )
    }
  }
}

/** SCH525: a column that is edited in its cells is a field of the row itself that staff write. */
export const editedCellsAreWritten: Rule = (context) => {
  for (const { file } of context.pages) {
    for (const column of context.noted(file, 'column')) {
      const path = text(child(column, 'field'))
      const fieldNode = child(column, 'field')
      if (path === undefined || !fieldNode || child(column, 'edit')?.value !== true) continue
      for (const scope of scopesAt(context.world, file, fieldNode)) {
        const field = infoOf(context.world, scope, path)
        if (!field || (field.field?.editable && !field.field.server && !field.field.formula && !path.includes('.'))) continue
        context.error(
          'SCH525', file, child(column, 'edit')?.parent,
          `column "${path}": the field is not written by staff, so its cells cannot be edited.`,
          'Say "edit": true of the field in its entity, or take it away here',
        )
        break
      }
    }
  }
}

/** SCH230: every part that a page names is one of code. Lets all be where nothing is known of the code. */
export const partsAreThere: Rule = (context) => {
  const parts = namesOfCode(context.facts, 'parts')
  if (!parts) return
  for (const file of context.world.sources.of('page').values()) {
    for (const node of context.noted(file, 'part')) {
      const name = text(node)
      if (name !== undefined && !parts.includes(name)) context.error(
        'SCH230', file, node,
        `there is no part "${name}".${didYouMean(name, parts.map((other) => ({ name: other })))}`,
        parts.length > 0 ? `Parts: ${parts.join(', ')}` : 'No part is registered yet; use the columns and kinds there are',
      )
    }
  }
}

/** Rows that the server makes name a function that is there. */
export const rowFunctionsAreThere: Rule = (context) => {
  for (const { file } of context.entities) for (const word of ['compute', 'later']) functionIsThere(context, file, child(file.node, word))
}

/** False where the function is told to be missing. */
function functionIsThere(context: RuleContext, file: SourceFile, compute: Node | undefined): boolean {
  const known = namesOfCode(context.facts, 'functions')
  const nameNode = child(compute, 'function')
  const name = text(nameNode)
  if (!known || name === undefined || known.includes(name)) return true
  context.error(
    'SCH231', file, nameNode,
    `the server has no function "${name}".${didYouMean(name, known.map((other) => ({ name: other })))}`,
    known.length > 0 ? `Functions: ${known.join(', ')}` : 'No function is registered yet; say a formula, or let an import or a form fill the field',
  )
  return false
}

/** A computed field names a function that is there, and is said in one way only. */
export const functionsAreThere: Rule = (context) => eachField(context, ({ file }, field) => {
  const compute = child(field.node, 'compute')
  if (!compute || !functionIsThere(context, file, compute)) return
  for (const key of ['formula', 'edit', 'derive', 'default']) {
    const said = child(field.node, key)
    if (said && said.value !== false) context.error(
      'SCH310', file, said,
      `field "${field.name}" is computed by the server; "${key}" is for fields that are kept as they are written.`,
      `Take "${key}" away, or "compute"`,
    )
  }
})
