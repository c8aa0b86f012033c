/** The same rows in DuckDB, a database made for sums over very many rows, beside which the product's figures are printed. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { Client, types } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { installPackages } from './packages'

/** What of DuckDB's own package is asked for here. */
interface DuckConnection {
  run(sql: string): Promise<unknown>
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>
  closeSync(): void
}
interface DuckPackage {
  DuckDBInstance: { create(path: string, options: Record<string, string>): Promise<{ connect(): Promise<DuckConnection>; closeSync(): void }> }
}

interface Duck {
  /** "DuckDB v1.5.6" */
  name: string
  /** The rows of a query, all of them. @throws what DuckDB says of it */
  rows(sql: string): Promise<unknown[][]>
}

/**
 * Copies rows of PostgreSQL into a table of DuckDB in a file of its own, which is gone when `measure` is done.
 * @param url of PostgreSQL. @param tables by their name in DuckDB, the select that gives their rows
 */
export async function withDuck(url: string, tables: Record<string, string>, measure: (duck: Duck) => Promise<void>): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const { DuckDBInstance } = createRequire(join(installPackages(root), 'importer.cjs'))('@duckdb/node-api') as DuckPackage
  const folder = mkdtempSync(join(tmpdir(), 'duck-bench-'))
  const instance = await DuckDBInstance.create(join(folder, 'rows.duckdb'), {})
  const connection = await instance.connect()
  const rows = async (sql: string): Promise<unknown[][]> => (await connection.runAndReadAll(sql)).getRows()
  try {
    for (const [table, select] of Object.entries(tables)) {
      const file = join(folder, `${table}.csv`)
      const columns = Object.entries(await copied(url, select, file)).map(([column, type]) => `'${column}': '${type}'`)
      await connection.run(`create table ${table} as select * from read_csv('${file}', header = true, auto_detect = false, columns = {${columns.join(', ')}})`)
      rmSync(file)
    }
    await measure({ name: `DuckDB ${String((await rows('select version()'))[0]?.[0])}`, rows })
  } finally {
    connection.closeSync()
    instance.closeSync()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL's numbers of types that are no text in DuckDB. */
const TYPES: Record<number, string> = {
  [types.builtins.INT2]: 'BIGINT', [types.builtins.INT4]: 'BIGINT', [types.builtins.INT8]: 'BIGINT', [types.builtins.NUMERIC]: 'DECIMAL(24, 6)',
  [types.builtins.DATE]: 'DATE',
}

/** Writes the rows of a select into a file. @returns by column, its type in DuckDB */
async function copied(url: string, select: string, file: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { fields } = await client.query(`select * from (${select}) rows limit 0`)
    await pipeline(client.query(copyTo(`copy (${select}) to stdout with (format csv, header)`)), createWriteStream(file))
    return Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, TYPES[dataTypeID] ?? 'VARCHAR']))
  } finally {
    await client.end()
  }
}
