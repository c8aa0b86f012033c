/**
 * A JSON Schema as a TypeScript type, for the schemas that codegen itself makes: plain values, choices of words, objects, maps, lists,
 * `tsType` (a type said outright), and the filter tree, which has a type of its own. Limits are validation's alone. Pure.
 * What a kind says beyond these is written by json-schema-to-typescript (any-schema-types.ts), which knows all of JSON Schema and takes
 * many times as long.
 */
import type { JsonSchema } from '../../contract/kind'
import { LONGEST_LINE } from '../line'
import { property, quote } from './text'

/** The filter tree, whose type is written by hand in contract/filter.ts. */
export const CONDITION = '#/definitions/condition'

const PLAIN: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

/** Words that say more of a type than this file knows to write. */
const BEYOND = ['anyOf', 'oneOf', 'allOf', 'not', 'patternProperties', 'const'] as const

/** True where this file knows to write the type of a schema, to its last property. */
export function isWritable(schema: JsonSchema): boolean {
  if (typeof schema['tsType'] === 'string' || schema['$ref'] === CONDITION) return true
  if (schema['$ref'] !== undefined || BEYOND.some((word) => schema[word] !== undefined) || Array.isArray(schema['items'])) return false
  const inner = [...Object.values((schema['properties'] ?? {}) as Record<string, JsonSchema>), schema['items'], schema['additionalProperties']]
  return inner.every((one) => typeof one !== 'object' || one === null || isWritable(one as JsonSchema))
}

/**
 * The declaration of a named type, its docstring before it, with a line end.
 * @param schema one that `isWritable`
 */
export function declaration(name: string, schema: JsonSchema): string {
  const arms = armsOf(schema, '')
  const doc = docOf(schema, '')
  if (!isInterface(schema)) return `${doc}export type ${name} = ${arms.join(' | ')}\n`
  return arms[0] === '{}' ? `${doc}export type ${name} = Record<string, never>\n` : `${doc}export interface ${name} ${arms.join(' | ')}\n`
}

/** Is it declared by itself as an interface? */
export function isInterface({ type, tsType, properties, additionalProperties }: JsonSchema): boolean {
  return type === 'object' && tsType === undefined && (properties !== undefined || additionalProperties !== undefined)
}

/** What a value may be, each once. @param indent of the line that it begins on */
function armsOf(schema: JsonSchema, indent: string): string[] {
  const { type, enum: words, tsType, format, $ref } = schema
  if (typeof tsType === 'string') return tsType.split(' | ')
  if ($ref === CONDITION) return ['Condition']
  if (format === 'binary') return ['Blob']
  if (Array.isArray(words)) return once(words.map((word) => (typeof word === 'string' ? quote(word) : JSON.stringify(word))))
  if (type === undefined) return ['unknown']
  const types = Array.isArray(type) ? type : [type]
  return once(types.map((each) => PLAIN[String(each)] ?? (each === 'array' ? listOf(schema, indent) : objectOf(schema, indent))))
}

function once(arms: string[]): string[] {
  return arms.length < 2 ? arms : [...new Set(arms)]
}

function listOf({ items, minItems }: JsonSchema, indent: string): string {
  const arms = armsOf((items ?? {}) as JsonSchema, indent)
  const each = arms.length > 1 ? `(${arms.join(' | ')})` : arms[0]!
  return minItems === 1 ? `[${arms.join(' | ')}, ...${each}[]]` : `${each}[]`
}

function objectOf({ properties, required, additionalProperties: others }: JsonSchema, indent: string): string {
  if (properties === undefined && others === undefined) return 'Record<string, unknown>'
  const inner = `${indent}  `
  const needed = new Set(required as string[] | undefined)
  const named = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
    .map(([name, schema]) => ({ schema, name, isOptional: !needed.has(name), arms: armsOf(schema, inner) }))
  const lines = named.map(({ schema, name, isOptional, arms }) => `${docOf(schema, inner)}${lineOf(inner, `${property(name)}${isOptional ? '?' : ''}:`, arms)}`)
  if (typeof others === 'object') lines.push(`${inner}[k: string]: ${everyOf(armsOf(others as JsonSchema, inner), named).join(' | ')}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** What TypeScript asks of the type of any other name: that the named ones are of it too. A word of a list is a string. */
function everyOf(others: string[], named: { arms: string[]; isOptional: boolean }[]): string[] {
  if (others.includes('unknown') || named.length === 0) return others
  const beside = named.flatMap(({ arms }) => (arms.includes('(string & {})') ? ['string', ...arms.filter((arm) => arm === 'null')] : arms))
  return once([...others, ...beside, ...(named.some(({ isOptional }) => isOptional) ? ['undefined'] : [])])
}

/** One line, or a line for each word of a choice, or of a list of choices, that would be too long to read. */
function lineOf(indent: string, head: string, arms: string[]): string {
  const line = `${indent}${head} ${arms.join(' | ')}`
  if (line.length <= LONGEST_LINE) return line
  const [, listed] = /^\((.+)\)\[\]$/.exec(arms.length === 1 ? arms[0]! : '') ?? []
  const words = listed === undefined ? arms : listed.split(' | ')
  if (words.length < 2 || !words.every((word) => word === 'null' || /^'.*'$/.test(word))) return line
  const [open, close] = listed === undefined ? ['', ''] : [' (', `\n${indent})[]`]
  return `${indent}${head}${open}\n${words.map((word) => `${indent}  | ${word}`).join('\n')}${close}`
}

/** What it means and how many there may be, as a docstring with a line end; empty where nothing is said. */
function docOf({ description, minItems, maxItems }: JsonSchema, indent: string): string {
  const says = typeof description === 'string' && description !== '' ? description.replaceAll('*/', '* /').split('\n') : []
  const limits = [...(minItems === undefined ? [] : [`@minItems ${String(minItems)}`]), ...(maxItems === undefined ? [] : [`@maxItems ${String(maxItems)}`])]
  const lines = [...says, ...(says.length && limits.length ? [''] : []), ...limits]
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
