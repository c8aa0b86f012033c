/**
 * Starts the export of what a screen shows. The question's shape, its fields and the person's access are judged here, as if it were
 * asked; the job then answers it in full, under the access that the person has by then.
 */
import type { Call, Model } from '../../../../contract/model'
import type { CallRef } from '../../../../contract/plan'
import { readColumns } from '../../tasks/export/columns'
import { fieldsOf, type ExportPayload } from '../../tasks/export/export-list.job'
import { checkQuestion } from '../../read/answer/stream'
import { answers } from '../answers'
import type { CallContext } from '../handler'
import { HttpRefusal } from '../../asker/refusal'
import { readingOf } from '../../read/reading'
import { ourCall } from '../../asker/our-calls'

export const exportList = answers('app.exportList', async (context, body) => {
  const { model, access, live } = context
  const call = readCall(model, body.call)
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)
  const format = body.format ?? 'xlsx'
  if (format !== 'xlsx' && format !== 'csv') throw new HttpRefusal(400, '请求有误：format 只能是 xlsx 或 csv', { format: '只能是 xlsx 或 csv' })
  const request = body.request ?? {}
  live.validatorOf(call)({ ...(request as object), page: 1, pageSize: 1 })
  const columns = readColumns(body.columns)
  const title = body.title.replace(/\p{Cc}+/gu, ' ').trim().slice(0, 80) || call.what
  const says = body.says?.replace(/\p{Cc}+/gu, ' ').trim().slice(0, 2000)
  const payload: ExportPayload = {
    call: { family: call.family, call: call.name }, request: request as ExportPayload['request'], columns, title, format, ...(says ? { says } : {})
  }
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

/** A built list or report. @throws HttpRefusal 400 for anything else */
function readCall(model: Model, named: CallRef): Call {
  const call = ourCall(model, named)
  if (!call || call.state !== 'built' || (call.does?.type !== 'list' && call.does?.type !== 'report')) {
    throw new HttpRefusal(400, '请求有误：call 应是一个已开放的列表或报表接口，例如 {"family": "app", "call": "reportFiles"}', { call: '不是可以导出的接口' })
  }
  return call
}
