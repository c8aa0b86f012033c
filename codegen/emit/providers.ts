/**
 * Per family: its calls as typed, documented functions, its facts, and its refine DataProvider; and beside them the wires and
 * the small table by which the client finds a family's module. Pure.
 */
import type { Memory } from '../memory'
import type { Call, Family, Model } from '../../contract/model'
import { familyFacts, metaOfCall, resourcesOf } from '../family-facts'
import { LONGEST_LINE } from '../line'
import { bracketed, comment, flatEntries, flatLiteral, functionName, header, literal, property } from './text'
import { around, typesOfCall } from './types'

/** Path from the root -> text. A family's file is made anew only where the family or its rows changed since `memory` saw them. */
export function emitProviders(model: Model, memory: Memory): Map<string, string> {
  const files = new Map<string, string>()
  for (const family of Object.values(model.families)) {
    const text = memory.once(`provider ${family.name}`, [family, ...rowsOf(model, family)], () => providerFile(model, family))
    files.set(`src/generated/providers/${family.name}.ts`, text)
  }
  files.set('src/generated/wires.ts', wiresFile(model))
  files.set('src/generated/calls.ts', familiesFile(model))
  files.set('src/generated/open-calls.ts', openCallsFile(model))
  files.set('src/generated/menu-routes.ts', menuRoutesFile(model))
  files.set('src/generated/whitelist.ts', whitelistFile(model))
  return files
}

