/** Advertising objects of tasks: what they are set to now, which other task holds them, and what is asked of them through the change set. */
import { CODES, type Row } from '../../../contract/wire'
import type { Entity, Field } from '../../../contract/model'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { OPEN_STATES, rowKeySql, valueOfText, valueText, wordsOf } from '../../kernel/read/statement/pending'
import { name } from '../../kernel/read/statement/statement'
import type { Tx } from '../../kernel/store/connect'
import type { Writing } from '../../kernel/write/write.row'
import { editRow } from '../../kernel/write/write.tree'
import type { Written } from '../../kernel/write/written'
import { LEVELS } from './levels'

/** An object of a task as it is kept. */
export interface TimedObject {
  id: string
  task_id: string
  shop_id: string
  target: string
  row_key: string
  field: string
  object_name: string
  currency: string | null
  limit_kind: string | null
  base_value: string
  base_text: string
  asked_value: string | null
}

/** An object as the structure has it. */
export interface Standing {
  row_key: string
  key: Row
  object_name: string
  campaign_name: string | null
  ad_group_name: string | null
  currency: string | null
  ad_type: string | null
  limit_kind: string | null
  /** Of a campaign: whether its budget is a day's. */
  budget_type: string | null
  state: string | null
  value: string | null
  text: string
}

/** All objects of a task, in the order in which they were added. */
export async function objectsOfTask(tx: Tx, companyId: number, taskId: string): Promise<TimedObject[]> {
  const { rows } = await tx.query<TimedObject>(
    `select id::text, task_id::text, shop_id::text, target, row_key, field, object_name, currency, limit_kind, base_value, base_text, asked_value
     from ad_timed_object where company_id = $1 and task_id = $2::bigint order by id`, [companyId, taskId],
  )
  return rows
}

/** The objects of an entity that the structure has, by their row keys. A bid that is not set is its group's. */
export async function standing({ tx, model, asker }: Writing, entity: Entity, field: Field, keys: readonly string[]): Promise<Map<string, Standing>> {
  const column = (of: string, as: string): string => (own(entity.fields, of) ? `t.${name(of)}::text as ${as}` : `null::text as ${as}`)
  const inGroup = field.name === 'bid'
  const { rows } = await tx.query<Row>(
    `select ${rowKeySql(entity, 't')} as row_key, ${entity.key.map((part) => `t.${name(part)}::text as ${name(`k_${part}`)}`).join(', ')},
       t.${name(LEVELS[entity.name]?.name ?? entity.title)}::text as object_name, ${column('campaign_name', 'campaign_name')},
       ${column('ad_group_name', 'ad_group_name')}, ${column('currency', 'currency')}, ${column('state', 'state')},
       ${['ad_type', 'limit_kind', 'budget_type'].map((each) => column(each, each)).join(', ')},
       ${inGroup ? `coalesce(t.bid, g.default_bid)` : `t.${name(field.name)}`}::text as value
     from ${name(entity.table)} t ${inGroup ? 'left join ad_group g on g.company_id = $1 and g.shop_id = t.shop_id and g.ad_group_id = t.ad_group_id' : ''}
     where t.company_id = $1 and ($3::text[] is null or t.shop_id::text = any($3::text[])) and ${rowKeySql(entity, 't')} = any($2::text[])`,
    [asker.companyId, keys, asker.shopIds],
  )
  return new Map(rows.map((row) => {
    const value = row['value'] === null ? null : valueText(field, row['value'])
    return [String(row['row_key']), {
      ...(row as unknown as Standing), value, text: wordsOf(model, field, valueOfText(field, value)),
      key: Object.fromEntries(entity.key.map((part) => [part, row[`k_${part}`]])),
    }]
  }))
}

/** Objects of a kind that a task which is not ended moves by this field: the task's name by row key. Days that do not overlap are no matter. */
export async function heldBy(
  tx: Tx, companyId: number, of: { target: string; field: string; keys: readonly string[]; from: string; to: string | null; except?: string },
): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ row_key: string; task_name: string }>(
    `select o.row_key, t.task_name from ad_timed_object o join ad_timed_task t on t.company_id = $1 and t.id = o.task_id
     where o.company_id = $1 and o.target = $2 and o.field = $3 and o.row_key = any($4::text[]) and t.run_state <> 'ended'
       and t.from_day <= coalesce($6::date, 'infinity') and coalesce(t.to_day, 'infinity') >= $5::date and ($7::bigint is null or t.id <> $7::bigint)`,
    [companyId, of.target, of.field, of.keys, of.from, of.to, of.except ?? null],
  )
  return new Map(rows.map(({ row_key: key, task_name: task }) => [key, task]))
}

/** Nobody else puts objects into tasks until the transaction ends. */
export async function lockTasks(tx: Tx, companyId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('timed tasks', $1))`, [companyId])
}

/** What waits on the objects' field now, by row key. */
export async function waitingOn(tx: Tx, companyId: number, target: string, field: string, keys: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await tx.query<{ row_key: string; new_value: string | null }>(
    `select row_key, new_value from pending_change where company_id = $1 and target = $2 and field = $3 and row_key = any($4::text[])
       and state = any($5::text[])`,
    [companyId, target, field, keys, OPEN_STATES],
  )
  return new Map(rows.map(({ row_key: key, new_value: value }) => [key, value]))
}

/** Asks Amazon for the value, as any edit does: a change that waits. */
export async function ask(
  writing: Writing, entity: Entity, { field, key }: { field: Field; key: Row }, value: string, reason: string, written: Written[],
): Promise<void> {
  const because = { how: '分时策略', reason: reason.slice(0, 200) }
  await editRow({ ...writing, because }, entity, { ...key, [field.name]: valueOfText(field, value) }, {}, written)
}

/**
 * Gives the objects of a task their base back, through the change set: what was asked and has not gone out is revoked, what has is asked to go back.
 * An object on which somebody's own change waits, or that the structure no longer has, is left as it is.
 */
export async function restoreBase(writing: Writing, task: { id: string; task_name: string }, written: Written[]): Promise<void> {
  const { tx, model, asker } = writing
  const touched = (await objectsOfTask(tx, asker.companyId, task.id)).filter(({ asked_value: asked }) => asked !== null)
  for (const object of touched) {
    const entity = own(model.entities, object.target)
    const field = entity && own(entity.fields, object.field)
    if (!entity || !field) continue
    const stands = (await standing(writing, entity, field, [object.row_key])).get(object.row_key)
    const waits = (await waitingOn(tx, asker.companyId, object.target, object.field, [object.row_key])).get(object.row_key)
    const isOurs = waits === undefined || waits === object.asked_value
    if (stands && stands.state !== 'archived' && isOurs) {
      await ask(writing, entity, { field, key: stands.key }, object.base_value, `分时任务「${task.task_name}」停止，还原基准值`, written)
    }
  }
  await tx.query('update ad_timed_object set asked_value = null, asked_text = null where company_id = $1 and task_id = $2::bigint', [asker.companyId, task.id])
}

/** @throws Refusal notFound where the entity is none that a tactic moves */
export function levelOf(model: Writing['model'], target: string): Entity {
  const entity = own(LEVELS, target) ? own(model.entities, target) : undefined
  if (!entity) throw new Refusal(CODES.notFound, '这类广告对象不能应用分时策略')
  return entity
}
