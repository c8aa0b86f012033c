/**
 * What goes into a built call and what comes out of it, as JSON Schema (draft 7): made from `does`, or from the shapes the
 * family's file gives. Types and patterns only: the rules of a field (length, range, required) are answered with a
 * business code and a sentence, malformed input with HTTP 400. Pure.
 */
import { COLUMN_KINDS, traits } from '../../kinds/column-kinds'
import { OPERATORS } from '../../contract/filter'
import { DECIMAL_PATTERN, type JsonSchema } from '../../contract/kind'
import type { CallSource, ShapeSource } from '../language/files'
import { mapValues } from './plain'
import { isShapeType, type PlainType } from '../language/shape-types'
import type { Dataset, Does, Entity, EnumModel, Field } from '../../contract/model'

export interface SchemaContext {
  entities: Record<string, Entity>
  datasets: Record<string, Dataset>
  enums: Record<string, EnumModel>
  /** Rows already described: most calls of an entity answer the same. */
  rows?: Map<string, JsonSchema>
}

const TEXT = { type: 'string' }
const MAX_PAGE_SIZE = 1000
/** More documents at once make none that somebody could read. */
const MOST_MADE_FROM = 100

/** Letters of a text to filter or search by: each costs the database time on every row. */
const MAX_SEARCH = 200

const SCALAR = { type: ['string', 'number', 'boolean', 'null'], maxLength: MAX_SEARCH }

/** The filter tree of contract/filter.ts; refers to itself as #/definitions/condition. */
const CONDITION: JsonSchema = {
  type: 'object',
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'op'],
      properties: {
        field: { type: 'string', maxLength: 200 },
        op: { type: 'string', enum: [...OPERATORS] },
        value: {
          oneOf: [
            SCALAR,
            { type: 'array', items: SCALAR, maxItems: 10_000 },
            { type: 'object', additionalProperties: false, required: ['is'], properties: { is: { type: 'string', maxLength: 40 } } },
            { type: 'object', additionalProperties: false, required: ['field'], properties: { field: { type: 'string', maxLength: 200 } } },
          ],
        },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
    },
    ...['and', 'or'].map((word) => ({
      type: 'object',
      additionalProperties: false,
      required: [word],
      properties: { [word]: { type: 'array', minItems: 1, maxItems: 500, items: { $ref: '#/definitions/condition' } } },
    })),
  ],
}

const FIELD_NAMES = { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 1000 }

const LIST_PROPERTIES: Record<string, JsonSchema> = {
  page: { type: 'integer', minimum: 1, description: '从 1 数起' },
  pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  sort: {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'order'],
      properties: { field: { type: 'string', maxLength: 200 }, order: { type: 'string', enum: ['asc', 'desc'] } },
    },
  },
  filter: { $ref: '#/definitions/condition' },
  fields: { ...FIELD_NAMES, description: '要哪些字段；不给则给出可见的全部' },
  currency: { type: 'string', enum: ['original', 'company'] },
  compare: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['previous', 'lastYear'] } },
  source: { type: 'string', maxLength: 200, description: '发问的页面与标签页，按它判断权限' },
}

const REPORT_PROPERTIES: Record<string, JsonSchema> = {
  rows: { ...FIELD_NAMES, description: '哪些维度组成一行' },
  measures: FIELD_NAMES,
  trend: {
    type: 'object',
    additionalProperties: false,
    required: ['measures', 'days'],
    description: '每行另给出这些指标最近几天的值（<指标>.trend，从早到晚）',
    properties: { measures: { ...FIELD_NAMES, minItems: 1, maxItems: 20 }, days: { type: 'integer', minimum: 2, maximum: 92 } },
  },
  every: { type: 'boolean', description: 'true：所选日期里没有数据的每一天（周、月）也成一行，到数据截至日为止' },
  pivot: { type: 'object', additionalProperties: false, required: ['dimension', 'measure'], properties: { dimension: TEXT, measure: TEXT } },
}

function listRequest(properties: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['page', 'pageSize'],
    properties,
    definitions: { condition: CONDITION },
  }
}

