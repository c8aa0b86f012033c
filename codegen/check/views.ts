/**
 * What each file says, in a form that cross-file checks can ask quickly. Tolerant: whatever is malformed is left out
 * here, since the shape check has told it already. One view per file, kept as long as the file object lives.
 */
import type { Node } from 'jsonc-parser'
import type { Operator } from '../../contract/filter'
import type { ColumnKind, Total } from '../../contract/plan'
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import type { SourceFile } from '../read/source'
import { once } from './kept-view'
import { child, entries, items, text, texts, truth } from './node'

/** A field as its file says it, with the defaults of what it leaves out. Nodes are for places of messages. */
export interface FieldView {
  name: string
  keyNode: Node
  node: Node
  label: string
  /** undefined: said wrongly, told elsewhere. */
  kind?: ColumnKind
  enum?: string
  total?: Total
  /** What it follows from, in place of being kept: a formula, or a rollup. */
  formula?: Node
  rollup?: Node
  origin?: Node
  currencyField?: string
  sortable: boolean
  /** false: never filtered by; a list: only by these. */
  filter?: boolean | Operator[]
  required: boolean
  server: boolean
  secret: boolean
  editable: boolean
}

interface RefView {
  entity: string
  by: string[]
  to?: string[]
  shows: string[]
  /** The company's one row, or with `by` its shop's. */
  one: boolean
  node: Node
  keyNode: Node
}

/** An entity as its file says it; `has` and `refs` by their names. */
export interface EntityView {
  file: SourceFile
  name: string
  label: string
  key: string[]
  unique: string[][]
  shared: boolean
  fields: Map<string, FieldView>
  refs: Map<string, RefView>
  has: Map<string, { entity: string; by: string[]; others: boolean; node: Node; keyNode: Node }>
  figures: Map<string, FiguresView>
  lifecycle?: { node: Node; field?: string; start?: string; transitions: Map<string, { label: string; node: Node }> }
}

/** Figures of a dataset beside the rows; `days`: they are counted over days that are asked for. */
export interface FiguresView {
  dataset: string
  /** Dimension -> path of the row. */
  by: Map<string, string>
  days: boolean
  node: Node
  keyNode: Node
}

/** A dataset as its file says it. */
export interface DatasetView {
  file: SourceFile
  name: string
  label: string
  sources: Map<string, { facts: string; day?: string; node: Node }>
  dimensions: Map<string, { label?: string; field?: string; fields?: Record<string, string>; by?: string; node: Node; keyNode: Node }>
  measures: Map<string, MeasureView>
}

/** A measure as its file says it: of a field, a count, a formula or a running balance. */
export interface MeasureView {
  label: string
  source?: string
  field?: string
  count: boolean
  kind?: ColumnKind
  total?: Total
  formula?: Node
  running?: Node
  node: Node
  keyNode: Node
}

/** An enum as its file says it; `groups`: name -> label. */
export interface EnumView {
  file: SourceFile
  name: string
  label: string
  values: Map<string, { label: string; group?: string }>
  groups: Map<string, string>
  /** Its values are the report formats, or the documents with an approval: worldOf fills them in. */
  takenFrom?: 'reports' | 'approvals'
}

/** A call as its family's file says it. `does.target`: an entity or dataset; for `handler` the function's name. */
export interface CallView {
  family: string
  name: string
  what: string
  state: 'built' | 'planned'
  method: string
  path?: string
  /** Who may use it: CallAccess. */
  access: string
  does?: { verb: string; target: string; node: Node }
  node: Node
  keyNode: Node
  file: SourceFile
}

/** A family as its file says it, its calls by their own names. */
export interface FamilyView {
  file: SourceFile
  name: string
  label: string
  wire?: string
  capabilities?: Node
  calls: Map<string, CallView>
}

const word = <Word extends string>(node: Node | undefined): Word | undefined => text(node) as Word | undefined

/** undefined where the file cannot be read; what is malformed in it is left out. */
export function entityView(file: SourceFile): EntityView | undefined {
  return once(file, (root) => {
    const lifecycle = child(root, 'lifecycle')
    return {
      file,
      name: file.name,
      label: text(child(root, 'label')) ?? file.name,
      key: texts(child(root, 'key')),
      unique: items(child(root, 'unique')).map(texts),
      shared: truth(child(root, 'shared')) ?? false,
      fields: new Map(entries(child(root, 'fields')).map(({ key, keyNode, value }) => [key, fieldView(key, keyNode, value)])),
      refs: new Map(entries(child(root, 'refs')).map(({ key, keyNode, value }) => [key, refView(keyNode, value)])),
      has: new Map(entries(child(root, 'has')).map(({ key, keyNode, value }) => [
        key,
        {
          entity: text(child(value, 'entity')) ?? '', by: texts(child(value, 'by')), others: truth(child(value, 'others')) ?? false,
          node: value, keyNode,
        },
      ])),
      figures: new Map(entries(child(root, 'figures')).map(({ key, keyNode, value }) => [
        key,
        {
          dataset: text(child(value, 'dataset')) ?? '',
          by: new Map(entries(child(value, 'by')).map((said) => [said.key, text(said.value) ?? ''])),
          days: child(value, 'days') !== undefined,
          node: value,
          keyNode,
        },
      ])),
      ...(lifecycle
        ? {
            lifecycle: {
              node: lifecycle,
              field: text(child(lifecycle, 'field')),
              start: text(child(lifecycle, 'start')),
              transitions: new Map(entries(child(lifecycle, 'transitions')).map(({ key, value }) => [
                key, { label: text(child(value, 'label')) ?? key, node: value },
              ])),
            },
          }
        : {}),
    }
  }, 'fields')
}

