/**
 * The short forms of a page, written out: all columns, a step of the life cycle as an action, a list with its form, a form by
 * its entity alone. What follows from the entity and from its family is taken from their files, written out before.
 */
import type { Node } from 'jsonc-parser'
import { child, entries, items, text, texts, truth } from '../../check/node'
import type { SourceFile } from '../source'
import { copied, prepend, replace, say, sayAs, sayBehind, spread, take, type Json } from './draft'
import { allColumns, formFields, openStates } from './entity'
import type { Made } from './made'

/** The trees of other files, written out; undefined where there is none. */
export interface Others {
  entity: (name: string) => Node | undefined
  family: (name: string) => Node | undefined
  /** A shared tab, as the file that it is. */
  tab: (name: string) => SourceFile | undefined
  /** A set of marks, as the file that it is. */
  marks: (name: string) => SourceFile | undefined
}

/** Writes the page out in place; gives the page of its form where it says one. */
export function writeOutPage(root: Node, others: Others): Made[] {
  const entity = entityOf(root, root, others)
  for (const tab of items(child(root, 'tabs'))) takeTab(tab, others)
  writeOutLinks(root, text(child(root, 'route')))
  for (const list of [root, ...items(child(root, 'tabs'))]) {
    const about = entityOf(list, root, others)
    writeOutList(list, about)
    for (const mark of items(child(list, 'marks'))) takeMarks(mark, about, others)
  }
  for (const step of items(child(root, 'steps'))) {
    const about = entityOf(step, root, others)
    if (about) writeOutForm(step, about, familyOf(step, others), others)
  }
  const kind = text(child(root, 'kind'))
  if (!entity) return []
  if (kind === 'form') writeOutForm(root, entity, familyOf(root, others), others)
  return kind === 'list' ? formOfList(root, entity, others) : []
}

/** A shared tab: its long form alone, by the entity that it names. */
export function writeOutTab(root: Node, others: Others): void {
  writeOutList(root, child(root, 'dataset') ? undefined : others.entity(text(child(root, 'entity')) ?? ''))
}

/** The tab's own words, and of those that it does not say, what its set says. */
function takeTab(tab: Node, others: Others): void {
  const named = child(tab, 'set')
  if (named === undefined) return
  const set = others.tab(text(named) ?? '')
  if (set?.node?.type === 'object') sayAs(tab, set, ['$schema', 'language', 'tab', 'code'])
  else {
    say(tab, 'title', text(named) ?? '', named)
    unfilled.add(tab)
  }
}

/** Behind the name of a set of marks, those that its file lists. Of figures that the rows do not have nothing is taken: the word is told. */
function takeMarks(use: Node, entity: Node | undefined, others: Others): void {
  const set = others.marks(text(child(use, 'set')) ?? '')
  const figures = text(child(use, 'figures'))
  if (!set?.node || (figures !== undefined && entity && !child(child(entity, 'figures'), figures))) return
  sayBehind(use, items(child(set.node, 'of')), set, (mark) => figures !== undefined && toFigures(mark, figures))
}

/** Fields that a mark names, as those of figures beside the rows: "acos" of "perf" is "perf.acos". */
function toFigures(node: Node, figures: string): void {
  for (const { key, value } of entries(node)) {
    if (key === 'field' && value.type === 'string') replace(value, `${figures}.${String(value.value)}`)
    else toFigures(value, figures)
  }
  for (const item of items(node)) toFigures(item, figures)
}

const unfilled = new WeakSet<Node>()

/** Whether a tab names a set that is not there: what it would say is not known, and only the name is told. */
export function lacksItsSet(tab: Node): boolean {
  return unfilled.has(tab)
}

/** A link to a tab alone leads to a tab of the page that it stands on. */
function writeOutLinks(node: Node, route: string | undefined): void {
  for (const { key, value } of entries(node)) {
    if ((key === 'link' || key === 'go') && route !== undefined && child(value, 'tab') && !child(value, 'page')) say(value, 'page', route, value, 'first')
    writeOutLinks(value, route)
  }
  for (const item of items(node)) writeOutLinks(item, route)
}

/**
 * The pages that a module's planned.json lists, each as the tree of a page file that stands at its place in it.
 * @returns none of what is no object, nor of a name said twice: both are told where they stand
 */
export function plannedPages(root: Node): { name: string; node: Node }[] {
  const listed = entries(child(root, 'planned'))
  return listed.flatMap(({ key, keyNode, value }, at) => {
    if (value.type !== 'object' || listed.findIndex((each) => each.key === key) < at) return []
    const node = copied(value)
    for (const [word, says] of Object.entries({ language: 1, state: 'planned' })) say(node, word, says, node)
    // What is wrong with its name is told at the name.
    say(node, 'page', key, keyNode)
    return [{ name: key, node }]
  })
}

/** The entity that a part of a page is about, or else the page. */
function entityOf(part: Node, root: Node, others: Others): Node | undefined {
  return child(part, 'dataset') ? undefined : others.entity(text(child(part, 'entity')) ?? text(child(root, 'entity')) ?? '')
}

/** All columns, and steps among the actions, of a list or of what tabs share. */
function writeOutList(list: Node, entity: Node | undefined): void {
  for (const place of ['page', 'bulk', 'row']) writeOutSteps(child(child(list, 'actions'), place), entity)
  const columns = child(list, 'columns')
  if (columns?.value === 'all' && entity) replace(columns, allColumns(entity))
}

