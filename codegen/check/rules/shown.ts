/** What stands for a row and what may be named of it: titles of words, references that show what can be shown, one name for one thing. */
import { traits } from '../../../kinds/column-kinds'
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import { child, items, keyOf, text } from '../node'
import type { Rule, RuleContext } from './context'

/** Kinds whose values are read as the name of a row. */

/** In selects and messages a row is called by words that are kept. */
export const titlesAreWords: Rule = (context) => {
  for (const { file, fields } of context.entities) {
    const node = child(file.node, 'title')
    const field = fields.get(text(node) ?? '')
    // Of a number that is none, its own rule tells.
    if (!field?.kind || child(field.node, 'number')) continue
    const kept = field.secret ? 'is secret and never answered' : field.formula ? 'is a formula and kept nowhere' : undefined
    const why = kept ?? (traits(field).words ? undefined : `is of kind ${field.kind}`)
    if (why) context.error(
      'SCH350', file, node,
      `"title" is "${field.name}", which ${why}; a row is called by words.`,
      'Name a field of kind text or id that staff know the row by',
    )
  }
}

/** A reference shows what is kept in the other row, or added up from the rows below it, and may be answered. */
export const referencesShowWhatIsKept: Rule = (context) => {
  const { world } = context
  for (const { file, refs } of context.entities) {
    for (const [name, ref] of refs) {
      const other = world.entities.get(ref.entity)
      for (const node of items(child(ref.node, 'shows'))) {
        const field = other?.fields.get(text(node) ?? '')
        if (!field || !other) continue
        if (field.secret) context.error(
          'SCH350', file, node,
          `reference "${name}" shows "${field.name}", which is secret: it is kept and never answered.`,
          'Take it out of "shows"',
        )
        else if (field.formula && !field.rollup) context.error(
          'SCH350', file, node,
          `reference "${name}" shows "${field.name}", which is a formula of ${other.name} and kept nowhere.`,
          `Show the fields it is made of, or say the formula here, over "${name}.…"`,
        )
      }
    }
  }
}

/** What can be written with a point after it, or in one list of columns, is one thing. */
export const namesMeanOneThing: Rule = (context) => {
  for (const { file, fields, refs, has } of context.entities) {
    for (const [name, rows] of has) {
      if (fields.has(name)) context.error(
        'SCH351', file, rows.keyNode,
        `"${name}" is a field and the rows below; what is sent under it would be taken for either.`,
        'Call one of them otherwise',
      )
    }
    for (const [name, ref] of refs) {
      const shown = ref.shows.map((field) => `${name}.${field}`)
      if (fields.has(name) && shown.length > 0) context.error(
        'SCH351', file, ref.keyNode,
        `"${name}" is a field and a reference; "${shown[0]}" would be read of either.`,
        `Call one of them otherwise: the field that holds a key is mostly called "${name}_id"`,
      )
    }
  }
  for (const { file, dimensions, measures } of context.datasets) {
    for (const [name, measure] of measures) {
      if (dimensions.has(name)) context.error(
        'SCH351', file, measure.keyNode,
        `"${name}" is a dimension and a measure; a column "${name}" would be either.`,
        'Call one of them otherwise',
      )
    }
  }
}

/** Lists in which a name stands once, besides those that the meta-schemas and other rules hold: by the key of the list. */
const LISTS = new Set([
  'by',
  'figures',
  'measures',
  'rows',
  'search',
  'amounts',
  'range',
  'group',
  'row',
  'snapshot',
  'asks',
  'from',
  'menus',
  'permissions',
  'needs',
  'detect',
  'sort',
  'formats',
  'follows',
  'sheets',
  'types',
  'never',
])

/** In forms, sections and expanded rows a field is asked for and shown once. */
const BODIES = new Set(['fields', 'inputs', 'columns'])

function nameOf(node: Node): string | undefined {
  return text(node) ?? text(child(node, 'field')) ?? text(child(node, 'param'))
}

/** Everywhere a list of names says one twice. */
export const listsNameOnce: Rule = (context) => {
  for (const file of context.files) {
    const visit = (node: Node): void => {
      if (node.type === 'array') {
        const key = keyOf(node) ?? ''
        if (LISTS.has(key)) twice(context, file, items(node), (item) => text(item)?.replace(key === 'sort' ? /^-/ : /^$/, ''), 'SCH322')
        else if (BODIES.has(key) && !isList(context, file, node)) twice(context, file, inputsOf(node), nameOf, 'SCH516')
        else if (key === 'unique' || key === 'index') sameSets(context, file, items(node))
      }
      for (const inner of node.children ?? []) visit(inner)
    }
    if (file.node) visit(file.node)
  }
}

/** Columns of lists are judged with the sets they are made of (columnsOnce). */
function isList(context: RuleContext, file: SourceFile, node: Node): boolean {
  const page = context.world.pages.get(file.name)
  return page?.file === file && page.lists.some((list) => list.parts('columns').includes(node))
}

