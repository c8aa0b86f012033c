/** Family files -> families and calls of the model; what a family's wire cannot say is taken from its capabilities. Pure. */
import { OPERATORS } from '../../contract/filter'
import { OWN_WIRE, type Rename } from '../../contract/transport'
import type { CallSource, DoesSource, FamilySource } from '../language/files'
import { isShapeType } from '../language/shape-types'
import type { Call, Capabilities, Does, Family, Wire } from '../../contract/model'
import type { Memory } from '../memory'
import type { Sources } from '../read/source'
import { schemasOfDoes } from './call-schemas'
import type { SchemaContext } from './row-schemas'
import { schemaOfShape } from './shape-schemas'
import { filesOf, mapValues, plain } from './plain'

/** Of a family seen before, only what it looked at is looked at again. */
export function resolveFamilies(sources: Sources, wires: Record<string, Wire>, context: SchemaContext, memory: Memory): Record<string, Family> {
  const families: Record<string, Family> = {}
  const records = [wires, context.entities, context.datasets, context.enums] as const
  for (const { name, path, value } of filesOf<FamilySource>(sources, 'endpoints')) {
    families[name] = memory.watch(`family ${name}`, value, records, ([seenWires, entities, datasets, enums]): Family => {
      const seen = { entities, datasets, enums, rows: new Map() }
      return plain({
        name,
        label: value.label,
        client: value.client,
        wire: value.wire,
        capabilities: resolveCapabilities(value.capabilities ?? {}, seenWires[value.wire]),
        fallback: value.capabilities?.fallback,
        renames: renamesOf(value, entities),
        calls: mapValues(value.calls, (call, callName) => resolveCall(value, callName, call, seen)),
        file: path,
      })
    })
  }
  return families
}

/** "family.call" of built calls -> the routes of the pages that their files name. */
export function routesOfCalls(sources: Sources): Map<string, string[]> {
  return new Map(
    filesOf<FamilySource>(sources, 'endpoints').flatMap(({ name, value }) =>
      Object.entries(value.calls).flatMap(([call, { state, pages }]): [string, string[]][] => (isBuilt(state) && pages ? [[`${name}.${call}`, pages]] : [])),
    ),
  )
}

function resolveCapabilities(said: NonNullable<FamilySource['capabilities']>, wire: Wire | undefined): Capabilities {
  const words = wire?.filter.operators ?? {}
  const isOurs = wire === undefined || wire.name === OWN_WIRE
  // Two ends do for `between`; src/data/wire-filter.ts says it so.
  const sayable = OPERATORS.filter((op) => words[op] !== undefined || (op === 'between' && words.ge !== undefined && words.le !== undefined))
  const sorts = { objects: 'many', signed: 'many', pair: 'one', none: 'none' } as const
  const ranks = ['none', 'one', 'many'] as const
  const most = sorts[wire?.sort.style ?? 'none']
  const sort = said.sort ?? most
  return {
    sort: ranks.indexOf(sort) < ranks.indexOf(most) ? sort : most,
    filter: sayable.filter((op) => said.filter?.includes(op) ?? true),
    or: (said.or ?? true) && (wire?.filter.or ?? false),
    beside: wire?.filter.style === 'tree',
    summary: said.summary ?? (wire?.list.summary === undefined ? 'none' : 'server'),
    // What another side does not say that it can, it cannot: our tasks read our own tables.
    export: said.export ?? (isOurs ? 'task' : 'none'),
    currency: said.currency ?? wire?.extra.currency !== undefined,
    compare: said.compare ?? wire?.extra.compare !== undefined,
    pivot: said.pivot ?? wire?.extra.pivot !== undefined,
    trend: wire?.extra.trend !== undefined,
    allFiltered: said.allFiltered ?? isOurs,
  }
}

/** What a family calls otherwise, with the rows that belong to a row where they are called otherwise too. */
function renamesOf({ rename }: FamilySource, entities: SchemaContext['entities']): Family['renames'] {
  if (!rename) return undefined
  const of = (name: string, above: readonly string[]): Rename => {
    const below = Object.entries(entities[name]?.has ?? {}).filter(([, { entity }]) => rename[entity] && !above.includes(entity))
    return plain({
      fields: rename[name]?.fields ?? {},
      values: rename[name]?.values,
      below: below.length > 0 ? Object.fromEntries(below.map(([has, { entity }]) => [has, of(entity, [...above, name])])) : undefined,
    })
  }
  return mapValues(rename, (_, name) => of(name, [name]))
}

/** A partial call works, and says what it lacks. */
const isBuilt = (state: CallSource['state']): boolean => state === 'built' || state === 'partial'

const WRITING: readonly Does['type'][] = ['add', 'edit', 'remove', 'import', 'transition', 'export']

function resolveCall(
  { family, ours: familyIsOurs = false }: Pick<FamilySource, 'family' | 'ours'>,
  name: string,
  source: CallSource,
  context: SchemaContext,
): Call {
  const method = source.method ?? 'POST'
  const does = source.does && resolveDoes(source.does, context)
  const built = isBuilt(source.state)
  const made = built && does ? schemasOfDoes(does, context) : {}
  return plain({
    family,
    name,
    path: source.path,
    method,
    what: source.what,
    state: built ? 'built' : 'planned',
    lacks: source.lacks,
    guess: source.guess ?? false,
    ours: (source.ours ?? familyIsOurs) || undefined,
    access: source.access ?? 'page',
    does,
    body: source.body ?? (method === 'GET' ? 'query' : does?.type === 'import' ? 'multipart' : 'json'),
    answer: source.answer ?? 'json',
    request: built ? (schemaOfShape(source.request, context) ?? made.request) : undefined,
    response: built ? (schemaOfShape(source.response, context) ?? made.response) : undefined,
    says: plain({
      request: wordsOf(source.request),
      response: wordsOf(source.response),
      errors: source.errors,
    }),
    writes: source.writes ?? (does !== undefined && WRITING.includes(does.type)),
    usedBy: {},
  })
}

/** What is said in words: neither a shape nor the name of a type. */
function wordsOf(said: CallSource['response']): string | undefined {
  return typeof said === 'string' && !isShapeType(said) ? said : undefined
}

function resolveDoes(source: DoesSource, context: SchemaContext): Does {
  if ('handler' in source) return { type: 'handler', handler: source.handler }
  if ('report' in source) return { type: 'report', dataset: source.report }
  if ('export' in source) return context.entities[source.export] ? { type: 'export', entity: source.export } : { type: 'export', dataset: source.export }
  const [type, entity] = Object.entries(source)[0] as [Exclude<Does['type'], 'handler' | 'report' | 'export'>, string]
  return { type, entity }
}
