/**
 * Edits that wait for Amazon: the row stays as it is, and one open change for each row and field says what is wanted. A new
 * edit takes the place of the open one; setting back the current value revokes it. Runs under the row's own lock.
 */
import { brokenBy, fieldsOfCheck } from '../../../contract/checks'
import type { Entity, Field } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { HttpRefusal, Refusal } from '../asker/refusal'
import { own } from '../read/statement/fields'
import { name } from '../read/statement/statement'
import { AUDITING, OPEN_STATES, PENDING, pendingFields, rowKeySql, valueOfText, valueText, wordsOf } from '../read/statement/pending'
import { withoutMoments } from './checks'
import type { Written } from './written'
import { same } from './write.conflict'
import { batchOf, toldOf } from './pending-new'
import { insertRow, lockRow, updateRow, type Writing } from './write.row'
import { isEmpty, mayWrite, notTheirs } from './write.values'

/**
 * @param before the row, locked
 * @param asked pending field -> the value wanted, read and found right
 * @param seen what the form showed; under `<field>.pending` what waited then
 * @throws Refusal conflict where somebody else's change waits by now
 */
export async function writePending(writing: Writing, entity: Entity, before: Row, asked: Row, seen: unknown, written: Written[]): Promise<void> {
  const fields = Object.keys(asked).flatMap((each) => own(entity.fields, each) ?? [])
  if (fields.length === 0) return
  const kept = own(writing.model.entities, PENDING)
  if (!kept) throw new Error(`${entity.name} has pending fields and there is no entity ${PENDING}`)
  const rowKey = await rowKeyOf(writing, entity, before)
  const open = await openChanges(writing, kept, entity, rowKey)
  const batch = batchOf(writing, writing.because?.how ?? '手工修改')
  refuseTaken(writing, fields, open, seen)
  for (const field of fields) {
    const value = asked[field.name]
    const change = open.get(field.name)
    const now = writing.now.toISOString()
    const told = {
      ...(writing.because ? { reason: writing.because.reason } : {}),
      new_value: valueText(field, value), new_text: wordsOf(writing.model, field, value), old_value: valueText(field, before[field.name]),
      old_text: wordsOf(writing.model, field, before[field.name]),
    }
    if (change?.['state'] === AUDITING && change['new_value'] !== told.new_value) {
      const says = `${titleOf(entity, before)}的${field.label}正在审批（${String(change['new_text'])}），请先在「审批单据」里撤回，或等审批结束`
      throw new Refusal(CODES.transition, says, { [field.name]: says })
    }
    if (same(entity, field.name, before[field.name], value)) {
      if (change) {
        written.push({ entity: kept, action: 'revoke', before: change, after: await updateRow(writing, kept, change, { state: 'revoked', done_time: now }) })
      }
    } else if (!change) {
      const row = {
        ...told, shop_id: before[entity.scope.shop ?? ''], target: entity.name, target_label: entity.label, row_key: rowKey,
        row_title: titleOf(entity, before), field: field.name, field_label: field.label, operation: operationOf(entity, field, told.new_value),
        batch, state: 'waiting', ...toldOf(entity, before),
      }
      written.push({ entity: kept, action: 'add', after: await insertRow(writing, kept, row) })
    } else if (change['new_value'] !== told.new_value) {
      written.push(
        {
          entity: kept, action: 'edit', before: change,
          after: await updateRow(writing, kept, change, {
            ...told, operation: operationOf(entity, field, told.new_value), batch, state: 'waiting',
            exported_time: null, exported_day: null, unseen: false,
          }),
        },
      )
    }
  }
}

/** What an edit is to Amazon: to give a row a value with which it counts as gone is to archive it. */
function operationOf(entity: Entity, field: Field, value: string | null): 'update' | 'archive' {
  return value !== null && own(entity.pendingNew?.gone ?? {}, field.name)?.includes(value) ? 'archive' : 'update'
}

