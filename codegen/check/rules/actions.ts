/** What the actions and dialogs of a page must say so that each does exactly one thing that can be done. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { INPUT_KINDS } from '../../../src/controls/inputs/input-kinds'
import type { InputKind } from '../../../contract/plan'
import type { SourceFile } from '../../read/source'
import { oneOf } from '../nearest'
import { child, entries, items, text } from '../node'
import { scopesAt } from '../scope'
import type { ListView } from '../page-views'
import type { CallView, EntityView, FieldView } from '../views'
import { abilitiesAt, statedLists, nameOf } from './lists'
import type { Rule, RuleContext } from './context'
import { comparisons } from './conditions'
import { isOfSettings, settingDefaultFits } from './setting-defaults'
import { misfit } from './values'

const EFFECTS = ['dialog', 'call', 'download', 'go', 'import', 'transition', 'fields', 'template']
/** Effects that change many rows: where they stand, and the call they go through. */
const MANY = [{ word: 'fields', stands: 'bulk', verb: 'edit' }, { word: 'template', stands: 'page', verb: 'add' }]
const verbOf = ({ word, verb }: (typeof MANY)[number], node: Node): string => (word === 'template' && child(node, 'finds') ? 'edit' : verb)
/** Where a short action makes sense. */
const PLACES = new Map([
  ['add', ['page']], ['edit', ['row']], ['remove', ['row', 'bulk']], ['export', ['page', 'bulk']], ['refresh', ['page']],
  ['move_up', ['row']], ['move_down', ['row']], ['move_top', ['row']],
])

interface Placed {
  list: ListView
  place: string
  node: Node
}

function actionsOf(list: ListView): Placed[] {
  return list.parts('actions').flatMap(entries).flatMap(({ key, value }) => items(value).map((node) => ({ list, place: key, node })))
}

/** Visits every action of every list that the rules judge, with the place it stands under (page, bulk, row). */
export function eachAction(context: RuleContext, visit: (placed: Placed) => void): void {
  for (const list of statedLists(context)) for (const placed of actionsOf(list)) visit(placed)
}

/** The call of the list's family that does this with its rows. */
function callThat(context: RuleContext, list: ListView, verb: string): CallView | undefined {
  const family = (text(list.part('list')) ?? '').split('.')[0] ?? ''
  const target = list.dataset ?? list.entity
  const calls = [...(context.world.families.get(family)?.calls.values() ?? [])].filter(({ does }) => does?.verb === verb && does.target === target)
  return calls.find(({ state }) => state === 'built') ?? calls[0]
}

/** Whether staff may write it: edited by them, filled neither by the server nor by a formula. */
export function isWritable(field: FieldView): boolean {
  return field.editable && !field.server && !field.formula
}

/** SCH517: an action says exactly one effect; short ones (add, edit, …) need none. */
export const actionsDoOneThing: Rule = (context) => eachAction(context, ({ list, node }) => {
  if (node.type !== 'object') return
  const { file } = list.page
  const said = EFFECTS.filter((key) => child(node, key))
  const name = text(child(node, 'action')) ?? ''
  if (said.length > 1) {
    context.error(
      'SCH517', file, child(node, said[1] ?? '')?.parent,
      `action "${name}" does ${said.map((key) => `"${key}"`).join(' and ')} at once.`,
      'An action does one thing; make two of it',
    )
  } else if (said.length === 0 && !PLACES.has(name) && EFFECTS.every((key) => context.lacks(file, node, key))) {
    context.error('SCH517', file, node, `action "${name}" does nothing.`, `Say one of: ${EFFECTS.join(', ')}`)
  }
})

/** Those that stand at different times, each by its "when", may share a label. */
export const actionsAreToldApart: Rule = (context) => {
  for (const list of statedLists(context)) {
    for (const { key: place, value } of list.parts('actions').flatMap(entries)) {
      const before = new Map<string, Node>()
      for (const node of items(value)) {
        const label = text(child(node, 'label'))
        if (label === undefined) continue
        const other = before.get(label)
        before.set(label, node)
        if (!other || (child(other, 'when') && child(node, 'when'))) continue
        context.error(
          'SCH522', list.page.file, child(node, 'label'),
          `"${label}" already stands under "${place}", as action "${text(child(other, 'action')) ?? ''}".`,
          'Take one away, call it otherwise, or say "when" each of them stands there',
        )
      }
    }
  }
}

