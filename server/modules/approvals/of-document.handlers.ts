/** The approval of one document, for whoever may see the document: how far it has come, who decided, who is next, what the asker may do. */
import { enumLabel, enumValue } from '../../../contract/enum-value'
import type { Entity, Model } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { refuseUnread } from '../../kernel/asker/access/reach'
import { HttpRefusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { answerGet } from '../../kernel/read/answer/get'
import { own } from '../../kernel/read/statement/fields'
import { docId } from '../../kernel/write/doc-links'
import { writingOf, type Writing } from '../../kernel/write/write.row'
import { approvalOf } from './documents'
import type { FlowStep } from './flows-for'

type Told = NonNullable<Answered<'approval.ofDocument'>['approval']>

const WAITS = '0'

/** The newest approval; empty where there is none yet. @throws HttpRefusal of documents without approval, Refusal of one that is not seen */
export const ofDocument = answers('approval.ofDocument', async (context, { entity: name, id }) => {
  const { model, access, db, caller } = context
  const entity = own(model.entities, name)
  if (!entity || !approvalOf({ model }, name)) throw new HttpRefusal(400, `请求有误：${entity?.label ?? name}没有审批`, { entity: '没有审批' })
  refuseUnread(model, access, entity)
  return db.withCompany(caller, async (tx) => {
    const writing = writingOf(context, tx)
    // Whoever does not see the document is told that there is none.
    const row = await answerGet(writing, entity, { [entity.key[0] ?? 'id']: id }, entity.key)
    const approval = await newestOf(writing, entity, docId(entity, row))
    return approval ? { approval: await told(context, writing, approval) } : {}
  }, { readOnly: true })
})

async function newestOf({ tx, asker }: Writing, entity: Entity, id: string): Promise<Row | undefined> {
  const { rows } = await tx.query<Row>(
    `select a.id::text, a.flow_name, a.status, a.step_no, a.step_name, a.waiting_names, a.steps, a.applicant::text as applicant, e.name as applicant_name
     from approval a left join employee e on e.company_id = a.company_id and e.id = a.applicant
     where a.company_id = $1 and a.doc_kind = $2 and a.doc_id = $3 order by a.id desc limit 1`,
    [asker.companyId, entity.name, id],
  )
  return rows[0]
}

async function told(context: CallContext, writing: Writing, approval: Row): Promise<Told> {
  const { model } = context
  const status = String(approval['status'])
  const state = enumValue(model.enums, model.entities['approval']?.fields['status']?.enum, status)
  const steps = approval['steps'] as FlowStep[]
  const people = await namesOf(writing, steps)
  return {
    id: String(approval['id']), flow_name: String(approval['flow_name']), status, status_label: state?.label ?? status, color: state?.color ?? null,
    applicant: String(approval['applicant_name'] ?? ''), waiting_names: String(approval['waiting_names'] ?? ''),
    steps: steps.map((step) => ({
      name: step.step_name, who: people(step), now: status === WAITS && Number(step.step_no) === Number(approval['step_no']),
    })),
    history: await historyOf(writing, approval),
    may: await mayDo(context, writing, approval),
  }
}

/** Whom a step asks: a person by name, or a role by its label. */
export async function namesOf({ tx, asker }: Writing, steps: readonly FlowStep[]): Promise<(step: FlowStep) => string> {
  const { rows } = await tx.query<{ key: string; name: string }>(
    `select 'person ' || id as key, name from employee where company_id = $1 and id::text = any($2)
     union all select 'role ' || name, label from role where company_id = $1 and name = any($3)`,
    [asker.companyId, steps.flatMap(({ employee_id: id }) => id ?? []), steps.flatMap(({ role }) => role ?? [])],
  )
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return ({ approver_kind: kind, employee_id: id, role }) => names.get(kind === 'person' ? `person ${id}` : `role ${role}`) ?? ''
}

async function historyOf({ tx, asker, model }: Writing, approval: Row): Promise<Told['history']> {
  const { rows } = await tx.query<Told['history'][number]>(
    `select h.id::text, h.step_name, h.action, coalesce(e.name, '') as who, coalesce(t.name, '') as "to", coalesce(h.remark, '') as remark, h.create_time
     from approval_history h left join employee e on e.company_id = h.company_id and e.id = h.employee_id
     left join employee t on t.company_id = h.company_id and t.id = h.to_employee
     where h.company_id = $1 and h.approval_id = $2::bigint order by h.id`,
    [asker.companyId, approval['id']],
  )
  return rows.map((line) => ({
    id: line.id, step_name: line.step_name, action: enumLabel(model.enums, 'approval_action', line.action),
    who: line.who, to: line.to, remark: line.remark, create_time: new Date(line.create_time).toISOString(),
  }))
}

/** What the asker is asked for, as far as their roles let them use it; an administrator hands over for others too. */
export async function mayDo({ model, access }: Pick<CallContext, 'model' | 'access'>, { tx, asker }: Writing, approval: Row): Promise<string[]> {
  if (String(approval['status']) !== WAITS) return []
  const { rows } = await tx.query(
    `select 1 from approval_task
      where company_id = $1 and approval_id = $2::bigint and employee_id = $3::bigint and part = 'approve' and state = 'waiting' limit 1`,
    [asker.companyId, approval['id'], asker.employeeId],
  )
  const asked = [
    ...(rows.length > 0 ? ['approve', 'reject'] : []), ...(rows.length > 0 || access.everything ? ['transfer'] : []),
    ...(String(approval['applicant']) === asker.employeeId ? ['withdraw'] : []),
  ]
  return asked.filter((name) => mayUse(model, access, name))
}

function mayUse({ families }: Model, access: CallContext['access'], name: string): boolean {
  const call = families['approval']?.calls[name]
  return call !== undefined && access.mayCall(call)
}
