/**
 * Per family: its calls as typed, documented functions, its facts, and its refine DataProvider; and beside them the wires and
 * the small table by which the client finds a family's module. Pure.
 */
import type { CallMeta, Resource } from '../../src/lib/transport'
import { COLUMN_KINDS } from '../../src/kinds/columns/column-kinds'
import type { Memory } from '../memory'
import type { Call, ColumnKind, Family, Model } from '../model'
import { comment, flatLiteral, functionName, header, literal, property } from './text'
import { around, typesOfCall } from './types'

export function emitProviders(model: Model, memory: Memory): Map<string, string> {
  const files = new Map<string, string>()
  for (const family of Object.values(model.families)) {
    const text = memory.once(`provider ${family.name}`, [family, ...rowsOf(model, family)], () => providerFile(model, family))
    files.set(`src/generated/providers/${family.name}.ts`, text)
  }
  files.set('src/generated/wires.ts', wiresFile(model))
  files.set('src/generated/calls.ts', familiesFile(model))
  return files
}

/** The entities and datasets whose fields a family's resources name. */
function rowsOf(model: Model, family: Family): unknown[] {
  return Object.values(family.calls).flatMap(({ does }) => {
    if (does?.type === 'report') return [model.datasets[does.dataset]]
    const entity = does && 'entity' in does && does.entity !== undefined ? model.entities[does.entity] : undefined
    return entity ? around(model, entity) : []
  })
}

export function metaOfCall(family: Family, call: Call): CallMeta {
  const { name, method, path, body, answer, writes } = call
  return { family: family.name, call: name, method, path, client: family.client, wire: family.wire, body, answer, writes }
}

function providerFile(model: Model, family: Family): string {
  const built = Object.values(family.calls).filter((call) => call.state === 'built')
  const planned = Object.values(family.calls).filter((call) => call.state === 'planned')
  const resources = resourcesOf(model, family, built)
  const functions = built.map((call) => callFunction(call, call.does?.type === 'list' || call.does?.type === 'report'))
  const body = [
    `/** How each built call is sent. */\nexport const CALLS = ${callTable(family, built)} satisfies Record<string, CallMeta>\n`,
    `/** What the provider needs to know of the family. */\nexport const FAMILY: FamilyMeta = {\n  family: ${literal(family.name)},\n  wire: WIRES${/^\w+$/.test(family.wire) ? `.${family.wire}` : `[${literal(family.wire)}]`},\n  capabilities: ${literal(family.capabilities, '  ')},\n  resources: ${resourceTable(resources)},\n}\n`,
    `/** Calls of this family that are not built yet: they answer one fixed refusal. */\nexport const PLANNED = ${plannedList(planned)} as const\n`,
    `/** ${comment(family.label)}: the lists and rows of this family, as refine asks for them. */\nexport function provider(transport: Transport): DataProvider {\n  return createFamilyProvider(FAMILY, transport)\n}\n`,
    ...functions,
  ].join('\n')
  return `${header(family.file, `${family.label}：${built.length} 个接口已建成，${planned.length} 个待建。`)}${importsOf(built)}\n${body}`
}

function importsOf(built: Call[]): string {
  const names = new Map<string, Set<string>>()
  const add = (from: string, name: string): void => {
    names.set(from, (names.get(from) ?? new Set()).add(name))
  }
  for (const call of built) {
    const { request, response } = typesOfCall(call)
    if (request) add(request.from, request.name)
    if (response) add(response.from, response.name)
    if (response?.list) add('../../lib/wire', 'ListAnswer')
  }
  const lists = built.some((call) => typesOfCall(call).response?.list)
  const options = built.length ? ['CallMeta', 'CallOptions', 'FamilyMeta', 'Transport'] : ['CallMeta', 'FamilyMeta', 'Transport']
  return [
    `import type { DataProvider } from '@refinedev/core'`,
    `import { ${lists ? 'askList, ' : ''}createFamilyProvider } from '../../data/family-provider'`,
    `import type { ${options.join(', ')} } from '../../lib/transport'`,
    ...[...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, imported]) => `import type { ${[...imported].sort().join(', ')} } from '${from}'`),
    `import { WIRES } from '../wires'`,
    '',
  ].join('\n')
}

function callTable(family: Family, built: Call[]): string {
  if (built.length === 0) return '{}'
  return `{\n${built.map((call) => `  ${property(call.name)}: ${flatLiteral(metaOfCall(family, call))},`).join('\n')}\n}`
}

function plannedList(planned: Call[]): string {
  if (planned.length === 0) return '[]'
  return `[\n${planned.map((call) => `  ${literal(call.name)}, // ${call.method} ${call.path} ${comment(call.what)}`).join('\n')}\n]`
}

