/**
 * The tables of the server's own, which no entity describes: system/*.sql, applied once each in the order of their
 * numbers and never edited afterwards (a change is a new file), and how each table is fenced.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Fence, Grant } from './fence'

interface SystemFile {
  /** 001_company */
  name: string
  sql: string
  /** SHA-256 of the text. */
  checksum: string
}

/** Every system table: a table that is missing here fails the migration. */
export const SYSTEM_TABLES: Record<string, { fence: Fence; grants: Grant[] }> = {
  company: { fence: 'company', grants: ['select', 'update'] },
  data_version: { fence: 'company', grants: ['select', 'insert', 'update'] },
  session: { fence: 'owner', grants: [] },
  sign_in_failure: { fence: 'owner', grants: [] },
  sms_code: { fence: 'owner', grants: [] },
  sms_outbox: { fence: 'owner', grants: [] },
  password_link: { fence: 'owner', grants: [] },
  idempotency_key: { fence: 'company', grants: ['select', 'insert', 'update', 'delete'] },
  audit_log: { fence: 'company', grants: ['select', 'insert'] },
  saved_set: { fence: 'company', grants: ['select', 'insert', 'update', 'delete'] },
  ai_session: { fence: 'company', grants: ['select', 'insert', 'update', 'delete'] },
  ai_message: { fence: 'company', grants: ['select', 'insert', 'delete'] },
  job: { fence: 'company', grants: ['select', 'insert', 'update', 'delete'] },
  doc_link: { fence: 'company', grants: ['select', 'insert', 'delete'] },
  later_mark: { fence: 'company', grants: ['select', 'insert', 'delete'] },
  document_number: { fence: 'company', grants: ['select', 'insert', 'update'] },
  import_archive: { fence: 'company', grants: ['select', 'insert', 'delete'] },
  row_upload: { fence: 'company', grants: ['select', 'insert', 'update'] },
  schema_version: { fence: 'owner', grants: [] },
  schema_change: { fence: 'owner', grants: [] },
}

/** Tables of the server's own that an entity describes, so that pages can list them: their columns come from system/*.sql all the same. */
export const LISTED_TABLES: ReadonlySet<string> = new Set(['job', 'audit_log'])

/** Tables whose key does not start with company_id, and why. */
export const KEYS_WITHOUT_COMPANY: Record<string, string> = {
  company: 'its key is the company',
  session: 'found by the hash of its token before the company is known',
  sign_in_failure: 'counted by account and address before the company is known',
  sms_code: 'sent to a phone before the company is known',
  sms_outbox: 'sent to a phone before the company is known',
  password_link: 'found by the hash of its secret before the company is known',
  schema_version: 'about the database, not about a company',
  schema_change: 'about the database, not about a company',
}

/** Files that give what was kept another name, place or shape, by rows alone; `again`: rows that they have seen already are left as they are. */
const REWRITING: Record<string, { again: boolean }> = {
  '018_period_rows': { again: true }, '019_names': { again: true }, '021_order_tabs': { again: true }, '022_rule_conditions': { again: false },
  '023_listing_tabs': { again: true }, '025_search_term_tabs': { again: true }, '028_return_tabs': { again: true }, '030_saved_views': { again: true },
}

/** What has to be run over the rows of a backup. @param done names of the files that have seen them; undefined: nobody knows */
export function rewritingFiles(done: readonly string[] | undefined): SystemFile[] {
  return systemFiles().filter(({ name }) => REWRITING[name] && (done ? !done.includes(name) : REWRITING[name].again))
}

/** All of system/*.sql in the order of their names. The checksum is the same whatever line ends a checkout has. */
export function systemFiles(): SystemFile[] {
  const folder = new URL('../system/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name: name.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    })
}