const LIST_REQUEST = listRequest(LIST_PROPERTIES)
const REPORT_REQUEST = listRequest({ ...LIST_PROPERTIES, ...REPORT_PROPERTIES })

/** What an answer says of itself: whose clock, up to which day, compared with what, converted at which rates. */
const ABOUT_ANSWER: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    basis: TEXT,
    zone: TEXT,
    dataUntil: { type: ['string', 'null'], description: '各项来源、各店铺都有数据的最后一天' },
    ends: {
      type: 'array',
      description: '各项来源的最后一天不同时，分别列出；没有数据的为 null',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['source', 'until'],
        properties: { source: TEXT, until: { type: ['string', 'null'] } },
      },
    },
    shops: {
      type: 'array',
      description: '比其他店铺更早结束的店铺',
      items: { type: 'object', additionalProperties: false, required: ['shop', 'until'], properties: { shop: TEXT, until: TEXT } },
    },
    dataDay: { type: 'string', description: '「最近有数据」在这次查询里是哪一天' },
    period: {
      type: 'object',
      description: '查询的日期范围，与对比的日期范围',
      additionalProperties: false,
      required: ['from', 'to'],
      properties: {
        from: TEXT,
        to: TEXT,
        until: { type: 'string', description: '参与对比的最后一天，数据没有到日期范围末尾时' },
        compared: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['by', 'from', 'to'],
            properties: { by: { type: 'string', enum: ['previous', 'lastYear'] }, from: TEXT, to: TEXT },
          },
        },
      },
    },
    feeds: { type: 'array', items: TEXT },
    converted: {
      type: 'object',
      description: '合计有几种币种时，全部折合公司本位币的一行；缺汇率的金额为 null',
      additionalProperties: false,
      required: ['currency', 'values', 'converted'],
      properties: {
        currency: { type: ['string', 'null'] },
        values: { type: 'object' },
        converted: { type: 'boolean' },
        missingRates: { type: 'array', items: TEXT },
      },
    },
    missingRates: { type: 'array', items: TEXT },
    ratesPage: { type: 'string', description: '填写汇率的页面' },
    notes: { type: 'array', items: TEXT },
  },
}

function listAnswer(row: JsonSchema): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'total', 'page', 'pageSize', 'summary'],
    properties: {
      list: { type: 'array', items: row },
      total: { type: 'integer' },
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
      summary: {
        type: 'array',
        description: '整个筛选结果的合计；按原币显示时每种币种一行',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['currency', 'values'],
          properties: { currency: { type: ['string', 'null'] }, values: { type: 'object' } },
        },
      },
      about: ABOUT_ANSWER,
    },
  }
}

function describe(field: { label: string; note?: string; unit?: string }): string {
  return [field.label, field.unit && `（${field.unit}）`, field.note && `：${field.note}`].filter(Boolean).join('')
}

/** A field's value. An enum's values are not listed: imported words that its list does not know are kept, and a wrong choice is refused in words. */
function valueSchema(field: { kind: Field['kind']; label: string; note?: string; unit?: string }, nullable: boolean): JsonSchema {
  const { valueSchema: value } = COLUMN_KINDS[field.kind]
  const typed = nullable && typeof value['type'] === 'string' ? { ...value, type: [value['type'], 'null'] } : value
  return { ...typed, description: describe(field) }
}

const COMPARED = ['prev', 'delta', 'rate', 'lastYear', 'lastYearDelta', 'lastYearRate']

