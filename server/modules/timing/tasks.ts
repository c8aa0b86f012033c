/** Tasks as they are kept, with all that their hours hang on. */
import type { Model } from '../../../contract/model'
import type { Tx } from '../../kernel/store/connect'
import { tacticOf, zoneOf, type Tactic } from './tactics'

/** A task as it is kept; days are yyyy-mm-dd, `to_day` null: without end; `site`: the marketplace of its shop. */
export interface Task {
  id: string
  task_name: string
  shop_id: string
  run_state: 'running' | 'paused' | 'ended'
  from_day: string
  to_day: string | null
  /** ISO moment up to which slots were done or said to be missed; null: none yet. */
  handled_until: string | null
  site: string
  tactic_id: string
}

/** A task on its clock. */
export interface Clocked { task: Task; tactic: Tactic; zone: string }

const COLUMNS = `t.id::text, t.task_name, t.shop_id::text, t.run_state, t.from_day::text, t.to_day::text, t.handled_until, s.site, t.tactic_id::text`

/** @param lock that nobody else changes them until the transaction ends; those that somebody has locked are left out */
export async function tasksOf(
  tx: Tx, model: Model, companyId: number, of: { ids?: readonly string[]; shops?: readonly string[] | null; running?: boolean; lock?: boolean },
): Promise<Clocked[]> {
  const { rows } = await tx.query<Task>(
    `select ${COLUMNS} from ad_timed_task t join shop s on s.company_id = $1 and s.id = t.shop_id
     where t.company_id = $1 and ($2::bigint[] is null or t.id = any($2::bigint[])) and ($3::text[] is null or t.shop_id::text = any($3::text[]))
       and (not $4 or t.run_state = 'running') order by t.id ${of.lock ? 'for update of t skip locked' : ''}`,
    [companyId, of.ids ?? null, of.shops ?? null, of.running ?? false],
  )
  const clocked: Clocked[] = []
  for (const task of rows) {
    const tactic = await tacticOf(tx, companyId, task.tactic_id)
    if (tactic) clocked.push({ task, tactic, zone: zoneOf(model, tactic.zone_mode, task.site) })
  }
  return clocked
}
