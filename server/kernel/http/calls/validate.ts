/**
 * Requests against the shapes of their calls. Malformed input is refused with the Chinese name of every wrong field
 * before anything runs. Nothing is coerced or dropped in JSON bodies; a query string, all text, is typed by its schema.
 */
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Call, JsonSchema } from '../../../../contract/model'
import { HttpRefusal } from '../../asker/refusal'
import { measuredText } from './json'

/** An answer names so many mistakes, of so many letters in all; more of them help nobody. */
const MAX_NAMED = 20
const MAX_WORDS = 2000
const MAX_FIELD = 120
const MAX_WHAT = 300

/** Throws HttpRefusal 400 that names every wrong field. */
export type Validator = (body: unknown) => void

/** Validators are compiled at first use: 562 calls at once would cost every start half a second. */
export function createValidators(): (call: Call) => Validator {
  const first = ajvOf(false)
  const every = ajvOf(true)
  const known = new Map<Call, Validator>()
  return (call) => {
    const found = known.get(call)
    if (found) return found
    const { request } = call
    let all: ValidateFunction | undefined
    const made = request ? validatorOf(first.compile(request), () => (all ??= every.compile(request))) : () => undefined
    known.set(call, made)
    return made
  }
}

function ajvOf(allErrors: boolean): Ajv {
  // Making a validator fast takes Ajv twice as long as making it, and the engine does so anyway for those that are used much.
  const code = { optimize: false }
  const ajv = new Ajv({ allErrors, coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false, verbose: true, code })
  addFormats(ajv)
  return ajv
}

/**
 * Ajv stops at the first mistake. All of them are looked for in small bodies alone: the time that takes grows with the
 * square of their number, for it copies its list of mistakes at every reference.
 */
function validatorOf(firstOf: ValidateFunction, everyOf: () => ValidateFunction): Validator {
  return (body) => {
    if (firstOf(body)) return
    const validate = isSmall(body) ? everyOf() : firstOf
    validate(body)
    const errors = new Map<string, string>()
    const found = relevant(validate.errors ?? [])
    validate.errors = null
    for (const error of found) {
      const field = cut(fieldOf(error), MAX_FIELD)
      if (!errors.has(field)) errors.set(field, cut(wordsOf(error), MAX_WHAT))
      if (errors.size === MAX_NAMED) break
    }
    const words = [...errors].map(([field, what]) => (field === '' ? `请求内容${what}` : `${field} ${what}`)).join('；')
    throw new HttpRefusal(400, `请求有误：${cut(words, MAX_WORDS)}`, Object.fromEntries(errors))
  }
}

/** Values, lists and objects up to which every mistake is looked for. */
const SMALL = 3000

function isSmall(body: unknown): boolean {
  const waiting = [body]
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (seen + waiting.length + inner.length > SMALL) return false
    waiting.push(...inner)
  }
  return true
}

/**
 * Where none of several branches fits, every branch complains of every other's fields. What lies deepest is what the
 * sender meant; where nothing lies deeper, only the branching itself is said.
 */
function relevant(errors: ErrorObject[]): ErrorObject[] {
  const branching = new Map<string, ErrorObject>()
  for (const error of errors) {
    if ((error.keyword === 'oneOf' || error.keyword === 'anyOf') && !branching.has(error.instancePath)) branching.set(error.instancePath, error)
  }
  // Paths that have a mistake below them; each is noted once, so that many mistakes in one place cost no more than one.
  const above = new Set<string>()
  for (const { instancePath } of errors) {
    for (let end = instancePath.lastIndexOf('/'); end >= 0; end = instancePath.lastIndexOf('/', end - 1)) {
      const path = instancePath.slice(0, end)
      if (above.has(path)) break
      above.add(path)
      if (end === 0) break
    }
  }
  return errors.filter((error) => {
    const own = branching.get(error.instancePath)
    return !own || (own === error && !above.has(own.instancePath))
  })
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** "/filter/and/0/field" -> "filter.and[0].field"; a missing or unknown property is named itself. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text ? `${text}.${part}` : part), '')
  const own = error.keyword === 'required' ? error.params.missingProperty : error.keyword === 'additionalProperties'
    ? error.params.additionalProperty : undefined
  return typeof own === 'string' ? (path ? `${path}.${own}` : own) : path
}

const TYPES: Record<string, string> = {
  string: '文字', integer: '整数', number: '数字', boolean: '是或否（true / false）', array: '列表', object: '一组字段', null: '空',
}

const FORMATS: Record<string, string> = { date: '日期（例如 2025-08-31）', 'date-time': '时刻（例如 2025-08-31T08:00:00Z）', email: '邮箱', uri: '网址' }

function wordsOf(error: ErrorObject): string {
  const { keyword, params } = error
  const limit = String(params.limit ?? '')
  switch (keyword) {
    case 'required': return '必须填写'
    case 'additionalProperties': return '不是这个接口的字段'
    case 'type': return `应为${([] as string[]).concat(params.type).map((type) => TYPES[type] ?? type).join('或')}`
    case 'enum': return `只能是 ${(params.allowedValues as unknown[]).slice(0, 20).join('、')} 之一`
    case 'const': return `只能是 ${String(params.allowedValue)}`
    case 'minimum': return `不能小于 ${limit}`
    case 'maximum': return `不能大于 ${limit}`
    case 'exclusiveMinimum': return `应大于 ${limit}`
    case 'exclusiveMaximum': return `应小于 ${limit}`
    case 'minLength': return limit === '1' ? '不能为空' : `至少 ${limit} 个字`
    case 'maxLength': return `最多 ${limit} 个字`
    case 'minItems': return `至少 ${limit} 项`
    case 'maxItems': return `最多 ${limit} 项`
    case 'uniqueItems': return '不能有重复的项'
    case 'format': return `应为${FORMATS[String(params.format)] ?? params.format}`
    case 'pattern': return `写法不对${explained(error.parentSchema)}`
    case 'oneOf':
    case 'anyOf': return '不是允许的写法'
    default: return `不对（${error.message ?? keyword}）`
  }
}

function explained(schema: unknown): string {
  const says = (schema as { description?: unknown } | undefined)?.description
  return typeof says === 'string' ? `：${says}` : ''
}

/** A query string's values typed as the schema says; what cannot be typed stays text, for the validator to refuse. */
export function typeQuery(query: Record<string, unknown>, schema: JsonSchema | undefined): Record<string, unknown> {
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typed(value, properties[name])]))
}

function typed(value: unknown, schema: JsonSchema | undefined): unknown {
  const types = ([] as unknown[]).concat(schema?.type ?? [])
  if (types.includes('array')) {
    if (typeof value === 'string' && value.startsWith('[')) return parsed(value)
    const list = Array.isArray(value) ? value : String(value) === '' ? [] : String(value).split(',')
    return list.map((each) => typed(each, schema?.items as JsonSchema | undefined))
  }
  if (typeof value !== 'string' || types.includes('string')) return value
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if (types.includes('object') || (types.length === 0 && /^[[{]/.test(value))) {
    return parsed(value)
  }
  return value
}

/** JSON of a query; what is none stays text, for the validator to refuse. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(measuredText(Buffer.from(text))) as unknown
  } catch (error) {
    if (error instanceof HttpRefusal) throw error
    return text
  }
}
