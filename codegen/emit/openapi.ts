/**
 * The model as an OpenAPI 3.1 description: every call, built or planned, with the envelope, lists, refusals and the
 * idempotency header said once in `components`. Pure; served by the server at /openapi.json.
 */
import { OWN_WIRE } from '../../contract/transport'
import { CODES, IDEMPOTENCY_HEADER } from '../../contract/wire'
import type { Call, Family, JsonSchema, Model } from '../../contract/model'
import { pascal } from './text'

type Json = Record<string, unknown>

const METHODS = { POST: 'post', GET: 'get', PUT: 'put', DELETE: 'delete' } as const

const CODE_WORDS: Record<keyof typeof CODES, string> = {
  ok: '成功',
  planned: '尚未建成',
  invalid: '某个值不符合它的字段的规则',
  notFound: '没有这一行',
  conflict: '这一行已被别人改过',
  duplicate: '已有相同的一行',
  transition: '当前状态不允许这一步',
  inUse: '别处正在使用这一行',
  confirm: '要由本人确认（confirmed）才会修改',
  period: '这一行所在的期间已关闭',
  loginFailed: '账号或密码不对',
  locked: '登录失败次数过多，暂时锁定',
  mustChangePassword: '密码是管理员设置的，须先改成自己的',
  unknownFormat: '文件不是已知的报告格式',
  importState: '导入当前的状态不允许这一步',
  unreadable: '文件无法读取',
}

/** @returns an OpenAPI 3.1.0 document as plain data; the same model gives the same document. */
export function openApiOf(model: Model): Json {
  const schemas = sharedSchemas()
  const paths: Record<string, Json> = {}
  const ours = Object.values(model.families).filter(({ wire }) => wire === OWN_WIRE)
  for (const family of ours) {
    for (const call of Object.values(family.calls)) {
      if (isElsewhere(call)) continue
      const path = (paths[call.path] ??= {})
      const method = METHODS[call.method]
      const there = path[method] as Json | undefined
      // One address that two families name is one operation; the second is said beside it.
      if (there) there['x-also'] = [...((there['x-also'] as string[] | undefined) ?? []), `${family.name}.${call.name}`]
      else path[method] = operationOf(family, call, schemas, model)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '卖家运营后台接口',
      version: model.version,
      description: [
        '除少数 GET 外都是 POST。业务结果写在信封里：`code` 为 200 表示成功；其他值表示拒绝，`msg` 是给人看的原因，HTTP 状态仍是 200。',
        '请求本身写错是 400，未登录 401，没有权限 403，数据库不可用或磁盘已满 503。',
        '金额等精确小数以文本传输（"12.30"），日期 yyyy-mm-dd，月份 yyyy-mm，时刻 ISO 8601 UTC。',
        `写入的接口带请求头 \`${IDEMPOTENCY_HEADER}\`：同一个值重发不会写两次。`,
        `标有 \`x-state: planned\` 的接口还没有建成，一律返回 code ${CODES.planned}。`,
      ].join('\n\n'),
    },
    servers: [{ url: '/' }],
    tags: ours.map((family) => ({ name: family.name, description: family.label })),
    security: [{ bearer: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: '登录得到的 token；同时带请求头 ProjectId: erp' } },
      parameters: {
        IdempotencyKey: {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: false,
          description: '这一次写入的编号；超时后用同一个值重发，不会写两次',
          schema: { type: 'string', maxLength: 200 },
        },
      },
      responses: {
        Malformed: failure('请求写错了：说明哪个字段、应当怎样写'),
        NoSession: failure('用户信息过期，请重新登录'),
        Forbidden: failure('没有权限'),
        Unavailable: failure('数据库不可用或磁盘已满，请稍后再试'),
      },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

/** A path that is all parameter stands for another system's address: the client calls it, this server does not have it. */
function isElsewhere(call: Call): boolean {
  return call.path.startsWith('/{')
}

function sharedSchemas(): Record<string, JsonSchema> {
  return {
    Refusal: {
      type: 'object',
      required: ['code', 'msg'],
      properties: {
        code: {
          type: 'integer',
          enum: Object.values(CODES).filter((code) => code !== CODES.ok),
          description: (Object.keys(CODES) as (keyof typeof CODES)[])
            .filter((name) => name !== 'ok')
            .map((name) => `${CODES[name]} ${CODE_WORDS[name]}`)
            .join('；'),
        },
        msg: { type: 'string', description: '给人看的原因与做法' },
        data: { type: 'null' },
        errors: { type: 'object', additionalProperties: { type: 'string' }, description: '被拒绝的字段 -> 原因' },
      },
    },
    Planned: {
      type: 'object',
      required: ['code', 'msg'],
      properties: { code: { type: 'integer', const: CODES.planned }, msg: { type: 'string' }, data: { type: 'null' } },
    },
    Failure: {
      type: 'object',
      required: ['code', 'msg'],
      properties: { code: { type: 'integer' }, msg: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'string' } } },
    },
  }
}

