/**
 * The schemas of rows, requests and answers -> declarations of TypeScript, with descriptions as docstrings. Knows the words of JSON
 * Schema that resolve/ writes, and `tsType`, which says a type outright; what only validation needs (limits, patterns) is no type. Pure.
 */
import type { JsonSchema } from '../../contract/kind'
import { comment, property, quote } from './text'

/** Declarations of these names, in their order, with an empty line between them. */
export function declarationsOf(declared: readonly [name: string, schema: JsonSchema][]): string {
  return declared.map(([name, schema]) => `${doc(schema, '')}${declarationOf(name, schema)}\n`).join('\n')
}

function declarationOf(name: string, schema: JsonSchema): string {
  const type = typeOf(schema, '')
  return type.startsWith('{') && type.endsWith('}') ? `export interface ${name} ${type}` : `export type ${name} = ${type}`
}

const PLAIN: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

/** @param indent of the line that the type begins on */
function typeOf(schema: JsonSchema, indent: string): string {
  const { tsType, $ref, format, type, enum: values } = schema
  if (typeof tsType === 'string') return tsType
  if ($ref === '#/definitions/condition') return 'Condition'
  if (format === 'binary') return 'Blob'
  if (Array.isArray(values)) return union((values as unknown[]).map((value) => (typeof value === 'string' ? quote(value) : String(value))))
  const types = (Array.isArray(type) ? type : [type]) as unknown[]
  return union(types.map((each) => {
    if (each === 'array') return arrayOf(schema, indent)
    if (each === 'object') return objectOf(schema, indent)
    return PLAIN[String(each)] ?? 'unknown'
  }))
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}

function arrayOf({ items, minItems }: JsonSchema, indent: string): string {
  const item = typeOf((items ?? {}) as JsonSchema, indent)
  const each = /^(\{[^]*\}|[\w.]+|import\([^)]*\)[\w.]*)(\[\])*$/.test(item) ? item : `(${item})`
  return minItems === 1 ? `[${item}, ...${each}[]]` : `${each}[]`
}

function objectOf({ properties, required, additionalProperties }: JsonSchema, indent: string): string {
  const said = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  const isOpen = typeof additionalProperties === 'object' && additionalProperties !== null
  if (said.length === 0 && !isOpen) return properties ? 'Record<string, never>' : 'Record<string, unknown>'
  const needed = new Set(required as string[] | undefined)
  const inner = `${indent}  `
  const lines = said.map(([name, schema]) =>
    `${doc(schema, inner)}${inner}${property(name)}${needed.has(name) ? '' : '?'}: ${typeOf(schema, inner)}`)
  if (isOpen) {
    const every = typeOf(additionalProperties as JsonSchema, inner)
    // A name that may be left out is undefined, which what stands for every name must then allow.
    lines.push(`${inner}[k: string]: ${said.length > 0 && every !== 'unknown' ? `${every} | undefined` : every}`)
  }
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** What a schema describes itself as, on the line before it. */
function doc({ description }: JsonSchema, indent: string): string {
  return typeof description === 'string' && description !== '' ? `${indent}/** ${comment(description)} */\n` : ''
}
