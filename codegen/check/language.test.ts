import { describe, expect, it } from 'vitest'
import { META, alternativesOf, deref, typesOf } from './language'
import type { MetaSchema } from './language'
import { NAME_KINDS } from './resolvers'

describe('the meta-schemas', () => {
  const KEYWORDS = new Set([
    '$id', '$ref', 'title', 'description', 'says', 'names', 'namesFrom', 'fileName', 'type', 'enum', 'pattern', 'minLength', 'minimum', 'maximum', 'minItems',
    'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'required', 'properties', 'propertyNames', 'additionalProperties', 'items', 'oneOf',
    'definitions', 'short',
  ])
  const schemas: { at: string; schema: MetaSchema }[] = []
  const visit = (at: string, schema: MetaSchema): void => {
    schemas.push({ at, schema })
    for (const [key, inner] of Object.entries({ ...schema.properties, ...schema.short?.properties, ...schema.definitions })) visit(`${at}.${key}`, inner)
    schema.short?.alternatives?.forEach((inner, index) => visit(`${at}.short${index}`, inner))
    schema.oneOf?.forEach((inner, index) => visit(`${at}.oneOf${index}`, inner))
    if (schema.items) visit(`${at}.items`, schema.items)
    if (schema.propertyNames) visit(`${at}.propertyNames`, schema.propertyNames)
    if (typeof schema.additionalProperties === 'object') visit(`${at}.additional`, schema.additionalProperties)
  }
  for (const [id, schema] of Object.entries(META)) visit(id, schema)

  it('use no keyword that the checker does not know', () => {
    expect(schemas.flatMap(({ at, schema }) => Object.keys(schema).filter((key) => !KEYWORDS.has(key)).map((key) => `${at}: ${key}`))).toEqual([])
  })

  it('name nothing that the checker cannot look up', () => {
    const kinds: readonly string[] = NAME_KINDS
    expect(schemas.flatMap(({ at, schema }) => (schema.names !== undefined && !kinds.includes(schema.names) ? [`${at}: ${schema.names}`] : []))).toEqual([])
  })

  it('refer only to what is there, and every object refuses unknown keys', () => {
    expect(() => schemas.map(({ schema }) => deref(schema))).not.toThrow()
    expect(schemas.filter(({ schema }) => schema.properties && schema.additionalProperties !== false).map(({ at }) => at)).toEqual([])
  })

  it('offer only alternatives that a value decides by its type or by a key that it must have', () => {
    const undecided = schemas.filter(({ schema }) => schema.oneOf).flatMap(({ at, schema }) => {
      const alternatives = alternativesOf(schema)
      return [...new Set(alternatives.flatMap(typesOf))].flatMap((type) => {
        const sharing = alternatives.filter((alternative) => typesOf(alternative).includes(type))
        if (sharing.length < 2) return []
        const hasOwnKey = (alternative: MetaSchema): boolean => (alternative.required ?? []).some((key) =>
          sharing.every((other) => other === alternative || !Object.hasOwn(other.properties ?? {}, key)))
        return type === 'object'
          ? sharing.filter((alternative) => !hasOwnKey(alternative)).map(({ required }) => `${at}: ${required?.join()}`)
          : [`${at}: ${type}`]
      })
    })
    expect(undecided).toEqual([])
  })
})