function failure(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } }
}

/** Who may use a call that no page decides on: docs/access.md. */
const WHO: Partial<Record<Call['access'], string>> = {
  own: '每个登录的人都可以使用，只涉及本人的数据。',
  asked: '每个登录的人都可以使用，按所问的内容另行判断权限。',
  signedIn: '每个登录的人都可以使用。',
}

function operationOf(family: Family, call: Call, schemas: Record<string, JsonSchema>, model: Model): Json {
  const built = call.state === 'built'
  const request = call.request && shared(call.request, schemas, model)
  const said = [
    built ? undefined : '**尚未建成。**',
    call.lacks && `**部分建成**，还缺：${call.lacks.join('；')}`,
    call.guess ? '路径由我们拟定。' : undefined,
    call.says.request && `请求（草案）：\`${call.says.request}\``,
    call.says.response && `返回（草案）：\`${call.says.response}\``,
    call.says.errors,
    built && WHO[call.access],
    Object.keys(call.usedBy).length ? `用于页面：${Object.keys(call.usedBy).map((page) => model.plans[page]?.title ?? page).join('、')}` : undefined,
  ].filter(Boolean)
  const parameters = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map((match) => ({ name: match[1], in: 'path', required: true, schema: { type: 'string' } })),
    ...(call.body === 'query' && request ? queryParameters(request) : []),
    ...(call.writes ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: `${family.name}.${call.name}`,
    tags: [family.name],
    summary: built ? call.what : `（待建）${call.what}`,
    ...(said.length ? { description: said.join('\n\n') } : {}),
    'x-state': call.state === 'built' && call.lacks ? 'partial' : call.state,
    ...(call.access === 'everyone' ? { security: [] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(request && call.body !== 'query'
      ? {
          requestBody: { required: true, content: { [call.body === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: request } } },
        }
      : {}),
    responses: {
      200: answerOf(call, call.response && shared(call.response, schemas, model)),
      400: { $ref: '#/components/responses/Malformed' },
      ...(call.access === 'everyone' ? {} : { 401: { $ref: '#/components/responses/NoSession' }, 403: { $ref: '#/components/responses/Forbidden' } }),
      503: { $ref: '#/components/responses/Unavailable' },
    },
  }
}

function answerOf(call: Call, data: JsonSchema | undefined): Json {
  if (call.state === 'planned') {
    return { description: '尚未建成', content: { 'application/json': { schema: { $ref: '#/components/schemas/Planned' } } } }
  }
  if (call.answer === 'events') return { description: '消息流，一行一条', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  const refusal = { $ref: '#/components/schemas/Refusal' }
  if (call.answer === 'binary') {
    return {
      description: '文件，或拒绝',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } }, 'application/json': { schema: refusal } },
    }
  }
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { type: 'integer', const: CODES.ok }, msg: { type: 'string' }, data: data ?? {} },
  }
  return { description: '成功，或拒绝', content: { 'application/json': { schema: { oneOf: [success, refusal] } } } }
}

function queryParameters(request: JsonSchema): Json[] {
  const required = new Set((request['required'] as string[] | undefined) ?? [])
  return Object.entries((request['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

/** The schema with rows, report lines and the filter tree moved into `components`, where each stands once. */
function shared(schema: JsonSchema, schemas: Record<string, JsonSchema>, model: Model): JsonSchema {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn)
    if (typeof value !== 'object' || value === null) return value
    const record = value as JsonSchema
    if (record['$ref'] === '#/definitions/condition') return { $ref: '#/components/schemas/Condition' }
    const { title } = record
    if (typeof title === 'string') {
      const name = model.entities[title] ? `${pascal(title)}Row` : model.datasets[title] ? `${pascal(title)}Figures` : undefined
      if (name !== undefined) {
        schemas[name] ??= Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'title').map(([key, inner]) => [key, turn(inner)]))
        return { $ref: `#/components/schemas/${name}` }
      }
    }
    const definitions = record['definitions'] as { condition?: JsonSchema } | undefined
    if (definitions?.condition) schemas['Condition'] ??= turn(definitions.condition) as JsonSchema
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'definitions' && key !== 'tsType').map(([key, inner]) => [key, turn(inner)]))
  }
  return turn(schema) as JsonSchema
}
