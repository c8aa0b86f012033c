/**
 * The audit log: who did what to which row, when, through which call, with the row before and after. Lines are written in
 * the transaction that writes the row and are never changed.
 */
import type { Call, Model } from '../../../contract/model'
import type { Tx } from '../store/connect'
import type { Caller, Employee } from '../asker/person'
import type { AuditEntry } from './audit-entry'
import { auditWords } from './audit-words'

interface AuditAuthor {
  caller: Caller
  employee: Employee
  call: Pick<Call, 'family' | 'name'>
  /** Where the request came from. */
  address: string
}

/** Writes the lines. Secrets (password hashes) never reach the log. */
export async function writeAudit(tx: Tx, model: Model, author: AuditAuthor, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({
    entity: entry.entity,
    row_key: auditKey(model, entry.entity, entry.key),
    action: entry.action,
    ...auditWords(model, entry),
    before: visible(model, entry.entity, entry.before),
    after: visible(model, entry.entity, entry.after),
  }))
  await tx.query(
    `insert into audit_log (company_id, employee_id, employee_name, entity, row_key, action, call, address, before, after, entity_label, row_title,
      action_label, changes, call_label)
     select $1, $2, $3, line.entity, line.row_key, line.action, $4, $5, line.before, line.after, line.entity_label, line.row_title, line.action_label,
     line.changes, $7
     from jsonb_to_recordset($6::jsonb) as line (entity text, row_key text, action text, before jsonb, after jsonb, entity_label text, row_title text,
     action_label text, changes text)`,
    [
      author.caller.companyId, author.caller.employeeId, author.employee.name, `${author.call.family}.${author.call.name}`, author.address,
      JSON.stringify(rows),
      model.families[author.call.family]?.calls[author.call.name]?.what ?? '',
    ],
  )
}

/** A row's key as the log keeps it: the key fields' values in the entity's order, as text, written as JSON. */
export function auditKey(model: Model, entity: string, key: Record<string, unknown>): string {
  const names = model.entities[entity]?.key ?? Object.keys(key).sort()
  return JSON.stringify(names.map((name) => (key[name] === null || key[name] === undefined ? null : String(key[name]))))
}

function visible(model: Model, entity: string, row: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (!row) return null
  const fields = model.entities[entity]?.fields ?? {}
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'company_id' && !fields[name]?.secret))
}