/** Menu key -> the page it opens, for menus of a server that names keys alone. */
function menuRoutesFile(model: Model): string {
  const items = model.menu.flatMap((top) => top.children.flatMap((group) => group.children))
  const lines = items.map(({ key, route }) => `  ${property(key)}: ${literal(route)},\n`)
  return `${header('schemas/menu.json', '菜单键对应的页面。')}export const MENU_ROUTES: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

/** Routes that a person opens without a menu item. */
function whitelistFile(model: Model): string {
  const routes = model.pages.filter(({ access }) => access !== 'menu').map(({ route }) => route).sort()
  const lines = routes.map((route) => `  ${literal(route)},\n`).join('')
  return `${header('schemas/pages', '不凭菜单即可打开的页面（白名单）。')}export const WHITELIST: readonly string[] = [\n${lines}]\n`
}

/** The entities and datasets whose fields a family's resources name. */
function rowsOf(model: Model, family: Family): unknown[] {
  return Object.values(family.calls).flatMap(({ does }) => {
    if (does?.type === 'report') return [model.datasets[does.dataset]]
    const entity = does && 'entity' in does && does.entity !== undefined ? model.entities[does.entity] : undefined
    return entity ? around(model, entity) : []
  })
}

function providerFile(model: Model, family: Family): string {
  const built = Object.values(family.calls).filter((call) => call.state === 'built')
  const planned = Object.values(family.calls).filter((call) => call.state === 'planned')
  const resources = resourcesOf(model, family, built)
  const { stamp } = familyFacts(model, family)
  const wire = /^\w+$/.test(family.wire) ? `WIRES.${family.wire}` : `WIRES[${literal(family.wire)}]`
  const functions = built.map((call) => callFunction(model, family, call, call.does?.type === 'list' || call.does?.type === 'report'))
  const plannedFunctions = planned.length ? [howPlanned(family), ...planned.map(plannedFunction)] : []
  const body = [
    `/** How each built call is sent. */\nexport const CALLS = ${callTable(model, family, built)} satisfies Record<string, CallMeta>\n`,
    '/** What the provider needs to know of the family. */\nexport const FAMILY: FamilyMeta = {\n' +
      `  family: ${literal(family.name)},\n  wire: ${wire},\n` +
      `  capabilities: ${literal(family.capabilities, '  ')},\n  resources: ${resourceTable(resources)},\n}\n`,
    `/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */\nexport const STAMP = ${literal(stamp)}\n`,
    `/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */\n` +
      `export const PLANNED = ${plannedList(planned)} as const\n`,
    `/** ${comment(family.label)}: the lists and rows of this family, as refine asks for them. */\n` +
      `export function provider(transport: Transport): DataProvider {\n  return createFamilyProvider(FAMILY, transport)\n}\n`,
    ...functions,
    ...plannedFunctions,
  ].join('\n')
  const head = header(family.file, `${family.label}：${built.length} 个接口已建成，${planned.length} 个待建。`)
  return `${head}${importsOf(built, planned, built.some((call) => isOfRow(model, family, call)))}\n${body}`
}

function importsOf(built: Call[], planned: Call[], rows: boolean): string {
  const names = new Map<string, Set<string>>()
  const add = (from: string, name: string): void => {
    names.set(from, (names.get(from) ?? new Set()).add(name))
  }
  for (const call of built) {
    const { request, response } = typesOfCall(call)
    if (request) add(request.from, request.name)
    if (response) add(response.from, response.name)
    if (response?.list) add('../../../contract/wire', 'ListAnswer')
  }
  const lists = built.some((call) => typesOfCall(call).response?.list)
  const options = built.length || planned.length ? ['CallMeta', 'CallOptions', 'FamilyMeta', 'Transport'] : ['CallMeta', 'FamilyMeta', 'Transport']
  return [
    `import type { DataProvider } from '@refinedev/core'`,
    `import { ${lists ? 'askList, ' : ''}${rows ? 'callRow, ' : ''}createFamilyProvider } from '../../data/family-provider'`,
    `import type { ${options.join(', ')} } from '../../../contract/transport'`,
    ...[...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, imported]) => bracketed('import type {', [...imported].sort(), `} from '${from}'`)),
    `import { WIRES } from '../wires'`,
    '',
  ].join('\n')
}

function callTable(model: Model, family: Family, built: Call[]): string {
  if (built.length === 0) return '{}'
  const lines = built.map((call) => bracketed(`${property(call.name)}: {`, flatEntries(metaOfCall(model, family, call)), '},', '  '))
  return `{\n${lines.join('\n')}\n}`
}

function plannedList(planned: Call[]): string {
  if (planned.length === 0) return '[]'
  return `[\n${planned.map((call) => `  ${literal(call.name)},`).join('\n')}\n]`
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

function callFunction(model: Model, family: Family, call: Call, isList: boolean): string {
  const { request, response } = typesOfCall(call)
  const asked = request?.name ?? (call.request ? 'Record<string, unknown>' : 'undefined')
  const answer =
    call.answer === 'binary'
      ? 'Blob'
      : call.answer === 'events'
        ? 'AsyncIterable<unknown>'
        : response
          ? response.list
            ? `ListAnswer<${response.name}>`
            : response.name
          : 'unknown'
  const way = `${call.method} ${call.path}${call.body === 'json' ? '' : ` (${call.body})`} · ${asked} → ${answer}.`
  const writes = call.writes ? ['Writes: carries an idempotency key.'] : []
  const doc = [
    `${comment(call.what)}`,
    // With ` * ` before it, a line that is read without scrolling sideways.
    ...([way, ...writes].join(' ').length > LONGEST_LINE - 3 ? [way, ...writes] : [[way, ...writes].join(' ')]),
    `@throws CallError: \`refused\` with the server's sentence, \`malformed\`, \`expired\`, \`forbidden\`, \`network\`, \`timeout\`.`,
  ]
  const parameter = asked === 'undefined' ? 'body?: undefined' : asksNothing(call) ? `body: ${asked} = {}` : `body: ${asked}`
  const returned = isList
    ? `askList<${response?.name ?? 'Row'}>(transport, FAMILY, CALLS.${call.name}, FAMILY.resources[${literal(call.name)}]!, body, options)`
    : isOfRow(model, family, call)
      ? `callRow<${answer}>(transport, FAMILY, CALLS.${call.name}, body, options)`
      : `transport.call<${answer}>(CALLS.${call.name}, body, options)`
  const head = bracketed(`export function ${functionName(call.name)}(`, ['transport: Transport', parameter, 'options?: CallOptions'], `): Promise<${answer}> {`)
  return `${docBlock(doc)}${head}\n  return ${returned}\n}\n`
}

/** A call about one row that another side answers is put into its words. */
function isOfRow(model: Model, family: Family, call: Call): boolean {
  return metaOfCall(model, family, call).key !== undefined
}

