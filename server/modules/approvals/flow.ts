/**
 * An approval on its way: which flow a document takes, who approves the step it stands at, and the rows that say so.
 * Everything runs in the transaction of the document's own write and is collected in `written`, audited with it.
 * It takes no step of the document's life cycle: that is the decision's (families/approval).
 */
import type { Approval, Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { sendMessage } from '../messages/public'
import type { Written } from '../../kernel/write/written'
import type { Judging } from '../../kernel/write/gates'
import { clockOf, takeStep, writes } from '../../kernel/write/step'
import { insertRow, keyText, updateRow, type Writing } from '../../kernel/write/write.row'
import { Refusal } from '../../kernel/asker/refusal'
import { entityOf } from '../../kernel/asker/own'
import { docId, numberOf } from '../../kernel/write/doc-links'
import { aboutDocument, approvalOf } from './documents'
import { deptsOf, flowsFor, type FlowStep } from './flows-for'
import { keepVersion } from './whole'

/** An employee, as approvals name them. */
export interface Person { id: string; name: string }

const QUEUE = '/system/erp/shenPiDanJu'

/** Where an approval is read and decided. */
export const placeOf = (approval: Row): string => `${QUEUE}/detail?id=${String(approval.id)}`

/** One row added or changed, and noted for the audit. */
export async function put(writing: Writing, written: Written[], entity: string, values: Row, before?: Row, action = before ? 'edit' : 'add'): Promise<Row> {
  const of = entityOf(writing, entity)
  const after = before ? await updateRow(writing, of, before, values) : await insertRow(writing, of, values)
  written.push({ entity: of, action, ...(before ? { before } : {}), after })
  return after
}

/** The documents that wait for their flow: only approvers move them, by whichever step. */
export async function waitingForFlow(judging: Judging, entity: Entity, documents: readonly Row[]): Promise<Map<string, string>> {
  if (judging.approving || !approvalOf(judging, entity.name)) return new Map()
  const { rows } = await judging.tx.query<{ doc_id: string; flow_name: string; step_name: string; waiting_names: string }>(
    `select doc_id, flow_name, step_name, waiting_names from approval where company_id = $1 and doc_kind = $2 and doc_id = any($3) and status = '0'`,
    [judging.asker.companyId, entity.name, documents.map((row) => docId(entity, row))],
  )
  const waiting = new Map(rows.map((row) => [row.doc_id, row]))
  return new Map(documents.flatMap((row) => {
    const found = waiting.get(docId(entity, row))
    if (!found) return []
    const says = `正在按审批流「${found.flow_name}」审批，「${found.step_name}」等待 ${found.waiting_names}`
    return [[keyText(entity, row), `${says}；请在「审批单据」里处理，申请人可以在那里撤回`]]
  }))
}

/** Documents that cannot be handed in by the asker: nobody may approve the first step of the flow that is meant for them. */
export async function withoutApprovers(judging: Judging, entity: Entity, documents: readonly Row[], step: string): Promise<Map<string, string>> {
  const document = approvalOf(judging, entity.name)
  const found = new Map<string, string>()
  if (!document || step !== document.submit || judging.approving || judging.asker.employeeId === null) return found
  const reasons = new Map<string, string | undefined>()
  for (const [key, flow] of await flowsFor(judging, entity, document.amount, documents)) {
    const first = flow.steps[0]
    if (first && !reasons.has(flow.id)) {
      const people = await approversOf(judging, first, judging.asker.employeeId)
      reasons.set(flow.id, people.length === 0 ? nobodySaid(flow.flow_name, first) : undefined)
    }
    const says = reasons.get(flow.id)
    if (says !== undefined) found.set(key, says)
  }
  return found
}

const nobodySaid = (flow: string, { step_name: step }: FlowStep): string =>
  `审批流「${flow}」的节点「${step}」现在没有可以审批的人（申请人本人不计入），请联系管理员修改审批流`

/** Hands a document in where a flow is meant for it. `step` is the one that its life cycle has just taken. */
export async function beginApproval(writing: Writing, entity: Entity, step: string, row: Row, written: Written[]): Promise<void> {
  const document = approvalOf(writing, entity.name)
  if (!document || step !== document.submit || writing.approving) return
  const said = row[entity.fields[document.amount ?? '']?.currencyField ?? 'currency']
  const currency = typeof said === 'string' ? said : writing.asker.currency
  const { title, amount } = await aboutDocument(writing, entity, document, row)
  const flow = (await flowsFor(writing, entity, document.amount, [row])).get(keyText(entity, row))
  if (!flow) return document.goesOn ? goOn(writing, entity, document, row, written) : undefined
  const number = String(row[numberOf(entity)] ?? row.id)
  const approval = await put(writing, written, 'approval', {
    doc_no: number, doc_kind: entity.name, doc_id: String(row.id), title: title.slice(0, 200), currency, amount,
    applicant: writing.asker.employeeId, dept_name: (await deptsOf(writing)).at(-1) ?? null,
    flow_id: flow.id, flow_name: flow.flow_name, steps: JSON.stringify(flow.steps), step_no: 0, step_name: '', waiting_names: '', status: '0',
    create_time: writing.now.toISOString(),
  })
  await put(
    writing, written, 'approval_task',
    { approval_id: approval.id, employee_id: writing.asker.employeeId, part: 'apply', state: 'closed', create_time: writing.now.toISOString() },
  )
  await keepVersion(writing, approval.id, entity, docId(entity, row))
  await note(writing, written, approval, { action: 'submit', step_no: 0, step_name: '提交' })
  await standAt(writing, written, approval, flow.steps, 0)
}

/** Approved as it is handed in, where there is nobody to ask: told as a part of handing it in, for nobody decided. */
async function goOn(writing: Writing, entity: Entity, { submit, approve }: Approval, row: Row, written: Written[]): Promise<void> {
  const step = entity.lifecycle?.transitions[approve ?? '']
  if (!step || approve === undefined) return
  const done: Written[] = []
  const changes = { ...writes(writing, entity, step.writes, clockOf(writing)), [entity.lifecycle!.field]: step.to }
  await takeStep({ ...writing, approving: true }, entity, approve, row, changes, done)
  written.push(...done.map((each) => (each.action === approve ? { ...each, action: submit } : each)))
}

/** Brings the approval to its step: its approvers get a task and a message. @throws Refusal where nobody can approve */
export async function standAt(writing: Writing, written: Written[], approval: Row, steps: FlowStep[], at: number): Promise<Row> {
  const step = steps[at]
  if (!step) throw new Error('the flow has no such step')
  const people = await approversOf(writing, step, String(approval.applicant))
  if (people.length === 0) {
    throw new Refusal(CODES.transition, nobodySaid(String(approval.flow_name), step))
  }
  const after = await put(writing, written, 'approval', { step_no: step.step_no, step_name: step.step_name, waiting_names: namesText(people) }, approval)
  for (const { id } of people) await ask(writing, written, after, id)
  await tell(writing, people.map(({ id }) => id), `待审批：${String(approval.doc_no)}`, `${String(approval.title)}（${step.step_name}）`,
    placeOf(approval))
  return after
}

/** Adds the task by which one employee is asked for the step that the approval stands at; tells them nothing. */
export async function ask(writing: Writing, written: Written[], approval: Row, employeeId: string): Promise<void> {
  await put(writing, written, 'approval_task', {
    approval_id: approval.id, employee_id: employeeId, part: 'approve', step_no: approval.step_no, step_name: approval.step_name, state: 'waiting',
    create_time: writing.now.toISOString(),
  })
}

/** Names beside one another, cut at 400 characters, the length of the field that keeps them. */
export const namesText = (people: readonly Person[]): string => people.map(({ name }) => name).join('、').slice(0, 400)

/** Does the company let people decide over their own documents? */
export async function mayApproveOwn({ tx, asker }: Pick<Writing, 'tx' | 'asker'>): Promise<boolean> {
  const { rows } = await tx.query<{ approve_own: boolean | null }>('select approve_own from company_setting where company_id = $1', [asker.companyId])
  return rows[0]?.approve_own === true
}

/** Who may approve a step now; the applicant only where the company allows it. */
async function approversOf({ tx, asker }: Judging, step: FlowStep, applicant: string): Promise<Person[]> {
  const { rows } = await tx.query<Person>(
    `select e.id::text, e.name from employee e where e.company_id = $1 and coalesce(e.state, 'on') = 'on'
       and (case when $2 = 'person' then e.id = $3::bigint else $4 = any(e.roles) end)
       and (e.id <> $5::bigint or coalesce((select approve_own from company_setting c where c.company_id = $1 limit 1), false))
     order by e.id limit 50`,
    [asker.companyId, step.approver_kind, step.employee_id, step.role, applicant],
  )
  return rows
}

interface Note { action: string; step_no?: unknown; step_name?: unknown; remark?: string | undefined; to_employee?: string }

/** A line of the approval's history, by whoever asks. */
export async function note(writing: Writing, written: Written[], approval: Row, line: Note): Promise<void> {
  await put(writing, written, 'approval_history', {
    approval_id: approval.id, step_no: line.step_no ?? approval.step_no, step_name: line.step_name ?? approval.step_name, action: line.action,
    employee_id: writing.asker.employeeId,
    to_employee: line.to_employee ?? null, remark: line.remark ?? null, create_time: writing.now.toISOString(),
  })
}

/** A message about an approval to employees (ids); none where nobody is named. @param route where it opens */
export async function tell({ tx, asker }: Writing, to: string[], title: string, text: string, route: string): Promise<void> {
  if (to.length === 0) return
  await sendMessage(
    tx, { companyId: asker.companyId, to, kind: 'approval', title, text, route, ...(asker.employeeId === null ? {} : { sender: asker.employeeId }) },
  )
}