function kindOf(node: Node | undefined): ColumnKind | undefined {
  const kind = text(node)
  return kind !== undefined && Object.hasOwn(COLUMN_KINDS, kind) ? (kind as ColumnKind) : undefined
}

function fieldView(name: string, keyNode: Node, node: Node): FieldView {
  const filter = child(node, 'filter')
  const edit = child(node, 'edit')
  return {
    name,
    keyNode,
    node,
    label: text(child(node, 'label')) ?? name,
    kind: kindOf(child(node, 'kind')),
    enum: text(child(node, 'enum')),
    total: word<Total>(child(node, 'total')),
    formula: child(node, 'formula') ?? child(node, 'rollup') ?? child(node, 'origin'),
    rollup: child(node, 'rollup'),
    origin: child(node, 'origin'),
    currencyField: text(child(node, 'currencyField')),
    sortable: truth(child(node, 'sortable')) ?? true,
    filter: filter?.type === 'array' ? (texts(filter) as Operator[]) : truth(filter),
    required: truth(child(node, 'required')) ?? false,
    server: truth(child(node, 'server')) ?? false,
    secret: truth(child(node, 'secret')) ?? false,
    editable: edit !== undefined && edit.value !== false,
  }
}

function refView(keyNode: Node, node: Node): RefView {
  const to = child(node, 'to')
  return {
    entity: text(child(node, 'entity')) ?? '',
    by: texts(child(node, 'by')),
    shows: texts(child(node, 'shows')),
    one: truth(child(node, 'one')) ?? false,
    ...(to ? { to: texts(to) } : {}),
    node,
    keyNode,
  }
}

/** The field that a dimension is in every source, or by source; the first stands for all where one is enough. */
function fieldsNamed(dimension: Node): { field?: string; fields?: Record<string, string> } {
  const said = text(child(dimension, 'field'))
  const fields = Object.fromEntries(entries(child(dimension, 'fields')).flatMap(({ key, value }) => (text(value) === undefined ? [] : [[key, text(value)!]])))
  const [first] = Object.values(fields)
  const field = said ?? first
  return { ...(field === undefined ? {} : { field }), ...(first === undefined ? {} : { fields }) }
}

/** undefined where the file cannot be read; a source without facts has ''. */
export function datasetView(file: SourceFile): DatasetView | undefined {
  return once(file, (root) => ({
    file,
    name: file.name,
    label: text(child(root, 'label')) ?? file.name,
    sources: new Map(entries(child(root, 'sources')).map(({ key, value }) => [
      key, { facts: text(child(value, 'facts')) ?? '', day: text(child(value, 'day')), node: value },
    ])),
    dimensions: new Map(entries(child(root, 'dimensions')).map(({ key, keyNode, value }) => [
      key, { label: text(child(value, 'label')), ...fieldsNamed(value), by: text(child(value, 'by')), node: value, keyNode },
    ])),
    measures: new Map(entries(child(root, 'measures')).map(({ key, keyNode, value }) => [
      key,
      {
        label: text(child(value, 'label')) ?? key,
        source: text(child(value, 'source')),
        field: text(child(value, 'field')),
        count: truth(child(value, 'count')) ?? false,
        kind: kindOf(child(value, 'kind')),
        total: word<Total>(child(value, 'total')),
        formula: child(value, 'formula'),
        running: child(value, 'running'),
        node: value,
        keyNode,
      },
    ])),
  }), 'sources', 'dimensions', 'measures')
}

/** undefined where the file cannot be read. A value without a label is called by itself. */
export function enumView(file: SourceFile): EnumView | undefined {
  return once(file, (root) => ({
    file,
    name: file.name,
    label: text(child(root, 'label')) ?? file.name,
    values: new Map(entries(child(root, 'values')).map(({ key, value }) => [
      key, { label: text(value) ?? text(child(value, 'label')) ?? key, group: text(child(value, 'group')) },
    ])),
    groups: new Map(entries(child(root, 'groups')).map(({ key, value }) => [key, text(value) ?? key])),
    takenFrom: (['reports', 'approvals'] as const).find((word) => word === text(child(root, 'values'))),
  }), 'values')
}

const VERBS = ['list', 'get', 'add', 'edit', 'remove', 'export', 'import', 'report', 'transition', 'handler']

/** undefined where the file cannot be read. */
export function familyView(file: SourceFile): FamilyView | undefined {
  return once(file, (root) => ({
    file,
    name: file.name,
    label: text(child(root, 'label')) ?? file.name,
    wire: text(child(root, 'wire')),
    capabilities: child(root, 'capabilities'),
    calls: new Map(entries(child(root, 'calls')).map(({ key, keyNode, value }) => {
      const does = entries(child(value, 'does')).find((said) => VERBS.includes(said.key))
      return [
        key,
        {
          family: file.name,
          name: key,
          what: text(child(value, 'what')) ?? key,
          state: ['built', 'partial'].includes(text(child(value, 'state')) ?? '') ? 'built' : 'planned',
          method: text(child(value, 'method')) ?? 'POST',
          path: text(child(value, 'path')),
          access: text(child(value, 'access')) ?? 'page',
          ...(does ? { does: { verb: does.key, target: text(does.value) ?? '', node: does.value } } : {}),
          node: value,
          keyNode,
          file,
        },
      ]
    })),
  }), 'calls')
}