function docBlock(lines: readonly string[]): string {
  return `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n`
}

/** What the planned calls of a family have in common; each says the rest in one line. */
const PLANNED_COMMON = { method: 'POST', body: 'json', answer: 'json', writes: false } as const

function howPlanned(family: Family): string {
  const common = flatEntries({ family: family.name, client: family.client, wire: family.wire, ...PLANNED_COMMON })
  const head = 'const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({'
  return (
    "/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */\n" +
    `${bracketed(head, [...common, 'call', 'path', '...how'], '})')}\n`
  )
}

/** Its shapes are known in words only; a company's own ERP may answer it all the same, so it is sent as it stands. */
function plannedFunction(call: Call): string {
  const { name, method, path, body, answer, writes, says } = call
  const how = Object.entries({ method, body, answer, writes }).filter(([part, value]) => PLANNED_COMMON[part as keyof typeof PLANNED_COMMON] !== value)
  const drafts = [says.request && `请求（草案）：${says.request}`, says.response && `返回（草案）：${says.response}`, says.errors].filter(
    (word) => word !== undefined && word !== '',
  )
  const doc = [
    comment(call.what),
    `${method} ${path}${call.guess ? '（路径由我们拟定）' : ''} · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。`,
    ...drafts.map((word) => comment(String(word))),
  ]
  const parameters = pathParameters(call)
  const asked = ['transport: Transport', ...parameters.map((parameter) => `${parameter}: string`), 'body?: Record<string, unknown>', 'options?: CallOptions']
  const meta = [
    literal(name),
    parameters.length ? `\`${path.replaceAll('{', '${')}\`` : literal(path),
    ...(how.length ? [flatLiteral(Object.fromEntries(how))] : []),
  ].join(', ')
  const head = bracketed(`export function ${functionName(name)}(`, asked, '): Promise<unknown> {')
  const sent = bracketed('return transport.call(', [`planned(${meta})`, 'body', 'options'], ')', '  ')
  return `${docBlock(doc)}${head}\n${sent}\n}\n`
}

/** Names in braces of a path, which the caller fills in. */
export function pathParameters({ path }: Call): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

function asksNothing(call: Call): boolean {
  return Object.keys((call.request?.['properties'] as object | undefined) ?? {}).length === 0
}

function wiresFile(model: Model): string {
  return `${header('schemas/wires/', '各接口约定：分页、排序、筛选、信封。')}import type { Wire } from '../../contract/transport'

export const WIRES = ${literal(model.wires)} satisfies Record<string, Wire>
`
}

function familiesFile(model: Model): string {
  const lines = Object.values(model.families).map(
    (family) =>
      `  ${property(family.name)}: { label: ${literal(family.label)}, client: ${literal(family.client)}, wire: ${literal(family.wire)}, ` +
      `load: () => import('./providers/${family.name}') },`,
  )
  return `${header('schemas/endpoints/', '接口族一览；每一族的接口在用到时才加载。')}import type { DataProvider } from '@refinedev/core'
import type { CallMeta, ClientName, FamilyMeta, Transport } from '../../contract/transport'

/** What every family's module exports. */
export interface FamilyModule {
  CALLS: Record<string, CallMeta>
  FAMILY: FamilyMeta
  PLANNED: readonly string[]
  STAMP: string
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

/** Calls that need no session: the door makes them before any family's module is there. */
function openCallsFile(model: Model): string {
  const lines = Object.values(model.families).flatMap((family) => {
    const open = Object.values(family.calls).filter((call) => call.state === 'built' && call.access === 'everyone' && !isOfRow(model, family, call))
    return open.map((call) => bracketed(`${literal(`${family.name}.${call.name}`)}: {`, flatEntries(metaOfCall(model, family, call)), '},', '  '))
  })
  return `${header('schemas/endpoints/', '不用登录就能调用的接口。')}import type { CallMeta } from '../../contract/transport'

/** By family and call. */
export const OPEN_CALLS: Readonly<Record<string, CallMeta>> = {
${lines.join('\n')}
}
`
}
