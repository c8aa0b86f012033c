/**
 * What goes into a built call and what comes out of it, as JSON Schema (draft 7), made from what it `does`. Types and patterns only: the rules
 * of a field (length, range, required) are answered with a business code and a sentence, malformed input with HTTP 400. Pure.
 */
import type { JsonSchema } from '../../contract/kind'
import type { Does } from '../../contract/model'
import {
  askedItemsSchemas, BEFORE, CONFIRMED, figuresSchema, getSchema, keyProperties, keySchema, madeFromSchema, MOVE, rowSchema, valueSchema, writtenProperties,
  type SchemaContext,
} from './row-schemas'
import { LIST_REQUEST, listAnswer, REPORT_REQUEST, TEXT } from './list-schemas'

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
        ...(entity.confirms === undefined ? {} : { confirmed: CONFIRMED }),
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

const EXPORT_REQUEST: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['request', 'columns', 'title'],
  properties: {
    call: {
      type: 'object', additionalProperties: false, required: ['family', 'call'], properties: { family: TEXT, call: TEXT },
      description: '屏幕上的列表；不写就是同一组接口里给出这些行的那一个',
    },
    request: { type: 'object', description: '所问的列表请求' },
    columns: { type: 'array', items: { type: 'object' } },
    title: TEXT,
    format: { type: 'string', enum: ['xlsx', 'csv'] },
    says: TEXT,
  },
}

const JOB_ANSWER: JsonSchema = { type: 'object', additionalProperties: false, required: ['id'], properties: { id: TEXT } }
