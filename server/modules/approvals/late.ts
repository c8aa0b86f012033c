/**
 * Steps that nobody decides in time: whoever is asked is reminded, once for every time that the step allows, or an administrator is asked
 * in their place. Looked at once an hour in every process; two at once share the work.
 */
import type { Database, Tx } from '../../kernel/store/connect'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { administratorOf } from '../../kernel/tasks/by-itself'
import { sendMessage } from '../messages/public'

interface Late {
  company: number
  task: string
  asked: string
  approval: string
  no: string
  title: string | null
  applicant: string
  step_no: number
  step_name: string | null
  hours: number
  late: string | null
}

const ENTITIES = ['approval', 'approval_task', 'approval_history']

/** The module's sweep. Works over all companies at once; tasks that another process holds are skipped. */
export async function lateApprovals(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    const { rows } = await tx.query<Late>(
      `select t.company_id as company, t.id::text as task, t.employee_id::text as asked, a.id::text as approval, a.doc_no as no, a.title,
         a.applicant::text as applicant, t.step_no, t.step_name, s.hours, s.late
       from approval_task t join approval a on a.company_id = t.company_id and a.id = t.approval_id
       cross join lateral jsonb_to_recordset(a.steps) as s (step_no int, hours int, late text)
       where t.part = 'approve' and t.state = 'waiting' and a.status = '0' and s.step_no = t.step_no and s.hours is not null
         and coalesce(t.late_time, t.create_time) < now() - make_interval(hours => s.hours)
       order by t.company_id, t.id for update of t skip locked`,
    )
    for (const each of rows) {
      const other = each.late === 'administrator' ? await administratorFor(tx, each) : undefined
      await (other === undefined ? remind(tx, each) : passOn(tx, each, other))
    }
    for (const company of new Set(rows.map(({ company: id }) => id))) await raiseDataVersions(tx, company, ENTITIES)
  })
}

/** The administrator who is asked instead; undefined where that is who waits already, or who asked. */
async function administratorFor(tx: Tx, { company, approval, applicant }: Late): Promise<string | undefined> {
  const found = await administratorOf(tx, company)
  if (found === undefined || found === applicant) return undefined
  const { rows } = await tx.query(
    `select from approval_task where company_id = $1 and approval_id = $2::bigint and employee_id = $3::bigint and part = 'approve' and state = 'waiting'`,
    [company, approval, found],
  )
  return rows.length > 0 ? undefined : found
}

const placeOf = ({ approval }: Late): string => `/system/erp/shenPiDanJu/detail?id=${approval}`

async function remind(tx: Tx, late: Late): Promise<void> {
  const { company, task, asked, no, title, hours } = late
  await tx.query('update approval_task set late_time = now() where company_id = $1 and id = $2::bigint', [company, task])
  await sendMessage(tx, {
    companyId: company, to: [asked], kind: 'approval', title: `审批超时：${no}`, text: `${title ?? ''}已等您处理超过 ${hours} 小时，请尽快审批`, route: placeOf(late),
  })
}

async function passOn(tx: Tx, late: Late, other: string): Promise<void> {
  const { company, task, asked, approval, no, title, step_no: stepNo, step_name: stepName, hours } = late
  const says = `超过 ${hours} 小时没有处理，转交管理员`
  await tx.query(
    `update approval_task set state = 'transferred', done_time = now(), late_time = now(), remark = $3 where company_id = $1 and id = $2::bigint`,
    [company, task, says],
  )
  await tx.query(
    `insert into approval_task (company_id, approval_id, employee_id, part, step_no, step_name, state, create_time)
     values ($1, $2::bigint, $3::bigint, 'approve', $4, $5, 'waiting', now())`, [company, approval, other, stepNo, stepName],
  )
  await tx.query(
    `insert into approval_history (company_id, approval_id, step_no, step_name, action, employee_id, to_employee, remark, create_time)
     values ($1, $2::bigint, $4, $5, 'transfer', null, $3::bigint, $6, now())`, [company, approval, other, stepNo, stepName, says],
  )
  await tx.query(
    `update approval a set waiting_names = left((select string_agg(e.name, '、' order by e.id) from approval_task t
       join employee e on e.company_id = t.company_id and e.id = t.employee_id
       where t.company_id = a.company_id and t.approval_id = a.id and t.part = 'approve' and t.state = 'waiting'), 400)
     where a.company_id = $1 and a.id = $2::bigint`, [company, approval],
  )
  await sendMessage(tx, {
    companyId: company, to: [other], kind: 'approval', title: `待审批：${no}`, text: `${title ?? ''}${says}`, route: placeOf(late),
  })
  await sendMessage(tx, { companyId: company, to: [asked], kind: 'approval', title: `审批已转交：${no}`, text: says, route: placeOf(late) })
}
