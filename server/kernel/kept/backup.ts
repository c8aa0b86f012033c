/**
 * Backup and restore by COPY: a folder with one compressed text file a table and a manifest. The embedded server brings no
 * pg_dump; this also moves a company's data to another major version or to DATABASE_URL. Rollups are not kept, they are
 * filled anew; sessions are not kept, people sign in again.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Model } from '../../../contract/model'
import { readTables, type ExistingTable } from '../store/migrate/catalog'
import type { Database, Tx } from '../store/connect'
import { APP_ROLE } from '../store/roles'
import { migrateDerived } from './derived'
import { rebuildRollups } from './rollup'
import { rewritingFiles } from '../store/migrate/system-tables'
import { RESERVED_PREFIX } from '../store/migrate/tables'
import { runUpgrades, UPGRADES } from './upgrades'

/** The backup cannot be made or used; the message (Chinese) says why. */
export class BackupError extends Error {
  override name = 'BackupError'
}

interface Manifest {
  format: 1
  createTime: string
  modelVersion: string
  /** What was done once to the rows (system files and upgrades of modules, by name); backups of earlier versions do not say. */
  done?: string[]
  /** `comment`: by which version of its function a table's rows were made, if they are. */
  tables: { name: string; rows: number; columns: { name: string; type: string }[]; comment?: string }[]
}

interface BackupResult {
  tables: number
  rows: number
}

/** Of the moment or of this database alone. */
const NOT_KEPT = new Set(['session', 'sign_in_failure', 'idempotency_key', 'schema_version', 'schema_change'])
const MANIFEST = 'manifest.json'
/** As PostgreSQL's format_type writes types; a manifest is a file that anybody may have edited. */
const TYPE = /^[a-z][a-z ]*(\(\d+(,\d+)?\))?(\[\])?$/

/**
 * Writes all tables, as of one moment, to `folder`, which must not hold anything yet; writers go on meanwhile.
 * @throws BackupError
 */
export async function backup(db: Database, model: Model, folder: string): Promise<BackupResult> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new BackupError(`文件夹 ${folder} 不是空的。请换一个新的文件夹，以免覆盖已有的备份。`)
  // A backup that broke off never bears the name that was asked for.
  const partial = join(dirname(folder), `.${basename(folder)}.partial-${process.pid}`)
  mkdirSync(partial, { recursive: true })
  const manifest: Manifest = { format: 1, createTime: new Date().toISOString(), modelVersion: model.version, tables: [] }
  await db.asOwner(async (tx) => {
    manifest.done = (await tx.query<{ name: string }>('select name from schema_version order by name')).rows.map(({ name }) => name)
    for (const table of await keptTables(tx)) {
      const columns = [...table.columns.values()].filter((column) => !column.generated).map(({ name, type }) => ({ name, type }))
      const stream = tx.client.query(copyTo(`copy (select ${list(columns)} from ${escapeIdentifier(table.name)}) to stdout`))
      await pipeline(stream, createGzip({ level: 3 }), createWriteStream(join(partial, fileOf(table.name)), { mode: 0o600 }))
      manifest.tables.push({ name: table.name, rows: stream.rowCount, columns, ...(table.comment === null ? {} : { comment: table.comment }) })
    }
  }, { readOnly: true })
  writeFileSync(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(partial, folder)
  return totals(manifest)
}

/**
 * Fills a migrated database that has no company yet, in one transaction: all of it or nothing. Rows of an earlier version are brought to this one as
 * those of a database that it finds: what is done once is done to them, and rows made out of facts by an earlier function are made anew.
 * @throws BackupError where the folder is no backup, rows are missing, or the database is in use
 */
export async function restore(db: Database, model: Model, folder: string): Promise<BackupResult> {
  const manifest = readManifest(folder)
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ used: boolean }>('select exists (select from company) as used')
    if (rows[0]?.used) throw new BackupError('目标数据库里已经有公司数据，不能恢复到这里。请用一个新的 DATA_DIR 或空的数据库，启动时设 DEMO=0。')
    const existing = await readTables(tx, APP_ROLE)
    for (const table of manifest.tables) {
      const target = existing.get(table.name)
      if (!target && table.rows > 0) throw new BackupError(`备份里的表 ${table.name} 有 ${table.rows} 行，而现在的程序没有这张表。请用备份时的版本恢复，再升级。`)
      if (target) await restoreTable(tx, folder, table, target)
    }
    await bringToday(tx, model, manifest)
    return totals(manifest)
  })
}

async function bringToday(tx: Tx, model: Model, { done, tables }: Manifest): Promise<void> {
  for (const file of rewritingFiles(done)) await tx.query(file.sql)
  // An upgrade may not be run twice over the same rows: where a backup does not say what was done to them, none is.
  if (done) {
    const missing = UPGRADES.get().map(({ name }) => name).filter((name) => !done.includes(name))
    await tx.query('delete from schema_version where name = any($1::text[])', [missing])
    await runUpgrades(tx, model, new Set())
  }
  await rebuildRollups(tx, model)
  await migrateDerived(tx, model, new Map(tables.map(({ name, comment }) => [name, comment])), async (statement) => void await tx.query(statement))
}

async function restoreTable(tx: Tx, folder: string, table: Manifest['tables'][number], target: ExistingTable): Promise<void> {
  const name = escapeIdentifier(table.name)
  for (const column of table.columns) {
    if (!TYPE.test(column.type)) throw new BackupError(`备份的 ${MANIFEST} 被改动过：${table.name}.${column.name} 的类型 ${column.type} 不对。`)
    // A field that was taken out of the schema: its values are kept, as they were in the old database.
    if (!target.columns.has(column.name)) await tx.query(`alter table ${name} add column ${escapeIdentifier(column.name)} ${column.type}`)
  }
  // COPY cannot write into a fenced table; rows go through a temporary one.
  await tx.query(`create temp table restoring (${table.columns.map((column) => `${escapeIdentifier(column.name)} ${column.type}`).join(', ')}) on commit drop`)
  const stream = tx.client.query(copyFrom(`copy restoring from stdin`))
  await pipeline(createReadStream(join(folder, fileOf(table.name))), createGunzip(), stream)
  const { rowCount } = await tx.query(`insert into ${name} (${list(table.columns)}) overriding system value select ${list(table.columns)} from restoring`)
  if (rowCount !== table.rows) throw new BackupError(`备份不完整：${table.name} 应有 ${table.rows} 行，文件里是 ${rowCount} 行。什么都没有恢复。`)
  await tx.query('drop table restoring')
  for (const column of target.columns.values()) {
    if (!column.identity) continue
    await tx.query(`select setval(pg_get_serial_sequence($1, $2), greatest((select coalesce(max(${escapeIdentifier(column.name)}), 0)
      from ${name}), 1))`, [name, column.name])
  }
}

async function keptTables(tx: Tx): Promise<ExistingTable[]> {
  const tables = [...(await readTables(tx, APP_ROLE)).values()]
  return tables.filter((table) => table.policies.length > 0 && !NOT_KEPT.has(table.name) && !table.name.startsWith(RESERVED_PREFIX))
}

function readManifest(folder: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
    if (manifest.format === 1) return manifest
  } catch {
    // Told below.
  }
  throw new BackupError(`${folder} 不是完整的备份：没有可读的 ${MANIFEST}。`)
}

function totals(manifest: Manifest): BackupResult {
  return { tables: manifest.tables.length, rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0) }
}

function list(columns: { name: string }[]): string {
  return columns.map((column) => escapeIdentifier(column.name)).join(', ')
}

function fileOf(table: string): string {
  return `${table}.copy.gz`
}
