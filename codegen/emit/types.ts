/** Types of rows, requests and answers: one file an entity, a dataset and a family, with labels as docstrings. */
import { LONGEST_LINE } from '../line'
import type { Memory } from '../memory'
import type { Call, Entity, Family, JsonSchema, Model } from '../../contract/model'
import { schemasOfDoes } from '../resolve/call-schemas'
import { rowSchema, writableFields } from '../resolve/row-schemas'
import { anyDeclaration } from './any-schema-types'
import { declaration, isInterface, isWritable } from './schema-types'
import { comment, header, listDoc, pascal, quote } from './text'

/** Name of an entity's row type, a dataset's line type and an enum's value type. */
export const rowType = (entity: string): string => `${pascal(entity)}Row`
const figuresType = (dataset: string): string => `${pascal(dataset)}Figures`
const valueType = (name: string): string => `${pascal(name)}Value`

/** What a call's request and answer are called, and where they are said. */
interface CallTypes {
  request?: { name: string; from: string }
  response?: { name: string; from: string; list?: boolean }
}

/** Path and text of each file; a text that a library writes is promised. */
export function* emitTypes(model: Model, memory: Memory): Generator<[path: string, text: string | Promise<string>]> {
  yield ['contract/generated/enums.ts', enumTypes(model)]
  const put = (path: string, from: unknown[], make: () => string | Promise<string>): [string, string | Promise<string>] => (
    [path, memory.once(`types ${path}`, from, make)]
  )
  for (const entity of Object.values(model.entities)) {
    yield put(`contract/generated/entities/${entity.name}.ts`, around(model, entity), () => entityTypes(model, entity))
  }
  const reports = Object.values(model.families).flatMap((family) => Object.values(family.calls).filter((call) => call.does?.type === 'report'))
  for (const dataset of Object.values(model.datasets)) {
    const line = listItems(reports.find((call) => call.does?.type === 'report' && call.does.dataset === dataset.name)?.response)
    if (!line) continue
    const declared: [string, JsonSchema][] = [[figuresType(dataset.name), withEnums(line, dataset.dimensions)]]
    yield put(`contract/generated/datasets/${dataset.name}.ts`, [dataset], () => declare(declared, dataset.file, `${dataset.label}：报表的一行。`))
  }
  for (const family of Object.values(model.families)) {
    const shapes = familyShapes(family)
    if (shapes.length === 0) continue
    yield put(`contract/generated/families/${family.name}.ts`, [family], () => declare(shapes, family.file, `${family.label}：请求与返回。`))
  }
}

/** The entity and all that its rows and forms show of others: what its types are made from. */
export function around(model: Model, entity: Entity): unknown[] {
  const others = [...Object.values(entity.refs), ...Object.values(entity.has)].map((other) => model.entities[other.entity])
  return [entity, ...others]
}

/** The enums that an entity's fields name. */
export function enumsOf(model: Model, { fields }: Entity): unknown[] {
  return Object.values(fields).flatMap((field) => (field.enum === undefined ? [] : [model.enums[field.enum]]))
}

/** Of calls whose shapes the family's file says itself. */
function familyShapes(family: Family): [string, JsonSchema][] {
  return Object.values(family.calls).flatMap((call): [string, JsonSchema][] => {
    if (call.state !== 'built' || !isOwnShape(call)) return []
    return [
      ...(call.request ? [[`${pascal(call.name)}Request`, call.request] as [string, JsonSchema]] : []),
      ...(call.response && call.does?.type !== 'transition' ? [[`${pascal(call.name)}Response`, call.response] as [string, JsonSchema]] : []),
    ]
  })
}

function isOwnShape(call: Call): boolean {
  return call.does === undefined || ['handler', 'export', 'import', 'transition'].includes(call.does.type)
}

/** The types that the call is typed by, and where they are imported from, seen from src/generated/providers; none for planned shapes. */
export function typesOfCall(call: Call): CallTypes {
  const family = `../../../contract/generated/families/${call.family}`
  const moved =
    call.does?.type === 'transition'
      ? { name: rowType(call.does.entity), from: `../../../contract/generated/entities/${call.does.entity}` }
      : undefined
  if (isOwnShape(call)) {
    return {
      ...(call.request ? { request: { name: `${pascal(call.name)}Request`, from: family } } : {}),
      ...(call.response ? { response: moved ?? { name: `${pascal(call.name)}Response`, from: family } } : {}),
    }
  }
  const list = { name: 'ListRequest', from: '../../../contract/wire' }
  const { does } = call
  if (does?.type === 'report')
    return { request: list, response: { name: figuresType(does.dataset), from: `../../../contract/generated/datasets/${does.dataset}`, list: true } }
  if (!does || !('entity' in does) || does.entity === undefined) return {}
  const from = `../../../contract/generated/entities/${does.entity}`
  const row = { name: rowType(does.entity), from }
  if (does.type === 'list') return { request: list, response: { ...row, list: true } }
  const request = {
    name: `${pascal(does.entity)}${{ get: 'Key', remove: 'Key', add: 'Add', edit: 'Edit' }[does.type as 'get' | 'remove' | 'add' | 'edit']}`,
    from,
  }
  return does.type === 'remove' ? { request } : { request, response: row }
}

