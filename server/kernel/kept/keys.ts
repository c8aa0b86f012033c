/**
 * Which made rows a change concerns: the keys that `compute.of[].keys` says, read from the rows that changed. In charge of
 * reading keys alone; what is made of them is in derived.ts, and who waits for whom in kept-locks.ts.
 */
import { escapeIdentifier } from 'pg'
import type { Entity, MadeOf, Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import type { KeyValues } from './touched'

/** So many keys are told one by one; a change of more concerns all rows (of its days, where it has days). */
export const MOST_KEYS = 5_000

/** The fields of an entity's rows by which made rows are told apart: what Touched.rows carries. */
export function keyFields(model: Model, entity: string): string[] {
  const facts = model.entities[entity]
  if (!facts) return []
  const said = Object.values(model.entities).flatMap(({ compute }) => compute?.of ?? []).filter((of) => of.facts === entity)
  const paths = said.flatMap(({ keys = {} }) => Object.values(keys))
  return [...new Set(paths.flatMap((path) => ownFieldsOf(facts, path)))].sort()
}

/** `msku` is a field of its own; `shop.pool_id` is told by the fields that refer to the shop. */
function ownFieldsOf(facts: Entity, path: string): string[] {
  const [reference = '', field] = path.split('.')
  return field === undefined ? [path] : (facts.refs[reference]?.by ?? [])
}

/** Rows, as they were written, by the fields that tell keys; each once. */
export function keyValuesOf(fields: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): KeyValues[] {
  const found = new Map<string, KeyValues>()
  for (const row of rows) {
    const values = Object.fromEntries(fields.map((field) => [field, textOf(row[field])]))
    found.set(JSON.stringify(values), values)
  }
  return [...found.values()]
}

/** SQL of the same, as jsonb, over a table of an entity's rows (`row`: its alias and a dot). */
export function keyValuesSql(fields: readonly string[], row: string): string {
  return `jsonb_build_object(${fields.map((field) => `'${field.replaceAll("'", "''")}', ${row}${escapeIdentifier(field)}::text`).join(', ')})`
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value)
}

/**
 * The keys of the made rows that a change concerns: each once, by the made entity's fields, in a fixed order.
 * @returns 'all' where the facts say no keys, where it is not known which rows changed, or where they are too many
 */
export async function keysOf(
  tx: Tx, model: Model, companyId: number, of: MadeOf, rows: readonly KeyValues[] | undefined,
): Promise<readonly KeyValues[] | 'all'> {
  const facts = model.entities[of.facts]
  if (!facts || !of.keys || !rows || rows.length > MOST_KEYS) return 'all'
  const keys = Object.entries(of.keys)
  if (!keys.every(([, path]) => ownFieldsOf(facts, path).every((field) => rows.every((row) => Object.hasOwn(row, field))))) return 'all'
  const values = keys.some(([, path]) => path.includes('.')) ? await throughReferences(tx, model, companyId, facts, keys, rows) : rows
  const found = keyValuesOf(keys.map(([made]) => made), values.map((row) => Object.fromEntries(keys.map(([made, path]) => [made, row[path]]))))
  return found.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** The rows with the values that their references show beside their own, by path. */
async function throughReferences(
  tx: Tx, model: Model, companyId: number, facts: Entity, keys: readonly (readonly [string, string])[], rows: readonly KeyValues[],
): Promise<KeyValues[]> {
  const paths = [...new Set(keys.map(([, path]) => path))]
  const names = [...new Set(paths.flatMap((path) => (path.includes('.') ? [path.split('.')[0]!] : [])))]
  const joins = names.map((name) => {
    const reference = facts.refs[name]!
    const table = escapeIdentifier(model.entities[reference.entity]!.table)
    const on = reference.to.map((field, at) => `${escapeIdentifier(name)}.${escapeIdentifier(field)}::text = c.v ->> '${reference.by[at]}'`)
    return `left join ${table} ${escapeIdentifier(name)} on ${escapeIdentifier(name)}.company_id = $1 and ${on.join(' and ')}`
  })
  const columns = paths.map((path) => {
    const [name = '', field] = path.split('.')
    const value = field === undefined ? `c.v ->> '${path}'` : `${escapeIdentifier(name)}.${escapeIdentifier(field)}::text`
    return `${value} as ${escapeIdentifier(path)}`
  })
  const text = `select distinct ${columns.join(', ')} from jsonb_array_elements($2::jsonb) as c (v) ${joins.join(' ')}`
  return (await tx.query<KeyValues>(text, [companyId, JSON.stringify(rows)])).rows
}

/**
 * The fields that every change of facts with keys tells of a made entity: rows that differ in them are never made by one
 * change and another, so that the two need not wait for each other.
 */
export function commonKeys({ compute }: Entity): string[] {
  const said = (compute?.of ?? []).flatMap(({ keys }) => (keys ? [Object.keys(keys)] : []))
  const [first = [], ...rest] = said
  return first.filter((field) => rest.every((other) => other.includes(field))).sort()
}