/** SCH518: short actions and those of many rows stand where they make sense. SCH824: one of the page depends on no row. */
export const actionsStandWhereTheyWork: Rule = (context) => eachAction(context, ({ list, place, node }) => {
  const { file } = list.page
  const short = text(node) ?? (EFFECTS.some((key) => child(node, key)) ? undefined : text(child(node, 'action')))
  const places = PLACES.get(short ?? '')
  if (places && !places.includes(place)) {
    context.error(
      'SCH518', file, node,
      `"${short}" cannot stand under "${place}".`,
      `It stands under ${oneOf(places.map((name) => `"${name}"`))}`,
    )
  }
  for (const { word, stands } of MANY) {
    const said = child(node, word)
    if (said && place !== stands) context.error(
      'SCH518', file, said.parent,
      `"${word}" cannot stand under "${place}".`,
      `It stands under "${stands}"`,
    )
  }
  const alike = place === 'bulk' ? undefined : child(node, 'alike')
  if (alike) context.error('SCH518', file, alike.parent, `"alike" compares chosen rows; under "${place}" nobody chooses several.`, 'It stands under "bulk"')
  const shows = child(node, 'shows')
  if (shows && (place !== 'row' || !child(node, 'dialog'))) context.error(
    'SCH518', file, shows.parent, '"shows" is read above what a dialog asks about one row.', 'It stands under "row", beside "dialog"',
  )
  if (place !== 'page' || node.type !== 'object') return
  looksAtSettings(context, list, child(node, 'when'))
  for (const key of ['with', 'transition']) {
    const said = child(node, key)
    if (said && !(key === 'with' && entries(said).every(({ value }) => value.type === 'object'))) context.error(
      'SCH518', file, said.parent,
      `"${key}" asks for a row; an action of the page has none.`,
      'Move the action to "row" or "bulk", or take it away',
    )
  }
})

/** An action of the page stands above all rows: what it depends on is the same for every one of them. */
function looksAtSettings(context: RuleContext, list: ListView, when: Node | undefined): void {
  const { file } = list.page
  const entity = context.world.entities.get(list.entity ?? '')
  for (const node of comparisons(when)) {
    for (const fieldNode of [child(node, 'field'), child(child(node, 'value'), 'field')]) {
      const path = text(fieldNode)
      if (!fieldNode || path === undefined || (entity && isOfSettings(entity, path))) continue
      context.error(
        'SCH824', file, fieldNode,
        `"when" of an action of the page looks at "${path}", and the page has no row that holds it.`,
        'Name a field of the company\'s settings, through a reference that says "one"; or move the action to "row" or "bulk"',
      )
    }
  }
}

/** A detail is of one row: nobody chooses rows there. */
export const detailsHaveOneRow: Rule = (context) => {
  for (const { file, node, kind } of context.pages) {
    const bulk = kind === 'detail' ? child(child(node, 'actions'), 'bulk') : undefined
    if (bulk) context.error(
      'SCH518', file, bulk.parent,
      'a page of kind detail shows one row; nothing is drawn of actions under "bulk".',
      'Move them to "row"',
    )
    for (const said of kind === 'detail' ? items(child(child(node, 'actions'), 'page')) : []) {
      const short = text(said) ?? (EFFECTS.some((key) => child(said, key)) ? undefined : text(child(said, 'action')))
      const places = PLACES.get(short ?? '')
      if (places && !places.includes('page')) context.error('SCH518', file, said, `"${short}" cannot stand under "page".`, 'It stands under "row"')
    }
  }
}

