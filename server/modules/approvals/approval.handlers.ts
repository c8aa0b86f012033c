/**
 * Deciding approvals: approve, reject, transfer, withdraw. A decision and the step
 * that it makes of the document's life cycle are one transaction; two who decide at once go one after the other, and the
 * second is told what the first decided.
 */
import { seeingAll } from '../../kernel/asker/asker'
import { entityOf } from '../../kernel/asker/own'
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { approvalOf } from './documents'
import { ask, mayApproveOwn, namesText, note, placeOf, put, standAt, tell, type Person } from './flow'
import type { FlowStep } from './flows-for'
import { mayDecide } from './heirs'
import { stampOf, versionOf, wholeOf } from './whole'
import { answerTransition } from '../../kernel/write/transition'
import { writingTogether } from '../../kernel/write/together'
import type { Written } from '../../kernel/write/written'
import { lockRow, type Writing } from '../../kernel/write/write.row'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { answers, type Asked } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { own } from '../../kernel/read/statement/fields'
import { rowId } from '../../kernel/store/row-id'
import { rightsIn } from '../../kernel/store/rights-of'

type Decision = Asked<'approval.approve'>
interface Task extends Row { id: string; employee_id: string }
interface Work { context: CallContext; writing: Writing; approval: Row; tasks: Task[]; remark: string | undefined; written: Written[] }

const STATES: Record<string, string> = { '1': '已审核通过', '2': '已被驳回', '3': '已被申请人撤回' }
const MOST_REMARK = 500

/** Runs a decision over the locked approval and audits what it wrote. @throws Refusal where it is decided already */
async function deciding(context: CallContext, { id, remark }: Decision, work: (at: Work) => Promise<string>): Promise<{ status: string }> {
  const said = remark?.trim() ? remark.trim() : undefined
  if (said !== undefined && said.length > MOST_REMARK) throw new Refusal(CODES.invalid, `审核意见最多 ${MOST_REMARK} 个字`, { remark: `最多 ${MOST_REMARK} 个字` })
  return writingTogether(context, async (writing, written) => {
    const { tx } = writing
    const approval = await lockRow(writing, entityOf(writing, 'approval'), { id: rowId(id) })
    if (approval.status !== '0') throw new Refusal(CODES.transition, `单据 ${String(approval.doc_no)} ${STATES[String(approval.status)] ?? '已处理'}，不能再处理，请刷新`)
    const { rows: tasks } = await tx.query<Task>(
      `select id::text, employee_id::text, part, step_no, step_name, state, approval_id::text, create_time, done_time, remark from approval_task
        where company_id = $1 and approval_id = $2::bigint and part = 'approve' and state = 'waiting' order by id`,
      [context.caller.companyId, String(approval.id)],
    )
    return { status: await work({ context, writing, approval, tasks, remark: said, written }) }
  })
}

/** @throws HttpRefusal 403 where the step waits for others */
function ownTask({ context, approval, tasks }: Work): Task {
  const mine = tasks.find(({ employee_id: id }) => id === context.employee.id)
  if (!mine) throw new HttpRefusal(403, `单据 ${String(approval.doc_no)} 现在等待 ${String(approval.waiting_names)} 审批，您不是这一步的审批人`)
  return mine
}

/** Closes a task of somebody, or all that are left of a step. */
async function settle({ writing, written }: Work, tasks: readonly Task[], state: string, remark?: string): Promise<void> {
  for (const task of tasks) await put(writing, written, 'approval_task', { state, remark: remark ?? null, done_time: writing.now.toISOString() }, task)
}

/** The document takes a step of its life cycle, by the flow's authority and not by the approver's own. */
async function moveDocument({ context, writing, approval }: Work, step: string, remark?: string): Promise<void> {
  const entity: Entity = entityOf(writing, String(approval.doc_kind))
  const whole: Writing = { ...writing, approving: true, asker: seeingAll(writing.asker) }
  await answerTransition(context, whole, entity, { id: approval.doc_id, transition: step, ...saidBy(entity, step, remark) })
}

/** What the step asks for in words is what the approver said. */
function saidBy(entity: Entity, step: string, remark: string | undefined): Row {
  const asks = remark === undefined ? [] : (entity.lifecycle?.transitions[step]?.asks ?? [])
  return Object.fromEntries(asks.map((field) => [field, remark?.slice(0, entity.fields[field]?.maxLength ?? MOST_REMARK)]))
}