/** The inputs of a form, those of its sections in their place; a section's own list is judged with its form. */
function inputsOf(list: Node): Node[] {
  if (child(list.parent?.parent, 'section')) return []
  return items(list).flatMap((input) => (child(input, 'section') ? items(child(input, 'inputs')) : [input]))
}

function twice(context: RuleContext, file: SourceFile, nodes: Node[], name: (node: Node) => string | undefined, code: string): void {
  const seen = new Set<string>()
  for (const node of nodes) {
    const said = name(node)
    if (said === undefined) continue
    if (seen.has(said)) {
      if (code === 'SCH322') context.error('SCH322', file, node, `"${said}" is named twice in one list.`, 'Keep one of them')
      else
        context.error(
          'SCH516',
          file,
          child(node, 'field') ?? child(node, 'param') ?? node,
          `"${said}" stands twice in one form or list.`,
          'Keep one of them',
        )
    }
    seen.add(said)
  }
}

function sameSets(context: RuleContext, file: SourceFile, sets: Node[]): void {
  const seen = new Set<string>()
  for (const set of sets) {
    const said = JSON.stringify(items(set).map((item) => text(item)))
    if (seen.has(said)) context.error('SCH322', file, set, `the same fields ${said} are named twice.`, 'Keep one of them')
    seen.add(said)
  }
}

/** What PostgreSQL keeps of a name: the rest would be cut off in silence, and two names would be one. */
const MOST_LETTERS = 63

/** Names that no field can have, and why. */
const TAKEN = Object.fromEntries([
  ...['tableoid', 'xmin', 'xmax', 'cmin', 'cmax', 'ctid'].map((name) => [name, 'every table of PostgreSQL has it'] as const),
  ...['before', 'transition'].map((name) => [name, 'a write says something else by it'] as const),
]) as Partial<Record<string, string>>

/** Tables and columns are called as schemas call them. */
export const namesFitTheDatabase: Rule = (context) => {
  const taken = new Set(context.facts.needs?.tables ?? [])
  const tell = (file: SourceFile, node: Node | undefined, name: string, what: string): void => {
    if (name.length > MOST_LETTERS) context.error(
      'SCH118', file, node,
      `${what} "${name}" has ${name.length} letters; the database keeps ${MOST_LETTERS}.`,
      'Give it a shorter name',
    )
  }
  for (const { file, name, fields } of context.entities) {
    tell(file, child(file.node, 'entity'), name, 'the table')
    if (taken.has(name) || /^(pg|rollup)_/i.test(name)) context.error(
      'SCH119', file, child(file.node, 'entity'), `the table "${name}" is the server's or the database's own.`, 'Give the entity another name',
    )
    for (const field of fields.values()) {
      tell(file, field.keyNode, field.name, 'the column')
      const whose = Object.hasOwn(TAKEN, field.name) ? TAKEN[field.name] : undefined
      if (whose !== undefined) context.error('SCH119', file, field.keyNode, `no field can be called "${field.name}": ${whose}.`, 'Give the field another name')
    }
  }
  for (const { file, name } of context.world.datasets.values()) {
    for (const rollup of items(child(file.node, 'rollups'))) {
      const node = child(rollup, 'name')
      tell(file, node, `rollup_${name}_${text(node) ?? ''}`, 'the table')
    }
  }
}

/** Where `$schema` of a file may lead: to the editor's schema of its kind, or of its kind for one entity, dataset or report. */
export const editorsReadTheRightSchema: Rule = (context) => {
  const { world } = context
  for (const file of context.files) {
    const node = child(file.node, '$schema')
    const said = text(node)
    // Of a file that stands in the wrong place, the place is told.
    if (!node || said === undefined || file.problems.some(({ code }) => code === 'SCH103')) continue
    const up = '../'.repeat(file.path.split('/').length - 2)
    const [, kind, subject] = new RegExp(`^${up.replaceAll('.', '\\.')}\\.editor/([a-z]+)(?:/([^/]+))?\\.json$`).exec(said) ?? []
    const names = [world.entities, world.datasets, world.pages, world.sources.of('report')]
    const known = subject === undefined || names.some((all) => all.has(subject.replace(/\.dataset$/, '')))
    if (
      kind === file.kind &&
      known &&
      (subject === undefined || ['page', 'columns', 'filters', 'dialog', 'entity', 'dataset', 'report'].includes(kind))
    )
      continue
    context.error(
      'SCH117', file, node,
      `"$schema" says "${said}", which is no schema of ${file.kind} files: an editor would complete other words here.`,
      `npm run codegen -- --fix-schema-refs sets it; of every such file it may be "${up}.editor/${file.kind}.json"`,
    )
  }
}