function entityTypes(model: Model, entity: Entity): string | Promise<string> {
  const schema = (type: 'get' | 'add' | 'edit'): JsonSchema => withEnums(schemasOfDoes({ type, entity: entity.name }, model).request ?? {}, entity.fields)
  const declared: [string, JsonSchema][] = [
    [rowType(entity.name), withEnums(rowSchema(entity, model), entity.fields)],
    [`${pascal(entity.name)}Key`, schema('get')],
  ]
  if (writableFields(entity).length)
    declared.push([`${pascal(entity.name)}Add`, demanding(entity, schema('add'))], [`${pascal(entity.name)}Edit`, schema('edit')])
  return declare(declared, entity.file, `${entity.label}：行、主键、新增与编辑的请求。`)
}

/**
 * The same with what must be given marked so. Only the type says it: at run time a missing value is refused with a business
 * code and a sentence, which a schema that demands it would turn into a malformed request.
 */
function demanding(entity: Entity, schema: JsonSchema): JsonSchema {
  const properties = schema['properties'] as Record<string, JsonSchema>
  const needed = writableFields(entity).filter((field) => field.required && field.default === undefined).map((field) => field.name)
  const filled = Object.entries(properties).map(([name, property]): [string, JsonSchema] => {
    if (!needed.includes(name)) return [name, property]
    const { tsType, type, ...rest } = property
    const one = Array.isArray(type) ? type.filter((each) => each !== 'null') : [type]
    return [name, { ...rest, type: one.length === 1 ? one[0] : one, ...(typeof tsType === 'string' ? { tsType: tsType.replace(/ \| null$/, '') } : {}) }]
  })
  return { ...schema, required: needed, properties: Object.fromEntries(filled) }
}

/** Fields with an enum take its values, and any other word, which imports may have kept. */
function withEnums(schema: JsonSchema, fields: Record<string, { enum?: string } | undefined>): JsonSchema {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const typed = Object.entries(properties).map(([name, property]): [string, JsonSchema] => {
    const values = fields[name]?.enum
    if (values === undefined) return [name, property]
    const nullable = Array.isArray(property['type']) ? ' | null' : ''
    return [name, { ...property, tsType: `${valueType(values)} | (string & {})${nullable}` }]
  })
  return { ...schema, properties: Object.fromEntries(typed) }
}

function listItems(schema: JsonSchema | undefined): JsonSchema | undefined {
  const list = (schema?.['properties'] as Record<string, JsonSchema> | undefined)?.['list']
  return list?.['items'] as JsonSchema | undefined
}

function declare(declared: [string, JsonSchema][], file: string, what: string): string | Promise<string> {
  // Other types than interfaces are short, and stand first.
  const sorted = [...declared.filter(([, schema]) => !isInterface(schema)), ...declared.filter(([, schema]) => isInterface(schema))]
  if (sorted.every(([, schema]) => isWritable(schema))) return withImports(sorted.map(([name, schema]) => declaration(name, schema)).join('\n'), file, what)
  const written = sorted.map(([name, schema]) => (isWritable(schema) ? declaration(name, schema) : anyDeclaration(name, schema)))
  return Promise.all(written).then((texts) => withImports(texts.join('\n'), file, what))
}

function withImports(body: string, file: string, what: string): string {
  const values = [...new Set([...body.matchAll(/\b([A-Z][A-Za-z0-9]*Value) \| \(string & \{\}\)/g)].map((match) => match[1] ?? ''))].sort()
  const imports = [
    ...(values.length ? [importOf(values, '../enums')] : []),
    ...(/\bCondition\b/.test(body) ? [`import type { Condition } from '../../filter'`] : []),
  ]
  return `${header(file, what)}${imports.length ? `${imports.join('\n')}\n\n` : ''}${body}`
}

function enumTypes(model: Model): string {
  const blocks = Object.values(model.enums).map((values) => {
    const said = values.values.map(({ value, label }) => comment(`${value} ${label}`))
    const arms = values.values.map(({ value }) => `  | ${quote(value)}`)
    return `${listDoc(`${comment(values.label)}：`, said)}\nexport type ${valueType(values.name)} =\n${arms.join('\n')}\n`
  })
  return `${header('schemas/enums/', '各枚举的值。')}\n${blocks.join('\n')}`
}

/** Types taken from another file, one a line where all of them would be too long to read. */
function importOf(names: readonly string[], from: string): string {
  const line = `import type { ${names.join(', ')} } from '${from}'`
  return line.length <= LONGEST_LINE ? line : `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${from}'`
}
