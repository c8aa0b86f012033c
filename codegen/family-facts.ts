/**
 * What a client is told of a family: how its calls are sent, which are not built, and the rows that its lists answer. Written
 * into the family's module by codegen, and answered by a running server to browsers that were built before it changed. Pure.
 */
import { perModel } from '../contract/per-model'
import { createHash } from 'node:crypto'
import type { Call, ColumnKind, Family, Model } from '../contract/model'
import { OWN_WIRE, type CallMeta, type FamilyMeta, type LiveFamily, type Resource } from '../contract/transport'
import { COLUMN_KINDS } from '../kinds/column-kinds'

/** A family as the client needs it; worked out once for each model. */
export function familyFacts(model: Model, family: Family): LiveFamily {
  return kept(model, family.name)
}

const kept = perModel((model, name) => factsOf(model, model.families[name]!))

function factsOf(model: Model, family: Family): LiveFamily {
  const built = Object.values(family.calls).filter((call) => call.state === 'built')
  const calls = Object.fromEntries(built.map((call) => [call.name, metaOfCall(model, family, call)]))
  const planned = Object.values(family.calls).filter((call) => call.state === 'planned').map(({ name }) => name)
  const resources = Object.fromEntries(
    Object.entries(resourcesOf(model, family, built)).map(([name, resource]) => [
      name,
      Object.fromEntries(
        Object.entries(resource).flatMap(([part, value]) => (value === undefined ? [] : [[part, typeof value === 'string' ? calls[value] : value]])),
      ),
    ]),
  ) as unknown as FamilyMeta['resources']
  const meta: FamilyMeta = { family: family.name, wire: model.wires[family.wire]!, capabilities: family.capabilities, resources }
  const stamp = createHash('sha256').update(JSON.stringify([calls, planned, meta])).digest('hex').slice(0, 12)
  return { label: family.label, calls, planned, meta, stamp }
}

/** What does these is about one row, which another side may name otherwise. */
const ABOUT_ROWS: ReadonlySet<string> = new Set(['get', 'add', 'edit', 'remove', 'transition'])

/** What the transport needs to send the call; `key` and `rename` only where another wire's rows are translated. */
export function metaOfCall(model: Pick<Model, 'entities'>, family: Family, call: Call): CallMeta {
  const { name, method, path, body, answer, writes, does } = call
  const of = does && ('entity' in does ? does.entity : 'dataset' in does ? does.dataset : undefined)
  const rename = of === undefined ? undefined : family.renames?.[of]
  const isElsewhere = family.wire !== OWN_WIRE && does !== undefined && ABOUT_ROWS.has(does.type)
  const meta = { family: family.name, call: name, method, path, client: family.client, wire: family.wire, body, answer, writes }
  return {
    ...meta,
    ...(isElsewhere ? { key: model.entities[of ?? '']?.key ?? [] } : {}),
    ...(rename ? { rename } : {}),
  }
}

/** A resource whose calls are told by name. */
type NamedResource = Record<keyof Resource, Resource[keyof Resource] | string>

/** A resource is a list or report call with the calls that write the same rows; a family without a list has its entities. */
export function resourcesOf(model: Model, family: Family, built: Call[]): Record<string, NamedResource> {
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
    rename: family.renames?.[entity],
  })
  for (const call of built) {
    if (call.does?.type === 'list') resources[call.name] = ofEntity(call.does.entity, call.name)
    if (call.does?.type !== 'report') continue
    const dataset = model.datasets[call.does.dataset]
    const fields = [...Object.values(dataset?.dimensions ?? {}), ...Object.values(dataset?.measures ?? {})].map(({ path, kind }) => ({ path, kind }))
    const none = { get: undefined, add: undefined, edit: undefined, remove: undefined, key: [] }
    resources[call.name] = { list: call.name, ...none, ...pathsByType(fields), rename: family.renames?.[call.does.dataset] }
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
  const figures = Object.values(entity.figures ?? {}).flatMap((each) => Object.values(each.fields).map((field) => ({ path: field.name, kind: field.kind })))
  return [...own, ...others, ...figures]
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
