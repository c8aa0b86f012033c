/** The shapes that a family's file gives to requests and answers, as JSON Schema: plain types, lists, maps, and types of the contract. Pure. */
import { DECIMAL_PATTERN, type JsonSchema } from '../../contract/kind'
import type { CallSource, ShapeSource } from '../language/files'
import { isShapeType, type PlainType } from '../language/shape-types'
import { rowSchema, type SchemaContext } from './row-schemas'
import { CONDITION, MAX_SEARCH, TEXT } from './list-schemas'

/** A shape of a family's file; undefined where it is words or missing. A text that is the name of a type is that type. */
export function schemaOfShape(shape: CallSource['response'], context: SchemaContext): JsonSchema | undefined {
  if (shape === undefined || (typeof shape === 'string' && !isShapeType(shape))) return undefined
  const schema = schemaOf(shape, context)
  return mentionsCondition(schema) ? { ...schema, definitions: { condition: CONDITION } } : schema
}

function schemaOf(shape: ShapeSource[string], context: SchemaContext): JsonSchema {
  if (typeof shape === 'string') return typeOf(shape, context)
  if (Array.isArray(shape)) return { type: 'array', items: objectOf(shape[0] ?? {}, context) }
  return objectOf(shape, context)
}

/** The name under which a shape says what every value of a map is. */
const EVERY = '*'

function objectOf(shape: ShapeSource, context: SchemaContext): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const [said, type] of Object.entries(shape)) {
    if (said === EVERY) continue
    const name = said.endsWith('?') ? said.slice(0, -1) : said
    if (name === said) required.push(name)
    properties[name] = name === 'keyword' && type === 'text' ? { type: 'string', maxLength: MAX_SEARCH } : schemaOf(type, context)
  }
  const every = shape[EVERY]
  const additionalProperties = every === undefined ? false : schemaOf(every, context)
  return { type: 'object', additionalProperties, ...(required.length ? { required } : {}), properties }
}

const TYPES: Record<PlainType, JsonSchema> = {
  text: TEXT,
  integer: { type: 'integer' },
  decimal: { type: 'string', pattern: DECIMAL_PATTERN },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  month: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' },
  datetime: { type: 'string', format: 'date-time' },
  id: TEXT,
  json: {},
  file: { type: 'string', format: 'binary' },
  filter: { $ref: '#/definitions/condition' },
}

/** A nullable type says null besides; a type of the contract is known to TypeScript alone. */
function typeOf(type: string, context: SchemaContext): JsonSchema {
  if (type.endsWith('|null')) return orNull(typeOf(type.slice(0, -'|null'.length), context))
  if (type.endsWith('[]')) return { type: 'array', items: typeOf(type.slice(0, -2), context) }
  const [prefix = '', name = ''] = type.split(':')
  if (prefix === 'enum') return { type: 'string', enum: context.enums[name]?.values.map(({ value }) => value) ?? [] }
  if (prefix === 'contract') {
    const [file, exported] = name.split('.')
    return { tsType: `import('../../${file}').${exported}` }
  }
  const entity = prefix === 'entity' ? context.entities[name] : undefined
  return entity ? rowSchema(entity, context) : (Object.hasOwn(TYPES, type) ? TYPES[type as PlainType] : {})
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, tsType } = schema
  return {
    ...schema,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
    ...(typeof tsType === 'string' ? { tsType: `${tsType} | null` } : {}),
  }
}

function mentionsCondition(schema: unknown): boolean {
  return JSON.stringify(schema).includes('#/definitions/condition')
}