/** The approval ends; its applicant is told. */
async function end(work: Work, status: '1' | '2' | '3'): Promise<string> {
  const { context, writing, written, approval, remark } = work
  await put(
    writing, written, 'approval', { status, step_name: '', waiting_names: '', remark: remark ?? null, finish_time: writing.now.toISOString() },
    approval,
  )
  const words = status === '1' ? '审批通过' : '审批驳回'
  const route = placeOf(approval)
  if (status !== '3') {
    await tell(
      writing, [String(approval.applicant)].filter((id) => id !== context.employee.id), `${words}：${String(approval.doc_no)}`,
      [`${context.employee.name}：${remark ?? words}`, String(approval.title)].join('\n'), route,
    )
  }
  return status
}

/**
 * What is passed is what was read: a document that was written into meanwhile is read again first.
 * @param seen the stamp of what the approver had before them; undefined: they decided from the list
 */
async function refuseUnseen({ writing, approval }: Work, seen: string | undefined): Promise<void> {
  const { model } = writing
  const entity = own(model.entities, String(approval.doc_kind))
  const known = seen ?? (entity && (await handedIn(writing, entity, String(approval.id))))
  if (!entity || known === undefined) return
  if (stampOf(model, entity, await wholeOf(writing, entity, String(approval.doc_id))) === known) return
  throw new Refusal(
    CODES.transition,
    seen === undefined ? `单据 ${String(approval.doc_no)} 提交之后又改过，请打开它，看过改了什么再决定`
      : `单据 ${String(approval.doc_no)} 在您打开之后改过，已重新取来，请看过改动再决定`,
  )
}

async function handedIn(writing: Writing, entity: Entity, approvalId: string): Promise<string | undefined> {
  const version = await versionOf(writing, approvalId)
  return version && stampOf(writing.model, entity, version)
}

const approve = answers('approval.approve', (context, { seen, ...asked }) => deciding(context, asked, async (work) => {
  const { writing, written, approval, tasks, remark } = work
  const mine = ownTask(work)
  await refuseUnseen(work, seen)
  const steps = approval.steps as FlowStep[]
  const at = steps.findIndex(({ step_no: no }) => no === Number(approval.step_no))
  const others = tasks.filter((task) => task !== mine)
  await settle(work, [mine], 'approved', remark)
  await note(writing, written, approval, { action: 'approve', remark })
  if (steps[at]?.mode === 'all' && others.length > 0) {
    await put(writing, written, 'approval', { waiting_names: namesText(await peopleOf(writing, others.map(({ employee_id: id }) => id))) }, approval)
    return '0'
  }
  await settle(work, others, 'closed')
  if (at >= 0 && at < steps.length - 1) {
    await standAt(writing, written, approval, steps, at + 1)
    return '0'
  }
  const document = approvalOf(writing, String(approval.doc_kind))
  if (document?.approve) await moveDocument(work, document.approve)
  await note(writing, written, approval, { action: 'finish', step_name: '结束' })
  await copyTo(work)
  return end(work, '1')
}))

/** Those whom the flow keeps informed. */
async function copyTo({ writing, written, approval }: Work): Promise<void> {
  const { rows } = await writing.tx.query<{ id: string }>(
    `select e.id::text from approval_flow f join employee e on e.company_id = f.company_id and e.id::text = any(f.cc_users) where f.company_id = $1
      and f.id = $2::bigint and coalesce(e.state, 'on') = 'on'`,
    [writing.asker.companyId, approval.flow_id],
  )
  for (const { id } of rows) {
    await put(
      writing, written, 'approval_task',
      { approval_id: approval.id, employee_id: id, part: 'cc', state: 'closed', create_time: writing.now.toISOString() },
    )
  }
  await tell(writing, rows.map(({ id }) => id), `抄送：${String(approval.doc_no)} 已审批通过`, String(approval.title), placeOf(approval))
}

const reject = answers('approval.reject', (context, asked) => deciding(context, asked, async (work) => {
  const { writing, written, approval, tasks, remark } = work
  const mine = ownTask(work)
  if (remark === undefined) throw new Refusal(CODES.invalid, '请填写驳回原因', { remark: '请填写驳回原因' })
  await settle(work, [mine], 'rejected', remark)
  await settle(work, tasks.filter((task) => task !== mine), 'closed')
  await note(writing, written, approval, { action: 'reject', remark })
  const document = approvalOf(writing, String(approval.doc_kind))
  if (document) await moveDocument(work, document.refuse, remark)
  return end(work, '2')
}))