/** A row as lists answer it: own fields always, fields of references where they were asked for. */
export function rowSchema(entity: Entity, context: SchemaContext): JsonSchema {
  const known = context.rows?.get(entity.name)
  if (known) return known
  const properties: Record<string, JsonSchema> = {}
  const own = Object.values(entity.fields).filter((field) => !field.secret)
  for (const field of own) {
    properties[field.name] = valueSchema(field, !field.required && !entity.key.includes(field.name))
    if (field.pending) properties[`${field.name}.pending`] = { ...valueSchema(field, true), description: `${field.label}：待提交的值，没有则不出现` }
  }
  for (const ref of Object.values(entity.refs)) {
    for (const shown of ref.shows) {
      const field = context.entities[ref.entity]?.fields[shown]
      if (field && !field.secret) properties[`${ref.name}.${shown}`] = valueSchema(field, true)
    }
  }
  for (const figures of Object.values(entity.figures ?? {})) {
    for (const field of Object.values(figures.fields)) {
      properties[field.name] = valueSchema(field, true)
      // Beside an earlier period, in the reports' words.
      for (const word of COLUMN_KINDS[field.kind].numeric ? COMPARED : []) properties[`${field.name}.${word}`] = { type: ['string', 'number', 'null'] }
    }
  }
  const row = { type: 'object', title: entity.name, description: entity.label, required: entity.key, properties, additionalProperties: false }
  context.rows?.set(entity.name, row)
  return row
}

/** A line of a report: the dimensions asked for, every measure, and by pattern what pivots and comparisons add. */
function figuresSchema(dataset: Dataset): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  // What holds several values at once (the shops of a row) is a condition, never a row.
  for (const dimension of Object.values(dataset.dimensions)) if (!traits(dimension).several) properties[dimension.name] = valueSchema(dimension, true)
  for (const measure of Object.values(dataset.measures)) properties[measure.name] = valueSchema(measure, true)
  for (const measure of Object.values(dataset.measures)) {
    const currency = measure.currencyField
    if (currency !== undefined && !properties[currency]) properties[currency] = { type: ['string', 'null'], description: '币种' }
  }
  return {
    type: 'object',
    title: dataset.name,
    description: dataset.label,
    properties,
    additionalProperties: { type: ['string', 'number', 'null', 'array'], items: { type: ['number', 'null'] } },
  }
}

/** Fields that staff may write. A life cycle's field is written by its transitions alone. */
export function writableFields(entity: Entity): Field[] {
  return Object.values(entity.fields).filter((field) => field.input !== undefined && !field.server && !field.formula && field.name !== entity.lifecycle?.field)
}

function keyProperties(entity: Entity): Record<string, JsonSchema> {
  return Object.fromEntries(entity.key.map((name) => [name, valueSchema(entity.fields[name]!, false)]))
}

function keySchema(entity: Entity): JsonSchema {
  return { type: 'object', additionalProperties: false, required: entity.key, properties: keyProperties(entity) }
}

/** A row by its key, with the fields wanted: own ones and those of references; left out, the own ones that the asker may see. */
function getSchema(entity: Entity): JsonSchema {
  const key = keySchema(entity)
  return entity.key.includes('fields') ? key : { ...key, properties: { ...keyProperties(entity), fields: FIELD_NAMES } }
}

/** Every writable field, and the rows that belong to it (`has`), written in the same transaction. */
const BEFORE: JsonSchema = { type: 'object', description: '打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准' }

const MOVE: JsonSchema = { type: 'string', enum: ['up', 'down', 'top'], description: '在同一组内上移一位、下移一位或置顶' }

function writtenProperties(entity: Entity, context: SchemaContext, nested: 'add' | 'edit' | false): Record<string, JsonSchema> {
  const properties: Record<string, JsonSchema> = {}
  for (const field of writableFields(entity)) properties[field.name] = valueSchema(field, true)
  if (!nested) return properties
  for (const [name, has] of Object.entries(entity.has)) {
    const other = context.entities[has.entity]
    if (!other || has.others || writableFields(other).length === 0) continue
    const inner = { ...keyProperties(other), ...writtenProperties(other, context, false) }
    for (const by of has.by) delete inner[by]
    if (nested === 'edit' && !other.fields['before']) inner['before'] = BEFORE
    properties[name] = { type: 'array', description: has.label, items: { type: 'object', additionalProperties: false, properties: inner } }
  }
  return properties
}

/** What a document is made from: the way that its entity names, and the keys of the others. */
function madeFromSchema(ways: string[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['way', 'ids'],
    description: '由哪些单据生成；写入时记下两边的关联',
    properties: {
      way: { type: 'string', enum: ways },
      ids: { type: 'array', minItems: 1, maxItems: MOST_MADE_FROM, uniqueItems: true, items: { type: 'string', maxLength: 200 } },
    },
  }
}

