/**
 * The declarations of types whose schemas say more than codegen's own do (`anyOf`, `patternProperties`, `const` …), as a kind of a
 * developer's may: by json-schema-to-typescript. It is fetched by whoever needs it, and reads what codegen's own words mean.
 */
import type { JsonSchema } from '../../contract/kind'
import { LONGEST_LINE } from '../line'
import { CONDITION } from './schema-types'

const OPTIONS = {
  bannerComment: '', additionalProperties: false, maxItems: 0,
  style: { semi: false, singleQuote: true, printWidth: LONGEST_LINE },
} as const

/** @throws where the schema is none, with what is wrong about it */
export async function anyDeclaration(name: string, schema: JsonSchema): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  // The name of the type is that of the call or row, whatever title a schema brings.
  return (await compile({ ...(readable(schema) as JsonSchema), title: name } as never, name, OPTIONS)).trimStart()
}

/** A copy in which codegen's own words are types said outright. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  const record = value as JsonSchema
  if (record['$ref'] === CONDITION) return { tsType: 'Condition' }
  if (record['format'] === 'binary') return { tsType: 'Blob' }
  return Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, readable(inner)]))
}