/** An approver hands over their own part; an administrator that of everybody who keeps the step waiting. */
const transfer = answers('approval.transfer', (context, { to, ...asked }) => deciding(context, asked, async (work) => {
  const { tasks } = work
  const mine = tasks.find(({ employee_id: id }) => id === context.employee.id)
  await passOn(work, mine ? [mine] : context.access.everything ? tasks : [ownTask(work)], to)
  return '0'
}))

/** Another decides in place of those who are asked by these tasks. @throws Refusal for whoever cannot */
async function passOn(work: Work, given: Task[], to: string): Promise<void> {
  const { context, writing, written, approval, tasks, remark } = work
  const [person] = await peopleOf(writing, [rowId(to)])
  if (!person) throw new Refusal(CODES.invalid, '没有这位员工，或已停用，请另选一位', { to: '请选择在用的员工' })
  const wrong = tasks.some(({ employee_id: id }) => id === person.id) ? '他已经是这一步的审批人'
    : person.id === String(approval.applicant) && !(await mayApproveOwn(writing)) ? '不能转交给申请人本人'
    : mayDecide(writing.model, (await rightsIn(writing.tx, writing.model, writing.asker.companyId))(person).access) ? undefined
    : `${person.name} 没有审批单据的权限，请另选一位，或先在「角色」里开通`
  if (wrong !== undefined) throw new Refusal(CODES.invalid, wrong, { to: wrong })
  await settle(work, given, 'transferred', remark)
  await note(writing, written, approval, { action: 'transfer', remark, to_employee: person.id })
  const left = tasks.filter((task) => !given.includes(task)).map(({ employee_id: id }) => id)
  const after = await put(writing, written, 'approval', { waiting_names: namesText(await peopleOf(writing, [...left, person.id])) }, approval)
  await ask(writing, written, after, person.id)
  const told = [String(approval.title), remark].filter(Boolean).join('；')
  await tell(writing, [person.id], `待审批：${String(approval.doc_no)}`, `${context.employee.name} 转交给您：${told}`, placeOf(approval))
}

/**
 * Whatever waits for one colleague waits for another from now on, each document by itself.
 * @param from,to ids of employees
 * @returns how many went over, and why others did not, by their numbers
 */
export async function passOnAll(context: CallContext, from: string, to: string): Promise<{ done: number; left: string[] }> {
  const waiting = await context.db.withCompany(context.caller, async (tx) => (await tx.query<{ id: string; no: string }>(
    `select distinct a.id::text, a.doc_no as no from approval_task t join approval a on a.company_id = t.company_id and a.id = t.approval_id
     where t.company_id = $1 and t.employee_id = $2::bigint and t.part = 'approve' and t.state = 'waiting' and a.status = '0' order by 1`,
    [context.caller.companyId, rowId(from)],
  )).rows)
  const left: string[] = []
  for (const { id, no } of waiting) {
    await deciding(context, { id, remark: '离职交接' }, async (work) => {
      await passOn(work, work.tasks.filter(({ employee_id: asked }) => asked === from), to)
      return '0'
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      left.push(`${no}：${error.message}`)
    })
  }
  return { done: waiting.length - left.length, left }
}

const withdraw = answers('approval.withdraw', (context, asked) => deciding(context, asked, async (work) => {
  const { writing, written, approval, tasks, remark } = work
  if (String(approval.applicant) !== context.employee.id) throw new HttpRefusal(403, `只有申请人可以撤回单据 ${String(approval.doc_no)}`)
  await settle(work, tasks, 'closed')
  await note(writing, written, approval, { action: 'withdraw', remark })
  const document = approvalOf(writing, String(approval.doc_kind))
  if (document) await moveDocument(work, document.withdraw)
  return end(work, '3')
}))

/** People of the company who can sign in, in the order of their ids. */
async function peopleOf({ tx, asker }: Writing, ids: readonly string[]): Promise<(Person & { roles: string[] | null })[]> {
  const { rows } = await tx.query<Person & { roles: string[] | null }>(
    `select id::text, name, roles from employee where company_id = $1 and id = any($2::bigint[]) and coalesce(state, 'on') = 'on' order by id`,
    [asker.companyId, ids],
  )
  return rows
}

/** What this file answers of the family `approval`, by call; the module plugs it in. */
export const approvalHandlers = { approve, reject, transfer, withdraw }
