/** An importer against a test database, and what tests ask of it: upload, read, write, undo, and look. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from '../../../server/kernel/asker/person'
import { verifyRollups } from '../../../server/kernel/kept/rollup'
import type { AuditEntry } from '../../../server/kernel/write/audit-entry'
import { commitImport } from '../../../server/kernel/intake/commit-import'
import type { CommittedRun } from '../../../server/kernel/intake/run'
import type { Importer } from '../../../server/kernel/intake/importer'
import { readImport } from '../../../server/kernel/intake/read-import'
import { changeFile, findFile } from '../../../server/kernel/intake/report-file'
import type { FileRow, Said } from '../../../server/kernel/intake/report-file'
import { undoImport } from '../../../server/kernel/intake/undo-import'
import { registerFiles } from '../../../server/kernel/intake/upload'
import { createFileStore } from '../../../server/kernel/tasks/files'
import { writeAudit } from '../../../server/kernel/write/audit'
import type { ImportPreview } from '../../../contract/imports'
import { createCompany, createTestDatabase } from '../../support/database'
import type { TestDatabase } from '../../support/database'

export interface Kit {
  test: TestDatabase
  caller: Caller
  importer: Importer
  audited: AuditEntry[]
  /** A shop of the company; answers its id. */
  shop(name: string, site: string, account?: string): Promise<string>
  /** Uploads one file; answers the ids of its rows. */
  upload(path: string, choice?: { shopId?: string; format?: string; name?: string; said?: Said }): Promise<string[]>
  read(id: string): Promise<ImportPreview>
  commit(id: string): Promise<CommittedRun>
  /** Uploads, reads and writes; answers the id. */
  bring(path: string, shopId?: string): Promise<string>
  undo(id: string): Promise<{ removed: number; restored: number }>
  file(id: string): Promise<FileRow>
  query<R = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]>
  /** All rows of a table of this company as JSON text, in order: what "exactly as before" is compared by. */
  image(table: string): Promise<string>
  /** Rollups that differ from the facts; []: none. */
  unevenRollups(): Promise<unknown[]>
  drop(): Promise<void>
}

export async function importKit(now = new Date('2026-09-01T12:00:00Z')): Promise<Kit> {
  const test = await createTestDatabase()
  const caller = await createCompany(test.db)
  const folder = mkdtempSync(join(tmpdir(), 'seller-files-'))
  const audited: AuditEntry[] = []
  const employee = { id: '1', name: '测试员', roles: ['admin'] }
  const importer: Importer = {
    model: test.model, db: test.db, files: createFileStore(folder), caller, employee, companyZone: 'Asia/Shanghai', now: () => now,
    async audit(tx, entries) {
      audited.push(...entries)
      await writeAudit(tx, test.model, { caller, employee, call: { family: 'app', name: 'importCommit' }, address: '' }, entries)
    },
  }
  const sites = test.model.enums.site!
  const query: Kit['query'] = async <R>(sql: string, values: unknown[] = []) => (await test.db.withCompany(caller, (tx) => tx.query<R>(sql, values))).rows
  const kit: Kit = {
    test, caller, importer, audited, query,
    async shop(name, site, account = name) {
      const data = sites.data[site]!
      const rows = await query<{ id: string }>(
        `insert into shop (company_id, name, account_name, site, marketplace, currency) values ($1, $2, $3, $4, $5, $6) returning id::text as id`,
        [caller.companyId, name, account, site, data.domain, data.currency],
      )
      return rows[0]!.id
    },
    async upload(path, choice = {}) {
      const bytes = readFileSync(path)
      const file = { name: choice.name
        ?? path.replace(/^.*\//, '').replace(/^\d+-/, ''), path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      const registered = await test.db.withCompany(
        caller, (tx) => registerFiles(tx, importer, [file], { shopId: choice.shopId, format: choice.format, said: choice.said }, false),
      )
      return registered.map((one) => one.id)
    },
    async read(id) {
      const preview = await readImport(importer, id)
      if (!preview) throw new Error('the file was not to be read')
      return preview
    },
    async commit(id) {
      await test.db.withCompany(caller, (tx) => changeFile(tx, caller.companyId, id, { state: 'committing' }, ['preview']))
      return commitImport(importer, id)
    },
    async bring(path, shopId) {
      // A workbook of several reports is as many files.
      const ids = await kit.upload(path, shopId === undefined ? {} : { shopId })
      for (const id of ids) {
        await kit.read(id)
        await kit.commit(id)
      }
      return ids[0]!
    },
    async undo(id) {
      const { removed, restored } = await test.db.withCompany(caller, (tx) => undoImport(tx, importer, id), { timeoutMs: 0 })
      return { removed, restored }
    },
    file: (id) => test.db.withCompany(caller, (tx) => findFile(tx, caller, id, { preview: true })),
    async image(table) {
      const rows = await query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`)
      return rows.map((row) => row.row).join('\n')
    },
    unevenRollups: () => test.db.withCompany(caller, (tx) => verifyRollups(tx, test.model, { companyId: caller.companyId })),
    async drop() {
      await test.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return kit
}
