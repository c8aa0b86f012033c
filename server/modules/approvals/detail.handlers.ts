/**
 * One approval for whoever takes part in it: the document whole beside what may be decided, what changed since it was last
 * handed in and since it was handed in for this approval, the steps with who took how long, and the next one that waits.
 */
import type { Entity } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { mayRead, placeOfRow } from '../../kernel/asker/access/reach'
import { askerOf } from '../../kernel/asker/asker-of'
import { Refusal } from '../../kernel/asker/refusal'
import { answers, type Answered } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { answerGet } from '../../kernel/read/answer/get'
import { entityOf } from '../../kernel/asker/own'
import { own } from '../../kernel/read/statement/fields'
import { rowId } from '../../kernel/store/row-id'
import type { Writing } from '../../kernel/write/write.row'
import { attachmentDownload } from '../settings/public'
import type { FlowStep } from './flows-for'
import { heirsOf } from './heirs'
import { mayDo, namesOf } from './of-document.handlers'
import { rowsOf, namesIn, toldChanges, toldWhole } from './told'
import { changesOf, stampOf, versionBefore, versionOf, wholeOf, type Whole } from './whole'

type Detail = Answered<'approval.detail'>
type Document = NonNullable<Detail['document']>

/** @throws Refusal notFound for whoever takes no part */
async function refuseStranger({ tx, asker }: Writing, id: string): Promise<void> {
  const { rows } = await tx.query(
    'select 1 from approval_task where company_id = $1 and approval_id = $2::bigint and employee_id = $3::bigint limit 1',
    [asker.companyId, id, asker.employeeId],
  )
  if (rows.length === 0 && !asker.everything) throw new Refusal(CODES.notFound, '没有这张审批单据，或您不是它的申请人、审批人与抄送人')
}

/** @throws Refusal for whoever takes no part in the approval, unless they may do everything */
export const detail = answers('approval.detail', (context, { id: asked }) =>
  context.db.withCompany(context.caller, async (tx) => {
    const asker = askerOf(context)
    const writing: Writing = { tx, model: context.model, asker, now: context.now() }
    const entity = entityOf(writing, 'approval')
    const id = rowId(asked)
    await refuseStranger(writing, id)
    const fields = [
      'id', 'doc_no', 'doc_kind', 'title', 'currency', 'amount', 'applicant', 'flow_name', 'step_name', 'waiting_names', 'status', 'remark',
      'create_time', 'finish_time',
    ].filter((field) => !asker.hidden('approval').has(field))
    const row = (await answerGet(writing, entity, { id }, fields)) as Pick<Detail, 'id'>
    const { rows: [approval = {}] } = await tx.query<Row>(
      'select id::text, doc_no, doc_kind, doc_id, status, step_no, steps, applicant::text, remark from approval where company_id = $1 and id = $2::bigint',
      [asker.companyId, id],
    )
    const { rows: history } = await tx.query<Detail['history'][number]>(
      `select id::text, step_no, step_name, action, employee_id::text, to_employee::text, remark, create_time from approval_history
        where company_id = $1 and approval_id = $2::bigint order by id`,
      [asker.companyId, id],
    )
    const may = await mayDo(context, writing, approval)
    const document = await documentOf(context, writing, approval)
    return {
      ...row, history, may, steps: await stepsOf(writing, approval), ...(document ? { document } : {}),
      heirs: may.includes('transfer') ? await heirsOf(writing, approval) : [],
      ...(await nextOf(writing, id)),
    }
  }, { readOnly: true }))

/** Undefined where the document was removed, or is of a kind that is no more. */
async function documentOf({ model, access }: CallContext, writing: Writing, approval: Row): Promise<Document | undefined> {
  const entity = own(model.entities, String(approval['doc_kind']))
  if (!entity) return undefined
  const id = String(approval['doc_id'])
  const whole = await wholeOf(writing, entity, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === CODES.notFound) return undefined
    throw error
  })
  if (!whole) return undefined
  const handedIn = await versionOf(writing, String(approval['id']))
  const last = await versionBefore(writing, approval)
  const names = await namesIn(writing, rowsOf(writing, entity, [whole, handedIn, last?.content].filter((each): each is Whole => each !== undefined)))
  const waits = approval['status'] === '0'
  const place = mayRead(model, access, entity) ? placeOfRow(model, access, entity, id) : undefined
  return {
    kind: entity.name, label: entity.label, id, seen: stampOf(model, entity, whole),
    route: place?.route ?? null, query: place?.query ?? {},
    ...toldWhole(writing, entity, whole, names),
    again: last !== undefined,
    changes: last && handedIn ? toldChanges(writing, entity, changesSaid(model, entity, last, handedIn), names) : [],
    later: waits && handedIn && stampOf(model, entity, handedIn) !== stampOf(model, entity, whole)
      ? toldChanges(writing, entity, changesOf(model, entity, handedIn, whole), names) : [],
    files: await filesOf(writing, approval),
  }
}

