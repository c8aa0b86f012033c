/**
 * A counter for every entity of a company: the key under which totals are cached. Every process sees it raised once the
 * writing transaction commits.
 */
import type { Tx } from './connect'

/** Raises the counters; call it last in the transaction, for a second writer of the same entity waits here for the first. */
export async function raiseDataVersions(tx: Tx, companyId: number, entities: readonly string[]): Promise<void> {
  await tx.query(
    `insert into data_version (company_id, entity) select $1, entity from unnest($2::text[]) as entity order by entity
     on conflict (company_id, entity) do update set version = data_version.version + 1, update_time = now()`,
    [companyId, [...new Set(entities)]],
  )
}

/** What a transaction that sees one state has been told; another company's counters have another name. */
const toldIn = new WeakMap<Tx, Map<string, number>>()

/** "fee_line:7,shop:2" for the entities that a question reads; it changes when one of them does. Each is read once where the transaction writes nothing. */
export async function dataVersionOf(tx: Tx, companyId: number, entities: readonly string[]): Promise<string> {
  const names = [...new Set(entities)].sort()
  const known = (tx.readOnly ? toldIn.get(tx) : undefined) ?? new Map<string, number>()
  if (tx.readOnly) toldIn.set(tx, known)
  const of = (entity: string): string => `${companyId} ${entity}`
  const unknown = names.filter((entity) => !known.has(of(entity)))
  if (unknown.length > 0) {
    const { rows } = await tx.query<{ entity: string; version: number }>(
      'select entity, version from data_version where company_id = $1 and entity = any($2)', [companyId, unknown],
    )
    for (const entity of unknown) known.set(of(entity), 0)
    for (const { entity, version } of rows) known.set(of(entity), version)
  }
  return names.map((entity) => `${entity}:${known.get(of(entity))}`).join(',')
}
