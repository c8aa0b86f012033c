/**
 * A bulk edit of many rows as a job: one transaction, progress by rows, cancelled means nothing was changed. Every row's
 * outcome is kept with the job and offered as a workbook. Who asked must still be allowed to when it runs.
 */
import type { Call, Entity, Field } from '../../../../contract/model'
import type { CallRef } from '../../../../contract/plan'
import { CODES, type ListRequest, type Row } from '../../../../contract/wire'
import type { Tx } from '../../store/connect'
import { askerOf } from '../../asker/asker-of'
import { rowsOfQuestion, type BulkRow } from '../../write/bulk.rows'
import { readChanges } from '../../write/bulk.values'
import { own } from '../../read/statement/fields'
import { wordsOf } from '../../read/statement/pending'
import { commitBulk, type BulkOutcome } from '../../write/write.bulk'
import { Refusal } from '../../asker/refusal'
import { keepBook, type Book } from '../export/book'
import type { JobHandler, JobRun } from '../job'
import { once, writingFor } from '../writing'
import { ourCall } from '../../asker/our-calls'

/** What the job is to do: the rows by their keys (`rows`), or all that a question of `list` finds (`all`); `changes` by field. */
export interface BulkPayload {
  call: CallRef
  list?: CallRef
  rows?: BulkRow[]
  all?: Partial<ListRequest>
  changes: Record<string, unknown>
  title: string
  /** The person means what has to be confirmed. */
  confirmed?: boolean
}

/**
 * The job `bulkEdit`; a second run after a crash changes nothing again. Leaves a workbook of every row's outcome.
 * @throws Refusal where the call is gone, or no longer the person's
 */
export const bulkEditJob: JobHandler = async (run) => {
  const payload = run.payload as BulkPayload
  const call = ourCall(run.model, payload.call)
  const list = payload.list && ourCall(run.model, payload.list)
  const entity = call?.does?.type === 'edit' ? own(run.model.entities, call.does.entity) : undefined
  if (!call || !entity || !run.access.mayCall(call) || (payload.list && !(list && run.access.mayCall(list)))) {
    throw new Refusal(CODES.notFound, '这项修改已不存在，或您不再有它的权限，没有修改任何数据。')
  }
  const outcome = await run.db.withCompany(run.caller, (tx) => once(tx, run, () => work(tx, run, { entity, call }, payload)), { timeoutMs: 0, again: true })
  const file = await keepBook(run.files, run.caller.companyId, bookOf(run, entity, payload, outcome), run.signal)
  const words = [
    `已修改 ${outcome.changed} 行`, ...(outcome.refused > 0 ? [`拒绝 ${outcome.refused} 行`] : []),
    ...(outcome.unchanged > 0 ? [`${outcome.unchanged} 行无需修改`] : [])
  ]
  return {
    message: words.join('，'), counts: { total: outcome.total, success: outcome.changed + outcome.unchanged, fail: outcome.refused }, file,
    fileName: `${payload.title}_结果.xlsx`,
  }
}

async function work(tx: Tx, run: JobRun, { entity, call }: { entity: Entity; call: Call }, payload: BulkPayload): Promise<BulkOutcome> {
  const asker = askerOf(run)
  const changes = readChanges(run.model, entity, asker, payload.changes)
  const rows = payload.rows ?? (await rowsOfQuestion({ tx, model: run.model, asker }, entity, payload.all ?? {}))
  const writing = { tx, model: run.model, asker, now: run.now(), ...(payload.confirmed ? { confirmed: true } : {}) }
  return commitBulk(
    { ...writingFor(run, call), offered: { call, access: run.access } }, writing, entity, rows, changes,
    (done) => run.progress((done / rows.length) * 95, `已处理 ${done} / ${rows.length} 行`),
  )
}

/** Every row's outcome, as it is told to whoever asked. */
function bookOf({ model }: JobRun, entity: Entity, { title, changes }: BulkPayload, { items }: BulkOutcome): Book {
  const fields = Object.keys(changes).flatMap((each) => own(entity.fields, each) ?? [])
  const words = (field: Field, row: Row): string => (field.name in row ? wordsOf(model, field, row[field.name]) : '')
  return {
    title,
    head: ['名称', '结果', ...fields.flatMap(({ label }) => [`${label}（改前）`, `${label}（改后）`]), '原因'],
    lines: items.map(({ title: name, error, before, after }) => {
      const result = error !== undefined ? '拒绝' : Object.keys(after).length > 0 ? '已修改' : '无需修改'
      return [name, result, ...fields.flatMap((field) => [words(field, before), words(field, after)]), error ?? ''].map((text) => ({ text }))
    }),
  }
}
