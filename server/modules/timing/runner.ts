/**
 * Does what tasks want at their hours: one intent for each object and slot, an absolute value, tried again after five minutes. Slots that nobody was
 * there for are said to be missed, and the one that is on is done late; a task past its last day gives the base back and ends.
 * Any number of processes may run it at once: a task is taken by one at a time, and an intent is a row that is there once.
 */
import type { Model } from '../../../contract/model'
import { entryText } from '../../../contract/week'
import { wallText } from '../../../contract/zone'
import type { Database, Tx } from '../../kernel/store/connect'
import { dayAfter } from './apply.handlers'
import type { GatewayOf } from './gateway'
import { objectsOfTask, type TimedObject } from './objects'
import { valueAt, words } from './plan.handlers'
import { dayBegins, dueSlots, type Slot } from './slots'
import { tasksOf, type Clocked } from './tasks'

interface World { db: Database; model: Model; gatewayOf: GatewayOf; now: Date }

const RETRY_MINUTES = 5
const MOST_TRIES = 3
const NOT_CONNECTED = '未连接，不执行'

/** Once a minute in every process. */
export async function runTimedTasks(world: World): Promise<void> {
  const { rows } = await world.db.asOwner((tx) => tx.query<{ company: number }>(
    `select distinct company_id::int as company from ad_timed_task where run_state = 'running' union
     select company_id::int from ad_timed_run where exec_result = 'pending' or (exec_result = 'fail' and next_time is not null)`,
  ))
  for (const { company } of rows) {
    await world.db.asOwner(async (tx) => {
      for (const clocked of await tasksOf(tx, world.model, company, { running: true, lock: true })) await planSlots(tx, world, company, clocked)
    })
    await carryOut(world, company)
  }
}

/** Writes the intents of the slots that have come. */
async function planSlots(tx: Tx, world: World, company: number, clocked: Clocked): Promise<void> {
  const { task, tactic, zone } = clocked
  const now = world.now.getTime()
  const begins = dayBegins(zone, task.from_day)
  const over = dayAfter(task.to_day)
  const ends = over === undefined ? undefined : dayBegins(zone, over)
  if (now < begins) return
  const isOver = ends !== undefined && now >= ends
  const since = task.handled_until === null ? undefined : Date.parse(task.handled_until)
  const { changes, current } = dueSlots(zone, tactic.week, Math.max(since ?? begins - 1, begins - 1), isOver ? ends - 1 : now)
  const base: Slot | undefined = isOver ? { at: ends, text: wallText(zone, ends).slice(0, 16), entry: null } : undefined
  // The first time, the hour that is on is done though it began before.
  const last = base ?? (since === undefined ? current : changes.at(-1))
  const missed = since === undefined ? [] : changes.filter((slot) => slot !== last)
  for (const slot of missed) await note(tx, company, clocked, slot, 'missed', '到时段时服务没有运行，错过')
  if (last) await intend(tx, world, company, clocked, last)
  await tx.query(
    `update ad_timed_task set handled_until = $3, run_state = case when $4 then 'ended' else run_state end where company_id = $1 and id = $2::bigint`,
    [company, task.id, world.now.toISOString(), isOver],
  )
}

/** One row for a slot at which nothing is sent. */
async function note(tx: Tx, company: number, { task, tactic }: Clocked, slot: Slot, result: 'missed' | 'skip', message: string): Promise<void> {
  await tx.query(
    `insert into ad_timed_run (company_id, task_id, shop_id, slot_time, slot_text, entry, exec_result, attempts, message)
     select $1, $2::bigint, $3::bigint, $4::timestamptz, $5, $6, $7, 0, $8
     where not exists (select from ad_timed_run where company_id = $1 and task_id = $2::bigint and object_id is null and slot_time = $4::timestamptz)`,
    [company, task.id, task.shop_id, new Date(slot.at).toISOString(), slot.text, told(tactic, slot), result, message],
  )
  await tell(tx, company, task.id, result, message, slot.at)
}

function told({ week }: Clocked['tactic'], { entry }: Slot): string {
  return entry === null ? '基准' : entryText(week.unit, entry)
}

