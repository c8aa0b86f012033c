/** What an import makes of the changes that wait for Amazon: what has come is done, what came otherwise is told as the current. */
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { own } from '../asker/own'
import { OPEN_STATES, PENDING, pendingFields, rowKeySql, valueOfText, valueText, wordsOf } from '../read/statement/pending'
import { name } from '../read/statement/statement'
import type { Tx } from '../store/connect'
import type { AuditEntry } from './audit-entry'
import { same } from './write.conflict'

/**
 * After an import wrote rows of the entity: a change whose value has come is done; where another value came, the change
 * stays and tells that one as the current. Answers the audit lines of what was changed.
 */
export async function settlePending(tx: Tx, model: Model, companyId: number, entity: Entity, now: Date): Promise<AuditEntry[]> {
  const fields = pendingFields(entity)
  const kept = own(model.entities, PENDING)
  if (fields.length === 0 || !kept) return []
  const { rows } = await tx.query<Row>(
    `select p.id::text as _id, p.field as _field, p.state as _state, p.old_value as _old, p.new_value as _new,
      ${fields.map((field) => `t.${name(field.name)}`).join(', ')}
     from ${name(PENDING)} p join ${name(entity.table)} t on t.company_id = $1 and ${rowKeySql(entity, 't')} = p.row_key
     where p.company_id = $1 and p.target = $2 and p.state = any($3::text[]) order by p.id for update of p`,
    [companyId, entity.name, OPEN_STATES],
  )
  const entries: AuditEntry[] = []
  for (const row of rows) {
    const field = own(entity.fields, String(row['_field']))
    if (!field) continue
    const current = row[field.name]
    const [old, wanted] = [valueOfText(field, row['_old'] as string | null), valueOfText(field, row['_new'] as string | null)]
    const id = row['_id']
    if (same(entity, field.name, current, wanted)) {
      await tx.query(`update ${name(PENDING)} set state = 'done', done_time = $3, update_time = $3 where company_id = $1
        and id = $2::bigint`, [companyId, id, now.toISOString()])
      entries.push({ entity: PENDING, key: { id }, action: 'done', before: { state: row['_state'] }, after: { state: 'done' } })
    } else if (!same(entity, field.name, current, old)) {
      const text = valueText(field, current)
      await tx.query(`update ${name(PENDING)} set old_value = $3, old_text = $4 where company_id = $1
        and id = $2::bigint`, [companyId, id, text, wordsOf(model, field, current)])
      entries.push({ entity: PENDING, key: { id }, action: 'edit', before: { old_value: row['_old'] }, after: { old_value: text } })
    }
  }
  return entries
}
