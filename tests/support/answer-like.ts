/** An answer as short as its schema allows: what must be there is there, and empty. */
import type { JsonSchema } from '../../contract/model'

/** @returns undefined where the schema says nothing of the value's type */
export function answerLike(schema: JsonSchema | undefined): unknown {
  const type = [schema?.['type']].flat()[0]
  if (type === 'array') return []
  if (type === 'string') return ''
  if (type === 'boolean') return false
  if (type === 'number' || type === 'integer') return 0
  if (type !== 'object') return undefined
  const properties = (schema?.['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.fromEntries(((schema?.['required'] ?? []) as string[]).map((name) => [name, answerLike(properties[name])]))
}
