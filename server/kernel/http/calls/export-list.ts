/**
 * Starts the export of what a screen shows: a list, or the cards of a board. The question's shape, its fields and the person's access are
 * judged here, as if it were asked; the job then answers it in full, under the access that the person has by then.
 */
import type { Call, Model } from '../../../../contract/model'
import type { CallRef } from '../../../../contract/plan'
import { readColumns } from '../../tasks/export/columns'
import { fieldsOf, type BoardPayload, type ExportPart, type ExportPayload } from '../../tasks/export/export-list.job'
import { checkQuestion } from '../../read/answer/stream'
import { answers } from '../answers'
import type { CallContext } from '../handler'
import { HttpRefusal } from '../../asker/refusal'
import { readingOf } from '../../read/reading'
import { ourCall } from '../../asker/our-calls'

/**
 * `app.exportList`: queues one list or report as a file, xlsx unless told csv. Answers the id of the task.
 * @throws HttpRefusal 400 for another format, or a question that could not be answered
 */
export const exportList = answers('app.exportList', async (context, body) => {
  const format = body.format ?? 'xlsx'
  if (format !== 'xlsx' && format !== 'csv') throw new HttpRefusal(400, '请求有误：format 只能是 xlsx 或 csv', { format: '只能是 xlsx 或 csv' })
  const { part, call } = readPart(context, body)
  const payload: ExportPayload = { ...part, format }
  return { id: await queueExport(context, call, payload) }
})

/** Queues an export of a call that the person may use, once its question can be answered. @returns the task's id */
export function queueExport(context: CallContext, call: Call, payload: ExportPayload): Promise<string> {
  const { title, says, request } = payload
  return context.db.withCompany(context.caller, async (tx) => {
    await checkQuestion(readingOf(context, tx), call, fieldsOf(payload))
    return context.jobs.enqueue(
      tx, context.caller, { kind: 'exportList', title: `导出 ${title}`, payload, params: says ?? (request.filter ? '有筛选条件' : '全部数据') },
    )
  })
}

/** More cards than this has no board. */
const MOST_PARTS = 60

/**
 * `app.exportBoard`: queues the cards of a board as one workbook, a sheet each. Answers the id of the task; one card that may not be asked refuses all.
 * @throws HttpRefusal 400 for no card, or too many
 */
export const exportBoard = answers('app.exportBoard', async (context, body) => {
  const { parts: given } = body
  if (given.length === 0 || given.length > MOST_PARTS) {
    throw new HttpRefusal(400, `请求有误：parts 应有 1 到 ${MOST_PARTS} 项`, { parts: '没有可以导出的卡片' })
  }
  const asked = given.map((one) => readPart(context, one))
  const payload: BoardPayload = { title: plainText(body.title, MOST_TITLE) || '看板', parts: asked.map(({ part }) => part) }
  const id = await context.db.withCompany(context.caller, async (tx) => {
    for (const { part, call } of asked) await checkQuestion(readingOf(context, tx), call, fieldsOf(part))
    return context.jobs.enqueue(tx, context.caller, {
      kind: 'exportBoard', title: `导出 ${payload.title}`, payload, params: payload.parts.map(({ title }) => title).join('、').slice(0, MOST_SAID),
    })
  })
  return { id }
})

const MOST_TITLE = 80
const MOST_SAID = 2000

interface GivenPart {
  call: CallRef
  request?: unknown
  columns: unknown
  title: string
  says?: string
  totals?: boolean
}

/** One question as a screen puts it, judged as if it were asked. @throws HttpRefusal 400, 403 */
function readPart({ model, access, live }: Pick<CallContext, 'model' | 'access' | 'live'>, body: GivenPart): { part: ExportPart; call: Call } {
  const call = readCall(model, body.call)
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)
  const request = body.request ?? {}
  live.validatorOf(call)({ ...(request as object), page: 1, pageSize: 1 })
  const says = body.says === undefined ? '' : plainText(body.says, MOST_SAID)
  const part: ExportPart = {
    call: { family: call.family, call: call.name }, request: request as ExportPart['request'], columns: readColumns(body.columns),
    title: plainText(body.title, MOST_TITLE) || call.what, ...(says ? { says } : {}), ...(body.totals ? { totals: true as const } : {}),
  }
  return { part, call }
}

const plainText = (text: string, most: number): string => text.replace(/\p{Cc}+/gu, ' ').trim().slice(0, most)

/** A built list or report. @throws HttpRefusal 400 for anything else */
function readCall(model: Model, named: CallRef): Call {
  const call = ourCall(model, named)
  if (!call || call.state !== 'built' || (call.does?.type !== 'list' && call.does?.type !== 'report')) {
    throw new HttpRefusal(400, '请求有误：call 应是一个已开放的列表或报表接口，例如 {"family": "app", "call": "reportFiles"}', { call: '不是可以导出的接口' })
  }
  return call
}
