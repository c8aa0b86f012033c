/** Bodies and forms of any call's shape, filled with whatever a test wants to stand there. */
import type { JsonSchema } from '../../../contract/model'
import { multipart, type SentForm } from '../../support/multipart'

/** What stands in every text, number and free value of one request. */
export interface Filling {
  text: string
  number: number
  any: unknown
}

/** A value of the schema's shape; `optional`: also what may be left out. */
export function valueOf(schema: JsonSchema | undefined, filling: Filling, root: JsonSchema, depth = 0): unknown {
  if (!schema || depth > 6) return filling.any
  const reference = schema['$ref']
  if (typeof reference === 'string') return valueOf(
    reference.split('/').slice(1).reduce<JsonSchema | undefined>((at, part) => at?.[part] as JsonSchema | undefined, root), filling, root, depth + 1,
  )
  const branches = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (branches) return valueOf(branches[depth % branches.length], filling, root, depth + 1)
  if (schema['const'] !== undefined) return schema['const']
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0]
  const type = ([] as unknown[]).concat(schema['type'] ?? [])[0]
  if (type === 'string') return filling.text
  if (type === 'integer') return Math.trunc(filling.number)
  if (type === 'number') return filling.number
  if (type === 'boolean') return true
  if (type === 'array') return [valueOf(schema['items'] as JsonSchema | undefined, filling, root, depth + 1)]
  if (type === 'object' || schema['properties']) {
    return Object.fromEntries(
      Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, inner]) => [name, valueOf(inner, filling, root, depth + 1)]),
    )
  }
  return filling.any
}

/** A form with these fields and one small file whose name is the text. */
export function formOf(body: unknown, text: string): SentForm {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).filter(([field]) => field !== 'file' && field !== 'files')
  const texts = Object.fromEntries(fields.map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]))
  return multipart(texts, [{ name: `${text.replace(/[\r\n"]/g, '_').slice(0, 3000)}.csv`, content: 'a,b\r\n=1,2' }])
}
