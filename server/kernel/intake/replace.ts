/**
 * Takes rows out of the way of a file's own, and keeps them (import_archive) so that undoing brings them back as they
 * were: the rows of the entity, the fee lines made from them, and a settlement's head.
 */
import { escapeIdentifier } from 'pg'
import type { Model } from '../../../contract/model'
import { keyValuesSql, MOST_KEYS } from '../kept/keys'
import type { KeyValues } from '../kept/touched'
import type { Tx } from '../store/connect'
import { FEES } from './fees.source'
import type { ScannedRun } from './run'
import { scopeSql } from './scope'

/** What was taken out. */
interface Gone {
  rows: number
  /** Files that lost rows. */
  importIds: string[]
  /** Days (of the entity's own day field) that lost rows. */
  days: string[]
  /** The rows that went, by the fields that tell keys; undefined: too many to tell. */
  keys: KeyValues[] | undefined
}

/** What a run's rows are of. */
type Placed = Pick<ScannedRun, 'model' | 'companyId' | 'file' | 'shop' | 'format' | 'entity' | 'scope'>

/** The rows (id, import_id, day) in a file's place, as a temporary table of the transaction. */
export const IN_PLACE = 'import_in_place'

/** A delete whose rows are kept; $1 the company, $2 the file that takes their place. */
const keep = (table: string, gone: string): string =>
  `with gone as (${gone}) insert into import_archive (company_id, replaced_by, import_id, entity, row)
    select $1, $2::bigint, gone.import_id, '${table}', to_jsonb(gone) from gone`

/** Finds the rows that stand in the place of a run's; answers how many. */
export async function findInPlace(tx: Tx, { companyId, format, entity, scope, shop }: Placed): Promise<number> {
  if (!scope) return 0
  const where = scopeSql(scope, format, entity, shop!.id, 2)
  const day = format.day === undefined ? 'null::date' : `t.${escapeIdentifier(format.day)}::date`
  await tx.query(`drop table if exists ${IN_PLACE}`)
  await tx.query(`create temporary table ${IN_PLACE} (id bigint primary key, import_id bigint, day date) on commit drop`)
  const { rowCount } = await tx.query(
    `insert into ${IN_PLACE} select t.id, t.import_id, ${day} from ${escapeIdentifier(entity.table)} t where t.company_id = $1 and ${where.sql}`,
    [companyId, ...where.values],
  )
  if (rowCount > 0) await tx.query(`analyze ${IN_PLACE}`)
  return rowCount
}

/**
 * The rows found in the place (findInPlace) are put away so that an undo brings them back, and with them the lines made of them.
 * @param told the fields that tell keys
 */
export async function replaceRows(tx: Tx, { model, companyId, file, format, entity }: Placed, told: readonly string[]): Promise<Gone> {
  const table = escapeIdentifier(entity.table)
  const keys = await toldKeys(
    tx, `select ${keyValuesSql(told, 't.')} as told from ${table} t join ${IN_PLACE} g on g.id = t.id where t.company_id = $1`, [companyId],
  )
  const { rowCount } = await tx.query(
    keep(entity.table, `delete from ${table} t using ${IN_PLACE} g where t.company_id = $1 and t.id = g.id returning t.*`), [companyId, file.id],
  )
  const origin = FEES.get().origin(format)
  if (origin !== undefined && format.fees) {
    const lines = escapeIdentifier(model.entities[format.fees.into]!.table)
    await tx.query(
      keep(model.entities[format.fees.into]!.table, `delete from ${lines} t using ${IN_PLACE} g where t.company_id = $1 and t.txn_id = g.id
        and t.origin = $3 returning t.*`),
      [companyId, file.id, origin],
    )
  }
  const { rows } = await tx.query<{ import_id: string | null; day: string | null }>(`select distinct import_id::text as import_id, day from ${IN_PLACE}`)
  return {
    rows: rowCount,
    importIds: [...new Set(rows.flatMap((row) => row.import_id ?? []))],
    days: [...new Set(rows.flatMap((row) => row.day ?? []))],
    keys,
  }
}

/** The distinct rows of a column `told` (keyValuesSql); undefined where they are too many to tell one by one. */
export async function toldKeys(tx: Tx, select: string, values: unknown[] = []): Promise<KeyValues[] | undefined> {
  const { rows } = await tx.query<{ told: KeyValues }>(`select distinct told from (${select}) t limit ${MOST_KEYS + 1}`, values)
  return rows.length > MOST_KEYS ? undefined : rows.map(({ told }) => told)
}

/** Writes rows that a file tells of once (a settlement's head) over those there, which are kept like all others. */
export async function writeHeads(
  tx: Tx, model: Model, companyId: number, importId: string, shopId: string, heads: { entity: string; values: Record<string, string | null> }[],
): Promise<string[]> {
  const touched = new Set<string>()
  for (const head of heads) {
    const entity = model.entities[head.entity]!
    const table = escapeIdentifier(entity.table)
    const values: Record<string, string | null> = { ...head.values, shop_id: shopId, import_id: importId }
    const key = entity.key.map((field, at) => `t.${escapeIdentifier(field)}::text = $${at + 3}`).join(' and ')
    const gone = await tx.query<{ import_id: string | null }>(
      `with gone as (delete from ${table} t where t.company_id = $1 and ${key} returning t.*),
         kept as (insert into import_archive (company_id, replaced_by, import_id, entity, row)
         select $1, $2::bigint, gone.import_id, '${entity.table}', to_jsonb(gone) from gone)
       select import_id::text as import_id from gone`,
      [companyId, importId, ...entity.key.map((field) => values[field])],
    )
    for (const row of gone.rows) if (row.import_id !== null) touched.add(row.import_id)
    const fields = Object.values(entity.fields).filter((field) => field.sqlType !== undefined && values[field.name] !== undefined).map((field) => field.name)
    await tx.query(
      `insert into ${table} (company_id, ${fields.map((field) => escapeIdentifier(field)).join(', ')})
       select $1, ${fields.map((field) => `r.${escapeIdentifier(field)}`).join(', ')} from jsonb_populate_record(null::${table}, $2::jsonb) r`,
      [companyId, JSON.stringify(values)],
    )
  }
  return [...touched]
}
