/**
 * The meta-schemas as editors read them, but for the names of one entity, dataset or report: what a file may say, and the names
 * of the whole product. Stands once for each kind of file; what one subject adds is made in editor-overlay.ts. Pure.
 */
import columns from '../language/columns.json'
import common from '../language/common.json'
import dataset from '../language/dataset.json'
import dialog from '../language/dialog.json'
import endpoints from '../language/endpoints.json'
import entity from '../language/entity.json'
import enumeration from '../language/enum.json'
import filters from '../language/filters.json'
import mapping from '../language/mapping.json'
import marks from '../language/marks.json'
import menu from '../language/menu.json'
import page from '../language/page.json'
import planned from '../language/planned.json'
import report from '../language/report.json'
import tab from '../language/tab.json'
import wire from '../language/wire.json'
import type { JsonSchema } from '../../contract/model'
import type { MetaSchema } from '../check/language'

export const DRAFT = 'http://json-schema.org/draft-07/schema#'

export const META = {
  columns,
  common,
  dataset,
  dialog,
  endpoints,
  entity,
  enum: enumeration,
  filters,
  mapping,
  marks,
  menu,
  page,
  planned,
  report,
  tab,
  wire,
} as unknown as Record<string, JsonSchema>

/** Keywords of ours that editors do not know, and those of the checker's own reading. */
const OWN_KEYWORDS = new Set(['$id', 'names', 'namesFrom', 'fileName', 'says', 'definition', 'title'])

/** A kind of file: its own schema as the definition `whole.file`, with all that it refers to beside it. */
export function structureOf(kind: string): { title: string; definitions: Record<string, JsonSchema> } {
  return new Structure().whole(kind)
}

/** The definition that a reference of the meta-schemas leads to, and the document it stands in. */
export function definitionAt(ref: string, document: string): { path: string; source: string; schema: JsonSchema } {
  const [from = '', path = ''] = ref.split('#/definitions/')
  const source = from === '' ? document : from
  return { path, source, schema: (META[source]?.['definitions'] as Record<string, JsonSchema> | undefined)?.[path] ?? {} }
}

class Structure {
  private readonly definitions: Record<string, JsonSchema> = {}

  whole(kind: string): { title: string; definitions: Record<string, JsonSchema> } {
    const document = META[kind] ?? {}
    const file = this.turn(document, kind) as JsonSchema
    return { title: String(document['title'] ?? kind), definitions: { 'whole.file': file, ...this.definitions } }
  }

  private turn(value: unknown, document: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.turn(item, document))
    if (typeof value !== 'object' || value === null) return value
    const schema = value as JsonSchema
    if (typeof schema['$ref'] === 'string') return { $ref: this.gather(schema['$ref'], document) }
    if (typeof schema['names'] === 'string') return named(schema['names'], schema)
    if (schema['short']) return this.turn(withShort(schema), document)
    const turned: JsonSchema = {}
    for (const [key, inner] of Object.entries(schema)) {
      if (OWN_KEYWORDS.has(key) || key === 'definitions') continue
      turned[key] = key === 'properties' ? this.properties(inner as Record<string, JsonSchema>, document) : this.turn(inner, document)
    }
    if (typeof schema['says'] === 'string' && turned['description'] === undefined) turned['description'] = schema['says']
    return turned
  }

  /** Names of properties are never keywords: a property may well be called "title" or "says". */
  private properties(properties: Record<string, JsonSchema>, document: string): Record<string, unknown> {
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, this.turn(inner, document)]))
  }

  private gather(ref: string, document: string): string {
    const { path, source, schema } = definitionAt(ref, document)
    if (this.definitions[path] === undefined) {
      this.definitions[path] = {}
      this.definitions[path] = this.turn(schema, source) as JsonSchema
    }
    return `#/definitions/${path}`
  }
}

/** What may be said, short forms among it: the same without the keys that may be left out, and the other types beside it. */
function withShort({ short, ...schema }: JsonSchema): JsonSchema {
  const { optional = [], properties = {}, alternatives = [] } = short as NonNullable<MetaSchema['short']>
  const required = ((schema['required'] ?? []) as string[]).filter((key) => !optional.includes(key))
  const keys = { required, properties: { ...(schema['properties'] as object), ...properties } }
  const long = { ...schema, ...(schema['type'] === 'object' ? keys : {}) }
  return alternatives.length > 0 ? { anyOf: [long, ...alternatives] } as JsonSchema : long
}

/** A name of the whole product is offered everywhere; one of a subject is any text of its pattern here. */
function named(kind: string, schema: JsonSchema): JsonSchema {
  if (PRODUCT_WIDE.has(kind)) return { $ref: `names.json#/definitions/${kind}` }
  const { pattern, says } = schema
  return { type: 'string', ...(pattern ? { pattern } : {}), ...(says ? { description: says } : {}) }
}

const PRODUCT_WIDE = new Set([
  'entity',
  'dataset',
  'entityOrDataset',
  'enum',
  'wire',
  'format',
  'mapping',
  'call',
  'route',
  'menuKey',
  'permission',
  'tabSet',
  'markSet',
  'operator',
  'shapeType',
  'sharedDialog',
])
