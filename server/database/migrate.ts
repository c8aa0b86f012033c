/**
 * Brings the database to what the model says, in one transaction: system files once each, tables of entities, fences,
 * rollup tables. Adds and widens by itself; what could lose data is refused as a whole, before anything is changed.
 * Several processes may call it at once: they queue.
 */
import { escapeIdentifier } from 'pg'
import type { Model } from '../../codegen/model'
import { readTables, type ExistingTable } from './catalog'
import type { Database, Tx } from './connect'
import { diffTable, type Change, type Rows } from './diff'
import { fenceStatements, grantStatements, policyNames, type Fence, type Grant } from './fence'
import { APP_ROLE } from './roles'
import { migrateRollups } from './rollup.migrate'
import { migrateDerived } from '../derived/derived'
import { LISTED_TABLES, SYSTEM_TABLES, systemFiles } from './system-tables'
import { createTable, RESERVED_PREFIX, tableOf, type Table } from './tables'

/** The database cannot follow the model by itself; nothing was changed. The message (Chinese) has a line for each reason. */
export class MigrationError extends Error {
  override name = 'MigrationError'
  constructor(readonly problems: string[]) {
    super(`数据库结构没有更新（什么都没有改动），请先处理：\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  }
}

export interface Migration {
  /** The statements that ran, in order; empty: the database was up to date. */
  applied: string[]
  /** Chinese; what could not be done yet, without harm. */
  notes: string[]
}

const MIGRATION_LOCK = 723_910_552
const ENTITY_GRANTS: Grant[] = ['select', 'insert', 'update', 'delete']

/** @throws MigrationError where a change would lose data, or a system file was edited after it had been applied */
export async function migrate(db: Database, model: Model): Promise<Migration> {
  checkNames(model)
  return db.asOwner(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied: string[] = []
    const run = async (statement: string): Promise<void> => {
      await tx.query(statement)
      applied.push(statement)
    }
    await applySystemFiles(tx, run)
    const { notes, refusals, statements } = await diffModel(tx, model)
    if (refusals.length > 0) throw new MigrationError(refusals)
    for (const statement of statements) await run(statement)
    await fenceAll(tx, model, run)
    await migrateRollups(tx, model, run)
    await migrateDerived(tx, model, new Map([...(await readTables(tx, APP_ROLE))].map(([name, table]) => [name, table.comment])), run)
    if (applied.length > 0) await tx.query('insert into schema_change (model_version, statements) values ($1, $2)', [model.version, JSON.stringify(applied)])
    return { applied, notes }
  })
}

function checkNames(model: Model): void {
  const problems = Object.values(model.entities)
    .filter((entity) => (entity.table in SYSTEM_TABLES && !LISTED_TABLES.has(entity.table)) || entity.table.startsWith(RESERVED_PREFIX))
    .map((entity) => `${entity.file}：实体名 ${entity.name} 已被系统表占用，请换一个名字`)
  if (problems.length > 0) throw new MigrationError(problems)
}

async function applySystemFiles(tx: Tx, run: (statement: string) => Promise<void>): Promise<void> {
  const { rows: there } = await tx.query<{ there: boolean }>(`select to_regclass('schema_version') is not null as there`)
  if (!there[0]?.there) {
    await run('create table schema_version (name text primary key, checksum text not null, applied_at timestamptz not null default now())')
    await run(
      'create table schema_change (id bigint generated always as identity primary key, at timestamptz not null default now(), model_version text not null, statements jsonb not null)',
    )
    for (const table of ['schema_version', 'schema_change']) for (const statement of fenceStatements(table, 'owner', [])) await run(statement)
  }
  const { rows } = await tx.query<{ name: string; checksum: string }>('select name, checksum from schema_version')
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const file of systemFiles()) {
    const checksum = known.get(file.name)
    if (checksum === file.checksum) continue
    if (checksum !== undefined) {
      throw new MigrationError([`server/database/system/${file.name}.sql 在使用之后被改过。已用过的系统文件不能修改，请还原它，并把改动写成一个新编号的文件`])
    }
    await run(file.sql)
    await tx.query('insert into schema_version (name, checksum) values ($1, $2)', [file.name, file.checksum])
  }
}

async function diffModel(tx: Tx, model: Model): Promise<Change> {
  const existing = await readTables(tx, APP_ROLE)
  const whole: Change = { statements: [], refusals: [], notes: [] }
  for (const entity of Object.values(model.entities)) {
    const wanted = tableOf(model, entity)
    const actual = existing.get(wanted.name)
    if (LISTED_TABLES.has(wanted.name)) {
      whole.refusals.push(...unlike(wanted, actual))
      continue
    }
    if (!actual) {
      whole.statements.push(...createTable(wanted))
      continue
    }
    const change = await diffTable(wanted, actual, rowsOf(tx))
    whole.statements.push(...change.statements)
    whole.refusals.push(...change.refusals)
    whole.notes.push(...change.notes)
  }
  return whole
}

/** An entity over a table of the server's own describes it as it is. */
function unlike(wanted: Table, actual: ExistingTable | undefined): string[] {
  return wanted.columns.flatMap(({ name, type }) => {
    const there = actual?.columns.get(name)?.type
    return there === type ? [] : [`${wanted.entity}.${name}：系统表 ${wanted.name} 里${there === undefined ? '没有这一列' : `是 ${there}，schema 写的是 ${type}`}；系统表的列只由 server/database/system/*.sql 改变`]
  })
}

function rowsOf(tx: Tx): Rows {
  return {
    async any(table) {
      const { rows } = await tx.query<{ found: boolean }>(`select exists (select from ${escapeIdentifier(table)}) as found`)
      return rows[0]?.found ?? false
    },
    async anyNull(table, column) {
      const { rows } = await tx.query<{ found: boolean }>(`select exists (select from ${escapeIdentifier(table)} where ${escapeIdentifier(column)} is null) as found`)
      return rows[0]?.found ?? false
    },
    async duplicate(table, columns) {
      if (columns.length === 0) return undefined
      const names = columns.map((column) => escapeIdentifier(column))
      const filled = names.map((name) => `${name} is not null`).join(' and ')
      const { rows } = await tx.query(`select ${names.join(', ')} from ${escapeIdentifier(table)} where ${filled} group by ${names.join(', ')} having count(*) > 1 limit 1`)
      return rows[0] && columns.map((column) => `${column}=${String(rows[0]?.[column])}`).join(', ')
    },
  }
}

/** Every table of ours, also those of entities that the model no longer has, is fenced. */
async function fenceAll(tx: Tx, model: Model, run: (statement: string) => Promise<void>): Promise<void> {
  const byTable = new Map(Object.values(model.entities).map((entity) => [entity.table, entity]))
  for (const table of (await readTables(tx, APP_ROLE)).values()) {
    if (table.name.startsWith(RESERVED_PREFIX)) continue
    const system = SYSTEM_TABLES[table.name]
    const entity = byTable.get(table.name)
    const fence: Fence = system?.fence ?? (entity ? (entity.shared ? 'shared' : 'company') : table.columns.has('company_id') ? 'company' : 'owner')
    const grants = system?.grants ?? (fence === 'company' ? ENTITY_GRANTS : fence === 'shared' ? ['select' as const] : [])
    // Tables of somebody else in a shared database are theirs.
    if (!system && !entity && table.policies.length === 0) continue
    for (const statement of missingFence(table, fence, grants)) await run(statement)
  }
}

/** What is missing of a table's fence; nothing where it stands already. */
export function missingFence(table: ExistingTable, fence: Fence, grants: readonly Grant[]): string[] {
  const policies = policyNames(fence)
  const fenced = table.rowSecurity && table.forced && policies.length === table.policies.length && policies.every((name) => table.policies.includes(name))
  if (!fenced) return fenceStatements(table.name, fence, grants, table.policies)
  const granted = grants.length === table.grants.length && grants.every((grant) => table.grants.includes(grant))
  return granted ? [] : grantStatements(table.name, grants)
}
