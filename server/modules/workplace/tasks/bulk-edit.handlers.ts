/**
 * Bulk edit: many rows of one list changed through the call that edits one of them, under that call's own access. Few rows
 * are written at once, many as a job; a preview writes nothing.
 */
import type { Call, Entity } from '../../../../contract/model'
import type { CallRef } from '../../../../contract/plan'
import { CODES, type ListRequest } from '../../../../contract/wire'
import type { BulkPayload } from '../../../kernel/tasks/bulk-edit/bulk-edit.job'
import { askerOf } from '../../../kernel/asker/asker-of'
import { readRows, rowsOfQuestion, type BulkRow } from '../../../kernel/write/bulk.rows'
import { readChanges } from '../../../kernel/write/bulk.values'
import { own } from '../../../kernel/read/statement/fields'
import { commitBulk, previewBulk, told, type BulkOutcome } from '../../../kernel/write/write.bulk'
import { HttpRefusal, Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { rowId } from '../../../kernel/store/row-id'
import { ourCall } from '../../../kernel/asker/our-calls'

/** Rows written while the person waits; more of them are a job. */
const AT_ONCE = 200

/** Chosen rows or all that the question finds; a preview writes nothing, and a job is started where they are many. @throws HttpRefusal of both or neither */
export const bulkEdit = answers('app.bulkEdit', async (context, body): Promise<BulkOutcome & { job?: string }> => {
  const { model, db, caller } = context
  const { call, entity } = editOf(context, body.call)
  const asker = askerOf(context)
  const offered = { call, access: context.access }
  const changes = readChanges(model, entity, asker, body.changes)
  if ((body.rows === undefined) === (body.all === undefined)) throw new HttpRefusal(400, '请求有误：rows（选中的行）与 all（全部筛选结果）写其中一个', { rows: '与 all 二选一' })
  const all = body.all === undefined ? undefined : questionOf(context, entity, body.all, body.list)
  return db.withCompany(caller, async (tx) => {
    const writing = { tx, model, asker, now: context.now(), ...(body.confirmed ? { confirmed: true } : {}) }
    const rows: BulkRow[] = all ? await rowsOfQuestion(writing, entity, all) : readRows(entity, body.rows ?? [])
    if (body.preview) return previewBulk(writing, entity, rows, changes, offered)
    if (rows.length <= AT_ONCE) {
      const outcome = await commitBulk({ ...context, offered }, writing, entity, rows, changes)
      return { ...outcome, items: told(outcome.items) }
    }
    // The question is asked again by the job, under what the person may see then.
    const payload: BulkPayload = {
      call: body.call, changes: body.changes as Record<string, unknown>, title: `批量修改${entity.label}`,
      ...(all ? { all, list: body.list! } : { rows }), ...(body.confirmed ? { confirmed: true } : {}),
    }
    const job = await context.jobs.enqueue(tx, caller, { kind: 'bulkEdit', title: `批量修改 ${entity.label}（${rows.length} 行，${call.what}）`, payload })
    return { total: rows.length, changed: 0, refused: 0, unchanged: 0, toConfirm: 0, items: [], job }
  })
})

/** What a bulk edit that ran as a job made of each row. */
export const bulkResult = answers('app.bulkResult', async ({ db, caller }, { job }): Promise<BulkOutcome> => {
  const { rows } = await db.withCompany(
    caller,
    (tx) => tx.query<{ state: string; result: BulkOutcome | null }>(
      `select state, result from job where company_id = $1 and employee_id = $2 and kind = 'bulkEdit' and id = $3::bigint`,
      [caller.companyId, caller.employeeId, rowId(job)],
    ),
    { readOnly: true },
  )
  const found = rows[0]
  if (!found) throw new Refusal(CODES.notFound, '没有这个批量修改任务，或不是您发起的。')
  if (!found.result) throw new Refusal(CODES.notFound, ['wait', 'running'].includes(found.state) ? '任务还没有完成，请稍后再看。' : '任务没有完成，没有修改任何数据。')
  return { ...found.result, items: told(found.result.items) }
})

/** A built call that edits rows, which the person may use. @throws HttpRefusal 400, 403 */
export function editOf({ model, access }: CallContext, named: CallRef): { call: Call; entity: Entity } {
  const call = ourCall(model, named)
  const entity = call?.does?.type === 'edit' ? own(model.entities, call.does.entity) : undefined
  if (!call || call.state !== 'built' || !entity) {
    throw new HttpRefusal(400, '请求有误：call 应是一个已开放的修改接口，例如 {"family": "app", "call": "shopEdit"}', { call: '不是可以修改的接口' })
  }
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)
  return { call, entity }
}

/** The list's question, judged as if it were asked of the list itself. */
function questionOf({ model, access, live }: CallContext, entity: Entity, all: unknown, named: CallRef | undefined): Partial<ListRequest> {
  const list = ourCall(model, named)
  if (!list || list.state !== 'built' || list.does?.type !== 'list' || list.does.entity !== entity.name) {
    throw new HttpRefusal(400, `请求有误：list 应是列出「${entity.label}」的接口`, { list: '不是这些行的列表' })
  }
  if (!access.mayCall(list)) throw new HttpRefusal(403, `您没有使用「${list.what}」的权限，请联系管理员开通`)
  const request = { ...(all as object), page: 1, pageSize: 1 }
  live.validatorOf(list)(request)
  return request as Partial<ListRequest>
}
