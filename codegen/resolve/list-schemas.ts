/** What lists and reports are asked by and answer with, whatever their rows: page, filter tree, totals, and what an answer says of itself. Pure. */
import { OPERATORS } from '../../contract/filter'
import type { JsonSchema } from '../../contract/kind'

export const TEXT = { type: 'string' }
const MAX_PAGE_SIZE = 1000

/** Letters of a text to filter or search by: each costs the database time on every row. */
export const MAX_SEARCH = 200

const SCALAR = { type: ['string', 'number', 'boolean', 'null'], maxLength: MAX_SEARCH }

/** The filter tree of contract/filter.ts; refers to itself as #/definitions/condition. */
export const CONDITION: JsonSchema = {
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

export const FIELD_NAMES = { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 1000 }

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
  trend: {
    type: 'object',
    additionalProperties: false,
    required: ['measures', 'days'],
    description: '每行另给出这些指标最近几天的值（<指标>.trend，从早到晚；<指标>.trendTo 是最后一天）',
    properties: { measures: { ...FIELD_NAMES, minItems: 1, maxItems: 20 }, days: { type: 'integer', minimum: 2, maximum: 92 } },
  },
  source: { type: 'string', maxLength: 200, description: '发问的页面与标签页，按它判断权限' },
}

const REPORT_PROPERTIES: Record<string, JsonSchema> = {
  rows: { ...FIELD_NAMES, description: '哪些维度组成一行' },
  measures: FIELD_NAMES,
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

export const LIST_REQUEST = listRequest(LIST_PROPERTIES)
export const REPORT_REQUEST = listRequest({ ...LIST_PROPERTIES, ...REPORT_PROPERTIES })

/** What an answer says of itself: whose clock, up to which day, compared with what, converted at which rates. */
const ABOUT_ANSWER: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    basis: TEXT,
    zone: TEXT,
    dataUntil: { type: ['string', 'null'], description: '各项来源、各店铺都有数据的最后一天' },
    newest: { type: 'string', description: '所问的日期没有数据时：最近有数据的一天' },
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
    made: {
      type: 'object', required: ['at', 'waits'], additionalProperties: false,
      properties: { at: { type: ['string', 'null'] }, waits: { type: 'boolean' } },
    },
    missingRates: { type: 'array', items: TEXT },
    ratesPage: { type: 'string', description: '填写汇率的页面' },
    notes: { type: 'array', items: TEXT },
  },
}

/** A page of rows, the totals of all of them, and what the answer says of itself. */
export function listAnswer(row: JsonSchema): JsonSchema {
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