/** Takes an open change back. @throws Refusal transition where it is not open any more; HttpRefusal 403 for a field that is not theirs to write */
export async function revokePending(writing: Writing, id: string, written: Written[]): Promise<void> {
  const kept = own(writing.model.entities, PENDING)
  if (!kept) throw new Error(`there is no entity ${PENDING}`)
  const before = await lockRow(writing, kept, { id })
  if (!OPEN_STATES.includes(String(before['state']))) {
    throw new Refusal(CODES.transition, `「${String(before['row_title'] ?? '')}」的${String(before['field_label'])}已不在等待，不能撤销`)
  }
  if (before['state'] === AUDITING) {
    throw new Refusal(CODES.transition, `「${String(before['row_title'] ?? '')}」的${String(before['field_label'])}正在审批，请在「审批单据」里撤回`)
  }
  const field = own(own(writing.model.entities, String(before['target']))?.fields ?? {}, String(before['field']))
  if (field && !mayWrite(field, writing.asker)) throw new HttpRefusal(403, notTheirs(writing.model, field, writing.asker))
  written.push(
    { entity: kept, action: 'revoke', before, after: await updateRow(writing, kept, before, { state: 'revoked', done_time: writing.now.toISOString() }) },
  )
}

async function rowKeyOf({ tx, asker }: Writing, entity: Entity, row: Row): Promise<string> {
  const where = entity.key.map((part, at) => `t.${name(part)}::text = $${at + 2}`).join(' and ')
  const { rows } = await tx.query<{ key: string }>(`select ${rowKeySql(entity, 't')} as key from ${name(entity.table)} t where t.company_id = $1
    and ${where}`, [asker.companyId, ...entity.key.map((part) => String(row[part]))])
  return rows[0]?.key ?? ''
}

async function openChanges({ tx, asker }: Writing, kept: Entity, entity: Entity, rowKey: string): Promise<Map<string, Row>> {
  const { rows } = await tx.query<Row>(
    `select id::text as id, shop_id::text as shop_id, field, state, operation, batch, old_value, old_text, new_value, new_text, exported_time,
       exported_day::text as exported_day from ${name(kept.table)}
     where company_id = $1 and target = $2 and row_key = $3 and state = any($4::text[]) order by id for update`,
    [asker.companyId, entity.name, rowKey, OPEN_STATES],
  )
  return new Map(rows.map((row) => [String(row['field']), row]))
}

/** Only judged where the form says what it showed as waiting. */
function refuseTaken({ model }: Writing, fields: Field[], open: Map<string, Row>, seen: unknown): void {
  if (typeof seen !== 'object' || seen === null) return
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const path = `${field.name}.pending`
    if (!Object.hasOwn(seen, path)) continue
    const was = valueText(field, (seen as Row)[path])
    const waits = (open.get(field.name)?.['new_value'] as string | null | undefined) ?? null
    if (was === waits) continue
    const words = (text: string | null): string =>
      (text === null ? '没有待提交的值' : `待提交的是「${wordsOf(model, field, valueOfText(field, text))}」`)
    errors[field.name] = `您打开时${words(was)}，现在${words(waits)}`
  }
  const labels = fields.filter((field) => errors[field.name] !== undefined).map((field) => field.label)
  if (labels.length > 0) throw new Refusal(CODES.conflict, `别人刚刚修改了${labels.join('、')}，请刷新后再改`, errors)
}

function titleOf(entity: Entity, row: Row): string {
  const title = row[entity.title]
  return title === null || title === undefined ? entity.key.map((part) => String(row[part])).join(' ') : String(title)
}

/** Values that are to be emptied, told by field: an empty cell of a file that is taken to Amazon changes nothing there, so that none would ever come. */
export function emptiedWaiting(entity: Entity, before: Row, waiting: Row): Record<string, string> {
  return Object.fromEntries(Object.entries(waiting).flatMap(([field, value]) => {
    const label = own(entity.fields, field)?.label
    return label !== undefined && isEmpty(value) && !isEmpty(before[field])
      ? [[field, `「${label}」不能清空：带给亚马逊的文件里，空着的格子是不修改，请填写新的值`] as const]
      : []
  }))
}

/**
 * What the entity checks of a row, asked of it as it would be once Amazon has taken what is to wait: told by field.
 * @param stands the row, with what waits already under `<field>.pending`
 */
export function brokenByWaiting(writing: Writing, entity: Entity, stands: Row, waiting: Row): Record<string, string> {
  const asked = (entity.checks ?? []).filter((check) => 'must' in check && fieldsOfCheck(check).some((field) => field in waiting))
  const already = pendingFields(entity).flatMap(({ name: field }) => (
    Object.hasOwn(stands, `${field}.pending`) ? [[field, stands[`${field}.pending`]] as const] : []
  ))
  const row = { ...stands, ...Object.fromEntries(already), ...waiting }
  const broken = asked.flatMap((check) => brokenBy(withoutMoments(writing, entity, check), row) ?? [])
  return Object.fromEntries(broken.map(({ path, says }) => [path, says]))
}
