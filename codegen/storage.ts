/**
 * As what a column is kept. An entity's one key field of kind id that the server fills is the number the database gives; a
 * field that holds another row's key (in `by` of a reference, of the other's `has`, or as a tree's parent) is kept as that
 * key is; the kind decides the rest. Asked by the checker, which has views of files, and by resolve, which has their values.
 */
import { COLUMN_KINDS } from '../kinds/column-kinds'
import type { ColumnKind } from '../contract/plan'

/** What an entity says of its columns, whoever reads it. */
export interface StoredEntity {
  key: readonly string[]
  field(name: string): { kind?: ColumnKind; server?: boolean } | undefined
  refs: readonly { entity: string; by: readonly string[]; to?: readonly string[] }[]
  has: readonly { entity: string; by: readonly string[] }[]
  /** The field that names a row's parent. */
  parent?: string
}

/** Is it the number that the database gives rows? */
export function isIdentity(entity: StoredEntity, field: string): boolean {
  const { kind, server } = entity.field(field) ?? {}
  return entity.key.length === 1 && entity.key[0] === field && kind === 'id' && server === true
}

/** The SQL type of a field of an entity, by their names: "text" for what is not known. */
export function storageOf(entities: ReadonlyMap<string, StoredEntity>): (entity: string, field: string) => string {
  const targets = new Map<string, [string, string][]>()
  const holds = (entity: string, field: string | undefined, other: string, to: string | undefined): void => {
    if (field === undefined || to === undefined) return
    const key = `${entity}.${field}`
    targets.set(key, [...(targets.get(key) ?? []), [other, to]])
  }
  for (const [name, { key, refs, has, parent }] of entities) {
    for (const ref of refs) {
      const to = ref.to ?? entities.get(ref.entity)?.key ?? []
      ref.by.forEach((field, at) => holds(name, field, ref.entity, to[at]))
    }
    for (const below of has) below.by.forEach((field, at) => holds(below.entity, field, name, key[at]))
    if (parent !== undefined && key.length === 1) holds(name, parent, name, key[0])
  }
  const stored = (entityName: string, fieldName: string, seen: ReadonlySet<string>): string => {
    const entity = entities.get(entityName)
    const kind = entity?.field(fieldName)?.kind
    if (!entity || !kind) return 'text'
    if (isIdentity(entity, fieldName)) return 'bigint'
    const own = COLUMN_KINDS[kind].sqlType
    const here = `${entityName}.${fieldName}`
    if (kind !== 'id' || seen.has(here)) return own
    for (const [other, to] of targets.get(here) ?? []) {
      const theirs = stored(other, to, new Set([...seen, here]))
      if (theirs !== own) return theirs
    }
    return own
  }
  return (entity, field) => stored(entity, field, new Set())
}
