/**
 * What one subject (an entity, a dataset, a report) adds to the structure of a file: for every place of a meta-schema where a name
 * of the subject may stand, and for no other place, the names that may stand there. Made from the meta-schemas' `names`. Pure.
 */
import type { JsonSchema } from '../../contract/model'
import { definitionAt, META } from './editor-structure'

/** Kind of name -> the schema of the names of one subject. */
type LocalNames = Record<string, JsonSchema>

/** An overlay: keywords that hold beside the structure, and the definitions that they refer to. */
interface Laid {
  root: JsonSchema
  definitions: Record<string, JsonSchema>
}

/** By kind of file and kinds of names: what is laid over is the same for all subjects that have names of the same kinds. */
const overlays = new Map<string, string>()

/**
 * @param kind of file. @param local only these kinds of names are laid over; all others are the structure's.
 * @returns a copy of the caller's own, which it may go on building
 */
export function overlayOf(kind: string, local: LocalNames): Laid {
  const key = [kind, ...Object.keys(local).sort()].join(' ')
  let text = overlays.get(key)
  if (text === undefined) {
    const overlay = new Overlay(new Set(Object.keys(local)))
    text = JSON.stringify({ root: overlay.turn(META[kind] ?? {}, kind) ?? {}, definitions: overlay.definitions } satisfies Laid)
    overlays.set(key, text)
  }
  const { root, definitions } = JSON.parse(text) as Laid
  return { root, definitions: { ...Object.fromEntries(Object.entries(local).map(([name, schema]) => [`names.${name}`, schema])), ...definitions } }
}

class Overlay {
  readonly definitions: Record<string, JsonSchema> = {}

  constructor(private readonly local: ReadonlySet<string>) {}

  /** What the names below this schema ask; undefined where no name of the subject stands below it. */
  turn(schema: JsonSchema, document: string): JsonSchema | undefined {
    if (![...kindsBelow(schema, document)].some((kind) => this.local.has(kind))) return undefined
    if (typeof schema['$ref'] === 'string') return { $ref: this.gather(schema['$ref'], document) }
    if (typeof schema['names'] === 'string') return { $ref: `#/definitions/names.${schema['names']}` }
    const turned: JsonSchema = {}
    const properties = this.each(schema['properties'], document)
    if (properties) turned['properties'] = properties
    for (const key of ['items', 'additionalProperties', 'propertyNames']) {
      const inner = schema[key]
      const below = typeof inner === 'object' && inner !== null ? this.turn(inner as JsonSchema, document) : undefined
      if (below && says(below)) turned[key] = below
    }
    const branches = schema['oneOf'] as JsonSchema[] | undefined
    return branches ? together([turned, ...this.branches(branches, document)]) : turned
  }

  private each(properties: unknown, document: string): JsonSchema | undefined {
    const below = Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, inner]) => {
      const turned = this.turn(inner, document)
      return turned && says(turned) ? [[name, turned] as const] : []
    })
    return below.length ? Object.fromEntries(below) : undefined
  }

  /** Which of the branches holds is the structure's business: what is laid over one must let the values of the others pass. */
  private branches(branches: JsonSchema[], document: string): JsonSchema[] {
    return branches.flatMap((branch) => {
      const turned = this.turn(branch, document)
      if (!turned) return []
      const others = [...new Set(branches.filter((other) => other !== branch).flatMap((other) => typesOf(other, document)))].filter((type) => type !== 'string')
      return isText(branch, document) && others.length ? [{ anyOf: [turned, { type: others }] }] : [turned]
    })
  }

  private gather(ref: string, document: string): string {
    const { path, source, schema } = definitionAt(ref, document)
    // A definition that is a name and nothing else needs no name of its own.
    if (typeof schema['names'] === 'string') return `#/definitions/names.${schema['names']}`
    if (this.definitions[path] === undefined) {
      this.definitions[path] = {}
      this.definitions[path] = this.turn(schema, source) ?? {}
    }
    return `#/definitions/${path}`
  }
}

/** Is anything laid over at all? */
function says(overlay: JsonSchema): boolean {
  return Object.keys(overlay).length > 0
}

/** Several overlays as one: where they speak of the same property in other words, or of other things, all of them hold. */
function together(all: JsonSchema[]): JsonSchema {
  const result: JsonSchema = {}
  const beside: JsonSchema[] = []
  for (const each of all) {
    const { properties, ...rest } = each as { properties?: Record<string, JsonSchema> }
    const merged = (result['properties'] ?? {}) as Record<string, JsonSchema>
    const fits = Object.entries(properties ?? {}).every(([name, schema]) => !merged[name] || JSON.stringify(merged[name]) === JSON.stringify(schema))
    if (!fits || Object.keys(rest).some((key) => key in result || key === '$ref')) beside.push(each)
    else Object.assign(result, rest, properties ? { properties: { ...merged, ...properties } } : {})
  }
  return beside.length ? { ...result, allOf: beside } : result
}

const below = new WeakMap<JsonSchema, ReadonlySet<string>>()

/** The kinds of names that may stand somewhere in what a schema describes. */
function kindsBelow(schema: JsonSchema, document: string): ReadonlySet<string> {
  const known = below.get(schema)
  if (known) return known
  const kinds = new Set<string>()
  const seen = new Set<unknown>()
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const each = value as JsonSchema
    if (typeof each['names'] === 'string') kinds.add(each['names'])
    if (typeof each['$ref'] === 'string') {
      const { source, schema: target } = definitionAt(each['$ref'], at)
      look(target, source)
    }
    for (const [key, inner] of Object.entries(each)) if (key !== 'definitions') look(inner, at)
  }
  look(schema, document)
  below.set(schema, kinds)
  return kinds
}

function typesOf(schema: JsonSchema, document: string): string[] {
  if (typeof schema['$ref'] === 'string') {
    const { source, schema: target } = definitionAt(schema['$ref'], document)
    return typesOf(target, source)
  }
  if (Array.isArray(schema['oneOf'])) return (schema['oneOf'] as JsonSchema[]).flatMap((branch) => typesOf(branch, document))
  return ([] as string[]).concat((schema['type'] ?? []) as string | string[])
}

function isText(schema: JsonSchema, document: string): boolean {
  return typesOf(schema, document).every((type) => type === 'string')
}