/** The reason of a refusal is written into the document by the refusal itself: that is no change of its applicant's. */
function changesSaid(model: Writing['model'], entity: Entity, last: { content: Whole; remark: string | null }, now: Whole) {
  return changesOf(model, entity, last.content, now).map((change) => (change.has === undefined
    ? { ...change, fields: change.fields.filter((field) => last.remark === null || change.after?.[field] !== last.remark) }
    : change))
}

async function filesOf({ tx, asker }: Writing, approval: Row): Promise<Document['files']> {
  const { rows } = await tx.query<Document['files'][number]>(
    'select f.id::text, f.file_name as name, f.file_size::int as size from attachment f where f.company_id = $1 and f.ref_no = $2 order by f.id limit 100',
    [asker.companyId, approval['doc_no']],
  )
  return rows
}

interface Decided extends Row { step_no: number; who: string; state: string; remark: string | null; create_time: Date; done_time: Date | null }

/** The steps in their order, each with those who were asked: since when, until when, what they said. */
async function stepsOf(writing: Writing, approval: Row): Promise<Detail['steps']> {
  const { tx, asker } = writing
  const { rows } = await tx.query<Decided>(
    `select t.step_no, coalesce(e.name, '') as who, t.state, t.remark, t.create_time, t.done_time
     from approval_task t left join employee e on e.company_id = t.company_id and e.id = t.employee_id
     where t.company_id = $1 and t.approval_id = $2::bigint and t.part = 'approve' order by t.id`,
    [asker.companyId, approval['id']],
  )
  const steps = approval['steps'] as FlowStep[]
  const people = await namesOf(writing, steps)
  return steps.map((step) => ({
    name: step.step_name, whom: people(step), all: step.mode === 'all',
    now: approval['status'] === '0' && Number(step.step_no) === Number(approval['step_no']),
    asked: rows.filter(({ step_no: no }) => Number(no) === Number(step.step_no)).map(({ who, state, remark, create_time: from, done_time: until }) => (
      { who, state, remark: remark ?? '', from: new Date(from).toISOString(), until: until === null ? null : new Date(until).toISOString() }
    )),
  }))
}

/** The one that stands below this in the list of what waits for the asker, else the first of it. */
async function nextOf({ tx, asker }: Writing, id: string): Promise<Pick<Detail, 'next' | 'waiting'>> {
  const { rows } = await tx.query<{ id: string }>(
    `select w.approval_id::text as id from approval_task w
      where w.company_id = $1 and w.employee_id = $2::bigint and w.part = 'approve' and w.state = 'waiting' and w.approval_id <> $3::bigint
      order by (w.id < coalesce((select max(t.id) from approval_task t where t.company_id = $1 and t.approval_id = $3::bigint
        and t.employee_id = $2::bigint and t.part = 'approve'), 0)) desc, w.id desc`,
    [asker.companyId, asker.employeeId, id],
  )
  return { next: rows[0]?.id ?? null, waiting: rows.length }
}

/** A file that was kept for the document's number. @throws Refusal notFound */
export const file = answers('approval.file', async (context, { id, file: asked }) => {
  await context.db.withCompany(context.caller, async (tx) => {
    const writing: Writing = { tx, model: context.model, asker: askerOf(context), now: context.now() }
    await refuseStranger(writing, rowId(id))
    const { rows } = await tx.query(
      `select 1 from approval a join attachment f on f.company_id = a.company_id and f.ref_no = a.doc_no
        where a.company_id = $1 and a.id = $2::bigint and f.id = $3::bigint`, [context.caller.companyId, rowId(id), rowId(asked)],
    )
    if (rows.length === 0) throw new Refusal(CODES.notFound, '没有这个附件，可能已被删除，请刷新')
  }, { readOnly: true })
  return attachmentDownload(context, asked)
})
