/**
 * The meta-schemas (codegen/language) as the checker reads them: references resolved, patterns compiled.
 * Knows the subset of JSON Schema that they use; a test refuses any other keyword.
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
import type { FileKind } from '../read/source'

/** The types that a meta-schema may say. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'

/** The keywords a meta-schema may use. */
export interface MetaSchema {
  $id?: string
  $ref?: string
  title?: string
  description?: string
  /** What is meant, in words for messages. */
  says?: string
  /** What the text (or, in propertyNames, the key) names. */
  names?: string
  /** In condition: the key whose entity the fields belong to. */
  namesFrom?: string
  /** The value equals the file's name. */
  fileName?: boolean
  type?: JsonType | JsonType[]
  enum?: (string | number | boolean)[]
  pattern?: string
  minLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
  required?: string[]
  properties?: Record<string, MetaSchema>
  propertyNames?: MetaSchema
  additionalProperties?: boolean | MetaSchema
  items?: MetaSchema
  oneOf?: MetaSchema[]
  definitions?: Record<string, MetaSchema>
  /**
   * Shorter ways to say the same, which are written out before anything is checked (read/short): keys that may be left out, keys that
   * stand for others, other types. What is left of them is malformed.
   */
  short?: { optional?: string[]; properties?: Record<string, MetaSchema>; alternatives?: MetaSchema[] }
  /** Set when references are resolved: the definition's name, "condition" for common#/definitions/condition. */
  definition?: string
}

const DOCUMENTS = {
  common, columns, dataset, dialog, endpoints, entity, enum: enumeration, filters, mapping, marks, menu, page, planned, report, tab, wire,
} as unknown as Record<string, MetaSchema>

/** Every meta-schema by file kind, and the shared `common`. */
export const META: Record<FileKind | 'common', MetaSchema> = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([id, document]) => [id, withFullReferences(document, id)]),
) as Record<FileKind | 'common', MetaSchema>

function withFullReferences(document: MetaSchema, id: string): MetaSchema {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? id + value : value) as MetaSchema
}

const resolved = new WeakMap<MetaSchema, MetaSchema>()

/** A schema without `$ref`: what it points to, with what stands beside the reference on top. */
export function deref(schema: MetaSchema): MetaSchema {
  if (schema.$ref === undefined) return schema
  const known = resolved.get(schema)
  if (known) return known
  const [id = '', definition = ''] = schema.$ref.split('#/definitions/')
  const target = META[id as FileKind | 'common']?.definitions?.[definition]
  if (!target) throw new Error(`codegen/language: ${schema.$ref} points nowhere`)
  const { $ref: _, ...beside } = schema
  const whole = { ...deref(target), definition, ...beside }
  resolved.set(schema, whole)
  return whole
}

const laidFlat = new WeakMap<MetaSchema[], MetaSchema[]>()

/** The alternatives of a oneOf, references resolved and nested ones laid flat; the schema itself where it has none. */
export function alternativesOf(schema: MetaSchema): MetaSchema[] {
  const { oneOf } = schema
  if (!oneOf) return [schema]
  const known = laidFlat.get(oneOf)
  if (known) return known
  const flat = oneOf.flatMap((alternative) => alternativesOf(deref(alternative)))
  laidFlat.set(oneOf, flat)
  return flat
}

const NO_TYPES: JsonType[] = []
const types = new WeakMap<MetaSchema, JsonType[]>()

/** The types that a value may have by this schema alone; none where it says none. The same list each time. */
export function typesOf(schema: MetaSchema): JsonType[] {
  const { type } = schema
  if (type === undefined) return NO_TYPES
  if (Array.isArray(type)) return type
  const known = types.get(schema)
  if (known) return known
  const single = [type]
  types.set(schema, single)
  return single
}

const patterns = new Map<string, RegExp>()

/** Compiled once for each source, with the flag u. @throws SyntaxError where the source is no pattern */
export function patternOf(source: string): RegExp {
  let pattern = patterns.get(source)
  if (!pattern) patterns.set(source, (pattern = new RegExp(source, 'u')))
  return pattern
}

/** Types as messages call them. */
export const TYPE_WORDS: Record<JsonType, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
}