/** SCH519–521: the family has a built call for what a short action does, and staff may write some field. */
export const shortActionsHaveCalls: Rule = (context) => eachAction(context, ({ list, node }) => {
  const { file } = list.page
  const object = node.type === 'object' ? node : undefined
  const many = MANY.find(({ word }) => child(object, word))
  if (object && EFFECTS.some((key) => child(object, key) && key !== 'transition' && key !== many?.word)) return
  const name = text(node) ?? text(child(object, 'action')) ?? ''
  const target = list.dataset ?? list.entity
  if (target === undefined || !list.part('list') || !abilitiesAt(context, list)) return
  const need = (verb: string): void => {
    const call = callThat(context, list, verb)
    const family = (text(list.part('list')) ?? '').split('.')[0]
    if (!call) context.error(
      'SCH519', file, node,
      `no call of the family ${family} does {"${verb}": "${target}"}.`,
      `Add it to schemas/endpoints/${family}.json, or say what the action does`,
    )
    else if (call.state === 'planned') context.error(
      'SCH521', file, node,
      `"${name}" needs ${call.family}.${call.name}, which is planned.`,
      'Build the call first, or take the action off the page',
    )
  }
  if (many) {
    if (list.dataset !== undefined) context.error(
      'SCH520', file, node,
      `the rows of ${nameOf(list)} are calculated; there is nothing to ${verbOf(many, node)}.`,
      `Take "${many.word}" away`,
    )
    else need(verbOf(many, node))
    return
  }
  const step = text(child(object, 'transition'))
  if (step !== undefined) {
    if (context.world.entities.get(list.entity ?? '')?.lifecycle?.transitions.has(step)) need('transition')
    return
  }
  if (name === 'export' && !list.part('export')) {
    const can = abilitiesAt(context, list)
    if (can && !can.export && can.fallback.export) return
    if (!callThat(context, list, 'export')) {
      context.error(
        'SCH519', file, node,
        `${nameOf(list)} has the action "export" and no export call.`,
        'Add "export": "family.call" beside "list"',
      )
    }
    return
  }
  const entity = context.world.entities.get(list.entity ?? '')
  if (name === 'remove') return need('remove')
  if (name.startsWith('move_')) return need('edit')
  if (name !== 'add' && name !== 'edit') return
  if (list.parts('dialogs').some((dialogs) => child(dialogs, name))) return
  if (!entity) {
    if (list.dataset !== undefined) context.error(
      'SCH520', file, node,
      `the rows of ${nameOf(list)} are calculated; there is nothing to ${name}.`,
      `Add a dialog "${name}", or take the action away`,
    )
    return
  }
  if (![...entity.fields.values()].some(isWritable)) {
    context.error(
      'SCH520', file, node,
      `no field of ${entity.name} can be written, so "${name}" has nothing to ask for.`,
      `Say "edit": true of the fields that staff write, in ${entity.file.path}`,
    )
    return
  }
  need(name)
})

/** What a bulk edit changes and a template fills is written by staff, in the row itself. */
export const manyRowsAreWritten: Rule = (context) => eachAction(context, ({ list, node }) => {
  const { file } = list.page
  const entity = context.world.entities.get(list.entity ?? '')
  if (!entity) return
  for (const many of MANY) {
    const { word } = many
    const verb = verbOf(many, node)
    for (const named of items(child(node, word))) {
      const path = text(named) ?? ''
      const field = entity.fields.get(path)
      if ((!field && !path.includes('.')) || (field && isWritable(field) && !(verb === 'edit' && child(field.node, 'fixed')?.value === true))) continue
      context.error(
        'SCH525', file, named,
        `"${word}": ${path} is not ${verb === 'edit' ? 'changed' : 'written'} by staff.`,
        `Say "edit": true of the field in ${entity.file.path}, or take it away here`,
      )
    }
  }
})

/** A cell is saved by the call that edits a row of the list. */
export const editedCellsAreSaved: Rule = (context) => {
  for (const list of statedLists(context)) {
    if (!list.entity || !list.part('list') || !abilitiesAt(context, list)) continue
    const edited = list.parts('columns').flatMap(items).find((column) => child(column, 'edit')?.value === true)
    if (!edited) continue
    const call = callThat(context, list, 'edit')
    const family = (text(list.part('list')) ?? '').split('.')[0]
    if (!call) context.error(
      'SCH519', list.page.file, child(edited, 'edit')?.parent,
      `no call of the family ${family} does {"edit": "${list.entity}"}, so no cell can be saved.`,
      `Add it to schemas/endpoints/${family}.json, or take "edit" away`,
    )
    else if (call.state === 'planned') context.error(
      'SCH521', list.page.file, child(edited, 'edit')?.parent,
      `"edit" needs ${call.family}.${call.name}, which is planned.`,
      'Build the call first, or take "edit" away',
    )
  }
}

