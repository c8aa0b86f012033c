/** Rows as JSON Schema: an entity's as lists answer it and as staff write it, a report's line, a row's key. Pure. */
import { COLUMN_KINDS, traits } from '../../kinds/column-kinds'
import { BARRED } from '../../contract/barred'
import type { JsonSchema } from '../../contract/kind'
import { neededBy } from '../../contract/link-plan'
import { fieldAtPath } from './field-plans'
import { homeLink } from './homes'
import { mapValues } from './plain'
import type { Dataset, Entity, EnumModel, Field } from '../../contract/model'
import { FIELD_NAMES } from './list-schemas'

/** What schemas of calls are made out of: everything resolved before the families. */
export interface SchemaContext {
  entities: Record<string, Entity>
  datasets: Record<string, Dataset>
  enums: Record<string, EnumModel>
  /** Rows already described: most calls of an entity answer the same. */
  rows?: Map<string, JsonSchema>
}

/** More documents at once make none that somebody could read. */
const MOST_MADE_FROM = 100

function describe(field: { label: string; note?: string; unit?: string }): string {
  return [field.label, field.unit && `（${field.unit}）`, field.note && `：${field.note}`].filter(Boolean).join('')
}

/** A field's value. An enum's values are not listed: imported words that its list does not know are kept, and a wrong choice is refused in words. */
export function valueSchema(field: { kind: Field['kind']; label: string; note?: string; unit?: string }, nullable: boolean): JsonSchema {
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
    const other = context.entities[ref.entity]
    // A name that leads home is asked for with the key of what it names.
    for (const shown of new Set([...ref.shows, ...(other?.home && !ref.one ? other.key : [])])) {
      const field = other?.fields[shown]
      if (field && !field.secret) properties[`${ref.name}.${shown}`] = valueSchema(field, true)
    }
    // So is a name that stands in the other row and names a third.
    const links = ref.shows.map((shown) => homeLink(context, { entity }, `${ref.name}.${shown}`))
    for (const path of links.flatMap((link) => (link ? neededBy(link) : []))) {
      const field = properties[path] === undefined && fieldAtPath(context.entities, entity.name, path)
      if (field && !field.secret) properties[path] = valueSchema(field, true)
    }
  }
  for (const figures of Object.values(entity.figures ?? {})) {
    for (const field of Object.values(figures.fields)) {
      properties[field.name] = valueSchema(field, true)
      // Beside an earlier period, in the reports' words.
      if (!COLUMN_KINDS[field.kind].numeric) continue
      for (const word of COMPARED) properties[`${field.name}.${word}`] = { type: ['string', 'number', 'null'] }
      properties[`${field.name}.trend`] = { type: ['array', 'null'], items: { type: ['number', 'null'] } }
      properties[`${field.name}.trendTo`] = { type: ['string', 'null'] }
    }
  }
  if (entity.lifecycle) {
    properties[BARRED] = { type: 'object', additionalProperties: { type: 'string' }, description: '现在不能做的操作，各有原因；没有则不出现' }
  }
  const row = { type: 'object', title: entity.name, description: entity.label, required: entity.key, properties, additionalProperties: false }
  context.rows?.set(entity.name, row)
  return row
}

/** A line of a report: the dimensions asked for, every measure, and by pattern what pivots and comparisons add. */
export function figuresSchema(dataset: Dataset): JsonSchema {
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

/** The fields of an entity's key, by name. */
export function keyProperties(entity: Entity): Record<string, JsonSchema> {
  return Object.fromEntries(entity.key.map((name) => [name, valueSchema(entity.fields[name]!, false)]))
}

/** A row by its key alone. */
export function keySchema(entity: Entity): JsonSchema {
  return { type: 'object', additionalProperties: false, required: entity.key, properties: keyProperties(entity) }
}

/** A row by its key, with the fields wanted: own ones and those of references; left out, the own ones that the asker may see. */
export function getSchema(entity: Entity): JsonSchema {
  const key = keySchema(entity)
  return entity.key.includes('fields') ? key : { ...key, properties: { ...keyProperties(entity), fields: FIELD_NAMES } }
}

export const BEFORE: JsonSchema = { type: 'object', description: '打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准' }

export const CONFIRMED: JsonSchema = { type: 'boolean', description: '已经看过并确认：没有它，需要确认的修改（例如低于成本的售价）被拒绝（1009）' }

export const MOVE: JsonSchema = { type: 'string', enum: ['up', 'down', 'top'], description: '在同一组内上移一位、下移一位或置顶' }

/** Every writable field, and the rows that belong to it (`has`), written in the same transaction. */
export function writtenProperties(entity: Entity, context: SchemaContext, nested: 'add' | 'edit' | false): Record<string, JsonSchema> {
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
export function madeFromSchema(ways: string[]): JsonSchema {
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

/** What steps ask about the rows below, by the list's name: the key of each row and the answers of any step. */
export function askedItemsSchemas(entity: Entity, context: SchemaContext): Record<string, JsonSchema> {
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
