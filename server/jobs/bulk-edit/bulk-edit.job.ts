/**
 * A bulk edit of many rows as a job: one transaction, progress by rows, cancelled means nothing was changed. Every row's
 * outcome is kept with the job and offered as a workbook. Who asked must still be allowed to when it runs.
 */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Call, Entity, Model } from '../../../codegen/model'
import type { CallRef } from '../../../src/lib/plan'
import type { ListRequest } from '../../../src/lib/wire'
import type { Tx } from '../../database/connect'
import { askerOf } from '../../plugins/access/asker'
import { writeAudit } from '../../plugins/calls/audit'
import { rowsOfQuestion, type BulkRow } from '../../query/bulk.rows'
import { readChanges } from '../../query/bulk.values'
import { own } from '../../query/fields'
import { wordsOf } from '../../query/pending'
import { commitBulk, type BulkOutcome } from '../../query/write.bulk'
import { Refusal } from '../../refusal'
import { createXlsxWriter } from '../export/xlsx'
import type { JobHandler, JobRun } from '../job'

export interface BulkPayload {
  call: CallRef
  list?: CallRef
  rows?: BulkRow[]
  all?: Partial<ListRequest>
  changes: Record<string, unknown>
  title: string
}

export const bulkEditJob: JobHandler = async (run) => {
  const payload = run.payload as BulkPayload
  const call = named(run.model, payload.call)
  const list = payload.list && named(run.model, payload.list)
  const entity = call?.does?.type === 'edit' ? own(run.model.entities, call.does.entity) : undefined
  if (!call || !entity || !run.access.mayCall(call) || (payload.list && !(list && run.access.mayCall(list)))) throw new Refusal(1003, '这项修改已不存在，或您不再有它的权限，没有修改任何数据。')
  const outcome = await run.db.withCompany(run.caller, (tx) => once(tx, run, () => work(tx, run, entity, payload)), { timeoutMs: 0 })
  const file = await writeFile(run, entity, payload, outcome)
  const words = [`已修改 ${outcome.changed} 行`, ...(outcome.refused > 0 ? [`拒绝 ${outcome.refused} 行`] : []), ...(outcome.unchanged > 0 ? [`${outcome.unchanged} 行无需修改`] : [])]
  return { message: words.join('，'), counts: { total: outcome.total, success: outcome.changed + outcome.unchanged, fail: outcome.refused }, file, fileName: `${payload.title}_结果.xlsx` }
}

function named(model: Model, ref: CallRef): Call | undefined {
  return own(own(model.families, ref.family)?.calls ?? {}, ref.call)
}

/** The outcome is kept in the transaction that changes the rows: a second run finds it and changes nothing again. */
async function once(tx: Tx, run: JobRun, work: () => Promise<BulkOutcome>): Promise<BulkOutcome> {
  const mine = [run.caller.companyId, run.id]
  const { rows } = await tx.query<{ result: BulkOutcome | null }>('select result from job where company_id = $1 and id = $2::bigint', mine)
  if (rows[0]?.result) return rows[0].result
  const outcome = await work()
  await tx.query('update job set result = $3::jsonb where company_id = $1 and id = $2::bigint', [...mine, JSON.stringify(outcome)])
  return outcome
}

async function work(tx: Tx, run: JobRun, entity: Entity, payload: BulkPayload): Promise<BulkOutcome> {
  const asker = askerOf(run)
  const changes = readChanges(entity, asker, payload.changes)
  const rows = payload.rows ?? (await rowsOfQuestion(tx, run.model, asker, entity, payload.all ?? {}))
  const author = { caller: run.caller, employee: run.employee, call: { family: payload.call.family, name: payload.call.call }, address: '' }
  const context = { events: run.events, audit: (within: Tx, entries: Parameters<typeof writeAudit>[3] | Parameters<typeof writeAudit>[3][number]) => writeAudit(within, run.model, author, [entries].flat()) }
  return commitBulk(context, { tx, model: run.model, asker, now: run.now() }, entity, rows, changes, (done) => run.progress((done / rows.length) * 95, `已处理 ${done} / ${rows.length} 行`))
}

async function writeFile(run: JobRun, entity: Entity, payload: BulkPayload, outcome: BulkOutcome): Promise<string> {
  const path = await run.files.temporary()
  try {
    const out = createWriteStream(path, { mode: 0o600 })
    const written = finished(out)
    written.catch(() => undefined)
    const fields = Object.keys(payload.changes).flatMap((each) => own(entity.fields, each) ?? [])
    const writer = createXlsxWriter(out, { title: payload.title })
    await writer.head(['名称', '结果', ...fields.flatMap(({ label }) => [`${label}（改前）`, `${label}（改后）`]), '原因'])
    for (const item of outcome.items) {
      const result = item.error !== undefined ? '拒绝' : Object.keys(item.after).length > 0 ? '已修改' : '无需修改'
      const words = fields.flatMap((field) => [field.name in item.before ? wordsOf(run.model, field, item.before[field.name]) : '', field.name in item.after ? wordsOf(run.model, field, item.after[field.name]) : ''])
      await writer.row([item.title, result, ...words, item.error ?? ''].map((text) => ({ text })))
    }
    await writer.end()
    await written
    return await run.files.take(run.caller.companyId, path)
  } finally {
    await rm(path, { force: true })
  }
}
