/**
 * Tasks that people set for days of the week and an hour of the company's clock. A plan only starts a job, in the name and with the
 * rights of who made it; the queue runs it, and the task centre tells of it. Missed hours are made up for once.
 */
import type { Model } from '../../../../contract/model'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import { RIGHTS_COLUMNS, rightsIn } from '../../../kernel/store/rights-of'
import type { Database, Tx } from '../../../kernel/store/connect'
import { startOnce } from '../../../kernel/tasks/by-itself'
import type { EachMinute } from '../../../kernel/tasks/each-minute'
import { findTask } from '../../../kernel/tasks/tasks'
import { writingTogether } from '../../../kernel/write/together'
import { lockRow, updateRow, writingOf, type Writing } from '../../../kernel/write/write.row'
import type { WriteRule } from '../../../kernel/write/write.rules'
import { addRow } from '../../../kernel/write/write.tree'

/** What each work is started by on its own page: who may not, plans none. */
const CALLS: Readonly<Record<string, readonly [family: string, call: string]>> = {
  replenishAdvice: ['fbaIntellect', 'replenishMake'], purchaseAdvice: ['purchase', 'adviceMake'], adAdvice: ['adsAdvice', 'check'],
  alertCheck: ['alerts', 'check'], claimScan: ['compensation', 'compensationBatchCreate'], identityCheck: ['identities', 'run'],
}
const EXPORTS: ReadonlySet<string> = new Set(['exportList', 'exportBoard'])
const MOST_AT_ONCE = 50

interface Plan { id: string; plan_name: string; work: string; job_kind: string | null; payload: unknown; creator: string | null }

/** The first moment after `$now` on one of the days, at the time, by the clock: SQL over weekdays (text[]), time, zone and now (timestamptz). */
const nextSql = (days: string, time: string, zone: string, now: string): string => `(
  select min(moment) from (
    select ((${now} at time zone ${zone})::date + n + ${time}::time) at time zone ${zone} as moment from generate_series(0, 7) n) d
  where moment > ${now} and extract(isodow from (moment at time zone ${zone}))::int::text = any(${days}))`

/** Plans are held to a time and to days that there are; their next moment follows from these. @throws Refusal */
export const jobPlanRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  for (const { before, after } of written) {
    if (!after) continue
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(String(after['at_time']))) {
      throw new Refusal(CODES.invalid, '时间要写成 24 小时制的时和分，例如 07:30', { at_time: '例如 07:30' })
    }
    const days = Array.isArray(after['weekdays']) ? after['weekdays'] : []
    if (!days.every((day) => /^[1-7]$/.test(String(day)))) throw new Refusal(CODES.invalid, '星期请从列表中选择', { weekdays: '请从列表中选择' })
    if (days.length === 0) throw new Refusal(CODES.invalid, '请至少选一天', { weekdays: '至少选一天' })
    const work = String(after['work'])
    if (work === 'export' && !after['payload']) {
      const says = '定时导出从一次导出设置：在「后台任务」里找到那次导出，点“设为定时”'
      throw new Refusal(CODES.invalid, says, { work: '请在「后台任务」里设置' })
    }
    const isNew = !before
    if (isNew && !(await mayDo(writing, work, asker.employeeId))) {
      throw new Refusal(CODES.invalid, '您没有做这件事的权限，不能为它定时', { work: '没有权限' })
    }
    const on = after['is_enable'] !== false
    await tx.query(
      `update job_plan set next_run = case when $3 then ${nextSql('weekdays', 'at_time', '$4', '$5::timestamptz')} end,
         stopped_why = case when $3 then null else stopped_why end, job_kind = coalesce(job_kind, $6), run_count = coalesce(run_count, 0)
       where company_id = $1 and id = $2::bigint`,
      [asker.companyId, after['id'], on, asker.zone, writing.now.toISOString(), work === 'export' ? null : work],
    )
  }
}

/** May the person start this themselves? Exports are judged as they run. */
async function mayDo({ tx, model, asker }: Pick<Writing, 'tx' | 'model' | 'asker'>, work: string, employeeId: string | null): Promise<boolean> {
  const { rows: [person] } = await tx.query<Row>(
    `select ${RIGHTS_COLUMNS} from employee where company_id = $1 and id = $2::bigint and coalesce(state, 'on') = 'on'`, [asker.companyId, employeeId],
  )
  if (!person) return false
  const named = CALLS[work]
  const call = named && model.families[named[0]]?.calls[named[1]]
  if (!named) return true
  return call !== undefined && (await rightsIn(tx, model, asker.companyId))(person).access.mayCall(call)
}

