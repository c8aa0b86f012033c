/**
 * Makes the rollup tables that the model asks for. They hold nothing of their own, so a changed definition drops the table
 * and fills it anew; the table's comment keeps the definition's fingerprint.
 */
import { createHash } from 'node:crypto'
import { escapeIdentifier, escapeLiteral } from 'pg'
import type { Dataset, Model, Rollup } from '../../../contract/model'
import type { Tx } from '../store/connect'
import { fenceStatements, policyNames, type Grant } from '../store/migrate/fence'
import type { ExistingTables } from '../store/migrate/migrate.tables'
import { rebuildRollups } from './rollup'
import { rollupFacts } from '../read/statement/rollup-facts'
import { RESERVED_PREFIX } from '../store/migrate/tables'

const GRANTS: Grant[] = ['select', 'insert', 'delete']

/** @param whole the model with the datasets that cannot be filled now as well: their tables stay as they are */
export async function migrateRollups(
  tx: Tx, model: Model, existing: ExistingTables, run: (statement: string) => Promise<void>, whole: Model = model,
): Promise<void> {
  const wanted = new Set(Object.values(whole.datasets).flatMap(({ rollups }) => rollups.map(({ table }) => table)))
  const refill = new Set<string>()
  for (const dataset of Object.values(model.datasets)) {
    for (const rollup of dataset.rollups) {
      const statements = createRollup(model, dataset, rollup)
      const fingerprint =
        `rollup ${createHash('sha256').update(JSON.stringify([statements, policyNames('company'), definition(model, dataset, rollup)])).digest('hex')}`
      const table = existing.get(rollup.table)
      if (table?.comment === fingerprint) continue
      if (table) await run(`drop table ${escapeIdentifier(rollup.table)}`)
      for (const statement of statements) await run(statement)
      await run(`comment on table ${escapeIdentifier(rollup.table)} is ${escapeLiteral(fingerprint)}`)
      refill.add(dataset.name)
    }
  }
  for (const table of existing.values()) {
    if (table.name.startsWith(RESERVED_PREFIX) && table.comment?.startsWith('rollup ') && !wanted.has(table.name)) {
      await run(`drop table ${escapeIdentifier(table.name)}`)
    }
  }
  for (const dataset of refill) await rebuildRollups(tx, model, { dataset })
}

function createRollup(model: Model, dataset: Dataset, rollup: Rollup): string[] {
  const { columns, time } = rollupFacts(model, dataset, rollup, 1)
  const table = escapeIdentifier(rollup.table)
  const keys = columns.filter((column) => column.role !== 'measure')
  const ordered = [
    ...keys.filter((column) => column.name === time?.column), ...keys.filter((column) => column.name !== time?.column && !column.long),
    ...keys.filter((column) => column.long)
  ]
  const key = ['company_id', ...ordered.map((column) => (column.long ? `md5(${escapeIdentifier(column.name)}::text)` : escapeIdentifier(column.name)))]
  return [
    `create table ${table} (company_id bigint not null, ${columns.map((column) => `${escapeIdentifier(column.name)} ${column.type}`).join(', ')})`,
    // The key: dimensions may be empty, which a primary key cannot be. A group that stood there twice would count twice.
    `create unique index ${escapeIdentifier(`${rollup.table.slice(0, 58)}__key`)} on ${table} (${key.join(', ')}) nulls not distinct`,
    ...fenceStatements(rollup.table, 'company', GRANTS),
  ]
}

/** Everything that decides what the rows are. */
function definition(model: Model, dataset: Dataset, rollup: Rollup): string {
  const facts = rollupFacts(model, dataset, rollup, 1)
  return JSON.stringify([facts.select(), facts.statement.values, facts.columns])
}
