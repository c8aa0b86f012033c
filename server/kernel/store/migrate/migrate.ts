/**
 * Brings the database to what the model says, in one transaction: system files once each, tables of entities, fences,
 * then the steps that are handed in. What runs by itself depends on the occasion (migrate.tables.ts); an entity whose table needs more care is
 * left as it is and told, all others go on. Several processes may call it at once: they queue.
 */
import type { Model } from '../../../../contract/model'
import { readTables, type ExistingTable } from './catalog'
import type { Database, Tx } from '../connect'
import { fenceStatements, grantStatements, policyNames, type Fence, type Grant } from './fence'
import { marks, planTables, refusedLive, runnable, stopped, type ExistingTables, type Occasion, type RefusedEntity, type TablePlan } from './migrate.tables'
import { likelyRenames, renameStatements, type Rename } from './rename'
import { APP_ROLE } from '../roles'
import { SYSTEM_TABLES, systemFiles } from './system-tables'
import { RESERVED_PREFIX } from './tables'

/** The database cannot follow the program by itself; nothing was changed. The message (Chinese) has a line for each reason. */
export class MigrationError extends Error {
  override name = 'MigrationError'
  constructor(readonly problems: string[]) {
    super(`数据库结构没有更新（什么都没有改动），请先处理：\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  }
}

/** What became of one call of `migrate`. */
export interface Migration {
  /** The statements that ran, in order; empty: the database was up to date. */
  applied: string[]
  /** Chinese; what could not be done yet, without harm. */
  notes: string[]
  /** False: a saved file asks for more than additions, by `refused`, and nothing at all has been changed. */
  ran: boolean
  /** Entities whose tables were left as they are. */
  refused: readonly RefusedEntity[]
}

/** What is done once tables and fences stand, in the same transaction. */
export interface MigrateStep {
  /** @param refused entities whose tables are not what the model says */
  (tx: Tx, model: Model, state: { tables: ExistingTables; refused: readonly RefusedEntity[]; run(statement: string): Promise<void> }): Promise<void>
}

/** On which occasion, and what is to be done besides. */
export interface MigrateOptions {
  /** `start` unless told. */
  occasion?: Occasion
  /** Of a saved file: the model that it is meant to replace. */
  since?: Model
  /** Columns that take a new name first. */
  renames?: readonly Rename[]
  /** Whatever hangs on tables and is another room's to keep. */
  steps?: readonly MigrateStep[]
}

/** Told to all processes of the database once a command has changed its tables. */
export const MIGRATED_CHANNEL = 'schema_migrated'

const MIGRATION_LOCK = 723_910_552
const ENTITY_GRANTS: Grant[] = ['select', 'insert', 'update', 'delete']
const APPENDING: Grant[] = ['select', 'insert']

/** @throws MigrationError where a system file was edited after it had been applied; RenameError */
export async function migrateTables(
  db: Database, model: Model, { occasion = 'start', since, renames = [], steps: further = [] }: MigrateOptions = {},
): Promise<Migration> {
  return db.asOwner(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied: string[] = []
    const run = async (statement: string): Promise<void> => {
      await tx.query(statement)
      applied.push(statement)
    }
    await applySystemFiles(tx, run)
    for (const rename of renames) for (const statement of (await renameStatements(tx, model, rename)).sql) await run(statement)
    const before = await readTables(tx, APP_ROLE)
    const plans = await planTables(tx, model, before, { counting: occasion === 'command' })
    if (since) {
      const refused = [...(await refusedLive(plans, () => planTables(tx, since, before))), ...(await likelyRenames(tx, before, since, model))]
      if (refused.length > 0) return { applied: [], notes: [], ran: false, refused }
    }
    const notes = notesOf(plans)
    const refused = stopped(plans, occasion)
    for (const { plan, steps } of runnable(plans, occasion)) {
      const failure = await runSteps(tx, steps.flatMap(({ sql }) => sql), applied, occasion)
      if (failure === undefined) continue
      if (!plan.entity) throw new MigrationError([failure])
      refused.push({ entity: plan.entity, steps: [{ care: 'stuck', at: [], says: `${plan.entity.name}：数据库不接受这个改动（${failure}）`, sql: [], back: [] }] })
    }
    const after = applied.length > 0 ? await readTables(tx, APP_ROLE) : before
    for (const statement of marks(model, before, after, occasion)) await run(statement)
    await fenceAll(model, after, run)
    for (const step of further) await step(tx, model, { tables: after, refused, run })
    if (applied.length > 0) await tx.query('insert into schema_change (model_version, statements) values ($1, $2)', [model.version, JSON.stringify(applied)])
    if (occasion === 'command') await tx.query('select pg_notify($1, $2)', [MIGRATED_CHANNEL, ''])
    return { applied, notes, ran: true, refused }
  })
}

/** One table's statements, all or none; what the database says against them, unless a person waits for all or nothing. */
async function runSteps(tx: Tx, statements: readonly string[], applied: string[], occasion: Occasion): Promise<string | undefined> {
  if (statements.length === 0) return undefined
  await tx.query('savepoint one_table')
  try {
    for (const statement of statements) await tx.query(statement)
  } catch (error) {
    if (occasion !== 'start') throw error
    await tx.query('rollback to savepoint one_table')
    return error instanceof Error ? error.message : String(error)
  }
  await tx.query('release savepoint one_table')
  applied.push(...statements)
  return undefined
}

function notesOf(plans: readonly TablePlan[]): string[] {
  return plans.flatMap(({ steps }) => steps.flatMap(({ care, first, note }) => [...(note ? [note] : []), ...(care === 'waits' && first ? [first] : [])]))
}

/** The server's own tables, each file once. @throws MigrationError where one was edited after it had been applied */
export async function applySystemFiles(tx: Tx, run: (statement: string) => Promise<void>): Promise<void> {
  const { rows: there } = await tx.query<{ there: boolean }>(`select to_regclass('schema_version') is not null as there`)
  if (!there[0]?.there) {
    await run('create table schema_version (name text primary key, checksum text not null, applied_at timestamptz not null default now())')
    await run(
      `create table schema_change (id bigint generated always as identity primary key, at timestamptz not null default now(),
        model_version text not null, statements jsonb not null)`,
    )
    for (const table of ['schema_version', 'schema_change']) for (const statement of fenceStatements(table, 'owner', [])) await run(statement)
  }
  const { rows } = await tx.query<{ name: string; checksum: string }>('select name, checksum from schema_version')
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const file of systemFiles()) {
    const checksum = known.get(file.name)
    if (checksum === file.checksum) continue
    if (checksum !== undefined) {
      throw new MigrationError([`server/kernel/store/system/${file.name}.sql 在使用之后被改过。已用过的系统文件不能修改，请还原它，并把改动写成一个新编号的文件`])
    }
    await run(file.sql)
    await tx.query('insert into schema_version (name, checksum) values ($1, $2)', [file.name, file.checksum])
  }
}

/** Every table of ours, also those of entities that the model no longer has, is fenced. */
async function fenceAll(model: Model, tables: ExistingTables, run: (statement: string) => Promise<void>): Promise<void> {
  const byTable = new Map(Object.values(model.entities).map((entity) => [entity.table, entity]))
  for (const table of tables.values()) {
    if (table.name.startsWith(RESERVED_PREFIX)) continue
    const system = SYSTEM_TABLES[table.name]
    const entity = byTable.get(table.name)
    const fence: Fence = system?.fence ?? (entity ? (entity.shared ? 'shared' : 'company') : table.columns.has('company_id') ? 'company' : 'owner')
    const grants = system?.grants ?? (fence === 'company' ? (entity?.appendOnly ? APPENDING : ENTITY_GRANTS) : fence === 'shared' ? ['select' as const] : [])
    // Tables of somebody else in a shared database are theirs.
    if (!system && !entity && table.policies.length === 0) continue
    for (const statement of missingFence(table, fence, grants)) await run(statement)
  }
}

/** What is missing of a table's fence; nothing where it stands already. */
function missingFence(table: ExistingTable, fence: Fence, grants: readonly Grant[]): string[] {
  const policies = policyNames(fence)
  const fenced = table.rowSecurity && table.forced && policies.length === table.policies.length && policies.every((name) => table.policies.includes(name))
  if (!fenced) return fenceStatements(table.name, fence, grants, table.policies)
  const granted = grants.length === table.grants.length && grants.every((grant) => table.grants.includes(grant))
  return granted ? [] : grantStatements(table.name, grants)
}