/** A resource is a list or report call with the calls that write the same rows; a family without a list has its entities. */
function resourcesOf(model: Model, family: Family, built: Call[]): Record<string, Record<keyof Resource, string | string[] | undefined>> {
  const writing = (entity: string, type: 'get' | 'add' | 'edit' | 'remove'): string | undefined =>
    built.find((call) => call.does?.type === type && 'entity' in call.does && call.does.entity === entity)?.name
  const resources: ReturnType<typeof resourcesOf> = {}
  const ofEntity = (entity: string, list: string | undefined): ReturnType<typeof resourcesOf>[string] => ({
    list,
    get: writing(entity, 'get'),
    add: writing(entity, 'add'),
    edit: writing(entity, 'edit'),
    remove: writing(entity, 'remove'),
    key: model.entities[entity]?.key ?? [],
    ...pathsByType(entityFields(model, entity)),
  })
  for (const call of built) {
    if (call.does?.type === 'list') resources[call.name] = ofEntity(call.does.entity, call.name)
    if (call.does?.type !== 'report') continue
    const dataset = model.datasets[call.does.dataset]
    const fields = [...Object.values(dataset?.dimensions ?? {}), ...Object.values(dataset?.measures ?? {})].map(({ path, kind }) => ({ path, kind }))
    resources[call.name] = { list: call.name, get: undefined, add: undefined, edit: undefined, remove: undefined, key: [], ...pathsByType(fields) }
  }
  const listed = new Set(built.flatMap((call) => (call.does?.type === 'list' ? [call.does.entity] : [])))
  for (const call of built) {
    if (!call.does || !('entity' in call.does) || call.does.entity === undefined) continue
    const { type, entity } = call.does
    if (['get', 'add', 'edit', 'remove'].includes(type) && !listed.has(entity) && model.families[family.name]) resources[entity] ??= ofEntity(entity, undefined)
  }
  return resources
}

function entityFields(model: Model, entityName: string): { path: string; kind: ColumnKind }[] {
  const entity = model.entities[entityName]
  if (!entity) return []
  const own = Object.values(entity.fields).filter((field) => !field.secret).map((field) => ({ path: field.name, kind: field.kind }))
  const others = Object.values(entity.refs).flatMap((ref) =>
    ref.shows.flatMap((shown) => {
      const field = model.entities[ref.entity]?.fields[shown]
      return field ? [{ path: `${ref.name}.${shown}`, kind: field.kind }] : []
    }),
  )
  return [...own, ...others]
}

function pathsByType(fields: { path: string; kind: ColumnKind }[]): { decimals: string[]; integers: string[]; texts: string[] } {
  const sorted: { decimals: string[]; integers: string[]; texts: string[] } = { decimals: [], integers: [], texts: [] }
  for (const { path, kind } of fields) {
    const { numeric, valueSchema } = COLUMN_KINDS[kind]
    if (valueSchema['type'] === 'integer') sorted.integers.push(path)
    else if (numeric && valueSchema['pattern'] !== undefined) sorted.decimals.push(path)
    else if (kind === 'id' || kind === 'user') sorted.texts.push(path)
  }
  return sorted
}

function resourceTable(resources: ReturnType<typeof resourcesOf>): string {
  const entries = Object.entries(resources)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([name, resource]) => {
    const parts = Object.entries(resource).flatMap(([part, value]) => {
      if (value === undefined) return []
      return [`      ${part}: ${typeof value === 'string' ? `CALLS.${value}` : literal(value, '      ')},`]
    })
    return `    ${property(name)}: {\n${parts.join('\n')}\n    },`
  })
  return `{\n${lines.join('\n')}\n  }`
}

function callFunction(call: Call, isList: boolean): string {
  const { request, response } = typesOfCall(call)
  const asked = request?.name ?? (call.request ? 'Record<string, unknown>' : 'undefined')
  const answer = call.answer === 'binary' ? 'Blob' : call.answer === 'events' ? 'AsyncIterable<unknown>' : response ? (response.list ? `ListAnswer<${response.name}>` : response.name) : 'unknown'
  const writes = call.writes ? ' Writes: carries an idempotency key.' : ''
  const doc = [
    `${comment(call.what)}`,
    `${call.method} ${call.path}${call.body === 'json' ? '' : ` (${call.body})`} · ${asked} → ${answer}.${writes}`,
    `@throws CallError: \`refused\` with the server's sentence, \`malformed\`, \`expired\`, \`forbidden\`, \`network\`, \`timeout\`.`,
  ]
  const parameter = asked === 'undefined' ? 'body?: undefined' : asksNothing(call) ? `body: ${asked} = {}` : `body: ${asked}`
  const returned = isList
    ? `askList<${response?.name ?? 'Row'}>(transport, FAMILY, CALLS.${call.name}, FAMILY.resources[${literal(call.name)}]!, body, options)`
    : `transport.call<${answer}>(CALLS.${call.name}, body, options)`
  return `/**\n${doc.map((line) => ` * ${line}`).join('\n')}\n */\nexport function ${functionName(call.name)}(transport: Transport, ${parameter}, options?: CallOptions): Promise<${answer}> {\n  return ${returned}\n}\n`
}

function asksNothing(call: Call): boolean {
  return Object.keys((call.request?.['properties'] as object | undefined) ?? {}).length === 0
}

function wiresFile(model: Model): string {
  return `${header('schemas/wires/', '各接口约定：分页、排序、筛选、信封。')}import type { Wire } from '../lib/transport'

export const WIRES = ${literal(model.wires)} satisfies Record<string, Wire>
`
}

function familiesFile(model: Model): string {
  const lines = Object.values(model.families).map(
    (family) =>
      `  ${property(family.name)}: { label: ${literal(family.label)}, client: ${literal(family.client)}, wire: ${literal(family.wire)}, load: () => import('./providers/${family.name}') },`,
  )
  return `${header('schemas/endpoints/', '接口族一览；每一族的接口在用到时才加载。')}import type { DataProvider } from '@refinedev/core'
import type { CallMeta, ClientName, FamilyMeta, Transport } from '../lib/transport'

/** What every family's module exports. */
export interface FamilyModule {
  CALLS: Record<string, CallMeta>
  FAMILY: FamilyMeta
  PLANNED: readonly string[]
  provider: (transport: Transport) => DataProvider
}

export interface FamilyEntry {
  label: string
  client: ClientName
  wire: string
  load: () => Promise<FamilyModule>
}

export const FAMILIES: Record<string, FamilyEntry> = {
${lines.join('\n')}
}
`
}
