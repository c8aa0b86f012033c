/** The description of the calls is a sound OpenAPI document, and says of every call what the server does. */
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { openApiOf } from '../../codegen/emit/openapi'
import type { Call } from '../../contract/model'
import { projectModel } from '../support/database'

type Json = Record<string, unknown>

interface Operation {
  operationId: string
  summary: string
  'x-state': 'built' | 'partial' | 'planned'
  description?: string
  'x-also'?: string[]
  tags: string[]
  parameters?: ({ $ref: string } | { name: string; in: string; required: boolean; schema: Json })[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Json }> }>
}

const model = projectModel()
// As a client reads it: through JSON.
const document = JSON.parse(
  JSON.stringify(openApiOf(model)),
) as Json & { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, unknown>>; tags: { name: string }[] }
const operations = Object.entries(document.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const calls: Call[] = Object.values(model.families).flatMap((family) => Object.values(family.calls))
const here = calls.filter((call) => !call.path.startsWith('/{'))
const nameOf = (call: Call): string => `${call.family}.${call.name}`
const operationOf = (call: Call): Operation => document.paths[call.path]![call.method.toLowerCase()]!

function refsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' && typeof inner === 'string' ? [inner] : refsOf(inner)))
}

function lookUp(ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined
  return ref.slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (at as Json | undefined)?.[part], document)
}

describe('the OpenAPI document', () => {
  test('every $ref leads somewhere', () => {
    const refs = [...new Set(refsOf(document))]
    expect(refs.length).toBeGreaterThan(10)
    expect(refs.filter((ref) => lookUp(ref) === undefined)).toEqual([])
  })

  test('every operation has a name of its own, a tag that is listed, and answers', () => {
    const names = operations.map(({ operation }) => operation.operationId)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const tags = new Set(document.tags.map(({ name }) => name))
    expect(operations.filter(({ operation }) => !operation.tags.every((tag) => tags.has(tag)) || !operation.responses['200'])).toEqual([])
  })

  test('parameters of a path are declared, and only those', () => {
    for (const { path, method, operation } of operations) {
      const declared = (operation.parameters ?? []).flatMap((parameter) => ('in' in parameter && parameter.in === 'path' ? [parameter.name] : []))
      expect(declared, `${method} ${path}`).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
      expect(method === 'get' && operation.requestBody, `${method} ${path}: a GET has no body`).toBeFalsy()
    }
  })

  test('every schema of it compiles', () => {
    // What is compiled here is run on nothing: Ajv need not make it fast, which takes two thirds of its time.
    const ajv = addFormats.default(new Ajv({ strict: false, formats: { binary: true }, code: { optimize: false } }))
    ajv.addSchema({ $id: 'document', components: document.components })
    const within = (schema: unknown): string => JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const schemas = operations.flatMap(({ operation }) =>
      [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) => Object.values(part?.content ?? {}).map(({ schema }) => schema)))
    expect(schemas.length).toBeGreaterThan(calls.length / 2)
    // Many calls answer by the same words, which are sound or wrong once.
    const said = new Set([...schemas, ...Object.values(document.components['schemas'] ?? {})].map(within))
    for (const text of said) ajv.compile(JSON.parse(text) as Json)
  }, 240_000)

  test('says every call that this server answers once, and none whose path the caller makes up', () => {
    const described = operations.flatMap(({ operation }) => [operation.operationId, ...(operation['x-also'] ?? [])])
    expect(described.sort()).toEqual(here.map(nameOf).sort())
    expect(here.length).toBeLessThan(calls.length)
  })

  test.each(
    here.filter((call) => call.state === 'built').map((call): [string, Call] => [nameOf(call), call]),
  )('%s: what goes in and what comes out', (name, call) => {
    const operation = operationOf(call)
    expect(operation).toMatchObject({ operationId: name, summary: call.what, 'x-state': call.lacks ? 'partial' : 'built' })
    for (const says of call.lacks ?? []) expect(operation.description).toContain(says)
    if (call.request && call.body !== 'query') {
      expect(Object.values(operation.requestBody?.content ?? {})).toEqual([{ schema: expect.objectContaining({ type: 'object' }) }])
    }
    const content = operation.responses['200']?.content ?? {}
    const type = call.answer === 'events' ? 'text/event-stream' : call.answer === 'binary' ? 'application/octet-stream' : 'application/json'
    expect(content).toHaveProperty([type])
    if (!call.response) return
    const [success] = content['application/json']!.schema['oneOf'] as { properties: { data: Json } }[]
    expect(Object.keys(success!.properties.data)).not.toEqual([])
  })

  test('no built call answers without a shape', () => {
    const bare = here.filter((call) => call.state === 'built' && call.answer === 'json' && !call.response)
    expect(bare.map(nameOf)).toEqual([])
  })

  test('marks every planned call in its summary, its state and its one answer', () => {
    const planned = here.filter((call) => call.state === 'planned')
    expect(planned.length).toBeGreaterThan(0)
    for (const call of planned) {
      const operation = operationOf(call)
      expect(operation.summary, nameOf(call)).toBe(`（待建）${call.what}`)
      expect(operation['x-state'], nameOf(call)).toBe('planned')
      expect(operation.responses['200']?.content?.['application/json']?.schema, nameOf(call)).toEqual({ $ref: '#/components/schemas/Planned' })
    }
  })

  test('the calls of our own family say their shapes', () => {
    const shapeOf = (name: string): Json => {
      const { content } = operationOf(model.families['app']!.calls[name]!).requestBody!
      return content['application/json']!.schema['properties'] as Json
    }
    expect(shapeOf('exportList')).toMatchObject({ call: { required: ['family', 'call'] }, columns: { items: { required: ['path', 'label'] } } })
    expect(shapeOf('jobProgress')).toMatchObject({ ids: { type: 'array', items: { type: 'string' } } })
  })
})