/** `"steps"` are all transitions of the life cycle that people take, each an action; `"moves"` the three ways to move a row. */
function writeOutSteps(actions: Node | undefined, entity: Node | undefined): void {
  const steps = entries(child(child(entity, 'lifecycle'), 'transitions'))
    .flatMap(({ key, value }) => (truth(child(value, 'itself')) ? [] : [{ transition: key }]))
  if (steps.length > 0) for (const action of items(actions)) if (action.value === 'steps') spread(action, steps)
  for (const action of items(actions)) if (action.value === 'moves') spread(action, ['move_up', 'move_down', 'move_top'])
  for (const action of items(actions)) writeOutStep(action, entity)
}

/** `{ "transition": "submit" }` is an action of the transition's own name and label. */
function writeOutStep(action: Node, entity: Node | undefined): void {
  const step = text(child(action, 'transition'))
  if (step === undefined) return
  const said = entries(child(child(entity, 'lifecycle'), 'transitions')).find(({ key }) => key === step)
  say(action, 'action', step, action)
  say(action, 'label', text(child(said?.value, 'label')) ?? step, action)
}

function familyOf(root: Node, others: Others): { name: string; node: Node | undefined } {
  const form = child(root, 'form')
  const call = [child(root, 'list'), ...['load', 'submit', 'edit'].map((key) => child(form, key))].map(text).find((each) => each !== undefined)
  const name = call?.split('.')[0] ?? ''
  return { name, node: others.family(name) }
}

/** The call of a family that does this with rows of this entity. */
function callThat(family: { name: string; node: Node | undefined }, verb: string, entity: string | undefined): string | undefined {
  const found = entries(child(family.node, 'calls')).find(({ value }) => text(child(child(value, 'does'), verb)) === entity)
  return found && `${family.name}.${found.key}`
}

/** The parts of a form that follow from its entity: the fields that staff write, the rows below, the calls. */
function writeOutForm(root: Node, entity: Node, family: { name: string; node: Node | undefined }, others: Others): void {
  const form = child(root, 'form')
  if (form?.type !== 'object') return
  const name = text(child(entity, 'entity'))
  if (!child(form, 'inputs')) say(form, 'inputs', formFields(entity), form)
  for (const below of items(child(form, 'items'))) {
    const said = entries(child(entity, 'has')).find(({ key }) => key === text(child(below, 'has')))
    const rows = text(child(said?.value, 'entity'))
    if (rows === undefined) continue
    const list = child(below, 'list') ? undefined : callThat(family, 'list', rows)
    if (list !== undefined) say(below, 'list', list, below)
    if (child(below, 'inputs')) continue
    const inputs = formFields(others.entity(rows)).filter((field) => !texts(child(said?.value, 'by')).includes(field))
    if (inputs.length > 0) say(below, 'inputs', inputs, below)
  }
  const [load, add, edit] = ['get', 'add', 'edit'].map((verb) => callThat(family, verb, name))
  if (child(form, 'submit') || add === undefined) return
  say(form, 'submit', add, form)
  if (load === undefined || edit === undefined) return
  say(form, 'load', load, form)
  say(form, 'edit', edit, form)
}

/** A list that says `form` has a page of kind form beside it, and the actions that lead there. */
function formOfList(root: Node, entity: Node, others: Others): Made[] {
  const form = child(root, 'form')
  const [page, title, route] = ['page', 'title', 'route'].map((key) => text(child(root, key)))
  if (!form || (form.type !== 'object' && form.value !== true) || page === undefined || title === undefined || route === undefined) return []
  take(root, 'form')
  const made: Node = { ...form, type: 'object', value: undefined, parent: undefined, children: [] }
  for (const { key, value } of entries(form)) say(made, key, copied(value), value)
  say(made, 'after', { page: route }, form)
  const family = familyOf(root, others)
  const says: Record<string, Json | Node> = {
    page: `${page}_edit`,
    title: `${title}编辑`,
    route: `${route}/edit`,
    kind: 'form',
    state: 'built',
    opensWith: text(child(root, 'opensWith')) ?? route,
    ...(truth(child(root, 'ours')) ? { ours: true } : {}),
    entity: text(child(root, 'entity')) ?? '',
    form: made,
  }
  const shell: Node = { type: 'object', offset: form.offset, length: form.length, children: [] }
  say(shell, 'form', made, form)
  writeOutForm(shell, entity, family, others)
  const open = openStates(entity)
  const field = text(child(child(entity, 'lifecycle'), 'field')) ?? ''
  const go = { page: `${route}/edit` }
  say(root, 'actions', {}, form)
  const actions = child(root, 'actions')
  if (actions?.type !== 'object') return []
  put(actions, 'page', { action: 'add', label: '新增', go, tone: 'primary' }, form)
  const keys = Object.fromEntries(texts(child(entity, 'key')).map((key) => [key, key]))
  put(
    actions,
    'row',
    { action: 'change', label: '编辑', go: { ...go, with: keys }, ...(open.length > 0 ? { when: { field, op: 'in', value: open } } : {}) },
    form,
  )
  return [{ kind: 'page', name: `${page}_edit`, says, where: form }]
}

/** One more action, before those that are said. */
function put(actions: Node, place: string, action: Json, where: Node): void {
  say(actions, place, [], where)
  const list = child(actions, place)
  if (list?.type !== 'array') return
  prepend(list, action, where)
}