/** SCH524: permissions and the audit know an action by its name. */
export const actionsOnce: Rule = (context) => {
  for (const list of statedLists(context)) {
    const seen = new Set<string>()
    for (const { place, node } of actionsOf(list)) {
      const name = text(node) ?? text(child(node, 'action'))
      if (name === undefined) continue
      if (seen.has(`${place} ${name}`)) {
        context.error(
          'SCH524', list.page.file, child(node, 'action') ?? node,
          `${nameOf(list)} has the action "${name}" twice under "${place}".`,
          'Permissions and the audit know an action by its name; give each its own',
        )
      }
      seen.add(`${place} ${name}`)
    }
  }
}

/** A built page works: every call it names is built. */
export const builtPagesHaveBuiltCalls: Rule = (context) => {
  for (const page of context.pages) {
    if (page.state !== 'built') continue
    for (const use of context.world.shape(page.file).uses) {
      const call = use.kind === 'call' ? context.world.calls.get(use.name) : undefined
      if (call?.state === 'planned') {
        context.error(
          'SCH521', page.file, use.node,
          `the page is built and needs "${use.name}", which is planned.`,
          'Build the call first, or say "state": "planned" of the page',
        )
      }
    }
  }
}

/** The fields of every dialog: of shared ones and of those on pages. */
export const inputsFit: Rule = (context) => {
  const { world } = context
  for (const file of context.files) {
    for (const node of [...context.noted(file, 'input'), ...context.noted(file, 'formInput')]) {
      const fieldNode = child(node, 'field') ?? (node.type === 'string' ? node : undefined)
      if (!fieldNode) {
        paramFits(context, file, node)
        continue
      }
      const scope = scopesAt(world, file, fieldNode)[0]
      const entity = scope?.type === 'entity' ? scope.entity : undefined
      const field = entity?.fields.get(text(fieldNode) ?? '')
      if (entity && field) fieldFits(context, file, node, fieldNode, entity, field)
    }
  }
}

function fieldFits(context: RuleContext, file: SourceFile, node: Node, fieldNode: Node, entity: EntityView, field: FieldView): void {
  const shownOnly = child(node, 'readOnly')?.value === true
  if (!shownOnly && (field.server || field.formula)) {
    const why = field.formula ? 'is a formula' : 'is filled by the server'
    context.error(
      'SCH525', file, fieldNode,
      `input "${field.name}": the field ${why} and is never sent by a form.`,
      'Say "readOnly": true to show it, or take it out',
    )
    return
  }
  const inputNode = child(node, 'input')
  const input = text(inputNode)
  const known: readonly string[] = field.kind ? COLUMN_KINDS[field.kind].inputs : []
  if (field.kind && input !== undefined && Object.hasOwn(INPUT_KINDS, input) && !known.includes(input)) {
    context.error(
      'SCH323', file, inputNode,
      `field "${field.name}" is of kind ${field.kind}, which is not written with "${input}".`,
      `It is written with: ${known.join(', ')} (${entity.file.path})`,
    )
  }
  const given = child(node, 'default')
  const bad =
    given && field.kind && given.type !== 'null'
      ? misfit(context.world, { kind: field.kind, enum: field.enum, stored: context.world.stored(entity.name, field.name) }, given)
      : undefined
  if (given && bad) context.error(bad.code, file, given, `the default of "${field.name}": ${bad.message}`, bad.hint)
  settingDefaultFits(context, file, entity, field, given)
}

function paramFits(context: RuleContext, file: SourceFile, node: Node): void {
  const inputNode = child(node, 'input')
  const input = text(inputNode)
  if (input === undefined || !Object.hasOwn(INPUT_KINDS, input)) return
  const chooses = INPUT_KINDS[input as InputKind].chooses
  const given = child(node, 'enum') ?? child(node, 'options')
  const name = text(child(node, 'param')) ?? ''
  if (chooses && child(node, 'offered')?.value !== true && context.lacks(file, node, 'enum') && context.lacks(file, node, 'options')) {
    context.error(
      'SCH526', file, inputNode,
      `"${name}" is chosen with "${input}", and nothing says from what.`,
      'Add "enum" (a list of values) or "options" (an entity whose rows are offered)',
    )
  } else if (!chooses && given && input !== 'tags') {
    context.error(
      'SCH526', file, given.parent,
      `"${name}" is written with "${input}", which offers nothing to choose from.`,
      'Write it with select, multiselect or radio',
    )
  }
}