/** Request and answer of what the server does by itself. */
export function schemasOfDoes(does: Does, context: SchemaContext): { request?: JsonSchema; response?: JsonSchema } {
  if (does.type === 'handler') return {}
  if (does.type === 'report') {
    const dataset = context.datasets[does.dataset]
    return dataset ? { request: REPORT_REQUEST, response: listAnswer(figuresSchema(dataset)) } : {}
  }
  if (does.type === 'export') return { request: EXPORT_REQUEST, response: JOB_ANSWER }
  const entity = context.entities[does.entity]
  if (!entity) return {}
  const row = rowSchema(entity, context)
  switch (does.type) {
    case 'list':
      return { request: LIST_REQUEST, response: listAnswer(row) }
    case 'get':
      return { request: getSchema(entity), response: row }
    case 'add': {
      const ways = Object.keys(entity.document?.from ?? {})
      const properties = { ...writtenProperties(entity, context, 'add'), ...(ways.length > 0 ? { made_from: madeFromSchema(ways) } : {}) }
      return { request: { type: 'object', additionalProperties: false, properties }, response: row }
    }
    case 'edit': {
      const properties = {
        ...writtenProperties(entity, context, 'edit'),
        ...keyProperties(entity),
        ...(entity.fields['before'] || entity.has['before'] ? {} : { before: BEFORE }),
        ...(entity.ordered === undefined ? {} : { move: MOVE }),
      }
      return { request: { type: 'object', additionalProperties: false, required: entity.key, properties }, response: row }
    }
    case 'remove':
      return { request: keySchema(entity), response: { type: 'object', additionalProperties: false, properties: {} } }
    case 'transition': {
      const steps = entity.lifecycle?.transitions ?? {}
      const asked = [...new Set(Object.values(steps).flatMap((step) => step.asks))]
      const asks = Object.fromEntries(asked.flatMap((name) => (entity.fields[name] ? [[name, valueSchema(entity.fields[name], true)]] : [])))
      const properties = { ...asks, ...askedItemsSchemas(entity, context), ...keyProperties(entity), transition: { type: 'string', enum: Object.keys(steps) } }
      return { request: { type: 'object', additionalProperties: false, required: [...entity.key, 'transition'], properties }, response: row }
    }
    case 'import':
      return {
        request: {
          type: 'object',
          additionalProperties: false,
          required: ['file'],
          properties: { shop_id: TEXT, format: TEXT, file: { type: 'string', format: 'binary' } },
        },
        response: JOB_ANSWER,
      }
  }
}

/** What steps ask about the rows below, by the list's name: the key of each row and the answers of any step. */
function askedItemsSchemas(entity: Entity, context: SchemaContext): Record<string, JsonSchema> {
  const lists: Record<string, Record<string, JsonSchema>> = {}
  for (const { asksItems } of Object.values(entity.lifecycle?.transitions ?? {})) {
    const has = entity.has[asksItems?.has ?? '']
    const other = has && context.entities[has.entity]
    if (!asksItems || !other) continue
    const asked = asksItems.fields.flatMap(({ name }) => (other.fields[name] ? [[name, valueSchema(other.fields[name], true)] as const] : []))
    lists[asksItems.has] = { ...lists[asksItems.has], ...keyProperties(other), ...Object.fromEntries(asked) }
  }
  return mapValues(lists, (properties, name) => ({
    type: 'array', maxItems: 10_000, description: entity.has[name]?.label, items: { type: 'object', additionalProperties: false, properties },
  }))
}

const EXPORT_REQUEST: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['request', 'columns', 'title'],
  properties: {
    request: { type: 'object', description: '所问的列表请求' },
    columns: { type: 'array', items: { type: 'object' } },
    title: TEXT,
    format: { type: 'string', enum: ['xlsx', 'csv'] },
    says: TEXT,
  },
}
const JOB_ANSWER: JsonSchema = { type: 'object', additionalProperties: false, required: ['id'], properties: { id: TEXT } }

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
