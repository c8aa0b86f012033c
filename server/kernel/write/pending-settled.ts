/** What an import makes of the changes that wait for Amazon: what has come is done, what came otherwise is told as the current. */
import type { Entity, Field, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { own } from '../asker/own'
import { OPEN_STATES, PENDING, pendingFields, rowKeySql, valueOfText, valueText, wordsOf } from '../read/statement/pending'
import { name } from '../read/statement/statement'
import type { Tx } from '../store/connect'
import type { AuditEntry } from './audit-entry'
import { haveComeSql, nameByTrueIds } from './pending-new'
import { same } from './write.conflict'

/**
 * After an import wrote rows of the entity: a change whose value has come is done; where another value came, the change
 * stays and tells that one as the current; a new row that was asked for and is there is done. Answers the audit lines of
 * what was changed.
 */
export async function settlePending(tx: Tx, model: Model, companyId: number, entity: Entity, now: Date): Promise<AuditEntry[]> {
  const fields = pendingFields(entity)
  if (!own(model.entities, PENDING)) return []
  const come = await settleNew(tx, model, companyId, entity, now)
  const archived = await settleUnseen(tx, model, companyId, entity, now)
  return fields.length === 0 ? [...come, ...archived] : [...come, ...archived, ...(await settleEdits(tx, model, companyId, entity, fields, now))]
}

/** Rows that were asked for and are there now. */
async function settleNew(tx: Tx, model: Model, companyId: number, entity: Entity, now: Date): Promise<AuditEntry[]> {
  if (!entity.pendingNew) return []
  const { rows } = await tx.query<{ id: string; was: string }>(
    `with come as (
       select p.id, p.state from ${name(PENDING)} p where p.company_id = $1 and p.target = $2 and p.state = any($3::text[])
       and ${haveComeSql(entity, 'p')} for update of p
     )
     update ${name(PENDING)} p set state = 'done', done_time = $4, update_time = $4 from come where p.company_id = $1 and p.id = come.id
     returning p.id::text as id, come.state as was`,
    [companyId, entity.name, OPEN_STATES, now.toISOString()],
  )
  await nameByTrueIds(tx, model, companyId, entity, rows.map(({ id }) => id))
  return rows.map(({ id, was }) => ({ entity: PENDING, key: { id }, action: 'done', before: { state: was }, after: { state: 'done' } }))
}

/**
 * What was taken out and stands in its shop's newest sheet no more. The sheet itself says what that means: one that holds what is archived and
 * lacks the object says nothing of it, nor does one that leaves archived rows out of an object that was to be changed (sheets may be asked
 * for without what had no impressions). Such a change stays exported and is told as not seen, until a sheet shows the object. An object that was to
 * be archived, missing from a sheet that leaves archived rows out, is archived. What was not taken out yet is left as it is.
 */
async function settleUnseen(tx: Tx, model: Model, companyId: number, entity: Entity, now: Date): Promise<AuditEntry[]> {
  const waits = pendingFields(entity).length > 0 || entity.pendingNew !== undefined
  const shop = name(entity.scope.shop ?? '')
  // Where the sheets themselves are kept, they say that one has come, though it holds no row of this entity any more.
  const sheets = own(model.entities, entity.compute?.of[0]?.facts ?? '') ?? entity
  const gone = Object.entries(entity.pendingNew?.gone ?? {}).filter(([field]) => own(sheets.fields, field))
  if (!waits) return []
  // The very sheet that the change went out by, where both say which that is.
  const by = Object.entries(entity.pendingNew?.tells ?? {}).filter(([, from]) => own(sheets.fields, from))
  const columns = [shop, ...by.map(([, from]) => name(from))].map((column) => `t.${column}`).join(', ')
  const keepsGone = gone.length === 0 ? 'true' : gone.map(([field], at) => `t.${name(field)}::text = any($${at + 4}::text[])`).join(' or ')
  const told = (more: string): string => `exists (select from sheet s where s.${shop} = p.shop_id${more}
    ${by.map(([to, from]) => ` and (p.${name(to)} is null or s.${name(from)} = p.${name(to)})`).join('')})`
  const open = `p.company_id = $1 and p.target = $2 and p.operation <> 'create' and p.state = 'exported'`
  const { rows } = await tx.query<{ id: string; state: string; unseen: boolean }>(
    `with sheet as materialized (
       select ${columns}, bool_or(coalesce(${keepsGone}, false)) as keeps_gone from ${name(sheets.table)} t
       where t.company_id = $1 and t.${shop} in (select p.shop_id from ${name(PENDING)} p where ${open}) group by ${columns}
     ),
     missing as (
       select p.id, ${told('')} and not exists (
           select from ${name(entity.table)} t where t.company_id = $1 and ${rowKeySql(entity, 't')} = p.row_key) as unseen,
         p.operation = 'archive' and not ${told(' and s.keeps_gone')} as over
       from ${name(PENDING)} p where ${open} for update of p
     )
     update ${name(PENDING)} p set unseen = m.unseen and not m.over, state = case when m.unseen and m.over then 'done' else p.state end,
       done_time = case when m.unseen and m.over then $3::timestamptz else p.done_time end, update_time = $3::timestamptz
     from missing m where p.company_id = $1 and p.id = m.id and (m.unseen or coalesce(p.unseen, false))
       and ((m.unseen and m.over) or coalesce(p.unseen, false) <> m.unseen)
     returning p.id::text as id, p.state, p.unseen`,
    [companyId, entity.name, now.toISOString(), ...gone.map(([, values]) => values)],
  )
  return rows.map(({ id, state, unseen }) => (state === 'done'
    ? { entity: PENDING, key: { id }, action: 'done', before: { state: 'exported' }, after: { state } }
    : { entity: PENDING, key: { id }, action: 'edit', before: { unseen: !unseen }, after: { unseen } }
  ))
}

async function settleEdits(tx: Tx, model: Model, companyId: number, entity: Entity, fields: Field[], now: Date): Promise<AuditEntry[]> {
  const { rows } = await tx.query<Row>(
    `select p.id::text as _id, p.field as _field, p.state as _state, p.old_value as _old, p.new_value as _new,
      ${fields.map((field) => `t.${name(field.name)}`).join(', ')}
     from ${name(PENDING)} p join ${name(entity.table)} t on t.company_id = $1 and ${rowKeySql(entity, 't')} = p.row_key
     where p.company_id = $1 and p.target = $2 and p.state = any($3::text[]) and p.operation <> 'create' order by p.id for update of p`,
    [companyId, entity.name, OPEN_STATES],
  )
  const entries: AuditEntry[] = []
  const end = async (row: Row, state: 'done' | 'revoked'): Promise<void> => {
    const id = row['_id']
    await tx.query(`update ${name(PENDING)} set state = $4, done_time = $3, update_time = $3 where company_id = $1
      and id = $2::bigint`, [companyId, id, now.toISOString(), state])
    entries.push({ entity: PENDING, key: { id }, action: state === 'done' ? 'done' : 'revoke', before: { state: row['_state'] }, after: { state } })
  }
  for (const row of rows) {
    const field = own(entity.fields, String(row['_field']))
    if (!field) continue
    const current = row[field.name]
    const [old, wanted] = [valueOfText(field, row['_old'] as string | null), valueOfText(field, row['_new'] as string | null)]
    const id = row['_id']
    if (same(entity, field.name, current, wanted)) {
      await end(row, 'done')
    } else if (isGone(entity, row)) {
      // Nothing more can be done to what is archived.
      await end(row, 'revoked')
    } else if (!same(entity, field.name, current, old)) {
      const text = valueText(field, current)
      await tx.query(`update ${name(PENDING)} set old_value = $3, old_text = $4 where company_id = $1
        and id = $2::bigint`, [companyId, id, text, wordsOf(model, field, current)])
      entries.push({ entity: PENDING, key: { id }, action: 'edit', before: { old_value: row['_old'] }, after: { old_value: text } })
    }
  }
  return entries
}

/** The row as it came counts as not there any more. */
function isGone(entity: Entity, row: Row): boolean {
  return Object.entries(entity.pendingNew?.gone ?? {}).some(([field, values]) => values.includes(String(row[field] ?? '')))
}