/** A plan that does an export again, as somebody asked for it: columns, conditions and format. @throws Refusal */
const jobPlanOfTask = answers('taskReport.jobPlanOfTask', async (context, { id, plan_name: name, weekdays, at_time: time }) => (
  writingTogether(context, async (writing, written) => {
    const { tx } = writing
    const task = await findTask(tx, { caller: context.caller, everything: context.access.everything }, id)
    const { rows: [job] } = await tx.query<{ kind: string; title: string; params: string | null; payload: unknown; mine: boolean }>(
      'select kind, title, params, payload, employee_id = $3::bigint as mine from job where company_id = $1 and id = $2::bigint',
      [context.caller.companyId, task.id, context.caller.employeeId],
    )
    if (!job || !EXPORTS.has(job.kind)) throw new Refusal(CODES.invalid, '只有导出可以设为定时：其他任务在「定时任务」里新增', { id: '不是导出' })
    if (!job.mine) throw new Refusal(CODES.invalid, '这是别人的导出，请自己导出一次再设为定时', { id: '别人的导出' })
    const values = { plan_name: name, work: 'export', weekdays, at_time: time }
    const fixed = { payload: JSON.stringify(job.payload), job_kind: job.kind, about: [job.title, job.params].filter(Boolean).join('：').slice(0, 500) }
    const row = await addRow(writing, context.model.entities['job_plan']!, values, fixed, written)
    return { id: String(row['id']) }
  })))

/** Does it now, besides its hours. @throws Refusal notFound for a plan of somebody else */
export const runPlan = (context: CallContext, id: string): Promise<{ task: string }> => context.db.withCompany(context.caller, async (tx) => {
  const writing = writingOf(context, tx)
  const entity = context.model.entities['job_plan']!
  const row = await lockRow(writing, entity, { id })
  const plan = { ...row, id: String(row['id']), creator: row['creator'] === null ? null : String(row['creator']) } as unknown as Plan
  if (!(await mayDo(writing, plan.work, plan.creator))) {
    throw new Refusal(CODES.invalid, '建立人已停用，或没有做这件事的权限了', { id: '不能执行' })
  }
  const task = await start(tx, context.caller.companyId, plan)
  await updateRow(writing, entity, row, { last_run: writing.now.toISOString(), last_job: task, run_count: Number(row['run_count'] ?? 0) + 1 })
  await raiseDataVersions(tx, context.caller.companyId, ['job_plan'])
  return { task }
})

const jobPlanRun = answers('taskReport.jobPlanRun', (context, { id }) => runPlan(context, id))

/** An export is its plan's own: one that somebody else waits for, equal to the letter, does not stand for it. */
const start = (tx: Tx, companyId: number, { id, job_kind: kind, work, plan_name: title, payload, creator }: Plan): Promise<string> =>
  startOnce(tx, {
    companyId, employeeId: creator ?? '', kind: kind ?? work, title,
    payload: work === 'export' ? { ...(payload as Readonly<Record<string, unknown>>), plan: id } : {},
  })

/** Starts what is due, once a minute in any number of processes: a plan is taken by one of them. */
export const runJobPlans: EachMinute = async ({ db, model, now }) => {
  while (await runSome(db, model, now) === MOST_AT_ONCE);
}

async function runSome(db: Database, model: Model, now: Date): Promise<number> {
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<Plan & { company: number; zone: string }>(
      `select p.company_id::int as company, p.id::text, p.plan_name, p.work, p.job_kind, p.payload, p.creator::text, c.zone
       from job_plan p join company c on c.id = p.company_id where p.is_enable and p.next_run <= $1 order by p.next_run, p.id
       limit ${MOST_AT_ONCE} for update of p skip locked`, [now.toISOString()],
    )
    for (const plan of rows) {
      const asking = { tx, model, asker: { companyId: plan.company } as Writing['asker'] }
      const may = await mayDo(asking, plan.work, plan.creator)
      const task = may ? await start(tx, plan.company, plan) : null
      await tx.query(
        `update job_plan set next_run = case when $4 then ${nextSql('weekdays', 'at_time', '$5', '$3::timestamptz')} end, is_enable = $4,
           stopped_why = case when $4 then null else '建立人已停用，或没有做这件事的权限了' end,
           last_run = case when $4 then $3::timestamptz else last_run end, last_job = coalesce($6::bigint, last_job),
           run_count = coalesce(run_count, 0) + case when $4 then 1 else 0 end
         where company_id = $1 and id = $2::bigint`, [plan.company, plan.id, now.toISOString(), may, plan.zone, task],
      )
      await raiseDataVersions(tx, plan.company, ['job_plan'])
    }
    return rows.length
  })
}

/** Part of the family `taskReport`; the module plugs it in. */
export const jobPlanHandlers = { jobPlanOfTask, jobPlanRun }