async function tell(tx: Tx, company: number, task: string, result: string, said: string, at: number): Promise<void> {
  await tx.query(
    'update ad_timed_task set last_result = $3, last_said = $4, last_time = $5 where company_id = $1 and id = $2::bigint',
    [company, task, result, said, new Date(at).toISOString()],
  )
}

async function intend(tx: Tx, world: World, company: number, clocked: Clocked, slot: Slot): Promise<void> {
  const { task, tactic } = clocked
  if (!world.gatewayOf(company, task.shop_id)) return note(tx, company, clocked, slot, 'skip', NOT_CONNECTED)
  // What an earlier slot still wanted is overtaken.
  await tx.query(
    `update ad_timed_run set exec_result = 'missed', next_time = null, message = coalesce(message || '；', '') || '没有成功，下一个时段已开始'
     where company_id = $1 and task_id = $2::bigint and exec_result in ('pending', 'fail') and slot_time < $3`,
    [company, task.id, new Date(slot.at).toISOString()],
  )
  for (const object of await objectsOfTask(tx, company, task.id)) {
    const value = valueAt(world, clocked, object, slot.entry)
    await tx.query(
      `insert into ad_timed_run (company_id, task_id, object_id, shop_id, slot_time, slot_text, entry, wanted_value, wanted_text,
         exec_result, attempts, next_time)
       values ($1, $2::bigint, $3::bigint, $4::bigint, $5, $6, $7, $8, $9, 'pending', 0, $10) on conflict do nothing`,
      [company, task.id, object.id, task.shop_id, new Date(slot.at).toISOString(), slot.text, told(tactic, slot), value, words(world, object, value),
        world.now.toISOString()],
    )
  }
}

interface Intent { id: string; task_id: string; object_id: string; shop_id: string; wanted_value: string; attempts: number; slot_time: string }

/** Sends what is due, each intent by itself: one that fails holds up no other. */
async function carryOut(world: World, company: number): Promise<void> {
  const { rows } = await world.db.asOwner((tx) => tx.query<{ id: string }>(
    `select id::text from ad_timed_run where company_id = $1 and exec_result in ('pending', 'fail') and next_time <= $2 order by slot_time, id limit 5000`,
    [company, world.now.toISOString()],
  ))
  for (const { id } of rows) await world.db.asOwner((tx) => carryOne(tx, world, company, id))
}

async function carryOne(tx: Tx, world: World, company: number, id: string): Promise<void> {
  const { rows: [intent] } = await tx.query<Intent>(
    `select id::text, task_id::text, object_id::text, shop_id::text, wanted_value, attempts, slot_time from ad_timed_run
     where company_id = $1 and id = $2::bigint and exec_result in ('pending', 'fail') and next_time <= $3 for update skip locked`,
    [company, id, world.now.toISOString()],
  )
  const object = intent && (await objectsOfTask(tx, company, intent.task_id)).find((one) => one.id === intent.object_id)
  if (!intent || !object) return
  const before = object.asked_value ?? object.base_value
  const failure = await send(world, company, intent, object)
  const tries = intent.attempts + 1
  const retries = failure !== undefined && tries < MOST_TRIES
  await tx.query(
    `update ad_timed_run set exec_result = $3, attempts = $4, message = $5, next_time = $6, done_time = $7, before_text = $8
     where company_id = $1 and id = $2::bigint`,
    [company, id, failure === undefined ? 'success' : 'fail', tries, failure ?? null,
      retries ? new Date(world.now.getTime() + RETRY_MINUTES * 60_000).toISOString() : null, world.now.toISOString(), words(world, object, before)],
  )
  if (failure === undefined) {
    await tx.query('update ad_timed_object set asked_value = $3, asked_text = $4 where company_id = $1 and id = $2::bigint',
      [company, object.id, intent.wanted_value, words(world, object, intent.wanted_value)])
  }
  await tell(tx, company, intent.task_id, failure === undefined ? 'success' : 'fail', failure ?? '', Date.parse(intent.slot_time))
}

/** @returns what went wrong, in words; undefined: it is set */
async function send(world: World, company: number, intent: Intent, object: TimedObject): Promise<string | undefined> {
  const gateway = world.gatewayOf(company, intent.shop_id)
  if (!gateway) return NOT_CONNECTED
  try {
    await gateway.set(object, intent.wanted_value, `timed-${company}-${intent.id}`)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
